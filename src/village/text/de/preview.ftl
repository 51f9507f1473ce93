### Was auf eine Antwort folgen würde, warum ein Ort keine gibt, und was gerade gezeigt wird.

page-chip-more = + { $what }
page-chip-less = − { $what }
page-ahead = Was folgen würde
page-ahead-hint = Zeige auf das, was leuchtet (Finger: halten), und hier steht, was folgt. Alles andere erklärt ein Druck oder ?.
page-fingers = Tippe an, was leuchtet, um zu antworten; lass den Finger darauf ruhen, um zu sehen, was daraus folgt. Alles andere erklärt sich beim Antippen.
page-ahead-none = Noch wird nichts bezahlt oder gewonnen.
page-lately = Eben
page-skip-show = Überspringen
page-why-rule = Regel { $rule }
page-what = Was ist das? Drücke darauf
page-what-now = Jetzt nicht: { $why }
page-what-keys = Pfeiltasten: das nächste. Escape: schließen.
page-chip-then = dann: { $what }
page-zoom = Das Bild, näher
page-zoom-in = Näher heran
page-zoom-out = Weiter weg
page-zoom-off = Das ganze Bild
