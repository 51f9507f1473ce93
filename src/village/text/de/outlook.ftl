### Was auf eine Antwort folgen würde, warum ein Ort keine gibt, und was gerade gezeigt wird.

page-chip-more = + { $what }
page-chip-less = − { $what }
page-ahead = Was folgen würde
page-ahead-hint = Zeige auf das, was leuchtet (mit dem Finger: halten): hier steht, was daraus folgt.
page-ahead-none = Noch wird nichts bezahlt oder gewonnen.
page-lately = Eben
page-skip-show = Überspringen
page-elsewhere = Hier ist jetzt nichts zu tun. Gefragt ist: { $question }
page-glows-here = Wähle, was hier leuchtet. Die Frage ist: { $question }
page-others-turn = Gefragt ist jetzt { $who }: { $question }
page-why-rule = Regel { $rule }
