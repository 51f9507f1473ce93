### Geführte Partien von Village: was neben dem Brett gesagt wird. Eine Nachricht für jeden Schritt einer Lektion; `.right`
### und `.wrong` erzählen, was aus einer Antwort wurde, mit Namen für Antworten, die einen eigenen Satz haben.

lesson-first = Die erste Partie
    .about = Was ein Zug ist, ein Leben, und wie es endet: sechs Augenblicke einer Partie.
    .done = Das ist Village: Steine, Zeit, und was von einer Familie in Erinnerung bleibt. Nun versuche es selbst; das Brett zeigt immer, was geht und was daraus folgt.

lesson-first-welcome = Das ist das Dorf, und die rote Familie ist deine: vier Leute der ersten Generation. Du suchst die meisten Ruhmespunkte, und du bekommst sie mit Zeit, dem Einzigen, was du immer hast.
lesson-first-cube = Das Herz jedes Zuges: Nimm einen Stein von irgendeinem Ort, dann darfst du tun, wozu der Ort da ist. Beginnen wir mit dem Essen: Nimm einen grünen oder orangen Stein von der Getreideernte.
    .right = Der Stein liegt jetzt auf deinem Hof. Seine Farbe wird später etwas bezahlen. Und weil du ihn von der Ernte genommen hast, darfst du ernten.
    .wrong = Auch das geht: Der Stein wäre deiner, und du würdest gefragt, was du dort tust. Aber sehen wir uns erst die Ernte an.
    .wrong-plague = Ein schwarzer Stein ist die Pest: Er bringt nichts ins Haus und kostet 2 Jahre Lebenszeit. Manchmal ist ein Ort das wert; hier liegen andere Steine daneben.
    .wrong-market = Wer den Stein des Marktes nimmt, eröffnet einen Markttag für alle. Du hast noch nichts zu verkaufen, heben wir uns das also auf.
lesson-first-harvest = Du hast Hände zu Hause, also gibt es etwas zu ernten.
    .right = 2 Sack Getreide. Niemand hat sich beeilt: Die Ernte kostet keine Zeit. Ein Hof hat Platz für 5 Sack. Jetzt ist Martha am Zug.
    .wrong = Eine Aktion darf ausbleiben, und der Stein bleibt deiner. Aber dann gäbe es kein Getreide, und du wirst welches brauchen.
lesson-first-family = Martha hat ein Kind bekommen. Das solltest du auch: Nimm einen braunen Stein von der Familie.
    .wrong = Das wäre ein anderer Ort. Familien wachsen am Feld der Familie: Nimm dort einen braunen Stein.
    .wrong-plague = Wieder die Pest, und 2 Jahre sind hin, nur für das Recht auf ein Kind. Es gibt auch braune Steine.
lesson-first-child = Hier kommt ein Kind in die Familie, oder jemand kehrt aus dem Dorf heim.
    .right = Ein Kind der zweiten Generation! Es kann alles, was seine Eltern können; nur holt der Tod die älteste Generation zuerst.
    .wrong = Niemand käme zur Welt. Platz und Liebe sind genug da: Versuche die andere Antwort.
lesson-first-crafts = Jetzt soll jemand ein Handwerk lernen. Nimm irgendeinen Stein von den Handwerken.
    .wrong = Das ist ein anderer Ort. Die Werkstätten öffnen sich mit einem Stein von den Handwerken.
lesson-first-workshop = Fünf Werkstätten. Der Wagner baut Wagen, und Wagen werden am Markt und für jede Reise gebraucht. Bilde dort jemanden aus.
    .wrong = Auch ein schönes Handwerk, und es kostet auf dieselbe Weise Zeit. Diesmal soll es der Wagner sein.
    .wrong-buy = Gekauft: Es vergeht keine Zeit, und niemand muss lernen, aber die Steine sind weg. Gut, wenn es eilt. Sehen wir, wie es ohne geht.
    .wrong-mill = Die Mühle gibt 2 Münzen für 2 Sack Getreide und 2 Jahre; eine Münze ersetzt jeden Stein. Bauen wir erst einen Wagen.
    .wrong-pass = Du gingest, ohne etwas gelernt zu haben. Versuche es mit dem Wagner.
