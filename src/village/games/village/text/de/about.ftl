# Eine Zeile über das Spiel, jede Ausgabe und jede Schachtel.
about-village = Eine Familie über vier Generationen: arbeiten, reisen, sterben und in Erinnerung bleiben.
about-2011 = Das Spiel, wie es zuerst erschien.
about-bigbox = Das Spiel mit seinen späteren Schachteln und mit Regeln für eine Person allein.
about-inn = Dorfbewohner, die man mit Bier gewinnt, jeder mit einer eigenen Fähigkeit.
about-goals = Ziele, die dem Punkte bringen, der sie erreicht.
about-customers = Mehr Kunden für den Markt.
about-port = Schiffe statt Wagen: Kapitäne, Inseln mit Handel und Missionen, und Truhen, die man heimbringt.
about-marriage = Hochzeiten zwischen Familien, rosa Mitglieder, Brot, ein Schmuggler und Elternglück.
