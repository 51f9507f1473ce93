### Tutorials of Village, shown next to the board. One message for each step of a lesson; `.right` and `.wrong`
### comment on a move, with named variants for moves that have their own comment.

lesson-first = Die erste Partie
    .about = Was du in einem Zug tust, wie die Zeit vergeht, alle Orte des Dorfs und wie die Partie endet: sechs Situationen.
    .done = Du hast mit 27 zu 10 Punkten gewonnen. Das meiste kam von Kunden und unterwegs gesammelten Punkten. Jetzt bist du dran; der Spielplan zeigt dir immer, was möglich ist und was es kostet.

lesson-first-welcome = Das ist das Dorf, und die rote Familie gehört dir: vier Familienmitglieder der ersten Generation. Dein Ziel: die meisten Ruhmespunkte. Du bezahlst dafür vor allem mit Zeit, und die hast du immer.
lesson-first-cube = In jedem Zug nimmst du einen Stein von einem Aktionsfeld und darfst dann dessen Aktion ausführen. Fangen wir mit dem Getreide an: Nimm einen grünen oder orangefarbenen Stein von der Getreideernte.
    .fine = Auch ein guter Zug: Du bekommst den Stein und darfst die Aktion dort ausführen. Wir machen mit der Getreideernte weiter, mit der jede Familie beginnt.
    .fine-market = Auch möglich: Mit diesem Stein löst du einen Markttag für alle aus. Du hast noch nichts zu verkaufen, also machen wir mit der Getreideernte weiter.
    .wrong-plague = Ein schwarzer Stein ist ein Peststein: Er bringt keinen Einfluss und kostet 2 Zeit. Manchmal ist eine Aktion das wert, aber hier liegen noch andere Steine.
lesson-first-harvest = Der Stein liegt jetzt auf deinem Hof; mit seiner Farbe kannst du später bezahlen. Und weil er von der Getreideernte kommt, darfst du jetzt ernten.
    .wrong = Du darfst auf eine Aktion verzichten, den Stein behältst du trotzdem. Aber dann bekommst du kein Getreide, und das wirst du brauchen.
lesson-first-family = 2 Getreidesäcke, ganz ohne Zeit. Inzwischen hat Martha Nachwuchs bekommen. Das solltest du auch tun: Nimm einen braunen Stein vom Feld Familie.
    .fine = Auch ein guter Zug. Wir machen mit dem Feld Familie weiter: Je mehr Familienmitglieder, desto mehr kannst du tun.
    .wrong-plague = Wieder ein Peststein: Du würdest 2 Zeit zahlen, nur um die Aktion auszuführen. Auf dem Feld Familie liegen auch braune Steine.
lesson-first-child = Hier bekommst du Nachwuchs oder holst ein Familienmitglied vom Spielplan nach Hause.
    .wrong = Dann gäbe es keinen Nachwuchs. Du hast noch Familienmitglieder im Vorrat: Wähle den anderen Zug.
lesson-first-crafts = Ein Kind der zweiten Generation! Es kann alles, was seine Eltern können. Jetzt soll ein Familienmitglied ein Handwerk lernen: Nimm einen beliebigen Stein vom Handwerk.
    .fine = Das geht auch. Wir machen mit dem Handwerk weiter, denn von dort kommen die Güter.
    .wrong-plague = Ein Peststein kostet 2 Zeit und bringt keinen Einfluss. Nimm einen Stein vom Handwerk.
lesson-first-workshop = Es gibt fünf Gebäude. In der Wagnerei entstehen Planwagen, und die brauchst du für Kunden und für jede Reise. Bilde dort ein Familienmitglied aus.
    .fine = Auch ein gutes Handwerk; bezahlt wird dort genauso mit Zeit. Wir machen mit der Wagnerei weiter.
    .fine-buy = Beim Kauf zahlst du keine Zeit und musst niemanden ausbilden, aber die Steine sind weg. Gut, wenn es schnell gehen muss. Wir machen mit der Wagnerei weiter, um den anderen Weg zu sehen.
    .fine-mill = Die Mühle tauscht 2 Getreidesäcke und 2 Zeit gegen 2 Münzen; eine Münze ersetzt jeden Einflussstein. Wir machen mit der Wagnerei weiter.
    .wrong-pass = Dann bliebe dir nur der Stein. Versuch es mit der Wagnerei.
