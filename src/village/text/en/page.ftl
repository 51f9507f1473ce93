### Texts of the page around the game. The texts of a game are in the folder of the game.

## All screens

page-skip = Skip to content
page-nav = Main
page-tables = Tables
page-rules = Rules
page-language = Language
page-theme = Theme
page-theme-auto = System
page-theme-light = Light
page-theme-dark = Dark
page-name = Name
page-save = Save
page-close = Close
page-yes = Yes
page-no = No
page-guest = Guest
page-deleted = Deleted player
page-none = none
page-player = Player { $n }
page-you = you
page-settings = Settings
page-account-more = Account, notifications and API
page-seat-anywhere = Continue on another device
page-saved = Saved
page-list = Text view
page-list-note = Shows everything as text below the board, also for screen readers.
page-bot = bot
page-player-list = At the table
page-turn-tables = { $n ->
    [one] Your turn at 1 table
   *[other] Your turn at { $n } tables
}
page-turn-elsewhere = { $n ->
    [one] It is your turn at another table.
   *[other] It is your turn at { $n } other tables.
}
page-unofficial = Unofficial fan project. Names and trademarks belong to their owners.
page-api = API
page-home = Home

## Home

page-play-now = Play against bots
page-play-now-note = One click: you and two bots.
page-level = Level
page-level-beginner = beginner
page-level-easy = easy
page-level-medium = medium
page-level-hard = hard
page-level-master = master
page-level-random = random
page-level-greedy = greedy
page-level-beginner-note = For your very first game.
page-level-easy-note = Good after the tutorial.
page-level-medium-note = For players who know the rules.
page-level-hard-note = For experienced players.
page-level-master-note = Almost unbeatable.
page-continue = Continue game
page-modes = Other ways to play
page-share = Pass and play
page-share-note = Share one device; secret information is hidden between turns.
page-play-friends = Play with friends
page-play-friends-note = Send a link or show a QR code. No registration needed.
page-new = Create table
page-new-note = Choose edition, expansions and options.
page-open = Open tables
page-all-games = All { $n } games
page-seat-kept = You can leave a table at any time: your seat stays reserved, and you can return from this browser.
page-how = How to play
page-how-more = All rules

## Table lists

page-list-mine = My games
page-list-mine-none = You have no games yet.
page-list-open = Open tables
page-list-open-none = No open tables right now.
page-list-watch = Games to watch
page-list-watch-none = No games to watch right now.
page-your-turn = Your turn
page-status-open = Waiting for players
page-status-playing = In progress
page-status-over = Finished
page-status-stopped = Stopped
page-free-seats = { $n ->
    [one] 1 open seat
   *[other] { $n } open seats
}
page-list-finished = Finished games
page-list-mine-start = Play against bots with one click, or create a table to play with others.
page-list-open-start = Create a public table, and anyone can join.
page-list-watch-start = Public games appear here once they start.
page-filter = Search by name or expansion
page-filter-none = No matching tables.
page-others-turn = Opponent’s turn
page-act-join = Join
page-act-watch = Watch
page-act-replay = Replay

## Create table

page-who = Players
page-game = Game
page-seats = Number of players
page-seat = Seat { $n }
page-seat-me = This device
page-seat-bot = Bot, { $level }
page-seat-open = Open seat
page-seat-link = Invite by link
page-edition = Edition
page-expansion-count = { $n } expansions
page-expansions = Expansions
page-options = Options
page-random = random
page-clock = Time control
page-clock-none = Unlimited
page-clock-none-note = No clock: take all the time you need.
page-clock-quick = Real-time
page-clock-quick-note = 20 minutes per player + 10 seconds per move.
page-clock-slow = Turn-based
page-clock-slow-note = 2 days per turn.
page-public = Public
page-public-note = Anyone can find, join or watch this table.
page-begin = Start game
page-create-table = Create table
page-seats-some = This edition is for { $from } to { $to } players.
page-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
page-all-bots = Not every seat can be a bot: at least one player must be human.
page-absent = If a player is away
page-absent-wait = wait
page-absent-bot = a bot plays until they return

## Lobby

page-waiting = Waiting for players
page-seat-free = Open seat
page-seat-invited = Reserved (invite sent)
page-join = Join
page-invite = Invite
page-add-bot = Add bot
page-link-note = The first person to open this link gets this seat. The link works only once.
page-copy = Copy
page-copied = Copied
page-qr = QR code for the link
page-seats-empty = { $n ->
    [one] 1 seat is still open.
   *[other] { $n } seats are still open.
}
page-host-begins = Waiting for the host to start the game.
page-leave = Leave
page-name-here = Your name at this table
page-waiting-note = The host can start the game once every seat is taken. You can close this page in the meantime: your seat is reserved.
page-link-again = New link
page-send-link = Share
page-free-seat = Remove bot
page-table-link = Anyone who opens this link can take an open seat.

## During the game

