### Village: overview of the rules (2011 edition and Big Box). The numbers follow the rule specification.

## V-SET

rules-V-SET = Spielvorbereitung

rule-V-SET-1 = Ihr sitzt im Uhrzeigersinn um den Tisch: 2 bis 4 Spieler in der Ausgabe 2011, 2 bis 5 in der Big Box.

rule-V-SET-2 = Jede Familie hat 11 Mitglieder; die vier „1er“ beginnen auf dem Hof.
    .long = Vier sind Generation 1, drei Generation 2, je zwei Generation 3 und 4: die aufgedruckte Zahl. Alle außer den „1ern“ sind noch nicht geboren und warten im Vorrat ihrer Familie.

rule-V-SET-3 = Du beginnst nur mit 1 Münze; dein Lebenszeitmarker steht gleich hinter der Brücke.
    .long = Getreide, Güter, Einflusssteine und Ruhmespunkte hast du noch nicht. Das erste Feld nach der Brücke (in der Big Box nach dem Federkiel) ist Zeit 0.

rule-V-SET-4 = Kunden belegen zuerst die Stände, dann die Warteschlange mit 5 Feldern.
    .long = Die 24 Kundenplättchen werden gemischt und bilden einen verdeckten Stapel. Davon werden zuerst die Stände von vorne nach hinten belegt: 3 Stände zu zweit, 4 zu dritt, 5 zu viert oder fünft. Danach wird die Warteschlange mit ihren 5 Feldern belegt.

rule-V-SET-5 = Die Spieleranzahl bestimmt, wie viele Plätze Dorfchronik und Friedhof haben.
    .long = Die Dorfchronik hält für jede Berufsgruppe eigene Plätze bereit: Ratsstube, Handwerk, Reise, Kirche und Hof.

rule-V-SET-6 = Der Ring liegt auf der Ratsstube, im schwarzen Beutel sind 4 Mönche.
    .long = Der Ring ist der Marker des nächsten Startspielers.

rule-V-SET-7 = Steine und Getreide sind begrenzt, Güter und Münzen nicht.
    .long = Im Vorrat liegen je Farbe 18 Einflusssteine (Ausgabe 2011) oder 33 (Big Box), 6 Peststeine sowie 20 Getreidesäcke (Ausgabe 2011) oder 25 (Big Box). Güter und Münzen sind in beiden Ausgaben unbegrenzt vorhanden.
    .ruling = Auch in der Ausgabe 2011 gehen Güter und Münzen nie aus.
    .differs = Nur die chinesische Big Box sagt, dass Güter und Münzen nicht begrenzt sind.

rule-V-SET-8 = Der Startspieler wird ausgelost, sofern er nicht für den Tisch festgelegt ist.
    .long = Das ersetzt die gedruckte Regel, nach der der älteste Spieler beginnt.
    .ruling = { rule-V-SET-8 }
    .differs = In allen Regelheften beginnt der älteste Spieler.

rule-V-SET-9 = In der Big Box erhalten die späteren Spieler einen kleinen Startspielerausgleich.
    .long = Der Startspielerausgleich ist eine Tischoption: In der Big Box ist er voreingestellt, in der Ausgabe 2011 nicht. Er wird vergeben, sobald der Startspieler feststeht und bevor der Beutel zum ersten Mal gefüllt wird. Der zweite Spieler der Zugreihenfolge erhält 1 Getreidesack, der dritte 1 zufälligen Einflussstein (alle vier Farben sind gleich wahrscheinlich), der vierte 1 Einflussstein seiner Wahl, der fünfte 1 zusätzliche Münze. Die Einflusssteine kommen aus dem Vorrat.
    .differs = Die Big Box empfiehlt einen Ausgleich; die Spielregel von 2011 kennt keinen.

## V-RND

rules-V-RND = Die Runde

rule-V-RND-1 = Jede Runde kommen neue Einflusssteine und alle Peststeine aus dem Vorrat in den grünen Beutel.
    .long = Von jeder Farbe kommt die auf der Aufbaukarte angegebene Anzahl Einflusssteine aus dem Vorrat in den grünen Beutel, oder so viele, wie noch da sind. Dazu kommen alle Peststeine aus dem Vorrat. Steine, die aus früheren Runden noch im Beutel sind, bleiben darin.

