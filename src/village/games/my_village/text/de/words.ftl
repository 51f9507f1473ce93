### My Village: all texts of the game except its rules and cards.
### Things have a form `.some` (the object of a verb), places `.from`, banners `.beside`, villagers `.the`.

## Dice

word-white1 = Weiß 1
word-white2 = Weiß 2
word-white3 = Weiß 3
word-white4 = Weiß 4
word-white5 = Weiß 5
word-white6 = Weiß 6
word-black1 = Schwarz 1
word-black2 = Schwarz 2
word-black3 = Schwarz 3
word-black4 = Schwarz 4
word-black5 = Schwarz 5
word-black6 = Schwarz 6

## Goods and coins

word-horse = Pferd
    .some = { $n ->
        [one] ein Pferd
       *[other] { $n } Pferde
    }
word-beer = Bier
    .some = { $n ->
        [one] ein Bier
       *[other] { $n } Bier
    }
word-plow = Pflug
    .some = { $n ->
        [one] einen Pflug
       *[other] { $n } Pflüge
    }
word-scroll = Schriftrolle
    .some = { $n ->
        [one] eine Schriftrolle
       *[other] { $n } Schriftrollen
    }
word-wagon = Planwagen
    .some = { $n ->
        [one] einen Planwagen
       *[other] { $n } Planwagen
    }
word-any = beliebiges Gut
    .some = { $n ->
        [one] ein beliebiges Gut
       *[other] { $n } beliebige Güter
    }
word-wild = Jokergut
    .some = { $n ->
        [one] ein Jokergut
       *[other] { $n } Jokergüter
    }
word-covered = verdeckter Kunde
word-coin = Münze
    .some = { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    }
word-coins = Münzen
word-time = Zeit
    .some = { $n } Zeit

## Villagers

word-abbot = Abt
    .the = den Abt
word-councilman = Ratsherr
    .the = den Ratsherrn
word-traveller = Reisender
    .the = den Reisenden
word-craftsman = Handwerker
    .the = den Handwerker
word-merchant = Händler
    .the = den Händler

## Banners and places of a village

word-school = Schule
    .beside = neben die Schule
word-play = Spielen
    .beside = neben das Spielbanner
word-stables = Ställe
    .beside = neben die Ställe
    .from = aus den Ställen
word-brewery = Brauerei
    .beside = neben die Brauerei
    .from = aus der Brauerei
word-smithy = Schmiede
    .beside = neben die Schmiede
    .from = aus der Schmiede
word-office = Schreibstube
    .beside = neben die Schreibstube
    .from = aus der Schreibstube
word-wainwright = Wagnerei
    .beside = neben die Wagnerei
    .from = aus der Wagnerei
word-field1 = Feld 1
    .beside = neben Feld 1
    .from = von Feld 1
word-field2 = Feld 2
    .beside = neben Feld 2
    .from = von Feld 2
word-field3 = Feld 3
    .beside = neben Feld 3
    .from = von Feld 3
word-field4 = Feld 4
    .beside = neben Feld 4
    .from = von Feld 4
word-field5 = Feld 5
    .beside = neben Feld 5
    .from = von Feld 5
word-field6 = Feld 6
    .beside = neben Feld 6
    .from = von Feld 6
word-field7 = Feld 7
    .beside = neben Feld 7
    .from = von Feld 7
word-field8 = Feld 8
    .beside = neben Feld 8
    .from = von Feld 8
word-council = Ratsstube
    .beside = neben die Ratsstube
word-meeting = Versammlungsplatz
    .beside = auf den Versammlungsplatz
word-guild = Zunftrat
    .from = vom Zunftrat
word-hand = Startspielerhand
word-steward = Amtsstube des Verwalters
word-headman = Dorfvorsteher
word-2015 = My Village (2015)
word-left = links
word-right = rechts

## The path of the headman

space-house = Haus
    .at = beim Haus
    .to = zum Haus
space-coin = Münzfeld
    .at = auf dem Münzfeld
    .to = auf das Münzfeld
space-story = Geschichtenfeld
    .at = auf dem Geschichtenfeld
    .to = auf das Geschichtenfeld

## Travel letters

word-a = A
word-b = B
word-c = C
word-d = D
word-e = E

## What the area council marks