lesson-first-apprentice = Wen bildest du aus? Das Familienmitglied verlässt den Hof. Generation 1 stirbt zuerst und kommt dann als Handwerker in die Dorfchronik; ein Kind würde länger dort arbeiten.
lesson-first-wagon = Das hat 2 Zeit gekostet: Dein Marker ist auf der Lebenszeitleiste 2 Felder weiter. Nach der Ausbildung darfst du sofort produzieren, wenn du auch die Herstellungszeit zahlst. Tu das.
    .right = Noch einmal 2 Zeit, und ein Planwagen steht auf deinem Hof. Der nächste kostet nur noch diese 2 Zeit, denn dein Familienmitglied bleibt ausgebildet. Alle 10 Zeit überquert der Marker die Brücke; dazu kommen wir noch. Springen wir zu einer späteren Runde.
    .wrong = Du kannst den Planwagen auch später herstellen. Aber deshalb sind wir hier.

lesson-first-market = Eine spätere Runde. Du hast einen Planwagen, einen Pflug und eine Schriftrolle, und die Kunden an den Ständen verlangen genau das. Löse einen Markttag aus: Nimm den Stein vom Markt.
    .fine = Nicht schlecht. Auf dem Markt kannst du aber gerade mehr holen, also machen wir dort weiter.
lesson-first-customer = Wenn du den Markttag auslöst, darfst du zuerst einen Kunden bedienen, und dieser erste Verkauf kostet nur die Güter. Jeder Kunde zeigt, was er verlangt und wie viele Punkte er bringt. Bediene einen davon.
    .wrong = Wenn du passt, bist du für den ganzen Markttag draußen, und andere nehmen dir die Kunden weg.
lesson-first-sale = Der Kunde gehört dir und zählt am Ende. Dann hat Martha ihren Ochsen verkauft, und du bist wieder an der Reihe. Jeder weitere Verkauf kostet zusätzlich 1 grünen Einflussstein und 1 Zeit. Bediene auch den anderen Kunden.
    .right = Zwei Kunden an einem Markttag. Ist er vorbei, rücken die Kunden aus der Warteschlange an die Stände auf. Die Zeit vergeht …
    .wrong = Du hast den Markttag selbst ausgelöst und willst schon aufhören? Bediene Kunden, solange du kannst.

lesson-first-bridge = Dein Lebenszeitmarker steht dicht vor der Brücke: Sobald er sie überquert, stirbt ein Familienmitglied. Das gehört zum Spiel. Nimm den Stein vom Handwerk.
    .fine = So lässt es sich eine Weile aufschieben. Besser ist es aber, den Zeitpunkt selbst zu bestimmen: Wir machen mit dem Handwerk weiter.
lesson-first-lap = In der Wagnerei kannst du für 2 Zeit einen Planwagen herstellen. Sieh dir zuerst die Vorschau an.
    .fine = Das ginge auch. Wir machen mit dem Planwagen weiter: Damit überquert der Marker die Brücke.
    .wrong-pass = Dann passiert nichts, und du hast auch keinen Planwagen. Trau dich.
lesson-first-death = Der Marker hat die Brücke überquert: Ein Familienmitglied der ältesten Generation stirbt. Wo es gearbeitet hat, bestimmt seinen Beruf, und jeder Beruf hat eigene Plätze in der Dorfchronik. Für den Hof ist keiner mehr frei. Wer soll sterben: das Familienmitglied im Handwerk oder das auf dem Hof?
    .right = Es wird in der Dorfchronik beim Handwerk verewigt. Drei deiner Familienmitglieder dort bringen am Ende 4 Punkte, vier 7 und fünf oder mehr 12.
    .wrong-grave = Für den Hof ist kein Platz mehr frei, also bliebe nur ein Grab auf dem Friedhof. Das bringt keine Punkte. Wähle das Familienmitglied im Handwerk.

lesson-first-journey = Mit Planwagen reist du auch in andere Städte. Einen hast du, und unterwegs brauchst du rosa Einflusssteine. Nimm den Stein vom Feld Reise.
    .fine = Das geht auch. Wir machen mit der Reise weiter.
lesson-first-city = Eine Reise kostet einen Planwagen, 2 Zeit und die Steine am Weg: hier zwei rosafarbene. Schick ein Familienmitglied in die Stadt.
    .wrong-pass = Dann bleibt der Planwagen zu Hause. Der erste Besuch jeder Stadt wird belohnt, also brich auf.
