### My Village: summary of the rules. The numbers follow the rules specification; `.ruling` is our decision where the rulebook is silent.

## M-SET

rules-M-SET = Spielvorbereitung

rule-M-SET-1 = Ihr spielt zu zweit, zu dritt oder zu viert; der erste Platz beginnt Runde 1.
    .long = Ihr sitzt im Uhrzeigersinn um den Tisch.
    .ruling = Wer auf dem ersten Platz sitzt, klärt ihr vor der Partie.

rule-M-SET-2 = Zu zweit und zu viert spielt ihr mit 8 weißen und 3 schwarzen Würfeln, zu dritt mit 6 weißen und 2 schwarzen.
    .long = Der graue Rattenwürfel zählt nicht mit und ist immer dabei.

rule-M-SET-3 = Kirchen, Ratsstuben und Handwerksgebäude liegen offen; jede Karte ist wählbar.
    .long = In der Auslage liegen 4 Kirchen, 4 Ratsstuben und 20 Handwerksgebäude.

rule-M-SET-4 = Versammlungsplätze und Felder sind Stapel gleicher Karten; daneben liegen vier 2/12-Plättchen.
    .long = Es gibt 4 Versammlungsplätze und 8 Felder; jede Art liegt als ein Stapel bereit.

rule-M-SET-5 = Die Mönche bilden drei Stapel nach Symbolen; bekannt ist nur die oberste Karte.
    .long = Die 12 Mönche bilden drei gemischte Stapel: 3 mit Federkiel, 4 mit Kelch, 5 mit Rosenkranz. Von jedem Stapel sehen alle Banner, Kosten und Bonus der obersten Karte, von den Karten darunter nichts.

rule-M-SET-6 = Die Reisekarten bilden fünf Stapel von A bis E; ihre helle Seite ist verdeckt.
    .long = Die 19 Reisekarten bilden fünf gemischte Stapel: je 4 Karten von A bis D, 3 von E. Die dunkle Seite ist bei allen Karten eines Buchstabens gleich; die helle sieht man erst, wenn eine Karte genommen wird.

rule-M-SET-7 = Sechs Kunden liegen offen, die übrigen bilden einen verdeckten Stapel.
    .long = Die 33 Kunden werden zu einem verdeckten Stapel gemischt. Sechs davon werden neben der Amtsstube des Verwalters aufgedeckt; sie sind die Kundenauslage.

rule-M-SET-8 = Jeder erhält einen anderen Dorfplan; die Pläne unterscheiden sich nur in den zwei Werten des Spielbanners.
    .long = Die vier Dorfpläne werden zufällig verteilt.

rule-M-SET-9 = Du beginnst mit einem Dorfbewohner jedes Berufs, mit leerer Schule und ohne Karten.
    .long = Es sind Abt, Ratsherr, Reisender, Handwerker und Händler. Geschichtenbaum und Haupthaus sind leer, der Dorfvorsteher steht beim Haupthaus, der Sensenmann auf der Brücke, dein Zeitmarker auf der ersten Wolke. Ein Tagelöhnerplättchen hast du nicht.

rule-M-SET-10 = In der Reihenfolge von Runde 1 beginnt ihr mit 1, 2, 3 und 4 Münzen.
    .long = Deine Münzen sind die schwarzen Marker auf deiner Geldscheune.

rule-M-SET-11 = Die Hand liegt leer und mit der Handfläche nach oben beim Startspieler.

rule-M-SET-12 = Die Ratte beginnt weit weg vom Einfallsfeld; alle Särge sind leer.
    .long = Die Ratte beginnt auf dem Feld der Rattenleiste, das zur Spieleranzahl gehört. Alle Plätze der Dorfchronik und alle Gräber sind leer.

rule-M-SET-13 = Marker, Geschichtspunkte und Tagelöhnerplättchen gehen nie aus.
    .long = Wie viele in der Schachtel liegen, ist egal.
    .ruling = Geschichtspunkte sind reine Zahlen; die Werte auf den Plättchen spielen keine Rolle.

rule-M-SET-14 = Karten und 2/12-Plättchen sind begrenzt.
    .long = Was nicht mehr in der Auslage liegt, kannst du nicht bekommen.

rule-M-SET-15 = Es gibt keine geheimen Informationen; was verdeckt liegt, kennt kein Spieler.
    .long = Eine Ausnahme gibt es nur an Tischen, an denen bediente Kunden verdeckt liegen. Von einem verdeckten Stapel kennen alle den Inhalt, aber nicht die Reihenfolge.
    .ruling = Welche Karte oben liegt, wird erst beim Aufdecken zufällig bestimmt; jede Karte des Stapels ist gleich wahrscheinlich.

rule-M-SET-16 = Zufällig bestimmt werden die Dorfpläne, dann die Mönche, dann die Kunden.
    .long = Das geschieht vor Runde 1: Die Dorfpläne werden vom ersten Platz an verteilt, dann die obersten Mönche mit Federkiel, Kelch und Rosenkranz aufgedeckt, dann sechs Kunden.
    .ruling = Diese Reihenfolge; sie macht für keinen Spieler einen Unterschied.

## M-RND

rules-M-RND = Die Runde

rule-M-RND-1 = Eine Runde besteht aus Vorbereitung und Aktionsphase; Runde folgt auf Runde bis zum Spielende.

rule-M-RND-2 = Zuerst wird die Hand mit der Handfläche nach oben gedreht und erhält 1 Geschichtspunkt; wer sie hat, beginnt.
    .long = Der Geschichtspunkt kommt zu denen, die schon auf der Hand liegen. Liegt die Handfläche bereits oben, bleibt sie so.

rule-M-RND-3 = Dann werden alle Würfel geworfen und bilden den Würfelvorrat.
    .long = Das gilt auch für die in der letzten Runde übrig gebliebenen.

rule-M-RND-4 = Jeder hat einen Zug, im Uhrzeigersinn; zu zweit hat jeder zwei.
    .long = Der Startspieler beginnt. Zu zweit gibt es also vier Züge: Startspieler, der andere, Startspieler, der andere.

rule-M-RND-5 = Wer die Hand nimmt, ändert nur die Reihenfolge der nächsten Runde.
    .long = Die Reihenfolge einer Runde steht mit der Vorbereitung fest.

rule-M-RND-6 = Ein Zug: Wert bilden, Banner aktivieren, prüfen, ob ein Dorfbewohner stirbt.
    .long = Die Teile folgen in dieser Reihenfolge. Du darfst keinen auslassen und nicht passen.