lesson-first-apprentice = Wer soll es lernen? Wer im Dorf arbeitet, verlässt den Hof. Schick jemanden von den Alten: Sie sterben zuerst, und an einen Handwerker erinnert man sich als solchen.
    .right = Das hat 2 Jahre gedauert: Sieh auf den Ring deiner Lebenszeit. Jedes Feld ist ein Jahr, und nach einer Runde von 10 geht der Stein über die Brücke. Dazu kommen wir noch.
    .wrong = Das Kind? Es kann, und es würde länger leben. Aber dein Hof bliebe den Alten. Schick jemanden der Generation 1.
lesson-first-wagon = Wer gelernt hat, darf gleich etwas herstellen, für die Arbeitszeit der Werkstatt. Tu das.
    .right = Noch 2 Jahre, und ein Wagen steht auf deinem Hof. Der nächste kostet nur diese 2: Der Wagner bleibt Wagner. Gehen wir zu einem späteren Tag.
    .wrong = Du kannst den Wagen auch später holen. Aber seinetwegen sind wir gekommen.

lesson-first-market = Einige Runden später. Du hast einen Wagen, einen Pflug und eine Schriftrolle, und an den Ständen wollen Kunden genau das. Eröffne den Markt: Nimm seinen Stein.
    .wrong = Am Markt ist heute mehr zu holen. Sieh, was die Kunden an den Ständen wollen, und sieh auf deinen Hof.
lesson-first-customer = Wer den Markttag eröffnet, verkauft zuerst, und der erste Verkauf kostet nur die Waren. Jeder Kunde zeigt, was er will und welche Punkte er bringt. Bediene den, der am meisten wert ist.
    .right = Der Kunde ist deiner und zählt am Ende. Jetzt dürfen die anderen verkaufen, reihum, bis alle genug haben. Martha verkauft ihren Ochsen.
    .wrong-other = Auch ein Verkauf, aber ein kleiner, und nur der erste ist ohne Gebühr. Bediene erst den anderen Kunden.
    .wrong-pass = Wer passt, ist für diesen ganzen Markttag draußen, und andere nehmen deine Kunden.
lesson-first-sale = Du bist wieder dran. Jeder weitere Verkauf kostet auch 1 grünen Stein und ein Jahr. Die Schriftrolle und ein Sack Getreide werden noch gesucht.
    .wrong-pass = Du hast den Markttag selbst eröffnet und gehst so früh? Verkaufe, solange ein Kunde für dich da ist.
lesson-first-price = Die Gebühr: ein grüner Stein oder eine Münze an seiner Stelle. Eine Münze ersetzt jeden Stein und ist am Ende einen Punkt wert.
    .right = Zwei Kunden an einem Tag. Wenn der Markt schließt, rücken die aus der Warteschlange an die Stände nach.
    .right-coin = Das ging, und der grüne Stein bleibt dir. Zwei Kunden an einem Tag; die aus der Warteschlange rücken nun an die Stände nach.

lesson-first-years = Jahre sind vergangen. Dein Stein steht dicht vor der Brücke: Was jetzt Zeit kostet, kostet ein Leben. Fürchte das nicht.
lesson-first-bridge = Nimm den Stein der Handwerke und sieh, was geschieht.
    .wrong = So lässt es sich eine Weile aufschieben. Aber niemand lebt ewig, und es ist besser, selbst zu wählen, wann.
lesson-first-lap = Dein Wagner kann für 2 Jahre einen Wagen bauen. Sieh dir die Vorschau an, bevor du antwortest.
    .right = Der Stein ist über die Brücke. Dein Zug wird erst zu Ende gespielt, der Wagen ist deiner, und dann muss jemand aus deiner ältesten Generation sterben.
    .wrong = Das ginge. Sehen wir, was es heißt, über die Brücke zu gehen: Baue den Wagen.
    .wrong-pass = Dann geschieht nichts, und der Wagen wäre deiner gewesen. Trau dich.
