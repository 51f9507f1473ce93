### Texts of the page about this game.

## Start page

page-game-title = Village
page-title = Generationen eines Dorfes
page-facts = Brettspiel für 1–5 Spieler · 60–90 Minuten
page-lead = Führe deine Familie durch vier Generationen: Handwerk, Markt, Reisen, Ratsstube und Kirche. Die Zeit vergeht, die Ältesten sterben, und die Dorfchronik verewigt die Besten.
page-solo = Solo
page-solo-note = Gegen Conny, die nach eigenen Regeln spielt.
page-how-1 = Nimm einen Stein
page-how-1-note = In deinem Zug nimmst du einen Stein von einem Aktionsfeld und darfst dessen Aktion ausführen: ernten, produzieren, reisen, verkaufen und vieles mehr.
page-how-2 = Bezahle mit Zeit
page-how-2-note = Vieles kostet Zeit. Überquert dein Lebenszeitmarker die Brücke, stirbt eines deiner ältesten Familienmitglieder.
page-how-3 = Sichere dir einen Platz
page-how-3-note = Verstorbene kommen in die Dorfchronik, solange dort Platz ist, sonst auf den Friedhof. Ist eines von beiden voll, endet die Partie. Dann gewinnt, wer die meisten Ruhmespunkte hat.

## Create a table

page-edition-2011 = Die erste Ausgabe, für 2 bis 4 Spieler.
page-edition-bigbox = Die überarbeiteten Regeln von 2023, für 1 bis 5 Spieler.

## During the game

page-many-draw = { $n } Steine werden gezogen und auf die Aktionsfelder gelegt.
page-many-customer = { $n } Kunden kommen.
page-families = Familien
page-nav-village = Dorf

## Text view

page-village = Das Dorf
page-spaces = Steine auf den Aktionsfeldern
page-bag = grüner Beutel
page-line = Warteschlange
page-people = Unterwegs
page-all-home = Alle sind zu Hause.
page-member = { $who }, Generation { $generation }
page-round = Runde { $round }
page-starts = { $who } beginnt
page-monks = { $n ->
    [one] 1 Mönch im schwarzen Beutel
   *[other] { $n } Mönche im schwarzen Beutel
}
page-ring = { $who } hat den Ring
page-rival = Fach auf der Ablage: { $recess }. Bediente Kunden: { $served }.

## Replay, resigning, end of the game

page-story = Geschichte der Familien

## Scores

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
page-part-prestige = im Lauf der Partie erhalten

## Results

page-score-chart-note = Unten stehen die Runden; jede Linie zeigt, wie viele Punkte eine Familie hätte, wenn die Partie an dieser Stelle endete.
page-summary-living = { $n } am Leben
page-summary-chronicle = { $n } in der Dorfchronik
page-summary-graves = { $n ->
    [one] 1 auf dem Friedhof
   *[other] { $n } auf dem Friedhof
}
page-summary-cities = { $n ->
    [one] 1 Burg besucht
   *[other] { $n } Burgen besucht
}
page-summary-customers = { $n ->
    [one] 1 Kunde bedient
   *[other] { $n } Kunden bedient
}
page-story-none = Zu dieser Familie gibt es keine Einträge.
page-story-birth = Nachwuchs: ein Kind der { $generation ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[4] vierten
} Generation.
page-story-craft = Ein Familienmitglied der Generation { $generation } lernt { $place-at } ein Handwerk.
page-story-city = Ein Familienmitglied der Generation { $generation } reist { $place-to }.
page-story-council = Ein Familienmitglied der Generation { $generation } tritt in die Ratsstube ein.
page-story-rise = Ein Familienmitglied der Generation { $generation } steigt { $place-to } auf.
page-story-bag = Ein Familienmitglied der Generation { $generation } kommt in den schwarzen Beutel.
page-story-called = Ein Familienmitglied der Generation { $generation } wird gezogen und kommt in die Kirche.
page-story-bought = Für eine Münze kommt ein Familienmitglied der Generation { $generation } in die Kirche.
page-story-promote = Ein Familienmitglied der Generation { $generation } steigt { $place-to } auf.
page-story-inn = Ein Familienmitglied der Generation { $generation } ist { $place-at } zu Gast.
page-story-aboard = Ein Familienmitglied der Generation { $generation } geht an Bord.
page-story-mission = Ein Familienmitglied der Generation { $generation } wird Missionar { $place-at }.
page-story-betrothed = Ein Familienmitglied der Generation { $generation } wartet auf die Hochzeit.
page-story-married = Ein Familienmitglied der Generation { $generation } heiratet: { $amount } Ruhmespunkte.
page-story-death = Ein Familienmitglied der Generation { $generation } stirbt { $place-at } und { $rest-rest }.
page-story-bard = Ein Familienmitglied der Generation { $generation } stirbt { $place-at }; der Barde besingt es.
page-story-ring_coin = Die Familie nimmt den Ring: in dieser Runde eine Münze wert.
page-story-ring = Die Familie nimmt den Ring und beginnt die nächste Runde.
page-story-majority = Die Familie hat die Mehrheit in der Kirche: { $amount } Ruhmespunkte.
page-story-villager = Die Familie kauft eine Personenkarte: { $villager }.
page-story-goal = Die Familie erreicht ein Lebensziel: { $goal }.
page-story-scrap = Die Familie nimmt kostenlos einen Kunden, der nicht bedient wurde: { $customer }.
page-story-serve = Die Familie bedient einen Kunden: { $customer }.
page-story-trigger = Dieser Todesfall läutet das Spielende ein.

