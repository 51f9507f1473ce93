### Village: the inn. Words first, then cards, then rules.

## Words

expansion-inn = Wirtshaus
line-villagers = Personenkarten

word-beer = Bier
    .some = { $n ->
        [one] ein Bier
       *[other] { $n } Bier
    }
space-inn = Wirtshaus
    .at = auf dem Feld Wirtshaus
    .from = vom Feld Wirtshaus
    .to = für das Feld Wirtshaus
word-inn = Wirtshaus
    .at = im Wirtshaus
    .from = aus dem Wirtshaus
    .to = ins Wirtshaus
word-brewery = Brauerei
    .at = in der Brauerei
    .from = aus der Brauerei
    .to = in die Brauerei

question-inn = Bringe ein Familienmitglied ins Wirtshaus oder verzichte.
question-cycle = Nutze das Wirtshaus: Schiebe die oberste Karte eines Stapels darunter, oder verzichte.
question-villager = Kaufe eine der sichtbaren Personenkarten oder keine.
question-reveal = Decke eine Personenkarte auf.
question-window = Spiele eine Personenkarte aus oder mach weiter.
question-window-begin = Spiele vor deinem Zug eine Personenkarte aus oder mach weiter.
question-window-end = Deine Aktion ist ausgeführt: Spiele eine Personenkarte aus oder beende deinen Zug.
question-window-dying = Gleich stirbt eines deiner Familienmitglieder. Spiele vorher eine Personenkarte aus oder mach weiter.
question-window-burial = Für dein verstorbenes Familienmitglied ist in der Dorfchronik kein Platz. Spiele eine Personenkarte aus oder mach weiter.
question-window-close = Der Markttag ist vorbei. Spiele eine Personenkarte aus oder mach weiter.
question-window-bag = Bevor du Familienmitglieder aus dem schwarzen Beutel heraussuchst: Spiele eine Personenkarte aus oder mach weiter.
question-window-promote = Bevor du in der Kirche aufsteigst: Spiele eine Personenkarte aus oder mach weiter.
question-serve = Wähle den Kunden, den du ohne Markttag bedienst.
question-scrap = Wähle den Kunden, den du kostenlos nimmst.
question-call = Suche Familienmitglieder kostenlos aus dem schwarzen Beutel heraus oder mach weiter.
question-mercy = Lass Familienmitglieder ohne Getreide in der Kirche aufsteigen oder mach weiter.
question-lift = Wähle, wer aufsteigt.
question-rise = Wähle, wer in der Ratsstube aufsteigt.

move-crafts-brewery-train = Brauer ausbilden
move-crafts-brewery-make = Bier brauen
move-crafts-brewery-buy = Bier kaufen
move-inn-pass = verzichten
move-inn-place = Familienmitglied der Generation { $a } ins Wirtshaus
move-cycle-pass = Wirtshaus nicht nutzen
move-cycle-push = Oberste Karte von Stapel { $a } darunterschieben
move-villager-pass = keine Karte kaufen
move-villager = { $a }
move-reveal = { $a }
move-window-pass = keine Karte ausspielen
move-window = { $a }
move-serve-stall = den Kunden an Stand { $a } bedienen
move-scrap-stall = den Kunden an Stand { $a } nehmen
move-call-pass = fertig
move-call = Familienmitglied der Generation { $a }
move-lift = Familienmitglied der Generation { $a }
move-mercy-pass = fertig
move-mercy = von der { $a }. Stufe der Kirche aufsteigen
move-rise = von der { $a }. Stufe aufsteigen

event-bard = { $who } verliert { $place-at } ein Familienmitglied der Generation { $generation }; der Barde besingt es.
event-pay_beer = { $who } zahlt { $amount } Bier.
event-pay_coins = { $who } zahlt { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }.
event-play = { $who } spielt eine Personenkarte aus: { $villager }.
event-push = { $who } schiebt die oberste Personenkarte unter Stapel { $stack }.
event-reveal = Auf Stapel { $stack } wird eine Personenkarte aufgedeckt: { $villager }.
event-scrap = { $who } nimmt den Kunden an Stand { $stall } kostenlos: { $customer }.
event-villager = { $who } kauft eine Personenkarte: { $villager }.
event-younger = { $who } zieht den Lebenszeitmarker um { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } zurück.

