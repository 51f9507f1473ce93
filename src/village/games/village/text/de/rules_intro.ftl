### Introduction to the rules of Village: aim, turn, lifetime, end of the game and an example turn.

page-rules-intro-aim = Worum es geht
page-rules-intro-aim-note = Du führst eine Familie durch vier Generationen: Handwerk, Markt, Reisen, Ratsstube und Kirche. Wer am Ende die meisten Ruhmespunkte hat, gewinnt.
page-rules-intro-turn = Ein Zug
page-rules-intro-turn-note = Nimm einen Stein von einem Aktionsfeld; dann darfst du dessen Aktion ausführen. Mit Einflusssteinen bezahlst du später. Ist der letzte Stein genommen, wird eine Messe gelesen, und neue Steine werden gezogen.
page-rules-intro-life = Ein Leben
page-rules-intro-life-note = Vieles kostet Zeit; dafür ziehst du deinen Lebenszeitmarker im Kreis vorwärts. Immer wenn er die Brücke überquert, stirbt eines deiner ältesten Familienmitglieder. Es kommt in die Dorfchronik, wenn dort für seinen Beruf noch Platz ist, sonst auf den Friedhof.
page-rules-intro-end = Das Ende
page-rules-intro-end-note = Ist der letzte Platz der Dorfchronik oder das letzte Grab belegt, haben alle anderen noch einen Zug. Danach folgen eine letzte Messe und die Schlusswertung.
page-rules-intro-example = Beispiel für einen Zug
page-rules-intro-example-1 = Anna nimmt einen orangefarbenen Stein vom Handwerk und legt ihn auf ihren Hof.
page-rules-intro-example-2 = Nun darf sie ein Handwerksgebäude nutzen. Sie bildet ein Familienmitglied der Generation 1 in der Schmiede aus: Das kostet 3 Zeit.
page-rules-intro-example-3 = Der neue Schmied stellt sofort einen Pflug her. Das kostet noch einmal 3 Zeit, und Annas Lebenszeitmarker überquert die Brücke.
page-rules-intro-example-4 = Den Pflug behält sie. Am Ende ihres Zuges muss aber ein Familienmitglied ihrer ersten Generation sterben.
page-rules-intro-example-5 = Sie wählt den Schmied. In der Dorfchronik ist beim Handwerk noch ein Platz frei: Dort wird er verewigt.
