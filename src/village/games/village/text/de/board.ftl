### Labels of the drawn board: names of the places, what they are for and what is there.

board-explained = { $name }: { $about }
board-there = { $place }: { $there }
board-place = { $name }. { $list }
board-grain = Ernte
board-village = Das Dorf
board-chronicle = Dorfchronik
board-graves = Friedhof
board-council = Ratsstube
board-grain-count = { $n ->
        [one] 1 Sack Getreide
       *[other] { $n } Säcke Getreide
    }
board-way-train = Ausbilden
board-way-make = Herstellen
board-way-buy = Kaufen
board-way-mill = Getreide verkaufen
board-sacks = Getreide
board-lifetime = Lebenszeit: { $n }
board-round = Runde
board-rounds = Runde { $n }
board-greenbag = Grüner Beutel
board-supply = Vorrat
board-prestige = Ruhmespunkte
board-customer = Bediente Kunden
board-marker = Besuchte Burgen
board-first = Startspieler
board-ring = Ring
board-unborn = Noch nicht geboren
board-unborn-list = Noch nicht geboren: { $list }
board-people = { $n ->
        [one] Generation { $generation }
       *[other] { $n } der Generation { $generation }
    }
board-no-members-home = niemand zu Hause
board-beside = Neben Connys Ablage
board-waiting = Warten auf der Kirche
board-recess = Connys Ablage: Fach { $n } von { $total }
board-room = { $n ->
        [one] noch 1 Platz frei
       *[other] noch { $n } Plätze frei
    }
board-monks = { $n ->
        [one] 1 Mönch im schwarzen Beutel
       *[other] { $n } Mönche im schwarzen Beutel
    }
board-stall = Stand { $n }: { $customer }
board-brings = Bediene ihn an einem Markttag: Er bringt am Ende { $points ->
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
}.
board-worth = { $customer } für { $points }
board-line = In der Warteschlange: { $list }
board-pile = { $n ->
        [one] noch 1 im Stapel
       *[other] noch { $n } im Stapel
    }
board-stack = Stapel { $n }: { $villager }
board-marked = Marker von { $who }
board-moment-begin = Vor deinem Zug
board-moment-end = Nach deiner Aktion
board-moment-dying = Bevor ein Familienmitglied stirbt
board-moment-burial = Vor der Bestattung
board-moment-close = Nach dem Markttag
board-moment-bag = Vor dem Heraussuchen aus dem schwarzen Beutel
board-moment-promote = Vor dem Aufsteigen in der Kirche

## Sheets and cards

board-sheets = Ansichten des Spielplans
board-sheet-village = Dorf
board-sheet-moves = { $n ->
        [one] Hier ist 1 Zug möglich
       *[other] Hier sind { $n } Züge möglich
    }
board-tray = Karten zur Wahl
board-put-back = Schließen

## The sea

board-sheet-sea = Meer
board-harbour = Hafen
board-sea_burial = Seebestattungen
board-hourglass = Gewässer
board-no-captain = niemand
board-any-cubes = { $n ->
        [one] einen beliebigen Stein
       *[other] { $n } beliebige Steine
    }
board-captain-name = Kapitän
board-captain = Kapitän für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }: { $free ->
        [one] 1 Schritt frei
       *[other] { $free } Schritte frei
    }, jeder weitere kostet { $cubes }
board-vessel = Schiff: { $where }. An Bord: { $cargo }. Kapitän: { $captain }
board-ship-of = Schiff von { $who }
board-hourglasses = Das Befahren kostet { $n } Zeit
board-missions = Ruhmespunkte der Missionsplätze: { $list }
board-to-load = zu laden: { $what }, noch { $n }

## Marriage

board-sheet-wedding = Hochzeit
board-marriage = Heirat
board-bliss = Elternglück
board-dowry = Mitgift
board-dowry-what = ein Kind, ein Brot samt Einflussstein oder ein Gut
board-bread = Brot
board-pink = eine pinke Figur
board-rank = Rang { $n }, { $prestige } Punkte: { $there }
board-pinks = pinke Figuren: { $here } hier, { $supply } im Vorrat
board-bargains = ein Brot für { $bread } Zeit; ein Gut für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }; { $cubes } Steine für 1 Stein und { $time } Zeit

## What the places are for

board-purpose-grain = Getreide ernten; mit Pferd oder Ochse und Pflug mehr
board-purpose-family = Nachwuchs bekommen oder ein Familienmitglied nach Hause holen
board-purpose-crafts = Familienmitglieder ausbilden und Güter herstellen
board-purpose-market = Kunden an den Ständen mit Gütern und Getreide bedienen
board-purpose-travel = Familienmitglieder von Burg zu Burg schicken
board-purpose-council = Stufe für Stufe aufsteigen und Privilegien nutzen
board-purpose-church = Familienmitglieder in den schwarzen Beutel werfen; in der Messe kommen sie auf die Stufen der Kirche
board-purpose-inn = ein Familienmitglied einsetzen und Personenkarten kaufen
board-purpose-well = drei Einflusssteine einer Farbe oder drei Münzen für eine beliebige Aktion, ohne einen Stein zu nehmen
board-purpose-graves = Verstorbene, für die in der Dorfchronik kein Platz ist
board-purpose-chronicle = die verewigten Verstorbenen, nach Berufsgruppen
board-purpose-mill = tauscht Getreide gegen Münzen
board-purpose-wainwright = baut Planwagen
board-purpose-stables = züchten Pferde und Ochsen
board-purpose-office = schreibt Schriftrollen
board-purpose-smithy = schmiedet Pflüge
board-purpose-brewery = braut Bier
board-purpose-round = eine Runde endet, wenn alle Steine genommen sind
board-purpose-greenbag = aus ihm werden die Steine für die Aktionsfelder gezogen
board-purpose-supply = Steine und Getreide, die noch niemandem gehören
board-purpose-first = hat den ersten Zug der Runde
board-purpose-ring = wer ihn hat, beginnt die nächste Runde
board-purpose-prestige = bisher erhalten
board-purpose-customer = sie zählen am Ende
board-purpose-marker = sie zählen am Ende
board-purpose-sacks = höchstens fünf passen auf den Hof
board-purpose-unborn = kommen mit der Aktion Familie auf den Hof
board-purpose-coin = ersetzt beim Bezahlen jeden Einflussstein
board-purpose-harbour = einen Kapitän anheuern, laden und in See stechen; weitersegeln; oder in den Hafen zurückkehren
board-purpose-hourglass = wer hier einfährt, zahlt die Zeit der Sanduhr
board-purpose-mission = ein Familienmitglied an Bord geht an Land und bringt die Ruhmespunkte des besten freien Platzes
board-purpose-loading = ein Schiff, das hier landet, darf eines davon laden
board-purpose-sea_burial = verstorbene Reisende, für die in der Dorfchronik kein Platz ist; das letzte Feld läutet das Spielende ein
board-purpose-marriage = ein Familienmitglied auf einen freien Rang stellen; vor jeder Messe wird geheiratet
board-purpose-bliss = hier leben die Verheirateten; jedes Familienmitglied bringt am Ende Ruhm
board-purpose-dowry = jedes frisch vermählte Familienmitglied bringt eines davon
board-purpose-smuggler = Brot, ein Gut oder Steine zu seinem Preis
board-purpose-bread = bezahlt einen Aufstieg in der Kirche