mark-travel = Reisekarten
mark-craft = Handwerksgebäude
mark-customer = bediente Kunden
mark-church = Kirche und Mönche
mark-field = Felder
word-mark-travel = markiert: { mark-travel }
word-mark-craft = markiert: { mark-craft }
word-mark-customer = markiert: { mark-customer }
word-mark-church = markiert: { mark-church }
word-mark-field = markiert: { mark-field }
word-mark-abbot = markiert: { word-abbot }
word-mark-councilman = markiert: { word-councilman }
word-mark-traveller = markiert: { word-traveller }
word-mark-craftsman = markiert: { word-craftsman }
word-mark-merchant = markiert: { word-merchant }

## Score categories

line-church = Kirche
line-windows = Fenster
line-council = Rat
line-fields = Felder
line-travel = Reise
line-customers = Kunden
line-house = Haus
line-laborers = Tagelöhner
line-hand = Hand

## Questions

question-board = Ein Dorfplan wird ausgeteilt.
question-monk = Der nächste Mönch wird aufgedeckt.
question-reveal = Der nächste Kunde wird aufgedeckt.
question-hidden_customer = Lose einen Kunden aus, den ein anderes Dorf bedient hat.
question-roll = Ein Würfel wird geworfen.
question-dice = Nimm zwei Würfel.
question-value = Wähle deinen Bannerwert.
question-change = Wähle, wie du die Würfel änderst.
question-banner = Aktiviere ein Banner.
question-white = Aktiviere ein weiteres weißes Banner oder beende deinen Zug.
question-fare = Bezahle die Reise mit einem Planwagen oder mit Münzen.
question-fare-a = Bezahle Reise A mit einem Planwagen oder mit Münzen.
question-fare-b = Bezahle Reise B mit einem Planwagen oder mit Münzen.
question-fare-c = Bezahle Reise C mit einem Planwagen oder mit Münzen.
question-fare-d = Bezahle Reise D mit einem Planwagen oder mit Münzen.
question-fare-e = Bezahle Reise E mit einem Planwagen oder mit Münzen.
question-pay = Wähle, woher die Güter kommen, in beliebiger Reihenfolge.
question-customer = Nimm Kunden, in beliebiger Reihenfolge.
question-school = Wähle, was in der Schule geschieht.
question-headman = Bewege den Dorfvorsteher.
question-tile = Lege das 2/12-Plättchen neben ein weißes Banner.
question-mark = Wähle, was der Rat markiert.
question-plow = Wähle, welcher Pflug auf ein Feld kommt.
question-plow-smithy = Deine Schmiede ist voll. Wähle ein Feld für einen ihrer Pflüge.
question-journey = Eine Reisekarte wird aufgedeckt.
question-redraw = Lege die Reisekarte an oder lege sie zurück.
question-death = Wähle, wer stirbt.
question-laborer = Wähle den Beruf des Tagelöhners.
question-rat = Der Rattenwürfel wird geworfen.
question-avoid = Geschichtspunkte vor den Ratten retten?

## Moves

move-board = Dorfplan { $a }
move-monk = { $a }
move-reveal = { $a }
move-hidden_customer = { $a }
move-roll = { $a }
move-dice = { $a } und { $b }
move-value = Wert { $a }
move-change-markers0 = nur mit Münzen
move-change-markers1 = mit einem Marker des Versammlungsplatzes
move-change-markers2 = mit zwei Markern des Versammlungsplatzes
move-banner-church-sanatory = { card-church-sanatory }
move-banner-church-cloister = { card-church-cloister }
move-banner-church-trading = { card-church-trading }
move-banner-church-travel = { card-church-travel }
move-banner-monk-quill = { word-monk-quill }
move-banner-monk-goblet = { word-monk-goblet }
move-banner-monk-rosary = { word-monk-rosary }
move-banner-council-monetary = { card-council-monetary }
move-banner-council-area = { card-council-area }
move-banner-council-population = { card-council-population }
move-banner-council-guild = { card-council-guild }
move-banner-meeting = neuer Versammlungsplatz
move-banner-field = neues Feld
move-banner-travel-a = { word-travel-a }
move-banner-travel-b = { word-travel-b }
move-banner-travel-c = { word-travel-c }
move-banner-travel-d = { word-travel-d }
move-banner-travel-e = { word-travel-e }
move-banner-craft-stables1 = { word-craft-stables1 }
move-banner-craft-stables2 = { word-craft-stables2 }
move-banner-craft-stables3 = { word-craft-stables3 }
move-banner-craft-stables4 = { word-craft-stables4 }
move-banner-craft-brewery1 = { word-craft-brewery1 }
move-banner-craft-brewery2 = { word-craft-brewery2 }
move-banner-craft-brewery3 = { word-craft-brewery3 }
move-banner-craft-brewery4 = { word-craft-brewery4 }
move-banner-craft-smithy1 = { word-craft-smithy1 }
move-banner-craft-smithy2 = { word-craft-smithy2 }
move-banner-craft-smithy3 = { word-craft-smithy3 }
move-banner-craft-smithy4 = { word-craft-smithy4 }
move-banner-craft-office1 = { word-craft-office1 }
move-banner-craft-office2 = { word-craft-office2 }
move-banner-craft-office3 = { word-craft-office3 }
move-banner-craft-office4 = { word-craft-office4 }
move-banner-craft-wainwright1 = { word-craft-wainwright1 }
move-banner-craft-wainwright2 = { word-craft-wainwright2 }
move-banner-craft-wainwright3 = { word-craft-wainwright3 }
move-banner-craft-wainwright4 = { word-craft-wainwright4 }
move-banner-hand = die Hand nehmen
move-banner-steward = { word-steward }
move-banner-headman = Fragezeichen: Dorfvorsteher
move-banner-white = weißes Banner: { $a }
move-white-done = fertig
move-white = { $a }
move-fare-wagon = einen Planwagen
move-fare-coins = Münzen
move-pay = { $a }
move-customer-done = keine weiteren Kunden
move-customer = { $a }
move-school-none = nichts tun
move-school-new = neuer Nachkomme auf den linken Platz
move-school-shift = Nachkomme rückt nach rechts
move-school-left = linker Nachkomme wird { $a }
move-school-right = rechter Nachkomme wird { $a }
move-headman-stay = stehen bleiben
move-headman-house = zum Haus
move-headman-coin = auf das Münzfeld
move-headman-story = auf das Geschichtenfeld
move-tile-stay = liegen lassen
move-tile = { $a-beside }
move-mark = { $a }
move-plow-no = kein Pflug
move-plow-smithy = ein Pflug aus der Schmiede
move-plow-to = ein Pflug aus der Schmiede auf { $a }
move-plow = ein Jokergut auf { $a }
move-journey = { $a }
move-redraw-no = anlegen
move-redraw-yes = eine andere nehmen
move-redraw-pass = zurücklegen
move-death = { $a }
move-laborer = { $a }
move-rat = { $a ->
        [one] 1 Feld
       *[other] { $a } Felder
    }
move-avoid-no = nein, die Hälfte verlieren
move-avoid-yes = ja, einen Platz der Kirche bedecken

## Events

event-avoid = { $who } bedeckt einen Platz der Spitalkirche und verliert nichts.
event-banner = { $who } aktiviert ein schwarzes Banner: { $banner }.
event-board = { $who } erhält Dorfplan { $board }.
event-chronicle = { $who } verliert { $profession-the }, der in die Dorfchronik eingeht.
event-coins = { $who } erhält { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }.
event-customer = Neu in der Kundenauslage: { $customer }.
event-dice = { $who } nimmt die Würfel { $die } und { $other }.
event-fare = { $who } wählt, womit die Reise bezahlt wird: { $fare }.
event-good = { $who } erhält { $good-some }.
event-grave = { $who } verliert { $profession-the }, der in ein anonymes Grab kommt.
event-hand = { $who } nimmt die Hand mit { $amount ->
        [one] 1 Geschichtspunkt
       *[other] { $amount } Geschichtspunkten
    } und beginnt die nächste Runde.
event-headman = Der Dorfvorsteher von { $who } geht { $step-to }.
event-headman_stay = Der Dorfvorsteher von { $who } bleibt stehen.
event-invasion = Die Ratten fallen in die Dörfer ein!
event-journey = { $who } deckt { $journey } auf.
event-kept = { $who } behält { $journey }.
event-laborer = { $who } hat keinen Dorfbewohner mehr und nimmt einen Tagelöhner: { $profession }.
event-lost = { $who } verliert { $amount ->
        [one] 1 Geschichtspunkt
       *[other] { $amount } Geschichtspunkte
    } an die Ratten.
event-mark = Der Rat von { $who } markiert: { $mark }.
event-marker = { $who } legt einen Marker auf den Versammlungsplatz.
event-market = { $who } holt { $customer } auf den Markt.
event-monk = Neuer oberster Mönch: { $monk }.
event-over = Die Partie ist zu Ende.
event-pay = { $who } zahlt { $unit-some } { $place-from }.
event-plow = { $who } legt einen Pflug aus der Schmiede auf Feld { $field }.
event-put_back = { $who } legt { $journey } zurück.
event-rat = Die Ratte rückt { $pips ->
        [one] 1 Feld
       *[other] { $pips } Felder
    } vor; { $distance ->
        [0] sie erreicht das Einfallsfeld.
        [one] es fehlt noch 1 Feld.
       *[other] es fehlen noch { $distance } Felder.
    }