why-mercy-spent = Das kostenlose Getreide reicht für diesen Schritt nicht mehr.
why-no-villager-affordable = Du kannst keine der sichtbaren Personenkarten bezahlen.
why-stack-empty = Stapel { $a } ist leer.
why-villager-no-effect = Diese Personenkarte würde dir jetzt nichts bringen: { $a }.
why-villager-not-owned = Diese Personenkarte gehört dir nicht: { $a }.
why-villager-not-shown = Diese Personenkarte liegt auf keinem Stapel obenauf: { $a }.
why-villager-other-moment = Diese Personenkarte lässt sich zu diesem Zeitpunkt nicht ausspielen: { $a }.
why-villager-price = Diese Personenkarte kannst du nicht bezahlen: { $a }.
why-villager-seen = Diese Personenkarte wurde schon aufgedeckt: { $a }.

## Cards

card-blacksmith = Schmied
    .effect = Nimm 2 Pflüge.
card-cattle_farmer = Viehzüchter
    .effect = Nimm 2 Pferde oder 2 Ochsen.
card-bard = Barde
    .effect = Ein Familienmitglied, für das beim Tod in der Dorfchronik kein Platz ist, zählt trotzdem als dort verewigt.
card-medico = Medikus
    .effect = Am Ende: 1 Ruhmespunkt für jedes deiner lebenden Familienmitglieder.
card-artist = Künstler
    .effect = Am Ende: 2 Ruhmespunkte für jeden Bereich, in dem eines deiner Familienmitglieder lebt, höchstens 10.
card-scrap_dealer = Trödler
    .effect = Nimm nach einem Markttag kostenlos einen nicht bedienten Kunden.
card-priest = Priester
    .effect = Suche in einer Messe bis zu 2 deiner Familienmitglieder kostenlos aus dem schwarzen Beutel heraus.
card-count = Graf
    .effect = Am Ende: 2 Ruhmespunkte für jede Burg mit deinem Marker, höchstens 8.
card-traveller = Reisender
    .effect = Unternimm eine Reise, die nur Zeit kostet.
card-messenger = Bote
    .effect = Unternimm eine Reise, die keine Zeit kostet.
card-toll_keeper = Zöllner
    .effect = Unternimm eine Reise, die keine Einflusssteine kostet.
card-duchess = Herzogin
    .effect = Am Ende: 4 Ruhmespunkte für jedes deiner Familienmitglieder in der Ratsstube, höchstens 8.
card-wheelwright = Stellmacher
    .effect = Nimm 3 Planwagen.
card-scribe = Schreiber
    .effect = Nimm 3 Schriftrollen.
card-miller = Müller
    .effect = Nimm 5 Münzen.
card-harvester = Erntehelfer
    .effect = Fülle deinen Hof auf 5 Getreidesäcke auf.
card-brewers_widow = Brauerswitwe
    .effect = Nimm 4 Bier.
card-pedlar = Hausierer
    .effect = Nimm 2 Einflusssteine jeder Farbe.
card-midwife = Hebamme
    .effect = Führe die Aktion Familie aus.
card-market_crier = Marktschreier
    .effect = Bediene einen Kunden ohne Markttag, ohne grünen Einflussstein und ohne Zeit.
card-journeyman = Geselle
    .effect = Führe die Aktion deines Zuges noch einmal aus.
card-mayor = Bürgermeister
    .effect = Lass ein Familienmitglied in der Ratsstube eine Stufe aufsteigen; du zahlst nur die Zeit.
card-nun = Nonne
    .effect = Lass in einer Messe Familienmitglieder aufsteigen; bis zu 3 Getreidesäcke musst du dafür nicht zahlen.
card-gravedigger = Totengräber
    .effect = Bestimme, wer stirbt, gleich welcher Generation.
card-herb_woman = Kräuterfrau
    .effect = Ziehe deinen Lebenszeitmarker um bis zu 4 Felder zurück.
card-chronicler = Chronist
    .effect = Am Ende: 2 Ruhmespunkte für jedes deiner Familienmitglieder in der Dorfchronik, höchstens 8.
card-trader = Händler
    .effect = Am Ende: 2 Ruhmespunkte für jeden deiner Kunden, höchstens 12.
card-bishop = Bischof
    .effect = Am Ende: 2 Ruhmespunkte für jedes deiner Familienmitglieder auf den Stufen der Kirche, höchstens 6.
card-guild_master = Zunftmeister
    .effect = Am Ende: 5 Ruhmespunkte für jedes deiner Familienmitglieder an Handwerksgebäuden, höchstens 10.
card-storekeeper = Lagermeister
    .effect = Am Ende: 1 Ruhmespunkt für je 2 Güter auf deinem Hof, höchstens 5.
card-admiral = Admiral
    .effect = Führe eine Seeaktion aus; stichst du in See, ist der Kapitän kostenlos.
card-helmsman = Steuermann
    .effect = Dein Schiff auf See segelt 1 bis 3 Schritte ohne Steine.
