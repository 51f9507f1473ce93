### Tutorials of Village: the texts next to the board. One message for each step of a lesson; `.right`, `.fine` and `.wrong`
### comment on the player's move, with a suffix for moves that have their own comment.

lesson-first = The first game
    .about = What a turn is, what a life is, every place of the village, and how the game ends: six scenes from one game.
    .done = You win, 27 points to 10. Most of them came from customers and from points scored during play. Now try it yourself; the board always shows what is possible and previews the result.

lesson-first-welcome = This is the village, and the red family is yours: four members of the first generation. Your goal: the most prestige points. You pay for them mainly with time, the one thing you always have.
lesson-first-cube = The heart of every turn: take one cube from any action space, then you may perform the action of that space. Let’s start with food: take a green or orange cube from the grain harvest.
    .fine = A good turn, too: you get the cube and may perform the action of that space. We go on with the grain harvest, where every family begins.
    .fine-market = Also possible: the cube opens a market day for all players. You have nothing to sell yet, so we go on with the grain harvest.
    .wrong-plague = A black cube is the plague: it gives you nothing and costs 2 time. Sometimes an action is worth it, but there are other cubes here.
lesson-first-harvest = The cube is on your farmyard; you can pay with it later. And because it came from the grain harvest, you may harvest now.
    .wrong = You may skip an action, and you keep the cube. But then you get no grain, and you will need some.
lesson-first-family = 2 bags of grain, without spending time. Meanwhile, Martha has had a child. You should, too: take a brown cube from the family space.
    .fine = Also a good turn. We go on with the family space: the more family members, the more you can do.
    .wrong-plague = The plague again: 2 time, and all you get is the action. There are brown cubes on the family space, too.
lesson-first-child = With this action, a child is born, or a family member comes home from the village.
    .wrong = Then no child would be born. Try the other option.
lesson-first-crafts = A child of the second generation! It can do everything its parents can. Now let’s teach a family member a craft: take any cube from the crafts space.
    .fine = That works as well. We go on with the crafts space, where goods come from.
    .wrong-plague = The plague costs 2 time and gives you nothing. Take a cube from the crafts space.
lesson-first-workshop = Five craft buildings. The wainwright builds wagons, which you need at the market and for every trip. Train a family member there.
    .fine = A fine craft as well, and it costs time in the same way. We go on with the wainwright.
    .fine-buy = Buying costs no time and needs no training, but the cubes are gone. Good when you are in a hurry. We go on with the wainwright, to see the other way.
    .fine-mill = The mill gives 2 coins for 2 bags of grain and 2 time; a coin can replace any cube. We go on with the wainwright.
    .wrong-pass = Then you would only have the cube. Try the wainwright.
lesson-first-apprentice = Who should learn it? Family members working in the village leave the farmyard. Generation 1 dies first, and then gets a space among the craftsmen in the chronicle; a child would work longer.
lesson-first-wagon = That cost 2 time: your marker has moved 2 spaces on the life time track. After training, you may produce right away for the production time of the building. Do it.
    .right = 2 more time, and the wagon is yours. The next one will cost only 2 time, because your wainwright stays trained. After a lap of 10 time, the marker crosses the bridge; we will come to that. Let’s move on to a later round.
    .wrong = You could also come back for the wagon later. But the wagon is what we came for.

lesson-first-market = A later round. You own a wagon, a plow and a scroll, and there are customers at the stalls who want exactly that. Open the market: take its cube.
    .fine = Not bad. But there is more to gain at the market now, so we go on there.
lesson-first-customer = If you open the market day, you sell first, and your first sale costs nothing but the goods. Each customer shows the goods it wants and the points it is worth. Serve one of them.
    .wrong = If you pass, you are out for the whole market day, and others take your customers.
lesson-first-sale = The customer is yours and scores at the end. Then Martha sold her ox, and it is your turn again. Every further sale also costs 1 green cube and 1 time. Serve the other customer, too.
    .right = Two customers in one day. When the market closes, customers from the waiting line move up to the stalls. Time passes …
    .wrong = You opened this market day, and now you want to leave early? Sell as long as there is a customer for you.

lesson-first-bridge = Your marker is right before the bridge: any action that costs time now costs a life. Don’t be afraid of that: take the cube from the crafts space.
    .fine = You can put it off like that for a while. But no one lives forever, and it is better to choose when: we go on with the crafts space.
lesson-first-lap = Your wainwright can build a wagon for 2 time. Check the preview before you move.
    .fine = You could do that. We go on with the wagon, which makes the marker cross the bridge.
    .wrong-pass = Then nothing happens, and you get no wagon. Go for it.
lesson-first-death = The marker has crossed the bridge: one of your oldest generation dies. What counts is where they worked, because every profession has its own spaces in the chronicle. The farmyard section is full. Who should die: a craftsman, or the family member on the farmyard?
    .right = You have another family member in the chronicle for good, among the craftsmen. Three or more in the chronicle are worth points at the end; five or more are worth the most.
    .wrong-grave = The farmyard section is full, so only an anonymous grave is left. It gives no points. Choose a craftsman.

lesson-first-journey = Wagons also take you to other cities. You have one, and pink cubes are the skill you need on the road. Take the cube from the travel space.
    .fine = That works, too. We go on with the travel space.
lesson-first-city = A trip costs a wagon, 2 time and the cubes shown on the path: here, two pink ones. Send a family member to the city.
    .wrong-pass = Then the wagon stays at home. The first visit to every city is rewarded, so set out.
lesson-first-council = Your family member has placed a marker, and that city gave 3 prestige points at once. The more cities you visit, the more you score at the end. Next, the council: take the green cube from its space.
    .fine = Also a good turn. We go on with the green cube from the council: two green ones get you in.
lesson-first-enter = To enter the council, a family member pays 1 time and 2 green cubes or a scroll. Do it.
    .wrong-pass = Then you would only have the cube. Enter: a seat in the council is worth points, and useful on every later visit.
lesson-first-privilege = Every visit gives a privilege. On the first stage it is the ring: its owner begins the next round. Take it.
    .right = On later visits, you move up to stages with better privileges and more points at the end. And those who die in the council or on a journey enter the chronicle there. The next scene: the end of a round.
    .wrong-pass = The privilege costs nothing. Take it.

lesson-first-church = The last cube of the round is on the church space. Once it is taken, a mass is said, and then new cubes are drawn. Take it.
    .fine = The well: three cubes of one color pay for any action. Good to know; we go on with the church.
lesson-first-priest = You may send a family member to the church: they go into the black bag, which already holds four monks. That costs a brown cube or 3 time. Pay with the cube.
    .wrong-pass = Then none of your family would be there when the mass is said. The church is worth points.
    .fine = 3 time instead of a cube: possible. We go on with the cube and save the time.
lesson-first-offering = A brown cube, or a coin instead? Coins can replace any cube; pay with the cube.
    .fine = That works. We go on with the cube, because in a moment a coin will be worth more.
lesson-first-mass = All cubes have been taken: the mass begins. Four of the five pieces in the bag are drawn at random. For 1 coin, you get your family member out for sure.
    .wrong-pass = Leave it to luck? Four of five pieces are drawn, so it would probably work. A coin makes it certain.
lesson-first-window = In the church, each further window is worth more, and you move up by paying grain. Move up one window.
    .fine = You may keep the grain. But grain is worth nothing at the end, and a window is worth points: we go on with the second window.

lesson-first-last = Much later. Only one grave is left, and filling the last grave or the last space of the chronicle triggers the end of the game. You are ahead, so don’t wait: take the plague cube.
    .wrong = A good turn, perhaps. But Martha would get many more turns, and you are ahead now. End the game.
lesson-first-grave = 2 time, and the bridge is crossed once more. But first the harvest, as always.
    .wrong-pass = The elder dies anyway, and you need grain for the last mass. Harvest first.
lesson-first-prayer = Your last elder lies in the last grave, so all others took one last turn. Now the last mass is said. Grain is worth nothing afterward: move up once more.
    .wrong-pass = A window for two bags of grain that are worth nothing now. Take it.
    .right = Now everything is scored: travel, council, church, chronicle, customers, coins, and the points scored during play. Here comes the score sheet.

lesson-inn = A tour of the Inn
    .about = The inn, a villager, and what beer is for.
    .done = That is the Inn: beer buys villagers, and each of them does one thing very well.

lesson-inn-welcome = The village now has an inn, with villagers in three face-up stacks of cards. Each of them helps you once or scores points at the end. They cost beer or coins.
lesson-inn-visit = The inn is an action like any other. Take a cube there.
    .wrong = That is another space; this tour is about the inn.
lesson-inn-guest = To use the inn, you need a family member there. Placing one costs 1 time. Send a family member.
    .right = You have a family member in the inn, so you can use the inn right away.
    .wrong-young = They would stay there for a long time, which is not bad. But those who die in the inn get an anonymous grave, so let’s send one of generation 1 instead.
    .wrong-pass = Then you only have the cube.
lesson-inn-talk = Using the inn costs 1 additional time: you cycle one stack, whose top card goes to the bottom, and may then buy a villager. The Scribe is just the villager you need, so cycle another stack.
    .wrong-push = Then the Scribe would go to the bottom of its stack. Cycle one of the other two.
    .wrong-pass = You would leave without buying a villager. Stay a little longer.
lesson-inn-villager = The Scribe costs one beer, and you have one.
    .right = The Scribe is yours now, and the beer is gone. You play villagers at the start or the end of a turn; this is the end of yours.
    .wrong = Also a good villager. But let’s see what the Scribe can do.
lesson-inn-play = Play the Scribe: 3 scrolls at once, without time or cubes.
    .right = 3 scrolls for a beer and 2 time. The Scribe has done his work and leaves the game.
    .wrong-pass = You can keep the card for another turn. But if you never play it, it is worth nothing.
lesson-inn-end = Beer comes from the brewery, a craft building that makes 2 at a time, and some customers want it, too. That is all you need to know.

lesson-port = A tour of Port
    .about = A captain, cargo, an island and a missionary.
    .done = That is Port: captains, holds, islands. Return when the holds are empty, and set sail again.

lesson-port-welcome = With Port, ships replace travel by land: every family has a ship with three holds. The sea has its own tab, and possible moves are highlighted there.
lesson-port-harbour = A cube from the travel space gives you the sea action. Take one.
    .wrong = That is another space; this tour is about the port.
lesson-port-sail = Set sail: hire a captain, load, and move.
    .wrong-pass = Then the ship stays in the port. What a pity on such a fine day.
lesson-port-captain = No ship sails without a captain. Captains cost 1, 2 or 3 coins; the more expensive the captain, the cheaper every step. Take the one for 2.
    .right = He stays until the ship returns. Now the holds: three things, no two alike.
    .wrong-cheap = Cheap to hire, but expensive on every further step. For one voyage, it might do.
    .wrong-expensive = The best there is, but then you have no coins left. The one for 2 will do.
lesson-port-load = Islands buy goods and pay in points at once. The nearest one wants scrolls: load the scroll.
    .wrong = Other islands want that. The nearest one wants scrolls.
    .wrong-pass = An empty ship earns nothing. Load the scroll first.
    .wrong-member = A family member should come along, but load the goods first: the scroll.
    .wrong-grain = The island buys grain, too, but the scroll is worth more. Load the scroll first.
lesson-port-more = There is room for more. A family member on board can go ashore as a missionary. Take one along.
    .wrong = Take a family member along first; then one hold is left.
    .wrong-pass = There is still room. Take a family member along.
lesson-port-full = One hold is left. The island buys grain, too: load a bag.
    .right = Ready. What is on board is no longer on the farmyard.
    .wrong = Other islands want that. The nearest one wants grain.
    .wrong-pass = The last hold would stay empty. Load a bag of grain.
lesson-port-steps = Now out to sea. The first step is free; entering a space with an hourglass costs time. Sail to the water next to the first island.
    .wrong = That way leads to other islands. Ours is the other way.
lesson-port-land = Further steps cost the cubes on the captain’s card. Land on the island.
    .wrong = You could also stay at sea and sail on in another turn. But the island wants your scroll; land there.
lesson-port-fare = A cube, or a coin instead?
    .wrong-coin = You could. But keep the coin: captains are hired with coins, not cubes.
lesson-port-sell = Landed! Sell the scroll or the grain.
    .wrong-pass = You have come all this way; sell something.
    .wrong-mission = The missionary can go ashore afterward. Sell first.
lesson-port-rest = The island buys the rest as well: sell it. You may sell, send a missionary and load in any order.
    .wrong-pass = The rest is worth points here, too. Sell it.
    .wrong-mission = The missionary can go ashore afterward. Sell the rest first.
lesson-port-mission = Now send a missionary ashore.
    .right = Points for the scroll, the grain and the missionary: 7 in all, scored at once. Family members who die at sea or on an island go to the travel section of the chronicle.
    .wrong-pass = The mission place is free now. Later, another player may have taken it.
lesson-port-end = With another sea action, you can sail on or, for 1 time, return from anywhere. Other islands offer cocoa, tea and treasure chests, and the market buys the bales.

lesson-goals = A tour of Life Goals
    .about = Two secret cards, and what happens when you reach a goal.
    .done = That is Life Goals: something to live for, and secret until reached.

