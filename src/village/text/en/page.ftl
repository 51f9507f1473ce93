### What the page says beside the game. Sentences of the game itself lie in the folder of the game.

## Everywhere

page-skip = Skip to the content
page-nav = Pages
page-tables = Tables
page-rules = Rules
page-language = Language
page-theme = Theme
page-theme-auto = As the system
page-theme-light = Daylight
page-theme-dusk = Dusk
page-name = Name
page-save = Save
page-close = Close
page-yes = Yes
page-no = No
page-guest = Guest
page-deleted = Somebody
page-none = none
page-player = Player { $n }
page-you = you
page-settings = Settings
page-me-more = Account, notices and programs
page-seat-anywhere = Play on from another device
page-saved = Saved
page-list = List view
page-list-note = Everything in words under the board, also for screen readers.
page-bot = bot
page-sitters = At the table
page-turn-elsewhere = { $n ->
    [one] It is your turn at another table.
   *[other] It is your turn at { $n } other tables.
}
page-unofficial = Unofficial, made by players. Names and brands belong to their owners.
page-programs = For programs
page-to-start = To the first page

## The first screen

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
page-level-beginner-note = For the very first game.
page-level-easy-note = Good after the guided game.
page-level-medium-note = For those who know the rules.
page-level-hard-note = For experienced players.
page-level-master-note = Hardly anybody beats them.
page-continue = Go on playing
page-ways = Other ways to play
page-share = At one screen
page-share-note = Pass the device around; where there are secrets, a curtain falls between turns.
page-friends = With friends
page-friends-note = Send a link or show a code. Nobody has to register.
page-new = New table
page-new-note = Choose edition, boxes, options and clocks.
page-open = Open tables
page-all-games = All { $n } games
page-seat-kept = You can leave a table at any time: your seat is kept, and this browser finds the way back.
page-how = How it is played
page-how-more = All rules

## Lists of tables

page-list-mine = My games
page-list-mine-none = You do not sit at any table yet.
page-list-open = Open tables
page-list-open-none = Nobody is looking for players now.
page-list-watch = Games to watch
page-list-watch-none = There is no game to watch now.
page-your-turn = Your turn
page-status-open = waiting for players
page-status-playing = being played
page-status-over = finished
page-status-stopped = stopped
page-free-seats = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
page-list-finished = Finished games
page-list-mine-start = Play against bots, or lay a table for others: it takes one click.
page-list-open-start = Lay a table and show it here; whoever comes by can sit down.
page-list-watch-start = Games that are shown in the list appear here once they begin.
page-filter = Find by name or box
page-filter-none = No table fits.
page-somebody-asked = Somebody else is asked
page-act-join = Sit down
page-act-watch = Watch
page-act-replay = Look again

## A new table

page-who = Who plays
page-game = What is played
page-seats = Players
page-seat = Seat { $n }
page-seat-me = at this screen
page-seat-bot = Bot, { $level }
page-seat-open = open to everybody
page-seat-link = for somebody I invite
page-edition = Edition
page-boxes = Boxes
page-options = Options
page-chance = by chance
page-pace = Pace
page-pace-none = Without a clock
page-pace-none-note = Everybody takes the time they need.
page-pace-quick = At one sitting
page-pace-quick-note = 20 minutes each, and 10 seconds more for every answer.
page-pace-slow = Over days
page-pace-slow-note = 2 days for every turn.
page-listed = Show it in the list
page-listed-note = Everybody may find it, sit down or watch.
page-begin = Begin
page-lay = Lay the table
page-seats-some = This edition seats { $from } to { $to }.
page-unprinted = { $n ->
    [one] 1 of its numbers is not printed anywhere we could read.
   *[other] { $n } of its numbers are not printed anywhere we could read.
}
page-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
page-all-bots = Somebody has to play: not every seat can be a bot's.
page-absent = If somebody is away
page-absent-wait = wait for them
page-absent-bot = a bot plays until they are back

## Before the game

page-waiting = The table is laid
page-seat-free = free
page-seat-invited = kept for a guest
page-sit = Sit down
page-invite = Invite
page-bot-here = Put a bot here
page-link-note = Whoever opens this link sits here. It works once.
page-copy = Copy
page-copied = Copied
page-qr = The link as a QR code
page-seats-empty = { $n ->
    [one] One seat is still empty.
   *[other] { $n } seats are still empty.
}
page-host-begins = The host begins the game.
page-leave = Get up
page-name-here = Your name at this table
page-waiting-note = When every seat is taken, the host can begin. You may leave this page meanwhile: your seat is kept.
page-link-again = New link
page-send-link = Share
page-free-seat = Free the seat
page-table-link = Whoever opens this address can sit down on a free seat.

