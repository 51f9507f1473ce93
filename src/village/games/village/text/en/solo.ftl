### Village: one player against the rival. Terms first, then rules.

## Terms

expansion-solo = Solo game
word-rival = Carla
    .who = Carla
who-else = { word-rival.who }
word-down = face down
word-blank = blank
word-quill = quill

title-apprentice = apprentice
title-journeyman = journeyman
title-master = master
title-grand_master = grand master
title-genius = genius
title-polymath = polymath

option-rival_die = Solo: a die decides which color Carla looks for, instead of the color you took.

question-rival = Choose a cube for Carla.
question-die = Roll for the color Carla looks for.
question-fate = Reveal a fate tile.

move-rival = { $a-cube }
move-die = { $a-cube }
move-fate-blank = blank
move-fate-quill = quill
move-monk-rival = Carla: family member of generation { $a }

event-die = The die shows the color Carla looks for: { $colour }.
event-fate = A fate tile is revealed: { $fate }.
event-ring_coin = { $who } takes the ring; it is worth a coin until the next round begins.
event-ring_spent = The ring replaces a coin.
event-rival_bag = Carla puts a family member of generation { $generation } into the black bag.
event-rival_called = One of Carla’s family members (generation { $generation }) is drawn and enters the church.
event-rival_death = Carla loses a family member of generation { $generation }, who { $rest-rest }.
event-rival_market = Carla opens a market day.
event-rival_serve = Carla takes the customer at stall { $stall }: { $customer }.
event-rival_take = Carla takes { $colour-some } { $space-from }.

why-rival-not-there = Carla cannot take { $a-some } now.
why-tile-up = There is no such face-down fate tile left.

## Terminal labels

solo-letter = C
solo-welcome = You play solo against your rival Carla ({ solo-letter }): for every cube you take, she takes one too; `rules S-TRN` explains how.
solo-farm = Ring
solo-spare = can be spent as a coin until the next round
solo-note = the ring replaces a coin
solo-served = customers { $customers }
solo-beside = next to her board { $members }
solo-waiting = waiting at the church { $members }
solo-dead = dead { $members }
solo-ring = Her ring
solo-recess = recess { $recess } of { $recesses }:
solo-space = last from: { $space }
solo-fate = Fate
solo-tile = after { $recess }: { $tile }
solo-asked = Choose a cube for Carla { $origin }.

## S-SET

rules-S-SET = Solo: setup

rule-S-SET-1 = You set up as for two players, and you start every round.
    .long = This means 3 stalls and the two-player numbers of chronicle spaces, graves and cubes. There is no starting compensation.

rule-S-SET-2 = Your rival Carla has 11 family members, but no coins, farmyard, time or score.
    .long = Her 1s and 2s are next to her board, her 3s and 4s wait at the church. She has no life time marker and no travel markers either.

rule-S-SET-3 = Six fate tiles lie face down in two sets, each with one quill.
    .long = One set of three is at the top, the other at the bottom of her board. Each has two blanks besides the quill and is shuffled.

rule-S-SET-4 = Her board is a ring of 10 recesses for cubes, with the fate tiles in between.
    .long = Each recess of her ring holds one cube, or two with expansions. Her first cube goes into recess 1, next to the council symbol, and passes no tile. A cube put into the next recess passes the tile between the two, if there is one; the last recess is followed by recess 1 again. The tiles are after recesses 2, 4 and 5 (top set) and after recesses 7, 9 and 10 (bottom set).
    .ruling = How many recesses there are, and where the tiles are.

rule-S-SET-5 = Clockwise order: market, travel, council chamber, church, family, grain harvest, crafts.
    .long = She follows this order when she looks for a cube; after crafts, she starts again at the market.
    .ruling = The order after the council chamber.

## S-TRN

rules-S-TRN = Solo: Carla’s turn

rule-S-TRN-1 = After each cube you take, Carla takes one: if possible the same color from the same space.
    .long = She does so whether or not you use the action. If that cube is not there, she takes the same color from the next space clockwise that has it; failing that, a cube of your choice from the same space; failing that, a cube of your choice from the next space clockwise that has any. Plague counts as a color here, and you may choose a plague cube for her. If no cube is left, she takes none. Her turn comes after your deaths and the check for the end of the game, and before the check for the end of the round.
    .ruling = Her turn comes after your deaths and the check for the end of the game, and before the check for the end of the round.

rule-S-TRN-2 = Carla does not respond to the well.
    .long = She takes no cube, and on a market day that you open with the well, she takes no customer. You take another turn at once.
    .differs = The German Big Box mentions only the cube; the Chinese one also says that she does not react.

