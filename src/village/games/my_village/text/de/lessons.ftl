### Tutorials of My Village: the texts next to the board. One message for each step of a lesson; `.right` and `.wrong`
### comment on a move, with a name for moves that have a sentence of their own.

lesson-first = Die erste Partie
    .about = Würfel und Werte, ein Dorf, das wächst, der Tod und das Ende der Partie.
    .done = Das ist My Village: Würfel, Banner und die Zeit, die verrinnt. Jetzt spiel selbst: Was du mit deinem Wert aktivieren kannst, leuchtet.

lesson-first-welcome = Das ist dein Dorf mit einem Dorfbewohner jedes Berufs: Abt, Ratsherr, Reisender, Handwerker und Händler. Auf dem Spielplan liegen die Karten, die du in dein Dorf holen kannst. Dein Ziel: die meisten Ruhmespunkte.
lesson-first-dice = Jeder Zug beginnt mit zwei Würfeln aus dem Würfelvorrat. Ihre Summe ist dein Wert, und er entscheidet, was du tun kannst. Nimm zwei weiße Würfel, die zusammen 8 ergeben.
    .right = Eine 8. Mit einer Münze könntest du einen der Würfel um 1 erhöhen oder senken; eine hast du. Gut zu wissen, wenn die Würfel gegen dich sind.
    .fine = Ein anderer Wert, mit dem du andere Banner aktivierst: auch ein guter Anfang. Wir machen mit einer 8 weiter: 2 und 6.
    .wrong-black = Ein schwarzer Würfel zählt wie ein weißer, kostet aber sofort 2 Zeit. Eine 8 gibt es auch ohne ihn.
lesson-first-value = Bleib bei 8.
    .fine = Für eine Münze bekommst du einen anderen Wert. Wir machen mit der 8 weiter und behalten die Münze.
lesson-first-craft = Alles, was eine 8 zeigt, leuchtet. Schwarze Banner bringen eine Karte in dein Dorf; du darfst genau eines aktivieren. Nimm eine Wagnerei.
    .right = Die Wagnerei steht in deinem Dorf und hat den ersten Planwagen gebaut. Das hat 3 Zeit gekostet: Sieh dir die Wolken um dein Dorf an. Mehr dazu später.
    .fine-craft = Auch ein gutes Gebäude. Wir machen mit der Wagnerei weiter, denn Planwagen brauchst du für Kunden und Reisen.
    .fine-headman = Den Dorfvorsteher kannst du immer rufen, egal was die Würfel zeigen. Mit einer 8 geht mehr: Wir machen mit der Wagnerei weiter.
    .fine-white = Weiße Banner sind die in deinem eigenen Dorf. Dort gibt es noch wenig, also machen wir mit einem Gebäude weiter.
    .fine-travel = Reisen bringen Punkte. Wir machen mit der Wagnerei weiter, denn mit einem Planwagen kommst du hin.
    .fine-church = Eine Kirche ist gut. Aber ein frühes Handwerksgebäude zahlt sich länger aus: Wir machen mit der Wagnerei weiter.

lesson-first-white = Einige Runden später, wieder eine 8. Statt eines schwarzen Banners darfst du beliebig viele weiße aktivieren, die deinen Wert zeigen: deine Wagnerei, die spielenden Kinder, deine Kunden. Beginne mit der Wagnerei.
    .right = Ein zweiter Planwagen, und das ganz ohne Zeit. Von weißen Bannern lebt ein Dorf. Und du bist noch nicht fertig.
    .fine = Das ist ein schwarzes Banner und das Ende deines Zuges. Wir machen mit deinen weißen Bannern weiter.
    .fine-white = Die Reihenfolge ist egal. Wir machen mit den Gütern weiter.
    .fine-headman = Nach dem Dorfvorsteher kannst du in diesem Zug nichts anderes mehr tun. Wir machen mit den weißen Bannern weiter.
lesson-first-customer = Einer deiner Kunden zeigt eine 8 und will ein beliebiges Gut. Dein Händler ist anwesend, also bediene den Kunden.
    .right = Bedient! Diese Punkte sind dir sicher. Kunden holst du über die Amtsstube des Verwalters in dein Dorf, mit einer 4 oder 10.
    .wrong-done = Ein Kunde wartet noch. Bediene ihn zuerst.
    .fine-play = Die Reihenfolge bestimmst du. Wir machen mit dem Kunden weiter.
lesson-first-play = Und noch ein weißes Banner: Lass die Kinder spielen.
    .right = Ein Geschichtspunkt hängt an deinem Baum. Geschichtspunkte zählen erst, wenn sie im Haus sind. Wie das geht, siehst du gleich.
    .wrong-done = Du kannst noch ein Banner mit einer 8 aktivieren. Lass die Kinder spielen.

lesson-first-travel = Ein weiterer Zug, mit einer 6. Reisekarten bringen Punkte, und dein Reisender ist bereit. Aktiviere das Banner der Reisekarte A.
    .fine = Auch ein guter Zug. Wir machen mit der Reisekarte weiter.
