### Was die Seite zu diesem Spiel neben seinem Spielplan sagt.

## Der erste Bildschirm

page-called = My Village
page-title = Ein eigenes Dorf
page-lead = Nimm zwei Würfel, bilde einen Wert und aktiviere die Banner, die ihn zeigen. Die Zeit vergeht, Dorfbewohner sterben, und nur heimgebrachte Geschichten sind vor den Ratten sicher.

## Ein neuer Tisch

page-edition-2015 = Die bisher einzige Ausgabe, für 2 bis 4.

## Während des Spiels

page-round = Runde { $round }

## Wertung

page-part-windows = { $n ->
    [one] 1 Kirchenfenster
   *[other] { $n } Kirchenfenster
}
page-part-house = Geschichtspunkte im Haus
page-part-laborers = { $n ->
    [one] 1 Tagelöhner
   *[other] { $n } Tagelöhner
}

## Ende und Rückblick

page-course-note = Die Zahlen unten sind Runden; jede Linie zählt, was ein Dorf erhielte, wenn das Spiel dort endete.
page-to-round = Zu einer Runde gehen

## Das Spiel in drei Schritten

page-how-1 = Nimm zwei Würfel
page-how-1-note = Ihre Summe ist dein Wert. Münzen und Marker ändern ihn; schwarze Würfel kosten Zeit.
page-how-2 = Aktiviere Banner
page-how-2-note = Ein schwarzes Banner bringt eine Karte in dein Dorf; weiße lassen deine Karten arbeiten, so viele den Wert zeigen.
page-how-3 = Bring Geschichten heim
page-how-3-note = Überquert dein Marker die Brücke, stirbt ein Dorfbewohner und die Ratte kommt näher. Sie frisst vom Baum; was im Haus liegt, ist sicher.

## Der Spielplan

page-jump-display = Spielplan
page-jump-villages = Dörfer
page-area-religion = Kirche
page-area-council = Rat
page-area-crafts = Handwerk
page-area-travel = Reise
page-area-field = Felder
page-area-hand = Hand
page-area-market = Amtsstube und Kunden
page-area-fate = Chronik, Gräber und Ratte
page-about-religion = Eine Kirche für jedes Dorf, dann Mönche für ihre Fenster; der Abt muss da sein.
page-about-council = Eine Ratskammer und ein Versammlungsplatz für jedes Dorf; der Ratsherr muss da sein.
page-about-crafts = Ein Gebäude jeder Art für jedes Dorf; der Handwerker muss da sein. Die kleinen Banner sind die Karten, die noch da sind.
page-about-travel = Von A bis E, eine Karte je Buchstabe; der Reisende muss da sein.
page-about-field = Beliebig viele Felder; niemand muss da sein.
page-about-hand = Bringt die Geschichtspunkte darauf und den Beginn der nächsten Runde.
page-about-market = Hier kommen Kunden auf deinen Markt; sie zu bedienen braucht den Händler und ihre Güter.
page-about-fate = Tote kommen in die Chronik oder in ein Grab; dann läuft die Ratte auf das Dorf zu.
page-about-school = Schule: Nachkommen, die Dorfbewohner werden.
page-about-play = Spiel: 1 Geschichtspunkt ohne Kosten.
page-about-headman = Fragezeichen: Mit jedem Wert geht der Dorfvorsteher für 1 Zeit einen Schritt.
page-pool = Würfel zum Nehmen
page-tray = genommene Würfel
page-supply = Der Vorrat
page-no-dice = In dieser Runde sind keine Würfel mehr da.
page-values = Werte: was sie kosten und öffnen
page-value = Wert { $value }
page-value-opens = öffnet { $what }
page-all-gone = keine mehr
page-free = kostenlos
page-no-customers = Niemand wartet.
page-tick-customers = Drücke die Kunden, die du willst, in beliebiger Folge.
page-take-customers = { $n ->
    [one] Diesen Kunden nehmen: { $costs }
   *[other] Diese { $n } Kunden nehmen: { $costs }
}
page-customers-left = { $n ->
    [one] 1 Kunde im Stapel
   *[other] { $n } Kunden im Stapel
}
page-chronicle-told = Chronik und Gräber: { $n } Särge von { $end }
page-graves = { $n ->
    [one] 1 Grab
   *[other] { $n } Gräber
}
page-coffins = Särge bis zum Ende
page-rat-told = { $n ->
    [one] Die Ratte ist 1 Feld entfernt.
   *[other] Die Ratte ist { $n } Felder entfernt.
}
page-hand-palm = Die Hand von { $who } liegt offen, mit { $n } Geschichtspunkten.
page-hand-back = { $who } hat die Hand in dieser Runde genommen.
page-has-hand = hat die Startspielerhand

## Ein Dorf