lesson-goals-welcome = With Life Goals, each family has one silver and one gold card that the other players cannot see. Click one of yours to read it: for the Farmer, you need 5 bags of grain, an ox and a plow on your farmyard.
lesson-goals-harvest = You have the ox, the plow and 3 bags of grain. With ox and plow, a harvest gives you more than enough. Take the cube from the grain harvest.
    .wrong = That does not bring you closer to the goal. A harvest does.
lesson-goals-reached = Harvest, and see what happens.
    .right = You meet the goal as soon as everything is on your farmyard at the same time.
    .wrong-pass = The grain is all that is missing.
lesson-goals-score = Now you may score it, or keep the card face down and score it later. Score it.
    .right = 5 points, and everyone can see the card. You keep what you own.
    .wrong-keep = Then you are asked again at the start of your next turn, if you still meet the goal. Waiting gains you nothing here.
lesson-goals-end = A gold card is worth 8 points and takes longer; yours needs a family member on council stage 4. A goal you do not reach costs nothing.

lesson-customers = A tour of the Customers promo
    .about = Four more customers, and what they are worth.
    .done = Four customers with a star: look out for them in the waiting line.

lesson-customers-welcome = Four more customers, marked with a star, are shuffled in with the others. They are worth 4 to 6 points each. Two of them are at the stalls.
lesson-customers-market = You own a scroll and a plow, exactly what one of them wants. Open the market.
    .wrong = That can wait. The customer may not.
lesson-customers-star = Serve the customer with the star who wants a scroll and a plow.
    .right = 5 points. In all other respects, customers with a star are like any other.
    .wrong-other = A fine customer, but only the first sale has no fee, and there is one worth more.
    .wrong-pass = Martha would be glad.
lesson-customers-end = When one of them appears in the waiting line, you know early what to collect.

lesson-marriage = A tour of Marriage
    .about = A rank in the ceremony area, a wedding, and a dowry.
    .done = That is Marriage: there is a wedding before every mass. Don’t miss it.

lesson-marriage-welcome = The green next to the village is for weddings. Its ceremony area has four ranks: the first and second marry each other, and so do the third and fourth. Martha’s daughter is already on the first rank.
lesson-marriage-rank = You took the last cube of the round, from the marriage space, so the wedding is next! Place a family member next to Martha’s daughter, on the second rank.
    .wrong = There you would wait alone, unless the die brings a pink figure. Next to Martha’s daughter, the wedding is certain.
    .wrong-pass = Then she would wait for another family. Join her.
lesson-marriage-bride = Who should marry?
    .right = Married! The second rank gave you 3 points. Couples live in parents’ bliss, where each of your family members is worth 1 more point at the end. And there is a dowry: Martha’s family chooses a child.
    .wrong-young = So young? Let the old ones marry first.
lesson-marriage-dowry = Now choose your dowry.
    .right = A good, without a craft building and without time. Then the mass is said, and a new round begins.
    .right-child = A child, without a cube from the family space. Then the mass is said, and a new round begins.
    .right-bread = Bread and a cube. At mass, one loaf pays for a whole step in the church. Then the mass is said, and a new round begins.
lesson-marriage-end = The smuggler, too, is part of this expansion: bread for time, a good for a coin, or two cubes for one cube and some time. Try him when you are short of a color.

lesson-solo = A tour of the solo game
    .about = Carla, your rival: her cubes, her customers, her fate tiles, and how a game against her ends.
    .done = That is the solo game. Play it like a game for two or find your own way: Carla follows every cube you take, and it is a race against time.

lesson-solo-welcome = You play alone, and the board is set up as for two: the other family belongs to your rival, Carla. She has no farmyard, no goods and no points. But she takes cubes and customers, fills the church and the chronicle, and can end the game. Your goal: as many prestige points as possible.
lesson-solo-cube = You start every round. Take a green cube from the grain harvest, as usual, and watch what Carla does.
    .wrong = A fine cube, and Carla would follow you there, too. But start with a green cube from the grain harvest.
    .wrong-plague = A plague cube costs you 2 time, as usual, and Carla would look for one, too. Take a green cube.
lesson-solo-follow = Carla moves after your action. So harvest first.
    .right = For each cube you take, Carla takes one: if possible, the same color from the same space. So the second green cube is gone. It is in her ring now, where each new cube goes into the next recess.
    .wrong-pass = Carla takes her cube even if you skip the action. So don’t skip it: harvest.