lesson-first-chronicle = Es zählt, wo jemand gearbeitet hat: Jedes Handwerk hat eigene Felder in der Chronik, und nur wer in der Chronik steht, bleibt in Erinnerung. Auf der Seite der Höfe ist kein Feld mehr frei.
lesson-first-death = Wer soll es sein: jemand aus dem Handwerk oder der Alte auf dem Hof?
    .right = Wieder jemand von euch in der Chronik, für immer, unter den Handwerkern. Drei oder mehr dort sind am Ende Punkte wert, fünf die meisten.
    .wrong-grave = Die Seite der Höfe ist voll, also bleibt nur ein namenloses Grab. Es bringt keine Punkte. Nimm jemanden aus dem Handwerk.

lesson-first-church = Das Ende einer Runde: Der letzte Stein liegt auf der Kirche. Ist er weg, wird eine Messe gelesen, und dann kommen neue Steine. Nimm ihn.
    .wrong = Der Brunnen ist für später: Drei Steine einer Farbe bezahlen jede Aktion. Nimm den letzten Stein.
lesson-first-bag = Du darfst jemanden aus der Familie in die Kirche geben: in den schwarzen Beutel, wo schon vier Mönche warten.
lesson-first-priest = Das kostet einen braunen Stein oder 3 Jahre. Tu es.
    .wrong-pass = Dann wäre niemand von euch da, wenn die Messe gelesen wird. Dort sind Punkte zu holen.
    .wrong-time = 3 Jahre statt eines Steins. Du hast einen Stein; behalte die Jahre.
lesson-first-offering = Ein brauner Stein oder eine Münze an seiner Stelle?
    .wrong-coin = Das ginge. Aber gleich ist eine Münze mehr wert als ein Stein.
lesson-first-novice = Wer geht?
    .right = Die Alten gehen dorthin, wo ihre Jahre leichter wiegen, und in der Kirche fragt niemand nach dem Alter. Alle Steine sind weg: Die Messe beginnt.
    .right-young = Ein langes Leben in der Kirche. Nur wer zu sehen ist, muss sterben, und im Beutel sieht man niemanden. Alle Steine sind weg: Die Messe beginnt.
lesson-first-mass = Bei der Messe verlassen vier Figuren den Beutel, vom Zufall gezogen. Vielleicht trifft es einen Mönch, oder du zahlst 1 Münze, und es ist sicher deine.
    .wrong-pass = Dem Zufall überlassen: Vier von fünf Figuren kommen heraus, es ginge also wohl gut. Mit einer Münze ist es sicher.
lesson-first-window = In der Kirche ist jede Stufe weiter mehr wert, und Getreide führt dorthin. Geh eine Stufe weiter.
    .wrong-pass = Du darfst das Getreide behalten. Aber am Ende ist Getreide im Speicher nichts wert, eine Stufe schon.
    .right = Für einen Sack Getreide auf die zweite Stufe. Wer nach einer Messe die meisten in der Kirche hat, bekommt außerdem 2 Punkte. Einen Augenblick musst du noch sehen.

lesson-first-last = Viel später. Nur ein Grab ist noch frei, und wer das letzte Grab oder das letzte Feld der Chronik füllt, führt das Ende herbei. Du liegst vorn, also warte nicht: Nimm die Pest.
    .wrong = Ein guter Zug, vielleicht. Aber Martha bekäme noch viele, und du liegst jetzt vorn. Lass die Uhr ablaufen.
lesson-first-grave = 2 Jahre, und es geht wieder über die Brücke. Aber erst die Ernte, wie immer.
    .right = Dein letzter Alter stirbt, die Hofseite der Chronik ist voll, und das letzte Grab ist belegt. Das ist das Ende: Alle anderen haben noch einen Zug, dann kommt eine letzte Messe.
    .wrong-pass = Der Alte stirbt trotzdem, und für die letzte Messe brauchst du Getreide. Ernte erst.
