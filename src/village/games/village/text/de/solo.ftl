### Village: solo against Conny. Words first, then rules.

## Words

expansion-solo = Solo-Modus
word-rival = Conny
    .who = Conny
who-else = { word-rival.who }
word-down = verdeckt
word-blank = leer
word-quill = Federkiel

title-apprentice = Lehrling
title-journeyman = Geselle
title-master = Meister
title-grand_master = Großmeister
title-genius = Genie
title-polymath = Polyhistor

option-rival_die = Solo-Modus: Ein Würfel bestimmt, welche Farbe Conny sucht, nicht der Stein, den du genommen hast.

question-rival = Wähle einen Stein für Conny.
question-die = Würfle die Farbe, die Conny sucht.
question-fate = Decke ein Schicksalsplättchen auf.

move-rival = { $a-cube }
move-die = { $a-cube }
move-fate-blank = leer
move-fate-quill = Federkiel
move-monk-rival = Conny: Familienmitglied der Generation { $a }

event-die = Der Würfel zeigt die Farbe, die Conny sucht: { $colour }.
event-fate = Ein Schicksalsplättchen wird aufgedeckt: { $fate }.
event-ring_coin = { $who } nimmt den Ring; er ist bis zur neuen Runde eine Münze wert.
event-ring_spent = Der Ring ersetzt eine Münze.
event-rival_bag = Conny wirft ein Familienmitglied der Generation { $generation } in den schwarzen Beutel.
event-rival_called = Ein Familienmitglied von Conny (Generation { $generation }) wird gezogen und kommt in die Kirche.
event-rival_death = Conny verliert ein Familienmitglied der Generation { $generation }; es { $rest-rest }.
event-rival_market = Conny löst einen Markttag aus.
event-rival_serve = Conny nimmt den Kunden an Stand { $stall }: { $customer }.
event-rival_take = Conny nimmt { $colour-some } { $space-from }.

why-rival-not-there = Conny kann das jetzt nicht nehmen: { $a-cube }.
why-tile-up = Ein solches Schicksalsplättchen liegt nicht mehr verdeckt.

## Terminal labels

solo-letter = C
solo-welcome = Du spielst solo gegen Conny ({ solo-letter }): Für jeden Stein, den du nimmst, nimmt sie auch einen; `rules S-TRN` erklärt, wie.
solo-farm = Ring
solo-spare = kann bis zur neuen Runde als Münze ausgegeben werden
solo-note = der Ring als Münze
solo-served = Kunden { $customers }
solo-beside = neben der Ablage { $members }
solo-waiting = auf der Kirche { $members }
solo-dead = verstorben { $members }
solo-ring = Ablage
solo-recess = Fach { $recess } von { $recesses }:
solo-space = zuletzt von: { $space }
solo-fate = Schicksal
solo-tile = nach { $recess }: { $tile }
solo-asked = Wähle für Conny einen Stein { $origin }.

## S-SET

rules-S-SET = Solo-Modus: Spielvorbereitung

rule-S-SET-1 = Du baust wie für zwei Spieler auf und beginnst jede Runde.
    .long = Der Markt hat also 3 Stände, und auch Dorfchronik, Gräber und Steine sind wie zu zweit. Einen Startspielerausgleich gibt es nicht.

rule-S-SET-2 = Conny hat 11 Familienmitglieder, aber weder Münze noch Hof, weder Zeit noch Punkte.
    .long = Ihre „1er“ und „2er“ liegen neben ihrer Ablage, ihre „3er“ und „4er“ warten auf der Kirche. Auch einen Lebenszeitmarker und Marker für Reisen hat sie nicht.

rule-S-SET-3 = Sechs Schicksalsplättchen liegen verdeckt in zwei Sets mit je einem Federkiel.
    .long = Ein 3er-Set liegt oben, das andere unten an Connys Ablage. Zum Federkiel gehören je zwei leere Plättchen; jedes Set wird gemischt.

rule-S-SET-4 = Connys Ablage hat rundum 10 Fächer für Steine, dazwischen liegen die Schicksalsplättchen.
    .long = Jedes Fach nimmt einen Stein auf, mit Erweiterungen zwei. Connys erster Stein kommt in Fach 1 neben dem Symbol der Ratsstube und überschreitet kein Plättchen. Ein Stein im nächsten Fach überschreitet das Plättchen zwischen beiden Fächern, falls dort eines liegt; auf das letzte Fach folgt wieder Fach 1. Die Plättchen liegen hinter den Fächern 2, 4 und 5 (oberes Set) sowie 7, 9 und 10 (unteres Set).
    .ruling = Wie viele Fächer es gibt und wo die Plättchen liegen.

rule-S-SET-5 = Im Uhrzeigersinn heißt: Markt, Reise, Ratsstube, Kirche, Familie, Getreideernte, Handwerk.
    .long = In dieser Reihenfolge sucht Conny einen Stein; nach dem Handwerk kommt wieder der Markt.
    .ruling = Die Reihenfolge nach der Ratsstube.

## S-TRN

rules-S-TRN = Solo-Modus: Connys Zug

rule-S-TRN-1 = Für jeden Stein, den du nimmst, nimmt Conny auch einen: möglichst dieselbe Farbe vom selben Feld.
    .long = Das gilt, ob du die Aktion ausführst oder nicht. Liegt diese Farbe dort nicht, nimmt sie dieselbe Farbe vom nächsten Feld im Uhrzeigersinn, auf dem sie liegt; sonst einen Stein deiner Wahl vom selben Feld; sonst einen Stein deiner Wahl vom nächsten Feld im Uhrzeigersinn, auf dem etwas liegt. Die Pest gilt hier als Farbe, und du darfst auch einen Peststein für sie wählen. Liegt kein Stein mehr aus, nimmt sie keinen. Ihr Zug folgt auf deine Todesfälle und die Prüfung auf Spielende, aber vor der Prüfung auf Rundenende.
    .ruling = Ihr Zug folgt auf deine Todesfälle und die Prüfung auf Spielende, aber vor der Prüfung auf Rundenende.

rule-S-TRN-2 = Auf den Brunnen folgt kein Zug von Conny.
    .long = Sie nimmt keinen Stein, und an einem Markttag, den du durch den Brunnen auslöst, nimmt sie keinen Kunden. Du bist sofort wieder am Zug.
    .differs = Die deutsche Big Box nennt nur den Stein; die chinesische sagt, dass sie auch nicht reagiert.

rule-S-TRN-3 = Überschreitet ihr Stein ein Schicksalsplättchen, wird es aufgedeckt: Ein Federkiel kostet sie ein Familienmitglied.
    .long = Der Stein kommt in das nächste Fach ihrer Ablage. Ein leeres Plättchen bewirkt nichts, bei einem Federkiel stirbt eines ihrer Familienmitglieder der niedrigsten Generation. Danach reagiert sie auf das Feld, von dem der Stein kam. Ein Markttag, den sie auslöst, findet auch dann statt, wenn dieser Todesfall das Spielende eingeläutet hat.
    .ruling = Sie reagiert nach dem Schicksalsplättchen; ein Markttag, den sie auslöst, findet auch dann statt, wenn dieser Todesfall das Spielende eingeläutet hat.

rule-S-TRN-4 = Liegen alle drei Plättchen eines Sets offen, werden sie neu gemischt und wieder verdeckt ausgelegt.

rule-S-TRN-5 = Tischoption: Ein Würfel bestimmt, welche Farbe Conny sucht.
    .long = Mit dieser Tischoption zählt nicht die Farbe, die du genommen hast: Ein vierseitiger Würfel mit den vier Einflussfarben bestimmt, welche sie sucht; liegt diese Farbe nirgends aus, wird neu gewürfelt. Ist höchstens noch eine Einflussfarbe auf dem Spielplan, wird nicht gewürfelt: Sie nimmt vom selben Feld oder vom nächsten im Uhrzeigersinn, auf dem Steine liegen, und bei mehreren wählst du.
    .differs = Nur die chinesische Big Box kennt den Würfel.

## S-DTH

rules-S-DTH = Solo-Modus: Tod und Spielende

rule-S-DTH-1 = Das Feld, von dem ihr Stein kam, bestimmt, wohin ihre Verstorbenen kommen.
    .long = Deckt ein Stein einen Federkiel auf, bestimmt das Feld dieses Steins die Berufsgruppe in der Dorfchronik: Ratsstube, Handwerk, Reise und Kirche haben je ihre eigene; Getreideernte und Familie gelten als Hof. Kam er vom Markt oder ist die Berufsgruppe voll, kommt das Familienmitglied in ein Grab auf dem Friedhof.

rule-S-DTH-2 = Zuerst sterben die neben der Ablage, dann die auf der Kirche Wartenden, dann die in der Kirche.
    .long = Neben der Ablage stirbt Generation 1 vor 2, auf der Kirche „3er“ vor „4ern“, auf den Stufen zuerst die von der 1. Stufe. Ist niemand mehr da, stirbt niemand.

