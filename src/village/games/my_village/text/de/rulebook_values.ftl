### The tables of values: titles, columns, rows and words.

## Titles

book-values-players = Nach Spieleranzahl
book-values-coins = Münzen zu Beginn
book-values-board = Auf den Plänen
book-values-play = Werte der Spielbanner
book-values-steward = Amtsstube
book-values-steward_prices = Preis der Kunden
book-values-crafts = Handwerksgebäude
book-values-craft_cards = Werte der Handwerksgebäude
book-values-fields = Felder und Versammlungsplatz
book-values-places = Karten der Felder und Versammlungsplätze
book-values-customers = Kunden
book-values-letters = Reise: dunkle Seiten
book-values-travel = Reise: helle Seiten
book-values-churches = Kirchen
book-values-windows = Punkte für Fenster
book-values-monks = Mönche
book-values-councils = Ratsstuben
book-values-council = Was Ratsstuben bringen

## Columns

book-column-value = Wert
book-column-players = { $n } Spieler
book-column-seat = { $n }.
book-column-windows = { $n }
book-column-cards = Karten
book-column-time = Zeit
book-column-coin = Münzen
book-column-good = liefert
book-column-white_time = Zeit des weißen Banners
book-column-spaces = Plätze
book-column-kind = Art
book-column-banner = Banner
book-column-count = Anzahl
book-column-prestige = Ruhmespunkte
book-column-cost = Zusatzkosten
book-column-customers-cost = will
book-column-either = Planwagen oder Münzen
book-column-letter = Buchstabe
book-column-gray = graue Kosten
book-column-last = beendet die Reise
book-column-churches-windows = Fenster
book-column-bonus = Bonus
book-column-amount = Menge

## Rows

book-row-play = Dorfplan { $n }
book-row-steward_prices = { $n }.
book-row-my_village-setup-white_dice = weiße Würfel
book-row-my_village-setup-black_dice = schwarze Würfel
book-row-my_village-setup-turns_per_round = Züge je Spieler in einer Runde
book-row-my_village-setup-end_coffins = Särge, die die Partie beenden
book-row-my_village-setup-rat_start = Felder vom Start der Ratte bis zum Einfallsfeld
book-row-my_village-setup-round_limit = Runden, nach denen die Partie auf jeden Fall endet
book-row-my_village-setup-start_coins = Münzen in Spielreihenfolge
book-row-my_village-setup-seats = Spieleranzahl
book-row-my_village-setup-customer_display = Kunden in der Auslage
book-row-my_village-life-clouds = Wolken der Lebenszeitleiste
book-row-my_village-life-start = Wolken, die zu Beginn hinter dir liegen
book-row-my_village-life-black_die = Zeit für einen schwarzen Würfel
book-row-my_village-people-laborer_prestige = Ruhmespunkte für einen Tagelöhner
book-row-my_village-school-banner = Schule: Werte
book-row-my_village-school-time = Schule: Zeit, um einen Dorfbewohner einzusetzen
book-row-my_village-school-right_story = Schule: Geschichtspunkte für den rechten Nachkommen
book-row-my_village-headman-time = Fragezeichenbanner: Zeit
book-row-my_village-headman-coin = Dorfvorsteher: Münzen auf dem Münzfeld
book-row-my_village-headman-story = Dorfvorsteher: Geschichtspunkte auf dem Geschichtenfeld
book-row-my_village-hand-banner = Hand: Werte
book-row-my_village-hand-time = Hand: Zeit
book-row-my_village-hand-story = Hand: Geschichtspunkte, die je Runde dazukommen
book-row-my_village-hand-prestige = Hand: Ruhmespunkte am Ende
book-row-my_village-play-story = Spielbanner: Geschichtspunkte
book-row-my_village-chronicle-story = Dorfchronik: Geschichtspunkte für den ersten und den zweiten Platz
book-row-my_village-rat-faces = Seiten des Rattenwürfels
book-row-my_village-rat-divisor = ein Ratteneinfall teilt den Baum durch
book-row-my_village-steward-banner = Werte
book-row-my_village-steward-monk_cards = bezahlte Karten mit dem Bonus eines Mönchs, höchstens
book-row-my_village-field-coins = Feld: Münzen
book-row-my_village-field-plow_coins = Feld: zusätzliche Münzen mit Pflug
book-row-my_village-meeting-story = Versammlungsplatz: Geschichtspunkte
book-row-my_village-meeting-tile = Werte des 2/12-Plättchens
book-row-my_village-field-cards-field = { card-field }
book-row-my_village-meeting-cards-meeting = { card-meeting }
book-row-my_village-church-cards-sanatory = { card-church-sanatory }
book-row-my_village-church-cards-cloister = { card-church-cloister }
book-row-my_village-church-cards-trading = { card-church-trading }
book-row-my_village-church-cards-travel = { card-church-travel }
book-row-my_village-monk-windows = Ruhmespunkte
book-row-my_village-council-cards-monetary = { card-council-monetary }
book-row-my_village-council-cards-area = { card-council-area }
book-row-my_village-council-cards-population = { card-council-population }
book-row-my_village-council-cards-guild = { card-council-guild }
book-row-my_village-council-coins = Finanzrat: Münzen
book-row-my_village-council-area_prestige = Gebietsrat: Ruhmespunkte je Karte einer markierten Art
book-row-my_village-council-population_prestige = Bevölkerungsrat: Ruhmespunkte je markierten Dorfbewohner

## Words

book-word-story = Geschichtspunkte