page-opening = Loading table …
page-not-found = Page not found
page-connection-lost = Connection lost. Reconnecting; your game is safe.
page-plays-beginner = Considers only this turn, and often settles for a move that is almost as good as the best.
page-plays-easy = Trained on many games, but often does not play its best move.
page-plays-medium = Trained on many games, but does not always play its best move.
page-plays-hard = Trained on many games, and usually plays its best move.
page-plays-master = Trained on many games, and thinks ahead before each move.
page-plays-random = Plays random legal moves.
page-plays-greedy = Plays the move that gains the most this turn.
page-bot-name = { $n ->
    [1] Agnes
    [2] Bruno
    [3] Clara
    [4] Dunstan
   *[other] Edith
}
page-moves-count = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
page-table-actions = Table
page-moves = Available moves
page-illegal-moves = Unavailable moves, and why
page-illegal-moves-none = Every move is available.
page-undo = Undo
page-undo-key = Undo (Ctrl+Z)
page-undo-request = Request undo
page-undo-nothing = Nothing to undo.
page-undo-revealed = Can’t undo: something new has been revealed.
page-undo-shown = Can’t undo: your move has revealed hidden information.
page-undo-others = Can’t undo: another player has moved.
page-undo-seen = The next player has already seen the position and has to agree.
page-undo-daily = Can’t undo: in a daily challenge, a move stands once a bot has moved.
page-undo-waiting = Undo requested; the other players have to agree.
page-undo-denied = { $who } declined the undo request: the move stands.
page-undo-requested = { $who } asks to undo their last move.
page-undone = { $who } undid: { $move }
page-undone-with-others = { $who } undid: { $move }, and the moves after it
page-redo = Redo
page-redo-key = Redo (Ctrl+Y)
page-redone = { $who } redid: { $move }
page-redone-with-others = { $who } redid: { $move }, and the moves after it
page-playing = { $who } is playing …
page-over = The game is over.
page-stopped = This game was stopped; you can only view it.
page-stopped-title = Game stopped
page-stopped-rules = The rules have changed since this game was played. You can replay it up to this position and download it.
page-replay-position = Replay: move { $ply } of { $plies }
page-replay-next = Next:
page-replay-exit = Exit replay
page-sidebar = Sidebar
page-tab-log = Log
page-tab-scores = Scores
page-tab-chat = Chat
page-tab-overview = Overview
page-log-empty = Nothing has happened yet.
page-news = Since your last turn
page-news-opening = Before your first turn
page-replay-show = Go to this move
page-chat-empty = No messages yet.
page-chat-message = Write a message
page-chat-send = Send
page-online = online
page-offline = away
page-resigned = resigned
page-pass-device = { $name }, it is your turn
page-pass-device-note = Pass the device to { $name }. Everyone else, look away.
page-pass-device-ready = I am { $name }
page-not-found-note = The link may be incomplete, or the table may have been removed. Start a game on the home page; your own games are under Tables.
page-watching = Spectating
page-watching-note = You see only what all players can see.
page-stop-watching = Back to tables
page-imported = Imported
page-imported-note = This game comes from a file; the player names are not verified.
page-bottom-nav = Sections of the table
page-unread = unread
page-chat-no-players = There are no other people at this table, and bots do not chat.
page-chat-watching = Spectators can chat after the game.
page-mute = Mute { $who }
page-unmute = Unmute { $who }

## Text view

page-text-view = Text view

## Replay, resigning, end of the game

page-replay = Replay
page-replay-back = Previous move
page-replay-forward = Next move
page-replay-move = Move { $n } of { $last }
page-speed = Animation speed
page-speed-0 = instant
page-speed-1 = fast
page-speed-2 = normal
page-speed-3 = slow
page-speed-4 = very slow
page-export = Download game
page-import = Open a saved game
page-resign = Resign
page-resign-sure = Resign this game?
page-rematch = Rematch
page-rematch-created = The rematch is ready: your seat is reserved.
page-rematch-join = Join rematch
page-won = { $n ->
    [one] { $who } wins!
   *[other] { $who } share the victory!
}
page-ended = { $n ->
    [one] Game over: 1 point
   *[other] Game over: { $n } points
}
page-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-score-line = Category
page-search = Search the rules
page-long = Full

## Errors

page-problem-offline = The server cannot be reached.
page-problem-stale = The game has moved on in the meantime; please check again.
page-problem-not-your-turn = It’s not your turn.
page-problem-bad-link = This link has already been used or withdrawn.
page-problem-no-such-position = There is no such move in this game.
page-problem-late-link = This invitation has already been used, or the game has already started. You can watch.
page-problem-seat-taken = This seat is taken.
page-problem-already-seated = You are already at this table.
page-problem-already-started = The game has already started.
page-problem-cannot-undo = This cannot be undone.
page-problem-rate-limited = Too many requests; please slow down.
page-problem-too-many-tables = You have too many unfinished games; finish or resign one first.
page-problem-bad-record = This file contains no game, or it is damaged.
