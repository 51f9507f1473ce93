### Village: the port. Words first, then rules.

## Words

expansion-port = Hafen
line-sea = Seefahrt

word-cocoa = Kakao
    .some = { $n ->
        [one] einen Ballen Kakao
       *[other] { $n } Ballen Kakao
    }
word-tea = Tee
    .some = { $n ->
        [one] einen Ballen Tee
       *[other] { $n } Ballen Tee
    }
word-chest = Schatztruhe
    .some = { $n ->
        [one] eine Schatztruhe
       *[other] { $n } Schatztruhen
    }
word-member = Familienmitglied
word-port = Hafen
    .to = in den Hafen
word-ship = Schiff
    .at = an Bord
    .from = vom Schiff
    .to = an Bord
word-sea_burial = Seebestattung
    .rest = wird auf See bestattet
word-i1 = Insel 1
    .at = auf Insel 1
    .from = von Insel 1
    .to = zur Insel 1
word-i2 = Insel 2
    .at = auf Insel 2
    .from = von Insel 2
    .to = zur Insel 2
word-i3 = Insel 3
    .at = auf Insel 3
    .from = von Insel 3
    .to = zur Insel 3
word-i4 = Insel 4
    .at = auf Insel 4
    .from = von Insel 4
    .to = zur Insel 4
word-i5 = Insel 5
    .at = auf Insel 5
    .from = von Insel 5
    .to = zur Insel 5
word-i6 = Insel 6
    .at = auf Insel 6
    .from = von Insel 6
    .to = zur Insel 6
word-w1 = Gewässer 1
    .to = in Gewässer 1
word-w2 = Gewässer 2
    .to = in Gewässer 2
word-w3 = Gewässer 3
    .to = in Gewässer 3
word-w4 = Gewässer 4
    .to = in Gewässer 4
word-w5 = Gewässer 5
    .to = in Gewässer 5
word-w6 = Gewässer 6
    .to = in Gewässer 6
word-w7 = Gewässer 7
    .to = in Gewässer 7

word-1a = je weiteren Schritt Orange und Grün
word-1b = je weiteren Schritt Braun und Rosa
word-1c = je weiteren Schritt Orange und Rosa
word-1d = je weiteren Schritt Braun und Grün
word-1e = je weiteren Schritt zwei beliebige Steine
word-2a = je weiteren Schritt Orange
word-2b = je weiteren Schritt Grün
word-2c = je weiteren Schritt Braun
word-2d = je weiteren Schritt Rosa
word-2e = je weiteren Schritt ein beliebiger Stein (2 Münzen)
word-3a = je weiteren Schritt ein beliebiger Stein
word-3b = { word-3a } (Nr. 2)
word-3c = { word-3a } (Nr. 3)
word-3d = { word-3a } (Nr. 4)
word-3e = { word-3a } (Nr. 5)

question-sea = Stich in See, segle weiter, kehre in den Hafen zurück oder verzichte.
question-captain = Heuere einen der ausliegenden Kapitäne an.
question-crew = Decke einen Kapitän auf.
question-load = Lade etwas vom Hof oder segle los.
question-move = Segle zum nächsten Feld oder halte an.
question-spend = Wähle den Stein, mit dem du diesen Schritt bezahlst.
question-island = Verkaufe, entsende einen Missionar, lade oder beende die Geschäfte.
question-chest = Öffne die Schatztruhe.
question-gale = Segle mit günstigem Wind zum nächsten Feld oder halte an.
question-lighter = Bringe etwas vom Hof an Bord oder mach weiter.

move-sea-pass = verzichten
move-sea-sail = in See stechen
move-sea-on = weitersegeln
move-sea-home = in den Hafen zurückkehren
move-captain = { $a ->
        [1] den Kapitän für 1 Münze
       *[other] den Kapitän für { $a } Münzen
    }
