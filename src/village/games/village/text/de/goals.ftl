### Village: life goals. Words first, then rules.

## Words

expansion-goals = Lebensziele
word-silver = Silber
word-gold = Gold
word-covered = verdeckt
line-goals = Lebensziele

question-silver = Teile ein silbernes Lebensziel aus.
question-gold = Teile ein goldenes Lebensziel aus.
move-silver = { $a }
move-gold = { $a }
question-goal = Du erfüllst ein Lebensziel: Werte es jetzt oder lass es verdeckt.
move-goal-silver = silbernes Lebensziel werten
move-goal-gold = goldenes Lebensziel werten
move-goal-keep = verdeckt lassen
event-goal = { $who } erreicht ein Lebensziel und erhält { $amount ->
        [one] 1 Ruhmespunkt
       *[other] { $amount } Ruhmespunkte
    }: { $goal }.
why-goal-dealt = Dieses Lebensziel kann nicht mehr ausgeteilt werden.
why-goal-not-met = Dieses Lebensziel erfüllst du gerade nicht.
why-goal-scored = Dieses Lebensziel hast du schon gewertet.

## Cards

card-aristocrat = Aristokrat
    .effect = Du besitzt 7 Münzen.
card-writer = Schriftsteller
    .effect = Du besitzt 3 Schriftrollen und 1 Einflussstein jeder Farbe.
card-coachman = Kutscher
    .effect = Du besitzt 2 Pferde und 2 Planwagen.
card-knight = Ritter
    .effect = Du besitzt 1 Pferd, 1 Pflug, 1 Schriftrolle und 3 Münzen.
card-brewer = Brauer
    .effect = Du besitzt 5 Bier und 2 Getreidesäcke.
card-farmer = Bauer
    .effect = Du besitzt 5 Getreidesäcke, 1 Ochsen und 1 Pflug.
card-scholar = Gelehrter
    .effect = Du besitzt 3 rosa und 3 orangefarbene Einflusssteine.
card-importer = Importeur
    .effect = Du besitzt 1 Kakao und 1 Tee.
card-merchant = Kaufmann
    .effect = Du hast mindestens 6 Kunden bedient.
card-acolyte = Messdiener
    .effect = Eines deiner Familienmitglieder der Generation 4 steht auf einer Stufe der Kirche.
card-master = Meister
    .effect = Mindestens 4 deiner Familienmitglieder sind an Handwerksgebäuden oder beim Handwerk in der Dorfchronik.
card-historian = Historiker
    .effect = In jeder der fünf Berufsgruppen der Dorfchronik ist eines deiner Familienmitglieder verewigt.
card-saint = Heiliger
    .effect = 3 deiner Familienmitglieder stehen gleichzeitig auf den Stufen der Kirche.
card-councillor = Ratsherr
    .effect = Eines deiner Familienmitglieder steht auf der 4. Stufe der Ratsstube.
card-patriarch = Patriarch
    .effect = Höchstens 2 deiner Familienmitglieder sind noch nicht geboren.
card-globetrotter = Weltenbummler
    .effect = Du hast 5 Burgen besucht.
card-missionary = Missionar
    .effect = Du hast gleichzeitig 2 Missionare auf Inseln.

## Terminal labels

goals-farm = Lebensziele
goals-reached = Erreicht!

## G-SET

rules-G-SET = Lebensziele: Spielvorbereitung

rule-G-SET-1 = Es gibt 8 silberne und 9 goldene Lebensziele; sie gehören zum Hafen und lassen sich mit allen Erweiterungen kombinieren.
    .long = Zusammen sind es 17. Sie werden mit dem Hafen ausgeteilt: Wählst du den Hafen, sind sie ebenfalls ausgewählt; du kannst aber auch ohne sie spielen. Auch zum Basisspiel allein lassen sie sich hinzunehmen.
    .ruling = Der Hafen lässt sich ohne Lebensziele spielen, und Lebensziele ohne den Hafen oder mit der Erweiterung Heirat.

rule-G-SET-2 = Lebensziele, die eine fehlende Erweiterung brauchen, werden aussortiert.
    .long = Ebenso Karten, die mit einer verwendeten Erweiterung keinen Sinn ergeben. Vor dem Austeilen kommen heraus: ohne das Wirtshaus der Brauer, ohne den Hafen der Importeur und der Missionar, mit dem Hafen der Weltenbummler.
    .ruling = Welche Karten aussortiert werden.

rule-G-SET-3 = Die Spieleranzahl ändert nichts an der Auswahl der Karten.
    .long = Alle Lebensziele, die zu den verwendeten Erweiterungen passen, sind immer dabei.
    .ruling = { rule-G-SET-3 }

rule-G-SET-4 = Du bekommst ein silbernes und ein goldenes Lebensziel.
    .long = Sie werden zufällig an alle Spieler ausgeteilt. Die übrigen Karten bleiben unbekannt und kommen nicht ins Spiel. Es sind immer mindestens 6 silberne und 8 goldene da, genug für fünf Spieler.

rule-G-SET-5 = Lebensziele werden nach dem Aufbau und vor der ersten Runde ausgeteilt.
    .long = Reihum bekommt zuerst jeder ein silbernes Lebensziel, dann jeder ein goldenes. Erst danach werden die ersten Steine ausgelegt.
    .ruling = { rule-G-SET-5 }

## G-SEC

rules-G-SEC = Lebensziele: Geheimhaltung

rule-G-SEC-1 = Bis du sie wertest, siehst nur du deine Lebensziele.
    .long = Alle anderen sehen bei jedem Spieler nur eine verdeckte silberne und eine verdeckte goldene Karte.

rule-G-SEC-2 = Die Aufzeichnung der Partie zeigt den anderen die ausgeteilten Karten erst nach dem Spielende.
    .long = Bis dahin sehen sie nur die Farbe der ausgeteilten Karte. Nach dem Spielende ist alles offen.
    .ruling = { rule-G-SEC-2 }

rule-G-SEC-3 = Die anderen können jedes Lebensziel haben, das du nicht siehst.
    .long = Von deinem Platz aus ist jede Verteilung der Lebensziele möglich, abgesehen von deinen eigenen und den schon aufgedeckten. Ein Bot, der für dich vorausrechnet, rechnet nur mit solchen Verteilungen und nimmt an, dass niemand ein erfülltes Ziel verdeckt lässt.
    .ruling = { rule-G-SEC-3 }

rule-G-SEC-4 = Nichts verrät das Lebensziel eines anderen, bevor es erfüllt ist.
    .long = Weder die Entscheidungen noch die möglichen Züge noch die Bedenkzeit der anderen hängen von einem Lebensziel ab, das nicht erfüllt ist. Erfüllst du eines, sehen die anderen, dass du gefragt wirst, aber nicht, um welches es geht; lässt du es verdeckt, wissen sie, dass du hättest werten können.
    .ruling = Die anderen sehen, dass du gefragt wirst.

## G-SCO

rules-G-SCO = Lebensziele: Wertung

rule-G-SCO-1 = Ein Lebensziel wertest du, wann du willst, solange es erfüllt ist: Silber 5, Gold 8 Ruhmespunkte.
    .long = Wenn du es wertest, deckst du die Karte auf.
    .ruling = Du darfst ein Lebensziel auch im Zug eines anderen Spielers werten. Du darfst es auch verdeckt lassen und später werten, falls seine Bedingung dann erfüllt ist.

rule-G-SCO-2 = Du wirst gefragt, sobald du ein Lebensziel erfüllst, und zu Beginn jedes deiner Züge.
    .long = Die Lebensziele aller Spieler werden in der Reihenfolge der Plätze vor jeder Entscheidung und jedem Zufallsereignis geprüft. Zu Beginn deiner Züge wirst du gefragt, wenn du ein Ziel verdeckt gelassen hast und es noch erfüllst. Eine Bedingung, die nur zwischen zwei Entscheidungen erfüllt ist, zählt nicht. Ein Ziel, das du am Spielende erfüllst, wird von selbst gewertet.
    .ruling = { rule-G-SCO-2 }

rule-G-SCO-3 = Ein Lebensziel kostet nichts, und was gewertet ist, bleibt gewertet.
    .long = Du gibst auch nichts ab, und was später geschieht, ändert nichts mehr. Die gewertete Karte ist aus dem Spiel, und es gibt keine neue.

rule-G-SCO-4 = Ein verfehltes Lebensziel kostet nichts.
    .long = Noch verdeckte Lebensziele werden nach der Partie aufgedeckt.
    .ruling = Noch verdeckte Lebensziele werden nach der Partie aufgedeckt.

