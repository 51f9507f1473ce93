### Geführte Partien, wie die Seite sie einrahmt; was sie lehren, sagt jedes Spiel selbst.

page-learn = Spielend lernen
page-learn-lead = Echte Augenblicke auf dem echten Brett, immer nur ein Gedanke. Probiere alles aus: Du erfährst, was daraus wird, und kannst es zurücknehmen. Geh, wann du willst, und mach später weiter.
page-learn-note = Noch nie gespielt? Eine geführte erste Partie, etwa zehn Minuten.
page-learn-begun = Angefangen: Es geht weiter, wo du warst.
page-learn-leave = Verlassen; alles bleibt
page-learn-progress = Wie weit du gekommen bist
page-learn-on = Weiter
page-learn-back = Zurücknehmen
page-learn-show = Zeig es mir
page-learn-play = Eine eigene Partie gegen leichte Bots
page-learn-more = Mehr geführte Partien
page-learn-again = Noch einmal von vorn
page-learn-neighbour = Martha
page-booklet = Wie die Regeln beginnen
page-confirm = Ende meines Zuges bestätigen
page-confirm-note = Vor einer Antwort, nach der andere weitermachen, wirst du noch einmal gefragt.
page-confirm-ends = { $answer }: Das beendet deinen Zug.
page-confirm-yes = Ja, so soll es sein
page-confirm-no = Nein
page-reach-here = Nur dieser Rechner kann den Link öffnen: Der Server hört auf niemanden sonst.
page-reach-open = Mein Netz hereinlassen
page-reach-how = Starte ihn mit --host 0.0.0.0 oder --public, um andere einzuladen.
page-reach-network = Dein Netz kann jetzt herein: alle im selben Haus oder Funknetz unter dieser Adresse.
page-won-you = Du hast gewonnen
page-turn-of = { $who } ist am Zug:
page-turn-yours = Du bist am Zug:
