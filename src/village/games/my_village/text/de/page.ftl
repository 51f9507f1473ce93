### Texts of the web page for this game, outside its board.

## Start page

page-game-title = My Village
page-title = Ein eigenes Dorf
page-facts = Würfelspiel für 2–4 Spieler · etwa eine Stunde
page-lead = Nimm zwei Würfel, bilde einen Wert und aktiviere die Banner, die ihn zeigen. Die Zeit vergeht, Dorfbewohner sterben, und nur heimgebrachte Geschichten sind vor den Ratten sicher.

## New table

page-edition-2015 = Bisher die einzige Ausgabe, für 2 bis 4 Spieler.

## During play

page-round = Runde { $round }

## Scores

page-part-windows = { $n ->
    [one] 1 Kirchenfenster
   *[other] { $n } Kirchenfenster
}
page-part-house = Geschichtspunkte im Haus
page-part-laborers = { $n ->
    [one] 1 Tagelöhner
   *[other] { $n } Tagelöhner
}

## Result and replay

page-score-chart-note = Unten stehen die Runden. Jede Linie zeigt, wie viele Punkte ein Dorf hätte, wenn die Partie an dieser Stelle endete.
page-to-round = Zu einer Runde springen

## The game in three steps

page-how-1 = Nimm zwei Würfel
page-how-1-note = Ihre Summe ist dein Wert. Münzen und Marker ändern ihn; schwarze Würfel kosten Zeit.
page-how-2 = Aktiviere Banner
page-how-2-note = Ein schwarzes Banner bringt eine Karte in dein Dorf. Oder du nutzt beliebig viele weiße Banner deines Dorfes, die deinen Wert zeigen.
page-how-3 = Bring Geschichten heim
page-how-3-note = Überquert dein Zeitmarker die Brücke, stirbt ein Dorfbewohner, und die Ratte kommt näher. Sie frisst vom Baum; was im Haus liegt, ist sicher.

## Main board

page-nav-display = Spielplan
page-nav-villages = Dörfer
page-area-religion = Kirche
page-area-council = Rat
page-area-crafts = Handwerk
page-area-travel = Reise
page-area-field = Felder
page-area-hand = Hand
page-area-market = Amtsstube und Kunden
page-area-fate = Dorfchronik, Gräber und Ratte
page-area-note-religion = Pro Dorf eine Kirche, dann Mönche für ihre Fenster; der Abt muss anwesend sein.
page-area-note-council = Pro Dorf eine Ratsstube und ein Versammlungsplatz; der Ratsherr muss anwesend sein.
page-area-note-crafts = Pro Dorf ein Gebäude jeder Art; der Handwerker muss anwesend sein. Die kleinen Banner zeigen die noch verfügbaren Karten.
page-area-note-travel = Von A bis E, eine Karte pro Buchstabe; der Reisende muss anwesend sein.
page-area-note-field = Beliebig viele Felder; du brauchst dafür keinen Dorfbewohner.
page-area-note-hand = Bringt dir die Geschichtspunkte, die auf ihr liegen, und den ersten Zug der nächsten Runde.
page-area-note-market = Hier holst du Kunden auf deinen Markt. Um sie zu bedienen, brauchst du den Händler und ihre Güter.
page-area-note-fate = Verstorbene kommen in die Dorfchronik oder in ein Grab; danach rückt die Ratte vor.
page-area-note-school = Schule: Nachkommen, die Dorfbewohner werden.
page-area-note-play = Spielen: 1 Geschichtspunkt, kostenlos.
page-area-note-headman = Fragezeichen: Mit jedem Wert geht der Dorfvorsteher für 1 Zeit einen Schritt.
page-pool = Würfelvorrat
page-tray = Genommene Würfel
page-supply = Der Vorrat
page-no-dice = In dieser Runde sind keine Würfel mehr übrig.
page-values = Werte: Kosten und mögliche Banner
page-value = Wert { $value }
page-value-opens = möglich: { $what }
page-all-gone = keine mehr
page-free = kostenlos
page-no-customers = Keine Kunden.
page-pick-customers = Wähle die Kunden, die du nehmen willst; die Reihenfolge ist egal.
page-sell-customers = { $n ->
    [one] Diesen Kunden nehmen: { $costs }
   *[other] Diese { $n } Kunden nehmen: { $costs }
}
page-customers-left = { $n ->
    [one] 1 Kunde im Stapel
   *[other] { $n } Kunden im Stapel
}
page-chronicle-label = Dorfchronik und Gräber: { $n } von { $end } Särgen belegt
page-graves = { $n ->
    [one] 1 Grab
   *[other] { $n } Gräber
}
page-coffins = Särge bis Spielende
page-rat-label = { $n ->
    [one] Die Ratte ist noch 1 Feld entfernt.
   *[other] Die Ratte ist noch { $n } Felder entfernt.
}
page-hand-palm = { $n ->
    [one] Die Hand liegt mit der Handfläche nach oben bei { $who }, darauf 1 Geschichtspunkt.
   *[other] Die Hand liegt mit der Handfläche nach oben bei { $who }, darauf { $n } Geschichtspunkte.
}
page-hand-back = { $who } hat die Hand in dieser Runde genommen.
page-has-hand = hat die Startspielerhand

