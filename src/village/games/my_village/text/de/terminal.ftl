### Beschriftungen des Terminals für dieses Spiel: Spielplan, Dörfer, was neben Antworten steht.

## Spieler

name-0 = Anna
name-1 = Carl
name-2 = Dora
name-3 = Emil

## Buchstaben: Würfel zeigen einen Buchstaben und ihre Augen

letter-white = W
letter-black = S

## Spielplan

board-round = Runde { $round }, Zug { $turn } von { $turns }
board-start = beginnt:
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
rat-red = (rot: Ein Wurf kann genügen)
board-chronicle = Chronik
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
board-values = Werte öffnen
board-nothing = keine mehr
board-hint = (`board` zeigt den ganzen Tisch: Auslage, Kunden, Reise, Chronik und alle Dörfer.)

## Kosten und Gewinne in Kürze

cost-time = { $n } Zeit
cost-or = { $a } oder { $b }
cost-gray = danach { $cost } mehr
cost-last = Reiseende
gain-prestige = { $n } Ruhm
gain-story = Geschichte { $n }
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

## Dörfer

home-you = du
home-human = Mensch
home-bot = Computer
home-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
home-coins = Münzen { $n }
home-life = Leben { $ring } { $cloud }/{ $clouds }
home-reaper = der Sensenmann reitet
home-people = Bewohner
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
home-tile = 2/12-Plättchen: { $place }
home-tile-hand = 2/12-Plättchen in der Hand
home-banners = Banner
home-plow = Pflug
home-done = erledigt
home-cards = Karten
home-windows = { $n ->
    [one] 1 Fenster
   *[other] { $n } Fenster
}
home-marks = Markierungen: { $marks }
home-market = Markt
home-served = Bedient

## Notizen neben Antworten

note-free = kostenlos
note-markers = { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}
opened-white = weiß: { $names }
note-opens = öffnet { $banners }
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
note-grave = namenloses Grab
note-lose = sonst { $n } verloren
asked-more = { $question } { $about }
asked-pay = Zu zahlen: { $good }.
asked-taken = { $n ->
    [0] Noch keiner genommen.
    [one] 1 schon genommen.
   *[other] { $n } schon genommen.
}

## Was die Eingabe zu diesem Spiel sagt

my_village-name = My Village
my_village-welcome = `rules M-RND` sagt, was ein Zug ist. Würfel zeigen Buchstabe und Augen: W4 ist eine weiße 4, S2 eine schwarze 2.
help-legend = W4 ist ein weißer Würfel mit einer 4, S2 ein schwarzer mit einer 2; 6/8 sind die Werte eines Banners, ? passt immer; ● ist besetzt, ○ ist frei.