rule-M-RND-7 = Jeder Zug braucht zwei Würfel; der letzte Spieler hat immer noch mindestens vier zur Wahl.
    .long = In einer Runde bleiben 3 Würfel ungenutzt, zu dritt 2.

rule-M-RND-8 = In den Zügen der anderen betreffen dich nur ein Ratteneinfall und der Verlust der Hand.

## M-DIE

rules-M-DIE = Würfel und Wert

rule-M-DIE-1 = Du nimmst genau zwei Würfel aus dem Würfelvorrat.
    .long = Bis zur nächsten Vorbereitung kommen sie nicht zurück.

rule-M-DIE-2 = Dein Wert ist die Summe der beiden Würfel.
    .long = Er liegt zwischen 2 und 12. Du kannst keinen Würfel weglassen oder allein nutzen.

rule-M-DIE-3 = Würfel gleicher Farbe und Augenzahl sind gleichwertig.
    .long = Du wählst zwei Würfel nach Farbe und Augenzahl.
    .ruling = Gleichwertige Paare werden nur einmal angeboten.

rule-M-DIE-4 = Jeder schwarze Würfel kostet sofort 2 Zeit.
    .long = Du zahlst noch vor allem anderen; zwei schwarze kosten 4. Wird der Würfel später verändert, bekommst du nichts zurück.

rule-M-DIE-5 = Du darfst zwei beliebige Würfel nehmen; sonst hat die Farbe keine Wirkung.

rule-M-DIE-6 = Eine Münze ändert einen deiner Würfel um 1.
    .long = Kein Würfel geht unter 1 oder über 6. Du darfst beliebig viele Münzen aus deiner Geldscheune ausgeben, für einen Würfel oder für beide.

rule-M-DIE-7 = Ein Marker deines Versammlungsplatzes dreht einen Würfel auf eine beliebige Seite.
    .long = Du gibst den Marker ab und wählst einen deiner beiden Würfel. Du darfst mehrere Marker abgeben und sie mit Münzen kombinieren. Der Ratsherr muss dafür nicht anwesend sein, denn gelegte Marker bleiben gültig.

rule-M-DIE-8 = Es zählen nur der erreichte Wert und sein Preis; Verschwendung wird nicht angeboten.
    .long = Welcher Würfel geändert wird, ist egal. Ohne Marker kostet jeder Schritt eine Münze; mit einem Marker drehst du den Würfel, bei dem danach weniger Münzen nötig sind, und Münzen gleichen den Rest aus; mit zwei Markern kostet kein Wert Münzen.
    .ruling = Ein Weg wird angeboten, wenn du ihn bezahlen kannst und kein Weg mit weniger Markern genauso wenige Münzen kostet.

rule-M-DIE-9 = Ein geänderter Wert wird angeboten, wenn du damit ein anderes Banner als das Fragezeichen aktivieren kannst.
    .long = Du musst die Änderung bezahlen und das Banner danach noch aktivieren können. Die unveränderte Summe wird immer angeboten.
    .ruling = Das Fragezeichen passt zu jedem Wert; Würfel nur dafür zu ändern wäre Verschwendung und wird nicht angeboten.

rule-M-DIE-10 = Sobald du Banner auswählst, steht der Wert fest.
    .long = Später erhaltene Münzen ändern ihn nicht mehr.

## M-BAN

rules-M-BAN = Banner und Bezahlen

rule-M-BAN-1 = Du aktivierst ein schwarzes Banner, beliebig viele weiße oder das Fragezeichen.
    .long = Genau eine der drei Möglichkeiten musst du nutzen.

rule-M-BAN-2 = Ein Banner passt, wenn es genau deinen Wert zeigt.
    .long = Zeigt es zwei Werte, genügt einer davon. Das Fragezeichen eines Kunden und das Fragezeichenbanner passen zu jedem Wert.

rule-M-BAN-3 = Das Banner einer Karte wirkt nur, solange der Dorfbewohner ihres Bereichs anwesend ist.
    .long = Das gilt für schwarze wie weiße: Die Kirche braucht den Abt, der Rat den Ratsherrn, die Reise den Reisenden, das Handwerk den Handwerker, der Markt den Händler. Der Erntebereich mit den Feldern braucht keinen Dorfbewohner. Schule, Spielen, Fragezeichen, Hand und Amtsstube des Verwalters gehören zu keinem Bereich.

rule-M-BAN-4 = Was du nicht aktivieren oder nicht vollständig bezahlen kannst, wird nicht angeboten.
    .long = Das Banner muss passen, sein Dorfbewohner anwesend und jede weitere Bedingung erfüllt sein, und die Kosten musst du in diesem Moment vollständig bezahlen können.

rule-M-BAN-5 = Zeit kannst du immer zahlen.
    .long = Fehlen können nur Güter und Münzen.
    .ruling = Zeit kannst du immer zahlen, egal welche Folgen das hat.

rule-M-BAN-6 = Du nimmst die Karte, zahlst Zeit, dann Güter und Münzen, und führst die Aktion aus.
    .long = So läuft es bei einem schwarzen Banner: Die Karte verlässt die Auslage und kommt nach der Aktion in dein Dorf. Erst danach hast du ihr weißes Banner, ihr Fenster und ihren Vorteil. Eine Reisekarte bleibt im Stapel, bis du sie anlegst. Bei einem weißen Banner zahlst du Zeit, dann Güter, dann folgt die Aktion.

rule-M-BAN-7 = Ein Gut zahlst du aus dem Gebäude, das es herstellt, oder mit einem Jokergut.
    .long = Güter sind Pferd, Bier, Pflug, Schriftrolle und Planwagen. Jokergüter kommen vom Zunftrat. Einen Pflug kannst du auch mit einem zahlen, der auf deinem Feld liegt. „Ein beliebiges Gut“ zahlst du mit irgendeinem davon. Bezahlte Marker kommen in den Vorrat.

rule-M-BAN-8 = Güterkosten kannst du bezahlen, wenn Jokergüter alles Fehlende ersetzen.
    .long = Der Rest muss für die beliebigen Güter reichen. Pflüge in der Schmiede und auf deinen Feldern zählen mit.

rule-M-BAN-9 = Güter zahlst du in beliebiger Reihenfolge.
    .long = Sie kommen aus deinen Gebäuden, von deinen Feldern und von deinem Zunftrat zurück in den Vorrat.
    .ruling = Ein Gut, das nur von einem Ort kommen kann, wird automatisch gezahlt. Für die anderen wählst du die Orte nacheinander. Welches der Güter ein Jokergut ersetzt, spielt keine Rolle.

