### Geführte Partien von My Village: was neben dem Brett gesagt wird. Eine Nachricht für jeden Schritt einer Lektion;
### `.right` und `.wrong` erzählen, was aus einer Antwort wurde, mit Namen für Antworten, die einen eigenen Satz haben.

lesson-first = Die erste Partie
    .about = Würfel und ihr Wert, ein Dorf, das wächst, der Tod und das Ende.
    .done = Das ist My Village: ein Wert, ein Banner und ein Leben, das verrinnt. Nun versuche es selbst; was dein Wert öffnet, leuchtet.

lesson-first-welcome = Das ist dein Dorf mit einem Dorfbewohner von jedem Beruf: Abt, Ratsherr, Reisender, Handwerker, Händler. Auf dem großen Brett liegen die Karten, die hineinkommen können. Du suchst die meisten Ruhmespunkte.
lesson-first-dice = Jeder Zug beginnt mit zwei Würfeln aus dem Vorrat. Ihre Summe ist dein Wert, und er entscheidet, was du tun kannst. Nimm zwei weiße Würfel, die 8 ergeben.
    .right = Eine 8. Eine Münze würde einen der Würfel um 1 erhöhen oder senken; du hast eine. Gut zu wissen, wenn die Würfel gegen dich sind.
    .wrong = Das ist ein anderer Wert, und er würde andere Banner öffnen. Diesmal soll es 8 sein: 2 und 6 oder 3 und 5.
    .wrong-black = Ein schwarzer Würfel zählt wie ein weißer, kostet aber sofort 2 Jahre. Es gibt eine 8 ohne ihn.
lesson-first-value = Bleib bei 8.
    .wrong = Für eine Münze hättest du einen anderen Wert. Behalte die Münze; 8 ist, was wir wollen.
lesson-first-craft = Alles, was eine 8 zeigt, leuchtet. Schwarze Banner bringen eine Karte in dein Dorf: Du darfst genau eines wählen. Nimm eine Wagnerei.
    .right = Die Wagnerei steht in deinem Dorf und hat den ersten Wagen gebaut. Das kostete 3 Jahre: Sieh auf die Wolken um dein Dorf. Bald mehr davon.
    .wrong-craft = Auch eine gute Werkstatt. Wagen braucht man für Kunden und Reisen; nehmen wir die Wagnerei.
    .wrong-headman = Den Dorfvorsteher kann man immer rufen, was auch die Würfel sagen. Aber eine 8 kann heute mehr.
    .wrong-white = Weiße Banner sind die, die schon in deinem Dorf sind. Deines hat noch wenig; bauen wir.
    .wrong-travel = Reisen bringen Punkte, aber erst muss jemand einen Wagen bauen.
    .wrong-church = Eine Kirche ist schön. Aber eine frühe Werkstatt zahlt sich länger aus.

lesson-first-white = Einige Runden später, wieder eine 8. Statt eines schwarzen Banners darfst du beliebig viele weiße nutzen, die deinen Wert zeigen: deine Werkstatt, die spielenden Kinder, deine Kunden. Beginne mit der Werkstatt.
    .right = Ein zweiter Wagen, und ganz ohne Zeit. Von weißen Bannern lebt ein Dorf. Und du bist noch nicht fertig.
    .wrong = Das wäre ein schwarzes Banner und das Ende deines Zuges. Sieh erst in dein eigenes Dorf.
    .wrong-white = Das auch, gleich. Erst die Waren.
    .wrong-headman = Der Dorfvorsteher geht allein: sonst nichts in diesem Zug. Nutze die weißen Banner.
lesson-first-customer = Einer deiner Kunden zeigt eine 8 und will irgendeine Ware. Der Händler ist da, also bediene ihn.
    .right = Bedient, und die Punkte sind für immer deine. Kunden kommen durch den Verwalter in dein Dorf, bei 4 oder 10.
    .wrong-done = Jemand steht vor der Tür und will zahlen. Bediene ihn erst.
    .wrong-play = Spielen können sie danach. Erst der Kunde.