page-would-score = Wertung, wenn das Spiel jetzt endete
page-life = Lebensleiste: Wolke { $n } von { $clouds }, dann die Brücke
page-present = { $who }: da
page-absent-villager = { $who }: nicht da
page-school = Schule: links { $left }, rechts { $right }
page-path-house = Haus: Die Geschichten vom Baum kommen in Sicherheit
page-path-coin = Münzfeld: 1 Münze
page-path-story = Geschichtenfeld: 3 Geschichtspunkte
page-served = { $n ->
    [one] 1 Kunde bedient, { $points } Ruhm
   *[other] { $n } Kunden bedient, { $points } Ruhm
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
page-words-villagers = Dorfbewohner
page-words-headman = Dorfvorsteher
page-words-cards = Karten
page-words-goods = Güter
page-words-market = Markt
page-words-served = Bedient

## Eine Karte in Worten

page-card-close = Karte zurücklegen
page-card-any-value = Jeder Wert
page-card-value = Wert { $a }
page-card-values = Wert { $a } oder { $b }
page-card-costs = Kostet { $what }
page-card-or = oder statt des letzten: { $what }
page-card-wants = Will { $what }
page-card-gray = Die nächste Reise kostet zusätzlich { $what }
page-card-window = Ein weiteres Kirchenfenster
page-card-white = { $n ->
    [0] Ihr weißes Banner kostet keine Zeit
   *[other] Ihr weißes Banner kostet { $n } Zeit
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
   *[other] Die Schule, { $n }-mal
}
page-bonus-steward = Einmal: bis zu 2 Kunden aus der Amtsstube

## Was folgen würde

page-chip-value = Wert { $value }
page-chip-time = { $n } Zeit
page-chip-bridge = über die Brücke: ein Dorfbewohner wird sterben
page-chip-some-story = { $n ->
    [one] 1 Geschichtspunkt
   *[other] { $n } Geschichtspunkte
}
page-chip-some-house = { $n } im Haus
page-chip-some-marker = { $n ->
    [one] ein Marker
   *[other] { $n } Marker
}
page-chip-some-wild = { $n ->
    [one] ein Jokergut
   *[other] { $n } Jokergüter
}
page-chip-avoid = kein Verlust durch Ratten
page-chip-chronicle = in die Chronik: { $profession }
page-chip-grave = in ein Grab: { $profession }
page-chip-headman = Dorfvorsteher { $step-to }
page-chip-journey = { $journey }
page-chip-laborer = Tagelöhner: { $profession }
page-chip-mark = markiert { $mark }
page-chip-market = auf den Markt: { $customer }
page-chip-plow = Pflug auf Feld { $field }
page-chip-wild_plow = Jokergut auf Feld { $field }
page-chip-school_new = ein Nachkomme kommt zur Schule
page-chip-school_shift = der Nachkomme rückt nach rechts
page-chip-serve = bedient { $customer }
page-chip-tile = 2/12-Plättchen { $white-beside }
page-chip-villager = neuer Dorfbewohner: { $profession }
page-chip-window = ein Kirchenfenster
page-chip-invasion = die Ratten fallen ein
page-chip-over = dann ist das Spiel zu Ende
page-many-roll = Alle { $n } Würfel werden geworfen.
page-many-customer = { $n } Kunden kommen.

## Das Ende

page-story = Die Geschichte der Dörfer
page-tale-none = Das Protokoll erzählt nichts von diesem Dorf.
page-lot-villagers = { $n ->
    [one] 1 Dorfbewohner
   *[other] { $n } Dorfbewohner
}
page-lot-chronicle = { $n } in der Chronik
page-lot-graves = { $n ->
    [one] 1 im Grab
   *[other] { $n } in Gräbern
}
page-lot-monks = { $n ->
    [one] 1 Mönch
   *[other] { $n } Mönche
}
page-lot-travel = { $n ->
    [one] 1 Reise
   *[other] { $n } Reisen
}
page-lot-customers = { $n ->
    [one] 1 Kunde bedient
   *[other] { $n } Kunden bedient
}
page-lot-house = { $n ->
    [one] 1 Geschichtspunkt heimgebracht
   *[other] { $n } Geschichtspunkte heimgebracht
}

# Die Wörter im Schlüssel einer Zahl, wo man sie einträgt.
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
page-key-story = Geschichte
page-key-start_coins = Münzen zu Beginn
page-key-life = Leben
page-key-end_coffins = Särge bis zum Ende
page-key-rat_start = Start der Ratte
page-key-chronicle = Chronik
page-key-count = Anzahl
page-key-tile = Plättchen
page-key-plow_coins = Münzen für den Pflug
page-key-black_die = schwarzer Würfel
page-key-clouds = Wolken
page-key-start = Beginn
page-key-people = Bewohner
page-key-rat = Ratte
page-key-divisor = geteilt durch
page-key-customer_display = ausliegende Kunden
page-key-monk_cards = Mönchskarten
page-key-sanatory = Spitalkirche
page-key-cloister = Klosterkirche
page-key-trading = Handelskirche
page-key-monetary = Finanzrat
page-key-area = Gebietsrat
page-key-population = Bevölkerungsrat
page-key-area_prestige = Ruhm je Karte einer markierten Art
page-key-population_prestige = Ruhm je markiertem Dorfbewohner
page-key-laborer_prestige = Ruhm je Tagelöhner
page-key-right_story = Geschichtspunkte des rechten Platzes
