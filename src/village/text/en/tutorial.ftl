### Guided games, as the page frames them; what they teach is said by each game.

page-learn = Learn by playing
page-learn-lead = Real moments on the real board, one idea at a time. Try anything: you are told what comes of it, and you can take it back. Leave whenever you like and go on later.
page-learn-note = Never played? A guided first game, about ten minutes.
page-learn-begun = Begun: goes on where you left.
page-learn-leave = Leave; it is kept
page-learn-progress = How far you have come
page-learn-on = Go on
page-learn-back = Take it back
page-learn-show = Show me
page-learn-play = Play a game of your own, against easy bots
page-learn-more = More guided games
page-learn-again = Once more from the start
page-learn-neighbour = Martha
page-booklet = How the rules begin
page-confirm = Confirm the end of my turn
page-confirm-note = Before an answer after which others go on, you are asked once more.
page-confirm-ends = { $answer }: this ends your turn.
page-confirm-yes = Yes, do it
page-confirm-no = No
page-reach-here = Only this machine can open the link: the server listens to nobody else.
page-reach-open = Let my network in
page-reach-how = Start it with --host 0.0.0.0 or --public to invite others.
page-reach-network = Your network can come in now: everybody at this address, in the same house or wireless network.
page-won-you = You have won
page-turn-of = { $who }’s turn:
page-turn-yours = Your turn:
