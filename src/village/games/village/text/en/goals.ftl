### Village: Life Goals. Terms first, then rules.

## Terms

expansion-goals = Life Goals
word-silver = silver
word-gold = gold
word-covered = face down
line-goals = Life goals

question-silver = Deal a silver goal.
question-gold = Deal a gold goal.
move-silver = { $a }
move-gold = { $a }
question-goal = You meet a life goal: score it now, or keep it face down.
move-goal-silver = score the silver goal
move-goal-gold = score the gold goal
move-goal-keep = keep it face down
event-goal = { $who } reaches a life goal and gains { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    }: { $goal }.
why-goal-dealt = This goal can no longer be dealt.
why-goal-not-met = You do not meet this goal now.
why-goal-scored = You have already scored this goal.

## Cards

card-aristocrat = Aristocrat
    .effect = Own 7 coins.
card-writer = Writer
    .effect = Own 3 scrolls and 1 cube of each color.
card-coachman = Coachman
    .effect = Own 2 horses and 2 wagons.
card-knight = Knight
    .effect = Own 1 horse, 1 plow, 1 scroll and 3 coins.
card-brewer = Brewer
    .effect = Own 5 beers and 2 grain.
card-farmer = Farmer
    .effect = Own 5 grain, 1 ox and 1 plow.
card-scholar = Scholar
    .effect = Own 3 pink and 3 orange cubes.
card-importer = Importer
    .effect = Own 1 cocoa and 1 tea.
card-merchant = Merchant
    .effect = Have served at least 6 customers.
card-acolyte = Acolyte
    .effect = Have a family member of generation 4 in the church windows.
card-master = Master
    .effect = Have at least 4 family members at craft buildings or in the crafts section of the chronicle.
card-historian = Historian
    .effect = Have a family member in each of the five sections of the chronicle.
card-saint = Saint
    .effect = Have 3 family members in the church windows at the same time.
card-councillor = Councilor
    .effect = Have a family member on council stage 4.
card-patriarch = Patriarch
    .effect = Have at most 2 family members not yet born.
card-globetrotter = Globetrotter
    .effect = Have markers on 5 cities.
card-missionary = Missionary
    .effect = Have 2 missionaries on islands at the same time.

## Terminal labels

goals-farm = Life goals
goals-reached = Reached!

## G-SET

rules-G-SET = Life Goals: setup

rule-G-SET-1 = There are 8 silver and 9 gold goals; they belong to Port and can be combined with any expansions.
    .long = That makes 17 in all. If you choose Port, they are selected, too, but you can play without them. You can also play with them without Port.
    .ruling = You may play Port without goals; you may also play goals without Port, or together with Marriage.

rule-G-SET-2 = Goals that need an expansion not in play are removed.
    .long = So are goals that make no sense with an expansion in play. This is done before dealing: without the Inn, the Brewer is removed; without Port, the Importer and the Missionary; with Port, the Globetrotter.
    .ruling = Which cards are removed.

rule-G-SET-3 = No card is removed because of the number of players.
    .long = All goals that fit the expansions in play are used, whatever the number of players.
    .ruling = { rule-G-SET-3 }

rule-G-SET-4 = You are dealt one silver and one gold goal.
    .long = Each player gets theirs at random. The other cards stay unknown and out of play. There are always at least 6 silver and 8 gold goals, enough for five players.

rule-G-SET-5 = Goals are dealt after setup and before the first round.
    .long = The goals are dealt when everything else has been set up and before the first cubes are placed: first a silver goal for each player, in seat order, then a gold one.
    .ruling = { rule-G-SET-5 }

## G-SEC

rules-G-SEC = Life Goals: secrecy

rule-G-SEC-1 = Only you see your goals until you score them.
    .long = Only its owner sees a goal until it is scored. All other players see one face-down silver and one face-down gold card in front of each player.

rule-G-SEC-2 = The game record hides the deal from the other players until the game is over.
    .long = In the game record, the other players see only the color of the card that was dealt, not which one it is. When the game is over, everything is shown.
    .ruling = { rule-G-SEC-2 }

rule-G-SEC-3 = As far as you know, the other players may hold any goal you cannot see.
    .long = From your seat, any deal of the goals in play is possible, apart from your own and those already revealed. Bots and analysis that think ahead for you use only such possible deals, and assume that no player keeps a goal face down once it is met.
    .ruling = { rule-G-SEC-3 }

rule-G-SEC-4 = Nothing gives away another player’s goal before it is met.
    .long = Neither the questions nor the possible moves nor the timing of the other players depend on a goal that is not met. When you meet a goal, the others see that you are asked about one, but not about which; if you keep it face down, they know that you could have scored.
    .ruling = The others see that you are asked.