move-crew = { $a }
move-load-pass = nichts weiter laden
move-load = { $a-some } laden
move-load-member = Familienmitglied der Generation { $a } an Bord nehmen
move-move-pass = hier anhalten
move-move-to = { $a-to } segeln
move-spend = { $a-cube }
move-spend-coin = eine Münze
move-island-pass = keine weiteren Geschäfte
move-island-sell = { $a-some } verkaufen
move-island-mission = einen Missionar an Land schicken
move-island-load = laden, was die Insel bietet
move-chest-coins = { $a } Münzen
move-gale-pass = hier anhalten
move-gale-to = { $a-to } segeln
move-lighter-pass = nichts weiter an Bord bringen
move-lighter = { $a-some } an Bord bringen
move-lighter-member = Familienmitglied der Generation { $a } an Bord bringen
move-market-cocoa = Kakao verkaufen
move-market-tea = Tee verkaufen

event-chest = { $who } öffnet eine Schatztruhe mit { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }.
event-crew = Ein neuer Kapitän liegt aus: { $captain }.
event-hire = { $who } heuert für { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    } einen Kapitän an: { $captain }.
event-load = { $who } lädt { $cargo-some }.
event-mission = { $who } schickt einen Missionar der Generation { $generation } { $place-to } und erhält { $amount ->
        [one] 1 Ruhmespunkt
       *[other] { $amount } Ruhmespunkte
    }.
event-return = { $who } kehrt in den Hafen zurück.
event-sail = { $who } segelt { $water-to }.
event-sea_burial = { $who } erhält { $amount ->
        [one] 1 Ruhmespunkt
       *[other] { $amount } Ruhmespunkte
    } für eine Seebestattung.
event-sell = { $who } verkauft { $cargo-some } auf der Insel für { $amount ->
        [one] 1 Ruhmespunkt
       *[other] { $amount } Ruhmespunkte
    }.
event-spend = { $who } zahlt { $colour-some }.
event-spend_coin = { $who } zahlt eine Münze.
event-unload = { $who } lädt { $cargo-some } aus.
event-ware = { $who } verkauft auf dem Markt { $ware } für { $amount ->
        [one] 1 Ruhmespunkt
       *[other] { $amount } Ruhmespunkte
    }{ $coins ->
        [0] {""}
        [one] {" "}und 1 Münze
       *[other] {" "}und { $coins } Münzen
    }.

why-already-on-board = Das ist schon an Bord: { $a }.
why-captain-not-unseen = Dieser Kapitän kann nicht aufgedeckt werden: { $a }.
why-captain-price = Dieser Kapitän kostet { $a ->
        [1] 1 Münze
       *[other] { $a } Münzen
    }; das kannst du nicht bezahlen.
why-captain-stack-empty = Für { $a ->
        [1] 1 Münze
       *[other] { $a } Münzen
    } liegt kein Kapitän aus.
why-chest-opened = Alle Truhen mit { $a } Münzen sind geöffnet.
why-entered-before = Auf diesem Feld war dein Schiff in dieser Seeaktion schon: { $a }.
why-gale-over = Weiter trägt dich der günstige Wind nicht.
why-holds-full = Alle Laderäume des Schiffs sind belegt.
why-no-captain = Es liegt kein Kapitän aus, den du bezahlen kannst.
why-no-mission-place = Es gibt keinen freien Missionsplatz { $a-at }.
why-no-member-on-board = Du hast kein Familienmitglied an Bord.
why-none-left = Davon ist dort nichts mehr übrig: { $a }.
why-not-next-to = Dorthin kommt das Schiff nicht mit einem Schritt: { $a }.
why-not-on-board = Davon hast du nichts an Bord: { $a }.
why-not-on-farm = Davon hast du nichts auf dem Hof: { $a }.
why-not-wanted = Du kannst { $a-some } { $b-at } nicht verkaufen.
why-nothing-to-load = Es gibt { $a-at } nichts zu laden.
why-one-step = Das Schiff muss mindestens einen Schritt machen.
why-port-by-return = In den Hafen kannst du nicht segeln; wähle „in den Hafen zurückkehren“.
why-ship-in-port = Dein Schiff liegt im Hafen.
why-ship-outside = Dein Schiff ist schon auf See.

