### Village: one player against the rival. Terms first, then rules.

## Terms

expansion-solo = Solo game
word-rival = the rival
    .who = The rival
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

option-rival_die = Solo: a die decides which color the rival looks for, instead of the color you took.

question-rival = Choose a cube for the rival.
question-die = Roll for the color the rival looks for.
question-fate = Reveal a fate tile.

move-rival = { $a-cube }
move-die = { $a-cube }
move-fate-blank = blank
move-fate-quill = quill
move-monk-rival = rival: family member of generation { $a }

event-die = The die shows the color the rival looks for: { $colour }.
event-fate = A fate tile is revealed: { $fate }.
event-ring_coin = { $who } takes the ring; it is worth a coin until the next round begins.
event-ring_spent = The ring replaces a coin.
event-rival_bag = The rival puts a family member of generation { $generation } into the black bag.
event-rival_called = A generation { $generation } family member of the rival is drawn and enters the church.
event-rival_death = The rival loses a family member of generation { $generation }, who { $rest-rest }.
event-rival_market = The rival opens a market day.
event-rival_serve = The rival takes the customer at stall { $stall }: { $customer }.
event-rival_take = The rival takes { $colour-some } { $space-from }.

why-rival-not-there = The rival cannot take { $a-some } now.
why-tile-up = There is no such face-down fate tile left.

## Terminal labels

solo-letter = R
solo-welcome = You play solo against the rival ({ solo-letter }): for every cube you take, she takes one too; `rules S-TRN` explains how.
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
solo-asked = Choose a cube for the rival { $origin }.

## S-SET

rules-S-SET = Solo: setup

rule-S-SET-1 = You set up as for two players, and you start every round.
    .long = Set up as for two players: 3 stalls, and the two-player numbers of chronicle spaces, graves and cubes. You are the starting player throughout the game, and there is no start compensation.

rule-S-SET-2 = The rival has 11 family members, but no coin, no farmyard, no time and no score.
    .long = The rival has 11 family members. Her 1s and 2s are next to her board, her 3s and 4s wait at the church. She has no coin, no farmyard, no life time marker, no score and no travel markers.

rule-S-SET-3 = Six fate tiles lie face down in two sets, each with one quill.
    .long = Six fate tiles form two sets of three, one at the top and one at the bottom of her board. Each set has exactly one quill and two blanks and is shuffled face down.

rule-S-SET-4 = Her board is a ring of 10 recesses for cubes, with the fate tiles in between.
    .long = Each recess of her ring holds one cube, or two with expansions. Her first cube goes into recess 1, next to the council symbol, and passes no tile. A cube put into the next recess passes the tile between the two, if there is one; after the last recess comes recess 1 again. The tiles are after recesses 2, 4 and 5 (top set) and after recesses 7, 9 and 10 (bottom set).
    .ruling = How many recesses there are, and where the tiles are.

rule-S-SET-5 = Clockwise order: market, travel, council chamber, church, family, grain harvest, crafts.
    .long = When the rival looks for a cube clockwise, the spaces follow one another in this order: market, travel, council chamber, church, family, grain harvest, crafts, and then market again.
    .ruling = The order after the council chamber.

## S-TRN

rules-S-TRN = Solo: the rival’s turn

rule-S-TRN-1 = After each cube you take, the rival takes one: if possible the same colour from the same space.
    .long = After each cube you take, whether or not you use the action, the rival takes one cube: the same colour from the same space; failing that, the same colour from the next space clockwise that has it; failing that, a cube of your choice from the same space; failing that, a cube of your choice from the next space clockwise that has any. Plague counts as a colour here, and you may choose a plague cube for her. If no cube is left, she takes none. Her turn comes after your deaths and the check for the end of the game, and before the check for the end of the round.

rule-S-TRN-2 = The rival does not respond to the well.
    .long = If you use the well, the rival takes no cube and does not react: on a market day that you open with the well, she takes no customer. You take another turn at once.
    .differs = The German Big Box mentions only the cube; the Chinese one also says that she does not react.

rule-S-TRN-3 = Her cube may pass a fate tile, which is revealed: a quill costs her a family member.
    .long = Her cube goes into the next recess of her ring. If it passes a fate tile, that tile is revealed at once: a blank does nothing, a quill makes one of her family members of the lowest generation die. Then she reacts to the space her cube came from. A market day she opens is held even if that death triggered the end of the game.
    .ruling = She reacts after the fate tile; a market day she opens is held even if that death triggered the end of the game.