rule-M-BAN-11 = Marker auf deinen Karten bleiben gültig, auch wenn der Dorfbewohner fehlt.
    .long = Güter und Jokergüter können gezahlt werden, Markierungen zählen am Ende, und die Marker des Versammlungsplatzes ändern Würfel.

rule-M-BAN-12 = Ein Marker ohne freien Platz wird nicht gelegt.
    .long = Die Zeit des Banners zahlst du trotzdem.
    .ruling = Als erstes Banner deines Zuges darfst du auch eines aktivieren, dessen Aktion nichts bewirkt.

rule-M-BAN-13 = Auf eine Aktion darfst du ganz oder teilweise verzichten, nie auf ihre Kosten.
    .long = Das gilt für jedes Banner, das du aktivierst.
    .ruling = Die Kosten zahlst du in jedem Fall. Verzichtest du aber auf einen Bonus, der ein weiteres Banner aktiviert, entfallen dessen Kosten. Du wirst nur gefragt, wenn Verzichten nützen kann: bei Kunden, Reisekarten, Dorfvorsteher, Schule, 2/12-Plättchen und Pflügen auf Feldern. Münzen, Geschichtspunkte, Marker und alle anderen Karten nimmst du immer.

rule-M-BAN-14 = Kein Banner darf in einem Zug zweimal aktiviert werden.
    .long = Einzige Ausnahme ist ein Mönch mit dem Bonus „zweimal Schule“.

rule-M-BAN-15 = Karten verlassen ein Dorf nie.
    .long = Weder gezwungen noch freiwillig. Nur ein bedienter Kunde wechselt seinen Platz, innerhalb des Dorfes.

rule-M-BAN-16 = Ein Banner kann auch Güter oder Münzen kosten.
    .long = Manche schwarzen Banner zeigen zusätzliche Kosten in Gütern oder Münzen. Du zahlst sie beim Aktivieren, nach der Zeit.
    .ruling = Gesehen haben wir solche Kosten nur auf Mönchs- und Reisekarten. Mit eigenen Werten können Kirchen, Ratsstuben, der Versammlungsplatz, Felder, Handwerksgebäude, Mönche und Reisekarten solche Kosten haben.

## M-BLK

rules-M-BLK = Schwarze Banner

rule-M-BLK-1 = Du aktivierst genau ein schwarzes Banner und sonst nichts.
    .long = Dann ist dieser Teil des Zuges vorbei. Nur durch den Bonus eines Mönchs kommt ein weißes Banner oder das Fragezeichen dazu.

rule-M-BLK-2 = Schwarze Banner haben die Karten der Auslage, die Hand und die Amtsstube des Verwalters.
    .long = Kunden haben keines. Jede Kartenart hat weitere Bedingungen.

rule-M-BLK-3 = Du führst die Aktion unter dem Banner aus, und die Karte kommt in dein Dorf.
    .long = Die Karte liegt mit der hellen Seite nach oben in ihrem Bereich.

rule-M-BLK-4 = Eine gezogene Reisekarte musst du nicht anlegen.
    .long = Das Anlegen der Karte ist Teil der Aktion ihres Banners, du darfst also darauf verzichten; was du gezahlt hast, ist verloren. Eine zweite Karte, die du mit der Reisekirche ziehst, musst du anlegen.
    .ruling = Du wirst nur bei Reisekarten gefragt, deren helle Seite du vor dem Zahlen nicht kennst; alle anderen Karten werden automatisch angelegt. Eine Reisekarte, die du nicht anlegst, kommt zurück in ihren Stapel, und der Stapel wird gemischt.

rule-M-BLK-5 = Die Hand (4 oder 10) bringt ihre Geschichtspunkte, und du beginnst die nächste Runde.
    .long = Sie zu nehmen kostet nichts. Ihre Geschichtspunkte kommen auf deinen Geschichtenbaum, und die Hand liegt mit dem Rücken nach oben vor dir.
    .ruling = Hand und Geschichtspunkte nimmst du immer zusammen.

rule-M-BLK-6 = Du kannst die Hand nehmen, solange ihre Handfläche oben liegt, aber nie im ersten Zug einer Runde.
    .long = Zu dritt und zu viert heißt das: Ihr Besitzer kann sie nicht nehmen. Zu zweit kann er es nur im ersten Zug der Runde nicht.

rule-M-BLK-7 = Zu zweit darf der Besitzer in seinem zweiten Zug die eigene Hand nehmen.
    .long = Er erhält die Geschichtspunkte und bleibt Besitzer; bis zur nächsten Vorbereitung liegt der Rücken oben.

rule-M-BLK-8 = Wird die Hand nicht genommen, beginnt ihr Besitzer wieder, und die Punkte bleiben liegen.

rule-M-BLK-9 = Die Amtsstube des Verwalters hat die Werte 4 und 10.
    .long = Sie bringt Kunden auf deinen Markt.

## M-WHT

rules-M-WHT = Weiße Banner

rule-M-WHT-1 = Weiße Banner: Schule, Spielen, Handwerksgebäude, Felder, Ratsstube, Versammlungsplatz, Kunden.
    .long = Schule und Spielen stehen auf deinem Dorfplan; jedes Handwerksgebäude, jedes Feld und jeder Kunde auf deinem Markt hat ein eigenes. Kirchen, Mönche und Reisekarten haben keine.

rule-M-WHT-2 = Du aktivierst beliebig viele nacheinander, in beliebiger Reihenfolge.
    .long = Kosten und Aktion des einen sind erledigt, bevor du das nächste wählst. Nach dem ersten darfst du jederzeit aufhören.

rule-M-WHT-3 = Jedes muss zum selben Wert passen und wird für sich bezahlt.
    .long = Ein Kunde mit Fragezeichen passt immer.

rule-M-WHT-4 = Was du im selben Zug bekommst, zählt schon für das nächste Banner.
    .long = Dorfbewohner, Güter und Plätze werden geprüft, wenn du ein Banner wählst: Ein Dorfbewohner aus der Schule oder ein Gut aus demselben Zug zählt schon.

rule-M-WHT-5 = Der Versammlungsplatz kommt zuletzt.
    .long = Mit ihm endet dieser Teil des Zuges.

rule-M-WHT-6 = Spielen: 1 Geschichtspunkt auf deinen Geschichtenbaum.
    .long = Das Banner zeigt die Werte deines eigenen Dorfplans. Es kostet nichts und braucht keinen Dorfbewohner.