## Terminal labels

port-captains = Kapitäne
port-island = I{ $n }
port-water = G{ $n }
port-legend = (G Gewässer, I Insel, > wohin es weitergeht)
port-hourglass = ({ $n } Zeit)
port-any = { $n ->
        [one] ein beliebiger Stein
       *[other] { $n } beliebige Steine
    }
port-none = niemand
port-unseen = +{ $cards } ungesehen
port-under = zurückgelegt: { $names }
port-ashore = Inseln
port-buys = kauft { $list }
port-offers = { $thing } ×{ $n }
port-missions = Missionen
port-burials = Seebestattungen ({ $taken } von { $spaces }):
port-ship = Schiff
port-holds = Laderäume: { $list }
port-empty = leer
port-stored = auf dem Hof: { $list }
port-earned = { $n ->
        [one] 1 Ruhmespunkt auf See
       *[other] { $n } Ruhmespunkte auf See
    }

## P-SET

rules-P-SET = Hafen: Spielvorbereitung

rule-P-SET-1 = Das Meer ersetzt die Reise über Land.
    .long = Mit dem Seeplan gibt es keine Burgen, Wege, Marker und Reisen und in der Schlusswertung keine Zeile dafür. Das Aktionsfeld Reise behält Namen und Steine.
    .ruling = Vom Reisen über Land bleibt nichts, auch nicht die Zeile in der Schlusswertung.

rule-P-SET-2 = Planwagen bleiben als Güter im Spiel.
    .long = Kunden verlangen Planwagen, und zwei Inseln kaufen sie. Auf See brauchst du keinen.
    .ruling = Zwei Inseln kaufen sie.

rule-P-SET-3 = Jede Familie hat im Hafen ein Schiff mit 3 leeren Laderäumen.

rule-P-SET-4 = Von Kakao und Tee liegt je ein Ballen mehr bereit, als Spieler mitspielen.
    .long = Zu zweit, zu dritt, zu viert oder zu fünft sind es je 3, 4, 5 oder 6.

rule-P-SET-5 = In sechs Schatztruhen sind 3, 4 oder 5 Münzen.
    .long = Sie liegen verdeckt auf ihrer Insel: drei mit 3 Münzen, zwei mit 4, eine mit 5. Was in einer Truhe ist, wird beim Öffnen aus den ungeöffneten gezogen.
    .ruling = Was in einer Truhe ist, wird erst beim Öffnen gezogen.

rule-P-SET-6 = Fünfzehn Kapitäne liegen nach Preis in drei Stapeln; die obersten liegen aus.
    .long = Es gibt fünf Kapitäne für 1 Münze, fünf für 2 und fünf für 3. Jeder Preis hat einen Stapel, dessen oberste Karte ausliegt. Die nächste wird unter den ungesehenen Kapitänen dieses Preises gezogen, gleiche sind dabei austauschbar; zurückgelegte erscheinen nach den ungesehenen, in der Reihenfolge, in der sie darunterkamen.
    .ruling = Kapitäne werden gezogen, wenn sie an der Reihe sind; zurückgelegte kommen nach den ungesehenen.

rule-P-SET-7 = Es gibt so viele Seebestattungsfelder wie Spieler.
    .ruling = { rule-P-SET-7 }

rule-P-SET-8 = Die Erweiterung bringt Steine oder Getreide; Getreide kann knapp werden.
    .long = In der Ausgabe 2011 sind 3 Steine jeder Farbe mehr im Vorrat, in der Big Box 1 Getreidesack mehr. Ist im Vorrat zu wenig Getreide, nimmst du, was da ist; ist keines mehr da, kannst du nicht ernten.
    .ruling = Was geschieht, wenn Getreide knapp wird.