rule-V-RND-2 = Zufällig gezogene Steine aus dem grünen Beutel bestücken die Aktionsfelder.
    .long = Die Steine werden einzeln und zufällig gezogen und nicht zurückgelegt. Bestückt wird in der Reihenfolge Getreideernte, Familie, Handwerk, Markt, Reise, Ratsstube, Kirche, danach die Felder von Erweiterungen, jeweils mit der Anzahl der Aufbaukarte. Ist der Beutel leer, bleiben die restlichen Plätze frei.
    .ruling = Die Reihenfolge der Felder; ist der Beutel leer, bleiben die restlichen Plätze frei.

rule-V-RND-3 = Ihr zieht reihum, bis auf den Aktionsfeldern kein Stein mehr liegt; dann wird die Messe gelesen.
    .long = Der Startspieler beginnt. Ist ein Zug beendet und liegt kein Stein mehr aus, ist die Runde vorbei; nach der Messe beginnt eine neue.

rule-V-RND-4 = Wer den Ring hat, beginnt die neue Runde.
    .long = Der Ring kommt zurück auf die Ratsstube. Hat ihn niemand, bleibt der Startspieler derselbe. Dann wird der grüne Beutel wieder gefüllt.

rule-V-RND-5 = Der Inhalt der Beutel und des Kundenstapels ist allen bekannt.
    .long = Bekannt ist, welche Steine im grünen und wer im schwarzen Beutel ist und welche Kunden im Stapel übrig sind, nicht aber ihre Reihenfolge. Mit verdeckten Kunden (V-MKT-7) ist auch der Stapel geheim. Alles, was sich mitverfolgen lässt, darf allen gezeigt werden.
    .ruling = Nicht nur der Inhalt des schwarzen Beutels ist offen, auch der des grünen und der des Kundenstapels.

## V-TRN

rules-V-TRN = Dein Zug

rule-V-TRN-1 = Am Zug nimmst du einen Stein von einem Aktionsfeld oder nutzt den Brunnen.
    .long = Der Stein darf von jedem Aktionsfeld kommen.

rule-V-TRN-2 = Einen Einflussstein behältst du; ein Peststein geht zurück in den Vorrat und kostet dich 2 Zeit.
    .long = Auf deinem Hof lagern beliebig viele Einflusssteine.

rule-V-TRN-3 = Danach darfst du die Aktion des Feldes ausführen; nur der Markt ist Pflicht.
    .long = Du führst sie einmal aus.

rule-V-TRN-4 = Dir wird nur angeboten, was du auch zu Ende führen kannst.
    .long = Es kann an den Mitteln, an einem Familienmitglied oder an einem Platz fehlen. Nach dem Nehmen eines Steins darfst du auf die Aktion verzichten, nur auf den Markttag nicht. Am Brunnen und in einem freien letzten Zug kannst du nur bei der Wahl der Aktion verzichten, später nicht mehr.
    .ruling = Was du nicht abschließen kannst, wird nicht angeboten; am Brunnen und in einem freien letzten Zug kannst du nur bei der Wahl der Aktion verzichten.

rule-V-TRN-5 = Am Ende des Zuges folgen Todesfälle, dann die Prüfung auf Spielende, dann auf Rundenende.
    .long = Danach ist der nächste Spieler dran.

## V-TIM

rules-V-TIM = Zeit

rule-V-TIM-1 = Zeit zahlst du mit Schritten deines Lebenszeitmarkers; alle 10 Felder überquert er die Brücke.
    .long = Jede Zeiteinheit ist ein Feld, und eine Umrundung hat 10. In der Big Box ist die Brücke ein Federkiel.

rule-V-TIM-2 = Zeit kannst du immer zahlen.
    .long = Zeit macht nie eine Aktion unmöglich.
    .ruling = { rule-V-TIM-2 }

rule-V-TIM-3 = Jedes Überqueren der Brücke kostet am Ende deines Zuges ein Familienmitglied.
    .long = Zuvor führst du deine Aktion vollständig aus.

rule-V-TIM-4 = An einem Markttag stirbt das Familienmitglied sofort.
    .long = Überquert dein Marker dabei die Brücke, geht der Markttag erst nach dem Todesfall weiter. Die Zeit für den Peststein, mit dem der Markttag ausgelöst wurde, ist schon vor dessen Beginn gezahlt: Ein Todesfall dadurch wartet bis zum Ende des Zuges.
    .ruling = Ein Todesfall durch den Peststein, mit dem der Markttag ausgelöst wurde, wartet bis zum Ende des Zuges.