rule-M-WHT-7 = Ein Banner neben deinem 2/12-Plättchen passt auch zu 2 und 12.
    .long = Die Kosten sind die üblichen.
    .ruling = Das Plättchen wirkt auch ohne Ratsherrn.

rule-M-WHT-8 = Das weiße Banner einer Karte zeigt dieselben Werte wie das schwarze.
    .long = Ein weißes Banner kostet 0 oder 1 Zeit.

rule-M-WHT-9 = Nach dem ersten weißen Banner wird keines mehr angeboten, das nichts ändern würde.
    .long = Du darfst ein weißes Banner aktivieren, dessen Aktion nichts bewirkt; seine Kosten zahlst du trotzdem.
    .ruling = Nach dem ersten weißen Banner eines Zuges wird ein Banner nur angeboten, wenn seine Kosten oder seine Aktion etwas ändern. Ein volles Gebäude (außer der vollen Schmiede bei einem Feld ohne Pflug), eine volle Ratsstube und eine Schule mit zwei Nachkommen, wenn kein Dorfbewohner fehlt, werden also nur angeboten, wenn das Banner Zeit kostet. Als erstes Banner werden sie immer angeboten, denn ein solcher Zug kostet weniger Zeit als das Fragezeichen.

## M-HEA

rules-M-HEA = Dorfvorsteher

rule-M-HEA-1 = Das Fragezeichenbanner wird immer angeboten.
    .long = Es passt zu jedem Wert, braucht keinen Dorfbewohner und ist immer bezahlbar. So ist immer ein Zug möglich.

rule-M-HEA-2 = Es ist das einzige Banner seines Zuges.
    .long = Du nimmst wie üblich zwei Würfel, und schwarze kosten ihre Zeit.

rule-M-HEA-3 = Es kostet 1 Zeit, und der Dorfvorsteher geht einen Schritt.
    .long = Sein Weg verbindet Haupthaus, Münzfeld und Geschichtenfeld.

rule-M-HEA-4 = Ein Schritt auf das Münzfeld bringt 1 Münze.
    .long = Vom Haupthaus und vom Geschichtenfeld aus gibt es keinen anderen Schritt.

rule-M-HEA-5 = Vom Münzfeld geht er zum Haupthaus oder für 3 Geschichtspunkte auf das Geschichtenfeld.
    .long = Du wählst. Die Geschichtspunkte kommen auf deinen Geschichtenbaum.

rule-M-HEA-6 = Kommt er zum Haupthaus, wandern alle Geschichtspunkte vom Geschichtenbaum ins Haupthaus und sind sicher.
    .long = Nur Punkte im Haupthaus zählen am Ende.

rule-M-HEA-7 = Auf dem Münzfeld darf er auch stehen bleiben.
    .long = Die Zeit zahlst du, egal ob der Dorfvorsteher geht oder nicht.
    .ruling = Auf dem Münzfeld darfst du ihn stehen lassen, dann geschieht sonst nichts. Von den anderen Feldern geht er immer weiter, denn das ist nie schlechter.

rule-M-HEA-8 = Der Dorfvorsteher ist kein Dorfbewohner.
    .long = Er kann nicht sterben und macht keinen Bereich aktiv.

## M-SCH

rules-M-SCH = Schule

rule-M-SCH-1 = Die Schule hat zwei Plätze für Nachkommen; sie sind noch keine Dorfbewohner.
    .long = Das Schulbanner braucht keinen Dorfbewohner. Links und rechts ist je ein Platz für einen Nachkommen.

rule-M-SCH-2 = Schule leer: Ein Nachkomme kommt auf den linken Platz.
    .long = Das kostet nichts.

rule-M-SCH-3 = Nur links besetzt: Der Nachkomme rückt kostenlos nach rechts oder wird für 1 Zeit Dorfbewohner.
    .long = Ein Dorfbewohner braucht einen freien Platz.

rule-M-SCH-4 = Nur rechts besetzt: Ein neuer Nachkomme kommt, oder der rechte wird Dorfbewohner und bringt 2 Geschichtspunkte.
    .long = Der neue Nachkomme kostet nichts, der Dorfbewohner 1 Zeit und einen freien Platz. Die Geschichtspunkte kommen auf deinen Geschichtenbaum.

rule-M-SCH-5 = Beide besetzt: Einer wird für 1 Zeit Dorfbewohner; der rechte bringt 2 Geschichtspunkte.
    .long = Ein Dorfbewohner braucht einen freien Platz.

rule-M-SCH-6 = Den Beruf wählst du; der Bereich ist sofort aktiv.
    .long = Du wählst unter deinen freien Plätzen.

rule-M-SCH-7 = Auf einen besetzten Platz kann kein Nachkomme kommen.
    .long = Ist kein Platz frei, bleiben nur die kostenlosen Schritte; sind beide Schulplätze besetzt, geschieht nichts.

rule-M-SCH-8 = Sind beide Plätze besetzt und fehlt ein Dorfbewohner, darfst du verzichten.
    .long = Gemeint ist der Verzicht auf die Aktion des Schulbanners.
    .ruling = Du wirst nur gefragt, wenn beide Plätze besetzt sind und ein Dorfbewohnerplatz frei ist; sonst gibt es einen kostenlosen Schritt, der nie schlechter ist. Verzichtest du, zahlst du keine Zeit.

## M-CRF

rules-M-CRF = Handwerksgebäude

rule-M-CRF-1 = Ställe liefern Pferde, die Brauerei Bier, die Schmiede Pflüge, die Schreibstube Schriftrollen, die Wagnerei Planwagen.
    .long = Von jeder Art gibt es vier Karten; sie unterscheiden sich nur in ihren Werten.

rule-M-CRF-2 = Schwarz: Handwerker anwesend, noch kein Gebäude dieser Art; du bekommst die Karte mit 1 Gut.
    .long = Du wählst eine beliebige Karte dieser Art aus der Auslage.

rule-M-CRF-3 = Weiß: Handwerker anwesend; 1 Gut auf die Karte, wenn Platz ist.
    .long = Ohne freien Platz legst du keines.

rule-M-CRF-4 = Ein Gebäude hat begrenzten Platz für seine Güter.
    .long = Wie viele Güter ein Gebäude fasst und wie viel Zeit seine Banner kosten, steht auf der Karte.

rule-M-CRF-5 = Zwei Gebäude einer Art sind nicht erlaubt.
    .long = Auch nicht mit anderen Werten.

