### Idea and aim of the game and of each expansion, and hints.

book-title-village = Village

book-idea-village-1 = The village is no easy place to live, but it leaves its people a choice: one learns a trade, another rises in the council or enters the church, a third sets out to see the world. Each player guides one family through the generations.
book-idea-village-2 = Time is the price of almost everything, and it never flows back. The old die, and where they worked decides whether the village chronicle remembers them. When the chronicle or the graveyard is full, the family with the most prestige wins.
book-idea-solo-1 = Carla has been your rival since childhood, and she and her relatives want only one thing: to be the most respected family in the village. You can guess what she will do next, but you cannot shake her off.
book-idea-solo-2 = Carla gathers no goods, no coins and no points. She takes cubes and customers you wanted, and her dead fill the chronicle, so the game is a race against time. You play for a high score, which earns you a title.
book-idea-inn-1 = The village has an inn, and people with special skills meet there. For a beer or a coin they do you one great favor, or they add to your fame at the end. Beer comes from the new brewery, and some customers want it, too.
book-idea-port-1 = Instead of traveling by land, each family sends a ship to sea. You hire a captain, fill the holds with what the islands buy, send missionaries ashore and come home with cocoa, tea and treasure chests. Not everyone survives the voyage: the sea has graves of its own.
book-idea-marriage-1 = Families unite: at the end of each round, the couples waiting in the ceremony area are married. A wedding brings prestige and a dowry. There is also a smuggler who trades behind the church, and bread that helps your family move up in it.
book-idea-goals-1 = Every player has two secret life goals, one silver and one gold. Once you fulfill the condition on a card, you may reveal it for its prestige points.
book-idea-customers-1 = Four more customers come to the market. Nothing else changes.

book-hint-village-1 = Do not be afraid of paying with time. A family that enters the chronicle early gathers points there while its spaces last.
book-hint-village-2 = Look at the number on a family member before you send it away. Those of generation 1 will probably die during the game; to score in the church or in the council chamber at the end, younger ones are usually the better choice.
book-hint-village-3 = The cubes on the board can be divided evenly among the players, so everyone has the same number of turns in a round, unless a player uses the well.
book-hint-village-4 = For a first game, play without expansions. The tutorial shows every action once.
book-hint-solo-1 = The strategies of a two-player game work here, too. But Carla shortens the game: plan for fewer rounds than you would like.
book-hint-solo-2 = Before you take a cube, look at what she will take in return: the same color from the same space, otherwise the next space clockwise. If you choose well, she clears away cubes you do not need, or passes by the market.
book-hint-solo-3 = Keep an eye on the next fate tile of her ring. Each set of three has one quill: after two blanks, the third tile costs her a family member, and that fills a space or a grave.