## V-PAY

rules-V-PAY = Bezahlen

rule-V-PAY-1 = Eine Münze ersetzt einen beliebigen Einflussstein, den du zahlen musst.
    .long = Das gilt für Handwerk, Ratsstube, Reise, Kirche, Markt und Brunnen. Münzen ersetzen nie Getreide, Güter (auch keine Schriftrolle) oder Zeit.
    .ruling = Auch am Brunnen dürfen Münzen die Einflusssteine ersetzen.

rule-V-PAY-2 = Du entscheidest, welche Einflusssteine du durch Münzen ersetzt.
    .long = Gefragt wirst du nur, wenn es mehrere Möglichkeiten gibt. Jede Möglichkeit nennt genau, was gezahlt wird: die Farben in der Reihenfolge Braun, Grün, Orange, Rosa, Münzen zuletzt. Gezahlte Einflusssteine, Getreidesäcke und Güter kommen zurück in den Vorrat.

## V-GRN

rules-V-GRN = Getreideernte

rule-V-GRN-1 = Ernte 2 Getreidesäcke, mit Pferd und Pflug 3, mit Ochse und Pflug 4.
    .long = Du brauchst mindestens ein eigenes Familienmitglied auf deinem Hof. Es zählt nur eine Kombination, und zwar die beste. Güter und Familienmitglieder bleiben, wo sie sind.

rule-V-GRN-2 = Auf einem Hof lagern höchstens 5 Getreidesäcke.
    .long = Was darüber hinausgeht, nimmst du nicht. Hast du bereits 5 Getreidesäcke, wird die Getreideernte nicht angeboten.
    .ruling = Mit 5 Getreidesäcken wird die Getreideernte nicht angeboten.

## V-FAM

rules-V-FAM = Familie

rule-V-FAM-1 = Nachwuchs: Ein neues Familienmitglied kommt auf deinen Hof.
    .long = Es ist eines der niedrigsten Generation unter den noch nicht geborenen.

rule-V-FAM-2 = Oder du holst ein lebendes Familienmitglied vom Spielplan nach Hause.
    .long = Es kommt aus Handwerk, Ratsstube, Reise oder von einer Stufe der Kirche, nicht aber aus dem schwarzen Beutel. Deine Marker auf den Burgen bleiben liegen.

## V-CRF

rules-V-CRF = Handwerk

rule-V-CRF-1 = Erhalte ein Gut in einem Handwerksgebäude oder 2 Münzen in der Mühle.
    .long = Wähle ein Gebäude und eine Art zu bezahlen.

rule-V-CRF-2 = Wer mit Zeit bezahlt, braucht ein ausgebildetes Familienmitglied am Gebäude.
    .long = Es muss ein eigenes sein. Steht dort keines oder möchtest du ein weiteres einsetzen, bildest du zuerst eines aus: Nimm ein beliebiges Familienmitglied von deinem Hof, zahle die Ausbildungszeit und stelle es an das Gebäude. Danach darfst du sofort produzieren, indem du zusätzlich die Herstellungszeit zahlst, oder es dabei belassen.

rule-V-CRF-3 = Ein bereits ausgebildetes Familienmitglied kostet nur noch die Herstellungszeit.
    .long = Du darfst im selben Gebäude weitere Familienmitglieder ausbilden; es gibt keine Grenze.

rule-V-CRF-4 = Oder du kaufst das Gut: ohne Familienmitglied und ohne Zeit.
    .long = Du zahlst stattdessen den Kaufpreis des Gebäudes.

rule-V-CRF-5 = Jedes Gebäude hat eigene Kosten für Ausbildung, Herstellung und Kauf.
    .long = Wagnerei (Planwagen): Ausbildung 2 Zeit, Herstellung 2 Zeit, Kauf 1 orangefarbener und 1 rosa Einflussstein. Ställe (Pferd oder Ochse): Ausbildung 3, Herstellung 3, Kauf 3 Getreidesäcke. Schreibstube (Schriftrolle): Ausbildung 2, Herstellung 2, Kauf 1 rosa Einflussstein; Schmiede (Pflug): Ausbildung 3, Herstellung 3, Kauf 1 orangefarbener und 1 rosa Einflussstein. Mühle: 2 Zeit und 2 Getreidesäcke für 2 Münzen; hier darf kein Familienmitglied stehen.

## V-MKT

