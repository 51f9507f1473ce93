# One line about the game, each edition and each expansion.
about-village = Eine Familie über vier Generationen: arbeiten, reisen, sterben und in Erinnerung bleiben.
about-2011 = Die erste Ausgabe von 2011.
about-bigbox = Das Basisspiel mit allen Erweiterungen und Solo-Modus.
about-inn = Personenkarten, die du im Wirtshaus für Bier oder Münzen bekommst, jede mit eigener Fähigkeit.
about-goals = Geheime Lebensziele, die du werten darfst, sobald du sie erreicht hast.
about-customers = Mehr Kunden für den Markt.
about-port = Schiffe statt Planwagen: Kapitäne, Schatztruhen sowie Handel und Missionen auf Inseln.
about-marriage = Hochzeiten zwischen Familien, pinke Figuren, Brot, ein Schmuggler und Elternglück.