lesson-first-council = Dort liegt jetzt dein Marker, und die Stadt hat sofort 3 Ruhmespunkte gebracht. Je mehr Städte du besuchst, desto mehr Punkte zählen sie am Ende. Nun zur Ratsstube: Nimm dort den grünen Stein.
    .fine = Auch ein guter Zug. Wir machen mit dem grünen Stein von der Ratsstube weiter: Zwei grüne öffnen dir die Tür.
lesson-first-enter = Für den Weg in die Ratsstube zahlst du 1 Zeit und 2 grüne Steine oder eine Schriftrolle. Tu es.
    .wrong-pass = Dann bliebe dir nur der Stein. Geh hinein: Ein Platz in der Ratsstube bringt Punkte und hilft bei jedem späteren Besuch.
lesson-first-privilege = Jeder Besuch gewährt ein Privileg. Auf der ersten Stufe ist es der Ring: Wer ihn hat, beginnt die nächste Runde. Nimm ihn.
    .right = Bei späteren Besuchen steigst du auf: Dort gibt es bessere Privilegien und am Ende mehr Punkte. Und wer in der Ratsstube oder auf Reisen stirbt, kommt dort in die Dorfchronik. Als Nächstes: das Ende einer Runde.
    .wrong-pass = Das Privileg kostet nichts. Nimm es.

lesson-first-church = Der letzte Stein der Runde liegt auf der Kirche. Ist er weg, wird eine Messe gelesen, und neue Steine werden gezogen. Nimm ihn.
    .fine = Der Brunnen: Drei Einflusssteine einer Farbe bezahlen eine beliebige Aktion. Gut zu wissen; wir machen mit der Kirche weiter.
lesson-first-priest = Du darfst ein Familienmitglied in den schwarzen Beutel werfen, in dem schon vier Mönche warten. Das kostet einen braunen Einflussstein oder 3 Zeit. Zahle den Stein.
    .wrong-pass = Dann hättest du bei der Messe niemanden im Beutel. Dort gibt es aber Punkte zu holen.
    .fine = 3 Zeit statt eines Steins: Das geht. Wir machen mit dem Stein weiter und sparen die Zeit.
lesson-first-offering = Einen braunen Einflussstein oder stattdessen eine Münze? Münzen ersetzen jeden Stein; zahle hier den Stein.
    .fine = Das geht. Wir machen mit dem Stein weiter, denn gleich ist eine Münze mehr wert.
lesson-first-mass = Alle Steine sind weg: Die Messe beginnt. Vier der fünf Figuren im Beutel werden zufällig gezogen. Für 1 Münze suchst du dein Familienmitglied gezielt heraus.
    .wrong-pass = Vier von fünf Figuren werden gezogen, also ginge es wahrscheinlich gut. Mit einer Münze ist es sicher.
lesson-first-window = In der Kirche ist jede höhere Stufe mehr wert; aufsteigen kannst du mit Getreide. Steig eine Stufe auf.
    .fine = Du darfst das Getreide behalten. Aber am Ende ist es nichts wert, eine höhere Stufe schon: Wir machen auf der zweiten Stufe weiter.

lesson-first-last = Viel später. Nur ein Grab ist noch frei, und der letzte Platz auf dem Friedhof oder in der Dorfchronik läutet das Spielende ein. Du liegst vorn, also warte nicht: Nimm den Peststein.
    .wrong = Vielleicht ein guter Zug. Aber dann hätte Martha noch viele Züge, und du liegst jetzt vorn. Läute das Ende ein.
lesson-first-grave = 2 Zeit, und der Marker überquert wieder die Brücke. Aber zuerst die Ernte, wie immer.
    .wrong-pass = Das Familienmitglied stirbt trotzdem, und für die letzte Messe brauchst du Getreide. Ernte zuerst.
lesson-first-prayer = Dein letztes Familienmitglied der ersten Generation liegt im letzten Grab; alle anderen hatten noch einen Zug. Jetzt kommt die letzte Messe. Danach ist Getreide nichts mehr wert: Steig noch einmal auf.
    .wrong-pass = Eine Stufe für zwei Getreidesäcke, die am Ende nichts mehr zählen. Steig auf.
    .right = Jetzt folgt die Schlusswertung: Reise, Ratsstube, Kirche, Dorfchronik, Kunden, Münzen und die Ruhmespunkte, die du unterwegs gesammelt hast. Hier ist der Wertungsbogen.

