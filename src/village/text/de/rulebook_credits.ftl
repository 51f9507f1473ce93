### Who made the printed games: the roles named in the rulebooks.

book-credit-design = Idee
book-credit-illustration = Illustration
book-credit-illustration_layout = Illustration und Layout
book-credit-illustration_graphics = Illustration und Grafik
book-credit-graphics = Grafik
book-credit-box = Schachtelgestaltung
book-credit-direction = Künstlerische Leitung und Produktion
book-credit-models = 3D-Modelle
book-credit-development = Redaktion und Entwicklung
book-credit-game_development = Entwicklung
book-credit-rulebook = Regelheft
book-credit-rulebook_layout = Regelheft und Layout des Regelhefts
book-credit-revision = Überarbeitung des Regelhefts
book-credit-chinese = Chinesische Übersetzung und Korrektur
book-credit-chinese_layout = Chinesischer Satz und Logo
book-credit-thanks = Besonderer Dank an die Testspieler
book-credit-publisher = Verlag
book-credit-distribution = Vertrieb
