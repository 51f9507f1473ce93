### Was die Seite neben dem Brett über dieses Spiel sagt.

## Die erste Seite

page-called = Village
page-title = Generationen eines Dorfes
page-lead = Zieh eine Familie groß, lerne Handwerke, reise, bete und handle. Die Zeit vergeht, die Alten sterben, und die Chronik bewahrt die Besten.
page-solo = Allein
page-solo-note = Gegen Conny, die nach eigenen Regeln spielt.
page-how-1 = Nimm einen Stein
page-how-1-note = In deinem Zug nimmst du einen Stein von einem Ort des Dorfes und tust, was man dort tut: ernten, werken, reisen, handeln, beten oder beraten.
page-how-2 = Gib Zeit aus
page-how-2-note = Gute Dinge brauchen Jahre. Geht dein Zeitstein über die Brücke, stirbt jemand aus deiner ältesten Generation.
page-how-3 = Bleib in Erinnerung
page-how-3-note = Die Ersten kommen in die Chronik, die anderen auf den Friedhof. Ist eines von beiden voll, endet das Spiel, und der Ruhm entscheidet.

## Ein neuer Tisch

page-edition-2011 = Die erste Ausgabe, für 2 bis 4.
page-edition-bigbox = Die überarbeiteten Regeln von 2023, für 1 bis 5.

## Während des Spiels

page-many-draw = Der Zufall legt { $n } Steine auf die Aktionsfelder.
page-many-customer = { $n } Kunden kommen.
page-families = Familien
page-jump-village = Dorf

## Das Dorf in Worten

page-village = Das Dorf
page-spaces = Steine auf den Aktionsfeldern
page-bag = grüner Beutel
page-line = Es warten
page-people = Außer Haus
page-all-home = Alle sind zu Hause.
page-member = { $who }, Generation { $generation }
page-round = Runde { $round }
page-starts = { $who } beginnt
page-monks = { $n ->
    [one] 1 Mönch im schwarzen Beutel
   *[other] { $n } Mönche im schwarzen Beutel
}
page-ring = { $who } hat den Ring
page-rival = Lebenszeit: { $recess }. Bediente Kunden: { $served }.

## Rückblick, Abschied, Ende

page-story = Die Geschichte der Familien

## Punkte

page-part-cities = { $n ->
    [one] 1 Burg
   *[other] { $n } Burgen
}
page-part-remembered = { $n ->
    [one] 1 Familienmitglied in der Dorfchronik
   *[other] { $n } Familienmitglieder in der Dorfchronik
}
page-part-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
page-part-prestige = im Lauf des Spiels erhalten

## Das Ende

page-course-note = Unten stehen die Runden; jede Linie zählt, was eine Familie hätte, wenn das Spiel dort endete.
page-lot-living = { $n } am Leben
page-lot-chronicle = { $n } in der Dorfchronik
page-lot-graves = { $n ->
    [one] 1 in einem Grab
   *[other] { $n } in Gräbern
}
page-lot-cities = { $n ->
    [one] 1 Burg gesehen
   *[other] { $n } Burgen gesehen
}
page-lot-customers = { $n ->
    [one] 1 Kunde bedient
   *[other] { $n } Kunden bedient
}
page-tale-none = Von dieser Familie weiß das Protokoll nichts.
page-tale-birth = Ein Kind kommt zur Welt, die { $generation ->
    [1] erste
    [2] zweite
    [3] dritte
   *[4] vierte
} Generation.
page-tale-craft = Jemand aus Generation { $generation } lernt { $place-at } ein Handwerk.
page-tale-city = Jemand aus Generation { $generation } reist { $place-to }.
page-tale-council = Jemand aus Generation { $generation } kommt in die Ratsstube.
page-tale-rise = Jemand aus Generation { $generation } steigt { $place-to }.
page-tale-bag = Jemand aus Generation { $generation } möchte der Kirche dienen.
page-tale-called = Die Kirche ruft jemanden aus Generation { $generation }.
page-tale-bought = Eine Münze öffnet jemandem aus Generation { $generation } die Kirche.
page-tale-promote = Jemand aus Generation { $generation } rückt { $place-to } vor.
page-tale-inn = Jemand aus Generation { $generation } sitzt { $place-at }.
page-tale-aboard = Jemand aus Generation { $generation } geht an Bord.
page-tale-mission = Jemand aus Generation { $generation } wird Missionar { $place-at }.
page-tale-betrothed = Jemand aus Generation { $generation } wartet auf die Hochzeit.
page-tale-married = Jemand aus Generation { $generation } heiratet: { $amount } Ruhmespunkte.
page-tale-death = Jemand aus Generation { $generation } stirbt { $place-at } und { $rest-rest }.
page-tale-bard = Jemand aus Generation { $generation } stirbt { $place-at }; der Barde singt davon.
page-tale-ring_coin = Sie nehmen den Ring: eine Münze für diese Runde.
page-tale-ring = Der Ring gehört ihnen: Sie beginnen die nächste Runde.
page-tale-majority = Niemand hat mehr in der Kirche: { $amount } Ruhmespunkte.
page-tale-villager = Sie gewinnen eine Person: { $villager }.
page-tale-goal = Sie erreichen ein Lebensziel: { $goal }.
page-tale-scrap = Sie nehmen einen Kunden, den niemand bedient hat: { $customer }.
page-tale-serve = Sie bedienen einen Kunden: { $customer }.
page-tale-trigger = Mit diesem Tod beginnen die letzten Züge.

## Rückschau

page-to-round = Zu einer Runde gehen