lesson-inn = Tutorial: Wirtshaus
    .about = Ein Gast, eine Personenkarte und wozu Bier gut ist.
    .done = Das ist das Wirtshaus: Für Bier oder Münzen kaufst du Personenkarten, und jede hat eine besondere Fähigkeit.

lesson-inn-welcome = Neben dem Dorf steht jetzt ein Wirtshaus mit drei offenen Stapeln Personenkarten. Jede hilft dir einmal oder bringt am Ende Punkte. Viele kosten Bier.
lesson-inn-visit = Das Wirtshaus ist eine Aktion wie die anderen. Nimm dort einen Stein.
    .wrong = Das ist ein anderes Aktionsfeld; hier geht es um das Wirtshaus.
lesson-inn-guest = Bevor du eine Karte kaufen kannst, muss eines deiner Familienmitglieder im Wirtshaus sein. Das kostet 1 Zeit. Setze eines der Generation 1 ein.
    .right = Du hast einen Gast im Wirtshaus und kannst es gleich nutzen.
    .wrong-young = Es bliebe lange dort, das ist nicht schlecht. Aber wer im Wirtshaus stirbt, kommt auf den Friedhof; setzen wir lieber ein Familienmitglied der ersten Generation ein.
    .wrong-pass = Dann hast du nur den Stein.
lesson-inn-talk = Das Wirtshaus zu nutzen kostet noch 1 Zeit: Du schiebst die oberste Karte eines Stapels darunter und darfst dann eine Karte kaufen. Der Schreiber passt genau; wähle also einen anderen Stapel.
    .wrong-push = Dann käme der Schreiber unter seinen Stapel. Schiebe einen der beiden anderen weiter.
    .wrong-pass = Dann gehst du leer aus. Nutze das Wirtshaus.
lesson-inn-villager = Der Schreiber kostet 1 Bier, und du hast eines.
    .right = Der Schreiber gehört dir, das Bier ist weg. Solche Karten spielst du am Anfang oder Ende deines Zuges aus; deiner endet gerade.
    .wrong = Auch eine gute Karte. Aber sehen wir uns an, was der Schreiber kann.
lesson-inn-play = Spiele den Schreiber aus: 3 Schriftrollen auf einmal, ohne Zeit und Steine.
    .right = 3 Schriftrollen für 1 Bier und 2 Zeit. Die Karte ist damit aus dem Spiel.
    .wrong-pass = Du kannst die Karte für einen späteren Zug behalten. Spielst du sie aber gar nicht aus, ist sie am Ende nichts wert.
lesson-inn-end = Bier kommt aus der Brauerei, einem Handwerksgebäude, das 2 auf einmal liefert. Auch manche Kunden verlangen Bier. Mehr musst du nicht wissen.

lesson-port = Tutorial: Hafen
    .about = Ein Kapitän, Ladung, eine Insel und ein Missionar.
    .done = Das ist der Hafen: Kapitäne, Laderäume, Inseln. Kehre in den Hafen zurück, wenn die Laderäume leer sind, und stich wieder in See.

lesson-port-welcome = Mit dem Hafen ersetzt das Meer die Reise über Land: Jede Familie hat ein Schiff mit drei Laderäumen. Das Meer hat eine eigene Ansicht; mögliche Züge leuchten dort.
lesson-port-harbour = Die Steine vom Feld Reise führen in den Hafen. Nimm einen.
    .wrong = Das ist ein anderes Aktionsfeld; hier geht es um den Hafen.
lesson-port-sail = Stich in See: einen Kapitän anheuern, laden und segeln.
    .wrong-pass = Dann bleibt das Schiff im Hafen. Das wäre schade.
lesson-port-captain = Ohne Kapitän fährt kein Schiff. Er kostet 1, 2 oder 3 Münzen; je teurer er ist, desto billiger sind danach die Schritte. Nimm den für 2.
    .right = Er bleibt, bis das Schiff zurückkehrt. Nun zu den Laderäumen: drei Dinge, keine zwei gleichen.
    .wrong-cheap = Jetzt billig, aber bei jedem weiteren Schritt teuer. Für eine einzige Fahrt mag das reichen.
    .wrong-expensive = Der beste von allen, aber dann hast du keine Münzen mehr. Der für 2 genügt.
lesson-port-load = Inseln kaufen Güter und zahlen sofort in Ruhmespunkten. Die nächste kauft Schriftrollen: Lade die Schriftrolle.
    .wrong = Auch das kaufen manche Inseln. Die nächste kauft aber Schriftrollen.
    .wrong-pass = Ein leeres Schiff bringt nichts. Lade zuerst die Schriftrolle.
    .wrong-member = Ein Familienmitglied kommt gleich an Bord, aber zuerst das Gut: die Schriftrolle.
    .wrong-grain = Getreide kauft die Insel auch, aber die Schriftrolle bringt mehr. Lade zuerst die Schriftrolle.
lesson-port-more = Es ist noch Platz. Ein Familienmitglied an Bord kann als Missionar an Land gehen. Nimm eines mit.
    .wrong = Nimm zuerst ein Familienmitglied mit; danach ist noch ein Laderaum frei.
    .wrong-pass = Es ist noch Platz. Nimm ein Familienmitglied mit.
lesson-port-full = Ein Laderaum ist noch frei. Die Insel kauft auch Getreide: Lade einen Sack.
    .right = Alles bereit. Was an Bord ist, ist nicht mehr auf dem Hof.
    .wrong = Das kaufen andere Inseln. Die nächste kauft Getreide.
    .wrong-pass = Der letzte Laderaum bliebe leer. Lade einen Getreidesack.
lesson-port-steps = Nun hinaus aufs Meer. Der erste Schritt ist frei; eine Sanduhr auf einem Feld kostet Zeit. Segle zum Gewässer neben der ersten Insel.
    .wrong = Dieser Weg führt zu anderen Inseln. Unsere liegt auf der anderen Seite.
lesson-port-land = Weitere Schritte kosten, was auf der Karte des Kapitäns steht. Lande auf der Insel.
    .wrong = Du kannst auch auf See bleiben und in einem anderen Zug weitersegeln. Die Insel kauft aber deine Schriftrolle; lande dort.
lesson-port-fare = Einen Einflussstein oder stattdessen eine Münze?
    .wrong-coin = Das ginge. Behalte aber die Münze: Kapitäne lassen sich nur mit Münzen bezahlen.
lesson-port-sell = Gelandet! Verkaufe die Schriftrolle oder das Getreide.
    .wrong-pass = Du bist so weit gesegelt; verkaufe etwas.
    .wrong-mission = Der Missionar darf auch danach noch an Land. Verkaufe also zuerst.
lesson-port-rest = Die Insel kauft auch den Rest: Verkaufe ihn. Verkaufen, einen Missionar entsenden und laden darfst du in beliebiger Reihenfolge.
    .wrong-pass = Auch der Rest bringt hier Ruhmespunkte. Verkaufe ihn.
    .wrong-mission = Der Missionar darf auch danach noch an Land. Verkaufe zuerst den Rest.
lesson-port-mission = Jetzt geht dein Familienmitglied als Missionar an Land.
    .right = Die Schriftrolle, das Getreide und der Missionar bringen zusammen 7 Ruhmespunkte. Wer auf See oder auf einer Insel stirbt, gehört in der Dorfchronik zur Berufsgruppe Reise.
    .wrong-pass = Der Platz auf der Insel ist jetzt frei. Später gehört er vielleicht einer anderen Familie.
lesson-port-end = In einer weiteren Seeaktion kannst du weitersegeln oder für 1 Zeit von überall in den Hafen zurückkehren. Auf anderen Inseln warten Kakao, Tee und Schatztruhen; die Ballen kauft der Markt.

lesson-goals = Tutorial: Lebensziele
    .about = Zwei geheime Karten und was passiert, wenn du ein Ziel erreichst.
    .done = Das sind die Lebensziele: geheim, bis du sie wertest.

lesson-goals-welcome = Jede Familie hat eine silberne und eine goldene Karte, die nur ihr Besitzer sehen darf. Deine sind für dich aufgedeckt. Klick auf eine Karte, um sie zu lesen: Der Bauer verlangt 5 Getreidesäcke, einen Ochsen und einen Pflug auf deinem Hof.
lesson-goals-harvest = Ochse, Pflug und 3 Säcke hast du schon. Mit Ochse und Pflug bringt eine Ernte mehr als genug. Nimm den Stein von der Getreideernte.
    .wrong = Das bringt dich dem Ziel nicht näher. Eine Ernte schon.
lesson-goals-reached = Ernte und sieh, was passiert.
    .right = Du erfüllst das Ziel, sobald alles gleichzeitig auf deinem Hof liegt.
    .wrong-pass = Dir fehlt nur noch das Getreide.
lesson-goals-score = Jetzt darfst du es werten oder die Karte verdeckt lassen und es später werten. Werte es.
    .right = 5 Ruhmespunkte, und alle sehen die Karte. Du behältst alles, was du hast.
    .wrong-keep = Dann wirst du zu Beginn deines nächsten Zuges wieder gefragt, falls du das Ziel noch erfüllst. Warten bringt dir hier nichts.
lesson-goals-end = Ein goldenes Ziel bringt 8 Ruhmespunkte, dauert aber länger; deines verlangt ein Familienmitglied auf der höchsten Stufe der Ratsstube. Ein verfehltes Ziel kostet nichts.

lesson-customers = Tutorial: Zusätzliche Kunden
    .about = Vier weitere Kunden und was sie wert sind.
    .done = Vier Kunden mit einem Stern: Halte in der Warteschlange nach ihnen Ausschau.

lesson-customers-welcome = Vier weitere Kunden mit einem Stern sind in den Stapel gemischt. Sie verlangen zwei Güter, die selten zusammenkommen, und bringen dafür viele Punkte. Zwei von ihnen stehen an den Ständen.
lesson-customers-market = Du hast eine Schriftrolle und einen Pflug, und genau das verlangt einer von ihnen. Löse einen Markttag aus.
    .wrong = Das kann warten. Der Kunde vielleicht nicht.
lesson-customers-star = Bediene den Kunden mit dem Stern, der Schriftrolle und Pflug verlangt.
    .right = 5 Ruhmespunkte. Ansonsten sind Kunden mit Stern Kunden wie alle anderen.
    .wrong-other = Ein guter Kunde, aber nur der erste Verkauf ist ohne Gebühr, und ein anderer Kunde ist mehr wert.
    .wrong-pass = Martha würde sich freuen.
lesson-customers-end = Sobald einer von ihnen in die Warteschlange kommt, weißt du rechtzeitig, was du sammeln musst.

lesson-marriage = Tutorial: Heirat
    .about = Ein Platz im Zeremonienbereich, eine Hochzeit und eine Mitgift.
    .done = Das ist die Heirat: Vor jeder Messe kann eine Hochzeit gefeiert werden. Lass sie dir nicht entgehen.

lesson-marriage-welcome = Neben dem Dorf liegt der Heiratsplan. Im Zeremonienbereich gibt es vier Ränge: Die erste und die zweite Figur heiraten einander, die dritte und die vierte auch. Marthas Tochter steht schon auf dem ersten Rang.
lesson-marriage-rank = Du hast den letzten Stein der Runde genommen, vom Feld Heirat. Gleich ist also Hochzeit! Stelle ein Familienmitglied neben Marthas Tochter, auf den zweiten Rang.
    .wrong = Dort wärst du allein, falls nicht der Würfel eine pinke Figur bringt. Neben Marthas Tochter ist die Hochzeit sicher.
    .wrong-pass = Dann heiratet sie vielleicht in eine andere Familie. Stelle dich neben sie.
lesson-marriage-bride = Wer soll heiraten?
    .right = Verheiratet! Der zweite Rang bringt 3 Ruhmespunkte. Paare leben im Elternglück, wo jedes Familienmitglied am Ende noch einen Punkt bringt. Dazu gibt es eine Mitgift: Martha wählt ein Kind.
    .wrong-young = So jung? Lass zuerst ein Familienmitglied der ersten Generation heiraten.
lesson-marriage-dowry = Jetzt wählst du deine Mitgift.
    .right = Ein Gut, ohne Handwerksgebäude und ohne Zeit. Danach wird die Messe gelesen, und eine neue Runde beginnt.
    .right-child = Ein Kind, ohne einen Stein vom Feld Familie. Danach wird die Messe gelesen, und eine neue Runde beginnt.
    .right-bread = Ein Brot und ein Einflussstein. In einer Messe bezahlt ein Brot einen ganzen Schritt in der Kirche. Danach wird die Messe gelesen, und eine neue Runde beginnt.
lesson-marriage-end = Zur Erweiterung gehört auch der Schmuggler: Brot für Zeit, ein Gut für eine Münze oder zwei Einflusssteine für einen und etwas Zeit. Probier ihn aus, wenn dir eine Farbe fehlt.