rule-M-CRF-6 = Handwerksgebäude bringen selbst keine Ruhmespunkte.
    .long = Der Gebietsrat kann sie aber zählen.

## M-FLD

rules-M-FLD = Felder

rule-M-FLD-1 = Du darfst beliebig viele Felder haben; sie brauchen keinen Dorfbewohner.
    .long = Sie liegen im Erntebereich, der immer aktiv ist.

rule-M-FLD-2 = Schwarz: 1 Münze und das Feld ohne Pflug.
    .long = Zuerst bekommst du die Münze; dann kommt das Feld mit leerem Pflugplatz in dein Dorf.

rule-M-FLD-3 = Weiß: 1 Münze, und 1 mehr mit einem Pflug auf diesem Feld.
    .long = Jedes Feld hat ein eigenes weißes Banner. Der Pflug bleibt liegen.

rule-M-FLD-4 = Auf einem Feld ist Platz für einen Pflug, aus der Schmiede oder vom Zunftrat.
    .long = Vom Zunftrat kommt er als Jokergut.
    .ruling = Er darf auch ohne Handwerker oder Ratsherrn dorthin gelegt werden.

rule-M-FLD-5 = Mit einem Pflug auf einem Feld kannst du noch bezahlen.
    .long = Er bleibt ein Gut.
    .ruling = Ein Jokergut, das auf ein Feld gelegt wird, ist von da an ein Pflug.

rule-M-FLD-6 = Ein Pflug wandert nie von Feld zu Feld oder zurück.
    .ruling = Auch zurück in die Schmiede oder zum Rat kommt er nicht.

rule-M-FLD-7 = Einen Pflug darfst du jederzeit auf ein Feld legen.
    .ruling = Du wirst gefragt, wenn es einen Unterschied machen kann: kurz bevor du ein leeres Feld aktivierst und kurz bevor deine volle Schmiede oder dein voller Zunftrat einen Marker verlieren würde. Zu jeder anderen Zeit hat ein Pflug auf einem Feld keine Wirkung; Warten kostet also nichts.

rule-M-FLD-8 = Auf ein leeres Feld, das du aktivierst, darfst du zuerst einen Pflug legen.
    .long = Er kommt aus der Schmiede oder als Jokergut vom Zunftrat.
    .ruling = Gefragt wirst du in diesem Moment. Du darfst den Pflug auch für ein anderes Feld aufheben.

rule-M-FLD-9 = Aktivierst du eine volle Schmiede, darfst du zuerst einen ihrer Pflüge auf ein leeres Feld legen.
    .long = Das Feld wählst du. Mit einem vollen Zunftrat und einem Jokergut geht dasselbe. Lehnst du ab, ist für einen neuen Marker kein Platz.
    .ruling = Gefragt wirst du in diesem Moment.

rule-M-FLD-10 = Felder, die sich nicht unterscheiden, sind gleichwertig.
    .long = Felder sind in der Reihenfolge nummeriert, in der du sie bekommen hast.
    .ruling = Felder sind gleichwertig, wenn für sie alle dasselbe gilt: mit oder ohne Pflug, mit oder ohne Plättchen, in diesem Zug aktiviert oder nicht. Angeboten wird nur die niedrigste Nummer.

rule-M-FLD-11 = Es gibt nur acht Felder.
    .long = Das schwarze Banner der Felder kann nicht aktiviert werden, wenn der Stapel leer ist.

## M-CUS

rules-M-CUS = Kunden und Verwalter

rule-M-CUS-1 = Kunden kommen nur über den Verwalter; dafür brauchst du weder Händler noch Güter.
    .long = Sie kommen durch das Banner seiner Amtsstube oder durch einen Mönch auf deinen Markt. Dein Markt ist unbegrenzt groß.

rule-M-CUS-2 = Du nimmst 1 bis 4 Kunden: für 1 Zeit, 2 Zeit, 2 Zeit und 1 Münze, 3 Zeit und 1 Münze.
    .long = Du nimmst sie aus der Kundenauslage. Ohne Münze kannst du keine dritte Karte nehmen.

rule-M-CUS-3 = Du nimmst die Karten in beliebiger Reihenfolge oder gar keine.
    .long = Nimmst du keine, verzichtest du auf die Aktion.
    .ruling = Du wählst die Karten einzeln und zahlst, wenn du fertig bist. Nimmst du keine, zahlst du nichts.

rule-M-CUS-4 = Danach wird die Auslage auf sechs ergänzt.
    .long = Die Karten kommen vom Stapel. Ist er leer, bleibt die Auslage kürzer.

rule-M-CUS-5 = Die Auslage behält ihre Reihenfolge.
    .long = Die Kunden liegen in einer Reihe.
    .ruling = Die Reihe behält die Reihenfolge des Aufdeckens; die Lücke einer genommenen Karte schließt sich.

rule-M-CUS-6 = Mit Handelskirche und Abt wird eine Karte mehr aufgedeckt, und eine ist kostenlos.
    .long = Der Abt muss anwesend sein. Zuerst wird die weitere Karte aufgedeckt. Zur kostenlosen Karte darfst du bis zu vier weitere nehmen, die du wie üblich bezahlst, zusammen fünf.
    .ruling = Die kostenlose Karte wird abgezogen: Zwei Karten kosten so viel wie sonst eine, eine einzelne kostet nichts. Nimmst du keine, bleibt die aufgedeckte Karte in der Auslage. Liegen dort schon sieben Karten oder ist der Stapel leer, wird keine weitere aufgedeckt.

rule-M-CUS-7 = Ohne Kunden in der Auslage ist die Amtsstube geschlossen.
    .long = In der Amtsstube des Verwalters nimmst du Kunden aus der Kundenauslage.
    .ruling = Die Amtsstube kann nicht aktiviert werden, wenn die Auslage leer ist.

rule-M-CUS-8 = Bedienen: Händler anwesend, Wert passt, alle Güter bezahlt.
    .long = Du bedienst einen Kunden auf deinem Markt, indem du sein weißes Banner aktivierst: Dein Händler muss anwesend sein, der Wert muss passen (ein Fragezeichen passt immer), und du zahlst die Zeit und alle Güter. Du drehst die Karte um und legst sie auf den Stapel deiner bedienten Kunden.

rule-M-CUS-9 = Nur bediente Kunden bringen Ruhmespunkte.
    .long = Andere sind nichts wert.

rule-M-CUS-10 = Teilzahlung gibt es nicht.
    .long = Ein Kunde, dessen Güter du nicht vollständig zahlen kannst, kann nicht bedient werden. Du kannst auch keine Güter zurückhalten.

rule-M-CUS-11 = Das 2/12-Plättchen eines bedienten Kunden kommt auf den Versammlungsplatz.
    .long = Gemeint ist dein Plättchen, das neben diesem Kunden liegt.

rule-M-CUS-12 = Bediente Kunden liegen verdeckt.
    .long = Sie bilden einen Stapel.
    .ruling = Alle sehen deine bedienten Kunden, denn jeder könnte sie sich merken. Mit der Option „Bediente Kunden liegen verdeckt“ sehen die anderen bis zum Spielende nur, wie viele du bedient hast, und deine Wertung ohne sie. Wen du im laufenden Zug bedienst, sehen alle, bis er endet. Verlauf und Replay zeigen weiterhin jeden Verkauf, denn alle haben ihn gesehen.

## M-TRV

rules-M-TRV = Reise

rule-M-TRV-1 = Du reist in der Reihenfolge A, B, C, D, E.
    .long = Von jedem Buchstaben bekommst du eine Karte, und nur der nächste kann aktiviert werden.

rule-M-TRV-2 = Du brauchst den Reisenden, eine verfügbare Karte und eine Reise, die noch nicht zu Ende ist.
    .long = Die Karte ist vom nächsten Buchstaben. Die Kapelle im Stapel D und jede E-Karte beenden die Reise.

rule-M-TRV-3 = Du zahlst Zeit, einen Planwagen oder Münzen und die grauen Kosten deiner letzten Karte.
    .long = Zeit, Planwagen und Münzen richten sich nach dem Buchstaben. Reise C etwa hat den Wert 7 und kostet 2 Zeit und dazu einen Planwagen oder 2 Münzen.

rule-M-TRV-4 = Graue Kosten werden erst mit dem nächsten Buchstaben fällig.
    .long = Es sind Zeit, Münzen oder Bier. Kapelle und E-Karten haben keine.

rule-M-TRV-5 = Kannst du mit Planwagen und mit Münzen zahlen, wählst du.
    .long = Der Planwagen darf ein Jokergut sein. Das Banner wird nicht angeboten, wenn du weder den Planwagen noch die Münzen zusammen mit den grauen Kosten zahlen kannst.

rule-M-TRV-6 = Dann wird eine zufällige Karte aufgedeckt.
    .long = Sie kommt vom Stapel des Buchstabens, sobald du gezahlt hast. Du legst sie mit ihren Ruhmespunkten und grauen Kosten an oder verzichtest auf sie.

rule-M-TRV-7 = Mit Reisekirche und Abt darfst du die Karte zurücklegen und eine andere nehmen.
    .long = Der Abt muss anwesend sein. Du siehst dir die Karte an; die andere nimmst du vom selben Stapel und musst sie anlegen. Dann wird der Stapel samt der ersten Karte gemischt. Kosten fallen nicht noch einmal an.

rule-M-TRV-8 = Ohne eine andere Karte des Buchstabens gibt es nichts zu tauschen.
    .long = Die Reisekirche hilft einmal bei jedem Buchstaben.
    .ruling = Sie wird nicht angeboten, wenn keine andere Karte dieses Buchstabens übrig ist.

rule-M-TRV-9 = Reisekarten haben kein weißes Banner; angelegte können nicht zurückgegeben werden.
    .long = Sie wirken also nur einmal und bleiben dann in deinem Dorf.

## M-CHU

rules-M-CHU = Kirchen

rule-M-CHU-1 = Schwarz: Abt anwesend, noch keine Kirche; du wählst eine beliebige aus der Auslage.
    .long = Jede Kirche gibt es nur einmal.

rule-M-CHU-2 = Eine Kirche bringt einen dauerhaften Vorteil, den du nutzen kannst, solange der Abt anwesend ist.
    .long = Kirchen haben kein weißes Banner und keine sofortige Aktion.

rule-M-CHU-3 = Die Spitalkirche rettet deine Geschichtspunkte vor den Ratten, zweimal.
    .long = Fallen die Ratten ein, darf ihr Besitzer einen ihrer zwei Plätze mit einem Marker bedecken und verliert dann nichts.

rule-M-CHU-4 = Die Klosterkirche zählt als ein Fenster.
    .long = Das gilt für die Grenze von sechs und am Ende, dann auch ohne Abt. Sie ist keine Mönchskarte.

rule-M-CHU-5 = Die Handelskirche hilft bei Kunden, die Reisekirche bei Reisen.
    .long = Mit der Handelskirche wird ein weiterer Kunde aufgedeckt, und einer ist kostenlos. Mit der Reisekirche darfst du eine Reisekarte einmal tauschen.

rule-M-CHU-6 = Zwei Kirchen sind nicht erlaubt.

## M-MNK

rules-M-MNK = Mönche

rule-M-MNK-1 = Schwarz: Abt anwesend, eigene Kirche, weniger als sechs Fenster.
    .long = Du wählst die oberste Karte eines der drei Stapel.

rule-M-MNK-2 = Die nächste Karte des Stapels wird sofort sichtbar.
    .ruling = Das geschieht nach dem Bezahlen und vor dem Bonus des Mönchs.

rule-M-MNK-3 = Ein Mönch bringt einmal seinen Bonus und zählt dauerhaft als Fenster.
    .long = Den Bonus gibt es, wenn der Mönch dazukommt. Mönche haben kein weißes Banner.

rule-M-MNK-4 = Bonus Geschichte: Geschichtspunkte auf deinen Geschichtenbaum.
    .long = Die Karte zeigt, wie viele: 2 oder 3.

rule-M-MNK-5 = Bonus Dorfvorsteher: ein Schritt für 1 weitere Zeit.
    .long = Damit wird das Fragezeichenbanner einmal aktiviert.
    .ruling = Lässt du ihn stehen, verzichtest du auf den Bonus und zahlst dafür keine Zeit.

rule-M-MNK-6 = Bonus Schule: einmal die Schule.
    .long = Einen Dorfbewohner einzusetzen kostet wie üblich 1 Zeit. Andere weiße Banner folgen nicht.

rule-M-MNK-7 = Bonus zweimal Schule: die Schule zweimal hintereinander.
    .long = Beim zweiten Mal gilt, wie sie nach dem ersten Mal besetzt ist.

rule-M-MNK-8 = Bonus Verwalter: einmal die Amtsstube, für höchstens 2 bezahlte Kunden.
    .long = Du zahlst den üblichen Preis; die Handelskirche gibt ihre kostenlose Karte dazu. Du darfst auch keine nehmen.
    .ruling = Bei leerer Auslage geschieht nichts.

rule-M-MNK-9 = Ein siebtes Fenster gibt es nicht.
    .long = Mit der Klosterkirche gibt es also keinen sechsten Mönch.

rule-M-MNK-10 = Als Bonus gibt es Geschichte, Dorfvorsteher, Schule, zweimal Schule und Verwalter.

## M-MEE

rules-M-MEE = Versammlungsplatz

rule-M-MEE-1 = Schwarz (2 oder 12): Ratsherr anwesend, noch kein Versammlungsplatz.
    .long = Du darfst ihn zusätzlich zu einer Ratsstube haben; die Reihenfolge ist egal.

rule-M-MEE-2 = Du legst ein 2/12-Plättchen, erhältst 1 Geschichtspunkt und die Karte mit 1 Marker.
    .long = In dieser Reihenfolge. Das Plättchen kommt neben ein beliebiges weißes Banner deines Dorfes, der Geschichtspunkt auf deinen Geschichtenbaum.

rule-M-MEE-3 = Weiß: Plättchen versetzen oder nicht, 1 Geschichtspunkt, 1 Marker, wenn Platz ist.
    .long = Dein Ratsherr muss anwesend sein, und es ist das letzte Banner des Zuges. Das Plättchen kommt neben ein beliebiges weißes Banner, der Geschichtspunkt auf deinen Geschichtenbaum.

rule-M-MEE-4 = Das Plättchen darf neben jedem weißen Banner deines Dorfes liegen.
    .long = Das sind das Schulbanner, das Spielbanner, jedes deiner Handwerksgebäude und Felder, die Ratsstube und jeder Kunde auf deinem Markt. Durch das weiße Banner des Versammlungsplatzes darf es auch auf diesen selbst kommen.
    .ruling = Der Bereich muss nicht aktiv sein.

rule-M-MEE-5 = Neben einem Banner mit 2 und 12 oder mit Fragezeichen wirkt das Plättchen nicht.
    .long = Hinlegen darfst du es dort trotzdem.

rule-M-MEE-6 = Das Plättchen bleibt, bis der Versammlungsplatz es versetzt oder sein Kunde bedient ist.
    .long = Das weiße Banner des Versammlungsplatzes versetzt es. Wird sein Kunde bedient, kommt es auf den Versammlungsplatz.

rule-M-MEE-7 = Die Marker des Versammlungsplatzes ändern Würfel, sonst nichts.
    .long = Sie sind keine Güter.

rule-M-MEE-8 = Zwei Versammlungsplätze sind nicht erlaubt.
    .long = Also auch kein zweites Plättchen.

## M-COU

rules-M-COU = Ratsstuben

rule-M-COU-1 = Schwarz: Ratsherr anwesend, noch keine Ratsstube; du wählst eine beliebige aus der Auslage.
    .long = Jede Ratsstube gibt es nur einmal.

rule-M-COU-2 = Schwarzes und weißes Banner haben dieselbe Aktion.
    .long = Auch das weiße braucht den Ratsherrn.

rule-M-COU-3 = Finanzrat: 2 Münzen.
    .long = Sein Wert ist 3; er kostet beim Anlegen 4 Zeit, danach jeweils 1 Zeit.

rule-M-COU-4 = Zunftrat: 1 Jokergut, wenn Platz ist.
    .long = Ein Jokergut ersetzt jedes Gut oder kommt als Pflug auf ein Feld. Münzen ersetzt es nie.

rule-M-COU-5 = Gebietsrat: eine dauerhafte Markierung auf einer Kartenart.
    .long = Du legst 1 Marker auf einen freien seiner fünf Plätze: Reise, Handwerk, Kunde, Kirche oder Feld. Er bleibt dauerhaft liegen.

rule-M-COU-6 = Bevölkerungsrat: eine dauerhafte Markierung auf einem Beruf.
    .long = Du legst 1 Marker auf einen freien seiner fünf Berufsplätze. Er bleibt dauerhaft liegen. Der Dorfbewohner muss nicht anwesend sein.

rule-M-COU-7 = Sind alle Markierungen gesetzt, wirkt die Ratsstube nicht mehr.
    .long = Ihr weißes Banner kannst du noch aktivieren: Du zahlst seine Zeit, aber nichts geschieht.

rule-M-COU-8 = Zwei Ratsstuben sind nicht erlaubt.

## M-DTH

rules-M-DTH = Zeit, Tod und Ratten

rule-M-DTH-1 = Die Lebenszeitleiste ist ein Kreis aus Wolken mit einer Brücke.
    .long = Die Brücke liegt zwischen der letzten und der ersten Wolke und ist kein Feld. Startfeld ist die erste Wolke hinter der Brücke.

rule-M-DTH-2 = Für jede gezahlte Zeit rückt dein Zeitmarker eine Wolke weiter.

rule-M-DTH-3 = Überquert dein Zeitmarker die Brücke, reitet der Sensenmann auf ihm.
    .long = Er bleibt dort bis zum Ende deines Zuges. Ein zweites Überqueren im selben Zug ändert nichts: Ein Dorfbewohner stirbt.

rule-M-DTH-4 = Alle leben und arbeiten bis zum Ende des Zuges.
    .long = Das gilt auch, wenn dein Zeitmarker die Brücke schon überquert hat: Gestorben wird erst im letzten Teil deines Zuges.

rule-M-DTH-5 = Sensenmann auf der Brücke: Kein Dorfbewohner stirbt.
    .long = Steht der Sensenmann am Ende deines Zuges auf der Brücke, geschieht nichts, und der Zug endet.

rule-M-DTH-6 = Sensenmann auf deinem Zeitmarker: Er kehrt zur Brücke zurück, und ein Dorfbewohner stirbt.
    .long = Der Zeitmarker bleibt stehen. Nach dem Todesfall wird für die Ratte gewürfelt.

rule-M-DTH-7 = Du wählst, wer stirbt; Nachkommen in der Schule sind nicht wählbar.
    .long = Es ist einer deiner Dorfbewohner. Er verlässt seinen Platz und belegt einen Sarg.

rule-M-DTH-8 = Hat die Dorfchronik Platz für seinen Beruf, bekommst du Geschichtspunkte.
    .long = Die Dorfchronik hat zwei Plätze für jeden Beruf, für alle Spieler gemeinsam. Ist einer frei, wird er belegt. Die Geschichtspunkte kommen sofort auf deinen Baum; der erste Platz bringt mehr als der zweite.
    .ruling = Der erste Platz wird vor dem zweiten belegt.

