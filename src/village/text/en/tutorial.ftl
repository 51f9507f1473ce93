### The tutorial's own controls, confirmations and network access. The lessons are in the folder of each game.

page-tutorial = Tutorial
page-tutorial-lead = Real positions on the real board, one idea at a time. Try anything: you will see what happens, and you can undo it. Leave whenever you like and continue later.
page-tutorial-note = Never played? A guided first game, about ten minutes.
page-tutorial-started = In progress: continue where you left off.
page-tutorial-exit = Save and exit
page-tutorial-progress = Progress
page-tutorial-continue = Continue
page-tutorial-undo = Try again
page-tutorial-show = Show me
page-tutorial-play = Play a full game against easy bots
page-tutorial-play-solo = Play a full solo game
page-tutorial-more = More tutorials
page-tutorial-again = Start over
page-tutorial-neighbour = Martha
page-confirm = Confirm end of turn
page-confirm-note = Asks for confirmation before a move that ends your turn.
page-confirm-ends = { $move }: this ends your turn.
page-confirm-yes = Confirm
page-confirm-no = Cancel
page-network-local = Only this computer can open the link: the server accepts no other connections.
page-network-open = Allow access from my network
page-network-how = Start the server with --host 0.0.0.0, or with --public-url URL, to invite others.
page-network-opened = Your network has access now: anyone on the same home or Wi-Fi network can open this address.
page-won-you = You win!
page-turn-of = { $who }’s turn:
page-turn-yours = Your turn:
