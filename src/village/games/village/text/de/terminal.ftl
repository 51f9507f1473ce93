### Terminal labels of this game: board, families, notes next to moves.

## Players

name-0 = Anna
name-1 = Carl
name-2 = Dora
name-3 = Emil
name-4 = Frieda

## Letters: cubes are shown as coloured letters

letter-brown = B
letter-green = G
letter-orange = O
letter-pink = R
letter-plague = X

## Board

board-round = Runde { $round }
board-start = Start:
board-ring = Ring:
ring-there = auf der Ratsstube
board-end = letzte Züge
board-bag = (grüner Beutel)
board-worth = (3)=Ruhmespunkte
board-stalls = Stände
board-line = Schlange
board-pile = { $tiles ->
    [0] Stapel leer
   *[other] +{ $tiles } im Stapel
}
board-chronicle = Dorfchronik
board-full = voll
board-black-bag = Schw. Beutel
board-monks = { $monks ->
    [one] 1 Mönch
   *[other] { $monks } Mönche
}
board-windows = Kirche
board-council = Ratsstube
board-travel = Reise
board-hint = (`board` zeigt alles: Familien, Kirche, Ratsstube, Reise, Dorfchronik und Erweiterungen.)
map-village = Dorf
reward-prestige = { $n } Ruhm
reward-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
reward-cubes = { $n } Steine

## Short names of places

place-reserve = ungeboren
place-bag = Beutel
place-farm = Hof
place-grave = Friedhof
place-north1 = N1
place-north2 = N2
place-north3 = N3
place-south1 = S1
place-south2 = S2
place-south3 = S3
place-council1 = Rat 1
place-council2 = Rat 2
place-council3 = Rat 3
place-council4 = Rat 4
place-window1 = Kirche 1
place-window2 = Kirche 2
place-window3 = Kirche 3
place-window4 = Kirche 4
place-chronicle-council = Rat
place-chronicle-crafts = Handwerk
place-chronicle-travel = Reise
place-chronicle-church = Kirche
place-chronicle-farm = Hof

## Farms

farm-you = du
farm-human = Mensch
farm-bot = Bot
farm-stock = Vorrat
farm-members = Familie
farm-cubes = Steine
farm-grain = Getreide { $grain }/{ $limit }
farm-coins = Münzen { $coins }
farm-goods = Güter: { $goods }
farm-prestige = Ruhm { $prestige }
farm-served = Kunden { $customers }
farm-time = Zeit { $ring } { $time }/{ $lap }
farm-due = { $deaths ->
    [one] 1 stirbt
   *[other] { $deaths } sterben
}

## Notes on moves

note-time = { $n } Zeit
note-grain = { $n } Getreide
note-well = ({ $n } einer Farbe, dann eine beliebige Aktion)
note-mill = { $grain } Getreide für { $coins } Münzen
note-train = { $train } Zeit, Herstellung weitere { $make }
note-customer = { $goods }: { $points } Ruhm
note-gain = bringt { $gain }
note-fee = und 2 grüne oder eine Schriftrolle
note-rest = { $place }

## Prompt texts of this game

village-name = Village
village-welcome = `rules V-TRN` erklärt, wie ein Zug abläuft. Familienmitglieder erscheinen als Buchstabe und Generation: A1 ist ein Mitglied der 1. Generation der Familie A.
could-not = (Dort war keine Aktion möglich; siehe `rules V-TRN-4`.)
help-legend = Auf dem Spielplan steht ein Buchstabe für einen Stein oder eine Familie: { $legend }. A1 ist ein Mitglied der 1. Generation der Familie A; A* bei einer Burg: Familie A war dort.
