### Village: Marriage. Words first, then rules.

## Words

box-marriage = Marriage
line-marriage = Parents’ bliss

space-marriage = marriage
    .at = on the marriage space
    .from = from the marriage space
    .to = for a marriage
space-smuggler = smuggler
    .at = on the smuggler space
    .from = from the smuggler space
    .to = for the smuggler
word-ceremony = ceremony
    .at = in the ceremony area
    .from = from the ceremony area
    .to = to the ceremony area
word-bliss = parents’ bliss
    .at = in parents’ bliss
    .from = from parents’ bliss
    .to = to parents’ bliss

question-marriage = Place a family member on a free rank of the ceremony area, or decline.
question-smuggler = Strike a bargain with the smuggler, or decline.
question-roll = Roll the wedding die.
question-dowry = A wedding in your family: choose the dowry.

answer-marriage-pass = do nothing
answer-marriage-rank = rank { $a } of the ceremony area
answer-smuggler-pass = do nothing
answer-smuggler-bread = a loaf of bread
answer-smuggler-good = { $a-some }
answer-smuggler-give = give { $a-some } for cubes of other colours
answer-roll = { $a }
answer-dowry-child = a child
answer-dowry-bread = a loaf of bread
answer-dowry-bread-brown = a loaf of bread and a brown cube
answer-dowry-bread-green = a loaf of bread and a green cube
answer-dowry-bread-orange = a loaf of bread and an orange cube
answer-dowry-bread-pink = a loaf of bread and a pink cube
answer-dowry-good = { $a-some }
answer-promote-bread = generation { $b }: up from window { $a } for a loaf of bread

event-bread = { $who } gets { $amount ->
        [one] a loaf of bread
       *[other] { $amount } loaves of bread
    }.