rules-V-MKT = Markttag

rule-V-MKT-1 = Wer den Markt wählt, löst einen Markttag aus, der stattfinden muss.
    .long = Ein Markttag wird ausgelöst, wenn du einen Stein vom Markt nimmst oder den Markt über den Brunnen oder in einem freien letzten Zug wählst. Auf ihn kann man nicht verzichten, selbst wenn niemand etwas verkauft.

rule-V-MKT-2 = Reihum bedient jeder einen Kunden oder passt für den Rest des Markttages.
    .long = Beginnend bei dem Spieler, der den Markttag ausgelöst hat (dem Auslöser), bedient im Uhrzeigersinn jeder, der noch nicht gepasst hat, einen Kunden an einem Stand oder passt. Wer passt, steigt in diesen Markttag nicht wieder ein. Wer niemanden bedienen kann, passt automatisch.

rule-V-MKT-3 = Gib ab, was der Kunde verlangt, und nimm das Plättchen.
    .long = Um einen Kunden zu bedienen, legst du die geforderten Güter und Getreidesäcke in den Vorrat zurück. Dann nimmst du das Kundenplättchen und legst es verdeckt zu dir.

rule-V-MKT-4 = Jeder Verkauf außer dem ersten des Auslösers kostet zusätzlich 1 grünen Einflussstein und 1 Zeit.
    .long = Statt des Einflusssteins darfst du eine Münze zahlen. Diese Kosten zahlst du zuerst; ein dadurch verursachter Todesfall wird sofort abgehandelt. Dann gibst du die Güter ab und nimmst das Plättchen. Nur beim allerersten Mal zahlt der Auslöser diese Kosten nicht: Passt er da, ist er für diesen Markttag ausgeschieden.
    .ruling = Ein durch diese Zahlung verursachter Todesfall wird abgehandelt, bevor die Güter abgegeben werden.

rule-V-MKT-5 = Der Markttag endet, wenn alle Stände leer sind oder alle gepasst haben.
    .long = Es gilt, was zuerst eintritt.
    .differs = Die chinesische Big Box nennt nur, dass alle gepasst haben.

rule-V-MKT-6 = Nach Verkäufen rücken Kunden aus der Warteschlange an die leeren Stände auf.
    .long = Nur wenn mindestens ein Kunde bedient wurde, werden die leeren Stände der Reihe nach mit den vordersten Plättchen der Warteschlange belegt; die Warteschlange rückt auf und wird vom Stapel aufgefüllt. Nicht bediente Kunden an den Ständen bleiben, wo sie sind. Sind Stapel und Warteschlange erschöpft, bleiben Stände leer.

rule-V-MKT-7 = Bediente Kunden bringen bei Spielende Ruhmespunkte.
    .long = Wie viele, ist auf jedes Plättchen gedruckt. Alle haben gesehen, welche Kunden du bedient hast, und dürfen deine Plättchen deshalb kennen, obwohl sie verdeckt liegen. Eine Tischoption verbirgt sie: Bis zum Spielende sehen die anderen dann nur, wie viele Kunden du bedient hast; in ihren Punkteständen fehlen deine Plättchen, und vom Stapel sehen sie nur die Anzahl. Verlauf und Replay zeigen weiterhin jeden Verkauf, denn alle haben ihn gesehen.
    .ruling = Alle dürfen die Plättchen kennen, außer die Tischoption verbirgt sie.

## V-TRV

rules-V-TRV = Reise

rule-V-TRV-1 = Schicke ein Familienmitglied zu einer Burg am Dorf oder ziehe eines zu einer benachbarten Burg weiter.
    .long = Entweder schickst du ein Familienmitglied von deinem Hof zu einer der beiden Burgen neben dem Dorf, oder du bewegst eines, das schon auf einer Burg steht, über einen Weg zu einer benachbarten Burg. Jeder Weg zwischen Burgen ist in beide Richtungen zum gleichen Preis begehbar. Kein Weg führt ins Dorf zurück.
    .ruling = Kein Weg führt zurück ins Dorf.

rule-V-TRV-2 = Jede Reise kostet 2 Zeit, 1 Planwagen und die Einflusssteine auf dem Weg.

rule-V-TRV-3 = Beim ersten Besuch einer Burg legst du einen Marker ab und erhältst die Belohnung.
    .long = Die Belohnung ist 3 Ruhmespunkte, 1 Münze oder 2 beliebige Einflusssteine aus dem Vorrat. Liegt auf der Burg bereits dein Marker, gehst du leer aus.