event-roll = Gewürfelt: { $die }.
event-round = Runde { $round } beginnt mit { $who }.
event-saved = { $who } bringt { $amount ->
        [one] 1 Geschichtspunkt
       *[other] { $amount } Geschichtspunkte
    } vom Baum ins Haus.
event-school_new = Ein Nachkomme von { $who } kommt in die Schule.
event-school_none = In der Schule von { $who } geschieht nichts.
event-school_shift = Ein Nachkomme von { $who } rückt in der Schule nach rechts.
event-serve = { $who } bedient { $customer }.
event-spend = { $who } zahlt { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }.
event-story = { $who } erhält { $amount ->
        [one] 1 Geschichtspunkt
       *[other] { $amount } Geschichtspunkte
    }.
event-tile = { $who } legt das 2/12-Plättchen { $white-beside }.
event-tile_stays = { $who } lässt das 2/12-Plättchen liegen.
event-time = { $passed ->
        [0] { $who } zahlt { $amount } Zeit.
       *[other] { $who } zahlt { $amount } Zeit und überquert die Brücke: Der Sensenmann reitet mit.
    }
event-value = { $who } bildet den Wert { $value }{ $coins ->
        [0] { $markers ->
            [0] {""}
            [one] {" "}für 1 Marker des Versammlungsplatzes
           *[other] {" "}für { $markers } Marker des Versammlungsplatzes
        }
        [one] {" "}für 1 Münze{ $markers ->
            [0] {""}
            [one] {" "}und 1 Marker des Versammlungsplatzes
           *[other] {" "}und { $markers } Marker des Versammlungsplatzes
        }
       *[other] {" "}für { $coins } Münzen{ $markers ->
            [0] {""}
            [one] {" "}und 1 Marker des Versammlungsplatzes
           *[other] {" "}und { $markers } Marker des Versammlungsplatzes
        }
    }.
event-villager = Ein Nachkomme von { $who } wird { $profession }.
event-white = { $who } aktiviert ein weißes Banner: { $white }.
event-wild = { $who } erhält ein Jokergut.
event-wild_plow = { $who } legt ein Jokergut als Pflug auf Feld { $field }.
event-window = { $who } erhält ein Kirchenfenster: { $monk }.

## Reasons why a move is illegal

why-board-given = Dieser Dorfplan ist schon vergeben.
why-cannot-pay = Du kannst die Kosten nicht vollständig bezahlen.
why-choose-field = Deine Schmiede ist voll: Wähle ein Feld für einen ihrer eigenen Pflüge oder keins.
why-first-turn = Im ersten Zug einer Runde kann die Hand nicht genommen werden.
why-free-move = In der Schule gibt es einen kostenlosen Schritt, der nie schlechter ist.
why-gone = Das liegt nicht mehr in der Auslage.
why-hand-down = Die Hand wurde in dieser Runde schon genommen.
why-have-chamber = Du hast schon eine Ratsstube.
why-have-church = Du hast schon eine Kirche.
why-have-meeting = Du hast schon einen Versammlungsplatz.
why-have-one = Du hast schon ein Gebäude dieser Art: { $a }.
why-headman-moves = Der Dorfvorsteher muss sich bewegen; nur auf dem Münzfeld darf er stehen bleiben.
why-journey-over = Deine Reise ist zu Ende.
why-last-of-letter = Von diesem Buchstaben ist keine andere Karte übrig.
why-place-tile = Du musst das Plättchen neben ein Banner legen.
why-marked = Das ist schon markiert: { $a }.
why-no-bare-field = Das ist kein Feld ohne Pflug: { $a }.
why-no-church = Für Mönche brauchst du eine Kirche.
why-no-customers = In der Auslage ist kein Kunde.
why-no-descendant = Auf diesem Platz der Schule ist kein Nachkomme: { $a }.
why-no-effect = Das hätte jetzt keine Wirkung: { $a }.
why-no-fare = Du kannst { $a ->
        [one] 1 Münze
       *[other] { $a } Münzen
    } nicht zusätzlich zu den übrigen Kosten bezahlen.
