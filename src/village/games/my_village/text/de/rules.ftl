### My Village: Regelübersicht. Die Nummern folgen der Regelspezifikation; `.ruling` ist, was wir entschieden haben, wo die Anleitung offen ist.

## M-SET

rules-M-SET = Spielvorbereitung

rule-M-SET-1 = Ihr spielt zu zweit, zu dritt oder zu viert; der erste Platz beginnt Runde 1.
    .long = Ihr sitzt zu zweit, zu dritt oder zu viert im Uhrzeigersinn um den Tisch. Der erste Platz ist Startspieler der Runde 1.
    .ruling = Wer auf dem ersten Platz sitzt, wird vor dem Spiel geklärt, nicht durch diese Regeln.

rule-M-SET-2 = Zu zweit und zu viert spielt ihr mit 8 weißen und 3 schwarzen Würfeln, zu dritt mit 6 weißen und 2 schwarzen.
    .long = Zu zweit und zu viert sind 8 weiße und 3 schwarze Würfel im Spiel, zu dritt 6 weiße und 2 schwarze. Der graue Rattenwürfel liegt extra und ist immer dabei.

rule-M-SET-3 = Kirchen, Ratsstuben und Handwerksgebäude liegen offen; jede einzelne Karte ist wählbar.
    .long = Die 4 Kirchen, die 4 Ratsstuben und die 20 Handwerksgebäude liegen offen in der Auslage. Alle sehen jede einzelne Karte und können jede wählen.

rule-M-SET-4 = Versammlungsplätze und Felder sind Stapel gleicher Karten; daneben liegen vier 2/12-Plättchen.
    .long = Die 4 Versammlungsplätze sind alle gleich, die 8 Felder ebenso; jede Art liegt als ein Stapel bereit. Neben den Versammlungsplätzen liegen vier 2/12-Plättchen.

rule-M-SET-5 = Die Mönche bilden drei Stapel nach Symbolen; bekannt ist nur die oberste Karte.
    .long = Die 12 Mönche bilden drei gemischte Stapel: 3 mit Federkiel, 4 mit Kelch, 5 mit Rosenkranz. Von jedem Stapel sehen alle Banner, Kosten und Bonus der obersten Karte, von den Karten darunter nichts.

rule-M-SET-6 = Die Reisekarten bilden fünf Stapel von A bis E; ihre helle Seite kennt niemand.
    .long = Die 19 Reisekarten bilden fünf gemischte Stapel: je 4 Karten von A bis D, 3 von E. Die dunkle Seite ist bei allen Karten eines Buchstabens gleich; die helle sieht man erst, wenn eine Karte genommen wird.

rule-M-SET-7 = Sechs Kunden liegen offen, die übrigen bilden einen verdeckten Stapel.
    .long = Die 33 Kunden werden zu einem verdeckten Stapel gemischt. Sechs davon werden neben der Amtsstube des Verwalters aufgedeckt; sie sind die Kundenauslage.

rule-M-SET-8 = Jeder erhält eine andere Dorftafel; sie unterscheiden sich nur in den zwei Werten des Spielbanners.
    .long = Jeder erhält zufällig eine der vier Dorftafeln. Sie unterscheiden sich nur in den beiden Werten ihres Spielbanners.

rule-M-SET-9 = Du beginnst mit einem Dorfbewohner jedes Berufs, leerer Schule und ohne Karten.
    .long = Du beginnst mit Abt, Ratsherr, Reisendem, Handwerker und Händler. Schule, Baum und Haus sind leer, der Dorfvorsteher steht auf dem Haus, der Sensenmann auf der Brücke, dein Zeitmarker auf der ersten Wolke. Du hast keine Karte und kein Tagelöhnerplättchen.

rule-M-SET-10 = In der Reihenfolge von Runde 1 beginnt ihr mit 1, 2, 3 und 4 Münzen.
    .long = Der Startspieler beginnt mit 1 Münze, der nächste mit 2, dann 3, dann 4.

rule-M-SET-11 = Die Hand liegt leer und mit der Handfläche nach oben beim Startspieler.
    .long = Die Startspielerhand liegt vor dem Startspieler, Handfläche nach oben, ohne Geschichtspunkte.

rule-M-SET-12 = Die Ratte beginnt weit weg vom Einfallsfeld; alle Särge sind leer.
    .long = Die Ratte beginnt auf dem Feld der Rattenleiste, das zur Spieleranzahl gehört. Alle Plätze der Dorfchronik und alle Gräber sind leer.

rule-M-SET-13 = Marker, Geschichtspunkte und Tagelöhnerplättchen gehen nie aus.
    .long = Marker, Geschichtspunkte und Tagelöhnerplättchen sind immer genug da, was auch in der Schachtel liegt.
    .ruling = Geschichtspunkte sind bloße Zahlen; die Werte auf den Plättchen bedeuten nichts.

rule-M-SET-14 = Karten und 2/12-Plättchen sind begrenzt.
    .long = Karten und 2/12-Plättchen sind begrenzt: Was nicht mehr in der Auslage liegt, ist nicht zu haben.

rule-M-SET-15 = Nichts ist geheim; was verdeckt liegt, kennt niemand.
    .long = Zwischen den Spielern ist nichts geheim. Von einem verdeckten Stapel kennt man den Inhalt, nicht die Reihenfolge.
    .ruling = Welche Karte oben liegt, entscheidet der Zufall erst beim Aufdecken; jede Karte des Stapels ist gleich wahrscheinlich.

rule-M-SET-16 = Der Zufall verteilt Dorftafeln, dann Mönche, dann Kunden.
    .long = Vor Runde 1 verteilt der Zufall vom ersten Platz an die Dorftafeln, deckt den obersten Mönch von Federkiel, Kelch und Rosenkranz auf, dann sechs Kunden.
    .ruling = Diese Reihenfolge stammt von uns; sie macht für niemanden einen Unterschied.

## M-RND

rules-M-RND = Die Runde

rule-M-RND-1 = Eine Runde besteht aus Vorbereitung und Aktionsphase.
    .long = Jede Runde hat eine Vorbereitungsphase und eine Aktionsphase. Runde folgt auf Runde bis zum Spielende.

rule-M-RND-2 = Zuerst wird die Hand aufgedreht und erhält 1 Geschichtspunkt; wer sie hat, beginnt.
    .long = Wer die Hand hat, ist Startspieler der Runde. Die Hand wird mit der Handfläche nach oben gedreht, falls der Rücken oben liegt, und zu den Geschichtspunkten darauf kommt 1 hinzu.

rule-M-RND-3 = Dann werden alle Würfel geworfen und bilden den Würfelvorrat.
    .long = Dann werden alle weißen und schwarzen Würfel des Spiels geworfen, auch die aus der letzten Runde übrig gebliebenen. Sie bilden den Würfelvorrat.

rule-M-RND-4 = Jeder hat einen Zug, im Uhrzeigersinn; zu zweit hat jeder zwei.
    .long = Zu dritt und zu viert hat jeder einen Zug, im Uhrzeigersinn ab dem Startspieler. Zu zweit gibt es vier Züge: Startspieler, der andere, Startspieler, der andere.

rule-M-RND-5 = Wer die Hand nimmt, ändert nur die nächste Runde.
    .long = Die Reihenfolge einer Runde steht mit der Vorbereitung fest. Wer die Hand nimmt, ändert nur die nächste.

rule-M-RND-6 = Ein Zug: Wert bilden, Banner aktivieren, prüfen, ob jemand stirbt.
    .long = Ein Zug hat drei Teile in dieser Reihenfolge: Du bildest deinen Bannerwert, aktivierst Banner und prüfst, ob einer deiner Dorfbewohner stirbt. Kein Teil darf ausfallen, und niemand kann passen.