rule-V-TRV-4 = Einflusssteine nach Wahl nimmst du einzeln.
    .long = Du wählst die Einflusssteine nacheinander in beliebiger Reihenfolge. Reicht der Vorrat nicht aus, nimmst du, was da ist.
    .ruling = Reicht der Vorrat nicht aus, nimmst du, was da ist.

rule-V-TRV-5 = Auf jeder Burg ist Platz für alle.
    .long = Die Zahl der Familienmitglieder und Marker ist nicht begrenzt.

## V-CNC

rules-V-CNC = Ratsstube

rule-V-CNC-1 = Eintreten: Die 1. Stufe kostet 1 Zeit und dazu 2 grüne Einflusssteine oder 1 Schriftrolle.
    .long = Das Familienmitglied kommt von deinem Hof. Danach darfst du das Privileg der 1. Stufe nutzen. Auf einer Stufe dürfen beliebig viele Familienmitglieder stehen.

rule-V-CNC-2 = Aufsteigen: Ziehe eine Stufe nach rechts und nutze dann ein Privileg.
    .long = Du ziehst eines deiner Familienmitglieder und zahlst entweder 2 grüne Einflusssteine oder 1 Schriftrolle und dazu die Zeit der erreichten Stufe: 2 für die 2. Stufe, 2 für die 3., 3 für die 4. Das Privileg darf von der erreichten oder einer niedrigeren Stufe sein; du darfst auch darauf verzichten.
    .ruling = Welche Stufe 2 Zeit kostet und welche 3.

rule-V-CNC-3 = Bleiben: Nutze ein Privileg kostenlos, ohne ein Familienmitglied zu bewegen.
    .long = Du wählst es von der Stufe eines beliebigen eigenen Familienmitglieds in der Ratsstube oder von einer niedrigeren.

rule-V-CNC-4 = Die Privilegien: der Ring, 2 Einflusssteine, 1 Gut oder 3 Ruhmespunkte für 1 Münze.
    .long = 1. Stufe: Nimm den Ring, falls er noch da ist und niemand ihn hat. 2. Stufe: Nimm 2 beliebige Einflusssteine aus dem Vorrat, gleich- oder verschiedenfarbig; eine Tischoption kann zwei verschiedene Farben vorschreiben, sie gilt nur für dieses Privileg und nicht für die Reise. 3. Stufe: Nimm 1 Güterplättchen deiner Wahl. 4. Stufe: Zahle genau 1 Münze für 3 Ruhmespunkte, einmal je Aktion.
    .differs = In der chinesischen Big Box haben die 2 Steine der 2. Stufe verschiedene Farben; in der deutschen müssen sie nicht dieselbe haben, und die Spielregel von 2011 lässt die Wahl frei. Mit der Tischoption wird wie in der chinesischen gespielt.

rule-V-CNC-5 = Privilegien sind freiwillig; eines, das nichts bringt, wird nicht angeboten.
    .long = Nach dem Eintreten oder Aufsteigen darfst du auf das Privileg verzichten. Ein Privileg, das dir nichts bringt, weil der Ring vergeben ist oder dir eine Münze fehlt, wird nicht angeboten. Das Bleiben wird nur angeboten, wenn du ein Privileg nutzen kannst; hast du es gewählt, musst du auch eines nutzen. Jeder Aufstieg ist nach der Stufe benannt, auf die er führt.
    .ruling = Ein Privileg, das nichts bringt, wird nicht angeboten, und wer bleibt, muss eines nutzen.

rule-V-CNC-6 = Den Ring behältst du bis zur nächsten Runde; zweimal nehmen kannst du ihn nicht.
    .long = Dann kommt er auf die Ratsstube zurück.

## V-CHU

rules-V-CHU = Kirche

rule-V-CHU-1 = Wirf ein Familienmitglied für 1 braunen Einflussstein oder 3 Zeit in den schwarzen Beutel.
    .long = Das Familienmitglied kommt von deinem Hof.

## V-WEL

rules-V-WEL = Brunnen

