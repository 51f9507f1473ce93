### Overview cards: the order of events at a glance.

book-card-round = Die Runde
book-card-round-1 = Aktionsfelder bestücken
    .text = Neue Einflusssteine und alle Peststeine des Vorrats kommen in den grünen Beutel; zufällig gezogene Steine kommen auf die Aktionsfelder.
book-card-round-2 = Stein nehmen
    .text = Reihum nimmt jeder einen Stein. Ein Peststein kostet 2 Zeit und kommt zurück in den Vorrat. Oder du nutzt den Brunnen: 3 Steine einer Farbe für eine beliebige Aktion.
book-card-round-3 = Aktion ausführen
    .text = Du darfst die Aktion des Feldes ausführen. Nur ein Markttag muss stattfinden.
book-card-round-4 = Ende des Zuges
    .text = Hat dein Marker die Brücke überquert, stirbt eines deiner Familienmitglieder. Dann ist der Nächste dran, bis kein Stein mehr ausliegt.
book-card-round-5 = Messe
    .text = Sind alle Aktionsfelder leer, wird eine Messe gelesen.
book-card-round-6 = Neue Runde
    .text = Wer den Ring hat, wird Startspieler; der Ring kommt zurück auf die Ratsstube.

book-card-mass = Messe
book-card-mass-1 = 4 Figuren ziehen
    .text = Reihum dürft ihr eigene Familienmitglieder für je 1 Münze aus dem schwarzen Beutel heraussuchen, insgesamt höchstens 4. Den Rest zieht ihr zufällig. Mönche kommen zurück, Familienmitglieder auf die 1. Stufe.
book-card-mass-2 = Aufsteigen
    .text = Reihum darf jeder mit Getreide Familienmitglieder von Stufe zu Stufe aufsteigen lassen: für 1, 2 und 2 Säcke.
book-card-mass-3 = Mehrheit
    .text = Wer die meisten Familienmitglieder in der Kirche hat, bekommt 2 Ruhmespunkte. Bei Gleichstand entscheidet das vorderste; herrscht auch dann Gleichstand, bekommt jeder Beteiligte 2.

book-card-death = Ein Todesfall
book-card-death-1 = Wann?
    .text = Jedes Mal, wenn der Marker die Brücke überquert: am Ende des Zuges, am Markttag sofort.
book-card-death-2 = Wer?
    .text = Ein sichtbares Familienmitglied der niedrigsten Generation.
book-card-death-3 = Wohin?
    .text = In die Dorfchronik, wenn für den Beruf ein Platz frei ist, sonst in ein Grab.
book-card-death-4 = Spielende?
    .text = Der letzte Platz der Dorfchronik oder das letzte Grab läutet das Spielende ein.

book-card-scoring = Schlusswertung
book-card-scoring-1 = Reise
    .text = 1, 3, 6, 10, 14 oder 18 Punkte für 1 bis 6 Burgen.
book-card-scoring-2 = Ratsstube
    .text = 0, 2, 4 oder 6 Punkte je Familienmitglied auf Stufe 1 bis 4.
book-card-scoring-3 = Kirche
    .text = 2, 3, 4 oder 6 Punkte je Familienmitglied auf Stufe 1 bis 4.
book-card-scoring-4 = Dorfchronik
    .text = 4 Punkte für 3 Familienmitglieder, 7 für 4, 12 für 5 oder mehr.
book-card-scoring-5 = Kunden
    .text = Die Punkte auf jedem Plättchen.
book-card-scoring-6 = Münzen
    .text = Je 1 Punkt.

book-card-wedding = Hochzeit
book-card-wedding-1 = Würfeln
    .text = Der Würfel bestimmt einen Rang. Ist er frei, kommt eine pinke Figur dorthin, aus dem Vorrat oder sonst aus dem Elternglück.
book-card-wedding-2 = Heiraten
    .text = In der Reihenfolge der Ränge heiratet die erste Figur die zweite, die dritte die vierte. Wer übrig bleibt, wartet.
book-card-wedding-3 = Ruhm
    .text = Frisch Vermählte bringen die Ruhmespunkte ihres Rangs und ziehen ins Elternglück. Zwei pinke Figuren kommen zurück in den Vorrat.
book-card-wedding-4 = Mitgift
    .text = In der Reihenfolge der Ränge: Nachwuchs, ein Brot samt Einflussstein oder ein Gut.

book-card-solo = Solo: Connys Zug
book-card-solo-1 = Sie nimmt einen Stein
    .text = Dieselbe Farbe vom selben Aktionsfeld; sonst diese Farbe vom nächsten im Uhrzeigersinn; sonst einen Stein deiner Wahl vom selben Feld; sonst vom nächsten im Uhrzeigersinn.
book-card-solo-2 = Ihre Ablage
    .text = Der Stein kommt ins nächste Fach. Überschreitet er ein Schicksalsplättchen, deckst du es auf: Ein Federkiel kostet sie ein Familienmitglied; seinen Beruf bestimmt das Feld, von dem der Stein stammt.
book-card-solo-3 = Vom Markt
    .text = Sie nimmt den vordersten Kunden. An deinem Markttag nimmt sie einen, nachdem du verkauft oder gepasst hast.
book-card-solo-4 = Von der Kirche
    .text = Eines ihrer dort wartenden Familienmitglieder kommt in den schwarzen Beutel.
book-card-solo-5 = Der Brunnen
    .text = Nutzt du den Brunnen, tut sie nichts, und du bist gleich wieder dran.
book-card-solo-6 = Neue Runde
    .text = Alle ihre Steine außer dem letzten kommen zurück in den Vorrat.

book-card-solo_mass = Solo: Messe
book-card-solo_mass-1 = Heraussuchen
    .text = Du darfst eigene Familienmitglieder für je 1 Münze heraussuchen.
book-card-solo_mass-2 = Einzeln ziehen
    .text = Bis es insgesamt 4 Figuren sind. Eine Figur von Conny kommt auf die erste Stufe, auf der noch keine von ihr steht.
book-card-solo_mass-3 = Aufsteigen
    .text = Nur du zahlst Getreide und steigst auf.
book-card-solo_mass-4 = Mehrheit
    .text = Conny zählt mit, bekommt aber nichts.

book-card-solo_wedding = Solo: Hochzeit
book-card-solo_wedding-1 = Zweimal würfeln
    .text = Führe jeden Wurf aus, bevor du den nächsten machst; es gibt drei pinke Figuren.
book-card-solo_wedding-2 = Heiraten
    .text = In der Reihenfolge der Ränge, wie üblich.
book-card-solo_wedding-3 = Ruhm
    .text = Wie üblich. Heiraten zwei pinke Figuren, kommen sie zurück in den Vorrat.
book-card-solo_wedding-4 = Mitgift
    .text = Wie üblich.
