### Texts shared by all games. The texts of a game are in the folder of that game.

list = { $a } und { $b }
list-more = { $a }, { $b }

## Score categories

line-total = Gesamt

## Moves

player = Spieler { $n }

## Notes on a rule: our rulings where the rulebooks are silent, and where they differ

ruling = Unsere Festlegung: { $sentence }
ruling-whole = Diese Regel ist unsere Festlegung.
differs = Die Spielregeln: { $sentence }

## Reasons why a move is illegal

why = { $reason } ({ $rule })
why-game-over = Die Partie ist zu Ende.
why-not-asked = Das ist gerade nicht möglich. Die aktuelle Entscheidung: { $a }
why-no-such-move = Einen solchen Zug gibt es in diesem Spiel nicht.

## Bots

bot-beginner = schaut zwei Entscheidungen voraus und begnügt sich oft mit einem Zug, der fast so gut ist wie der beste
bot-easy = hält sich nur grob an ein trainiertes neuronales Netz; wo es keines gibt, prüft er nur seinen eigenen Zug
bot-medium = folgt einem trainierten neuronalen Netz, spielt aber nicht immer den besten Zug; wo es keines gibt, rechnet er voraus
bot-hard = spielt meist den besten Zug eines trainierten neuronalen Netzes; wo es keines gibt, rechnet er mehrere Züge voraus
bot-master = rechnet mit einem trainierten neuronalen Netz voraus, höchstens eine Sekunde pro Zug
bot-random = spielt einen zufälligen erlaubten Zug
bot-greedy = prüft alles, was im eigenen Zug möglich ist, und nimmt das Beste
bot-mcts = rechnet voraus: mit einer festen Zahl von Simulationen pro Zug oder einige Sekunden lang
bot-net = ein trainiertes neuronales Netz: spielt sofort den Zug, den es am besten bewertet
bot-stdio = ein eigenes Programm in einer beliebigen Sprache
bot-soft = gierig, schaut aber nur zwei Entscheidungen voraus und begnügt sich mit einem Zug, der fast so gut ist wie der beste
bot-tree = rechnet mit einem trainierten neuronalen Netz voraus, mit fester Zahl von Varianten pro Zug

## Gründe für einen Zug: wovon er mehr bringt als ein anderer Zug, oder weniger (`.less`)

reason-lead = am Ende etwa { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } besser
    .less = am Ende etwa { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } schlechter
reason-line = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } mehr in diesem Zug: { $line }
    .less = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } weniger in diesem Zug: { $line }
reason-others = bei den Gegnern: { $reason }