page-chip-time = { $n } Zeit
page-chip-younger = { $amount } Zeit zurück
page-chip-bridge = über die Brücke: ein Familienmitglied stirbt
page-chip-death = Generation { $generation } stirbt: { $rest }
page-chip-bard = Generation { $generation } stirbt, der Barde besingt sie ({ $place })
page-chip-prestige = { $n ->
    [one] 1 Ruhmespunkt
   *[other] { $n } Ruhmespunkte
}
page-chip-birth = ein Kind der Generation { $generation }
page-chip-bought = Generation { $generation } aus dem schwarzen Beutel
page-chip-idle = dort ist nichts möglich: der Zug endet
page-chip-home = Generation { $generation } kommt heim ({ $place })
page-chip-walk = Generation { $generation }: { $origin } → { $place }
page-chip-promote = Generation { $generation } rückt { $place-to }
page-chip-goal = Lebensziel: { $goal }
page-chip-ring = den Ring
page-chip-ring_coin = der Ring: in dieser Runde eine Münze wert
page-chip-ring_spent = der Ring ersetzt eine Münze
page-chip-scrap = Kunde an Stand { $stall }, umsonst: { $points } Punkte
page-chip-serve = Kunde an Stand { $stall }: { $points } Punkte
page-chip-worth = { $n ->
    [one] 1 Punkt mehr am Ende
   *[other] { $n } Punkte mehr am Ende
}
page-chip-villager = Personenkarte: { $villager }
page-chip-play = spielt aus: { $villager }
page-chip-ask-cube = + ein Einflussstein nach Wahl
page-chip-ask-fee = − eine Schriftrolle oder grüne Einflusssteine
page-chip-ask-good = + ein Gut nach Wahl
page-chip-ask-pay = − { $about } oder Münzen dafür
page-chip-ask-privilege = + ein Privileg
page-chip-market_day = ein Markttag beginnt
page-chip-mass = dann die Messe
page-chip-over = dann ist das Spiel zu Ende
page-chip-trigger = die letzten Züge beginnen
page-chip-hire = ein Kapitän
page-chip-load = an Bord: { $cargo }
page-chip-mission = Generation { $generation } geht an Land
page-chip-return = zurück in den Hafen
page-chip-sail = segelt: { $water }
page-chip-married = Hochzeit auf Rang { $rank }
page-chip-promote_bread = Generation { $generation } rückt { $place-to }, für ein Brot
page-chip-bread = { $n ->
    [one] ein Brot
   *[other] { $n } Brote
}

# Die Wörter im Schlüssel einer Zahl, wo man sie einträgt.
page-key-villagers = Dorfbewohner
page-key-customers = Kunden
page-key-tiles = Plättchen
page-key-captains = Kapitäne
page-key-spaces = Plätze
page-key-chronicle = Chronik
page-key-travel = Reise
page-key-points = Punkte
page-key-price = Preis
page-key-cubes = Steine
page-key-crafts = Handwerk
page-key-want = will
page-key-church = Kirche
page-key-council = Ratsstube
page-key-cities = Burgen
page-key-prestige = Ruhm
page-key-per_colour = je Farbe
page-key-any = beliebige Steine
page-key-free = freie Schritte
page-key-edition = Ausgabe
page-key-map = Karte
page-key-hourglass = Sanduhren
page-key-coins = Münzen
page-key-islands = Inseln
page-key-ranks = Ränge
page-key-market = Markt
page-key-cap = höchstens
page-key-members = Familienmitglieder
page-key-paths = Wege
page-key-burials = Bestattungen
page-key-smuggler = Schmuggler
page-key-graves = Gräber
page-key-stalls = Stände
page-key-imports = Einfuhren
page-key-at_least = mindestens
page-key-needs = braucht
page-key-scoring = Wertung
page-key-ring = Ring
page-key-chronicle_points = Punkte der Chronik
page-key-cubes_per_colour = Steine je Farbe
page-key-titles = Titel
page-key-take = nehmen
page-key-chests = Schatztruhen
page-key-buys = kauft
page-key-missions = Missionen
page-key-solo = Solospiel
page-key-titles_plus = Titel mit Erweiterungen
page-key-steps = Schritte
page-key-compensation = Ausgleich
page-key-family = Familie
page-key-marriage = Heirat
page-key-harvest = Getreideernte
page-key-bottom = unten
page-key-top = oben
page-key-village = Dorf
page-key-fate = Schicksal
page-key-bread = Brot
page-key-drawn = gezogen
page-key-majority = Mehrheit
page-key-monks = Mönche
page-key-chosen_cubes = gewählte Steine
page-key-drawn_cubes = gezogene Steine
page-key-gift_coin = geschenkte Münzen
page-key-gift_cubes = geschenkte Steine
page-key-gift_prestige = geschenkter Ruhm
page-key-with_horse = mit Pferd
page-key-with_ox = mit Ochse
page-key-life = Leben
page-key-lap = eine Runde
page-key-line = Schlange
page-key-grain_limit = höchstens Getreide
page-key-plague_time = Zeit der Pest
page-key-start_coins = Münzen zu Beginn
page-key-blanks = leere Plätze
page-key-quills = Federkiele
page-key-recesses = Aussparungen
page-key-search = Suche
page-key-order = Reihenfolge
page-key-apprentice = Lehrling
page-key-genius = Genie
page-key-grand_master = Großmeister
page-key-polymath = Universalgelehrter
page-key-yield = Ertrag
page-key-place_time = Zeit zum Setzen
page-key-stack_size = Karten im Stapel
page-key-stacks = Stapel
page-key-use_time = Zeit zum Nutzen
page-key-start = Beginn
page-key-holds = Laderäume
page-key-return_time = Zeit der Rückkehr
page-key-at_most = höchstens
page-key-dowry = Mitgift
page-key-bread_time = Zeit für Brot
page-key-cubes_time = Zeit für Steine
page-key-good_coins = Münzen für eine Ware
page-key-supply = Vorrat
