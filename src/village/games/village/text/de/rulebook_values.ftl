### The tables of values: titles, columns, rows and words.

## Titles

book-values-editions = Die Ausgaben
book-values-start = Zu Beginn und Grenzen
book-values-generations = Familienmitglieder nach Generation
book-values-compensation = Startspielerausgleich
book-values-bag = Steine jeder Farbe in den grünen Beutel, jede Runde
book-values-spaces = Steine auf den Aktionsfeldern
book-values-chronicle = Plätze der Dorfchronik und Gräber
book-values-harvest = Getreideernte
book-values-crafts = Handwerksgebäude
book-values-mill = Mühle
book-values-stalls = Marktstände
book-values-market = Markttag
book-values-customers = Kunden
book-values-travel = Eine Reise
book-values-cities = Belohnungen der Burgen
book-values-paths = Steine auf den Wegen
book-values-travel_points = Punkte für Reisen
book-values-council = Stufen der Ratsstube
book-values-council_costs = Kosten und Privilegien der Ratsstube
book-values-church = Stufen der Kirche
book-values-church_costs = Kirche und Messe
book-values-well = Brunnen
book-values-chronicle_points = Punkte für die Dorfchronik
book-values-rival_members = Connys Familie
book-values-rival_ring = Connys Ablage und die Schicksalsplättchen
book-values-rival_search = Wo Conny einen Stein sucht
book-values-rival_sections = Berufsgruppe von Connys Verstorbenen
book-values-titles = Titel: nötige Punkte
book-values-titles_more = Titel: zusätzliche Punkte mit einer Erweiterung
book-values-inn_supply = Wirtshaus: zusätzlicher Vorrat
book-values-inn = Wirtshaus: Kosten und Aufbau
book-values-inn_cubes = Wirtshaus: zusätzliche Steine
book-values-inn_chronicle = Wirtshaus: zusätzliche Plätze der Dorfchronik und Gräber
book-values-brewery = Brauerei
book-values-inn_customers = Kunden mit Krug
book-values-villagers = Personenkarten
book-values-windows = Wann Personenkarten ausgespielt werden
book-values-port_supply = Hafen: zusätzlicher Vorrat
book-values-port_cubes = Hafen: zusätzliche Steine
book-values-ship = Schiffe
book-values-imports = Ballen auf den Inseln
book-values-wares = Stände für Kakao und Tee
book-values-chests = Schatztruhen
book-values-burials = Seebestattungsfelder
book-values-burial_prestige = Ruhmespunkte für Seebestattungen
book-values-sea = Das Meer
book-values-islands = Inseln
book-values-captains = Kapitäne
book-values-marriage_members = Heirat: zusätzliche Familienmitglieder
book-values-pink = Pinke Figuren, Würfel und Pest
book-values-ranks = Ränge des Zeremonienbereichs
book-values-dowry = Mitgift und Elternglück
book-values-smuggler = Handel mit dem Schmuggler
book-values-bread_steps = Schritte in der Kirche, für die ein Brot genügt
book-values-marriage_cubes = Heirat: zusätzliche Steine und Plätze der Dorfchronik
book-values-marriage_solo = Heirat im Solo-Modus
book-values-goal_points = Punkte für Lebensziele
book-values-silver_goals = Silberne Lebensziele
book-values-gold_goals = Goldene Lebensziele
book-values-star_customers = Kunden mit Stern

## Columns

book-column-value = Wert
book-column-players = { $n ->
        [1] solo
       *[other] { $n } Spieler
    }
book-column-generation = Generation { $n }
book-column-cities = { $n ->
        [0] keine
        [one] 1 Burg
       *[other] { $n } Burgen
    }
book-column-stage = { $n }. Stufe
book-column-window = { $n }. Stufe
book-column-remembered = { $n ->
        [5] 5 oder mehr
       *[other] { $n }
    }