## A village

page-would-score = Wertung, wenn die Partie jetzt zu Ende wäre
page-life = Lebenszeitleiste: Wolke { $n } von { $clouds }, dann die Brücke
page-villager-present = { $who }: anwesend
page-villager-absent = { $who }: fehlt
page-school = Schule: links { $left }, rechts { $right }
page-path-house = Haus: bringt die Geschichtspunkte vom Baum in Sicherheit
page-path-coin = Münzfeld: 1 Münze
page-path-story = Geschichtenfeld: 3 Geschichtspunkte
page-served = { $n ->
    [one] 1 Kunde bedient, { $points } Ruhm
   *[other] { $n } Kunden bedient, { $points } Ruhm
}
page-served-covered = { $n ->
    [one] 1 Kunde bedient, verdeckt
   *[other] { $n } Kunden bedient, verdeckt
}
page-no-cards = Noch keine Karten
page-store-coin = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
page-store-story = { $n ->
    [one] 1 Geschichtspunkt am Baum
   *[other] { $n } Geschichtspunkte am Baum
}
page-store-house = { $n ->
    [one] 1 Geschichtspunkt im Haus
   *[other] { $n } Geschichtspunkte im Haus
}
page-store-laborer = { $n ->
    [one] 1 Tagelöhner
   *[other] { $n } Tagelöhner
}
page-white-banners = Weiße Banner deines Dorfes
page-text-villagers = Dorfbewohner
page-text-headman = Dorfvorsteher
page-text-cards = Karten
page-text-goods = Güter
page-text-market = Markt
page-text-served = Bedient

## The text of a card

page-card-close = Schließen
page-card-any-value = Jeder Wert
page-card-value = Wert { $a }
page-card-values = Wert { $a } oder { $b }
page-card-costs = Kostet { $what }
page-card-or = Statt des Planwagens auch möglich: { $what }
page-card-wants = Will { $what }
page-card-gray = Die nächste Reise kostet zusätzlich { $what }
page-card-window = Ein weiteres Kirchenfenster
page-card-white = { $n ->
    [0] Das weiße Banner kostet keine Zeit
   *[other] Das weiße Banner kostet { $n } Zeit
}
page-card-last = Die Reise endet hier
page-card-worth = { $n } Ruhm am Ende
page-card-each = Am Ende je { $n } Ruhm
page-card-stack = Eine Karte dieses Buchstabens wird aufgedeckt
page-card-steward = Holt 1 bis 4 Kunden auf deinen Markt
page-bonus-story = { $n ->
    [one] Einmal: 1 Geschichtspunkt
   *[other] Einmal: { $n } Geschichtspunkte
}
page-bonus-headman = Einmal: Der Dorfvorsteher geht einen Schritt, für 1 Zeit
page-bonus-school = { $n ->
    [one] Einmal: die Schule
   *[other] { $n }-mal: die Schule
}
page-bonus-steward = Einmal: bis zu 2 Kunden aus der Amtsstube

## Preview of a move

