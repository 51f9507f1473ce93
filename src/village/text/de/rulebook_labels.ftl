### Headings of a rulebook and the words around its texts, for all games.

book-label-intro = So läuft das Spiel
book-label-example = Ein Beispielzug
book-label-idea = Idee und Ziel
book-label-components = Spielmaterial
book-label-piece = Material
book-label-number = Anzahl
book-label-note = Anmerkung
book-label-hints = Tipps
book-label-cards = Übersichtskarten
book-label-terms = Begriffe
book-label-questions = Häufige Fragen
book-label-see = Siehe auch
book-label-values = Werte
book-label-values-note = Die Werte des Spiels und wie sicher sie sind. Besitzt du das Spiel, kannst du mit den Werten deiner Ausgabe spielen.
book-label-sources = Quellen
book-label-rulings = Unsere Festlegungen
book-label-rulings-note = Was kein Regelheft regelt oder was die Regelhefte unterschiedlich regeln: jeweils die Regel und der Satz, der von uns stammt.
book-label-ruling-whole = Die ganze Regel.
book-label-options = Tischoptionen
book-label-options-note = Optionen, die man beim Erstellen eines Tisches wählt.
book-label-option = Option
book-label-default = Voreinstellung
book-label-rule = Regel
book-label-decision = Was von uns stammt
book-label-credits = Mitwirkende
book-label-contents = Inhalt
book-label-appendices = Anhang

book-status-printed = gedruckt
    .mark = {""}
    .text = Ein Regelheft nennt den Wert, oder er folgt aus dessen Beispielen.
book-status-reported = berichtet
    .mark = ○
    .text = Eine andere öffentliche Quelle nennt ihn, oder er folgt fast sicher aus dem, was wir wissen.
book-status-estimated = geschätzt
    .mark = ◇
    .text = Unser eigener, im Spiel erprobter Wert, weil uns der gedruckte nicht vorlag.

book-yes = ja
book-no = nein
book-on = ein
book-off = aus
book-random = zufällig
book-comma = {", "}
book-semicolon = {"; "}
book-price = { $piece } { $worth }