rule-P-SET-9 = Mit dem Wirtshaus werden vier Personenkarten ausgetauscht; die Dorfchronik bleibt gleich.
    .long = Vier, die über Land reisen, kommen heraus und vier Seeleute hinein. Die Dorfchronik behält auch die Plätze für Reise.
    .ruling = Welche Personenkarten ausgetauscht werden und dass die Dorfchronik ihre Plätze behält.

rule-P-SET-10 = Beim Aufbau werden Personenkarten und Kapitäne aufgedeckt, bevor der Startspieler bestimmt wird.
    .long = Zufällig bestimmt werden beim Aufbau in dieser Reihenfolge: Kunden, Personenkarten, Kapitäne nach Preis, Startspieler, Ausgleich, Lebensziele; dann werden die Steine der ersten Runde gezogen.
    .ruling = { rule-P-SET-10 }

## P-MAP

rules-P-MAP = Das Meer

rule-P-MAP-1 = Zum Meer gehören der Hafen, 7 Gewässer und 6 Inseln.
    .long = Der Seeplan zeigt, welche Felder benachbart sind.
    .ruling = Welche Gewässer es gibt und wie alle Felder aneinandergrenzen.

rule-P-MAP-2 = Ein Schritt führt auf ein Nachbarfeld; Sanduhren kosten Zeit.
    .long = Wer auf ein Feld mit Sanduhren segelt, zahlt für jede 1 Zeit, auch bei einem freien Schritt.
    .ruling = Eine Sanduhr kostet auch bei einem freien Schritt Zeit.

rule-P-MAP-3 = In den Hafen führt kein Schritt.
    .long = Schiffe verlassen ihn mit Schritten, kommen aber nur durch die Rückkehr wieder hinein.
    .ruling = { rule-P-MAP-3 }

rule-P-MAP-4 = Auf einem Feld ist Platz für beliebig viele Schiffe.
    .ruling = { rule-P-MAP-4 }

## P-SEA

rules-P-SEA = Die Seeaktion

rule-P-SEA-1 = Die Aktion Reise ist eine von dreien: in See stechen, weitersegeln, zurückkehren.
    .long = Mit einem Schiff im Hafen darfst du in See stechen, mit einem Schiff auf See weitersegeln oder zurückkehren. Du darfst auch verzichten. Über den Brunnen und in freien letzten Zügen bekommst du diese Aktion wie üblich.

rule-P-SEA-2 = In See stechen: Kapitän anheuern, laden, ziehen.
    .long = In dieser Reihenfolge.

rule-P-SEA-3 = Weitersegeln: mit dem Kapitän an Bord ziehen.
    .long = Vom Hof wird nichts geladen.
    .ruling = Vom Hof wird nichts geladen.

rule-P-SEA-4 = Ohne Kapitän fährt kein Schiff.

## P-CAP

rules-P-CAP = Kapitäne

rule-P-CAP-1 = Ein Kapitän kostet 1, 2 oder 3 Münzen; nur die obersten sind zu haben.
    .long = Heuerst du einen an, liegt sofort die nächste Karte seines Stapels aus.

rule-P-CAP-2 = Der erste Schritt jeder Seeaktion ist frei; jeder weitere kostet die Steine des Kapitäns.
    .long = Der Kapitän verlangt bestimmte Farben oder beliebige Steine.

rule-P-CAP-3 = Teurere Kapitäne segeln billiger.
    .long = Für 1 Münze: Orange und Grün, Braun und Rosa, Orange und Rosa, Braun und Grün oder zwei beliebige Steine. Für 2 Münzen: Orange, Grün, Braun, Rosa oder ein beliebiger Stein. Für 3 Münzen: Alle fünf verlangen einen beliebigen Stein.
    .ruling = Was jeder Kapitän für einen Schritt verlangt.

rule-P-CAP-4 = Der Kapitän bleibt bis zur Rückkehr; in jeder Seeaktion ist der erste Schritt frei.
    .long = Das gilt auch für eine zweite Seeaktion im selben Zug.
    .ruling = Auch in einer zweiten Seeaktion im selben Zug ist der erste Schritt frei.