rule-M-RND-7 = Jeder Zug braucht zwei Würfel; der letzte Spieler wählt immer noch aus vier oder mehr.
    .long = Jeder Zug nimmt genau zwei Würfel aus dem Vorrat, also bleiben 3 Würfel (zu dritt 2) ungenutzt. Der letzte Spieler einer Runde wählt immer aus mindestens 4.

rule-M-RND-8 = In fremden Zügen betreffen dich nur Ratten und der Verlust der Hand.
    .long = Während andere am Zug sind, geschieht dir nichts, außer dass Ratten einfallen oder dir jemand die Hand wegnimmt.

## M-DIE

rules-M-DIE = Würfel und Wert

rule-M-DIE-1 = Du nimmst genau zwei Würfel aus dem Vorrat.
    .long = Du wählst zwei Würfel und nimmst sie aus dem Würfelvorrat. Sie bleiben bis zur nächsten Vorbereitung draußen.

rule-M-DIE-2 = Dein Wert ist die Summe der beiden Würfel.
    .long = Dein Bannerwert ist die Summe beider Würfel, 2 bis 12. Du kannst keinen Würfel weglassen oder allein nutzen.

rule-M-DIE-3 = Würfel gleicher Farbe und Augenzahl sind dasselbe.
    .long = Du wählst zwei Würfel nach Farbe und Augenzahl.
    .ruling = Würfel gleicher Farbe und Augenzahl sind dasselbe: Keine zwei Antworten nehmen das gleiche Paar.

rule-M-DIE-4 = Jeder schwarze Würfel kostet sofort 2 Zeit.
    .long = Für jeden schwarzen Würfel zahlst du sofort 2 Zeit, noch vor allem anderen; zwei kosten 4. Wird der Würfel später verändert, bekommst du nichts zurück.

rule-M-DIE-5 = Du darfst zwei beliebige Würfel nehmen; sonst hat die Farbe keine Wirkung.
    .long = Du darfst immer zwei beliebige Würfel aus dem Vorrat nehmen. Von der Zeit für schwarze abgesehen hat die Farbe keine Wirkung.

rule-M-DIE-6 = Eine Münze ändert einen deiner Würfel um 1.
    .long = Jede abgegebene Münze erhöht oder senkt einen deiner beiden Würfel um 1, nie unter 1 oder über 6. Du darfst beliebig viele Münzen ausgeben, für einen Würfel oder für beide.

rule-M-DIE-7 = Ein Marker deines Versammlungsplatzes dreht einen Würfel auf eine beliebige Seite.
    .long = Jeder Marker, den du vom Versammlungsplatz abgibst, dreht einen deiner beiden Würfel auf eine beliebige Seite. Münzen und Marker lassen sich verbinden.
    .ruling = Der Ratsherr muss dafür nicht da sein, denn gelegte Marker bleiben gültig.

rule-M-DIE-8 = Es zählen nur der erreichte Wert und sein Preis; Verschwendung wird nicht angeboten.
    .long = Welcher Würfel geändert wird, ist gleich; es zählen nur Summe und Preis. Ohne Marker kostet jeder Schritt eine Münze; mit einem Marker bleibt der günstigere Würfel liegen, und Münzen überbrücken den Rest; mit zwei Markern kostet kein Wert Münzen.
    .ruling = Ein Weg wird angeboten, wenn du ihn zahlen kannst und kein Weg mit weniger Markern ebenso wenige Münzen kostet.

rule-M-DIE-9 = Ein geänderter Wert wird angeboten, wenn er ein anderes Banner als das Fragezeichen öffnet.
    .long = Die unveränderte Summe wird immer angeboten. Ein anderer Wert wird angeboten, wenn du ihn zahlen und danach mindestens ein anderes Banner als das Fragezeichen aktivieren kannst.
    .ruling = Das Fragezeichen nimmt jeden Wert; Würfel allein dafür zu ändern wäre Verschwendung und wird nicht angeboten.

rule-M-DIE-10 = Sobald nach Bannern gefragt wird, steht der Wert fest.
    .long = Sobald nach einem Banner gefragt wird, steht dein Wert für diesen Zug fest. Später gewonnene Münzen ändern ihn nicht mehr.

## M-BAN

rules-M-BAN = Banner und Bezahlen

rule-M-BAN-1 = Du aktivierst ein schwarzes Banner, oder beliebig viele weiße, oder das Fragezeichen.
    .long = Mit deinem Wert tust du genau eines von drei Dingen: ein schwarzes Banner aktivieren, ein oder mehrere weiße Banner deines Dorfes, oder das Fragezeichenbanner. Eines davon musst du tun.

rule-M-BAN-2 = Ein Banner passt, wenn es genau deinen Wert zeigt.
    .long = Ein Banner passt, wenn einer seiner Werte genau deinem entspricht. Das Fragezeichen eines Kunden und das Fragezeichenbanner passen zu jedem Wert.

rule-M-BAN-3 = Das Banner einer Karte wirkt nur, solange der Dorfbewohner ihres Bereichs da ist.
    .long = Das Banner einer Karte, ob schwarz oder weiß, kannst du nur aktivieren, solange der Dorfbewohner ihres Bereichs da ist: Abt für Religion, Ratsherr für den Rat, Reisender für Reisen, Handwerker für Handwerk, Händler für den Markt. Felder brauchen niemanden. Schule, Spiel, Fragezeichen, Hand und Verwalter gehören zu keinem Bereich.

rule-M-BAN-4 = Was du nicht aktivieren oder nicht ganz bezahlen kannst, wird nicht angeboten.
    .long = Ein Banner, das nicht passt, dessen Dorfbewohner fehlt, dessen sonstige Bedingungen du nicht erfüllst oder dessen Kosten du in diesem Moment nicht ganz zahlen kannst, wird nicht angeboten.

rule-M-BAN-5 = Zeit kannst du immer zahlen.
    .long = Fehlen können nur Güter und Münzen.
    .ruling = Zeit kann immer gezahlt werden, was auch daraus folgt.

rule-M-BAN-6 = Du nimmst die Karte, zahlst Zeit, dann Güter und Münzen, und führst die Aktion aus.
    .long = Bei einem schwarzen Banner verlässt die Karte die Auslage, du zahlst Zeit, dann Güter und Münzen; dann folgt die Aktion, und die Karte kommt in dein Dorf. Erst danach gibt es ihr weißes Banner, ihr Fenster und ihren Vorteil. Eine Reisekarte bleibt im Stapel, bis sie behalten wird. Bei einem weißen Banner zahlst du Zeit, dann Güter, dann folgt die Aktion.

rule-M-BAN-7 = Ein Gut zahlst du aus dem Gebäude, das es herstellt, oder mit einem Jokergut.
    .long = Güter sind Pferd, Bier, Pflug, Schriftrolle und Planwagen. Ein bestimmtes Gut zahlst du mit einem Marker aus deinem Gebäude, das es herstellt, oder mit einem Jokergut des Zunftrats, einen Pflug auch mit einem, der auf deinem Feld liegt. „Ein beliebiges Gut“ zahlst du mit irgendeinem davon. Bezahltes kommt in den Vorrat.

rule-M-BAN-8 = Eine Rechnung ist zahlbar, wenn Jokergüter alles Fehlende ersetzen.
    .long = Du kannst eine Rechnung zahlen, wenn deine Jokergüter jedes fehlende bestimmte Gut ersetzen und der Rest für die beliebigen Güter reicht. Pflüge in der Schmiede und auf deinen Feldern zählen mit.