card-quartermaster = Quartiermeister
    .effect = Bringe bis zu 2 Dinge vom Hof an Bord deines Schiffs auf See.
card-cartographer = Kartograf
    .effect = Am Ende: 2 Ruhmespunkte für jede Insel, auf der dein Schiff gelandet ist, höchstens 8.

-turn = Wird einmal zu Beginn oder am Ende deines Zuges ausgespielt.
-end = Bleibt bei dir und zählt am Ende der Partie.

## Terminal labels

inn-villagers = Personen
inn-bard = { $bard }: Generation { $generation } ({ $calling })
inn-guests = Gäste:
inn-out = aus dem Spiel:
inn-unseen = +{ $cards } verdeckt.
inn-under = Daruntergeschoben: { $names }.

## I-SET

rules-I-SET = Wirtshaus: Spielvorbereitung

rule-I-SET-1 = Die Erweiterung bringt Wirtshaus, Brauerei, Bier, vier Kunden und 30 Personenkarten.
    .long = Das Wirtshaus ist ein Aktionsfeld, die Brauerei ein Handwerksgebäude, Bier ein Gut. Die Kunden verlangen Bier.

rule-I-SET-2 = Du beginnst mit 1 Bier.
    .long = Es liegt zusätzlich zur üblichen Ausstattung auf deinem Hof.

rule-I-SET-3 = Vier Bierkunden werden in den Stapel gemischt.
    .long = Aus 24 Kunden werden 28.

rule-I-SET-4 = Die Personenkarten liegen in drei offenen Stapeln zu 10; nur die obersten sind zu sehen.
    .long = Sie werden gemischt; welche Karte in welchem Stapel liegt, ist Zufall.

rule-I-SET-5 = Es sind immer 30 Personenkarten im Spiel.
    .long = Sind weitere Erweiterungen dabei, kommen Personenkarten, die damit keinen Sinn ergeben, vor dem Auslegen heraus und ebenso viele andere hinein.
    .ruling = Welche Personenkarten herauskommen und welche hineinkommen.

rule-I-SET-6 = Ein Stapel zeigt zuerst nie gesehene Karten, dann die unter ihn geschobenen.
    .long = Alle noch nie gesehenen Karten bilden einen Vorrat. Muss ein Stapel eine Karte zeigen und enthält er noch ungesehene, wird eine zufällig aus diesem Vorrat gezogen, jede gleich wahrscheinlich. Unter einen Stapel geschobene Karten erscheinen erst nach dessen ungesehenen wieder, in der Reihenfolge, in der sie darunterkamen.
    .ruling = { rule-I-SET-6 }

rule-I-SET-7 = Wem welche Personenkarten gehören und welche noch nicht aufgetaucht sind, ist allen bekannt.
    .long = Ebenso, welche unter einem Stapel liegen.
    .ruling = { rule-I-SET-7 }

rule-I-SET-8 = In der Ausgabe 2011 gibt es mehr Steine, mehr Getreide und einen fünften Platz.
    .long = Der Vorrat wächst dort um 5 Einflusssteine jeder Farbe und 5 Getreidesäcke, und bis zu 5 Spieler können mitspielen. In der Big Box bleibt der Vorrat gleich. Bier und Münzen sind nicht begrenzt.

rule-I-SET-9 = Dorfchronik und Friedhof behalten ihre Größe.
    .long = Es sind so viele Plätze wie im Basisspiel mit gleich vielen Spielern.
    .ruling = Das gilt bei jeder Spieleranzahl.

## I-BRW

rules-I-BRW = Brauerei und Bier

rule-I-BRW-1 = Die Brauerei liefert 2 Bier: Ausbildung 3 Zeit, Herstellung 3 Zeit.
    .long = Sie ist ein weiteres Gebäude der Aktion Handwerk.

rule-I-BRW-2 = Oder du kaufst 2 Bier für 3 Getreidesäcke.
    .long = Das braucht weder Familienmitglied noch Zeit.

rule-I-BRW-3 = Im Übrigen ist die Brauerei ein Handwerksgebäude wie jedes andere.
    .long = Es gelten die Regeln des Handwerks: Beliebig viele Familienmitglieder können dort ausgebildet werden, mit oder ohne sofortige Herstellung, und wer dort steht, zählt für die Dorfchronik als Handwerker.

rule-I-BRW-4 = Bier ist ein Gut wie die anderen und nicht begrenzt.
    .long = Wo immer du ein Gut deiner Wahl nimmst, etwa mit dem Privileg der 3. Stufe der Ratsstube, darfst du Bier nehmen.
    .ruling = Bier darf als Gut der 3. Stufe der Ratsstube genommen werden.

