### My Village: alles, was das Spiel sagt, außer seinen Regeln und Karten.
### Dinge haben eine Form `.some` (als Objekt eines Verbs), Orte `.from`, Banner `.beside`, Menschen `.the`.

## Würfel

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

## Güter und Münzen

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
word-coin = Münze
    .some = { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    }
word-coins = Münzen
word-time = Zeit
    .some = { $n } Zeit

## Dorfbewohner

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

## Banner und Orte eines Dorfes

word-school = Schule
    .beside = neben die Schule
word-play = Spiel
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

## Der Weg des Dorfvorstehers

space-house = Haus
    .at = auf dem Haus
    .to = zum Haus
space-coin = Münzfeld
    .at = auf dem Münzfeld
    .to = auf das Münzfeld
space-story = Geschichtenfeld
    .at = auf dem Geschichtenfeld
    .to = auf das Geschichtenfeld

## Buchstaben der Reise

word-a = A
word-b = B
word-c = C
word-d = D
word-e = E

## Was der Gebietsrat markiert

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

## Zeilen der Wertung

line-church = Kirche
line-windows = Fenster
line-council = Rat
line-fields = Felder
line-travel = Reise
line-customers = Kunden
line-house = Haus
line-laborers = Tagelöhner
line-hand = Hand

## Fragen

question-board = Teile eine Dorftafel aus.
question-monk = Decke den nächsten Mönch auf.
question-reveal = Decke den nächsten Kunden auf.
question-roll = Wirf einen Würfel.
question-dice = Nimm zwei Würfel.
question-value = Wähle deinen Bannerwert.
question-change = Wähle, wie du die Würfel änderst.
question-banner = Aktiviere ein Banner.
question-white = Aktiviere ein weiteres weißes Banner oder höre auf.
question-fare = Bezahle die Reise mit einem Planwagen oder mit Münzen.
question-fare-a = Bezahle Reise A mit einem Planwagen oder mit Münzen.
question-fare-b = Bezahle Reise B mit einem Planwagen oder mit Münzen.
question-fare-c = Bezahle Reise C mit einem Planwagen oder mit Münzen.
question-fare-d = Bezahle Reise D mit einem Planwagen oder mit Münzen.
question-fare-e = Bezahle Reise E mit einem Planwagen oder mit Münzen.
question-pay = Wähle, woher das Gut kommt.
question-customer = Nimm einen oder mehrere Kunden.
question-school = Wähle, was in der Schule geschieht.
question-headman = Bewege den Dorfvorsteher.
question-tile = Lege das 2/12-Plättchen neben ein weißes Banner.
question-mark = Wähle, was der Rat markiert.
question-plow = Wähle, welcher Pflug auf ein Feld kommt.
question-journey = Decke eine Reisekarte auf.
question-redraw = Behalte die Reisekarte oder nimm eine andere.
question-death = Wähle, wer stirbt.
question-laborer = Wähle den Beruf des Tagelöhners.
question-rat = Wirf den Rattenwürfel.
question-avoid = Rettest du deine Geschichtspunkte vor den Ratten?

## Antworten

answer-board = Dorftafel { $a }
answer-monk = { $a }
answer-reveal = { $a }
answer-roll = { $a }
answer-dice = { $a } und { $b }
answer-value = Wert { $a }
answer-change-markers0 = nur mit Münzen
answer-change-markers1 = mit einem Marker des Versammlungsplatzes
answer-change-markers2 = mit zwei Markern des Versammlungsplatzes
answer-banner-church-sanatory = { card-church-sanatory }
answer-banner-church-cloister = { card-church-cloister }
answer-banner-church-trading = { card-church-trading }
answer-banner-church-travel = { card-church-travel }
answer-banner-monk-quill = { word-monk-quill }
answer-banner-monk-goblet = { word-monk-goblet }
answer-banner-monk-rosary = { word-monk-rosary }
answer-banner-council-monetary = { card-council-monetary }
answer-banner-council-area = { card-council-area }
answer-banner-council-population = { card-council-population }
answer-banner-council-guild = { card-council-guild }
answer-banner-meeting = neuer Versammlungsplatz
answer-banner-field = neues Feld
answer-banner-travel-a = { word-travel-a }
answer-banner-travel-b = { word-travel-b }
answer-banner-travel-c = { word-travel-c }
answer-banner-travel-d = { word-travel-d }
answer-banner-travel-e = { word-travel-e }
answer-banner-craft-stables1 = { word-craft-stables1 }
answer-banner-craft-stables2 = { word-craft-stables2 }
answer-banner-craft-stables3 = { word-craft-stables3 }
answer-banner-craft-stables4 = { word-craft-stables4 }
answer-banner-craft-brewery1 = { word-craft-brewery1 }
answer-banner-craft-brewery2 = { word-craft-brewery2 }
answer-banner-craft-brewery3 = { word-craft-brewery3 }
answer-banner-craft-brewery4 = { word-craft-brewery4 }
answer-banner-craft-smithy1 = { word-craft-smithy1 }
answer-banner-craft-smithy2 = { word-craft-smithy2 }
answer-banner-craft-smithy3 = { word-craft-smithy3 }
answer-banner-craft-smithy4 = { word-craft-smithy4 }
answer-banner-craft-office1 = { word-craft-office1 }
answer-banner-craft-office2 = { word-craft-office2 }
answer-banner-craft-office3 = { word-craft-office3 }
answer-banner-craft-office4 = { word-craft-office4 }
answer-banner-craft-wainwright1 = { word-craft-wainwright1 }
answer-banner-craft-wainwright2 = { word-craft-wainwright2 }
answer-banner-craft-wainwright3 = { word-craft-wainwright3 }
answer-banner-craft-wainwright4 = { word-craft-wainwright4 }
answer-banner-hand = die Hand nehmen
answer-banner-steward = { word-steward }
answer-banner-headman = Fragezeichen: Dorfvorsteher
answer-banner-white = weißes Banner: { $a }
answer-white-done = aufhören
answer-white = { $a }
answer-fare-wagon = einen Planwagen
answer-fare-coins = Münzen
answer-pay = { $a }
answer-customer-done = das genügt
answer-customer = { $a }
answer-school-none = nichts
answer-school-new = ein neuer Nachkomme links
answer-school-shift = den Nachkommen nach rechts rücken
answer-school-left = der linke wird { $a }
answer-school-right = der rechte wird { $a }
answer-headman-stay = stehen bleiben
answer-headman-house = zum Haus
answer-headman-coin = auf das Münzfeld
answer-headman-story = auf das Geschichtenfeld
answer-tile-stay = liegen lassen
answer-tile = { $a-beside }
answer-mark = { $a }
answer-plow-no = keiner
answer-plow-smithy = ein Pflug der Schmiede
answer-plow = ein Jokergut auf { $a }
answer-journey = { $a }
answer-redraw-no = behalten
answer-redraw-yes = eine andere nehmen
answer-death = { $a }
answer-laborer = { $a }
answer-rat = { $a ->
        [one] 1 Feld
       *[other] { $a } Felder
    }