lesson-first-fare = Jede Reise kostet 2 Zeit und einen Fahrpreis: einen Planwagen oder Münzen. Wähle.

lesson-first-council = Die erste Reisekarte liegt in deinem Dorf und bringt am Ende Punkte; die nächste hat den Buchstaben B. Nun eine 3: Wenige Banner zeigen sie, aber die der Ratsstuben schon. Baue eine.
    .fine = Auch möglich. Wir machen mit einer Ratsstube weiter.
    .right = 4 Zeit, und dein Ratsherr hat eine Stube. Ihr weißes Banner kannst du in späteren Zügen aktivieren: Der Finanzrat bringt Münzen, die anderen bringen am Ende mehr Punkte.

lesson-first-later = Viele Runden später. Dein Zeitmarker ist fast einmal um dein Dorf herum: Noch 2 Zeit, und der Sensenmann kommt.
lesson-first-bridge = Baue trotzdem eine Schmiede.
    .right = Dein Zeitmarker hat die Brücke überquert, und der Sensenmann reitet mit. Alle Dorfbewohner leben bis zum Ende deines Zuges; dann stirbt einer.
    .fine = Auch das geht. Hier soll aber der Sensenmann kommen: Wir machen mit einer Schmiede weiter.
    .fine-headman = Das kostet nur 1 Zeit, und der Sensenmann wartet noch. Früher oder später kommt er doch: Wir machen mit einer Schmiede weiter.
    .fine-white = Klug, denn das kostet keine Zeit. Aber früher oder später kommt der Sensenmann: Wir machen mit einer Schmiede weiter.
lesson-first-chronicle = Du wählst, wer stirbt. Wer als Erster seines Berufs in die Dorfchronik kommt, bringt die meisten Geschichtspunkte.
lesson-first-death = Wer soll sterben? Ein Bereich ohne Dorfbewohner ruht, bis die Schule einen neuen bringt.
    .right = 2 Geschichtspunkte für den Ersten eines Berufs. Und die Ratte kommt näher: Nach jedem Todesfall rückt sie um einen Würfelwurf vor. Kommt sie an, verlieren alle die Hälfte der Geschichtspunkte am Baum.
    .wrong-craftsman = In der Dorfchronik steht schon ein Handwerker. Es gäbe also nur 1 Geschichtspunkt, und deine Handwerksgebäude würden ruhen.
    .wrong-merchant = 2 Geschichtspunkte, aber dann könntest du keine Kunden mehr bedienen. Auf einen anderen kannst du eher verzichten.

lesson-first-headman = 6 Geschichtspunkte hängen an deinem Baum, und die Ratte ist nah. Das Fragezeichen passt zu jedem Wert: Ruf den Dorfvorsteher.
    .fine = Ein guter Zug, wäre da nicht die Ratte. Wir machen mit dem Dorfvorsteher weiter, der die Geschichten heimbringt.
lesson-first-house = Schick ihn vom Münzfeld zum Haus. Er bringt alle Geschichtspunkte vom Baum mit.
    .right = 6 Punkte sind im Haus sicher, für nur 1 Zeit. Die Ratte kann kommen.
    .wrong-story = 3 weitere Geschichtspunkte am Baum, aber dort sind sie nicht sicher, und er wäre weit weg vom Haus.
    .wrong-stay = Er bliebe, wo er ist. Der Baum ist voll: Schick ihn zum Haus.

lesson-first-coffins = Der letzte Zug einer Runde, und 8 von 9 Särgen sind belegt. Sind es am Ende einer Runde 9, ist die Partie zu Ende.
lesson-first-last = Du liegst vorn: Beende die Partie. Zwei schwarze Würfel kosten 4 Zeit.
    .right = 4 Zeit, die Brücke ist überquert, und du hast noch eine 8 für eine letzte Aktion.
    .wrong = Dann stirbt kein Dorfbewohner, und Martha bekommt noch eine Runde. Jetzt liegst du vorn.
lesson-first-home = Was zählt noch? Nur was im Haus liegt, nicht was am Baum hängt. Ruf den Dorfvorsteher.
    .wrong = Güter, Handwerksgebäude und ein voller Baum sind am Ende nichts wert. Der Dorfvorsteher kann noch 2 Punkte heimbringen.
lesson-first-safe = Noch einmal zum Haus.
    .right = 2 weitere Punkte im Haus. Jetzt endet dein Zug, und der Sensenmann ist da.
    .wrong-stay = Der Baum zählt am Ende nicht. Ab zum Haus!
    .wrong-story = Geschichten am Baum zählen am Ende nicht. Ab zum Haus!
lesson-first-coffin = Der neunte Sarg. Welcher Dorfbewohner stirbt, spielt kaum noch eine Rolle.
    .right = Neun Särge und das Ende der Runde: Die Partie ist zu Ende. Gezählt werden Kirche, Fenster, Rat, Felder, Reisen, Kunden und das Haus.
lesson-first-end = Du gewinnst mit 24 zu 12 Punkten. Die Hälfte davon lag im Haus.