lesson-solo = Tutorial: Solo-Modus
    .about = Conny: ihre Steine, ihre Kunden, ihr Schicksal und wie eine Partie gegen sie endet.
    .done = Das ist der Solo-Modus. Spiele wie zu zweit oder suche neue Wege: Conny folgt dir bei jedem Stein, und es bleibt ein Wettlauf gegen die Zeit.

lesson-solo-welcome = Du spielst allein, aufgebaut wird wie zu zweit: Die andere Familie gehört Conny, deiner Rivalin. Sie hat weder Hof noch Güter noch Punkte. Aber sie nimmt Steine und Kunden, belegt Plätze in Kirche und Dorfchronik und kann das Spielende einläuten. Dein Ziel: möglichst viele Ruhmespunkte.
lesson-solo-cube = Du beginnst jede Runde. Nimm wie gewohnt einen grünen Stein von der Getreideernte und achte darauf, was Conny tut.
    .wrong = Ein guter Stein, und Conny würde dir auch dort folgen. Nimm aber zuerst einen grünen Stein von der Getreideernte.
    .wrong-plague = Ein Peststein kostet dich wie immer 2 Zeit, und auch Conny würde einen suchen. Nimm einen grünen Stein.
lesson-solo-follow = Conny ist nach deiner Aktion dran. Ernte also zuerst.
    .right = Für jeden Stein, den du nimmst, nimmt Conny auch einen: möglichst dieselbe Farbe vom selben Feld. Der zweite grüne Stein ist also weg. Er liegt jetzt auf ihrer Ablage, wo jeder neue Stein in das nächste Fach kommt.
    .wrong-pass = Conny nimmt ihren Stein auch, wenn du auf die Aktion verzichtest. Verzichte also nicht: Ernte.
lesson-solo-family = Nun zum Feld Familie. Dort liegt nur ein brauner Stein; nimm ihn.
    .wrong = Auch das geht. Aber um zu sehen, wo Conny weitersucht, nimm den braunen Stein vom Feld Familie.
lesson-solo-clockwise = Sorge für Nachwuchs. Die Vorschau zeigt dir, welchen Stein Conny nehmen wird.
    .right = Auf dem Feld Familie lag kein brauner Stein mehr, also hat Conny im Uhrzeigersinn weitergesucht: über die Getreideernte bis zum Handwerk. Mit jedem deiner Züge verschwinden zwei Steine; überlege also, welchen du als Nächstes brauchst.
    .wrong-pass = Conny nimmt ihren Stein trotzdem, und du hättest keinen Nachwuchs.

lesson-solo-market = Eine spätere Runde. Der Kunde am ersten Stand verlangt einen Planwagen und einen Pflug, und du hast beides. Löse einen Markttag aus: Nimm den Stein vom Markt.
    .wrong = Zuerst die Kunden: Nimm den Stein vom Markt.
lesson-solo-customer = Du bedienst zuerst, wie immer ohne Gebühr. Conny nimmt stets den vordersten Kunden, also den am ersten Stand. Wen bedienst du?
    .right = Du hast den vordersten Kunden bedient, also hat Conny den nächsten genommen, an Stand 2, ohne etwas zu zahlen. An jedem Markttag nimmt sie einen Kunden, egal wer ihn auslöst. Punkte bringt er ihr nicht, aber er ist weg.
    .wrong-other = Dann würde Conny den vordersten Kunden nehmen, und der bringt hier die meisten Punkte. Bediene ihn selbst.
    .wrong-pass = Der Markttag findet trotzdem statt, und Conny würde den vordersten Kunden nehmen. Bediene ihn selbst.
lesson-solo-choice = Jetzt kommt Connys Stein. Grün liegt nirgends mehr aus, und Markt und Reise sind leer. Sie nimmt also einen Stein von der Ratsstube, und du wählst, welchen. Gib ihr den Peststein und heb dir den braunen auf.
    .right = Connys Stein hat ein Schicksalsplättchen überschritten, das sofort aufgedeckt wird: ein Federkiel! Eines ihrer Familienmitglieder stirbt, immer aus der niedrigsten Generation. Der Stein kam von der Ratsstube, also belegt es in der Dorfchronik einen Platz dieser Berufsgruppe.
    .wrong-brown = Das darfst du. Aber den braunen Stein kannst du selbst brauchen, und ein Peststein schadet Conny nicht. Gib ihr den Peststein.
lesson-solo-fate = In jedem 3er-Set ist ein Federkiel. Zwei leere Plättchen lagen offen, also musste das dritte der Federkiel sein; jetzt liegen alle drei neu gemischt und verdeckt da. Zähle mit, dann weißt du, wann Conny jemanden verlieren kann. Kommt ihr Stein vom Markt, wird stattdessen ein Grab belegt.

lesson-solo-church = Außer auf den Markt reagiert Conny nur auf die Kirche. Dort liegen zwei braune Steine: Nimm einen.
    .wrong = Darauf reagiert Conny nicht. Nimm einen braunen Stein von der Kirche.
lesson-solo-priest = Wirf ein Familienmitglied in den schwarzen Beutel und bezahle mit dem braunen Stein.
    .right = Conny hat den anderen braunen Stein genommen, also kommt auch eines ihrer Familienmitglieder von der Kirche in den schwarzen Beutel, ohne Kosten. Zu Beginn warten dort vier: Zuerst sind die „3er“ dran, dann die „4er“.
    .wrong-pass = Conny reagiert trotzdem. Wirf auch ein Familienmitglied hinein.
    .wrong-time = 3 Zeit statt eines Steins. Du hast den Stein; spar dir die Zeit.
lesson-solo-mass = In der Messe wird wie üblich gezogen. Ein Familienmitglied von Conny kommt auf die erste Stufe, auf der noch keines von ihr steht. So steht jedes höher als das vorige, ganz ohne Getreide. Und hat sie die Mehrheit, verfallen die Punkte dafür.
lesson-solo-well = Nur auf den Brunnen folgt kein Zug von Conny: Sie nimmt weder einen Stein noch einen Kunden, und du bist sofort wieder am Zug. Und der Ring der Ratsstube entscheidet nicht, wer beginnt; bis zur neuen Runde ist er eine Münze wert.

lesson-solo-race = Viel später. Nur ein Grab ist noch frei, und im unteren Set liegt nur noch ein Plättchen verdeckt: der Federkiel. Connys nächster Stein überschreitet es, und eines ihrer Familienmitglieder stirbt. Ist die Berufsgruppe in der Dorfchronik voll, belegt es das letzte Grab.
lesson-solo-grain = Für den Hof ist kein Platz mehr frei. Kommt Connys nächster Stein also von der Getreideernte, läutet sie das Spielende ein. Lass es geschehen: Nimm dort einen grünen Stein.
    .wrong = Dann käme Connys Stein von einem anderen Feld und gehörte zu einer anderen Berufsgruppe; damit kannst du Zeit gewinnen. Sehen wir uns aber an, wie sie das Ende einläutet.
    .wrong-well = Nach dem Brunnen nimmt Conny keinen Stein, du könntest es also aufschieben. Sehen wir uns aber an, wie sie das Ende einläutet.
lesson-solo-grave = Zuerst die Ernte, dann ist Conny dran.
    .right = Das letzte Grab ist belegt: Conny hat das Ende eingeläutet. Du hast noch einen letzten Zug, auf den keiner mehr von ihr folgt, dann kommt die letzte Messe. Läutest du das Ende selbst ein, nimmt sie noch den Stein, der auf deinen letzten folgt.
    .wrong-pass = Conny nimmt ihren Stein trotzdem. Ernte.
lesson-solo-last = Du hast 49 Punkte, einen zu wenig für den nächsten Titel. Nimm einen Stein von der Ratsstube.
    .wrong = Das bringt dir jetzt keine Punkte. Die Ratsstube schon.
lesson-solo-stage = Dein Familienmitglied auf der 4. Stufe darf ein Privileg nutzen, ohne weiterzuziehen.
    .wrong = Das bringt dir jetzt keine Punkte. Nutze ein Privileg.
lesson-solo-privilege = 4. Stufe: 1 Münze für 3 Ruhmespunkte.
    .right = 51 Punkte. Die letzte Messe ist gelesen, und die Partie ist vorbei. Gewertet wirst nur du.
    .wrong = Das ist am Ende nichts wert. Nimm die Punkte.
lesson-solo-end = 51 Punkte: Du bist Meister. Unter 40 bist du Lehrling, ab 40 Geselle, ab 50 Meister, ab 60 Großmeister, ab 70 Genie und ab 80 Polyhistor; Wirtshaus, Hafen und Heirat heben die Grenzen an. Gewinner und Verlierer gibt es nicht: Du spielst um den besten Titel.