rule-M-BAN-9 = Rechnungen werden Gut für Gut in fester Reihenfolge bezahlt.
    .long = Eine Rechnung wird Gut für Gut bezahlt: Pferd, Bier, Pflug, Schriftrolle, Planwagen, dann beliebige.
    .ruling = Kann ein Gut von mehreren Orten kommen, wählst du, von welchem.

rule-M-BAN-10 = Mehrere Stück eines Guts werden in fester Reihenfolge der Orte genommen.
    .long = Mehrere Stück eines Guts kommen erst aus dem Gebäude, dann von den Feldern nach Nummern, dann von den Jokergütern. Bei beliebigen Gütern ist die Reihenfolge Ställe, Brauerei, Schmiede, Schreibstube, Wagnerei, Felder, Zunftrat.
    .ruling = Nach einem späteren Ort wird ein früherer für dieses Gut nicht mehr angeboten, damit sich nichts auf zwei Weisen zahlen lässt. Ein Ort wird nur angeboten, wenn der Rest noch zahlbar ist.

rule-M-BAN-11 = Marker auf deinen Karten bleiben gültig, auch wenn der Dorfbewohner fehlt.
    .long = Marker auf deinen Karten bleiben gültig, solange ihr Bereich nicht aktiv ist: Güter und Jokergüter können gezahlt werden, Markierungen zählen am Ende, und die Marker des Versammlungsplatzes ändern Würfel.

rule-M-BAN-12 = Ein Marker ohne freien Platz wird nicht gelegt.
    .long = Ein Marker, der keinen freien Platz findet, wird nicht gelegt. Die Zeit des Banners wird trotzdem gezahlt.
    .ruling = Als erstes Banner deines Zuges darfst du auch eines aktivieren, dessen Aktion nichts bewirkt.

rule-M-BAN-13 = Auf jeden Teil einer Aktion darfst du verzichten, nie auf ihre Kosten.
    .long = Auf jeden Teil einer Aktion darfst du verzichten, nie auf ihre Kosten. Ein Bonus, der ein weiteres Banner öffnet, entfällt samt dessen Kosten.
    .ruling = Gefragt wirst du nur, wo Verzichten nützen kann. Münzen, Geschichtspunkte, Marker, Plättchen und Karten nimmst du immer.

rule-M-BAN-14 = Kein Banner wird in einem Zug zweimal aktiviert.
    .long = Kein Banner wird in einem Zug zweimal aktiviert. Einzige Ausnahme ist ein Mönch mit dem Bonus „zweimal Schule“.

rule-M-BAN-15 = Karten verlassen ein Dorf nie.
    .long = Karten verlassen ein Dorf nie, weder gezwungen noch freiwillig. Nur ein bedienter Kunde wandert, innerhalb des Dorfes.

## M-BLK

rules-M-BLK = Schwarze Banner

rule-M-BLK-1 = Du aktivierst genau ein schwarzes Banner und sonst nichts.
    .long = Du aktivierst genau ein schwarzes Banner; dann ist dieser Teil des Zuges vorbei. Weder weiße Banner noch das Fragezeichen kommen dazu, außer durch den Bonus eines Mönchs.

rule-M-BLK-2 = Schwarze Banner haben die Karten der Auslage, die Hand und die Amtsstube des Verwalters.
    .long = Schwarze Banner haben alle Karten der Auslage außer den Kunden, dazu die Hand und die Amtsstube des Verwalters. Jede Kartenart hat weitere Bedingungen.

rule-M-BLK-3 = Die Karte kommt in dein Dorf, mit der Aktion unter ihrem Banner.
    .long = Das schwarze Banner bringt die Karte mit der hellen Seite nach oben in ihren Bereich deines Dorfes, zusammen mit der Aktion unter dem Banner.

rule-M-BLK-4 = Eine bezahlte Karte wird genommen.
    .long = Das schwarze Banner einer Karte bringt die Karte.
    .ruling = Ist das Banner bezahlt, kann die Karte nicht abgelehnt werden.

rule-M-BLK-5 = Die Hand (4 oder 10) bringt ihre Geschichtspunkte, und du beginnst die nächste Runde.
    .long = Die Hand hat die Werte 4 und 10 und kostet nichts. Du legst alle Geschichtspunkte von ihr auf deinen Baum, legst sie mit dem Rücken nach oben vor dich und bist Startspieler der nächsten Runde.
    .ruling = Hand und Geschichtspunkte werden zusammen genommen.

rule-M-BLK-6 = Die Hand ist zu haben, solange ihre Handfläche oben liegt, aber nie im ersten Zug einer Runde.
    .long = Mit dem Rücken nach oben ist die Hand nicht zu haben. Zu dritt und zu viert kann ihr Besitzer sie nicht nehmen, zu zweit nicht im ersten Zug der Runde. Kurz: Sie wird angeboten, wenn die Handfläche oben liegt und es nicht der erste Zug der Runde ist.

rule-M-BLK-7 = Zu zweit darf der Besitzer in seinem zweiten Zug die eigene Hand nehmen.
    .long = Zu zweit darf der Besitzer in seinem zweiten Zug die eigene Hand nehmen: Er erhält die Geschichtspunkte, bleibt Besitzer, und sie liegt bis zur nächsten Vorbereitung mit dem Rücken nach oben.

rule-M-BLK-8 = Nimmt niemand die Hand, beginnt ihr Besitzer wieder, und die Punkte bleiben liegen.
    .long = Nimmt niemand die Hand, bleibt ihr Besitzer Startspieler, und die Geschichtspunkte bleiben auf ihr liegen.

rule-M-BLK-9 = Die Amtsstube des Verwalters hat die Werte 4 und 10.
    .long = Die Amtsstube des Verwalters hat die Werte 4 und 10. Sie bringt Kunden auf deinen Markt.

## M-WHT

rules-M-WHT = Weiße Banner

rule-M-WHT-1 = Weiße Banner: Schule, Spiel, Handwerksgebäude, Felder, Ratsstube, Versammlungsplatz, Kunden.
    .long = Weiße Banner haben Schule und Spielwiese deiner Tafel, jedes deiner Handwerksgebäude und Felder, deine Ratsstube, dein Versammlungsplatz und jeder Kunde auf deinem Markt. Kirchen, Mönche und Reisekarten haben keine.

rule-M-WHT-2 = Du aktivierst beliebig viele nacheinander, in beliebiger Reihenfolge.
    .long = Du aktivierst ein oder mehrere weiße Banner in beliebiger Reihenfolge. Kosten und Aktion des einen sind erledigt, bevor du das nächste wählst. Nach dem ersten darfst du jederzeit aufhören.

rule-M-WHT-3 = Jedes muss zum selben Wert passen und wird für sich bezahlt.
    .long = Jedes weiße Banner muss zu deinem Wert passen (ein Kunde mit Fragezeichen tut das immer), und jedes wird für sich bezahlt.

rule-M-WHT-4 = Was du unterwegs gewinnst, zählt schon für das nächste Banner.
    .long = Dorfbewohner, Güter und Plätze werden geprüft, wenn du ein Banner wählst: Ein Dorfbewohner aus der Schule oder ein Gut, das im selben Zug entstand, zählt schon.

rule-M-WHT-5 = Der Versammlungsplatz kommt zuletzt.
    .long = Der Versammlungsplatz kann nur das letzte weiße Banner eines Zuges sein; mit ihm endet dieser Teil.

rule-M-WHT-6 = Spiel: 1 Geschichtspunkt auf deinen Baum.
    .long = Das Spielbanner zeigt die Werte deiner eigenen Tafel. Es kostet nichts, braucht niemanden und bringt 1 Geschichtspunkt auf deinen Baum.

