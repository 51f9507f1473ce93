### Introduction to the rules of Village: aim, turn, lifetime, end of the game and an example turn.

book-intro-aim = Worum es geht
    .text = Du führst eine Familie durch vier Generationen: Handwerk, Markt, Reisen, Ratsstube und Kirche. Wer am Ende die meisten Ruhmespunkte hat, gewinnt.
book-intro-turn = Ein Zug
    .text = Nimm einen Stein von einem Aktionsfeld; dann darfst du dessen Aktion ausführen. Mit Einflusssteinen bezahlst du später. Ist der letzte Stein genommen, wird eine Messe gelesen, und neue Steine werden gezogen.
book-intro-life = Ein Leben
    .text = Vieles kostet Zeit; dafür ziehst du deinen Lebenszeitmarker im Kreis vorwärts. Immer wenn er die Brücke überquert, stirbt eines deiner ältesten Familienmitglieder. Es kommt in die Dorfchronik, wenn dort für seinen Beruf noch Platz ist, sonst auf den Friedhof.
book-intro-end = Das Ende
    .text = Ist der letzte Platz der Dorfchronik oder das letzte Grab belegt, haben alle anderen noch einen Zug. Danach folgen eine letzte Messe und die Schlusswertung.
book-intro-example-1 = Anna nimmt einen orangefarbenen Stein vom Handwerk und legt ihn auf ihren Hof.
book-intro-example-2 = Nun darf sie ein Handwerksgebäude nutzen. Sie bildet ein Familienmitglied der Generation 1 in der Schmiede aus: Das kostet 3 Zeit.
book-intro-example-3 = Der neue Schmied stellt sofort einen Pflug her. Das kostet noch einmal 3 Zeit, und Annas Lebenszeitmarker überquert die Brücke.
book-intro-example-4 = Den Pflug behält sie. Am Ende ihres Zuges muss aber ein Familienmitglied ihrer ersten Generation sterben.
book-intro-example-5 = Sie wählt den Schmied. In der Dorfchronik ist beim Handwerk noch ein Platz frei: Dort wird er verewigt.
