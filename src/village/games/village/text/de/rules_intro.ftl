### Wie die Regeln von Village beginnen: Ziel, ein Zug, ein Leben, das Ende und ein Zug als Beispiel.

page-booklet-aim = Worum es geht
page-booklet-aim-note = Du führst eine Familie durch vier Generationen. Lerne Handwerke, handle, reise, sitze im Rat, diene der Kirche: Wer am Ende die meisten Ruhmespunkte hat, gewinnt.
page-booklet-turn = Ein Zug
page-booklet-turn-note = Nimm einen Stein von einem Ort des Dorfes, dann führe die Aktion dieses Ortes aus, wenn du magst. Mit Steinen bezahlst du später. Ist der letzte Stein genommen, wird eine Messe gelesen, und neue kommen.
page-booklet-life = Ein Leben
page-booklet-life-note = Vieles kostet Zeit, und dein Stein geht im Kreis. Immer wenn er über die Brücke geht, stirbt einer deiner Ältesten: in die Chronik, wenn sein Arbeitsplatz dort noch Raum hat, sonst in ein Grab.
page-booklet-end = Das Ende
page-booklet-end-note = Ist das letzte Feld der Chronik oder das letzte Grab belegt, haben alle anderen noch einen Zug. Dann eine letzte Messe, und gezählt wird, was alle erreicht haben.
page-booklet-example = Ein Zug als Beispiel
page-booklet-example-1 = Anna nimmt einen orangen Stein vom Handwerk und legt ihn auf ihren Hof.
page-booklet-example-2 = Also darf sie eine Werkstatt nutzen. Sie lässt ihren ältesten Sohn Schmied werden: 3 Jahre vergehen.
page-booklet-example-3 = Der neue Schmied fertigt gleich einen Pflug. Das dauert noch einmal 3 Jahre, und ihr Stein geht über die Brücke.
page-booklet-example-4 = Den Pflug behält sie. Dann, am Ende ihres Zuges, muss jemand aus ihrer ersten Generation sterben.
page-booklet-example-5 = Sie wählt den Schmied. Die Handwerksseite der Chronik hat noch ein Feld frei: Man wird sich an ihn erinnern.