answer-avoid-no = nein, den halben Baum verlieren
answer-avoid-yes = ja, einen Platz der Kirche bedecken

## Ereignisse

event-avoid = { $who } bedeckt einen Platz der Spitalkirche und verliert nichts.
event-banner = { $who } aktiviert ein schwarzes Banner: { $banner }.
event-board = { $who } erhält Dorftafel { $board }.
event-chronicle = { $who } verliert { $profession-the }, der in die Dorfchronik eingeht.
event-coins = { $who } erhält { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }.
event-customer = Ein Kunde trifft ein: { $customer }.
event-dice = { $who } nimmt die Würfel { $die } und { $other }.
event-fare = { $who } wählt, womit die Reise bezahlt wird: { $fare }.
event-good = { $who } stellt { $good-some } her.
event-grave = { $who } verliert { $profession-the }, der in einem namenlosen Grab liegt.
event-hand = { $who } nimmt die Hand, auf der { $amount ->
        [one] 1 Geschichtspunkt liegt
       *[other] { $amount } Geschichtspunkte liegen
    }, und wird die nächste Runde beginnen.
event-headman = Der Dorfvorsteher von { $who } geht { $step-to }.
event-headman_stay = Der Dorfvorsteher von { $who } bleibt stehen.
event-invasion = Die Ratten fallen ins Dorf ein!
event-journey = { $who } deckt auf: { $journey }.
event-kept = { $who } behält { $journey }.
event-laborer = { $who } hat keinen Dorfbewohner mehr und nimmt einen Tagelöhner: { $profession }.
event-lost = { $who } verliert { $amount ->
        [one] 1 Geschichtspunkt
       *[other] { $amount } Geschichtspunkte
    } an die Ratten.
event-mark = Der Rat von { $who } markiert: { $mark }.
event-marker = { $who } legt einen Marker auf den Versammlungsplatz.
event-market = { $who } nimmt { $customer } auf den Markt.
event-monk = Neue oberste Karte bei den Mönchen: { $monk }.
event-over = Das Spiel ist zu Ende.
event-pay = { $who } zahlt { $unit-some } { $place-from }.
event-plow = { $who } legt einen Pflug der Schmiede auf Feld { $field }.
event-put_back = { $who } legt { $journey } zurück.
event-rat = Die Ratte rückt { $pips ->
        [one] 1 Feld
       *[other] { $pips } Felder
    } vor; { $distance ->
        [0] sie ist da.
        [one] 1 Feld bleibt.
       *[other] { $distance } Felder bleiben.
    }
event-roll = Ein Würfel fällt: { $die }.
event-round = Runde { $round } beginnt; { $who } fängt an.
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
        [0] { $who } verbraucht { $amount } Zeit.
       *[other] { $who } verbraucht { $amount } Zeit und überquert die Brücke: Der Sensenmann reitet mit.
    }
event-value = { $who } hat den Wert { $value }{ $coins ->
        [0] {""}
        [one] , für 1 Münze
       *[other] , für { $coins } Münzen
    }{ $markers ->
        [0] {""}
        [one] , mit 1 Marker des Versammlungsplatzes
       *[other] , mit { $markers } Markern des Versammlungsplatzes
    }.
