### Village: Marriage. Terms first, then rules.

## Terms

expansion-marriage = Marriage
line-marriage = Parents’ bliss

space-marriage = marriage
    .at = on the marriage space
    .from = from the marriage space
    .to = for the marriage space
space-smuggler = smuggler
    .at = on the smuggler space
    .from = from the smuggler space
    .to = for the smuggler
word-ceremony = ceremony area
    .at = in the ceremony area
    .from = from the ceremony area
    .to = to the ceremony area
word-bliss = parents’ bliss
    .at = in parents’ bliss
    .from = from parents’ bliss
    .to = to parents’ bliss

question-marriage = Place a family member on a free rank of the ceremony area?
question-smuggler = Make a deal with the smuggler?
question-roll = Roll the wedding die.
question-dowry = A wedding in your family: choose your dowry.

move-marriage-pass = do nothing
move-marriage-rank = rank { $a } of the ceremony area
move-smuggler-pass = do nothing
move-smuggler-bread = a loaf of bread
move-smuggler-good = { $a-some }
move-smuggler-give = give { $a-some } for cubes of other colors
move-roll = { $a }
move-dowry-child = a child
move-dowry-bread = a loaf of bread
move-dowry-bread-brown = a loaf of bread and a brown cube
move-dowry-bread-green = a loaf of bread and a green cube
move-dowry-bread-orange = a loaf of bread and an orange cube
move-dowry-bread-pink = a loaf of bread and a pink cube
move-dowry-good = { $a-some }
move-promote-bread = generation { $b }: up from church window { $a } for a loaf of bread

event-bread = { $who } gets { $amount ->
        [one] a loaf of bread
       *[other] { $amount } loaves of bread
    }.