rule-P-CAP-5 = Ohne bezahlbaren Kapitän kann das Schiff nicht in See stechen.
    .long = Zur Wahl stehen nur die ausliegenden Kapitäne; ein leerer Stapel bietet keinen.
    .ruling = { rule-P-CAP-5 }

## P-LOD

rules-P-LOD = Laden

rule-P-LOD-1 = In einen Laderaum passt ein Stück Ladung, und keine zwei auf einem Schiff sind gleich.
    .long = Ein Schiff trägt höchstens je eines davon: Getreide, Schriftrolle, Pferd, Ochse, Pflug, Planwagen, Familienmitglied, Kakao, Tee und Schatztruhe.
    .ruling = Ein Schiff trägt höchstens je eines davon.

rule-P-LOD-2 = Vom Hof lädst du Getreide, Güter und ein Familienmitglied.
    .long = Zur Wahl stehen ein Getreidesack, eine Schriftrolle, ein Pferd, ein Ochse, ein Pflug, ein Planwagen und ein Familienmitglied beliebiger Generation; kein Bier, keine Münzen, keine Steine und weder Kakao noch Tee, die schon ausgeladen sind.
    .ruling = Was nicht geladen werden kann und dass Planwagen geladen werden dürfen.

rule-P-LOD-3 = Laden ist freiwillig.
    .long = Du lädst nichts oder bis zu 3 Dinge, in beliebiger Reihenfolge.
    .ruling = { rule-P-LOD-3 }

rule-P-LOD-4 = Was an Bord ist, ist nicht auf dem Hof.
    .long = Es zählt also nicht für Ernte, Kunden, Zahlungen, Lebensziele, die Grenze von 5 Getreidesäcken, Gleichstände oder den Lagermeister.
    .ruling = Alles außer der Grenze von 5 Getreidesäcken.

rule-P-LOD-5 = Kakao, Tee und Truhen sind keine Güter nach Wahl.
    .long = Das gilt überall, wo du ein Gut deiner Wahl nimmst.
    .ruling = { rule-P-LOD-5 }

## P-MOV

rules-P-MOV = Ziehen

rule-P-MOV-1 = Mindestens ein Schritt ist Pflicht.
    .long = Eine Obergrenze gibt es nicht.
    .ruling = Ein Schritt ist Pflicht.

rule-P-MOV-2 = Weitere Schritte kosten die Steine des Kapitäns; Münzen dürfen sie ersetzen.
    .long = Du zahlst sie, wenn du den Schritt machst. Ein Schritt, den du nicht bezahlen kannst, ist nicht möglich.

rule-P-MOV-3 = Auf einem Gewässer darfst du anhalten.
    .long = Das beendet die Aktion.
    .ruling = { rule-P-MOV-3 }

rule-P-MOV-4 = Auf einer Insel endet die Fahrt.
    .long = Betritt das Schiff eine Insel, ist die Bewegung zu Ende, und die Geschäfte folgen. Ein Schiff, das die Aktion auf einer Insel beginnt, muss sie verlassen.
    .ruling = Ein Schiff, das auf einer Insel beginnt, muss sie verlassen.

rule-P-MOV-5 = In einer Seeaktion wird kein Feld zweimal betreten.
    .long = Das gilt auch für das Feld, auf dem sie begann. Die Schritte eines Steuermanns zählen hier als eine Seeaktion.
    .ruling = { rule-P-MOV-5 }

## P-ISL

rules-P-ISL = Auf einer Insel

rule-P-ISL-1 = Geschäfte gibt es bei der Landung.
    .long = Ein Schiff landet, wenn es mit einem Schritt eine Insel betritt; die Insel gilt dann als angelaufen. Sonst sind Geschäfte nur durch den Quartiermeister möglich.