why-no-good-there = Von dort kannst du kein Gut nehmen: { $a }.
why-no-marker = So viele Marker hast du nicht auf dem Versammlungsplatz.
why-no-plow = In deiner Schmiede ist kein Pflug.
why-no-shift = In deiner Schule kann kein Nachkomme von links nach rechts rücken.
why-no-such-die = Dieser Würfel liegt nicht im Würfelvorrat: { $a }.
why-no-travel-church = Für eine andere Karte brauchst du die Reisekirche.
why-no-wagon = Du hast weder einen Planwagen noch ein Jokergut dafür.
why-no-wild-good = Auf deinem Zunftrat liegt kein Jokergut.
why-no-window = Deine Kirche hat schon alle Fenster.
why-not-active = Dieser Bereich ist nicht aktiv; der Dorfbewohner fehlt: { $a }.
why-not-in-display = Nicht in der Auslage: { $a }.
why-not-in-stack = Nicht in diesem Stapel: { $a }.
why-not-there = Einen solchen Dorfbewohner hast du nicht: { $a }.
why-not-yours = Dein Dorf hat kein solches Banner: { $a }.
why-one-step = Dorthin kommt der Dorfvorsteher nicht mit einem Schritt; er steht { $a-at }.
why-opens-nothing = Mit dem Wert { $a } könntest du nur das Fragezeichenbanner aktivieren.
why-other-chamber = Deine Ratsstube hat keinen solchen Platz.
why-other-colour = Dieser Würfel hat eine andere Farbe.
why-other-field = Der Pflug gehört auf ein anderes Feld: { $a }.
why-other-good = Das gehört nicht zu den übrigen Kosten: { $a }.
why-other-letter = Der nächste Buchstabe deiner Reise ist { $a }.
why-other-value = Dieses Banner zeigt deinen Wert { $a } nicht.
why-same-field = Statt { $a } wird ein anderes, gleichwertiges Feld angeboten.
why-school-left-filled = Der linke Platz deiner Schule ist besetzt.
why-space-taken = Einen solchen Dorfbewohner hast du schon: { $a }.
why-tile-there = Das Plättchen liegt schon dort: { $a }.
why-too-expensive = Für den Wert { $a } brauchst du { $b ->
        [one] 1 Münze
       *[other] { $b } Münzen
    } oder Marker des Versammlungsplatzes.
why-used = Dieses Banner hast du in diesem Zug schon aktiviert: { $a }.
why-waste = Das geht auch mit weniger Markern und ohne zusätzliche Münzen.
why-wild-only = Bei vollem Zunftrat kommt ein Jokergut auf das Feld, kein Pflug aus der Schmiede.

## Table options

option-hidden_customers = Bediente Kunden liegen verdeckt: Die anderen sehen, wie viele du bedient hast, aber nicht, welche.

## Gründe für einen Zug: wovon er mehr bringt als ein anderer Zug, oder weniger (`.less`)

reason-line-customers = bedient { $what } für { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
    .less = bedient { $what } für { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } nicht
reason-servable = die Waren reichen für { $what } ({ $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    })
    .less = die Waren reichen nicht mehr für { $what } ({ $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    })
reason-villager = anwesend: { $what }
    .less = nicht anwesend: { $what }
reason-pupils = { $n ->
        [one] ein Nachkomme
       *[other] { $n } Nachkommen
    } mehr in der Schule
    .less = { $n ->
        [one] ein Nachkomme
       *[other] { $n } Nachkommen
    } weniger in der Schule
reason-time = { $n } Zeit mehr verbraucht
    .less = { $n } Zeit gespart
reason-coins = { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    } mehr
    .less = { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    } weniger
reason-story = { $n ->
        [one] ein Geschichtspunkt
       *[other] { $n } Geschichtspunkte
    } mehr am Baum
    .less = { $n ->
        [one] ein Geschichtspunkt
       *[other] { $n } Geschichtspunkte
    } weniger am Baum
reason-plow = { $n ->
        [one] ein Pflug
       *[other] { $n } Pflüge
    } mehr auf den Feldern
    .less = { $n ->
        [one] ein Pflug
       *[other] { $n } Pflüge
    } weniger auf den Feldern
reason-good = { $some } mehr
    .less = { $some } weniger
reason-window = { $n ->
        [one] ein Fenster
       *[other] { $n } Fenster
    } mehr in der Kirche
    .less = { $n ->
        [one] ein Fenster
       *[other] { $n } Fenster
    } weniger in der Kirche