rule-G-SCO-5 = Die Punkte der Lebensziele haben eine eigene Zeile in der Wertung.

## G-ANY

rules-G-ANY = Lebensziele: die Bedingungen

rule-G-ANY-1 = Silber: Alles muss gleichzeitig auf deinem Hof liegen.
    .ruling = { rule-G-ANY-1 }

rule-G-ANY-2 = Nichts wird durch etwas anderes ersetzt.
    .long = Für Lebensziele ersetzen Münzen keine Einflusssteine.
    .ruling = { rule-G-ANY-2 }

rule-G-ANY-3 = Gold: Nur die eigene Familie zählt, und der schwarze Beutel ist nicht die Kirche.
    .ruling = { rule-G-ANY-3 }

rule-G-ANY-4 = Wer auf der Karte des Barden liegt, zählt als in der Dorfchronik verewigt.
    .long = Es zählt die Berufsgruppe des Ortes, an dem das Familienmitglied starb.
    .ruling = { rule-G-ANY-4 }

## G-S

rules-G-S = Silberne Lebensziele: je 5 Ruhmespunkte

rule-G-S1 = { card-aristocrat }: { card-aristocrat.effect }

rule-G-S2 = { card-writer }: { card-writer.effect }

rule-G-S3 = { card-coachman }: { card-coachman.effect }

rule-G-S4 = { card-knight }: { card-knight.effect }
    .ruling = { card-knight.effect }

rule-G-S5 = { card-brewer }: { card-brewer.effect }
    .long = Diese Karte ist nur mit dem Wirtshaus dabei.
    .ruling = { card-brewer.effect }

rule-G-S6 = { card-farmer }: { card-farmer.effect }
    .ruling = { card-farmer.effect }

rule-G-S7 = { card-scholar }: { card-scholar.effect }
    .ruling = { card-scholar.effect }

rule-G-S8 = { card-importer }: { card-importer.effect }
    .long = Diese Karte ist nur mit dem Hafen dabei.
    .ruling = { card-importer.effect }

## G-G

rules-G-G = Goldene Lebensziele: je 8 Ruhmespunkte

rule-G-G1 = { card-merchant }: { card-merchant.effect }
    .long = Jedes deiner Kundenplättchen zählt.

rule-G-G2 = { card-acolyte }: { card-acolyte.effect }
    .long = Der schwarze Beutel zählt nicht.

rule-G-G3 = { card-master }: { card-master.effect }
    .long = Beides wird zusammengezählt: die Lebenden an den Gebäuden und die Toten in dieser Berufsgruppe.

rule-G-G4 = { card-historian }: { card-historian.effect }
    .long = Die Berufsgruppen sind Ratsstube, Handwerk, Reise, Kirche und Hof.

rule-G-G5 = { card-saint }: { card-saint.effect }
    .long = Alle Stufen zählen.
    .ruling = { card-saint.effect }

rule-G-G6 = { card-councillor }: { card-councillor.effect }
    .ruling = { card-councillor.effect }

rule-G-G7 = { card-patriarch }: { card-patriarch.effect }
    .long = Sie sind im Vorrat deiner Familie.
    .ruling = { card-patriarch.effect }

rule-G-G8 = { card-globetrotter }: { card-globetrotter.effect }
    .ruling = { card-globetrotter.effect }

rule-G-G9 = { card-missionary }: { card-missionary.effect }
    .long = Diese Karte ist nur mit dem Hafen dabei. Beide müssen leben; sie dürfen auf derselben Insel sein.
    .ruling = { card-missionary.effect }

## G-SOL

rules-G-SOL = Lebensziele: Solo-Modus

rule-G-SOL-1 = Im Solo-Modus bekommst du ein silbernes und ein goldenes Lebensziel, Conny keines.
    .long = Die Grenzen der Titel ändern sich nicht.
    .ruling = { rule-G-SOL-1 }

reason-goal = erfüllt das Lebensziel „{ $what }“ für { $n } Punkte
    .less = verpasst das Lebensziel „{ $what }“ für { $n } Punkte
reason-gold = näher am Lebensziel „{ $what }“
    .less = weiter weg vom Lebensziel „{ $what }“