book-column-place = { $n }.
book-column-goods = liefert
book-column-train = Ausbildungszeit
book-column-make = Herstellungszeit
book-column-buy = Kaufpreis
book-column-yield = je Herstellung
book-column-want = verlangt
book-column-points = Ruhmespunkte
book-column-prestige = Ruhmespunkte
book-column-coins = Münzen
book-column-cubes = Steine
book-column-cities-cubes = Steine deiner Wahl
book-column-between = von und nach
book-column-price = Preis
book-column-captains-price = Preis in Münzen
book-column-kind = Art
book-column-windows = wird ausgespielt
book-column-effect = Wirkung
book-column-count = Anzahl
book-column-next = führt zu
book-column-hourglass = Sanduhren
book-column-buys = kauft, für Ruhmespunkte
book-column-missions = Ruhmespunkte für Missionare
book-column-loads = bietet
book-column-free = freie Schritte
book-column-captains-cubes = Steine für jeden weiteren Schritt
book-column-any = beliebige Steine
book-column-colour = Seite des Würfels
book-column-time = Zeit

## Rows with a number

book-row-customers = Kunde { $n }
book-row-paths = Weg { $n }
book-row-inn_customers = Kunde { $n }
book-row-chests = Art { $n }
book-row-ranks = Rang { $n }
book-row-star_customers = Kunde { $n }

## Rows