rule-M-WHT-7 = Ein Banner neben deinem 2/12-Plättchen passt auch zu 2 und 12.
    .long = Ein weißes Banner, neben dem dein 2/12-Plättchen liegt, passt auch zu 2 und 12, zu den üblichen Kosten.
    .ruling = Das Plättchen wirkt auch ohne Ratsherrn.

rule-M-WHT-8 = Das weiße Banner einer Karte zeigt dieselben Werte wie das schwarze.
    .long = Auf einer Karte zeigt das weiße Banner dieselben Werte wie das schwarze. Ein weißes Banner kostet keine Zeit oder 1.

rule-M-WHT-9 = Nach dem ersten weißen Banner wird keines mehr angeboten, das nichts ändern würde.
    .long = Nach dem ersten weißen Banner eines Zuges werden nicht mehr angeboten: ein volles Gebäude (außer der vollen Schmiede bei einem Feld ohne Pflug), eine Ratsstube mit allen Markierungen, ein voller Zunftrat ohne leeres Feld und eine Schule mit zwei Nachkommen, wenn kein Dorfbewohner fehlt.
    .ruling = Als erstes Banner wird ein solches angeboten: ein Zug, der weniger Zeit kostet als das Fragezeichen.

## M-HEA

rules-M-HEA = Dorfvorsteher

rule-M-HEA-1 = Das Fragezeichenbanner wird immer angeboten.
    .long = Das Fragezeichenbanner passt zu jedem Wert, braucht niemanden und ist immer zahlbar. So kommt niemand in eine Sackgasse.

rule-M-HEA-2 = Es ist das einzige Banner seines Zuges.
    .long = Das Fragezeichen ist das einzige Banner seines Zuges. Zwei Würfel werden wie üblich genommen, schwarze kosten ihre Zeit.

rule-M-HEA-3 = Es kostet 1 Zeit, und der Dorfvorsteher geht einen Schritt.
    .long = Das Fragezeichen kostet 1 Zeit; dann geht der Dorfvorsteher einen Schritt auf dem Weg Haus, Münze, Geschichte.

rule-M-HEA-4 = Ein Schritt auf das Münzfeld bringt 1 Münze.
    .long = Vom Haus und vom Geschichtenfeld geht der Dorfvorsteher auf das Münzfeld und bringt 1 Münze. Eine Wahl gibt es nicht.

rule-M-HEA-5 = Vom Münzfeld geht er heim oder für 3 Geschichtspunkte auf das Geschichtenfeld.
    .long = Vom Münzfeld aus wählst du: Der Dorfvorsteher geht zum Haus, oder auf das Geschichtenfeld, das 3 Geschichtspunkte auf deinen Baum bringt.

rule-M-HEA-6 = Kommt er heim, wandern alle Geschichtspunkte vom Baum ins Haus und sind sicher.
    .long = Immer wenn der Dorfvorsteher das Haus betritt, wandern alle Geschichtspunkte deines Baums ins Haus. Nur Punkte im Haus zählen am Ende.

rule-M-HEA-7 = Auf dem Münzfeld darf er auch stehen bleiben.
    .long = Die Zeit wird gezahlt, ob der Dorfvorsteher geht oder nicht.
    .ruling = Auf dem Münzfeld darfst du ihn stehen lassen, dann geschieht sonst nichts. Auf den anderen Feldern geht er ungefragt, denn das ist nie schlechter.

rule-M-HEA-8 = Der Dorfvorsteher ist kein Dorfbewohner.
    .long = Der Dorfvorsteher ist kein Dorfbewohner: Er kann nicht sterben und macht keinen Bereich aktiv.

## M-SCH

rules-M-SCH = Schule

rule-M-SCH-1 = Die Schule hat zwei Plätze für Nachkommen; sie sind noch keine Dorfbewohner.
    .long = Das Schulbanner braucht niemanden. Die Schule hat links und rechts je einen Platz für einen Nachkommen. Nachkommen sind keine Dorfbewohner.

rule-M-SCH-2 = Schule leer: Ein Nachkomme kommt auf den linken Platz.
    .long = Ist die Schule leer, kommt ein Nachkomme kostenlos auf den linken Platz.

rule-M-SCH-3 = Nur links besetzt: Der Nachkomme rückt kostenlos nach rechts oder wird für 1 Zeit Dorfbewohner.
    .long = Ist nur der linke Platz besetzt, rückt der Nachkomme kostenlos nach rechts, oder er wird für 1 Zeit Dorfbewohner auf einem freien Platz.

rule-M-SCH-4 = Nur rechts besetzt: Ein neuer Nachkomme kommt, oder der rechte wird Dorfbewohner und bringt 2 Geschichtspunkte.
    .long = Ist nur der rechte Platz besetzt, kommt entweder kostenlos ein neuer Nachkomme nach links, oder der rechte wird für 1 Zeit Dorfbewohner auf einem freien Platz, und 2 Geschichtspunkte kommen auf deinen Baum.

rule-M-SCH-5 = Beide besetzt: Einer wird für 1 Zeit Dorfbewohner; der rechte bringt 2 Geschichtspunkte.
    .long = Sind beide Plätze besetzt, wird der linke oder der rechte Nachkomme für 1 Zeit Dorfbewohner auf einem freien Platz. Der rechte bringt 2 Geschichtspunkte.

rule-M-SCH-6 = Den Beruf wählst du; der Bereich ist sofort aktiv.
    .long = Du wählst den Beruf unter deinen freien Plätzen. Der neue Dorfbewohner macht seinen Bereich sofort aktiv.

rule-M-SCH-7 = Auf einen besetzten Platz kann kein Nachkomme.
    .long = Ein Nachkomme kann nicht auf einen besetzten Platz. Ist keiner frei, bleiben nur die kostenlosen Schritte; sind beide Schulplätze besetzt, geschieht nichts.

rule-M-SCH-8 = Sind beide Plätze besetzt und fehlt jemand, darfst du auch nichts tun.
    .long = Sind beide Plätze besetzt und ist ein Dorfbewohnerplatz frei, darfst du auch niemanden einsetzen; dann wird keine Zeit gezahlt.
    .ruling = Nur dann wird Nichtstun angeboten, denn sonst gibt es einen kostenlosen Schritt, der nie schlechter ist.

## M-CRF

rules-M-CRF = Handwerksgebäude

rule-M-CRF-1 = Ställe liefern Pferde, die Brauerei Bier, die Schmiede Pflüge, die Schreibstube Schriftrollen, die Wagnerei Planwagen.
    .long = Ställe liefern Pferde, die Brauerei Bier, die Schmiede Pflüge, die Schreibstube Schriftrollen, die Wagnerei Planwagen. Von jeder Art gibt es vier Karten; sie unterscheiden sich nur in ihren Werten.

rule-M-CRF-2 = Schwarz: Handwerker da, noch keines dieser Art; du bekommst die Karte mit 1 Gut.
    .long = Für das schwarze Banner muss dein Handwerker da sein, und du darfst noch kein Gebäude dieser Art haben. Du wählst eine beliebige übrige Karte der Art, legst sie an und legst 1 Gut darauf.

rule-M-CRF-3 = Weiß: Handwerker da; 1 Gut auf die Karte, wenn Platz ist.
    .long = Für das weiße Banner muss dein Handwerker da sein. Du legst 1 Gut auf diese Karte, wenn ein Platz frei ist, sonst keines.

