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

board-about-grain = Getreide ernten; mit Pferd oder Ochse und Pflug mehr
board-about-family = Nachwuchs bekommen oder ein Familienmitglied nach Hause holen
board-about-crafts = Familienmitglieder ausbilden und Güter herstellen
board-about-market = Kunden an den Ständen mit Gütern und Getreide bedienen
board-about-travel = Familienmitglieder von Burg zu Burg schicken
board-about-council = Stufe für Stufe aufsteigen und Privilegien nutzen
board-about-church = Familienmitglieder in den schwarzen Beutel werfen; in der Messe kommen sie auf die Stufen der Kirche
board-about-inn = ein Familienmitglied einsetzen und Personenkarten kaufen
board-about-well = drei Einflusssteine einer Farbe oder drei Münzen für eine beliebige Aktion, ohne einen Stein zu nehmen
board-about-graves = Verstorbene, für die in der Dorfchronik kein Platz ist
board-about-chronicle = die verewigten Verstorbenen, nach Berufsgruppen
board-about-mill = tauscht Getreide gegen Münzen
board-about-wainwright = baut Planwagen
board-about-stables = züchten Pferde und Ochsen
board-about-office = schreibt Schriftrollen
board-about-smithy = schmiedet Pflüge
board-about-brewery = braut Bier
board-about-round = eine Runde endet, wenn alle Steine genommen sind
board-about-greenbag = aus ihm werden die Steine für die Aktionsfelder gezogen
board-about-supply = Steine und Getreide, die noch niemandem gehören
board-about-first = hat den ersten Zug der Runde
board-about-ring = wer ihn hat, beginnt die nächste Runde
board-about-prestige = bisher erhalten
board-about-customer = sie zählen am Ende
board-about-marker = sie zählen am Ende
board-about-sacks = höchstens fünf passen auf den Hof
board-about-unborn = kommen mit der Aktion Familie auf den Hof
board-about-coin = ersetzt beim Bezahlen jeden Einflussstein
board-about-harbour = einen Kapitän anheuern, laden und in See stechen; weitersegeln; oder in den Hafen zurückkehren
board-about-hourglass = wer hier einfährt, zahlt die Zeit der Sanduhr
board-about-mission = ein Familienmitglied an Bord geht an Land und bringt die Ruhmespunkte des besten freien Platzes
board-about-loading = ein Schiff, das hier landet, darf eines davon laden
board-about-sea_burial = verstorbene Reisende, für die in der Dorfchronik kein Platz ist; das letzte Feld läutet das Spielende ein
board-about-marriage = ein Familienmitglied auf einen freien Rang stellen; vor jeder Messe wird geheiratet
board-about-bliss = hier leben die Verheirateten; jedes Familienmitglied bringt am Ende Ruhm
board-about-dowry = jedes frisch vermählte Familienmitglied bringt eines davon
board-about-smuggler = Brot, ein Gut oder Steine zu seinem Preis
board-about-bread = bezahlt einen Aufstieg in der Kirche