rule-S-TRN-4 = When all three tiles of a set are face up, they are shuffled face down again.
    .long = As soon as all three tiles of a set have been revealed, that set is shuffled and placed face down again.

rule-S-TRN-5 = Table option: a die decides which colour the rival looks for.
    .long = With this table option, the colour she looks for is not the one you took: a four-sided die with the four influence colours decides it, and is rolled again while that colour is nowhere on the board. If at most one influence colour is left on the board, nothing is rolled: she takes from the same space, or from the next one clockwise that has cubes, and you choose if there are several.
    .differs = Only the Chinese Big Box has the die.

## S-DTH

rules-S-DTH = Solo: death and the end of the game

rule-S-DTH-1 = The space her cube came from decides where her dead are buried.
    .long = When a quill is revealed, the space of the cube that passed it decides the section of the chronicle: council chamber, crafts, travel and church each have their own; grain harvest and family count as farmyard. If the cube came from the market, or if the section is full, her dead go to an anonymous grave.

rule-S-DTH-2 = Those next to her board die first, then those waiting at the church, then those in its windows.
    .long = Her dead are taken first from next to her board, generation 1 before 2; then from those waiting at the church, 3s before 4s; then from the church windows, beginning with the first. If none is left, none dies.

rule-S-DTH-3 = Her dead fill the chronicle and the graves and can trigger the end of the game.
    .long = If the rival triggers the end of the game, you take one last turn, to which she does not respond; on a market day she still takes her customer. If you trigger it, she takes the cube that follows your last one, if there is one, and then the last mass is said; after a well turn she takes nothing. If you trigger it on a market day she opened, you take one last turn, to which she responds.
    .ruling = If she triggers the end, she does not respond to the last turn that follows, but still takes her customer in it; if you trigger it, her response to your last cube is her last turn.

## S-REA

rules-S-REA = Solo: the rival’s reactions

rule-S-REA-1 = On a market day the rival takes the front customer, free of charge.
    .long = If her cube comes from the market, she opens a market day: she takes the front customer, at the first stall that has one, free of charge. Then you may serve customers, each for its goods plus 1 green cube and 1 time, until you pass. If you open the market day, other than with the well, she takes the front customer that is left right after your first sale or pass; if you have not passed, you then continue at 1 green cube and 1 time each. She takes at most one customer per market day. It counts as served when the stalls are refilled, and if you cross the bridge on her market day, one of your family members dies at once.
    .ruling = She takes her customer free of charge, after a pass too; on her market day, every sale of yours costs a green cube and time; her customer counts as served when the stalls are refilled.

rule-S-REA-2 = If her cube comes from the church, one of her family members waiting there goes into the black bag.
    .long = If her cube comes from the church, one of the lowest generation waiting at the church goes into the black bag, free of charge. If none is waiting there, nothing happens.

rule-S-REA-3 = What the rival collects scores nothing.
    .long = Her customers and cubes, and any prestige points she would gain, do not count.

## S-MAS

rules-S-MAS = Solo: mass

rule-S-MAS-1 = A drawn family member of the rival goes to the first window that has none of hers.
    .long = You may buy your own family members as usual. Pieces are then drawn one at a time. A drawn family member of the rival goes to the first window, counted from 1, that has none of hers; so at most 4 of hers are in the church.

rule-S-MAS-2 = The rival counts for the majority in the church, but does not move up.
    .long = The rival does not move family members up. She counts when the majority is determined; prestige points she would gain are lost.

## S-RND

rules-S-RND = Solo: new round

rule-S-RND-1 = All of the rival’s cubes except the last go back to the supply.
    .long = Before a new round begins, all her cubes return to the supply except the one placed last, which marks her position on the ring.

rule-S-RND-2 = The ring may be spent as a coin until the new round begins.
    .long = Once you have taken the ring, you may spend it as one coin, wherever a coin may be spent, including the mass, until the new round begins. It is spent before your coins and is then unavailable until the new round. After that it is on the council chamber again, used or not. It scores nothing.
    .ruling = The ring is spent before coins, in the mass too, is then unavailable until the new round, and scores nothing.
    .differs = Only the Chinese Big Box lets you spend the ring.

## S-SCO

rules-S-SCO = Solo: final scoring

rule-S-SCO-1 = Only you score; your points earn you a title.
    .long = The final scoring is the usual one, for you alone. Below 40 points you are an apprentice, from 40 a journeyman, from 50 a master, from 60 a grand master, from 70 a genius and from 80 a polymath. With the Inn, each of these thresholds is 10 higher, with Port 5, with Marriage 15; expansions add up.