rule-I-BRW-5 = Einen Preis in Bier zahlst du nur mit Bier.
    .long = Münzen ersetzen kein Bier, und Bier ersetzt nichts anderes.
    .ruling = { rule-I-BRW-5 }

rule-I-BRW-6 = Übriges Bier ist am Ende nichts wert.
    .long = Nur der Lagermeister zählt es.

## I-INN

rules-I-INN = Das Wirtshaus

rule-I-INN-1 = Das Wirtshaus ist eine Aktion wie die anderen.
    .long = Die Aktion gehört zum Aktionsfeld Wirtshaus. Du bekommst sie durch einen Stein von dort, über den Brunnen oder in einem freien letzten Zug.

rule-I-INN-2 = Hast du niemanden im Wirtshaus, darfst du für 1 Zeit ein Familienmitglied dorthin bringen.
    .long = Es kommt von deinem Hof.

rule-I-INN-3 = Jede Familie hat höchstens ein Mitglied im Wirtshaus.
    .long = Die Familien nehmen einander keinen Platz weg.
    .ruling = Die Grenze von einem Mitglied.

rule-I-INN-4 = Steht ein eigenes Familienmitglied im Wirtshaus, darfst du das Wirtshaus für 1 Zeit nutzen.
    .long = Dabei ist es gleich, ob es gerade erst oder schon früher dorthin gebracht wurde. Du darfst das Wirtshaus einmal je Aktion nutzen. Nach dem Einsetzen darfst du auch aufhören.
    .ruling = Du darfst nach dem Einsetzen aufhören.

rule-I-INN-5 = Um das Wirtshaus zu nutzen, schiebst du die oberste Karte eines Stapels unter diesen Stapel.
    .long = Du wählst den Stapel; danach ist seine nächste Karte zu sehen. Ein Stapel aus einer einzigen Karte bleibt, wie er ist.
    .ruling = Du wählst den Stapel, und ein Stapel aus einer einzigen Karte bleibt, wie er ist.

rule-I-INN-6 = Dann darfst du eine der sichtbaren Personenkarten kaufen.
    .long = Du legst ihren Preis in den Vorrat. Die Karte kommt offen vor dich, und der Stapel zeigt sofort seine nächste. Bei jeder Nutzung kaufst du höchstens eine Karte.
    .ruling = Kaufen darfst du jede der sichtbaren Personenkarten, und der Stapel zeigt sofort seine nächste Karte.

rule-I-INN-7 = Einen Stapel aus einer einzigen Karte kannst du nur wählen, wenn du eine Karte bezahlen kannst.
    .long = Gemeint ist eine der sichtbaren Karten. Könntest du keine davon bezahlen, würde sich nichts ändern.
    .ruling = { rule-I-INN-7 }

rule-I-INN-8 = Stapel werden nie aufgefüllt.
    .long = Sie werden auch nicht ausgeglichen. Ein leerer Stapel bleibt leer.
    .ruling = { rule-I-INN-8 }

rule-I-INN-9 = Dein Gast bleibt im Wirtshaus, bis er stirbt oder heimkehrt.
    .long = Nach Hause holst du ihn mit der Aktion Familie. Solange er im Wirtshaus ist, arbeitet er nirgendwo sonst.

## I-DTH

rules-I-DTH = Tod im Wirtshaus

rule-I-DTH-1 = Wer im Wirtshaus stirbt, kommt in ein Grab auf dem Friedhof.
    .long = Ein Gast ist sichtbar und kann sterben. Die Dorfchronik hat keine Berufsgruppe für ihn; freie Plätze dort nützen ihm also nichts.
    .ruling = Das Wirtshaus hat keine Berufsgruppe in der Dorfchronik; das Regelheft sagt es nur von Connys Verstorbenen.

rule-I-DTH-2 = Ein so belegtes Grab kann das Spielende einläuten.

rule-I-DTH-3 = Ist in den letzten Zügen kein Grab frei, verlässt der verstorbene Gast das Spiel.

## I-CRD

rules-I-CRD = Personenkarten allgemein

rule-I-CRD-1 = Du darfst beliebig viele Personenkarten besitzen.
    .long = Sie liegen offen vor dir. Man kann sie weder verkaufen noch weitergeben noch ablegen.
    .ruling = { rule-I-CRD-1 }

rule-I-CRD-2 = Eine Personenkarte wird einmal ausgespielt oder zählt am Ende.
    .long = Manche Personenkarten werden ausgespielt: Ihre Wirkung tritt einmal ein, dann ist die Karte aus dem Spiel. Die anderen, mit einer heruntergebrannten Kerze, bleiben bei dir und zählen am Ende der Partie.