rule-P-ISL-2 = Geschäfte: verkaufen, Missionar entsenden, laden; alles ist freiwillig, in beliebiger Reihenfolge.
    .long = Zum Laden brauchst du einen freien Laderaum. Eine Landung erlaubt alle drei.
    .ruling = Eine Landung erlaubt alle drei.

rule-P-ISL-3 = Güter, die die Insel kauft, bringen sofort Ruhmespunkte.
    .long = Jedes Gut an Bord, das die Insel kauft, darfst du für seine Ruhmespunkte in den Vorrat geben. Die Nachfrage versiegt nie; bei jeder Landung kannst du wieder verkaufen.
    .ruling = Die Nachfrage versiegt nie.

rule-P-ISL-4 = Was die Insel bietet, kommt in einen freien Laderaum.
    .long = Bietet die Insel Kakao, Tee oder Truhen, darfst du eines davon in einen freien Laderaum laden, wenn keines davon an Bord und dort noch eines übrig ist.
    .ruling = Du lädst höchstens eines davon, und keines, wenn schon eines an Bord ist.

## P-MIS

rules-P-MIS = Missionare

rule-P-MIS-1 = Ein Familienmitglied an Bord darf als Missionar an Land gehen.
    .long = Dazu braucht die Insel einen freien Missionsplatz. Der Missionar nimmt den freien Platz mit den meisten Ruhmespunkten, die du sofort erhältst.
    .ruling = Welcher der freien Plätze genommen wird.

rule-P-MIS-2 = Ein Missionsplatz wird frei, wenn der Missionar stirbt oder heimkehrt.
    .long = Danach bringt er wieder Ruhmespunkte. Eine Familie darf mehrere Missionare haben, auch auf einer Insel; stehen dort zwei derselben Generation und geht einer von ihnen, wird der Platz mit weniger Ruhmespunkten frei.
    .ruling = Was bei der Heimkehr eines Missionars geschieht und welcher von zwei Plätzen frei wird.

rule-P-MIS-3 = Die Aktion Familie holt Missionare nach Hause, aber niemanden vom Schiff.
    .long = Wer an Bord ist, kommt erst mit der Rückkehr des Schiffs auf den Hof.
    .ruling = { rule-P-MIS-3 }

rule-P-MIS-4 = Missionare bringen am Ende nichts mehr.
    .long = Ihre Ruhmespunkte hast du schon bei der Landung erhalten.
    .ruling = { rule-P-MIS-4 }

## P-HOM

rules-P-HOM = Rückkehr

rule-P-HOM-1 = Die Rückkehr kostet 1 Zeit, wo immer das Schiff ist.
    .long = Das Schiff kommt ohne Schritte in den Hafen.

rule-P-HOM-2 = Alles an Bord wird ausgeladen.
    .long = Güter, Kakao, Tee und das Familienmitglied kommen auf den Hof, Getreide ebenfalls, aber nur bis zur Grenze von 5 Säcken; was darüber hinausgeht, kommt in den Vorrat.
    .ruling = Was mit Getreide geschieht, das keinen Platz hat.

rule-P-HOM-3 = Eine Truhe wird geöffnet und bringt ihre Münzen.
    .long = Danach ist die Truhe aus dem Spiel.

rule-P-HOM-4 = Der Kapitän kommt unter den Stapel seines Preises.
    .long = Ist dieser Stapel leer, liegt der Kapitän sofort wieder aus.
    .ruling = Der Kapitän kommt unter den Stapel und nicht aus dem Spiel.

## P-MKT

rules-P-MKT = Der Markt mit Hafen

rule-P-MKT-1 = Zwei Stände kaufen Kakao und Tee und schließen nie.
    .long = Ein Stand kauft Kakao für 7 Ruhmespunkte, ein anderer Tee für 5 Ruhmespunkte und 1 Münze.
    .ruling = Sie schließen nie.