event-villager = Ein Nachkomme von { $who } wird { $profession }.
event-white = { $who } aktiviert ein weißes Banner: { $white }.
event-wild = { $who } stellt ein Jokergut her.
event-wild_plow = { $who } legt ein Jokergut als Pflug auf Feld { $field }.
event-window = { $who } nimmt { $monk } auf: ein Kirchenfenster.

## Gründe, warum etwas nicht geht

why-board-given = Diese Dorftafel ist schon vergeben.
why-cannot-pay = Du kannst nicht alles bezahlen, was es kostet.
why-display-order = Kunden werden in der Reihenfolge der Auslage genommen; für { $a } ist es zu spät.
why-enough-customers = Mehr Kunden gehen nicht; du hast { $a }.
why-first-turn = Im ersten Zug einer Runde kann niemand die Hand nehmen.
why-free-move = In der Schule gibt es einen kostenlosen Schritt, der nie schlechter ist.
why-gone = Das liegt nicht mehr in der Auslage.
why-hand-down = Die Hand wurde in dieser Runde schon genommen.
why-have-chamber = Du hast schon eine Ratsstube.
why-have-church = Du hast schon eine Kirche.
why-have-meeting = Du hast schon einen Versammlungsplatz.
why-have-one = Du hast schon ein Gebäude dieser Art: { $a }.
why-headman-moves = Der Dorfvorsteher muss gehen; nur auf dem Münzfeld darf er stehen bleiben.
why-journey-over = Deine Reise ist zu Ende.
why-lay-tile = Das Plättchen muss neben ein Banner gelegt werden.
why-marked = Das ist schon markiert: { $a }.
why-no-bare-field = Dort gibt es kein Feld ohne Pflug: { $a }.
why-no-church = Mönche brauchen eine eigene Kirche.
why-no-coin = Dir fehlt die Münze für einen weiteren Kunden.
why-no-customers = In der Auslage ist kein Kunde.
why-no-descendant = In der Schule ist kein Nachkomme: { $a }.
why-no-effect = Das hätte jetzt keine Wirkung: { $a }.
why-no-fare = Du kannst { $a ->
        [one] 1 Münze
       *[other] { $a } Münzen
    } und den Rest nicht bezahlen.
why-no-good-there = Dort ist kein Gut zu holen: { $a }.
why-no-marker = So viele Marker hast du nicht auf dem Versammlungsplatz.
why-no-plow = In deiner Schmiede ist kein Pflug.
why-no-shift = In deiner Schule kann niemand von links nach rechts rücken.
why-no-such-die = Einen solchen Würfel gibt es im Vorrat nicht: { $a }.
why-no-wagon = Du hast keinen Planwagen und kein Jokergut dafür.
why-no-wild-good = Auf deinem Zunftrat liegt kein Jokergut.
why-no-window = Deine Kirche hat alle Fenster.
why-not-active = Dieser Bereich ist nicht aktiv; der Dorfbewohner fehlt: { $a }.
why-not-in-display = Nicht in der Auslage: { $a }.
why-not-in-stack = Nicht in diesem Stapel: { $a }.
why-not-there = Einen solchen Dorfbewohner hast du nicht: { $a }.
why-not-yours = Dein Dorf hat kein solches Banner: { $a }.
why-one-step = Dorthin kommt der Dorfvorsteher nicht mit einem Schritt; er steht { $a-at }.
why-opens-nothing = Der Wert { $a } würde dir kein Banner öffnen.
why-other-chamber = Deine Ratsstube hat keinen solchen Platz.
why-other-colour = Dieser Würfel hat eine andere Farbe.
why-other-field = Der Pflug gehört auf ein anderes Feld: { $a }.
why-other-good = Zu zahlen ist etwas anderes: { $a }.
why-other-letter = Der nächste Buchstabe deiner Reise ist { $a }.
why-other-value = Dieses Banner zeigt deinen Wert { $a } nicht.
why-place-passed = Güter werden in fester Reihenfolge der Orte genommen; für { $a } ist es zu spät.
why-plow-is-free = In der Schmiede wartet ein Pflug; ihn zu legen ist nie schlechter.
why-rest-unpaid = Dann ließe sich der Rest nicht bezahlen.
why-same-field = Für { $a } steht ein anderes, gleiches Feld.
why-school-left-filled = Der linke Platz deiner Schule ist besetzt.
why-space-taken = Einen solchen Dorfbewohner hast du schon: { $a }.
why-take-one = Mindestens ein Kunde muss genommen werden.
why-tile-there = Das Plättchen liegt schon dort: { $a }.
why-too-dear = Für den Wert { $a } brauchtest du { $b ->
        [one] 1 Münze
       *[other] { $b } Münzen
    } oder Marker des Versammlungsplatzes.
why-used = Dieses Banner wurde in diesem Zug schon aktiviert: { $a }.
why-waste = Das geht mit weniger Markern und ohne mehr Münzen.
why-wild-only = Ein voller Zunftrat schickt ein Jokergut, keinen Pflug der Schmiede.
