### Was in jedem Spiel gesagt wird. Die Sätze eines Spiels liegen im Ordner dieses Spiels.

list = { $a } und { $b }

## Zeilen der Wertung

line-total = Gesamt

## Antworten

player = Spieler { $n }

## Beside a rule: what we decided where the rulebooks are silent, and where they differ

ruling = Unsere Festlegung: { $sentence }
ruling-whole = Diese Regel ist unsere Festlegung.
differs = Die Spielregeln: { $sentence }

## Gründe, warum etwas nicht geht

why = { $reason } ({ $rule })
why-game-over = Das Spiel ist zu Ende.
why-not-asked = Danach ist jetzt nicht gefragt. Die Frage lautet: { $a }
why-no-such-answer = Eine solche Antwort gibt es in diesem Spiel nicht.

## Computerspieler

bot-beginner = sieht zwei Fragen weit und nimmt auch vieles, was nur beinahe so gut ist
bot-easy = spielt ungefähr, wie es einem gelernten Netz gefällt; wo es keines gibt, sieht er sich seinen Zug an
bot-medium = spielt, wie es einem gelernten Netz gefällt, nicht immer das Beste; wo es keines gibt, denkt er voraus
bot-hard = spielt meist, was einem gelernten Netz am besten gefällt; wo es keines gibt, denkt er mehrere Züge voraus
bot-master = denkt mit einem gelernten Netz voraus, höchstens eine Sekunde für jede Antwort
bot-random = gibt irgendeine erlaubte Antwort
bot-greedy = sieht sich alles an, was im eigenen Zug möglich ist, und nimmt das Beste
bot-mcts = denkt voraus: mit einer Zahl von Versuchen für jede Antwort oder einige Sekunden lang
bot-net = ein gelerntes Netz: antwortet sofort, was ihm am besten gefällt
bot-stdio = ein eigenes Programm in einer beliebigen Sprache
bot-soft = gierig, sieht aber nur zwei Fragen weit und ist mit dem beinahe Besten zufrieden
bot-tree = denkt mit einem gelernten Netz voraus, so viele Wege für jede Antwort