lesson-first-prayer = Die letzte Messe. Danach ist Getreide nichts mehr wert: Geh noch einmal weiter.
    .wrong-pass = Eine Stufe für zwei Sack, die niemand zählen wird. Nimm sie.
    .right = Und nun wird alles gezählt: Reisen, Rat, Kirche, Chronik, Kunden, Münzen und die Punkte, die du unterwegs gesammelt hast.
lesson-first-end = Du hast gewonnen, mit 27 zu 10 Punkten. Das meiste kam von Kunden und von Punkten unterwegs; die Chronik brachte 4, für drei aus deiner Familie, an die man sich erinnert.

lesson-inn = Ein Rundgang durch das Wirtshaus
    .about = Ein Gast, ein Dorfbewohner und wozu Bier gut ist.
    .done = Das ist das Wirtshaus: Bier kauft Dorfbewohner, und jeder von ihnen kann eines besonders gut.

lesson-inn-welcome = Neben dem Dorf steht jetzt ein Wirtshaus, und darin sitzen Dorfbewohner: drei offene Stapel von Karten. Jeder hilft dir einmal oder bringt am Ende Punkte. Die meisten mögen Bier.
lesson-inn-visit = Das Wirtshaus ist eine Aktion wie die anderen. Nimm dort einen Stein.
    .wrong = Das ist ein anderer Ort; der Rundgang führt ins Wirtshaus.
lesson-inn-guest = Bevor jemand mit dir redet, muss jemand von euch dort sitzen. Das dauert ein Jahr. Schick jemanden.
    .right = Du hast einen Gast im Wirtshaus, und für ein Gespräch ist noch Zeit.
    .wrong-young = Sie säße lange dort, das ist nicht schlecht. Aber wer im Wirtshaus stirbt, bekommt ein namenloses Grab; schicken wir jemanden von den Alten.
    .wrong-pass = Dann hast du nur den Stein.
lesson-inn-talk = Ein Gespräch dauert noch ein Jahr. Vorher darfst du einen Stapel schieben und sehen, wer danach kommt. Heute ist jemand Gutes da: Rede mit ihnen, wie sie sind.
    .wrong-push = Wer obenauf liegt, kommt unter den Stapel, und man sieht den Nächsten. Nützlich, wenn niemand für dich da ist; aber der Schreiber passt genau.
    .wrong-pass = Du gingest heim, ohne mit jemandem geredet zu haben. Bleib ein wenig.
lesson-inn-villager = Der Schreiber will ein Bier, und du hast eines.
    .right = Der Schreiber ist jetzt bei dir, und das Bier ist getrunken. Karten spielt man am Anfang oder am Ende eines Zuges; deiner ist gerade zu Ende.
    .wrong = Auch gute Gesellschaft. Aber sehen wir, was der Schreiber kann.
lesson-inn-play = Spiele den Schreiber: 3 Schriftrollen auf einmal, ohne Zeit und Steine.
    .right = 3 Schriftrollen für ein Bier und 2 Jahre. Der Schreiber hat seine Arbeit getan und geht.
    .wrong-pass = Du kannst die Karte für einen anderen Zug behalten. Aber ungespielt ist sie am Ende nichts wert.
lesson-inn-end = Bier kommt aus der Brauerei, einer Werkstatt wie die anderen, die 2 auf einmal macht, und auch manche Kunden wollen es. Mehr muss man nicht wissen.

lesson-port = Ein Rundgang durch den Hafen
    .about = Ein Kapitän, Ladung, eine Insel und ein Missionar.
    .done = Das ist der Hafen: Kapitäne, Laderäume, Inseln. Kehre heim, wenn die Laderäume leer sind, und fahre wieder aus.

lesson-port-welcome = Mit dem Hafen sind die Straßen fort, und das Meer ist da: Jede Familie hat ein Schiff mit drei Laderäumen. Das Meer liegt auf einem eigenen Blatt, und was dort Antwort sein kann, leuchtet.
lesson-port-harbour = Die Steine der Reise führen zum Hafen. Nimm einen.
    .wrong = Das ist ein anderer Ort; der Rundgang führt zum Hafen.
lesson-port-sail = Stich in See: einen Kapitän anheuern, laden und fahren.
    .wrong-pass = Das Schiff bliebe im Hafen. An so einem Tag wäre das schade.
lesson-port-captain = Kein Schiff fährt ohne Kapitän. Sie kosten 1, 2 oder 3 Münzen; je teurer, desto billiger wird danach jeder Schritt. Nimm den für 2.
    .right = Er bleibt, bis das Schiff heimkommt. Nun die Laderäume: drei Dinge, keine zwei gleichen.
    .wrong-cheap = Heute billig, bei jedem weiteren Schritt teuer. Für eine einzige Fahrt mag es gehen.
    .wrong-dear = Der beste, den es gibt, aber dann ist dein Beutel leer. Der für 2 genügt.
lesson-port-load = Inseln wollen Waren und zahlen sofort in Punkten. Die nächste will Schriftrollen: Nimm die Schriftrolle an Bord.
    .wrong = Auch das hat seine Inseln. Die nächste will Schriftrollen.
    .wrong-pass = Ein leeres Schiff bringt nichts. Lade erst die Schriftrolle.
    .wrong-member = Es soll jemand mitkommen, aber erst die Waren: die Schriftrolle.
lesson-port-more = Es ist noch Platz. Wer aus der Familie an Bord ist, kann als Missionar an Land gehen. Nimm jemanden mit.
    .right = Bereit. Was an Bord ist, ist nicht mehr auf dem Hof.
    .wrong = Mehr Waren sind gut, aber dann verpasst jemand die Fahrt. Nimm jemanden aus der Familie mit.
    .wrong-pass = Es ist noch Platz. Jemand will die Welt sehen.
lesson-port-steps = Nun hinaus aufs Meer. Manche Kapitäne haben freie Schritte; eine Sanduhr auf einem Feld kostet Zeit. Fahre zum Wasser neben der ersten Insel.
    .wrong = Dieser Weg führt zu anderen Inseln. Unsere liegt auf der anderen Seite.
lesson-port-land = Weitere Schritte kosten, was auf der Karte des Kapitäns steht. Lande auf der Insel.
    .wrong = Du kannst auch auf See bleiben und in einem anderen Zug weiterfahren. Die Insel will deine Schriftrolle; lande dort.
lesson-port-fare = Ein Stein oder eine Münze an seiner Stelle?
    .wrong-coin = Das ginge. Behalte die Münze: Kapitäne wollen Münzen, keine Steine.
lesson-port-sell = Gelandet! Erst das Geschäft: Verkaufe die Schriftrolle.
    .wrong-pass = Du bist so weit gekommen; verkaufe etwas.
    .wrong-mission = Der Missionar darf auch danach an Land. Verkaufe also erst.
lesson-port-mission = Und nun geht jemand an Land.
    .right = Punkte für die Schriftrolle und für den Missionar: zusammen 5, und sie zählen am Ende. Wer auf See oder auf einer Insel stirbt, steht unter den Reisenden in der Chronik.
    .wrong-pass = Der Platz auf der Insel ist heute frei. Morgen hat ihn vielleicht jemand anderes.
lesson-port-end = Eine weitere Fahrt führt weiter oder, für ein Jahr, von überall heim. Auf anderen Inseln warten Kakao, Tee und Schatztruhen, und der Markt kauft die Ballen.

lesson-goals = Ein Rundgang durch die Lebensziele
    .about = Zwei geheime Karten und der Augenblick, in dem eine erreicht ist.
    .done = Das sind die Lebensziele: etwas, wofür man lebt, und ein Geheimnis, bis es erreicht ist.

lesson-goals-welcome = Mit den Lebenszielen hat jede Familie eine silberne und eine goldene Karte, die sonst niemand sehen darf. Deine liegen für dich offen. Drücke auf eine Karte, um sie zu lesen: Der Bauer will 5 Sack Getreide, einen Ochsen und einen Pflug auf deinem Hof.
lesson-goals-harvest = Ochse und Pflug sind da und 3 Sack. Mit Ochse und Pflug bringt eine Ernte mehr als genug. Nimm den Stein der Getreideernte.
    .wrong = Das bringt dich dem Ziel nicht näher. Eine Ernte schon.