page-chip-value = Wert { $value }
page-chip-time = { $n } Zeit
page-chip-bridge = über die Brücke: ein Dorfbewohner stirbt
page-chip-some-story = { $n ->
    [one] 1 Geschichtspunkt
   *[other] { $n } Geschichtspunkte
}
page-chip-some-house = { $n } im Haus
page-chip-some-marker = { $n ->
    [one] einen Marker
   *[other] { $n } Marker
}
page-chip-avoid = kein Verlust durch Ratten
page-chip-chronicle = in die Dorfchronik: { $profession }
page-chip-grave = in ein Grab: { $profession }
page-chip-headman = Dorfvorsteher { $step-to }
page-chip-journey = { $journey }
page-chip-laborer = Tagelöhner: { $profession }
page-chip-mark = markiert: { $mark }
page-chip-market = auf den Markt: { $customer }
page-chip-plow = Pflug auf Feld { $field }
page-chip-wild_plow = Jokergut auf Feld { $field }
page-chip-school_new = ein Nachkomme kommt in die Schule
page-chip-school_shift = der Nachkomme rückt nach rechts
page-chip-serve = bedient { $customer }
page-chip-tile = 2/12-Plättchen { $white-beside }
page-chip-villager = neuer Dorfbewohner: { $profession }
page-chip-window = ein Kirchenfenster
page-chip-invasion = die Ratten fallen ein
page-chip-over = dann ist die Partie zu Ende
page-many-roll = Alle { $n } Würfel werden geworfen.
page-many-customer = { $n } neue Kunden werden aufgedeckt.

## End of the game

page-story = Die Geschichte der Dörfer
page-story-none = Zu diesem Dorf gibt es keine Einträge.
page-summary-villagers = { $n ->
    [one] 1 Dorfbewohner
   *[other] { $n } Dorfbewohner
}
page-summary-chronicle = { $n } in der Dorfchronik
page-summary-graves = { $n ->
    [one] 1 im Grab
   *[other] { $n } in Gräbern
}
page-summary-monks = { $n ->
    [one] 1 Mönch
   *[other] { $n } Mönche
}
page-summary-travel = { $n ->
    [one] 1 Reise
   *[other] { $n } Reisen
}
page-summary-customers = { $n ->
    [one] 1 Kunde bedient
   *[other] { $n } Kunden bedient
}
page-summary-house = { $n ->
    [one] 1 Geschichtspunkt heimgebracht
   *[other] { $n } Geschichtspunkte heimgebracht
}

# The words in the key of a value, shown in the editor for custom values.
page-key-cards = Karten
page-key-customer = Kunde
page-key-banner = Banner
page-key-prestige = Ruhm
page-key-travel = Reise
page-key-monk = Mönch
page-key-white_time = Zeit des weißen Banners
page-key-cost = Kosten
page-key-craft = Handwerk
page-key-church = Kirche
page-key-dark = dunkel
page-key-spaces = Plätze
page-key-kinds = Arten
page-key-amount = Menge
page-key-prices = Preise
page-key-windows = Fenster
page-key-setup = Aufbau
page-key-gray = grau
page-key-either = das eine oder das andere
page-key-banners = Banner
page-key-story = Geschichtspunkte
page-key-start_coins = Münzen zu Beginn
page-key-life = Lebenszeit
page-key-end_coffins = Särge bis Spielende
page-key-rat_start = Startfeld der Ratte
page-key-chronicle = Dorfchronik
page-key-count = Anzahl
page-key-tile = Plättchen
page-key-plow_coins = zusätzliche Münzen mit Pflug
page-key-black_die = schwarzer Würfel
page-key-clouds = Wolken
page-key-start = Start
page-key-people = Dorfbewohner
page-key-rat = Ratte
page-key-divisor = geteilt durch
page-key-customer_display = Kunden in der Auslage
page-key-monk_cards = Kunden mit Mönchsbonus
page-key-sanatory = Spitalkirche
page-key-cloister = Klosterkirche
page-key-trading = Handelskirche
page-key-monetary = Finanzrat
page-key-area = Gebietsrat
page-key-population = Bevölkerungsrat
page-key-area_prestige = Ruhm je Karte einer markierten Art
page-key-population_prestige = Ruhm je markierten Dorfbewohner
page-key-laborer_prestige = Ruhm je Tagelöhner
page-key-right_story = Geschichtspunkte des rechten Platzes