rule-S-TRN-3 = Her cube may pass a fate tile, which is revealed: a quill costs her a family member.
    .long = Her cube goes into the next recess of her ring. If it passes a fate tile, that tile is revealed at once: a blank does nothing, a quill means that one of her family members of the lowest generation dies. Then she reacts to the space her cube came from. A market day she opens is held even if that death triggered the end of the game.
    .ruling = She reacts after the fate tile; a market day she opens is held even if that death triggered the end of the game.

rule-S-TRN-4 = When all three tiles of a set are face up, they are shuffled face down again.

rule-S-TRN-5 = Table option: a die decides which color Carla looks for.
    .long = With this table option, the color she looks for is not the one you took: a four-sided die with the four influence colors decides it, and is rolled again while that color is nowhere on the board. If at most one influence color is left on the board, nothing is rolled: she takes from the same space, or from the next one clockwise that has cubes, and you choose if there are several.
    .differs = Only the Chinese Big Box has the die.

## S-DTH

rules-S-DTH = Solo: death and the end of the game

rule-S-DTH-1 = The space her cube came from decides where her dead are buried.
    .long = When a quill is revealed, the space of the cube that passed it decides the section of the chronicle: council chamber, crafts, travel and church each have their own; grain harvest and family count as farmyard. If the cube came from the market, or if the section is full, her dead go to an anonymous grave.

rule-S-DTH-2 = Those next to her board die first, then those waiting at the church, then those in its windows.
    .long = Next to her board, generation 1 dies before 2; at the church, 3s before 4s; in the windows, the first window comes first. If none is left, none dies.

rule-S-DTH-3 = Her dead fill the chronicle and the graves and can trigger the end of the game.
    .long = If Carla triggers the end of the game, you take one last turn, to which she does not respond; on a market day she still takes her customer. If you trigger it, she takes the cube that follows your last one, if there is one, and then the last mass is said; after a well turn she takes nothing. If you trigger it on a market day she opened, you take one last turn, to which she responds.
    .ruling = If she triggers the end, she does not respond to the last turn that follows, but still takes her customer in it; if you trigger it, her response to your last cube is her last turn.

## S-REA

rules-S-REA = Solo: Carla’s reactions

rule-S-REA-1 = On a market day Carla takes the front customer, free of charge.
    .long = The front customer is the one at the first stall that has one. If her cube comes from the market, she opens a market day and takes her customer first. Then you may serve customers, each for its goods plus 1 green cube and 1 time, until you pass. If you open the market day, other than with the well, she takes the front customer that is left right after your first sale or pass; if you have not passed, you then continue at 1 green cube and 1 time each. She takes at most one customer per market day. It counts as served when the stalls are refilled, and if you cross the bridge on her market day, one of your family members dies at once.
    .ruling = She takes her customer free of charge, after a pass too; on her market day, every sale of yours costs a green cube and time; her customer counts as served when the stalls are refilled.

rule-S-REA-2 = If her cube comes from the church, one of her family members waiting there goes into the black bag.
    .long = It is one of the lowest generation, and free of charge. If none is waiting there, nothing happens.

rule-S-REA-3 = What Carla collects scores nothing.
    .long = Her customers and cubes, and any prestige points she would gain, do not count.

## S-MAS

rules-S-MAS = Solo: mass

rule-S-MAS-1 = When one of Carla’s family members is drawn, it goes to the first window that has none of hers.
    .long = You may buy your own as usual; then pieces are drawn one at a time. At most 4 of hers are in the church.

rule-S-MAS-2 = Carla counts for the majority in the church, but does not move up.
    .long = Prestige points she would gain are lost.

## S-RND

rules-S-RND = Solo: new round

rule-S-RND-1 = All of Carla’s cubes except the last go back to the supply.
    .long = This happens before a new round. The last one marks her position on the ring.

rule-S-RND-2 = The ring may be spent as a coin until the new round begins.
    .long = Once you have taken it, it counts as one coin wherever a coin may be spent, including the mass. It is spent before your coins and is then unavailable until the new round. After that it is in the council chamber again, used or not. It scores nothing.
    .ruling = The ring is spent before coins, during the mass too, is then unavailable until the new round, and scores nothing.
    .differs = Only the Chinese Big Box lets you spend the ring.

## S-SCO

rules-S-SCO = Solo: final scoring

rule-S-SCO-1 = Only you score; your points earn you a title.
    .long = The final scoring is the usual one, for you alone. Below 40 points you are an apprentice, from 40 a journeyman, from 50 a master, from 60 a grand master, from 70 a genius and from 80 a polymath. With the Inn, each of these thresholds is 10 higher, with Port 5, with Marriage 15; expansions add up.
