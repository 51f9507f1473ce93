### The cards: their names, and their effect in one sentence. Numbers come from the table.

## Churches

card-church-sanatory = Spitalkirche
    .effect = Ist der Abt anwesend, wenn die Ratten einfallen, darfst du einen Platz bedecken und verlierst dann keine Geschichtspunkte.
card-church-cloister = Klosterkirche
    .effect = Zählt als ein Kirchenfenster.
card-church-trading = Handelskirche
    .effect = Ist der Abt anwesend, wird beim Verwalter ein Kunde mehr aufgedeckt, und einer ist kostenlos.
card-church-travel = Reisekirche
    .effect = Ist der Abt anwesend, darfst du die aufgedeckte Reisekarte tauschen.

## Council chambers

card-council-monetary = Finanzrat
    .effect = Bringt Münzen.
card-council-area = Gebietsrat
    .effect = Markiert eine Kartenart; am Ende bringt jede deiner Karten einer markierten Art Ruhm.
card-council-population = Bevölkerungsrat
    .effect = Markiert einen Beruf; am Ende bringt jeder anwesende Dorfbewohner eines markierten Berufs Ruhm.
card-council-guild = Zunftrat
    .effect = Liefert ein Jokergut, das jedes Gut ersetzt oder als Pflug auf ein Feld kommt.

## Meeting place and fields

card-meeting = Versammlungsplatz
    .effect = Versetzt das 2/12-Plättchen, bringt Geschichtspunkte und einen Marker, mit dem du einen Würfel auf eine beliebige Seite drehst.
card-field = Feld
    .effect = Bringt Münzen, mit einem Pflug darauf mehr.

## Craft buildings and each of their cards

card-craft-stables = Ställe
    .effect = Züchten Pferde.
card-craft-brewery = Brauerei
    .effect = Braut Bier.
card-craft-smithy = Schmiede
    .effect = Schmiedet Pflüge.
card-craft-office = Schreibstube
    .effect = Schreibt Schriftrollen.
card-craft-wainwright = Wagnerei
    .effect = Baut Planwagen.
word-craft-stables1 = Ställe Nr. 1
word-craft-stables2 = Ställe Nr. 2
word-craft-stables3 = Ställe Nr. 3
word-craft-stables4 = Ställe Nr. 4
word-craft-brewery1 = Brauerei Nr. 1
word-craft-brewery2 = Brauerei Nr. 2
word-craft-brewery3 = Brauerei Nr. 3
word-craft-brewery4 = Brauerei Nr. 4
word-craft-smithy1 = Schmiede Nr. 1
word-craft-smithy2 = Schmiede Nr. 2
word-craft-smithy3 = Schmiede Nr. 3
word-craft-smithy4 = Schmiede Nr. 4
word-craft-office1 = Schreibstube Nr. 1
word-craft-office2 = Schreibstube Nr. 2
word-craft-office3 = Schreibstube Nr. 3
word-craft-office4 = Schreibstube Nr. 4
word-craft-wainwright1 = Wagnerei Nr. 1
word-craft-wainwright2 = Wagnerei Nr. 2
word-craft-wainwright3 = Wagnerei Nr. 3
word-craft-wainwright4 = Wagnerei Nr. 4

## Monks: the stacks and each card

word-monk-quill = Mönch mit Federkiel
word-quill1 = Mönch mit Federkiel Nr. 1
word-quill2 = Mönch mit Federkiel Nr. 2
word-quill3 = Mönch mit Federkiel Nr. 3
word-monk-goblet = Mönch mit Kelch
word-goblet1 = Mönch mit Kelch Nr. 1
word-goblet2 = Mönch mit Kelch Nr. 2
word-goblet3 = Mönch mit Kelch Nr. 3
word-goblet4 = Mönch mit Kelch Nr. 4
word-monk-rosary = Mönch mit Rosenkranz
word-rosary1 = Mönch mit Rosenkranz Nr. 1
word-rosary2 = Mönch mit Rosenkranz Nr. 2
word-rosary3 = Mönch mit Rosenkranz Nr. 3
word-rosary4 = Mönch mit Rosenkranz Nr. 4
word-rosary5 = Mönch mit Rosenkranz Nr. 5

## Travel: the stacks and each card

word-travel-a = Reise A
word-a1 = Reisekarte A1
word-a2 = Reisekarte A2
word-a3 = Reisekarte A3
word-a4 = Reisekarte A4
word-travel-b = Reise B
word-b1 = Reisekarte B1
word-b2 = Reisekarte B2
word-b3 = Reisekarte B3
word-b4 = Reisekarte B4
word-travel-c = Reise C
word-c1 = Reisekarte C1
word-c2 = Reisekarte C2
word-c3 = Reisekarte C3
word-c4 = Reisekarte C4
word-travel-d = Reise D
word-d1 = Reisekarte D1 (Kapelle)
word-d2 = Reisekarte D2
word-d3 = Reisekarte D3
word-d4 = Reisekarte D4
word-travel-e = Reise E
word-e1 = Reisekarte E1
word-e2 = Reisekarte E2
word-e3 = Reisekarte E3

## Customers

word-cu01 = Kunde 1
    .beside = neben Kunde 1
word-cu02 = Kunde 2
    .beside = neben Kunde 2
word-cu03 = Kunde 3
    .beside = neben Kunde 3
word-cu04 = Kunde 4
    .beside = neben Kunde 4
word-cu05 = Kunde 5
    .beside = neben Kunde 5
word-cu06 = Kunde 6
    .beside = neben Kunde 6
word-cu07 = Kunde 7
    .beside = neben Kunde 7
word-cu08 = Kunde 8
    .beside = neben Kunde 8
word-cu09 = Kunde 9
    .beside = neben Kunde 9
word-cu10 = Kunde 10
    .beside = neben Kunde 10
word-cu11 = Kunde 11
    .beside = neben Kunde 11
word-cu12 = Kunde 12
    .beside = neben Kunde 12
word-cu13 = Kunde 13
    .beside = neben Kunde 13
word-cu14 = Kunde 14
    .beside = neben Kunde 14
word-cu15 = Kunde 15
    .beside = neben Kunde 15
word-cu16 = Kunde 16
    .beside = neben Kunde 16
word-cu17 = Kunde 17
    .beside = neben Kunde 17
word-cu18 = Kunde 18
    .beside = neben Kunde 18
word-cu19 = Kunde 19
    .beside = neben Kunde 19
word-cu20 = Kunde 20
    .beside = neben Kunde 20
word-cu21 = Kunde 21
    .beside = neben Kunde 21
word-cu22 = Kunde 22
    .beside = neben Kunde 22
word-cu23 = Kunde 23
    .beside = neben Kunde 23
word-cu24 = Kunde 24
    .beside = neben Kunde 24
word-cu25 = Kunde 25
    .beside = neben Kunde 25
word-cu26 = Kunde 26
    .beside = neben Kunde 26
word-cu27 = Kunde 27
    .beside = neben Kunde 27
word-cu28 = Kunde 28
    .beside = neben Kunde 28
word-cu29 = Kunde 29
    .beside = neben Kunde 29
word-cu30 = Kunde 30
    .beside = neben Kunde 30
word-cu31 = Kunde 31
    .beside = neben Kunde 31
word-cu32 = Kunde 32
    .beside = neben Kunde 32
word-cu33 = Kunde 33
    .beside = neben Kunde 33
