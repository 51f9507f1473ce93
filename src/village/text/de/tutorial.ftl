### The frame of the tutorials; the content of a tutorial is in the folder of its game.

page-tutorial = Tutorial
page-tutorial-lead = Echte Spielsituationen auf dem echten Spielplan, Schritt für Schritt. Probier alles aus: Du siehst, was passiert, und kannst es noch einmal versuchen. Du kannst jederzeit aufhören und später weitermachen.
page-tutorial-note = Noch nie gespielt? Eine geführte erste Partie, etwa zehn Minuten.
page-tutorial-started = Begonnen: Du machst dort weiter, wo du aufgehört hast.
page-tutorial-exit = Beenden (wird gespeichert)
page-tutorial-progress = Dein Fortschritt
page-tutorial-continue = Weiter
page-tutorial-undo = Noch einmal
page-tutorial-show = Zeig es mir
page-tutorial-play = Partie gegen Bots (leicht)
page-tutorial-play-solo = Solopartie spielen
page-tutorial-more = Weitere Tutorials
page-tutorial-again = Von vorn beginnen
page-tutorial-neighbour = Martha
page-confirm = Zugende bestätigen
page-confirm-note = Fragt noch einmal nach, bevor dein Zug endet und andere an der Reihe sind.
page-confirm-ends = { $move }: Das beendet deinen Zug.
page-confirm-yes = Bestätigen
page-confirm-no = Abbrechen
page-network-local = Der Link lässt sich nur auf diesem Rechner öffnen: Der Server ist von anderen Geräten aus nicht erreichbar.
page-network-open = Für mein Netzwerk freigeben
page-network-how = Starte den Server mit --host 0.0.0.0 oder mit --public-url URL, um andere einzuladen.
page-network-opened = Alle in deinem Netzwerk (WLAN) können jetzt unter dieser Adresse mitspielen.
page-won-you = Du hast gewonnen!
page-turn-of = { $who } ist am Zug:
page-turn-yours = Du bist am Zug:
