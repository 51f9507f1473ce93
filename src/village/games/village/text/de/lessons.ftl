### Tutorials of Village, shown next to the board. One message for each step of a lesson; `.right` and `.wrong`
### comment on a move, with named variants for moves that have their own comment.

lesson-first = Die erste Partie
    .about = Was du in einem Zug tust, wie die Zeit vergeht und wie die Partie endet: fünf Situationen.
    .done = Das ist Village: Steine nehmen, Zeit ausgeben und Familienmitglieder in der Dorfchronik verewigen. Jetzt bist du dran; der Spielplan zeigt dir immer, was möglich ist und was es kostet.

lesson-first-welcome = Das ist das Dorf, und die rote Familie gehört dir: vier Familienmitglieder der ersten Generation. Dein Ziel: die meisten Ruhmespunkte. Du bezahlst dafür vor allem mit Zeit, und die hast du immer.
lesson-first-cube = In jedem Zug nimmst du einen Stein von einem Aktionsfeld und darfst dann dessen Aktion ausführen. Fangen wir mit dem Getreide an: Nimm einen grünen oder orangefarbenen Stein von der Getreideernte.
    .right = Der Stein liegt jetzt auf deinem Hof. Mit seiner Farbe kannst du später bezahlen. Und weil er von der Getreideernte kommt, darfst du jetzt ernten.
    .wrong = Auch das ist möglich: Du bekämst den Stein und dürftest die Aktion dort ausführen. Aber sehen wir uns zuerst die Getreideernte an.
    .wrong-plague = Ein schwarzer Stein ist ein Peststein: Er bringt keinen Einfluss und kostet 2 Zeit. Manchmal ist eine Aktion das wert, aber hier liegen noch andere Steine.
    .wrong-market = Mit dem Stein vom Markt löst du einen Markttag für alle aus. Du hast noch nichts zu verkaufen, also heben wir uns das auf.
lesson-first-harvest = Du hast Familienmitglieder auf dem Hof, also kannst du ernten.
    .right = 2 Getreidesäcke, und die Ernte kostet keine Zeit. Auf deinen Hof passen 5 Säcke. Jetzt ist Martha am Zug.
    .wrong = Du darfst auf eine Aktion verzichten, den Stein behältst du trotzdem. Aber dann bekommst du kein Getreide, und das wirst du brauchen.
lesson-first-family = Martha hat Nachwuchs bekommen. Das solltest du auch tun: Nimm einen braunen Stein vom Feld Familie.
    .wrong = Das ist ein anderes Aktionsfeld. Nachwuchs gibt es auf dem Feld Familie: Nimm dort einen braunen Stein.
    .wrong-plague = Wieder ein Peststein: Du würdest 2 Zeit zahlen, nur um die Aktion auszuführen. Es liegen auch braune Steine da.
lesson-first-child = Hier bekommst du Nachwuchs oder holst ein Familienmitglied vom Spielplan nach Hause.
    .right = Ein Kind der zweiten Generation! Es kann alles, was seine Eltern können. Es stirbt aber immer zuerst die älteste Generation.
    .wrong = Dann gäbe es keinen Nachwuchs. Du hast noch Familienmitglieder im Vorrat: Wähle den anderen Zug.
lesson-first-crafts = Jetzt soll ein Familienmitglied ein Handwerk lernen. Nimm einen beliebigen Stein vom Handwerk.
    .wrong = Das ist ein anderes Aktionsfeld. Um ein Handwerksgebäude zu nutzen, brauchst du einen Stein vom Handwerk.
lesson-first-workshop = Es gibt fünf Gebäude. In der Wagnerei entstehen Planwagen, und die brauchst du für Kunden und für jede Reise. Bilde dort ein Familienmitglied aus.
    .wrong = Auch ein gutes Handwerk; bezahlt wird dort genauso mit Zeit. Diesmal soll es aber die Wagnerei sein.
    .wrong-buy = Beim Kauf zahlst du keine Zeit und musst niemanden ausbilden, aber die Steine sind weg. Gut, wenn es schnell gehen muss. Sehen wir uns an, wie es ohne Steine geht.
    .wrong-mill = Die Mühle tauscht 2 Getreidesäcke und 2 Zeit gegen 2 Münzen; eine Münze ersetzt jeden Einflussstein. Bauen wir aber zuerst einen Planwagen.
    .wrong-pass = Dann bliebe dir nur der Stein. Versuch es mit der Wagnerei.
lesson-first-apprentice = Wen bildest du aus? Das Familienmitglied verlässt den Hof. Nimm eines der ersten Generation: Es stirbt zuerst und kommt dann als Handwerker in die Dorfchronik.
    .right = Das hat 2 Zeit gekostet: Sieh auf deine Lebenszeitleiste. Jedes Feld ist 1 Zeit, und alle 10 Felder überquert der Marker die Brücke. Dazu kommen wir noch.
    .wrong = Das Kind? Das geht, und es würde länger leben. Aber dann bleiben nur die Alten auf dem Hof. Nimm ein Familienmitglied der Generation 1.
lesson-first-wagon = Nach der Ausbildung darfst du sofort produzieren, wenn du auch die Herstellungszeit zahlst. Tu das.
    .right = Noch einmal 2 Zeit, und ein Planwagen steht auf deinem Hof. Der nächste kostet nur noch diese 2 Zeit, denn dein Familienmitglied bleibt ausgebildet. Springen wir zu einer späteren Runde.
    .wrong = Du kannst den Planwagen auch später herstellen. Aber deshalb sind wir hier.

lesson-first-market = Einige Runden später. Du hast einen Planwagen, einen Pflug und eine Schriftrolle, und die Kunden an den Ständen verlangen genau das. Löse einen Markttag aus: Nimm den Stein vom Markt.
    .wrong = Auf dem Markt kannst du gerade mehr holen. Sieh nach, was die Kunden an den Ständen verlangen und was auf deinem Hof liegt.
lesson-first-customer = Du hast den Markttag ausgelöst, also darfst du zuerst einen Kunden bedienen, und dieser erste Verkauf kostet nur die Güter. Jeder Kunde zeigt, was er verlangt und wie viele Punkte er bringt. Bediene den mit den meisten Punkten.
    .right = Der Kunde gehört dir und zählt am Ende. Jetzt dürfen die anderen reihum bedienen, bis alle gepasst haben. Martha verkauft ihren Ochsen.
    .wrong-other = Auch ein Verkauf, aber mit weniger Punkten, und nur der erste ist ohne Gebühr. Bediene zuerst den anderen Kunden.
    .wrong-pass = Wenn du passt, bist du für den ganzen Markttag draußen, und andere nehmen dir die Kunden weg.
lesson-first-sale = Du bist wieder an der Reihe. Jeder weitere Verkauf kostet zusätzlich 1 grünen Einflussstein und 1 Zeit. Ein Kunde verlangt noch eine Schriftrolle und einen Getreidesack.
    .wrong-pass = Du hast den Markttag selbst ausgelöst und willst schon aufhören? Bediene Kunden, solange du kannst.
lesson-first-price = Die Gebühr: ein grüner Einflussstein oder stattdessen eine Münze. Eine Münze ersetzt jeden Einflussstein und ist am Ende einen Punkt wert.
    .right = Zwei Kunden an einem Markttag. Ist er vorbei, rücken die Kunden aus der Warteschlange an die Stände auf.
    .right-coin = Das geht auch, und du behältst den grünen Stein. Zwei Kunden an einem Markttag; nun rücken die Kunden aus der Warteschlange an die Stände auf.

lesson-first-later = Viel Zeit ist vergangen. Dein Lebenszeitmarker steht dicht vor der Brücke: Sobald er sie überquert, stirbt ein Familienmitglied. Das gehört zum Spiel.
lesson-first-bridge = Nimm den Stein vom Handwerk und sieh, was passiert.
    .wrong = So lässt es sich eine Weile aufschieben. Besser ist es aber, den Zeitpunkt selbst zu bestimmen.
lesson-first-lap = In der Wagnerei kannst du für 2 Zeit einen Planwagen herstellen. Sieh dir zuerst die Vorschau an.
    .right = Der Marker hat die Brücke überquert. Du führst deinen Zug erst zu Ende und behältst den Planwagen; dann muss ein Familienmitglied deiner ältesten Generation sterben.
    .wrong = Das ginge auch. Sehen wir uns aber an, was beim Überqueren der Brücke passiert: Stelle den Planwagen her.
    .wrong-pass = Dann passiert nichts, und du hast auch keinen Planwagen. Trau dich.
lesson-first-chronicle = Der Ort, an dem ein Familienmitglied stirbt, bestimmt seinen Beruf: Jeder Beruf hat eigene Plätze in der Dorfchronik, und nur die bringen Punkte. Für den Hof ist kein Platz mehr frei.
lesson-first-death = Wer soll sterben: das Familienmitglied im Handwerk oder das auf dem Hof?
    .right = Es wird in der Dorfchronik beim Handwerk verewigt. Drei deiner Familienmitglieder dort bringen am Ende 4 Punkte, vier 7 und fünf oder mehr 12.
    .wrong-grave = Für den Hof ist kein Platz mehr frei, also bliebe nur ein Grab auf dem Friedhof. Das bringt keine Punkte. Wähle das Familienmitglied im Handwerk.

lesson-first-church = Die Runde geht zu Ende: Der letzte Stein liegt auf der Kirche. Ist er weg, wird eine Messe gelesen, und neue Steine werden gezogen. Nimm ihn.
    .wrong = Den Brunnen sehen wir uns später an: Drei Einflusssteine einer Farbe bezahlen eine beliebige Aktion. Nimm den letzten Stein.
lesson-first-bag = Jetzt darfst du ein Familienmitglied in den schwarzen Beutel werfen. Dort warten schon vier Mönche.
lesson-first-priest = Das kostet einen braunen Einflussstein oder 3 Zeit. Tu es.
    .wrong-pass = Dann hättest du bei der Messe niemanden im Beutel. Dort gibt es aber Punkte zu holen.
    .wrong-time = 3 Zeit statt eines Steins. Du hast den Stein; spar dir die Zeit.
lesson-first-offering = Einen braunen Einflussstein oder stattdessen eine Münze?
    .wrong-coin = Das ginge. Aber gleich ist eine Münze mehr wert als ein Stein.
lesson-first-novice = Wer kommt in den Beutel?
    .right = In der Kirche spielt die Generation keine Rolle, und im Beutel kann das Familienmitglied nicht sterben. Alle Steine sind weg: Die Messe beginnt.
    .right-young = Es wird lange in der Kirche bleiben. Nur sichtbare Familienmitglieder können sterben, und im Beutel ist niemand zu sehen. Alle Steine sind weg: Die Messe beginnt.
lesson-first-mass = In der Messe werden vier Figuren zufällig aus dem Beutel gezogen, vielleicht nur Mönche. Für 1 Münze suchst du dein Familienmitglied gezielt heraus.
    .wrong-pass = Vier von fünf Figuren werden gezogen, also ginge es wahrscheinlich gut. Mit einer Münze ist es sicher.
lesson-first-window = In der Kirche ist jede höhere Stufe mehr wert; aufsteigen kannst du mit Getreide. Steig eine Stufe auf.
    .wrong-pass = Du darfst das Getreide behalten. Aber am Ende ist Getreide nichts wert, eine höhere Stufe schon.
    .right = Für einen Getreidesack auf die zweite Stufe. Wer nach der Messe die Mehrheit in der Kirche hat, erhält außerdem 2 Ruhmespunkte. Eine Situation fehlt noch.

