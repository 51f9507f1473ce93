### The questions of the 2011 rulebook, in our own words.

book-question-1 = Muss ein Familienmitglied am Gebäude stehen, wenn ich ein Gut mit Steinen oder Getreide kaufe?
    .text = Nein. Nur wenn du das Gut mit Zeit bezahlst, brauchst du dort ein Familienmitglied.
book-question-2 = Muss ich mein ältestes Familienmitglied einsetzen oder in den schwarzen Beutel werfen?
    .text = Nein, du wählst frei. Die Zahl ist nur wichtig, wenn ein Familienmitglied geboren wird oder stirbt.
book-question-3 = Muss ich in meinem Zug einen Stein nehmen?
    .text = Ja, außer du nutzt den Brunnen. Dann zahlst du drei Steine einer Farbe und nimmst keinen.
book-question-4 = Was passiert genau, wenn ich einen Peststein nehme?
    .text = Er kommt zurück in den Vorrat, und dein Lebenszeitmarker zieht 2 Felder weiter. Danach darfst du wie bei jedem anderen Stein die Aktion des Feldes ausführen, von dem er stammt.
book-question-5 = Muss ich die Aktion ausführen, wenn ich einen Stein genommen habe?
    .text = Nein, sie ist freiwillig. Nur ein Markttag findet immer statt, auch wenn du nichts verkaufen willst.
book-question-6 = Bleiben meine Familienmitglieder dort, wo ich sie einsetze?
    .text = In der Regel ja. Mit der Aktion Familie holst du eines zurück, das dann etwas anderes lernen kann; und wer stirbt, kommt in die Dorfchronik oder in ein Grab.