rule-V-WEL-1 = Statt einen Stein zu nehmen, zahle 3 Einflusssteine einer Farbe für eine beliebige Aktion.
    .long = Münzen dürfen die Steine ersetzen; um in einer Farbe zu zahlen, brauchst du mindestens einen Einflussstein davon, sonst zahlst du drei Münzen. Der Brunnen steht nur offen, solange mindestens ein Stein auf einem Aktionsfeld liegt.
    .ruling = Drei Münzen gelten als drei Einflusssteine einer Farbe.
    .differs = Die deutsche Big Box sagt nicht, dass noch ein Stein auf dem Spielplan liegen muss.

rule-V-WEL-2 = Nach dem Bezahlen des Brunnens darfst du eine Aktion ausführen.
    .long = Verzichtest du, bekommst du das Gezahlte nicht zurück. Angeboten werden nur Aktionen, die du nach dem Bezahlen noch ausführen kannst; der Markt ist immer möglich.
    .ruling = Angeboten werden nur Aktionen, die du nach dem Bezahlen noch ausführen kannst.

rule-V-WEL-3 = Der Brunnen bringt das Rundenende nicht näher.
    .long = Du nimmst ja keinen Stein von einem Aktionsfeld.

## V-DTH

rules-V-DTH = Ein Familienmitglied stirbt

rule-V-DTH-1 = Es stirbt eines deiner ältesten sichtbaren Familienmitglieder.
    .long = Am ältesten ist die niedrigste Generation. Sichtbar ist, wer auf deinem Hof oder auf dem Spielplan steht, die Stufen der Kirche eingeschlossen, nicht aber, wer im schwarzen Beutel oder noch nicht geboren ist. Kommen mehrere infrage, wählst du; Familienmitglieder derselben Generation am selben Ort (Hof, ein Gebäude, eine Burg, eine Stufe der Ratsstube oder der Kirche) gelten als dieselbe Wahl. Hast du kein sichtbares Familienmitglied, verlierst du niemanden, und dieses Überqueren der Brücke ist damit abgegolten.

rule-V-DTH-2 = Verstorbene kommen in die Dorfchronik, wenn dort für ihren Beruf Platz ist, sonst auf den Friedhof.
    .long = Der Beruf richtet sich danach, wo das Familienmitglied steht: Hof, Handwerk, Reise, Ratsstube oder Kirche. Ein freier Platz der Dorfchronik für diesen Beruf muss genutzt werden.

rule-V-DTH-3 = Ist in den letzten Zügen kein Platz mehr frei, verlässt der Verstorbene das Spiel.

rule-V-DTH-4 = Verstorbene bleiben, wo sie liegen; nur die in der Dorfchronik zählen.
    .long = Sie behalten ihren Platz bis zum Spielende.

## V-MAS

rules-V-MAS = Messe

rule-V-MAS-1 = Vier Figuren verlassen den schwarzen Beutel: für je 1 Münze herausgesucht oder zufällig gezogen.
    .long = Beginnend beim Startspieler und dann im Uhrzeigersinn darf jeder einmal beliebig viele eigene Familienmitglieder heraussuchen, in beliebiger Reihenfolge, bis es insgesamt 4 sind. Dann wird gezogen, bis 4 Figuren heraus sind; der Beutel enthält immer mindestens 4 Figuren. Mönche kommen in den Beutel zurück, Familienmitglieder auf die 1. Stufe der Kirche. Auf einer Stufe dürfen beliebig viele stehen.

rule-V-MAS-2 = Mit Getreide lässt du deine Familienmitglieder in der Kirche aufsteigen.
    .long = Beginnend beim Startspieler und dann im Uhrzeigersinn darf das jeder einmal. Von der 1. auf die 2. Stufe kostet es 1 Getreidesack, von der 2. auf die 3. zwei, von der 3. auf die 4. ebenfalls zwei. Du darfst beliebig viele Familienmitglieder in beliebiger Reihenfolge beliebig weit ziehen, solange du bezahlen kannst.

rule-V-MAS-3 = Wer die meisten Familienmitglieder in der Kirche hat, erhält 2 Ruhmespunkte.
    .long = Es zählen die Stufen der Kirche, und die Punkte gibt es sofort. Bei Gleichstand erhält sie derjenige der Beteiligten, dessen vorderstes Familienmitglied am weitesten gekommen ist; herrscht auch dann Gleichstand, erhalten alle Beteiligten je 2. Ist niemand in der Kirche, geht jeder leer aus.
    .ruling = Ist niemand in der Kirche, geht jeder leer aus.

rule-V-MAS-4 = Der Startspieler der beendeten Runde führt durch die Messe.
    .long = Das gilt auch, wenn der Ring schon genommen wurde.