lesson-first-last = Viel später. Nur ein Grab ist noch frei, und der letzte Platz auf dem Friedhof oder in der Dorfchronik läutet das Spielende ein. Du liegst vorn, also warte nicht: Nimm den Peststein.
    .wrong = Vielleicht ein guter Zug. Aber dann hätte Martha noch viele Züge, und du liegst jetzt vorn. Läute das Ende ein.
lesson-first-grave = 2 Zeit, und der Marker überquert wieder die Brücke. Aber zuerst die Ernte, wie immer.
    .right = Dein letztes Familienmitglied der ersten Generation stirbt. In der Dorfchronik ist kein Platz für den Hof, also belegt es das letzte Grab. Damit ist das Ende eingeläutet: Alle anderen haben noch einen Zug, dann folgt eine letzte Messe.
    .wrong-pass = Das Familienmitglied stirbt trotzdem, und für die letzte Messe brauchst du Getreide. Ernte zuerst.
lesson-first-prayer = Die letzte Messe. Danach ist Getreide nichts mehr wert: Steig noch einmal auf.
    .wrong-pass = Eine Stufe für zwei Getreidesäcke, die am Ende nichts mehr zählen. Steig auf.
    .right = Jetzt folgt die Schlusswertung: Reise, Ratsstube, Kirche, Dorfchronik, Kunden, Münzen und die Ruhmespunkte, die du unterwegs gesammelt hast.
lesson-first-end = Du hast mit 27 zu 10 Punkten gewonnen. Das meiste kam von Kunden und unterwegs gesammelten Punkten; die Dorfchronik brachte 4, für drei verewigte Familienmitglieder.

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
lesson-inn-talk = Das Wirtshaus zu nutzen kostet noch 1 Zeit. Vorher darfst du einen Stapel weiterschieben, um seine nächste Karte zu sehen. Heute liegt eine gute Karte aus: Nutze das Wirtshaus, ohne zu schieben.
    .wrong-push = Die oberste Karte kommt unter den Stapel, und du siehst die nächste. Nützlich, wenn keine Karte zu dir passt; aber der Schreiber passt genau.
    .wrong-pass = Dann gehst du leer aus. Nutze das Wirtshaus.
lesson-inn-villager = Der Schreiber kostet 1 Bier, und du hast eines.
    .right = Der Schreiber gehört dir, das Bier ist weg. Solche Karten spielst du am Anfang oder Ende deines Zuges aus; deiner endet gerade.
    .wrong = Auch eine gute Karte. Aber sehen wir uns an, was der Schreiber kann.
lesson-inn-play = Spiele den Schreiber aus: 3 Schriftrollen auf einmal, ohne Zeit und Steine.
    .right = 3 Schriftrollen für 1 Bier und 2 Zeit. Die Karte ist damit aus dem Spiel.
    .wrong-pass = Du kannst die Karte für einen späteren Zug behalten. Aber nicht ausgespielt ist sie am Ende nichts wert.
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
lesson-port-more = Es ist noch Platz. Ein Familienmitglied an Bord kann als Missionar an Land gehen. Nimm eines mit.
    .right = Bereit. Was an Bord ist, ist nicht mehr auf dem Hof.
    .wrong = Mehr Güter sind gut, aber ein Missionar bringt hier mehr. Nimm ein Familienmitglied mit.
    .wrong-pass = Es ist noch Platz. Nimm ein Familienmitglied mit.
lesson-port-steps = Nun hinaus aufs Meer. Der erste Schritt ist frei; eine Sanduhr auf einem Feld kostet Zeit. Segle zum Gewässer neben der ersten Insel.
    .wrong = Dieser Weg führt zu anderen Inseln. Unsere liegt auf der anderen Seite.
lesson-port-land = Weitere Schritte kosten, was auf der Karte des Kapitäns steht. Lande auf der Insel.
    .wrong = Du kannst auch auf See bleiben und in einem anderen Zug weitersegeln. Die Insel kauft aber deine Schriftrolle; lande dort.
lesson-port-fare = Einen Einflussstein oder stattdessen eine Münze?
    .wrong-coin = Das ginge. Behalte aber die Münze: Kapitäne lassen sich nur mit Münzen bezahlen.
lesson-port-sell = Gelandet! Zuerst das Geschäft: Verkaufe die Schriftrolle.
    .wrong-pass = Du bist so weit gesegelt; verkaufe die Schriftrolle.
    .wrong-mission = Der Missionar darf auch danach noch an Land. Verkaufe also zuerst.
lesson-port-mission = Jetzt geht dein Familienmitglied als Missionar an Land.
    .right = Die Schriftrolle und der Missionar bringen zusammen 5 Ruhmespunkte. Wer auf See oder auf einer Insel stirbt, gehört in der Dorfchronik zur Berufsgruppe Reise.
    .wrong-pass = Der Platz auf der Insel ist jetzt frei. Später gehört er vielleicht einer anderen Familie.
lesson-port-end = In einer weiteren Seeaktion kannst du weitersegeln oder für 1 Zeit von überall in den Hafen zurückkehren. Auf anderen Inseln warten Kakao, Tee und Schatztruhen; die Ballen kauft der Markt.

lesson-goals = Tutorial: Lebensziele
    .about = Zwei geheime Karten und was passiert, wenn du ein Ziel erreichst.
    .done = Das sind die Lebensziele: geheim, bis du sie erreichst.

lesson-goals-welcome = Jede Familie hat eine silberne und eine goldene Karte, die nur ihr Besitzer sehen darf. Deine sind für dich aufgedeckt. Klick auf eine Karte, um sie zu lesen: Der Bauer verlangt 5 Getreidesäcke, einen Ochsen und einen Pflug auf deinem Hof.
lesson-goals-harvest = Ochse, Pflug und 3 Säcke hast du schon. Mit Ochse und Pflug bringt eine Ernte mehr als genug. Nimm den Stein von der Getreideernte.
    .wrong = Das bringt dich dem Ziel nicht näher. Eine Ernte schon.
lesson-goals-reached = Ernte und sieh, was passiert.
    .right = Ein silbernes Ziel ist erreicht, sobald alles gleichzeitig auf deinem Hof liegt: sofort 5 Ruhmespunkte, und die Karte wird aufgedeckt. Du behältst alles, was du hast.
    .wrong-pass = Dir fehlt nur noch das Getreide.
lesson-goals-end = Ein goldenes Ziel bringt 8 Ruhmespunkte, dauert aber länger; deines verlangt ein Familienmitglied auf der höchsten Stufe der Ratsstube. Ein verfehltes Ziel kostet nichts.

lesson-customers = Tutorial: Zusätzliche Kunden
    .about = Vier weitere Kunden und was sie wert sind.
    .done = Vier Kunden mit einem Stern: Halte in der Warteschlange nach ihnen Ausschau.

lesson-customers-welcome = Vier weitere Kunden mit einem Stern sind in den Stapel gemischt. Sie verlangen zwei Güter, die selten zusammenkommen, und bringen dafür viele Punkte. Zwei von ihnen stehen an den Ständen.
lesson-customers-market = Du hast eine Schriftrolle und einen Pflug, und genau das verlangt einer von ihnen. Löse einen Markttag aus.
    .wrong = Das kann warten. Der Kunde vielleicht nicht.
lesson-customers-star = Bediene den Kunden mit dem Stern, der Schriftrolle und Pflug verlangt.
    .right = 5 Ruhmespunkte. Ansonsten sind sie Kunden wie alle anderen.
    .wrong-other = Ein guter Kunde, aber nur der erste Verkauf ist ohne Gebühr, und ein anderer ist mehr wert.
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