lesson-goals-reached = Ernte und sieh, was geschieht.
    .right = Das Ziel ist erreicht, sobald alles zugleich auf deinem Hof liegt: sofort 5 Punkte, und jetzt dürfen alle die Karte sehen. Du behältst, was du hast.
    .wrong-pass = Nur die Säcke fehlen noch.
lesson-goals-end = Eine goldene Karte bringt 8 Punkte und dauert länger; deine will jemanden auf der höchsten Stufe der Ratsstube. Ein Ziel, das man nicht erreicht, kostet nichts.

lesson-customers = Ein Rundgang zu den neuen Kunden
    .about = Vier weitere Kunden und was sie wert sind.
    .done = Vier Kunden mit einem Stern: Halte in der Warteschlange nach ihnen Ausschau.

lesson-customers-welcome = Vier weitere Kunden, mit einem Stern, sind unter die anderen gemischt. Sie wollen zwei Waren, die selten zusammenkommen, und zahlen gut dafür. Zwei von ihnen stehen an den Ständen.
lesson-customers-market = Du hast eine Schriftrolle und einen Pflug, genau das will einer von ihnen. Eröffne den Markt.
    .wrong = Das kann warten. Der Kunde vielleicht nicht.
lesson-customers-star = Bediene den mit dem Stern, der Schriftrolle und Pflug will.
    .right = 5 Punkte. Ansonsten sind sie Kunden wie alle anderen.
    .wrong-other = Ein guter Kunde, aber der erste Verkauf ist ohne Gebühr, und einer ist mehr wert.
    .wrong-pass = Martha würde sich freuen.
lesson-customers-end = Sobald einer von ihnen in die Warteschlange kommt, weißt du rechtzeitig, was du sammeln musst.

lesson-marriage = Ein Rundgang durch die Heirat
    .about = Ein Platz bei der Trauung, eine Hochzeit und eine Mitgift.
    .done = Das ist die Heirat: Vor jeder Messe kann eine Hochzeit gefeiert werden. Lass sie dir nicht entgehen.

lesson-marriage-welcome = Die Wiese neben dem Dorf ist für Hochzeiten. Vier Ränge warten auf Braut und Bräutigam: Der erste und der zweite heiraten einander, der dritte und der vierte auch. Marthas Tochter steht schon auf dem ersten Rang.
lesson-marriage-rank = Du hast den letzten Stein der Runde genommen, vom Feld der Heirat. Die Trauung ist also nah! Stell dich neben Marthas Tochter, auf den zweiten Rang.
    .wrong = Dort würdest du allein warten, wenn nicht der Würfel jemanden bringt. Neben Marthas Tochter ist die Hochzeit sicher.
    .wrong-pass = Und sie würde auf einen anderen warten. Geh zu ihr.
lesson-marriage-bride = Wer soll heiraten?
    .right = Verheiratet! Der zweite Rang brachte 3 Punkte. Paare leben im Elternglück, wo jeder von euch am Ende noch einen Punkt bringt. Und es gibt eine Mitgift: Marthas Familie wählt ein Kind.
    .wrong-young = So jung? Lass erst die Alten feiern.
lesson-marriage-dowry = Jetzt wählst du, was die Heirat ins Haus bringt.
    .right = Eine Ware, ohne Werkstatt und ohne Zeit. Dann wird die Messe gelesen, und eine neue Runde beginnt.
    .right-child = Ein Kind, ohne einen Stein vom Feld der Familie. Dann wird die Messe gelesen, und eine neue Runde beginnt.
    .right-bread = Brot und ein Stein. In einer Messe bezahlt ein Brot eine ganze Stufe in der Kirche. Dann wird die Messe gelesen, und eine neue Runde beginnt.
lesson-marriage-end = Auch der Schmuggler kam mit dieser Schachtel: Brot für Zeit, eine Ware für eine Münze oder zwei Steine für einen und etwas Zeit. Probiere ihn, wenn dir eine Farbe fehlt.
