### Idea and aim of the game, and hints.

book-title-my_village = My Village

book-idea-my_village-1 = Ein neues Kapitel der Dorfchronik: Diesmal baut jeder sein eigenes Dorf. Es beginnt als kleiner Hof mit Abt, Ratsherr, Reisendem, Handwerker und Händler und wächst mit jeder Kirche, jeder Ratsstube, jedem Feld, jedem Handwerksgebäude, jedem Kunden und jeder Reise.
book-idea-my_village-2 = Dabei verrinnt die Zeit. Hin und wieder stirbt ein Dorfbewohner, und sein Beruf bleibt leer, bis die Schule einen Nachfolger ausgebildet hat; alles zugleich lässt sich nicht in Gang halten. Auch Geschichten erzählt sich das Dorf, doch Ratten fressen die Seiten, die nicht im Haupthaus in Sicherheit sind.
book-idea-my_village-3 = Sind insgesamt genug Dorfbewohner gestorben, endet die Partie. Es gewinnt, wer mit Gebäuden, Feldern, Kunden, Mönchen, Reisen und geretteten Geschichten die meisten Ruhmespunkte gesammelt hat.

book-hint-my_village-1 = Dein Spielbanner zeigt zwei Werte, die auch Handwerksgebäude zeigen. Gebäude mit diesen Werten bringen dir bei gleichen Würfeln mehr weiße Banner.
book-hint-my_village-2 = Sieh dir vor der Wahl der Würfel deine weißen Banner an: Ein Wert, der drei davon aktiviert, ist oft mehr wert als eine neue Karte.
book-hint-my_village-3 = Aktiviere weiße Banner nacheinander und führe jedes zu Ende. Ein Dorfbewohner aus der Schule oder ein gerade hergestelltes Gut zählt schon für das nächste.
book-hint-my_village-4 = Achte auf die Ratte: Von einem roten Feld ihrer Leiste kann der nächste Wurf reichen. Dann bring deine Geschichtspunkte heim.
book-hint-my_village-5 = Kunden kosten keine Güter, wenn du sie nimmst, erst wenn du sie bedienst. Bediene sie rechtzeitig: Wer nicht bedient wurde, ist am Ende nichts wert.