## Replay

page-to-round = Zu einer Runde springen

page-chip-time = { $n } Zeit
page-chip-younger = { $amount } Zeit zurück
page-chip-bridge = über die Brücke: ein Familienmitglied stirbt
page-chip-death = Familienmitglied (Generation { $generation }) stirbt: { $rest }
page-chip-bard = Familienmitglied (Generation { $generation }) stirbt; der Barde besingt es ({ $place })
page-chip-prestige = { $n ->
    [one] 1 Ruhmespunkt
   *[other] { $n } Ruhmespunkte
}
page-chip-birth = ein Kind der Generation { $generation }
page-chip-bought = Familienmitglied (Generation { $generation }) aus dem schwarzen Beutel
page-chip-idle = keine Aktion möglich: dein Zug endet
page-chip-home = Familienmitglied (Generation { $generation }) kommt heim ({ $place })
page-chip-walk = Generation { $generation }: { $origin } → { $place }
page-chip-promote = Familienmitglied (Generation { $generation }) steigt { $place-to } auf
page-chip-goal = Lebensziel: { $goal }
page-chip-ring = der Ring
page-chip-ring_coin = der Ring: in dieser Runde eine Münze wert
page-chip-ring_spent = der Ring ersetzt eine Münze
page-chip-scrap = Kunde an Stand { $stall }, kostenlos: { $points } Punkte
page-chip-serve = Kunde an Stand { $stall }: { $points } Punkte
page-chip-worth = { $n ->
    [one] 1 Punkt mehr am Ende
   *[other] { $n } Punkte mehr am Ende
}
page-chip-villager = Personenkarte: { $villager }
page-chip-play = spielt aus: { $villager }
page-chip-ask-cube = + einen Einflussstein nach Wahl
page-chip-ask-fee = − eine Schriftrolle oder grüne Einflusssteine
page-chip-ask-good = + ein Gut nach Wahl
page-chip-ask-pay = − { $about } oder Münzen
page-chip-ask-privilege = + ein Privileg
page-chip-market_day = ein Markttag beginnt
page-chip-mass = dann die Messe
page-chip-over = dann ist die Partie zu Ende
page-chip-trigger = das Spielende wird eingeläutet
page-chip-hire = ein Kapitän
page-chip-load = an Bord: { $cargo }
page-chip-mission = Familienmitglied (Generation { $generation }) geht an Land
page-chip-return = zurück in den Hafen
page-chip-sail = segelt: { $water }
page-chip-married = Hochzeit auf Rang { $rank }
page-chip-promote_bread = Familienmitglied (Generation { $generation }) steigt { $place-to } auf, für ein Brot
page-chip-rival_serve = Conny nimmt den Kunden an Stand { $stall }
page-chip-rival_take = Conny nimmt { $colour-some } { $space-from }
page-chip-bread = { $n ->
    [one] ein Brot
   *[other] { $n } Brote
}

# The words in the key of a value, in the editor for custom values.
page-key-villagers = Personenkarten
page-key-customers = Kunden
page-key-tiles = Plättchen
page-key-captains = Kapitäne
page-key-spaces = Felder
page-key-chronicle = Dorfchronik
page-key-travel = Reise
page-key-points = Punkte
page-key-price = Preis
page-key-cubes = Steine
page-key-crafts = Handwerk
page-key-want = verlangt
page-key-church = Kirche
page-key-council = Ratsstube
page-key-cities = Burgen
page-key-prestige = Ruhm
page-key-per_colour = je Farbe
page-key-any = beliebige Steine
page-key-free = freie Schritte
page-key-edition = Ausgabe
page-key-map = Seeplan
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
page-key-imports = Importe
page-key-at_least = mindestens
page-key-needs = braucht
page-key-scoring = Wertung
page-key-ring = Connys Ablage
page-key-chronicle_points = Punkte der Dorfchronik
page-key-cubes_per_colour = Steine je Farbe
page-key-titles = Titel
page-key-take = nehmen
page-key-chests = Schatztruhen
page-key-buys = kauft
page-key-missions = Missionen
page-key-solo = Solo-Modus
page-key-titles_plus = Titel mit Erweiterungen
page-key-steps = Schritte
page-key-compensation = Startspielerausgleich
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
page-key-gift_coin = Privileg: Münzen, die du zahlst
page-key-gift_cubes = Privileg: Steine
page-key-gift_prestige = Privileg: Ruhm
page-key-with_horse = mit Pferd
page-key-with_ox = mit Ochse
page-key-life = Lebenszeit
page-key-lap = Umrundung
page-key-line = Warteschlange
page-key-grain_limit = Obergrenze für Getreide
page-key-plague_time = Zeit für einen Peststein
page-key-start_coins = Münzen zu Beginn
page-key-blanks = leere Plättchen
page-key-quills = Federkiele
page-key-recesses = Fächer
page-key-search = Suche
page-key-order = Reihenfolge
page-key-apprentice = Lehrling
page-key-genius = Genie
page-key-grand_master = Großmeister
page-key-polymath = Polyhistor
page-key-yield = Ertrag
page-key-place_time = Zeit zum Einsetzen
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
page-key-good_coins = Münzen für ein Gut
page-key-supply = Vorrat