event-bribe = { $who } pays the smuggler { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
event-give = { $who } gives the smuggler { $colour-some }.
event-married = A generation { $generation } family member of { $who } marries on rank { $rank }; { $who } gains { $amount ->
        [one] 1 prestige point
       *[other] { $amount } prestige points
    }.
event-pink = A pink figure goes to rank { $rank }.
event-pink_again = A pink figure leaves parents’ bliss and goes to rank { $rank }.
event-pink_married = The pink figure on rank { $rank } marries a family member and moves to parents’ bliss.
event-pinks_wed = The pink figures on ranks { $rank } and { $spouse } marry and return to the supply.
event-promote_bread = { $who } pays a loaf of bread to move a family member of generation { $generation } up { $place-to }.
event-rank_taken = Rank { $rank } is occupied, so no pink figure comes.
event-roll = The wedding die shows { $colour }: rank { $rank }.
event-wedding = A wedding is held.

why-already-waiting = One of your family members is already waiting in the ceremony area.
why-bread-with-cube = Bread comes with a cube as long as the supply has one.
why-colour-given = The cubes must differ in color from the one you gave: { $a }.
why-no-bread = You have no bread.
why-no-bread-step = Bread cannot pay for this step.
why-no-other-cube = The supply has no cube of a color other than the one you would give: { $a }.
why-no-such-face = The die has no side of this color: { $a }.
why-rank-taken = Rank { $a } is already occupied.

## Terminal labels

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

rule-W-SET-1 = The expansion adds two action spaces, a ceremony area, parents’ bliss, pink figures, a die and bread.
    .long = The action spaces are marriage and smuggler. The marriage board shows the ceremony area, with four ranks, and parents’ bliss. Two pink figures are in the supply. The die has four sides with the four influence colors.

rule-W-SET-2 = Each family has 12 members, five of them of generation 1.
    .long = A twelfth member joins each family: five of generation 1, three of generation 2, two of generation 3 and two of generation 4. All five of generation 1 start on the farmyard.
    .ruling = All five of generation 1 start on the farmyard.

rule-W-SET-3 = There is a seventh plague cube.
    .long = It is added to the six of the base game.

rule-W-SET-4 = The chronicle has two more spaces, both for the farmyard.
    .long = This applies with any number of players.
    .ruling = Both belong to the farmyard section.

rule-W-SET-5 = Ranks and colors: 1 brown, 2 green, 3 orange, 4 pink.
    .long = The numbers are the ranks of the ceremony area; the colors are the sides of the die.
    .ruling = { rule-W-SET-5 }

rule-W-SET-6 = The expansion can be used with the Big Box edition only.
    .long = The expansion was published in the Big Box and needs that edition. Influence cubes, grain and everything else in the supply stay as they are.
    .ruling = { rule-W-SET-6 }

## W-ACT

rules-W-ACT = The marriage action

rule-W-ACT-1 = Place a family member from your farmyard on a free rank of the ceremony area.
    .long = This is the marriage action. The family member may be of any generation and waits there for a wedding.
    .ruling = { rule-W-ACT-1 }

rule-W-ACT-2 = Each rank has its price in cubes and time.
    .long = Rank 1 costs two brown cubes and 1 time, rank 2 a green cube and 2 time, rank 3 an orange cube and 1 time, rank 4 only 1 time. Coins may replace cubes.
    .ruling = { rule-W-ACT-2 }

rule-W-ACT-3 = A family has at most one member waiting, and a rank holds one figure.
    .long = A family has at most one member in the ceremony area, so two members of one family never marry each other. Each rank has room for one figure.
    .ruling = { rule-W-ACT-3 }

rule-W-ACT-4 = You may decline the action; it requires a family member at home and a free rank you can pay for.
    .long = At home means on the farmyard. You cannot perform the action while one of yours is waiting.
    .ruling = { rule-W-ACT-4 }

## W-SMU

rules-W-SMU = The smuggler

rule-W-SMU-1 = One deal per action: bread for time, a good for a coin, or two cubes for time and a cube.
    .long = The smuggler offers three deals, and you make one of them: 1 bread for 2 time; 1 good of your choice for 1 coin; or, for 1 time and 1 of your cubes, 2 cubes of your choice, neither of the color you give.
    .ruling = { rule-W-SMU-1 }

rule-W-SMU-2 = You give a cube, not a coin, and the supply must have another color.
    .long = If it has only one cube of another color, you get that one.
    .ruling = { rule-W-SMU-2 }

rule-W-SMU-3 = Goods of your choice are scroll, wagon, horse, ox, plow and, with the Inn, beer.
    .long = When the expansion lets you choose a good, you choose from scroll, wagon, horse, ox and plow, and beer if the Inn is in play; never cocoa, tea or bread.
    .ruling = { rule-W-SMU-3 }

rule-W-SMU-4 = The smuggler needs no family member; you can always perform the action, and you may decline it.
    .long = The smuggler belongs to no profession. Bread for time is always possible.
    .ruling = You can always perform the action, and you may decline it.

## W-WED

rules-W-WED = Weddings

rule-W-WED-1 = A wedding is held before every mass.
    .long = It comes at the end of every round, after the last turn and its deaths. This includes the last mass. If a mass is skipped, its wedding is skipped too.
    .ruling = When the wedding is held.

rule-W-WED-2 = First the die names a rank: if it is free, a pink figure goes there.
    .long = The figure comes from the supply or, if the supply has none, from parents’ bliss. If the rank is occupied, nothing happens.

rule-W-WED-3 = Then couples marry in order of rank: first with second, third with fourth.
    .long = A figure left over stays and waits for the next wedding.
    .ruling = { rule-W-WED-3 }

rule-W-WED-4 = A newlywed family member gives you the prestige points of its rank: 4, 3, 3 or 4.
    .long = The owner of a newlywed family member gains prestige points at once: 4 on ranks 1 and 4, 3 on ranks 2 and 3.
    .ruling = { rule-W-WED-4 }

rule-W-WED-5 = Couples go to parents’ bliss; two pink figures return to the supply.
    .long = Both figures of a couple move. If both are pink, no one gains anything.

rule-W-WED-6 = Finally, each owner of a newlywed family member takes a dowry.
    .long = In order of rank, each owner of a newlywed family member takes one of these: a child, as with the family action; 1 bread and 1 cube of their choice; or 1 good of their choice.
    .ruling = What the dowry is, and the order in which it is taken.

rule-W-WED-7 = You can only take a dowry that is available.
    .long = A child requires a family member in the reserve. The cube must be of a color that the supply has; only if it has no cubes at all is the bread taken alone.
    .ruling = { rule-W-WED-7 }

rule-W-WED-8 = A wedding costs no time and causes no deaths.
    .ruling = { rule-W-WED-8 }

## W-BLI

rules-W-BLI = Parents’ bliss

rule-W-BLI-1 = Family members in parents’ bliss or in the ceremony area are alive and can be brought home.
    .long = Parents’ bliss has room for any number of figures. In both areas, family members are visible, too. The family action brings them home; a rank is then free again. For deaths, each of the two areas counts as one place.
    .ruling = They can be brought home, and each of the two areas counts as one place.

rule-W-BLI-2 = A pink figure called from parents’ bliss leaves its spouse behind.
    .long = It goes to the ceremony area, and nothing else happens.
    .ruling = { rule-W-BLI-2 }

rule-W-BLI-3 = Family members in parents’ bliss or in the ceremony area are not on the farmyard.
    .long = Family members in parents’ bliss or in the ceremony area cannot harvest and cannot be sent anywhere.
    .ruling = { rule-W-BLI-3 }

## W-BRD

rules-W-BRD = Bread

rule-W-BRD-1 = Bread is kept on the farmyard without limit; it is neither grain nor a good.
    .long = Any number of loaves can be on the farmyard. Bread is neither grain nor a good, and is worth nothing at the end.
    .ruling = { rule-W-BRD-1 }

rule-W-BRD-2 = During a mass, one loaf of bread pays for a whole step instead of its grain.
        .long = This works for any step up in the church.
    .ruling = Bread can pay for any step.

rule-W-BRD-3 = Each step is paid with grain or with bread, in any order.
    .long = You decide this for each step, and you choose the order in which your family members move up.

## W-DTH

rules-W-DTH = Marriage: death

rule-W-DTH-1 = Family members who die in parents’ bliss or in the ceremony area count as having died on the farmyard.
    .long = They go to the farmyard section of the chronicle, or to an anonymous grave if it is full. A rank left by a death is free.
    .ruling = Parents’ bliss and the ceremony area belong to the farmyard; the rulebook says so only about Carla’s dead.

rule-W-DTH-2 = Pink figures never die and belong to no family.
    .ruling = { rule-W-DTH-2 }

## W-SCO

rules-W-SCO = Marriage: final scoring

rule-W-SCO-1 = Each of your living family members in parents’ bliss is worth 1 prestige point.
    .long = This is scored at the end, in a separate line. Family members in the ceremony area are worth nothing.
    .ruling = { rule-W-SCO-1 }

## W-SOL

rules-W-SOL = Marriage: solo

rule-W-SOL-1 = In the solo game, there are three pink figures, and the die is rolled twice.
    .long = In the solo game, a third pink figure is in the supply, and at a wedding the die is rolled twice, each roll being carried out in full before the next.

rule-W-SOL-2 = Carla has 12 family members and neither marries nor deals with the smuggler.
    .long = Five of generation 1 are next to her board.

rule-W-SOL-3 = If her cube came from marriage, her dead count as having died on the farmyard; if it came from the smuggler, they go to a grave.
    .long = If a cube from the marriage space makes one of Carla’s family members die, that member counts as having died on the farmyard; if a cube from the smuggler does, the member goes to an anonymous grave.

rule-W-SOL-4 = Clockwise, marriage and smuggler come after crafts and the inn.
    .long = This applies when Carla looks for a cube. Of the two, marriage comes first. The inn counts only if it is in play.
    .ruling = { rule-W-SOL-4 }

rule-W-SOL-5 = All title thresholds except 0 rise by 15.
    .long = With Marriage, the threshold of every title rises by 15 points; only the lowest stays 0.
    .ruling = The lowest threshold stays 0.

## W-MIX

rules-W-MIX = Marriage with other expansions

rule-W-MIX-1 = Inn: beer can be chosen, and the marriage board counts as farmyard for the Bard and the Artist.
    .long = With the Inn, beer is one of the goods you can choose. A waiting or married family member who is placed on the Bard counts for the farmyard section. For the Artist, the marriage board is part of the farmyard. The Nun’s free grain never becomes bread.
    .ruling = { rule-W-MIX-1 }

rule-W-MIX-2 = Port: bread cannot be loaded, and cocoa and tea cannot be chosen.
    .long = Ships do not carry bread. A good of your choice is never cocoa or tea.
    .ruling = { rule-W-MIX-2 }

rule-W-MIX-3 = Life Goals: bread is not grain, and the Patriarch needs the same as in the base game.
    .long = That is at most 2 family members in the reserve, which starts with 7.
    .ruling = { rule-W-MIX-3 }

rule-W-MIX-4 = Inn: villagers cannot be played during a wedding, and family members in the inn cannot marry.
    .long = Bread never pays for steps given by the Nun.
    .ruling = { rule-W-MIX-4 }

rule-W-MIX-5 = Life Goals: they are checked before every roll and every dowry.
    .long = A child taken as a dowry can fulfill the condition of the Patriarch.
    .ruling = { rule-W-MIX-5 }

rule-W-MIX-6 = Port: only family members on the farmyard can marry or go on board.
    .long = The family action reaches the ceremony area, parents’ bliss and the islands, but not the ship.
    .ruling = { rule-W-MIX-6 }

rule-W-MIX-7 = Solo: the wedding comes after Carla’s turn, and the ring can pay the smuggler.
    .long = This is the turn she takes after your last one. At the smuggler too, the ring replaces a coin. Two cubes fit in each recess of her ring, which is enough.
    .ruling = { rule-W-MIX-7 }

rule-W-MIX-8 = Solo with expansions: after crafts come inn, marriage and smuggler.
    .long = This is Carla’s clockwise order if several expansions are in play.
    .ruling = { rule-W-MIX-8 }

rule-W-MIX-9 = A free last turn may be used for marriage or the smuggler; the waiting family member still takes part in the last wedding.
    .long = They can be chosen like any other action.
    .ruling = { rule-W-MIX-9 }

## W-CUB

rules-W-CUB = Marriage: cubes

rule-W-CUB-1 = Marriage adds as many cubes as there are players.
    .long = They are divided between marriage and smuggler: 1 and 1 with two, 2 and 1 with three, 2 and 2 with four, 3 and 2 with five players; in the solo game as with two. With four or five players, 1 more cube of each color goes into the bag each round. The seventh plague cube is always added.
    .ruling = The numbers of cubes, except for the seventh plague cube.

reason-bread = { $n ->
        [one] one more bread
       *[other] { $n } more bread
    }
    .less = { $n } bread less
reason-waiting = a member waits for a wedding
    .less = no member waits for a wedding