event-bribe = { $who } pays the smuggler { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
event-give = { $who } gives the smuggler { $colour-some }.
event-married = { $who } weds a family member of generation { $generation } on rank { $rank } and gains { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    }.
event-pink = A pink figure steps on rank { $rank }.
event-pink_again = A pink figure leaves parents’ bliss and steps on rank { $rank }.
event-pink_married = The pink figure on rank { $rank } weds a family member and moves to parents’ bliss.
event-pinks_wed = The pink figures on ranks { $rank } and { $spouse } marry and return to the supply.
event-promote_bread = { $who } pays a loaf of bread to move a family member of generation { $generation } up { $place-to }.
event-rank_taken = Rank { $rank } is taken, so no pink figure comes.
event-roll = The wedding die shows { $colour }: rank { $rank }.
event-wedding = A wedding is held.

why-already-waiting = A member of your family already waits in the ceremony area.
why-bread-before = A step of this price was paid with bread before, so it is not paid with grain now.
why-bread-with-cube = Bread comes with a cube while the supply has one.
why-colour-given = The cubes must be of other colours than the one you gave: { $a }.
why-no-bread = You have no bread.
why-no-bread-step = Bread does not pay this step.
why-no-other-cube = The supply has no cube of another colour than the one you would give: { $a }.
why-no-such-face = The die has no side of this colour: { $a }.
why-rank-taken = Somebody stands on rank { $a } already.

## Labels of the terminal

marriage-ceremony = Ceremony
marriage-rank = { $rank } { $colour } ({ $price }): { $figure }
marriage-price = { $price }, { $prestige } points
marriage-pink = pink
marriage-bliss = Bliss
marriage-pinks = pink: { $bliss } here, { $supply } in the supply
marriage-farm = Bread
marriage-bread = { $bread }
marriage-smuggler = Smuggler
marriage-offer-bread = a loaf of bread for { $time } time
marriage-offer-good = a good for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
marriage-offer-cubes = { $cubes } other cubes for 1 cube and { $time } time
marriage-note-prestige = wedding: { $prestige } points
marriage-note-cubes = { $cubes } other cubes
marriage-note-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

## W-SET

rules-W-SET = Marriage: setup

rule-W-SET-1 = The box adds two action spaces, a ceremony area, parents’ bliss, pink figures, a die and bread.
    .long = The box adds the action spaces marriage and smuggler; the marriage board with a ceremony area of four ranks and parents’ bliss; two pink figures in the supply; a four-sided die with the four colours of influence; and bread.

rule-W-SET-2 = Each family has 12 members, five of them of generation 1.
    .long = A twelfth member joins each family: five of generation 1, three of generation 2, two of 3 and two of 4. All five of generation 1 start on the farmyard.
    .ruling = That all five of generation 1 start on the farmyard.

rule-W-SET-3 = There is a seventh plague cube.
    .long = A seventh plague cube is added to the six of the base game.

rule-W-SET-4 = The chronicle has two more spaces, both for the farm.
    .long = Whatever the number of players, the chronicle has two more spaces, and both belong to the farm.
    .ruling = That both belong to the farm.

rule-W-SET-5 = Ranks and colours: 1 brown, 2 green, 3 orange, 4 pink.
    .long = Each rank of the ceremony area belongs to a side of the die: rank 1 to brown, rank 2 to green, rank 3 to orange, rank 4 to pink.
    .ruling = { rule-W-SET-5 }

rule-W-SET-6 = The box goes with the Big Box edition only.
    .long = The box was published in the Big Box and needs that edition. Cubes of influence, grain and everything else in the supply stay as they are.
    .ruling = { rule-W-SET-6 }

## W-ACT

rules-W-ACT = The marriage action

rule-W-ACT-1 = Place a family member from your farmyard on a free rank of the ceremony area.
    .long = With the marriage action a family member of any generation goes from your farmyard to a free rank of the ceremony area and waits there for a wedding.
    .ruling = { rule-W-ACT-1 }

rule-W-ACT-2 = Each rank has its price in cubes and time.
    .long = Rank 1 costs two brown cubes and 1 time, rank 2 a green cube and 2 time, rank 3 an orange cube and 1 time, rank 4 only 1 time. Coins may stand in for cubes.
    .ruling = { rule-W-ACT-2 }

rule-W-ACT-3 = A family has at most one member waiting, and a rank holds one figure.
    .long = A family has at most one member in the ceremony area, so it never marries itself. Each rank has room for one figure.
    .ruling = { rule-W-ACT-3 }

rule-W-ACT-4 = The action may be declined, and needs somebody at home and a free rank you can pay.
    .long = You may decline the action. It cannot be carried out without a member on the farmyard, without a free rank that you can pay, or while one of yours is waiting.
    .ruling = { rule-W-ACT-4 }

## W-SMU

rules-W-SMU = The smuggler

rule-W-SMU-1 = One bargain per action: bread for time, a good for a coin, or two cubes for time and a cube.
    .long = The smuggler offers three bargains, and you strike one: 1 bread for 2 time; 1 good of your choice for 1 coin; or 2 cubes of your choice for 1 time and 1 cube of yours, none of them of the colour you give.
    .ruling = { rule-W-SMU-1 }

rule-W-SMU-2 = You give a cube, not a coin, and the supply must have another colour.
    .long = The cube you give must be a cube; a coin does not stand in for it. The bargain needs a cube of another colour in the supply; if there is only one, you get that one.
    .ruling = { rule-W-SMU-2 }

rule-W-SMU-3 = Goods of your choice are scroll, wagon, horse, ox, plow and, with the Inn, beer.
    .long = Where the box lets you choose a good, you choose among scroll, wagon, horse, ox and plow, and beer if the Inn is in play; never cocoa, tea or bread.
    .ruling = { rule-W-SMU-3 }

rule-W-SMU-4 = Nobody stands at the smuggler; the action can always be carried out, and may be declined.
    .long = The smuggler needs no family member and belongs to no profession. Bread for time is always possible, so the action can always be carried out; you may decline it.
    .ruling = That the action can always be carried out, and may be declined.

## W-WED

rules-W-WED = The wedding

rule-W-WED-1 = A wedding is held before every mass.
    .long = At the end of every round, after the last turn and its deaths and before the mass, a wedding is held; also before the last mass. Where a mass is skipped, its wedding is skipped too.
    .ruling = That it is held at this moment.

rule-W-WED-2 = First the die names a rank: if it is free, a pink figure goes there.
    .long = The die names a rank. If that rank is free, a pink figure from the supply is put there; if the supply has none, one from parents’ bliss. If the rank is taken, nothing happens.

rule-W-WED-3 = Then couples are wed in order of rank: first with second, third with fourth.
    .long = The figures in the ceremony area marry in order of rank, the first with the second and the third with the fourth. An odd one stays and waits for the next wedding.
    .ruling = { rule-W-WED-3 }

rule-W-WED-4 = A newly wed member brings the prestige points of its rank: 4, 3, 3 or 4.
    .long = The owner of a newly wed member gains prestige points at once: 4 on ranks 1 and 4, 3 on ranks 2 and 3.
    .ruling = { rule-W-WED-4 }

rule-W-WED-5 = Couples go to parents’ bliss; two pink figures return to the supply.
    .long = Both figures of a couple go to parents’ bliss. Two pink figures who marry return to the supply instead, and nobody gains anything.

rule-W-WED-6 = Last, each owner of a newly wed member takes a dowry.
    .long = In order of rank, each owner of a newly wed member takes one of these: a child, as with the family action; 1 bread and 1 cube of choice; or 1 good of choice.
    .ruling = What the dowry is, and in which order it is taken.

rule-W-WED-7 = A dowry is taken only from what is there.
    .long = A child needs a member in the reserve. The cube must be of a colour that the supply has; only if it has no cube at all is the bread taken alone.
    .ruling = { rule-W-WED-7 }

rule-W-WED-8 = A wedding takes no time and kills nobody.
    .long = A wedding takes no time, and nobody dies of it.
    .ruling = { rule-W-WED-8 }

## W-BLI

rules-W-BLI = Parents’ bliss

rule-W-BLI-1 = Members in bliss or in the ceremony area are alive and can be brought home.
    .long = Parents’ bliss has room for everybody. Members there and in the ceremony area are alive and visible, and the family action can bring them home; a rank is free again then. When one of yours dies, each of the two areas is one place.
    .ruling = That they can be brought home, and that each of the two areas is one place.

rule-W-BLI-2 = A pink figure called from bliss leaves its spouse behind.
    .long = When a pink figure is called from parents’ bliss to the ceremony area, its spouse stays in bliss; nothing else happens.
    .ruling = { rule-W-BLI-2 }

rule-W-BLI-3 = Members in bliss or in the ceremony area are not on the farmyard.
    .long = Members in parents’ bliss or in the ceremony area bring in no harvest and cannot be sent anywhere.
    .ruling = { rule-W-BLI-3 }

## W-BRD

rules-W-BRD = Bread

rule-W-BRD-1 = Bread is kept on the farmyard without limit; it is neither grain nor a good.
    .long = Any number of loaves can lie on the farmyard. Bread is neither grain nor a good, and is worth nothing at the end.
    .ruling = { rule-W-BRD-1 }

rule-W-BRD-2 = In a mass one loaf of bread pays a whole step instead of its grain.
    .long = When you move family members up in the church, one loaf of bread pays one whole step instead of its grain, whichever step it is.
    .ruling = That bread pays every step.

rule-W-BRD-3 = After a step paid with bread, no later step of the same price is paid with grain.
    .long = Steps follow the order of windows and generations as in the base game. After a step paid with bread, no later step of the same price in grain is paid with grain; so every way to pay has one order.
    .ruling = { rule-W-BRD-3 }

## W-DTH

rules-W-DTH = Marriage: death

rule-W-DTH-1 = Whoever dies in bliss or in the ceremony area belongs to the farm.
    .long = Members who die in parents’ bliss or in the ceremony area go to the farm section of the chronicle, or to an anonymous grave if it is full. A rank left by a death is free.

rule-W-DTH-2 = Pink figures never die and belong to nobody.
    .long = The pink figures never die and belong to no family.

## W-SCO

rules-W-SCO = Marriage: final scoring

rule-W-SCO-1 = Each of your living members in bliss is worth 1 prestige point.
    .long = At the end each living member in parents’ bliss is worth 1 prestige point, in a line of its own. Members in the ceremony area are worth nothing.
    .ruling = { rule-W-SCO-1 }

## W-SOL

rules-W-SOL = Marriage: solo

rule-W-SOL-1 = Alone there are three pink figures, and the die is rolled twice.
    .long = In the solo game a third pink figure is in the supply, and at a wedding the die is rolled twice, each roll carried out in full before the next.

rule-W-SOL-2 = The rival has 12 members and neither marries nor smuggles.
    .long = The rival has 12 members, five of generation 1 beside her board. She never marries and never deals with the smuggler.

rule-W-SOL-3 = By a cube from marriage her dead belong to the farm, by one from the smuggler they lie in a grave.
    .long = If a cube from the marriage space makes one of the rival’s members die, it counts as farm; if a cube from the smuggler does, it goes to an anonymous grave.

rule-W-SOL-4 = Clockwise, marriage and smuggler come after crafts and the inn.
    .long = When the rival looks for a cube clockwise, marriage and then smuggler come after crafts, and after the inn if it is in play.
    .ruling = { rule-W-SOL-4 }

rule-W-SOL-5 = All title limits but 0 rise by 15.
    .long = With Marriage the limit of every title rises by 15 points; only the lowest stays 0.
    .ruling = That the lowest limit stays 0.

## W-MIX

rules-W-MIX = Marriage and other boxes

rule-W-MIX-1 = Inn: beer can be chosen, and the marriage board is farm for Bard and Artist.
    .long = With the Inn, beer is one of the goods of choice. A member who waits or is married has the profession farm on the Bard, and the marriage board is part of the farm for the Artist. The Nun’s free grain never becomes bread.
    .ruling = { rule-W-MIX-1 }

rule-W-MIX-2 = Port: bread is not loaded, and cocoa and tea are not chosen.
    .long = With Port, bread cannot be loaded on ships, and cocoa and tea are never goods of choice.
    .ruling = { rule-W-MIX-2 }

rule-W-MIX-3 = Life Goals: bread is not grain, and the Patriarch counts a reserve of 12.
    .long = For life goals bread is not grain. The Patriarch still needs a reserve of 2 or fewer, of 12 members.
    .ruling = { rule-W-MIX-3 }

rule-W-MIX-4 = Inn: no villager is played in a wedding, and guests of the inn cannot marry.
    .long = No villager can be played during a wedding. A guest of the inn cannot marry. Bread never pays for steps that the Nun gives.
    .ruling = { rule-W-MIX-4 }

rule-W-MIX-5 = Life Goals: they are looked at before every roll and every dowry.
    .long = Life goals are looked at before every roll of the die and before every dowry; a child as dowry can reach the Patriarch. At the start the reserve is 7 as in the base game.
    .ruling = { rule-W-MIX-5 }

rule-W-MIX-6 = Port: only members of the farmyard marry or go on board.
    .long = With Port, only members of the farmyard marry or go on board. The family action reaches ceremony area, bliss and islands, but not the ship.
    .ruling = { rule-W-MIX-6 }

rule-W-MIX-7 = Solo: the wedding follows the rival’s answer, and the ring pays the smuggler.
    .long = Alone, the wedding is held after the rival has answered your last turn. The ring stands in for a coin at the smuggler too. Two cubes fit in each recess of her ring, which is enough.
    .ruling = { rule-W-MIX-7 }

rule-W-MIX-8 = Solo with boxes: after crafts come inn, marriage and smuggler.
    .long = Alone with several boxes, the rival’s clockwise order goes on after crafts with inn, marriage and smuggler.
    .ruling = { rule-W-MIX-8 }

rule-W-MIX-9 = A free last turn may be for marriage or the smuggler; who waits still gets the last wedding.
    .long = The free action of a last turn may be marriage or smuggler like any other. A member who waits then still takes part in the last wedding.
    .ruling = { rule-W-MIX-9 }

## W-CUB

rules-W-CUB = Marriage: cubes

rule-W-CUB-1 = Marriage adds as many cubes as there are players.
    .long = On marriage and smuggler lie together as many cubes as there are players: 1 and 1 with two, 2 and 1 with three, 2 and 2 with four, 3 and 2 with five players; alone as with two. With four or five players 1 more cube of each colour goes into the bag each round, and always the seventh plague cube.
    .ruling = How many cubes there are, but for the seventh plague cube.