rule-P-MKT-2 = Am Markttag bedienst du einen Kunden oder verkaufst einen Ballen.
    .long = Der Ballen ist Kakao oder Tee von deinem Hof. Bist du an der Reihe, darfst du auch passen. Der erste Verkauf des Auslösers ist frei; jeder andere kostet 1 grünen Einflussstein und 1 Zeit.
    .ruling = Einen Ballen zu verkaufen tritt an die Stelle eines Kunden und kostet dasselbe.

rule-P-MKT-3 = Erst der grüne Einflussstein und die Zeit, dann Ruhmespunkte und Münze.
    .long = Das gilt wie üblich für jeden bezahlten Verkauf. Ein dadurch verursachter Todesfall wird sofort abgehandelt, noch vor den Ruhmespunkten. Mit der Münze, die der Tee bringt, kannst du seinen eigenen Verkauf nicht bezahlen. Der Ballen ist aus dem Spiel. Was an Bord ist, lässt sich nicht verkaufen.
    .ruling = { rule-P-MKT-3 }

rule-P-MKT-4 = Wer einen Ballen verkauft, bedient damit keinen Kunden.
    .long = Der Verkauf von Kakao oder Tee zählt nicht für Gleichstände, Lebensziele oder den Händler, und die Stände werden deshalb nicht aufgefüllt.
    .ruling = { rule-P-MKT-4 }

rule-P-MKT-5 = Der Markttag endet, wenn alle gepasst haben.
    .long = Wer weder bedienen noch verkaufen kann, passt automatisch.
    .ruling = { rule-P-MKT-5 }

rule-P-MKT-6 = Solo: Verkaufst du zuerst einen Ballen, gilt das als dein erster Verkauf.
    .long = Danach nimmt Conny ihren Kunden.
    .ruling = { rule-P-MKT-6 }

## P-DTH

rules-P-DTH = Tod auf See

rule-P-DTH-1 = Familienmitglieder an Bord und Missionare können sterben.
    .long = Sie sind sichtbar. Das Schiff und jede Insel gelten als je ein Ort.
    .ruling = Das Schiff und jede Insel sind je ein Ort.

rule-P-DTH-2 = Sie kommen in die Berufsgruppe Reise; ist sie voll, werden sie auf See bestattet.
    .long = Belegt wird das nächste freie Seebestattungsfeld, nie ein Grab auf dem Friedhof.

rule-P-DTH-3 = Seebestattungen bringen 3, 2, 2, 1 und 1 Ruhmespunkte.
    .long = Die Felder werden der Reihe nach belegt und zählen nicht als Dorfchronik. Die Familie bekommt die Punkte sofort.
    .ruling = Die Reihenfolge, die Ruhmespunkte und dass diese Felder nicht als Dorfchronik zählen.

rule-P-DTH-4 = Der Laderaum oder Missionsplatz eines Verstorbenen ist sofort wieder frei.
    .ruling = { rule-P-DTH-4 }

rule-P-DTH-5 = Das letzte Seebestattungsfeld läutet das Spielende ein.
    .long = Eingeläutet wird es von dem Spieler, der dieses Feld belegt, wie beim letzten Grab.

rule-P-DTH-6 = Ist in den letzten Zügen kein Platz mehr frei, verlassen verstorbene Reisende das Spiel.
    .ruling = { rule-P-DTH-6 }

## P-SCO

rules-P-SCO = Hafen: Wertung

rule-P-SCO-1 = Ladung ist am Ende nichts wert; ein Familienmitglied an Bord lebt.
    .long = Schiffe dürfen am Ende überall sein. Auch Kakao und Tee auf dem Hof sind nichts wert. Eine Zeile für Reisen gibt es nicht.
    .ruling = { rule-P-SCO-1 }

rule-P-SCO-2 = Auf See erhaltene Ruhmespunkte haben eine eigene Zeile.
    .long = Sie kommen aus Verkäufen, Missionen, Ständen und Seebestattungen, werden während der Partie gewertet und stehen getrennt von anderem Ruhm.
    .ruling = { rule-P-SCO-2 }

## P-SOL

rules-P-SOL = Hafen: Solo-Modus

rule-P-SOL-1 = Es gelten die Zahlen für zwei Spieler; Conny hat kein Schiff.
    .long = Es gibt 3 Kakao, 3 Tee und 2 Seebestattungsfelder. Conny segelt, verkauft und lädt nie.

rule-P-SOL-2 = Kam ihr Stein vom Feld Reise, können Connys Verstorbene auf See bestattet werden.
    .long = Stirbt durch einen Stein vom Feld Reise eines von Connys Familienmitgliedern, kommt es in die Berufsgruppe Reise, und ist sie voll, auf ein Seebestattungsfeld; Ruhmespunkte erhält dafür niemand. Das letzte Feld läutet das Spielende ein.
    .ruling = Niemand erhält Ruhmespunkte.

rule-P-SOL-3 = Alle Titel bis auf den ersten verlangen 5 Punkte mehr.
    .ruling = Die unterste Grenze bleibt 0.

## P-MIX

rules-P-MIX = Hafen und andere Erweiterungen

rule-P-MIX-1 = Wirtshaus: Personenkarten wirken auch auf See.
    .long = Die Hebamme holt Missionare nach Hause, aber niemanden vom Schiff. Der Totengräber darf ein Familienmitglied auf dem Schiff oder einer Insel wählen. Mit dem Gesellen führst du nach einem Stein vom Feld Reise eine zweite Seeaktion aus. Auch das Ende eines Markttages, an dem nur Ballen verkauft wurden, ist ein Zeitpunkt für Personenkarten. Der Admiral braucht keine Münzen und darf jeden ausliegenden Kapitän wählen.
    .ruling = { rule-P-MIX-1 }

rule-P-MIX-2 = Lebensziele: Münzen einer Truhe zählen sofort, eine Seebestattung zählt zu keiner Berufsgruppe.
    .long = Die Münzen zählen für den Aristokraten schon vor der nächsten Entscheidung; dem Historiker nützt eine Seebestattung nichts. Für den Missionar zählen auch zwei auf einer Insel.
    .ruling = { rule-P-MIX-2 }

rule-P-MIX-3 = Heirat: Nur wer auf dem Hof ist, geht an Bord.
    .long = Auch heiraten können nur Familienmitglieder auf dem Hof. Die Aktion Familie erreicht die Inseln, aber nicht das Schiff.
    .ruling = { rule-P-MIX-3 }

rule-P-MIX-4 = Solo: Mit dem Ring darfst du einen Kapitän bezahlen.
    .long = Er dient dabei als Münze. Verkaufst du zuerst einen Ballen, gilt das als dein erster Verkauf. Eine Seebestattung in Connys Familie belegt das beste Feld, das noch frei ist.
    .ruling = { rule-P-MIX-4 }

rule-P-MIX-5 = Solo: Im Uhrzeigersinn bleibt die Reise, wo sie ist.
    .long = Sucht Conny im Uhrzeigersinn einen Stein, kommen neue Felder nach dem Handwerk; der Hafen bringt keines.
    .ruling = { rule-P-MIX-5 }

rule-P-MIX-6 = In einem freien letzten Zug darfst du auch die Seeaktion wählen.
    .ruling = { rule-P-MIX-6 }

## P-CUB

rules-P-CUB = Hafen: Steine

rule-P-CUB-1 = Der Hafen bringt so viele Steine, wie Spieler mitspielen.
    .long = Auf dem Feld Reise liegen mit 2, 3, 4 oder 5 Spielern 1, 2, 2 oder 3 Steine mehr, auf dem Handwerk 1, 1, 2 oder 2; in den Beutel kommt jede Runde 1 Stein jeder Farbe mehr.
    .ruling = { rule-P-CUB-1 }

reason-stored = mehr im Lager: { $some }
    .less = weniger im Lager: { $some }
reason-aboard = an Bord: { $what }
    .less = nicht an Bord: { $what }