rule-M-CRF-4 = Ein Gebäude hat begrenzten Platz für seine Güter.
    .long = Wie viele Güter ein Gebäude fasst und wie viel Zeit seine Banner kosten, steht auf der Karte.

rule-M-CRF-5 = Zwei Gebäude einer Art sind nicht erlaubt.
    .long = Ein zweites Gebäude derselben Art darfst du nicht haben, auch nicht mit anderen Werten.

rule-M-CRF-6 = Handwerksgebäude bringen selbst keinen Ruhm.
    .long = Handwerksgebäude bringen selbst keine Ruhmespunkte. Der Gebietsrat kann sie zählen.

## M-FLD

rules-M-FLD = Felder

rule-M-FLD-1 = Du darfst beliebig viele Felder haben; sie brauchen keinen Dorfbewohner.
    .long = Du darfst beliebig viele Felder haben. Ein Dorfbewohner ist dafür nicht nötig.

rule-M-FLD-2 = Schwarz: 1 Münze und das Feld ohne Pflug.
    .long = Das schwarze Banner bringt 1 Münze; dann kommt das Feld mit leerem Pflugplatz in dein Dorf.

rule-M-FLD-3 = Weiß: 1 Münze, und 1 mehr mit einem Pflug auf diesem Feld.
    .long = Jedes Feld hat ein eigenes weißes Banner. Es bringt 1 Münze, und 1 weitere, wenn auf genau diesem Feld ein Pflug liegt. Der Pflug bleibt liegen.

rule-M-FLD-4 = Ein Feld trägt einen Pflug, aus der Schmiede oder vom Zunftrat.
    .long = Ein Feld trägt einen Pflug. Er kommt aus der Schmiede oder als Jokergut vom Zunftrat.
    .ruling = Er darf auch ohne Handwerker oder Ratsherrn dorthin gelegt werden.

rule-M-FLD-5 = Mit einem Pflug auf einem Feld kann noch gezahlt werden.
    .long = Ein Pflug auf einem Feld bleibt ein Gut, mit dem du zahlen darfst.
    .ruling = Ein Jokergut, das auf ein Feld gelegt wird, ist von da an ein Pflug.

rule-M-FLD-6 = Ein Pflug wandert nie von Feld zu Feld oder zurück.
    .long = Ein Pflug wandert nie von Feld zu Feld.
    .ruling = Auch zurück in die Schmiede oder zum Rat kommt er nicht.

rule-M-FLD-7 = Pflüge werden nur bewegt, wenn es etwas ausmachen kann.
    .long = Pflüge werden bewegt, kurz bevor ein leeres Feld aktiviert wird und kurz bevor eine volle Schmiede oder ein voller Zunftrat einen Marker verlieren würde.
    .ruling = Zu jeder anderen Zeit hat ein Pflug auf einem Feld keine Wirkung; Warten kostet also nichts.

rule-M-FLD-8 = Ein leeres Feld, das du aktivierst, bekommt zuerst einen Pflug, wenn du einen hast.
    .long = Ein leeres Feld, das du aktivierst, bekommt zuerst einen Pflug aus der Schmiede oder ein Jokergut.
    .ruling = Aus der Schmiede allein kommt er von selbst; ist auch ein Jokergut da, wählst du; ist nur ein Jokergut da, darfst du ablehnen.

rule-M-FLD-9 = Eine volle Schmiede schickt zuerst einen Pflug auf ein leeres Feld und stellt dann her.
    .long = Eine volle Schmiede, die aktiviert wird, während du ein leeres Feld hast, schickt zuerst einen Pflug dorthin und stellt dann her. Ein voller Zunftrat darf dasselbe mit einem Jokergut.
    .ruling = Die Schmiede schickt ihn auf das leere Feld neben dem 2/12-Plättchen, sonst auf das mit der niedrigsten Nummer. Beim Zunftrat wirst du gefragt.

rule-M-FLD-10 = Gleiche Felder sind dasselbe.
    .long = Felder sind in der Reihenfolge ihrer Ankunft nummeriert.
    .ruling = Felder, die in Pflug, Plättchen und „in diesem Zug aktiviert“ übereinstimmen, sind dasselbe: Eine Frage nennt nur die niedrigste Nummer.

rule-M-FLD-11 = Es gibt nur acht Felder.
    .long = Das schwarze Banner der Felder kann nicht aktiviert werden, wenn der Stapel leer ist.

## M-CUS

rules-M-CUS = Kunden und Verwalter

rule-M-CUS-1 = Kunden kommen nur durch den Verwalter; dafür braucht es niemanden und nichts.
    .long = Kunden kommen nur durch die Amtsstube des Verwalters auf deinen Markt, durch ihr Banner oder durch einen Mönch. Du brauchst weder Händler noch Güter, und ein Markt hat keine Grenze.

rule-M-CUS-2 = Du nimmst 1 bis 4 Kunden: für 1 Zeit, 2 Zeit, 2 Zeit und 1 Münze, 3 Zeit und 1 Münze.
    .long = Du nimmst 1, 2, 3 oder 4 Karten der Kundenauslage. Eine kostet 1 Zeit, zwei 2 Zeit, drei 2 Zeit und 1 Münze, vier 3 Zeit und 1 Münze.

rule-M-CUS-3 = Mindestens eine Karte muss genommen werden; sie werden in der Reihenfolge der Auslage genannt.
    .long = Eine dritte Karte wird nur angeboten, wenn du eine Münze hast.
    .ruling = Mindestens eine Karte muss genommen werden. Die Karten werden einzeln in der Reihenfolge der Auslage genannt, und gezahlt wird, wenn du fertig bist.

rule-M-CUS-4 = Danach wird die Auslage auf sechs ergänzt.
    .long = Danach wird die Auslage vom Stapel auf sechs ergänzt. Ist der Stapel leer, bleibt sie kürzer.

rule-M-CUS-5 = Die Auslage behält ihre Reihenfolge.
    .long = Die Kunden liegen in einer Reihe.
    .ruling = Die Reihe behält die Reihenfolge des Aufdeckens; die Lücke einer genommenen Karte schließt sich.

rule-M-CUS-6 = Mit Handelskirche und Abt wird eine Karte mehr aufgedeckt, und eine ist umsonst.
    .long = Mit der Handelskirche und anwesendem Abt wird zuerst eine weitere Karte aufgedeckt. Dann ist eine Karte umsonst, und bis zu vier weitere werden wie üblich bezahlt, zusammen fünf.
    .ruling = Die freie Karte wird abgezogen und immer genommen: Zwei Karten kosten so viel wie sonst eine, eine einzelne kostet nichts. Bei leerem Stapel wird nichts aufgedeckt.

rule-M-CUS-7 = Ohne Kunden in der Auslage ist die Amtsstube zu.
    .long = Die Amtsstube des Verwalters kann nicht aktiviert werden, wenn die Kundenauslage leer ist.

rule-M-CUS-8 = Bedienen: Händler da, Wert passt, alle Güter bezahlt.
    .long = Du bedienst einen Kunden auf deinem Markt, indem du sein weißes Banner aktivierst: Dein Händler muss da sein, der Wert muss passen (ein Fragezeichen passt immer), Zeit und alle Güter werden bezahlt. Die Karte kommt zu deinen bedienten Kunden.

rule-M-CUS-9 = Nur bediente Kunden bringen Ruhm.
    .long = Nur bediente Kunden bringen ihre Ruhmespunkte. Andere sind nichts wert.

rule-M-CUS-10 = Teilzahlung gibt es nicht.
    .long = Ein Kunde, dessen Güter du nicht ganz zahlen kannst, kann nicht bedient werden. Weder Teilzahlung noch Zurücklegen ist möglich.