lesson-solo-family = Now the family space. There is only one brown cube; take it.
    .wrong = That works, too. But to see where Carla looks next, take the brown cube from the family space.
lesson-solo-clockwise = Have a child. The preview shows which cube Carla will take.
    .right = There was no brown cube left on the family space, so Carla went on clockwise, past the grain harvest to crafts. Each of your turns takes two cubes off the board, so think of the next one you want.
    .wrong-pass = Carla takes her cube anyway, and you would have no child.

lesson-solo-market = A later round. The customer at the first stall wants a wagon and a plow, and you have both. Open the market day: take the cube from the market.
    .wrong = Customers first: take the cube from the market.
lesson-solo-customer = You sell first, without a fee, as usual. Carla always takes the front customer: the one at the first stall. Which one do you serve?
    .right = You served the front customer, so Carla took the next one, at stall 2, free of charge. She takes one on every market day, whether you open it or she does. She scores nothing for it, but the customer is gone.
    .wrong-other = Then Carla would take the front customer, who is worth the most here. Serve that one yourself.
    .wrong-pass = The market day is held anyway, and Carla would take the front customer. Serve that one yourself.
lesson-solo-choice = Now Carla’s cube. No green cube is left on the board, and market and travel are empty. So she takes a cube from the council chamber, and you choose which. Give her the plague cube and save the brown one for yourself.
    .right = Her cube passed a fate tile, which is revealed at once: a quill! One of her family members dies, always of the lowest generation. The cube came from the council chamber, so a space in that section of the chronicle is taken.
    .wrong-brown = You may do that. But you can use the brown cube yourself, and a plague cube does Carla no harm. Give her the plague cube.
lesson-solo-fate = Each set of three tiles has one quill. Two blanks were face up, so the third tile had to be the quill; now all three are face down again. Count the tiles, and you know when Carla may lose someone. If her cube came from the market, a grave is taken instead.

lesson-solo-church = Apart from the market, Carla reacts only to the church. There are two brown cubes on the church space: take one.
    .wrong = Carla does not react there. Take a brown cube from the church space.
lesson-solo-priest = Send a family member into the black bag and pay with the brown cube.
    .right = Carla took the other brown cube, so one of her family members waiting at the church goes into the black bag, too, free of charge. Four of them wait there at the start: the 3s go first, then the 4s.
    .wrong-pass = Carla would react anyway. Send a family member, too.
    .wrong-time = 3 time instead of a cube. You have a cube; save the time.
lesson-solo-mass = At mass, pieces are drawn as usual. When one of Carla’s family members is drawn, it goes to the first window that has none of hers. So each one ends up higher than the last, without any grain. And if she has the majority, the points for it are lost.
lesson-solo-well = Carla does not react to the well: she takes neither a cube nor a customer, and it is your turn again at once. And the ring of the council chamber does not decide who starts; until the new round, it is worth a coin.

lesson-solo-race = Much later. Only one grave is left, and only one tile of the bottom set is still face down: the quill. Carla’s next cube will pass it, and one of her family members will die. If the chronicle section for that cube’s space is full, the last grave is taken.
lesson-solo-grain = The farmyard section is full. So if Carla’s next cube comes from the grain harvest, she triggers the end of the game. Let it happen: take a green cube there.
    .wrong = Then Carla’s cube would come from another space and belong to another section, which can save you time. But let’s see how she triggers the end.
    .wrong-well = After the well, Carla takes no cube, so you could put it off. But let’s see how she triggers the end.
lesson-solo-grave = Harvest first, then it is Carla’s turn.
    .right = The last grave is filled: Carla has triggered the end. You take one last turn, to which she does not respond, and then the last mass is said. If you trigger the end yourself, she still takes the cube that follows your last one.
    .wrong-pass = Carla takes her cube anyway. Harvest.
lesson-solo-last = You have 49 points, one too few for the next title. Take a cube from the council chamber.
    .wrong = That gets you no points now. The council chamber does.
lesson-solo-stage = Your family member on stage 4 can use a privilege without moving.
    .wrong = That gets you no points now. Use a privilege.
lesson-solo-privilege = Stage 4: 1 coin for 3 prestige points.
    .right = 51 points. The last mass has been said, and the game is over. Only you score.
    .wrong = That is worth nothing at the end. Take the points.
lesson-solo-end = 51 points: you are a master. Below 40 you are an apprentice, from 40 a journeyman, from 50 a master, from 60 a grand master, from 70 a genius, from 80 a polymath; the Inn, Port and Marriage raise these limits. There is no winner and no loser: you play for the best title.
