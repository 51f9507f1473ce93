### Terminal labels of this game: main board, villages, notes on moves.

## Players

name-0 = Anna
name-1 = Carl
name-2 = Dora
name-3 = Emil

## Letters: dice are shown by a letter and their pips

letter-white = W
letter-black = S

## Main board

board-round = Runde { $round }, Zug { $turn } von { $turns }
board-start = Startspieler:
board-hand = Hand
hand-palm = Handfläche oben, { $n ->
    [one] 1 Geschichtspunkt darauf
   *[other] { $n } Geschichtspunkte darauf
}
hand-back = in dieser Runde genommen, Rücken oben
board-dice = Würfel
board-taken = genommen:
board-value = Wert { $n }
board-rat = Ratte
rat-left = { $n ->
    [one] 1 Feld bis zum Einfall
   *[other] { $n } Felder bis zum Einfall
}
rat-red = (rot: ein Wurf kann genügen)
board-chronicle = Dorfchronik
board-graves = Gräber { $n }
board-coffins = Särge { $n } von { $end }
board-churches = Kirchen
board-monks = Mönche
board-councils = Ratsstuben
board-land = Land
board-crafts = Handwerk
board-travel = Reise
board-customers = Kunden
board-stack = +{ $n } im Stapel
board-values = Bannerwerte
board-nothing = keine mehr
board-hint = (`board` zeigt den ganzen Tisch: Auslage, Kunden, Reise, Dorfchronik und alle Dörfer.)

## Short costs and gains

cost-time = { $n } Zeit
cost-or = { $a } oder { $b }
cost-gray = danach zusätzlich { $cost }
cost-last = Ende der Reise
gain-prestige = { $n } Ruhm
gain-story = { $n ->
    [one] 1 Geschichtspunkt
   *[other] { $n } Geschichtspunkte
}
gain-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
gain-headman = Dorfvorsteher
gain-school = { $n ->
    [one] Schule
   *[other] { $n }-mal Schule
}
gain-steward = Verwalter

## Villages

home-you = du
home-human = Mensch
home-bot = Bot
home-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
home-coins = Münzen { $n }
home-life = Lebenszeit { $ring } { $cloud }/{ $clouds }
home-reaper = der Sensenmann reitet mit
home-people = Dorfbewohner
home-missing = kein { $name }
home-school = Schule { $spaces }
home-laborers = { $n ->
    [one] 1 Tagelöhner
   *[other] { $n } Tagelöhner
}
home-story = Geschichte
home-tree = Baum { $n }
home-house = Haus { $n }
home-headman = Dorfvorsteher { $place }
home-tile = 2/12-Plättchen gelegt { $place }
home-tile-hand = 2/12-Plättchen noch nicht gelegt
home-banners = Banner
home-plow = Pflug
home-done = aktiviert
home-cards = Karten
home-windows = { $n ->
    [one] 1 Fenster
   *[other] { $n } Fenster
}
home-marks = Markierungen: { $marks }
home-market = Markt
home-served = Bedient

## Notes on moves

note-free = kostenlos
note-markers = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}
opened-white = weiß: { $names }
note-opens = möglich: { $banners }
note-bonus = Bonus: { $bonus }
note-hand = { $n ->
    [one] 1 Geschichtspunkt und der erste Zug der nächsten Runde
   *[other] { $n } Geschichtspunkte und der erste Zug der nächsten Runde
}
note-steward = bis zu { $n } Kunden
note-saves = { $n ->
    [0] der Baum ist leer
    [one] 1 Geschichtspunkt ist sicher
   *[other] { $n } Geschichtspunkte sind sicher
}
note-grave = anonymes Grab
note-lose = sonst { $n } verloren
asked-more = { $question } { $about }
asked-pay = Zu zahlen: { $goods }{ $wild ->
    [0] .
    [one] ; ein Jokergut hat davon schon eines ersetzt.
   *[other] ; Jokergüter haben davon schon { $wild } ersetzt.
}
asked-taken = { $n ->
    [0] Noch keinen genommen.
    [one] Schon 1 genommen.
   *[other] Schon { $n } genommen.
}

## Texts at the prompt of this game

my_village-name = My Village
my_village-welcome = `rules M-RND` erklärt, wie ein Zug abläuft. Würfel haben einen Buchstaben und ihre Augenzahl: W4 ist eine weiße 4, S2 eine schwarze 2.
help-legend = W4 ist ein weißer Würfel mit einer 4, S2 ein schwarzer mit einer 2; 6/8 sind die Werte eines Banners, ? passt immer; ● ist besetzt, ○ ist frei.