rule-M-CUS-11 = Das 2/12-Plättchen eines bedienten Kunden kommt auf den Versammlungsplatz.
    .long = Liegt dein 2/12-Plättchen neben einem Kunden, der bedient wird, kommt es auf deinen Versammlungsplatz.

## M-TRV

rules-M-TRV = Reise

rule-M-TRV-1 = Du reist in der Reihenfolge A, B, C, D, E.
    .long = Reisekarten kommen in der Reihenfolge A, B, C, D, E dazu, von jedem Buchstaben eine. Nur der nächste Buchstabe kann aktiviert werden.

rule-M-TRV-2 = Du brauchst den Reisenden, eine übrige Karte und eine Reise, die noch nicht zu Ende ist.
    .long = Dein Reisender muss da sein, vom nächsten Buchstaben muss eine Karte übrig sein, und deine letzte Reisekarte darf nicht das Ende der Reise sein. Die Kapelle im Stapel D und jede E-Karte beenden sie.

rule-M-TRV-3 = Du zahlst Zeit, einen Planwagen oder Münzen und die grauen Kosten deiner letzten Karte.
    .long = Du zahlst die Zeit des Buchstabens, einen seiner beiden Fahrpreise (einen Planwagen oder Münzen) und die grauen Kosten deiner letzten Reisekarte. Für C sind das Wert 7, 2 Zeit und ein Planwagen oder 2 Münzen.

rule-M-TRV-4 = Graue Kosten werden erst mit dem nächsten Buchstaben fällig.
    .long = Die grauen Kosten einer Reisekarte (Zeit, Münzen oder Bier) werden erst zusammen mit dem nächsten Buchstaben fällig. Kapelle und E-Karten haben keine.

rule-M-TRV-5 = Sind beide Fahrpreise zahlbar, wählst du.
    .long = Kannst du mit beiden Fahrpreisen alles zahlen, wählst du zwischen Planwagen und Münzen; der Planwagen darf ein Jokergut sein. Das Banner wird nicht angeboten, wenn keiner der Fahrpreise zusammen mit den grauen Kosten zahlbar ist.

rule-M-TRV-6 = Dann entscheidet der Zufall, welche Karte du bekommst.
    .long = Wenn du gezahlt hast, wird eine Karte dieses Buchstabens aufgedeckt und angelegt, mit ihren Ruhmespunkten und grauen Kosten.

rule-M-TRV-7 = Mit Reisekirche und Abt darfst du die Karte zurücklegen und eine andere nehmen.
    .long = Mit der Reisekirche und anwesendem Abt darfst du die Karte ansehen, zurücklegen und eine andere desselben Stapels nehmen, die du behalten musst. Dann wird der Stapel samt der ersten Karte gemischt. Kosten fallen nicht noch einmal an.

rule-M-TRV-8 = Ohne eine andere Karte des Buchstabens gibt es nichts zu tauschen.
    .long = Die Reisekirche hilft einmal bei jedem Buchstaben.
    .ruling = Sie wird nicht angeboten, wenn keine andere Karte dieses Buchstabens übrig ist.

rule-M-TRV-9 = Reisekarten haben kein weißes Banner und können nicht zurückgegeben werden.
    .long = Reisekarten haben kein weißes Banner, nützen also einmal; eine Reise lässt sich nicht rückgängig machen.

## M-CHU

rules-M-CHU = Kirchen

rule-M-CHU-1 = Schwarz: Abt da, noch keine Kirche; du wählst eine beliebige übrige.
    .long = Dein Abt muss da sein, und du darfst noch keine Kirche haben. Du wählst eine beliebige übrige Kirche; jede gibt es einmal.

rule-M-CHU-2 = Eine Kirche gibt einen dauerhaften Vorteil, nutzbar solange der Abt da ist.
    .long = Kirchen haben kein weißes Banner und keine sofortige Aktion. Jede gibt einen dauerhaften Vorteil, den du nur nutzen kannst, solange dein Abt da ist.

rule-M-CHU-3 = Die Spitalkirche rettet deine Geschichtspunkte vor den Ratten, zweimal.
    .long = Fallen die Ratten ein, darf der Besitzer der Spitalkirche einen ihrer zwei Plätze mit einem Marker bedecken und verliert dann nichts. Das geht zweimal im Spiel.

rule-M-CHU-4 = Die Klosterkirche zählt als ein Fenster.
    .long = Die Klosterkirche zählt als ein Fenster, für die Grenze von sechs und am Ende. Sie ist keine Mönchskarte.
    .ruling = Am Ende zählt ihr Fenster auch ohne Abt.

rule-M-CHU-5 = Die Handelskirche hilft bei Kunden, die Reisekirche bei Reisen.
    .long = Die Handelskirche deckt einen weiteren Kunden auf und macht einen umsonst. Die Reisekirche lässt dich eine Reisekarte einmal tauschen.

rule-M-CHU-6 = Zwei Kirchen sind nicht erlaubt.
    .long = Eine zweite Kirche darfst du nie haben.

## M-MNK

rules-M-MNK = Mönche

rule-M-MNK-1 = Schwarz: Abt da, eigene Kirche, weniger als sechs Fenster.
    .long = Dein Abt muss da sein, du musst eine Kirche haben und weniger als sechs Fenster. Du wählst die oberste Karte eines der drei Stapel.

rule-M-MNK-2 = Die nächste Karte des Stapels wird sofort sichtbar.
    .long = Wird ein Mönch genommen, wird die nächste Karte des Stapels sichtbar.
    .ruling = Das geschieht nach dem Bezahlen und vor seinem Bonus.

rule-M-MNK-3 = Ein Mönch gibt einmal seinen Bonus und ist auf Dauer ein Fenster.
    .long = Ein Mönch gibt einmal seinen Bonus, wenn er dazukommt, und ist von da an auf Dauer ein Fenster. Er hat kein weißes Banner.

rule-M-MNK-4 = Bonus Geschichte: Geschichtspunkte auf deinen Baum.
    .long = Der Bonus Geschichte bringt so viele Geschichtspunkte auf deinen Baum, wie die Karte zeigt, 2 oder 3.

rule-M-MNK-5 = Bonus Dorfvorsteher: ein Schritt für 1 weitere Zeit.
    .long = Der Bonus Dorfvorsteher aktiviert das Fragezeichenbanner einmal: 1 weitere Zeit und ein Schritt des Dorfvorstehers.
    .ruling = Lässt du ihn stehen, verzichtest du auf den Bonus und zahlst dafür keine Zeit.

rule-M-MNK-6 = Bonus Schule: einmal die Schule.
    .long = Der Bonus Schule aktiviert das Schulbanner einmal, mit der üblichen 1 Zeit, wenn ein Dorfbewohner eingesetzt wird. Andere weiße Banner folgen nicht.

rule-M-MNK-7 = Bonus zweimal Schule: die Schule zweimal hintereinander.
    .long = Der Bonus zweimal Schule aktiviert die Schule zweimal hintereinander, beim zweiten Mal so, wie das erste Mal sie hinterließ.

rule-M-MNK-8 = Bonus Verwalter: einmal die Amtsstube, für höchstens 2 bezahlte Kunden.
    .long = Der Bonus Verwalter aktiviert die Amtsstube einmal, für höchstens 2 bezahlte Karten zum üblichen Preis; die Handelskirche gibt ihre freie Karte dazu. Bei leerer Auslage geschieht nichts.
    .ruling = Ohne Handelskirche darfst du auch keine nehmen; mit ihr nimmst du mindestens die freie.

