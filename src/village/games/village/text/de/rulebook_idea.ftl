### Idea and aim of the game and of each expansion, and hints.

book-title-village = Village

book-idea-village-1 = Leicht ist das Leben im Dorf nicht, aber es lässt den Menschen die Wahl: Die eine lernt ein Handwerk, der andere steigt in der Ratsstube oder in der Kirche auf, ein Dritter zieht in die Welt hinaus. Jeder von euch führt eine Familie durch die Generationen.
book-idea-village-2 = Fast alles kostet Zeit, und sie kommt nie zurück. Die Alten sterben, und ihr Beruf entscheidet, ob die Dorfchronik sie verewigt. Ist die Dorfchronik oder der Friedhof voll, gewinnt die Familie mit dem meisten Ruhm.
book-idea-solo-1 = Conny ist deine Rivalin seit Kindertagen. Sie und ihre Verwandten wollen nur eins: die angesehenste Familie im Dorf werden. Was sie als Nächstes tut, lässt sich erahnen, abschütteln lässt sie sich nicht.
book-idea-solo-2 = Conny sammelt weder Güter noch Münzen noch Punkte. Sie nimmt Steine und Kunden, die du wolltest, und ihre Verstorbenen füllen die Dorfchronik: Es wird ein Wettlauf gegen die Zeit. Du spielst um möglichst viele Punkte, die dir einen Titel einbringen.
book-idea-inn-1 = Im Dorf gibt es ein Wirtshaus, und dort treffen sich Leute mit besonderen Fähigkeiten. Für ein Bier oder eine Münze tun sie dir einmal einen großen Gefallen oder mehren am Ende deinen Ruhm. Bier kommt aus der neuen Brauerei, und auch manche Kunden wollen es.
book-idea-port-1 = Statt über Land zu reisen, schickt jede Familie ein Schiff aufs Meer. Du heuerst einen Kapitän an, belädst die Laderäume mit dem, was die Inseln kaufen, setzt Missionare ab und kehrst mit Kakao, Tee und Schatztruhen heim. Nicht alle überleben die Fahrt: Das Meer hat seine eigenen Gräber.
book-idea-marriage-1 = Familien wachsen zusammen: Am Ende jeder Runde werden die Paare im Zeremonienbereich getraut. Eine Hochzeit bringt Ruhm und eine Mitgift. Außerdem handelt ein Schmuggler im Verborgenen, und Brot hilft deiner Familie in der Kirche nach oben.
book-idea-goals-1 = Jeder hat zwei geheime Lebensziele, ein silbernes und ein goldenes. Sobald du die Bedingung einer Karte erfüllst, darfst du sie für ihre Ruhmespunkte aufdecken.
book-idea-customers-1 = Vier weitere Kunden kommen auf den Markt. Sonst ändert sich nichts.

book-hint-village-1 = Hab keine Angst davor, mit Zeit zu bezahlen. Familienmitglieder früh in der Dorfchronik unterzubringen lohnt sich, solange dort noch Plätze frei sind.
book-hint-village-2 = Achte auf die Zahl, bevor du ein Familienmitglied einsetzt. „1er“ sterben vermutlich im Laufe der Partie; für Punkte in Kirche und Ratsstube am Ende sind Jüngere meist die bessere Wahl.
book-hint-village-3 = Die Steine auf dem Spielplan lassen sich gleichmäßig auf die Spieler verteilen: Alle haben in einer Runde gleich viele Züge, solange keiner den Brunnen nutzt.
book-hint-village-4 = Spielt die erste Partie ohne Erweiterungen. Das Tutorial zeigt jede Aktion einmal.
book-hint-solo-1 = Was zu zweit gut ist, ist auch hier gut. Aber Conny verkürzt die Partie: Plane mit weniger Runden, als dir lieb ist.
book-hint-solo-2 = Überlege vor jedem Stein, welchen Conny dafür nimmt: dieselbe Farbe vom selben Aktionsfeld, sonst vom nächsten im Uhrzeigersinn. Wählst du geschickt, räumt sie Steine weg, die du nicht brauchst, oder lässt den Markt in Ruhe.
book-hint-solo-3 = Behalte ihr nächstes Schicksalsplättchen im Auge. In jedem 3er-Set ist ein Federkiel: Nach zwei leeren kostet sie das dritte ein Familienmitglied, und das füllt einen Platz oder ein Grab.