rule-I-CRD-3 = Eine Personenkarte kannst du nur zu bestimmten Zeitpunkten ausspielen und nur, wenn sie etwas bewirkt.
    .long = Das geht auch schon im Zug, in dem du sie gekauft hast. Ihre Wirkung muss möglich sein und etwas ändern.
    .ruling = Die Zeitpunkte; anderswo heißt es, eine Karte dürfe jederzeit ausgespielt werden.

rule-I-CRD-4 = Eine Aktion durch eine Personenkarte braucht keinen Stein.
    .long = Auch den Brunnen braucht sie nicht, und sie ist nicht die Aktion deines Zuges. Es gelten alle Regeln dieser Aktion samt ihren Kosten, sofern die Karte nichts anderes sagt.
    .ruling = { rule-I-CRD-4 }

rule-I-CRD-5 = Zeit für eine Personenkarte zählt wie andere Zeit deines Zuges.
    .long = Für jedes Überqueren der Brücke stirbt am Ende des Zuges ein Familienmitglied, eines nach dem anderen.
    .ruling = { rule-I-CRD-5 }

rule-I-CRD-6 = Nicht ausgespielte Personenkarten sind nichts wert.
    .long = Jede gibt es einmal. Auch Karten, die in den Stapeln bleiben, sind nichts wert.
    .ruling = { rule-I-CRD-6 }

## I-WIN

rules-I-WIN = Wann Personenkarten ausgespielt werden

rule-I-WIN-1 = Zu Beginn deines Zuges kannst du die meisten Personenkarten ausspielen.
    .long = Das geht, bevor du einen Stein nimmst oder den Brunnen nutzt, und auch in freien letzten Zügen, nicht jedoch mit Geselle, Barde, Trödler, Priester, Nonne und Totengräber. Gefragt wirst du nur, wenn du gerade eine Karte ausspielen kannst, und nach jeder erneut.
    .ruling = { rule-I-WIN-1 }

rule-I-WIN-2 = Am Ende deines Zuges kannst du dieselben Personenkarten ausspielen und dazu den Gesellen.
    .long = Das ist nach der Aktion deines Zuges oder dem Verzicht darauf und vor den Todesfällen.
    .ruling = { rule-I-WIN-2 }

rule-I-WIN-3 = Muss eines deiner Familienmitglieder sterben, kannst du den Totengräber ausspielen.
    .long = Du brauchst ein sichtbares Familienmitglied, und es steht noch nicht fest, wer stirbt.
    .ruling = { rule-I-WIN-3 }

rule-I-WIN-4 = Findet eines deiner Familienmitglieder keinen Platz in der Dorfchronik, kannst du den Barden ausspielen.
    .long = Es steht schon fest, wer stirbt, aber die Bestattung folgt erst noch.
    .ruling = { rule-I-WIN-4 }

rule-I-WIN-5 = Ist ein Markttag vorbei, kannst du den Trödler ausspielen.
    .long = Vor dem Auffüllen der Stände wird jeder Spieler einmal gefragt, vom Auslöser an im Uhrzeigersinn.
    .ruling = { rule-I-WIN-5 }

rule-I-WIN-6 = In der Messe kannst du vor dem Heraussuchen den Priester ausspielen.
    .ruling = { rule-I-WIN-6 }

rule-I-WIN-7 = In der Messe kannst du vor dem Aufsteigen die Nonne ausspielen.
    .ruling = { rule-I-WIN-7 }

rule-I-WIN-8 = Andere Zeitpunkte gibt es nicht.
    .long = In Zügen der anderen sind es Todesfälle am Markttag, das Ende des Markttages und die Messe; nach der letzten Messe gibt es keinen mehr.
    .ruling = { rule-I-WIN-8 }

rule-I-WIN-9 = Sind 4 Figuren herausgesucht, kommt der Priester zu spät.
    .ruling = { rule-I-WIN-9 }

## I-V

rules-I-V = Die Personenkarten

rule-I-V01 = { card-blacksmith }: { card-blacksmith.effect }
    .long = Preis: 1 Münze. { -turn }

rule-I-V02 = { card-cattle_farmer }: { card-cattle_farmer.effect }
    .long = Preis: 1 Münze. { -turn }
    .ruling = Wie viele Tiere du nimmst.