## G-SCO

rules-G-SCO = Life Goals: scoring

rule-G-SCO-1 = You may score a goal at any time while it is met: silver 5, gold 8 prestige points.
    .long = You reveal the card when you score it.
    .ruling = You may score a goal even during another player’s turn. You may also keep it face down and score it later, if its condition is met then.

rule-G-SCO-2 = You are asked when you first meet a goal and at the start of each of your turns.
    .long = The goals of all players are checked in seat order each time the game is about to ask something or to draw something at random. You are asked again only if you keep the goal face down, and only while you meet it. A condition that is met only between two questions does not count. A goal that you meet when the game ends is scored automatically.
    .ruling = { rule-G-SCO-2 }

rule-G-SCO-3 = You pay nothing, and a goal once scored stays scored.
    .long = You give nothing up, either, and it does not matter what happens later. The card is out of the game, and no new one is dealt.

rule-G-SCO-4 = A goal you do not reach costs you nothing.
    .long = Goals still face down are revealed after the game.
    .ruling = Goals still face down are revealed after the game.

rule-G-SCO-5 = The points from your goals have their own line in the final scoring.

## G-ANY

rules-G-ANY = Life Goals: reading the conditions

rule-G-ANY-1 = Silver: everything must be on your farmyard at the same time.
    .ruling = { rule-G-ANY-1 }

rule-G-ANY-2 = Nothing replaces anything else.
    .long = For goals, coins do not replace cubes.
    .ruling = { rule-G-ANY-2 }

rule-G-ANY-3 = Gold: only your own family members count, and the black bag is not the church.
    .ruling = { rule-G-ANY-3 }

rule-G-ANY-4 = A family member on the Bard counts as being in the chronicle.
    .long = Its profession is that of the place where it died.
    .ruling = { rule-G-ANY-4 }

## G-S

rules-G-S = Silver goals: 5 prestige points each

rule-G-S1 = { card-aristocrat }: { card-aristocrat.effect }

rule-G-S2 = { card-writer }: { card-writer.effect }

rule-G-S3 = { card-coachman }: { card-coachman.effect }

rule-G-S4 = { card-knight }: { card-knight.effect }
    .ruling = { card-knight.effect }

rule-G-S5 = { card-brewer }: { card-brewer.effect }
    .long = Dealt only with the Inn.
    .ruling = { card-brewer.effect }

rule-G-S6 = { card-farmer }: { card-farmer.effect }
    .ruling = { card-farmer.effect }

rule-G-S7 = { card-scholar }: { card-scholar.effect }
    .ruling = { card-scholar.effect }

rule-G-S8 = { card-importer }: { card-importer.effect }
    .long = Dealt only with Port.
    .ruling = { card-importer.effect }

## G-G

rules-G-G = Gold goals: 8 prestige points each

rule-G-G1 = { card-merchant }: { card-merchant.effect }
    .long = Each of your customer tiles counts.

rule-G-G2 = { card-acolyte }: { card-acolyte.effect }
    .long = The black bag does not count.

rule-G-G3 = { card-master }: { card-master.effect }
    .long = The two are added up: those alive at the buildings and the dead in that section.

rule-G-G4 = { card-historian }: { card-historian.effect }
    .long = The sections are council, crafts, travel, church and farmyard.

rule-G-G5 = { card-saint }: { card-saint.effect }
    .long = Any windows count.
    .ruling = { card-saint.effect }

rule-G-G6 = { card-councillor }: { card-councillor.effect }
    .ruling = { card-councillor.effect }

rule-G-G7 = { card-patriarch }: { card-patriarch.effect }
    .long = They are in your reserve.
    .ruling = { card-patriarch.effect }

rule-G-G8 = { card-globetrotter }: { card-globetrotter.effect }
    .ruling = { card-globetrotter.effect }

rule-G-G9 = { card-missionary }: { card-missionary.effect }
    .long = Dealt only with Port. Both must be alive; they may be on the same island.
    .ruling = { card-missionary.effect }

## G-SOL

rules-G-SOL = Life Goals: solo

rule-G-SOL-1 = In the solo game, you are dealt one silver and one gold goal; Carla has none.
    .long = The title thresholds do not change.
    .ruling = { rule-G-SOL-1 }

reason-goal = meets the life goal “{ $what }” for { $n } points
    .less = misses the life goal “{ $what }” for { $n } points
reason-gold = closer to the life goal “{ $what }”
    .less = farther from the life goal “{ $what }”