rule-M-MNK-9 = Ein siebtes Fenster gibt es nicht.
    .long = Ein siebtes Fenster ist nicht möglich, mit der Klosterkirche also kein sechster Mönch.

rule-M-MNK-10 = Als Bonus gibt es Geschichte, Dorfvorsteher, Schule, zweimal Schule und Verwalter.
    .long = Ein Mönch bringt 2 oder 3 Geschichtspunkte, einen Schritt des Dorfvorstehers, die Schule, zweimal die Schule oder die Amtsstube des Verwalters.

## M-MEE

rules-M-MEE = Versammlungsplatz

rule-M-MEE-1 = Schwarz (2 oder 12): Ratsherr da, noch kein Versammlungsplatz.
    .long = Der Versammlungsplatz hat die Werte 2 und 12. Dein Ratsherr muss da sein, und du darfst noch keinen haben. Neben einer Ratsstube darfst du ihn haben, in beliebiger Reihenfolge.

rule-M-MEE-2 = Du legst ein 2/12-Plättchen, erhältst 1 Geschichtspunkt und die Karte mit 1 Marker.
    .long = Du nimmst ein 2/12-Plättchen und legst es neben ein beliebiges weißes Banner deines Dorfes; dann kommt 1 Geschichtspunkt auf deinen Baum; dann legst du die Karte an und 1 Marker darauf.

rule-M-MEE-3 = Weiß: Plättchen versetzen oder nicht, 1 Geschichtspunkt, 1 Marker, wenn Platz ist.
    .long = Mit anwesendem Ratsherrn, als letztes Banner des Zuges: Du darfst das Plättchen neben ein beliebiges weißes Banner versetzen oder liegen lassen; 1 Geschichtspunkt kommt auf deinen Baum und 1 Marker auf die Karte, wenn ein Platz frei ist.

rule-M-MEE-4 = Das Plättchen darf neben jedem weißen Banner deines Dorfes liegen.
    .long = Das Plättchen darf neben Schule, Spiel, jedem deiner Handwerksgebäude und Felder, der Ratsstube und jedem Kunden auf deinem Markt liegen, mit dem weißen Banner auch auf dem Versammlungsplatz selbst. Der Bereich muss nicht aktiv sein.

rule-M-MEE-5 = Neben 2/12 oder einem Fragezeichen wirkt das Plättchen nicht.
    .long = Neben einem Banner mit 2/12 oder Fragezeichen ist das Plättchen erlaubt und ohne Wirkung.

rule-M-MEE-6 = Das Plättchen bleibt, bis der Versammlungsplatz es versetzt oder sein Kunde bedient ist.
    .long = Das Plättchen bleibt liegen, bis das weiße Banner des Versammlungsplatzes es versetzt oder sein Kunde bedient wird; dann liegt es auf dem Versammlungsplatz.

rule-M-MEE-7 = Die Marker des Versammlungsplatzes ändern Würfel, sonst nichts.
    .long = Die Marker auf dem Versammlungsplatz ändern Würfel und tun sonst nichts. Sie sind keine Güter.

rule-M-MEE-8 = Zwei Versammlungsplätze sind nicht erlaubt.
    .long = Einen zweiten Versammlungsplatz darfst du nicht haben, also auch kein zweites Plättchen.

## M-COU

rules-M-COU = Ratsstuben

rule-M-COU-1 = Schwarz: Ratsherr da, noch keine Ratsstube; du wählst eine beliebige übrige.
    .long = Dein Ratsherr muss da sein, und du darfst noch keine Ratsstube haben. Du wählst eine beliebige übrige; jede gibt es einmal.

rule-M-COU-2 = Schwarzes und weißes Banner haben dieselbe Aktion.
    .long = Eine Ratsstube hat auf schwarzem und weißem Banner dieselbe Aktion. Auch das weiße braucht den Ratsherrn.

rule-M-COU-3 = Finanzrat: 2 Münzen.
    .long = Der Finanzrat bringt 2 Münzen. Sein Wert ist 3; er kostet beim Anlegen 4 Zeit, danach jeweils 1 Zeit.

rule-M-COU-4 = Zunftrat: 1 Jokergut, wenn Platz ist.
    .long = Der Zunftrat liefert 1 Jokergut, wenn ein Platz frei ist. Ein Jokergut zahlt jedes Gut oder wird als Pflug auf ein Feld gelegt. Münzen ersetzt es nie.

rule-M-COU-5 = Gebietsrat: eine Markierung auf einer Kartenart, auf Dauer.
    .long = Der Gebietsrat legt 1 Marker auf einen freien seiner fünf Plätze: Reise, Handwerk, Kunde, Kirche oder Feld, wie du wählst. Er bleibt auf Dauer.

rule-M-COU-6 = Bevölkerungsrat: eine Markierung auf einem Beruf, auf Dauer.
    .long = Der Bevölkerungsrat legt 1 Marker auf einen freien seiner fünf Berufsplätze, wie du wählst. Er bleibt auf Dauer. Der Dorfbewohner muss nicht da sein.

rule-M-COU-7 = Sind alle Markierungen gesetzt, wirkt die Ratsstube nicht mehr.
    .long = Sind alle Plätze bedeckt, kann das weiße Banner noch das erste deines Zuges sein, für seine Zeit und ohne Wirkung.

rule-M-COU-8 = Zwei Ratsstuben sind nicht erlaubt.
    .long = Eine zweite Ratsstube darfst du nie haben.

## M-DTH

rules-M-DTH = Zeit, Tod und Ratten

rule-M-DTH-1 = Die Lebenszeitleiste ist ein Kreis aus Wolken mit einer Brücke.
    .long = Die Lebenszeitleiste ist ein Kreis aus Wolken. Die Brücke liegt zwischen der letzten und der ersten Wolke und ist kein Feld.
    .ruling = Beginn ist die erste Wolke hinter der Brücke.

rule-M-DTH-2 = Für jede gezahlte Zeit rückt dein Marker eine Wolke weiter.
    .long = Für jede Einheit Zeit, die du zahlst, rückt dein Zeitmarker eine Wolke weiter.

rule-M-DTH-3 = Überquert er die Brücke, reitet der Sensenmann auf ihm.
    .long = Überquert dein Marker die Brücke, steigt der Sensenmann auf.
    .ruling = Ein zweites Überqueren im selben Zug ändert nichts: In einem Zug stirbt höchstens ein Dorfbewohner.

rule-M-DTH-4 = Alle leben und arbeiten bis zum Ende des Zuges.
    .long = Alle deine Dorfbewohner leben und arbeiten bis zum letzten Teil deines Zuges, was dein Marker auch überquert hat.

rule-M-DTH-5 = Sensenmann auf der Brücke: Niemand stirbt.
    .long = Steht der Sensenmann am Ende deines Zuges auf der Brücke, geschieht nichts, und der Zug endet.

rule-M-DTH-6 = Sensenmann auf deinem Marker: Er kehrt zur Brücke zurück, und jemand stirbt.
    .long = Ist der Sensenmann auf deinem Marker, kehrt er zur Brücke zurück; der Marker bleibt stehen. Dann stirbt einer deiner Dorfbewohner, und für die Ratte wird gewürfelt.

rule-M-DTH-7 = Du wählst, wer stirbt; Nachkommen in der Schule sind nicht wählbar.
    .long = Du wählst einen deiner Dorfbewohner; Nachkommen in der Schule sind nicht wählbar. Er verlässt seinen Platz und füllt einen Sarg.