lesson-first-play = Und noch einmal: Die Kinder spielen.
    .right = Ein Geschichtspunkt hängt an deinem Baum. Geschichtspunkte sind erst etwas wert, wenn sie ins Haus kommen. Wir werden sehen, wie.
    .wrong-done = Was eine 8 zeigt, ist heute deines. Lass sie spielen.

lesson-first-years = Jahre später. Dein Stein ist fast um die Wolken herum, und was jetzt Zeit kostet, weckt den Sensenmann.
lesson-first-bridge = Baue trotzdem eine Schmiede.
    .right = Der Stein ist über die Brücke, und der Sensenmann reitet mit. Alle leben bis zum Ende deines Zuges; dann muss jemand gehen.
    .wrong = Auch das ginge. Wir wollen den Sensenmann kommen sehen: Baue eine Schmiede.
    .wrong-headman = Nur ein Jahr; so würde der Tod warten. Er wartet auf jeden.
    .wrong-white = Ohne Zeit und klug. Aber früher oder später muss es sein. Baue eine Schmiede.
lesson-first-chronicle = Du wählst, wer stirbt. Von dem Ersten eines Berufs in der Chronik erzählt man am meisten.
lesson-first-death = Wer soll es sein? Ein Beruf ohne seinen Dorfbewohner ruht, bis die Schule einen neuen bringt.
    .right = 2 Geschichtspunkte für den Ersten eines Berufs. Und die Ratte kommt näher: um einen Würfel, jedes Mal, wenn jemand stirbt. Ist sie da, verlieren alle die Hälfte des Baums.
    .wrong-craftsman = In der Chronik steht schon ein Handwerker, es gäbe also nur 1 Geschichtspunkt, und deine Werkstätten würden ruhen.
    .wrong-merchant = Zwei Geschichtspunkte, aber niemand würde mehr deine Kunden bedienen. Andere sind eher zu entbehren.

lesson-first-headman = Sechs Geschichtspunkte hängen an deinem Baum, und die Ratte ist nah. Das Fragezeichen ist mit jedem Wert offen: Ruf den Dorfvorsteher.
    .wrong = Ein guter Zug, wenn die Ratte nicht wäre. Bring erst die Geschichten heim.
lesson-first-house = Von der Münze geht er heim, und alle Geschichtspunkte des Baums mit ihm.
    .right = 6 Punkte sind im Haus sicher, für ein einziges Jahr. Die Ratte kann kommen.
    .wrong-story = Noch 3 Geschichtspunkte am Baum, aber sicher sind sie dort nicht, und er wäre weit von zu Hause.
    .wrong-stay = Er bliebe, wo er ist. Der Baum ist voll: Schick ihn heim.

lesson-first-coffins = Der letzte Zug einer Runde, und 8 von 9 Särgen sind belegt. Sind es am Ende einer Runde 9, ist die Partie vorbei.
lesson-first-last = Du liegst vorn: Mach ein Ende. Zwei schwarze Würfel kosten 4 Jahre.
    .right = 4 Jahre, die Brücke ist überschritten, und du hast noch eine 8 für eine letzte Aktion.
    .wrong = Dann stirbt niemand, und Martha bekommt noch eine Runde. Heute liegst du vorn.
lesson-first-home = Was zählt noch? Nur was im Haus ist, nicht was am Baum hängt. Ruf den Dorfvorsteher.
    .wrong = Waren, Werkstätten und ein voller Baum sind am Ende nichts wert. Der Dorfvorsteher kann noch zwei Punkte heimbringen.
lesson-first-safe = Noch einmal nach Hause.
    .right = Zwei Punkte mehr im Haus. Nun endet dein Zug, und der Sensenmann ist da.
    .wrong-stay = Der Baum wird nicht gezählt. Nach Hause!
    .wrong-story = Geschichten am Baum werden nicht gezählt. Nach Hause!
lesson-first-coffin = Der neunte Sarg. Wer es ist, spielt kaum noch eine Rolle.
    .right = Neun Särge und das Ende der Runde: Es ist vorbei. Kirche, Fenster, Rat, Felder, Reisen, Kunden und das Haus werden gezählt.
lesson-first-end = Du hast gewonnen, mit 24 zu 12 Punkten. Die Hälfte davon lag im Haus.