rule-I-V03 = { card-bard }: { card-bard.effect }
    .long = Preis: 1 Bier. Wird einmal ausgespielt, wenn eines deiner Familienmitglieder stirbt, für das die Dorfchronik keinen Platz hat. Das Familienmitglied kommt auf diese Karte und zählt in jeder Hinsicht als in der Dorfchronik verewigt, und zwar in der Berufsgruppe des Ortes, an dem es starb; ein Gast des Wirtshauses hat keine. Es belegt weder einen Platz der Dorfchronik noch ein Grab und läutet daher nichts ein. Die Karte bleibt bei dir, wird aber nicht noch einmal ausgespielt.
    .ruling = Der Verstorbene zählt für den Beruf des Ortes, an dem er starb, und solange die Dorfchronik Platz für ihn hat, kann die Karte nicht ausgespielt werden.

rule-I-V04 = { card-medico }: { card-medico.effect }
    .long = Preis: 2 Bier. { -end } 1 Ruhmespunkt für jedes deiner lebenden Familienmitglieder: alle, die geboren und nicht gestorben sind, auch die im schwarzen Beutel.
    .ruling = Als lebend gelten alle, die geboren und nicht gestorben sind, wo immer sie sind.

rule-I-V05 = { card-artist }: { card-artist.effect }
    .long = Preis: 1 Bier. { -end } 2 Ruhmespunkte für jeden Bereich mit einem deiner lebenden Familienmitglieder: Hof, Handwerk, Ratsstube, Stufen der Kirche, Reise und Wirtshaus; höchstens 10.
    .ruling = Nur diese Bereiche zählen, die Kirche als einer.

rule-I-V06 = { card-scrap_dealer }: { card-scrap_dealer.effect }
    .long = Preis: 1 Bier. Wird einmal am Ende eines beliebigen Markttages ausgespielt, bevor die Stände aufgefüllt werden. Du nimmst kostenlos einen Kunden, der an einem Stand übrig ist. Er gilt in jeder Hinsicht als von dir bedient, und die Stände werden wie nach einem Verkauf aufgefüllt.
    .ruling = Die Karte wird am Ende eines beliebigen Markttages ausgespielt.

rule-I-V07 = { card-priest }: { card-priest.effect }
    .long = Preis: 1 Bier. Wird einmal in einer Messe ausgespielt, bevor du Familienmitglieder heraussuchst. Du nimmst bis zu 2 deiner Familienmitglieder aus dem schwarzen Beutel, ohne zu zahlen; jedes zählt zu den 4 Figuren. Danach darfst du für Münzen weitere heraussuchen.
    .ruling = Danach darfst du weitere für Münzen heraussuchen.

rule-I-V08 = { card-count }: { card-count.effect }
    .long = Preis: 1 Bier. { -end }
    .ruling = { card-count.effect }

rule-I-V09 = { card-traveller }: { card-traveller.effect }
    .long = Preis: 1 Bier. { -turn } Du unternimmst eine Reise, die ihre 2 Zeit kostet, aber weder Planwagen noch Einflusssteine.
    .ruling = { card-traveller.effect }

rule-I-V10 = { card-messenger }: { card-messenger.effect }
    .long = Preis: 1 Münze. { -turn } Du unternimmst eine Reise, die den Planwagen und die Einflusssteine kostet, aber keine Zeit.
    .ruling = { card-messenger.effect }

rule-I-V11 = { card-toll_keeper }: { card-toll_keeper.effect }
    .long = Preis: 1 Münze. { -turn } Du unternimmst eine Reise, die den Planwagen und 2 Zeit kostet, aber keine Einflusssteine.
    .ruling = { card-toll_keeper.effect }

rule-I-V12 = { card-duchess }: { card-duchess.effect }
    .long = Preis: 1 Bier. { -end } 4 Ruhmespunkte für jedes deiner Familienmitglieder in der Ratsstube, auf welcher Stufe auch immer; höchstens 8.
    .ruling = { card-duchess.effect }

rule-I-V13 = { card-wheelwright }: { card-wheelwright.effect }
    .long = Preis: 1 Münze. { -turn }
    .ruling = { card-wheelwright.effect }

rule-I-V14 = { card-scribe }: { card-scribe.effect }
    .long = Preis: 1 Bier. { -turn }
    .ruling = { card-scribe.effect }

rule-I-V15 = { card-miller }: { card-miller.effect }
    .long = Preis: 1 Bier. { -turn }
    .ruling = { card-miller.effect }

rule-I-V16 = { card-harvester }: { card-harvester.effect }
    .long = Preis: 1 Münze. { -turn } Du füllst deinen Hof auf 5 Getreidesäcke auf, soweit der Vorrat reicht. Dazu musst du weniger als 5 haben.
    .ruling = { card-harvester.effect }

rule-I-V17 = { card-brewers_widow }: { card-brewers_widow.effect }
    .long = Preis: 1 Münze. { -turn }
    .ruling = { card-brewers_widow.effect }