rule-M-DTH-9 = Sonst kommt er in ein anonymes Grab.
    .long = Das Grab bringt nichts.
    .ruling = Gräber gehen nie aus.

rule-M-DTH-10 = Hast du keinen Dorfbewohner mehr, nimmst du ein Tagelöhnerplättchen und einen neuen Dorfbewohner.
    .long = Das geschieht sofort, noch bevor für die Ratte gewürfelt wird. Den neuen Dorfbewohner setzt du auf einen Platz deiner Wahl. Er ist ein gewöhnlicher Dorfbewohner und kann sterben.

rule-M-DTH-11 = Ohne Dorfbewohner nimmst du ein Tagelöhnerplättchen auch dann, wenn du Nachkommen in der Schule hast.
    .long = Bei jeder Entscheidung hast du also mindestens einen Dorfbewohner.

rule-M-DTH-12 = Dann rückt die Ratte um einen Würfelwurf auf das Einfallsfeld zu.
    .long = Die Augen des Rattenwürfels geben die Zahl der Felder an. Erreicht sie es nicht, endet der Zug.

rule-M-DTH-13 = Kommt die Ratte an, verliert jeder die Hälfte der Geschichtspunkte an seinem Baum, abgerundet.
    .long = Haus und Hand sind sicher. Übrige Augen verfallen.

rule-M-DTH-14 = Dann kehrt die Ratte an ihren Start zurück.
    .long = Das Startfeld hängt von der Spieleranzahl ab. Damit endet der Zug.

rule-M-DTH-15 = Der Besitzer der Spitalkirche darf den Verlust abwenden.
    .long = Er wird gefragt, wenn in diesem Moment der Abt anwesend und ein Platz auf der Kirche frei ist. Geschichtspunkte und ein Tagelöhner aus diesem Todesfall zählen schon.
    .ruling = Gefragt wird nur, wer mindestens einen Punkt verlieren würde.

rule-M-DTH-16 = Ein Baum mit 0 oder 1 Geschichtspunkt verliert nichts.

rule-M-DTH-17 = Rote Felder der Rattenleiste: Ein Wurf kann genügen.
    .long = Ein Feld der Rattenleiste ist rot, wenn das Einfallsfeld von dort mit einem Wurf erreichbar ist, sonst grau.

## M-END

rules-M-END = Spielende

rule-M-END-1 = Nach einer Runde mit 9, 14 oder 18 belegten Särgen (2, 3, 4 Spieler) endet die Partie.
    .long = Mindestens so viele müssen es sein. Sonst beginnt eine neue Runde.

rule-M-END-2 = Die Runde wird immer zu Ende gespielt.
    .long = Wird die Zahl früher erreicht, ändert das nichts, und weitere Dorfbewohner sterben wie üblich.

rule-M-END-3 = Ein anderes Spielende kennt die Spielregel nicht.

rule-M-END-4 = Nach sehr vielen Runden endet eine Partie auf jeden Fall.
    .long = Manche Banner kosten keine Zeit; vorsichtige Spieler könnten ewig weiterspielen.
    .ruling = Nach einer festen Zahl von Runden endet die Partie und wird wie üblich gewertet. Unter Menschen wird diese Zahl nie erreicht.

## M-SCO

rules-M-SCO = Wertung

rule-M-SCO-1 = Gezählt werden Kirche, Fenster, Rat, Felder, Reise, Kunden, Haus, Tagelöhner und Hand.
    .long = Die Summe ist deine Wertung. Von den Kunden zählen nur bediente. Der Versammlungsplatz gehört zum Rat.

rule-M-SCO-2 = Eine Kirche bringt ihre Ruhmespunkte; Fenster bringen 0, 2, 4, 7, 10, 14, 20.
    .long = Die Ruhmespunkte der Kirche stehen auf ihrer Karte. Die Reihe der Fenster beginnt bei keinem Fenster und endet bei sechs.

rule-M-SCO-3 = Rat: 2 für den Versammlungsplatz, dazu die Ratsstube mit ihrem Bonus.
    .long = Die Ratsstube bringt die Ruhmespunkte ihrer Karte. Einen Bonus für die Markierungen bringen Gebiets- und Bevölkerungsrat.

rule-M-SCO-4 = Gebietsrat: 1 für jede Karte einer markierten Art.
    .long = Die Arten sind Reisekarten; Handwerksgebäude; bediente Kunden; Kirche und Mönche zusammen; Felder. Es zählen deine eigenen Karten. Das Fenster der Klosterkirche ist keine Karte.

rule-M-SCO-5 = Bevölkerungsrat: 4 für jeden markierten Beruf, dessen Dorfbewohner anwesend ist.
    .long = Es zählt, wer am Ende anwesend ist.

rule-M-SCO-6 = Felder bringen je 1, Reisekarten und bediente Kunden die Ruhmespunkte ihrer Karten.
    .long = Nicht bediente Kunden zählen nicht.

rule-M-SCO-7 = Haus: seine Geschichtspunkte. Tagelöhner: je minus 5. Hand: 1.
    .long = Die Hand bringt ihrem Besitzer den Punkt, egal welche Seite oben liegt. Die Geschichtspunkte auf der Hand verfallen.

rule-M-SCO-8 = Baum, Münzen, Güter, andere Kunden und Handwerksgebäude sind nichts wert.
    .long = Beim Baum sind die Geschichtspunkte gemeint, bei den Kunden die nicht bedienten.

rule-M-SCO-9 = Ob der Bereich aktiv ist, spielt keine Rolle.
    .long = Gedruckte Ruhmespunkte und Markierungen zählen in jedem Fall.

rule-M-SCO-10 = Die höchste Wertung gewinnt; dann entscheiden Münzen, Güter und Baum zusammen.
    .long = Bei Gleichstand gewinnt die höchste Summe aus Münzen, Gütern und Geschichtspunkten am Baum. Güter sind die auf Gebäuden, Jokergüter und Pflüge auf Feldern; andere Marker zählen nicht. Ist auch die Summe gleich, wird der Sieg geteilt.

rule-M-SCO-11 = Auch die weiteren Plätze richten sich nach diesen zwei Zahlen.
    .long = Wertung und Summe entscheiden über den Sieg.
    .ruling = Sie entscheiden auch über alle weiteren Plätze; bei völligem Gleichstand wird der bessere Platz geteilt.