## While it is played

page-opening = Opening the table …
page-gone = Nothing is here
page-lost = No connection. Trying again; nothing is lost.
page-plays-beginner = Looks only at this turn, and often takes what is nearly as good.
page-plays-easy = Has learned from many games, but often plays something else than it likes best.
page-plays-medium = Has learned from many games, but does not always play what it likes best.
page-plays-hard = Has learned from many games, and mostly plays what it likes best.
page-plays-master = Has learned from many games, and thinks ahead before each answer.
page-plays-random = Takes anything that is allowed.
page-plays-greedy = Takes what brings most in this turn.
page-bot-name = { $n ->
    [1] Agnes
    [2] Bruno
    [3] Clara
    [4] Dunstan
   *[other] Edith
}
page-answers = What you can do
page-why-not = What is not possible now, and why
page-why-all = Everything can be answered.
page-undo = Take back
page-undo-ask = Ask to take back
page-undo-nothing = There is nothing to take back.
page-undo-revealed = Something has been drawn since: no way back.
page-undo-shown = The answer has shown something to the others: no way back.
page-undo-others = Somebody else has answered since.
page-undo-waiting = You have asked to take back; the others have to agree.
page-undo-denied = { $who } said No: the answer stands.
page-undo-asked = { $who } asks to take back the last answer.
page-over = The game is over.
page-stopped = This game can only be looked at.
page-looking-back = Looking back: moment { $ply } of { $plies }
page-looking-next = Then:
page-back-to-now = Back to now
page-side = Beside the board
page-tab-log = Log
page-tab-scores = Scores
page-tab-chat = Chat
page-log-empty = Nothing has happened yet.
page-since = Since your last turn
page-show-moment = Show this moment
page-chat-empty = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-here = here
page-away = away
page-resigned = has given up
page-curtain = { $name }, it is your turn
page-curtain-note = Pass the device to { $name }. The others look away.
page-curtain-lift = I am { $name }
page-gone-note = Perhaps the address is not whole, or the table was cleared away. On the first page you can begin a game; your own games are under Tables.
page-watching = You are watching.
page-watching-note = You see what everybody may see.
page-stop-watching = Back to the tables
page-jumps = Parts of the table
page-unread = unread
page-chat-alone = Nobody else sits here, and bots do not talk.
page-chat-watching = Whoever watches may talk after the end.
page-mute = Mute { $who }
page-unmute = Hear { $who } again

## The board in words

page-in-words = Everything in words

## Looking back, leaving, the end

page-replay = Look back
page-earlier = Earlier
page-later = Later
page-moment = Moment { $n } of { $last }
page-speed = Answers of the others
page-speed-0 = at once
page-speed-1 = quickly
page-speed-2 = one by one
page-speed-3 = calmly
page-speed-4 = slowly
page-export = Save as a file
page-resign = Give up
page-resign-sure = Give up this game?
page-rematch = Play again
page-rematch-laid = The next game is laid: your seat is kept.
page-rematch-come = Come to the next game
page-won = { $n ->
    [one] { $who } has won
   *[other] { $who } share the victory
}
page-ended = { $n ->
    [one] The game is over: 1 point
   *[other] The game is over: { $n } points
}
page-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
page-score-line = Line
page-search = Search the rules
page-long = in full

## What can go wrong

page-problem-offline = The server cannot be reached.
page-problem-stale = The game has gone on meanwhile; look again.
page-problem-not-your-turn = Somebody else is asked.
page-problem-bad-link = This link was used already, or taken back.
page-problem-no-such-moment = There is no such moment in this game.
page-problem-late-link = This invitation was used already, or came too late: the game has begun. You can watch.
page-problem-seat-taken = This seat is taken.
page-problem-already-seated = You sit at this table already.
page-problem-already-started = The game has begun.
page-problem-cannot-undo = This cannot be taken back.
page-problem-too-fast = Slowly, please: too many requests.
page-problem-too-many-tables = You have too many unfinished games with bots; finish or give up one first.