rule-M-DTH-8 = Hat die Dorfchronik Platz für seinen Beruf, bekommst du Geschichtspunkte.
    .long = Die Dorfchronik hat zwei Plätze für jeden Beruf, für alle Spieler gemeinsam. Ist einer frei, wird er gefüllt und bringt sofort Geschichtspunkte auf deinen Baum, der erste mehr als der zweite.
    .ruling = Der erste Platz wird vor dem zweiten gefüllt.

rule-M-DTH-9 = Sonst kommt er in ein namenloses Grab.
    .long = Sonst kommt der Dorfbewohner in ein namenloses Grab, das nichts bringt.
    .ruling = Gräber gehen nie aus.

rule-M-DTH-10 = Ist niemand mehr da, nimmst du ein Tagelöhnerplättchen und einen neuen Dorfbewohner.
    .long = Hast du keinen Dorfbewohner mehr, nimmst du sofort ein Tagelöhnerplättchen und setzt einen Dorfbewohner auf einen Platz deiner Wahl. Er ist ein gewöhnlicher Dorfbewohner und kann sterben.
    .ruling = Das geschieht, bevor für die Ratte gewürfelt wird.

rule-M-DTH-11 = Nachkommen in der Schule ändern daran nichts.
    .long = Nachkommen in der Schule verhindern das nicht. Wirst du etwas gefragt, hast du also immer einen Dorfbewohner.

rule-M-DTH-12 = Dann rückt die Ratte um einen Würfelwurf auf das Einfallsfeld zu.
    .long = Dann wird der Rattenwürfel geworfen, und die Ratte rückt so viele Felder auf das Einfallsfeld zu. Erreicht sie es nicht, endet der Zug.

rule-M-DTH-13 = Kommt sie an, verliert jeder die Hälfte seines Baums, abgerundet.
    .long = Kommt die Ratte an, verfallen übrige Augen, und jeder gibt die Hälfte der Geschichtspunkte auf seinem Baum ab, abgerundet. Haus und Hand sind sicher.

rule-M-DTH-14 = Dann kehrt die Ratte an ihren Start zurück.
    .long = Dann kehrt die Ratte auf das Startfeld dieser Spieleranzahl zurück, und der Zug endet.

rule-M-DTH-15 = Der Besitzer der Spitalkirche darf den Verlust abwenden.
    .long = Der Besitzer der Spitalkirche wird gefragt, wenn in diesem Moment der Abt da und ein Platz auf der Kirche frei ist. Geschichtspunkte und ein Tagelöhner aus diesem Todesfall zählen schon.
    .ruling = Gefragt wird nur, wer mindestens einen Punkt verlieren würde.

rule-M-DTH-16 = Ein Baum mit 0 oder 1 verliert nichts.
    .long = Ein Baum mit 0 oder 1 Geschichtspunkt verliert nichts.

rule-M-DTH-17 = Rote Felder der Rattenleiste: Ein Wurf kann genügen.
    .long = Ein Feld der Rattenleiste ist rot, wenn das Einfallsfeld von dort mit einem Wurf erreichbar ist, sonst grau.

## M-END

rules-M-END = Spielende

rule-M-END-1 = Nach einer Runde mit 9, 14 oder 18 gefüllten Särgen (2, 3, 4 Spieler) endet das Spiel.
    .long = Nach dem letzten Zug einer Runde endet das Spiel, wenn zu zweit, zu dritt oder zu viert mindestens 9, 14 oder 18 Särge gefüllt sind. Sonst beginnt eine neue Runde.

rule-M-END-2 = Die Runde wird immer zu Ende gespielt.
    .long = Die Runde wird immer zu Ende gespielt. Wird die Zahl früher erreicht, ändert das nichts, und weitere Dorfbewohner sterben wie üblich.

rule-M-END-3 = Ein anderes Ende kennt die Anleitung nicht.
    .long = Nach der Anleitung beenden nur die Särge das Spiel.

rule-M-END-4 = Nach sehr vielen Runden endet ein Spiel auf jeden Fall.
    .long = Manche Banner kosten keine Zeit; vorsichtige Spieler könnten ewig weiterspielen.
    .ruling = Nach einer festen Zahl von Runden endet das Spiel und wird wie üblich gewertet. Menschen kommen nie in ihre Nähe.

## M-SCO

rules-M-SCO = Wertung

rule-M-SCO-1 = Gezählt werden Kirche, Fenster, Rat, Felder, Reise, Kunden, Haus, Tagelöhner und Hand.
    .long = Deine Wertung ist die Summe aus Kirche, Fenstern, Rat, Feldern, Reise, bedienten Kunden, Haus, Tagelöhnern und Hand. Der Versammlungsplatz gehört zum Rat.

rule-M-SCO-2 = Eine Kirche bringt ihre Ruhmespunkte; Fenster bringen 0, 2, 4, 7, 10, 14, 20.
    .long = Eine Kirche bringt die Ruhmespunkte ihrer Karte. Kein Fenster bringt 0, ein bis sechs Fenster bringen 2, 4, 7, 10, 14 und 20.

rule-M-SCO-3 = Rat: 2 für den Versammlungsplatz, dazu die Ratsstube mit ihrem Bonus.
    .long = Der Versammlungsplatz bringt 2, die Ratsstube die Ruhmespunkte ihrer Karte und bei Gebiets- und Bevölkerungsrat einen Bonus für die Markierungen.

rule-M-SCO-4 = Gebietsrat: 1 für jede Karte einer markierten Art.
    .long = Der Gebietsrat bringt 1 für jede deiner Karten einer markierten Art: Reisekarten; Handwerksgebäude; bediente Kunden; Kirche und Mönche zusammen; Felder. Das Fenster der Klosterkirche ist keine Karte.

rule-M-SCO-5 = Bevölkerungsrat: 4 für jeden markierten Beruf, dessen Dorfbewohner da ist.
    .long = Der Bevölkerungsrat bringt 4 für jeden markierten Beruf, dessen Dorfbewohner am Ende da ist.

rule-M-SCO-6 = Felder bringen je 1; Reisekarten und bediente Kunden, was sie zeigen.
    .long = Jedes Feld bringt 1. Reisekarten und bediente Kunden bringen die Ruhmespunkte ihrer Karten.

rule-M-SCO-7 = Haus: seine Geschichtspunkte. Tagelöhner: je minus 5. Hand: 1.
    .long = Das Haus bringt seine Geschichtspunkte, jedes Tagelöhnerplättchen kostet 5, und die Hand bringt ihrem Besitzer 1, welche Seite auch oben liegt. Die Punkte auf der Hand verfallen.

rule-M-SCO-8 = Baum, Münzen, Güter, andere Kunden und Handwerksgebäude sind nichts wert.
    .long = Geschichtspunkte auf dem Baum, Münzen, Güter, nicht bediente Kunden und Handwerksgebäude sind nichts wert.

rule-M-SCO-9 = Ob der Bereich aktiv ist, spielt keine Rolle.
    .long = Gedruckte Ruhmespunkte und Markierungen zählen, ob der Bereich aktiv ist oder nicht.

rule-M-SCO-10 = Die höchste Wertung gewinnt; dann entscheiden Münzen, Güter und Baum zusammen.
    .long = Die höchste Wertung gewinnt. Bei Gleichstand gewinnt die höchste Summe aus Münzen, Gütern und Geschichtspunkten auf dem Baum. Ist auch sie gleich, wird der Sieg geteilt.
    .ruling = Güter sind die auf Gebäuden, Jokergüter und Pflüge auf Feldern; andere Marker zählen nicht.

rule-M-SCO-11 = Alle Plätze richten sich nach denselben zwei Zahlen.
    .long = Alle Plätze richten sich nach der Wertung, dann nach jener Summe.
    .ruling = Wer gleich liegt, teilt den besseren Platz.
