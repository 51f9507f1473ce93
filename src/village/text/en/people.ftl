### Playing with other people: names, quick match, leaderboards and rated games.

page-name-ask = What should the other players call you?
page-name-ask-note = They see this name at the table. You can change it at any time in your profile.
page-name-field = Your name
page-name-save = Continue
page-name-guest = Stay “{ page-guest }”
page-problem-name-missing = Please enter the name that other players see.

page-match = Quick match
page-match-note = You join an open table that fits. If there is none, you wait at a new one, and the game starts once the seats are taken.
page-match-find = Find a game
page-match-any = Any number of players
page-match-expansions = Expansions
page-match-base = Base game
page-match-speed = Speed
page-play-online = Play online
page-play-online-note = Quick match, open tables and leaderboards.

page-filters = Filters
page-filter-games = All games
page-filter-speeds = Any speed
page-filter-expansions = With or without expansions
page-filter-none-with = No table matches these filters.

page-friends-settings = Other settings
page-invite-friends-note = Send this link: your friends can take the open seats.

page-rated = Rated
page-unrated = Not rated
page-rated-note = This game counts for the rating.
page-unrated-imported = Not rated: this game was not played here from the start.
page-unrated-shared-seats = Not rated: one player has several seats.
page-unrated-solo = Not rated: ratings compare players, and this is a solo game.
page-unrated-custom-values = Not rated: this table uses custom values.
page-unrated-unrated-bot = Not rated: one of the bots has no rating.
page-unrated-guest = Not rated: games against other people count only if all of them have an account.
page-unrated-own-bot = Not rated: a player plays against a bot of their own.
page-unrated-helped = Not rated: a hint or an analysis was requested during the game.

page-leaderboards = Leaderboards
page-leaderboards-note = Players with an account whose rating is certain enough, which takes about ten rated games.
page-leaderboard-none = No one is listed yet. Sign up and finish about ten rated games to be the first.
page-leaderboard-rank = Rank
page-leaderboard-player = Player
page-leaderboard-points = Rating
page-leaderboard-games = Games
page-leaderboard-mine = Your rating: { $points }
page-leaderboard-provisional = Your rating: { $points }, but still uncertain ({ $low } to { $high }). A few more rated games will put you on the list.
page-leaderboard-guest = Your rating: { $points }. Sign up to be listed.
page-rating-provisional = { $points }, still uncertain
page-clock-days = { $n ->
    [one] 1 day per turn
   *[other] { $n } days per turn
}