## V-END

rules-V-END = Spielende

rule-V-END-1 = Der letzte Platz der Dorfchronik oder das letzte Grab läutet das Spielende ein.
    .long = Wer es einläutet, beendet seinen Zug wie gewohnt; der Todesfall ist dessen letzter Schritt.

rule-V-END-2 = Alle außer dem, der das Spielende eingeläutet hat, haben noch einen letzten Zug.
    .long = Sie folgen im Uhrzeigersinn auf diesen Spieler.

rule-V-END-3 = Fällt das Spielende in einen Markttag, wird dieser zuerst zu Ende gespielt.
    .long = Hat es der Auslöser des Markttages eingeläutet, bekommt er keinen weiteren Zug, und alle anderen haben je einen letzten Zug. Hat es ein anderer eingeläutet, haben alle noch einen letzten Zug, im Uhrzeigersinn ab dem Spieler nach dem Auslöser; der Auslöser ist zuletzt dran.

rule-V-END-4 = Liegt kein Stein mehr aus, sind die letzten Züge frei: eine beliebige Aktion oder keine.
    .long = Sonst gelten für die letzten Züge die üblichen Regeln: Stein nehmen oder Brunnen nutzen. Vor freien letzten Zügen wird nicht neu bestückt und noch keine Messe gelesen. Jeder verbliebene Spieler darf seine Aktion ausführen, ohne einen Stein zu nehmen oder den Brunnen zu bezahlen. Die Kosten der Aktion selbst werden wie gewohnt gezahlt.

rule-V-END-5 = Nach den letzten Zügen folgen eine letzte Messe und die Schlusswertung.
    .long = Das gilt auch, wenn der Zug, der das Spielende eingeläutet hat, zugleich den Spielplan geleert hat.
    .ruling = Hat der Zug, der das Spielende eingeläutet hat, auch den Spielplan geleert, wird vor den letzten Zügen keine Messe gelesen.

rule-V-END-6 = Nur das erste Einläuten des Spielendes zählt.
    .long = Spätere Todesfälle in den letzten Zügen ändern nichts an der Reihenfolge.
    .ruling = { rule-V-END-6 }

## V-SCO

rules-V-SCO = Schlusswertung

rule-V-SCO-1 = Reise: Je mehr Burgen du besucht hast, desto mehr Ruhmespunkte.
    .long = Zähle die Burgen mit deinem Marker: 1, 2, 3, 4, 5 oder 6 Burgen bringen 1, 3, 6, 10, 14 oder 18 Ruhmespunkte.

rule-V-SCO-2 = Ratsstube: 2, 4 oder 6 Punkte auf der 2., 3. oder 4. Stufe.
    .long = Jedes deiner lebenden Familienmitglieder dort zählt. Die 1. Stufe bringt nichts.

rule-V-SCO-3 = Kirche: 2, 3, 4 oder 6 Punkte auf der 1. bis 4. Stufe.
    .long = Familienmitglieder im schwarzen Beutel bringen nichts.

rule-V-SCO-4 = Dorfchronik: 4 Punkte für drei Familienmitglieder, 7 für vier, 12 ab fünf.
    .long = Ein oder zwei bringen nichts.

rule-V-SCO-5 = Kunden: Jedes Plättchen bringt die aufgedruckten Punkte.

rule-V-SCO-6 = Münzen: je 1 Punkt.

rule-V-SCO-7 = Während der Partie erhaltene Ruhmespunkte zählen mit.

rule-V-SCO-8 = Wer die meisten Ruhmespunkte hat, gewinnt.
    .long = Bei Gleichstand entscheiden in der Ausgabe 2011 die meisten bedienten Kunden, in der Big Box die meisten Getreidesäcke auf dem Hof, danach in beiden die meisten lebenden Familienmitglieder. Als lebend gelten alle, die geboren und nicht gestorben sind, auch die im schwarzen Beutel. Bleibt es beim Gleichstand, wird der Sieg geteilt.
    .ruling = Familienmitglieder im schwarzen Beutel gelten als lebend, ungeborene nicht; bleibt es beim Gleichstand, wird der Sieg geteilt.
    .differs = Die Spielregel von 2011 und das Referenzhandbuch entscheiden Gleichstände nach Kunden, die Big Box nach Getreide. Wir folgen der gespielten Ausgabe.
