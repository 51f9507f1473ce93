### The cards: names and effects, one sentence each. The numbers come from the tables.

## Churches

card-church-sanatory = sanatory church
    .effect = While your abbot is present, you may cover a space during a rat invasion and lose no story points.
card-church-cloister = cloister church
    .effect = Counts as 1 church window.
card-church-trading = trading church
    .effect = While your abbot is present, the steward’s office reveals 1 more customer, and 1 of those you take is free.
card-church-travel = travel church
    .effect = While your abbot is present, you may exchange the travel card you draw for another of the same letter.

## Council chambers

card-council-monetary = monetary council
    .effect = Gives coins.
card-council-area = area council
    .effect = Marks a type of card; at the end, each of your cards of a marked type scores prestige.
card-council-population = population council
    .effect = Marks a profession; at the end, each marked villager who is present scores prestige.
card-council-guild = guild council
    .effect = Produces a wild good, which pays for any good or can be placed on a field as a plow.

## Meeting place and fields

card-meeting = meeting place
    .effect = Lets you move the 2/12 tile and gives story points and a marker that turns a die to any face.
card-field = field
    .effect = Gives coins, more with a plow on it.

## Craft buildings: the types and each card

card-craft-stables = stables
    .effect = Raises horses.
card-craft-brewery = brewery
    .effect = Brews beer.
card-craft-smithy = smithy
    .effect = Makes plows.
card-craft-office = office
    .effect = Writes scrolls.
card-craft-wainwright = wainwright
    .effect = Builds wagons.
word-craft-stables1 = stables, no. 1
word-craft-stables2 = stables, no. 2
word-craft-stables3 = stables, no. 3
word-craft-stables4 = stables, no. 4
word-craft-brewery1 = brewery, no. 1
word-craft-brewery2 = brewery, no. 2
word-craft-brewery3 = brewery, no. 3
word-craft-brewery4 = brewery, no. 4
word-craft-smithy1 = smithy, no. 1
word-craft-smithy2 = smithy, no. 2
word-craft-smithy3 = smithy, no. 3
word-craft-smithy4 = smithy, no. 4
word-craft-office1 = office, no. 1
word-craft-office2 = office, no. 2
word-craft-office3 = office, no. 3
word-craft-office4 = office, no. 4
word-craft-wainwright1 = wainwright, no. 1
word-craft-wainwright2 = wainwright, no. 2
word-craft-wainwright3 = wainwright, no. 3
word-craft-wainwright4 = wainwright, no. 4

## Monks: the stacks and each card

word-monk-quill = monk with a quill
word-quill1 = monk with a quill, no. 1
word-quill2 = monk with a quill, no. 2
word-quill3 = monk with a quill, no. 3
word-monk-goblet = monk with a goblet
word-goblet1 = monk with a goblet, no. 1
word-goblet2 = monk with a goblet, no. 2
word-goblet3 = monk with a goblet, no. 3
word-goblet4 = monk with a goblet, no. 4
word-monk-rosary = monk with a rosary
word-rosary1 = monk with a rosary, no. 1
word-rosary2 = monk with a rosary, no. 2
word-rosary3 = monk with a rosary, no. 3
word-rosary4 = monk with a rosary, no. 4
word-rosary5 = monk with a rosary, no. 5

## Travel: the stacks and each card

word-travel-a = travel A
word-a1 = travel card A1
word-a2 = travel card A2
word-a3 = travel card A3
word-a4 = travel card A4
word-travel-b = travel B
word-b1 = travel card B1
word-b2 = travel card B2
word-b3 = travel card B3
word-b4 = travel card B4
word-travel-c = travel C
word-c1 = travel card C1
word-c2 = travel card C2
word-c3 = travel card C3
word-c4 = travel card C4
word-travel-d = travel D
word-d1 = travel card D1 (chapel)
word-d2 = travel card D2
word-d3 = travel card D3
word-d4 = travel card D4
word-travel-e = travel E
word-e1 = travel card E1
word-e2 = travel card E2
word-e3 = travel card E3

## Customers

word-cu01 = customer 1
    .beside = next to customer 1
word-cu02 = customer 2
    .beside = next to customer 2
word-cu03 = customer 3
    .beside = next to customer 3
word-cu04 = customer 4
    .beside = next to customer 4
word-cu05 = customer 5
    .beside = next to customer 5
word-cu06 = customer 6
    .beside = next to customer 6
word-cu07 = customer 7
    .beside = next to customer 7
word-cu08 = customer 8
    .beside = next to customer 8
word-cu09 = customer 9
    .beside = next to customer 9
word-cu10 = customer 10
    .beside = next to customer 10
word-cu11 = customer 11
    .beside = next to customer 11
word-cu12 = customer 12
    .beside = next to customer 12
word-cu13 = customer 13
    .beside = next to customer 13
word-cu14 = customer 14
    .beside = next to customer 14
word-cu15 = customer 15
    .beside = next to customer 15
word-cu16 = customer 16
    .beside = next to customer 16
word-cu17 = customer 17
    .beside = next to customer 17
word-cu18 = customer 18
    .beside = next to customer 18
word-cu19 = customer 19
    .beside = next to customer 19
word-cu20 = customer 20
    .beside = next to customer 20
word-cu21 = customer 21
    .beside = next to customer 21
word-cu22 = customer 22
    .beside = next to customer 22
word-cu23 = customer 23
    .beside = next to customer 23
word-cu24 = customer 24
    .beside = next to customer 24
word-cu25 = customer 25
    .beside = next to customer 25
word-cu26 = customer 26
    .beside = next to customer 26
word-cu27 = customer 27
    .beside = next to customer 27
word-cu28 = customer 28
    .beside = next to customer 28
word-cu29 = customer 29
    .beside = next to customer 29
word-cu30 = customer 30
    .beside = next to customer 30
word-cu31 = customer 31
    .beside = next to customer 31
word-cu32 = customer 32
    .beside = next to customer 32
word-cu33 = customer 33
    .beside = next to customer 33