rule-I-V18 = { card-pedlar }: { card-pedlar.effect }
    .long = Preis: 1 Münze. { -turn } Du nimmst je 2 Einflusssteine der vier Farben, soweit der Vorrat sie hat; mindestens einen muss er haben.
    .ruling = { card-pedlar.effect }

rule-I-V19 = { card-midwife }: { card-midwife.effect }
    .long = Preis: 1 Münze. { -turn } Du führst die Aktion Familie aus, sofern du kannst: Du bekommst Nachwuchs oder holst ein Familienmitglied nach Hause.
    .ruling = { card-midwife.effect }

rule-I-V20 = { card-market_crier }: { card-market_crier.effect }
    .long = Preis: 1 Bier. { -turn } Du bedienst einen Kunden an einem Stand für seine Güter und Getreidesäcke; es gibt keinen Markttag, und du zahlst weder einen grünen Einflussstein noch Zeit. Die Stände werden sofort aufgefüllt.
    .ruling = { card-market_crier.effect }

rule-I-V21 = { card-journeyman }: { card-journeyman.effect }
    .long = Preis: 1 Bier. Wird einmal am Ende deines Zuges ausgespielt. Du führst die Aktion des Feldes, das du in diesem Zug genutzt hast, noch einmal aus, auch wenn du beim ersten Mal verzichtet hast. Ein wiederholter Markt ist ein zweiter Markttag, den du auslöst und der stattfinden muss.
    .ruling = Auch eine Aktion, auf die verzichtet wurde, kann wiederholt werden, und ein wiederholter Markt ist ein zweiter Markttag.

rule-I-V22 = { card-mayor }: { card-mayor.effect }
    .long = Preis: 1 Münze. { -turn } Eines deiner Familienmitglieder auf der 1. bis 3. Stufe der Ratsstube steigt eine Stufe auf; das kostet nur die Zeit, keine grünen Einflusssteine und keine Schriftrolle. Ein Privileg darfst du wie üblich nutzen.
    .ruling = { card-mayor.effect }

rule-I-V23 = { card-nun }: { card-nun.effect }
    .long = Preis: 1 Münze. Wird einmal in einer Messe ausgespielt, bevor du Familienmitglieder aufsteigen lässt. Du machst Schritte im Wert von insgesamt bis zu 3 Getreidesäcken, ohne zu zahlen. Für jeden Schritt muss der Rest der 3 ganz ausreichen; was übrig bleibt, verfällt. Danach darfst du weitere Schritte bezahlen.
    .ruling = { card-nun.effect }

rule-I-V24 = { card-gravedigger }: { card-gravedigger.effect }
    .long = Preis: 1 Münze. Wird einmal ausgespielt, wenn eines deiner Familienmitglieder sterben muss. Für diesen Todesfall darfst du jedes deiner sichtbaren Familienmitglieder wählen, nicht nur eines aus der niedrigsten Generation; dazu brauchst du eines aus einer höheren.
    .ruling = { card-gravedigger.effect }

rule-I-V25 = { card-herb_woman }: { card-herb_woman.effect }
    .long = Preis: 1 Münze. { -turn } Dein Lebenszeitmarker geht 4 Felder zurück, aber höchstens bis auf das erste Feld nach der Brücke; steht er schon dort, kannst du die Karte nicht ausspielen. Hat er die Brücke in diesem Zug schon überquert, zählt das weiterhin.
    .ruling = { card-herb_woman.effect }

rule-I-V26 = { card-chronicler }: { card-chronicler.effect }
    .long = Preis: 1 Bier. { -end } 2 Ruhmespunkte für jedes deiner Familienmitglieder in der Dorfchronik, auch auf der Karte des Barden; höchstens 8.
    .ruling = { card-chronicler.effect }

rule-I-V27 = { card-trader }: { card-trader.effect }
    .long = Preis: 1 Bier. { -end }
    .ruling = { card-trader.effect }

rule-I-V28 = { card-bishop }: { card-bishop.effect }
    .long = Preis: 1 Bier. { -end }
    .ruling = { card-bishop.effect }

rule-I-V29 = { card-guild_master }: { card-guild_master.effect }
    .long = Preis: 1 Bier. { -end } 5 Ruhmespunkte für jedes deiner lebenden Familienmitglieder an einem Handwerksgebäude, auch in der Brauerei; höchstens 10.
    .ruling = { card-guild_master.effect }

rule-I-V30 = { card-storekeeper }: { card-storekeeper.effect }
    .long = Preis: 1 Münze. { -end } 1 Ruhmespunkt für je 2 Güterplättchen auf deinem Hof, Bier eingeschlossen, abgerundet; höchstens 5.
    .ruling = { card-storekeeper.effect }