rule-S-DTH-3 = Connys Verstorbene belegen Dorfchronik und Friedhof und können das Spielende einläuten.
    .long = Läutet Conny das Spielende ein, hast du noch einen letzten Zug, auf den kein Zug von ihr folgt; ihren Kunden nimmt sie an einem Markttag trotzdem. Läutest du es ein, nimmt sie noch den Stein, der auf deinen letzten folgt, falls es einen gibt, und dann folgt die letzte Messe; nach einem Zug mit dem Brunnen nimmt sie nichts. Läutest du es an einem Markttag ein, den sie ausgelöst hat, hast du noch einen letzten Zug, auf den noch einer von ihr folgt.
    .ruling = Hat Conny das Ende eingeläutet, folgt auf deinen letzten Zug keiner mehr von ihr; ihren Kunden nimmt sie an einem Markttag trotzdem. Hast du es eingeläutet, ist der Stein, den sie nach deinem letzten nimmt, ihr letzter Zug.

## S-REA

rules-S-REA = Solo-Modus: Connys Reaktionen

rule-S-REA-1 = An einem Markttag nimmt Conny kostenlos den vordersten Kunden.
    .long = Der vorderste Kunde ist der am ersten belegten Stand. Kommt ihr Stein vom Markt, löst sie den Markttag aus und nimmt ihren Kunden zuerst. Danach darfst du Kunden bedienen, jeden für seine Güter und dazu 1 grünen Einflussstein und 1 Zeit, bis du passt. Löst du den Markttag aus (außer durch den Brunnen), nimmt sie gleich nach deinem ersten Verkauf oder Passen den vordersten übrigen Kunden; hast du nicht gepasst, machst du danach für je 1 grünen Einflussstein und 1 Zeit weiter. Sie nimmt höchstens einen Kunden je Markttag. Er gilt beim Auffüllen der Stände als bedient, und überquerst du an ihrem Markttag die Brücke, stirbt sofort jemand aus deiner Familie.
    .ruling = Sie nimmt ihren Kunden kostenlos, auch wenn du passt; an ihrem Markttag kostet jeder deiner Verkäufe einen grünen Einflussstein und Zeit; ihr Kunde gilt beim Auffüllen der Stände als bedient.

rule-S-REA-2 = Kommt ihr Stein von der Kirche, wandert eines ihrer dort wartenden Familienmitglieder in den schwarzen Beutel.
    .long = Es ist eines der niedrigsten Generation und kostet nichts. Wartet keines, geschieht nichts.

rule-S-REA-3 = Was Conny sammelt, zählt für niemanden.
    .long = Das gilt für ihre Kunden und Steine, ebenso für Ruhmespunkte, die sie erhielte.

## S-MAS

rules-S-MAS = Solo-Modus: Messe

rule-S-MAS-1 = Wird ein Familienmitglied von Conny gezogen, kommt es auf die erste Stufe, auf der noch keines von ihr steht.
    .long = Deine eigenen darfst du wie üblich heraussuchen; danach werden die Figuren einzeln gezogen. Höchstens 4 von ihr sind in der Kirche.

rule-S-MAS-2 = Conny zählt bei der Mehrheit in der Kirche mit, lässt aber niemanden aufsteigen.
    .long = Ruhmespunkte, die sie erhielte, verfallen.

## S-RND

rules-S-RND = Solo-Modus: neue Runde

rule-S-RND-1 = Alle Steine von Conny außer dem letzten kommen zurück in den Vorrat.
    .long = Das geschieht vor einer neuen Runde. Der letzte zeigt, wo sie steht.

rule-S-RND-2 = Den Ring darfst du bis zum Beginn der neuen Runde wie eine Münze ausgeben.
    .long = Das gilt, sobald du ihn genommen hast, und überall, wo man Münzen ausgibt, auch in der Messe. Er wird vor deinen Münzen ausgegeben und ist dann bis zur neuen Runde weg. Danach liegt er wieder auf der Ratsstube, ob genutzt oder nicht. Punkte bringt er nicht.
    .ruling = Der Ring wird vor den Münzen ausgegeben, auch in der Messe, ist bis zur neuen Runde weg und bringt keine Punkte.
    .differs = Nur die chinesische Big Box lässt dich den Ring ausgeben.

## S-SCO

rules-S-SCO = Solo-Modus: Wertung

rule-S-SCO-1 = Nur du wirst gewertet; deine Punkte bringen dir einen Titel ein.
    .long = Gewertet wird wie üblich, aber nur für dich. Unter 40 Punkten bist du Lehrling, ab 40 Geselle, ab 50 Meister, ab 60 Großmeister, ab 70 Genie und ab 80 Polyhistor. Mit dem Wirtshaus liegt jede dieser Grenzen um 10 höher, mit dem Hafen um 5, mit der Heirat um 15; mehrere Erweiterungen werden zusammengezählt.
