### Was auf dem gezeichneten Spielplan steht: Namen der Orte, was man dort tut und was wo liegt.

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
board-nobody-home = niemand zu Hause
board-beside = Neben ihrem Plan
board-waiting = Warten auf der Kirche
board-recess = Ihr Ring: Fach { $n } von { $total }
board-room = { $n ->
        [one] Platz für 1 weiteren
       *[other] Platz für { $n } weitere
    }
board-monks = { $n ->
        [one] 1 Mönch im schwarzen Beutel
       *[other] { $n } Mönche im schwarzen Beutel
    }
board-stall = Stand { $n }: { $customer }
board-brings = Wer dies an einem Markttag bringt, erhält am Ende { $points ->
    [one] 1 Ruhmespunkt
   *[other] { $points } Ruhmespunkte
}.
board-worth = { $customer } für { $points }
board-line = In der Schlange: { $list }
board-pile = { $n ->
        [one] noch 1 kommt
       *[other] noch { $n } kommen
    }
board-stack = Stapel { $n }: { $villager }
board-marked = Marker von { $who }
board-moment-begin = Vor deinem Zug
board-moment-end = Nach deiner Aktion
board-moment-dying = Bevor jemand stirbt
board-moment-burial = Vor dem Begräbnis
board-moment-close = Nach dem Markttag
board-moment-bag = Bevor du aus dem schwarzen Beutel kaufst
board-moment-promote = Bevor du aufsteigen lässt

## Blätter und Karten

board-sheets = Blätter des Spielplans
board-sheet-village = Dorf
board-sheet-answers = { $n ->
        [one] Hier leuchtet 1 Antwort
       *[other] Hier leuchten { $n } Antworten
    }
board-tray = Karten zur Wahl
board-put-back = Zurücklegen

## Das Meer

board-sheet-sea = Meer
board-harbour = Hafen
board-sea_burial = Seegräber
board-hourglass = Offenes Wasser
board-nobody = niemand
board-any-cubes = { $n ->
        [one] ein beliebiger Stein
       *[other] { $n } beliebige Steine
    }
board-captain-name = Kapitän
board-captain = Kapitän für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }: { $free ->
        [one] 1 Schritt frei
       *[other] { $free } Schritte frei
    }, jeder weitere { $cubes }
board-vessel = Schiff: { $where }. An Bord: { $cargo }. Kapitän: { $captain }
board-ship-of = Schiff von { $who }
board-hourglasses = Einfahrt kostet { $n } Zeit
board-missions = Missionsplätze für { $list }
board-to-load = zu laden: { $what }, noch { $n }

## Die Festwiese

board-sheet-wedding = Hochzeit
board-marriage = Heirat
board-bliss = Elternglück
board-dowry = Mitgift
board-dowry-what = ein Kind, ein Brot mit einem Stein oder eine Ware
board-bread = Brot
board-pink = eine pinke Figur
board-rank = Rang { $n }, { $prestige } Punkte: { $there }
board-pinks = pinke Figuren: { $here } hier, { $supply } im Vorrat
board-bargains = ein Brot für { $bread } Zeit; eine Ware für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }; { $cubes } Steine für 1 Stein und { $time } Zeit

## Was man dort tut

board-about-grain = Getreide einbringen, mit Pferd oder Ochse und Pflug mehr
board-about-family = ein Kind kommt zur Welt, oder jemand kehrt heim
board-about-crafts = Familienmitglieder ausbilden und Waren herstellen
board-about-market = Waren und Getreide an die Kunden der Stände verkaufen
board-about-travel = Familienmitglieder von Burg zu Burg schicken
board-about-council = die Stufen hinaufsteigen und ihre Vorrechte nutzen
board-about-church = Familienmitglieder kommen in den schwarzen Beutel; bei der Messe werden sie an die Fenster gerufen
board-about-inn = ein Familienmitglied einsetzen, Dorfbewohner gewinnen
board-about-well = drei Steine einer Farbe oder drei Münzen für eine beliebige Aktion, ohne einen Stein zu nehmen
board-about-graves = die Toten, für die in der Chronik kein Platz ist
board-about-chronicle = die Toten, an die man sich erinnert, nach ihrem Beruf
board-about-mill = macht aus Getreide Münzen
board-about-wainwright = baut Wagen
board-about-stables = züchten Pferde und Ochsen
board-about-office = schreibt Schriftrollen
board-about-smithy = schmiedet Pflüge
board-about-brewery = braut Bier
board-about-round = eine Runde endet, wenn alle Steine genommen sind
board-about-greenbag = aus ihm werden Steine auf die Felder gezogen
board-about-supply = Steine und Getreide, die nicht im Spiel sind
board-about-first = hat den ersten Zug der Runde
board-about-ring = beginnt die nächste Runde
board-about-prestige = bisher gewertet
board-about-customer = sie zählen am Ende
board-about-marker = sie zählen am Ende
board-about-sacks = höchstens fünf passen in die Scheune
board-about-unborn = kommen durch die Aktion Familie auf den Hof
board-about-coin = ersetzen beim Bezahlen jeden Stein
board-about-harbour = einen Kapitän anheuern, laden und auslaufen; weitersegeln; oder heimkehren
board-about-hourglass = ein Schiff zahlt beim Einfahren die Zeit der Sanduhr
board-about-mission = ein Familienmitglied an Bord geht an Land, für den Ruhm des besten freien Platzes
board-about-loading = ein Schiff, das hier landet, darf eines laden
board-about-sea_burial = Reisende, für die in der Chronik kein Platz ist; das letzte bringt das Ende
board-about-marriage = ein Familienmitglied auf einen freien Rang stellen; vor jeder Messe wird geheiratet
board-about-bliss = hier leben die Verheirateten; jeder bringt am Ende Ruhm
board-about-dowry = jedes frisch verheiratete Mitglied bringt eines davon
board-about-smuggler = Brot, Waren oder Steine, zu seinem Preis
board-about-bread = bezahlt einen Schritt in der Kirche