book-row-village-edition-cubes_per_colour = Einflusssteine jeder Farbe
book-row-village-edition-plague = Peststeine
book-row-village-edition-grain = Getreidesäcke
book-row-village-edition-seats = Spieleranzahl
book-row-village-edition-ties = bei Gleichstand entscheiden
book-row-village-edition-start_compensation = Startspielerausgleich
book-row-village-members-start_coins = Münzen zu Beginn
book-row-village-members-grain_limit = Getreidesäcke auf einem Hof, höchstens
book-row-village-members-plague_time = Zeit für einen Peststein
book-row-village-life-lap = Felder der Lebenszeitleiste
book-row-village-members-generations = in einer Familie
book-row-village-members-start = zu Beginn auf dem Hof
book-row-village-compensation-grain = zweiter Spieler: Getreidesäcke
book-row-village-compensation-drawn_cubes = dritter Spieler: zufällige Steine
book-row-village-compensation-chosen_cubes = vierter Spieler: Steine seiner Wahl
book-row-village-compensation-coins = fünfter Spieler: zusätzliche Münzen
book-row-village-bag-per_colour = Steine jeder Farbe
book-row-village-chronicle-graves = Gräber
book-row-village-harvest-grain = Getreidesäcke
book-row-village-harvest-with_horse = mit Pferd und Pflug
book-row-village-harvest-with_ox = mit Ochse und Pflug
book-row-village-mill-time = Zeit
book-row-village-mill-grain = Getreidesäcke, die du zahlst
book-row-village-mill-coins = Münzen, die du bekommst
book-row-village-market-stalls = Stände
book-row-village-market-line = Plätze der Warteschlange
book-row-village-market-cubes = jeder Verkauf außer dem ersten des Auslösers
book-row-village-market-time = Zeit für jeden Verkauf außer dem ersten des Auslösers
book-row-village-travel-time = Zeit
book-row-village-travel-wagon = Planwagen
book-row-village-travel-scoring = Ruhmespunkte
book-row-village-council-time = Zeit für diese Stufe
book-row-village-council-points = Ruhmespunkte am Ende
book-row-village-council-cubes = eintreten oder aufsteigen: Steine
book-row-village-council-scroll = oder Schriftrollen
book-row-village-council-gift_cubes = Privileg der 2. Stufe: Steine
book-row-village-council-gift_coin = Privileg der 4. Stufe: Münzen, die du zahlst
book-row-village-council-gift_prestige = Privileg der 4. Stufe: Ruhmespunkte
book-row-village-church-points = Ruhmespunkte am Ende
book-row-village-church-steps = Getreidesäcke für den Aufstieg von hier
book-row-village-church-time = in den schwarzen Beutel: Zeit
book-row-village-church-cubes = oder Steine
book-row-village-church-majority = Ruhmespunkte für die Mehrheit
book-row-village-church-monks = Mönche
book-row-village-church-drawn = Figuren, die in einer Messe gezogen werden
book-row-village-church-price = Münzen, um ein Familienmitglied herauszusuchen
book-row-village-well-cubes = Steine einer Farbe
book-row-village-chronicle_points-members = Ruhmespunkte
book-row-solo-rival-beside = neben ihrer Ablage
book-row-solo-rival-waiting = wartend auf der Kirche
book-row-solo-ring-recesses = Fächer
book-row-solo-ring-top = oberes Set: Plättchen nach den Fächern
book-row-solo-ring-bottom = unteres Set: Plättchen nach den Fächern
book-row-solo-fate-quills = Federkiele je Set
book-row-solo-fate-blanks = leere Plättchen je Set
book-row-solo-search-order = im Uhrzeigersinn
book-row-inn-solo-titles_plus = { expansion-inn }
book-row-port-solo-titles_plus = { expansion-port }
book-row-marriage-solo-titles_plus = { expansion-marriage }
book-row-goals-solo-titles_plus = { expansion-goals }
book-row-customers-solo-titles_plus = { expansion-customers }
book-row-inn-edition-cubes_per_colour = Einflusssteine jeder Farbe
book-row-inn-edition-grain = Getreidesäcke
book-row-inn-edition-seats = Spieleranzahl
book-row-inn-start-beer = Bier zu Beginn
book-row-inn-inn-place_time = Zeit, um ein Familienmitglied einzusetzen
book-row-inn-inn-use_time = Zeit, um das Wirtshaus zu nutzen
book-row-inn-inn-stacks = Stapel mit Personenkarten
book-row-inn-inn-stack_size = Personenkarten je Stapel
book-row-inn-solo-search_after = nach dem Handwerk sucht Conny beim
book-row-inn-bag-per_colour = Steine jeder Farbe in den Beutel
book-row-inn-chronicle-graves = Gräber
book-row-inn-windows-names = Zeitpunkte
book-row-port-edition-cubes_per_colour = Einflusssteine jeder Farbe
book-row-port-edition-grain = Getreidesäcke
book-row-port-bag-per_colour = Steine jeder Farbe in den Beutel
book-row-port-ship-holds = Laderäume
book-row-port-ship-return_time = Zeit für die Rückkehr
book-row-port-burials-spaces = Felder
book-row-port-burials-prestige = Ruhmespunkte
book-row-marriage-members-generations = in einer Familie
book-row-marriage-members-start = zu Beginn auf dem Hof
book-row-marriage-pinks-supply = pinke Figuren
book-row-marriage-pinks-alone = pinke Figuren im Solo-Modus
book-row-marriage-die-faces = Seiten des Würfels
book-row-marriage-die-rolls = Würfe bei einer Hochzeit
book-row-marriage-die-rolls_alone = Würfe im Solo-Modus
book-row-marriage-supply-plague = zusätzliche Peststeine
book-row-marriage-dowry-bread = Brote in der Mitgift
book-row-marriage-bliss-prestige = Punkte je Familienmitglied im Elternglück
book-row-marriage-goods-chosen = Güter zur Wahl
book-row-marriage-smuggler-bread_time = Brot: Zeit, die du zahlst
book-row-marriage-smuggler-bread = Brot: Brote, die du bekommst
book-row-marriage-smuggler-good_coins = ein Gut: Münzen, die du zahlst
book-row-marriage-smuggler-cubes_time = Steine: Zeit, die du zahlst, und ein Stein
book-row-marriage-smuggler-cubes = Steine: Steine, die du bekommst
book-row-marriage-church-bread_steps = von dieser Stufe
book-row-marriage-bag-per_colour = Steine jeder Farbe in den Beutel
book-row-marriage-chronicle-farm = Plätze des Hofs in der Dorfchronik
book-row-marriage-solo-farm_spaces = Connys Verstorbene zählen zum Hof bei Steinen von
book-row-marriage-solo-search_after = nach dem Handwerk sucht Conny bei
book-row-goals-points-silver = silbern
book-row-goals-points-gold = golden

## Words

book-word-customers = bediente Kunden
book-word-living = lebende Familienmitglieder
book-word-village = Dorf
book-word-once = einmal ausgespielt
book-word-end = am Ende deines Zuges
book-word-kind-end = zählt am Ende
book-word-begin = zu Beginn deines Zuges
book-word-dying = wenn eines deiner Mitglieder sterben muss
book-word-burial = wenn eines deiner Mitglieder keinen Platz in der Dorfchronik bekommt
book-word-close = am Ende eines Markttages
book-word-bag = in der Messe vor dem Heraussuchen
book-word-promote = in der Messe vor dem Aufsteigen
book-word-water = Gewässer
book-word-island = Insel
book-word-order-grain = { space-grain }