rule-I-V31 = { card-admiral }: { card-admiral.effect }
    .long = Preis: 1 Bier, nur mit dem Hafen. { -turn } Du führst eine Seeaktion aus. Stichst du in See, darfst du jeden der ausliegenden Kapitäne kostenlos wählen.
    .ruling = { card-admiral.effect }

rule-I-V32 = { card-helmsman }: { card-helmsman.effect }
    .long = Preis: 1 Münze, nur mit dem Hafen. { -turn } Dein Schiff außerhalb des Hafens segelt 1 bis 3 Schritte ohne Steine und darf landen. Sanduhren werden bezahlt.
    .ruling = { card-helmsman.effect }

rule-I-V33 = { card-quartermaster }: { card-quartermaster.effect }
    .long = Preis: 1 Münze, nur mit dem Hafen. { -turn } Du lädst bis zu 2 Dinge, mindestens 1, vom Hof in freie Laderäume deines Schiffs außerhalb des Hafens. Liegt es an einer Insel, darfst du dort danach Geschäfte machen.
    .ruling = { card-quartermaster.effect }

rule-I-V34 = { card-cartographer }: { card-cartographer.effect }
    .long = Preis: 1 Bier, nur mit dem Hafen. { -end } 2 Ruhmespunkte für jede Insel, auf der dein Schiff gelandet ist, jede nur einmal; höchstens 8.
    .ruling = { card-cartographer.effect }

## I-CUS

rules-I-CUS = Bierkunden

rule-I-CUS-1 = Vier Kunden verlangen Bier; sie sind 7, 6, 6 und 6 Ruhmespunkte wert.
    .long = Die vier Plättchen: Bier und Pferd 7 Ruhmespunkte, Bier und Schriftrolle 6, Bier und 2 Getreidesäcke 6, 2 Bier 6.
    .ruling = Was sie außer Bier verlangen und was sie wert sind.

rule-I-CUS-2 = Sie sind Kunden wie alle anderen.
    .long = Sie zählen als Kunden bei Gleichstand, für Lebensziele und für den Händler.

## I-SCO

rules-I-SCO = Wirtshaus: Wertung

rule-I-SCO-1 = Personenkarten, die am Ende zählen, haben eine eigene Zeile.
    .long = Sie folgt auf die Zeilen des Basisspiels; Obergrenzen gelten je Karte.

rule-I-SCO-2 = Familienmitglieder im Wirtshaus bringen für sich keine Punkte.

## I-SOL

rules-I-SOL = Wirtshaus: Solo-Modus

rule-I-SOL-1 = Conny nimmt weder Personenkarten noch Bier und geht nie ins Wirtshaus.
    .long = Es gelten die Zahlen für zwei Spieler.

rule-I-SOL-2 = Kam ihr Stein vom Wirtshaus, kommt ihr verstorbenes Familienmitglied in ein Grab auf dem Friedhof.

rule-I-SOL-3 = Im Uhrzeigersinn folgt das Wirtshaus auf das Handwerk.
    .ruling = { rule-I-SOL-3 }

rule-I-SOL-4 = Alle Titel bis auf den ersten verlangen 10 Punkte mehr.
    .ruling = Die unterste Grenze bleibt 0.

rule-I-SOL-5 = Conny nimmt ihren Kunden, bevor der Trödler kommt.
    .long = Ihr Kunde wird beim Auffüllen der Stände wie jeder andere ersetzt.
    .ruling = { rule-I-SOL-5 }

## I-CUB

rules-I-CUB = Wirtshaus: Steine

rule-I-CUB-1 = Erweiterungen bringen mehr Steine auf die Felder und in den Beutel.
    .long = Jede Erweiterung ergänzt damit die Aufbaukarte. In den Beutel kommen die Steine jeder Farbe zu Beginn jeder Runde. Mehrere Erweiterungen werden zusammengezählt.
    .ruling = { rule-I-CUB-1 }

rule-I-CUB-2 = Das Wirtshaus bringt so viele Steine, wie Spieler mitspielen.
    .long = Sie liegen auf dem Wirtshaus, damit jeder in der Runde einen Zug mehr hat; im Solo-Modus sind es 2. Dafür kommt in jeder Runde 1 Einflussstein jeder Farbe mehr in den Beutel, zu fünft 2.
    .ruling = Die Anzahl der Steine.

reason-villager = ein Dorfbewohner mehr auf der Hand: { $what }
    .less = ein Dorfbewohner weniger auf der Hand: { $what }
