### Tooltips: what something on the board is, for players who see it for the first time. Numbers come from the tables.

## Places in the village

page-tooltip-grain = Take a cube here to harvest { $few } grain if a family member is at home; { $horse } with a horse and a plow, or { $ox } with an ox and a plow.
page-tooltip-family = Take a cube here to have a child of the next generation, or to bring a family member home from the board.
page-tooltip-crafts = Take a cube here to get one good from a craft building, or coins from the mill. All craft buildings and the mill belong to this space.
page-tooltip-market = Take a cube here to open a market day: in turn, all players may sell to a customer at the stalls. Every sale except the opener’s first also costs { $cost } and { $time } time.
page-tooltip-travel = Take a cube here to send a family member from home to a city, or on to the next one. Each trip costs { $time } time, a wagon and the cubes shown on the path.
page-tooltip-council = Take a cube here to send a family member to the council or up one stage, for { $cost } or a scroll, plus time. Then you may use a privilege of that stage or a lower one.
page-tooltip-church = Take a cube here to put a family member from home into the black bag, for { $cost } or { $time } time. At the mass after each round, some pieces are drawn and placed at the windows.
page-tooltip-well = Instead of taking a cube, you may pay { $n } cubes of one color here, or coins in their place, and perform any action.
page-tooltip-graves = For the dead who get no space in the chronicle; they score nothing. { $free } of { $all } graves are free; filling the last one triggers the last turns.
page-tooltip-chronicle = The chronicle remembers the first to die in each profession. Three of your family members in it are worth { $three } prestige at the end, four { $four }, five or more { $five }. Filling its last space triggers the last turns.
page-tooltip-column = Family members who die { $column ->
    [council] in the council chamber
    [crafts] in a craft building
    [travel] on a journey
    [church] at a church window
   *[farm] at home
} are placed here while there is room: { $free } of { $all } spaces are free. Later ones get an anonymous grave.
page-tooltip-workshop = Gives { $gives }. Train a family member here once for { $train } time; after that, each production costs { $make } time. Or buy it for { $buy }, without a family member here.
page-tooltip-mill = Turns { $grain } into { $coins } for { $time } time. No training is needed.
page-tooltip-train = A family member from home learns this craft for { $train } time and stays here. Now or later, you get { $gives } for { $make } more time.
page-tooltip-make = With a trained family member here, you get { $gives } for { $make } time.
page-tooltip-buy = You get { $gives } for { $buy }, with no family member here and no time spent.

## The land

page-tooltip-land = Meadows, roads, orchards and sheep are only decoration. Turns start at the places with a name and cubes.
    .title = The land
page-tooltip-river = It flows under the bridge. The life time track around each farmyard has a bridge, too: every lap of the marker is one lifetime.
    .title = The river
page-tooltip-bridge = Each farmyard has a bridge on its life time track: whenever the family’s marker crosses it, one of its oldest members dies at the end of the turn.
    .title = The bridge
page-tooltip-sea = Ships sail across it from one marked space to the next, and return from anywhere. It has its own tab.
    .title = The sea
page-tooltip-ways = A step for a ship: from one space to the next along this line. The first step is free; further ones cost the captain’s cubes.
    .title = A sea route

## Council and church

page-tooltip-stage = Stage { $n }: moving here costs { $cost } or a scroll, plus { $time } time. Each family member who is here at the end scores { $points } prestige.
page-tooltip-privilege1 = The privilege of stage 1: the ring. Its holder starts the next round.
page-tooltip-privilege2 = The privilege of stage 2: { $cubes } cubes of your choice from the supply.
page-tooltip-privilege3 = The privilege of stage 3: a good of your choice.
page-tooltip-privilege4 = The privilege of stage 4: { $prestige } prestige for { $coins }.
page-tooltip-window = Each family member at this window at the end scores { $points } prestige. { $n ->
    [4] This is the last window.
   *[other] At mass, moving up to the next one costs { $grain }.
}
page-tooltip-bag = Family members entering the church wait here among { $monks } monks. At mass { $n } pieces are drawn, and monks go back in; for { $coins } each, you get your own out for sure.

## Market and travel

page-tooltip-customer = Wants { $want }. Scores { $points } prestige at the end for the player who serves this customer on a market day.
page-tooltip-stall = An empty stall. After a market day with a sale, the next customer in the waiting line comes here.
page-tooltip-line = These customers move up when stalls become empty. All players can see what they want.
page-tooltip-pile = { $n ->
    [one] 1 customer is
   *[other] { $n } customers are
} still in the pile.
page-tooltip-city = Your first visit here gives you { $gift }, and you place a marker. The more cities you visit, the more they score at the end: { $list }.
page-tooltip-path = A path from one city to the next. The trip costs { $cubes }, a wagon and { $time } time.

## Family members and pieces

page-tooltip-cube = Take this cube and keep it to pay with later; then you may perform the action of this space. { $colour ->
    [brown] Brown is faith.
    [green] Green is persuasiveness.
    [orange] Orange is skill.
   *[pink] Pink is knowledge.
}
page-tooltip-plague = A plague cube gives nothing and costs { $time } time, but you may still perform the action of this space.
page-tooltip-influence = { $colour ->
    [brown] Faith
    [green] Persuasiveness
    [orange] Skill
   *[pink] Knowledge
}: influence cubes you take and use to pay for goods, trips, the council, the church, the market and the well. A coin can replace any cube.
page-tooltip-plagues = Plague cubes go back into the bag every round. Taking one costs { $time } time and gives no influence.
page-tooltip-member = { $who }, generation { $generation }: { $place }. The oldest die first; the place where they die decides their section of the chronicle.
page-tooltip-unborn = Children who join the farmyard one by one through the family action, lowest generation first.
page-tooltip-farm = { $who }’s farmyard: life time track, stock and the family members at home. Only family members at home can be sent out or bring in the harvest.
page-tooltip-life = The life time of this family. Paying time moves the marker forward; every { $lap } spaces it crosses the bridge, and one of the oldest family members dies at the end of the turn.
page-tooltip-sacks = Grain pays for customers, the mill and moving up in the church. A farmyard holds { $most }.
page-tooltip-coin = A coin can replace any one cube when you pay. Each coin left at the end scores 1 prestige.
page-tooltip-scroll = A good. A scroll pays for a council stage instead of green cubes; customers want scrolls too.
page-tooltip-wagon = A good. Every trip to a city costs one; customers want wagons too.
page-tooltip-horse = A good. With a plow it makes the harvest larger; customers want horses too.
page-tooltip-ox = A good. With a plow it brings the largest harvest; customers want oxen too.
page-tooltip-plow = A good. Together with a horse or an ox it makes the harvest larger; customers want plows too.
page-tooltip-prestige = Prestige scored so far. Cities, council, church, chronicle, customers and coins are added at the end, and the highest total wins.
page-tooltip-served = Customers this family has served. Each scores its points at the end.
page-tooltip-visited = Cities with this family’s marker. For one, two, three cities and so on, they score { $list } prestige at the end.
page-tooltip-first = Takes the first turn of this round and leads its mass.
page-tooltip-ring = Taken with the privilege of council stage 1. Its holder starts the next round.
page-tooltip-ring-solo = In the solo game, the ring can be spent as a coin until the next round begins.
page-tooltip-round = A round lasts until all cubes on the action spaces are taken. Then a mass is said, and new cubes are drawn.
page-tooltip-greenbag = The cubes for the action spaces are drawn from this bag each round. All players may know what is in it.
page-tooltip-supply = Cubes and grain not in play. Whatever is paid returns here; if something runs out, it cannot be taken.
page-tooltip-pay = One way to pay; click the one you prefer.

## The inn and life goals

page-tooltip-inn = Take a cube here to seat a family member from home for { $place } time, and, with a family member here, to buy one of the villagers shown for { $use } time and the price. Those who die here get an anonymous grave.
page-tooltip-push = A stack of villagers. To use the inn, you first move the top card of one stack to the bottom, which reveals the next one.
page-tooltip-villager = A villager. Price: { $price }. Once you own it: { $effect }
page-tooltip-owned = A villager owned by a player. { $effect }
page-tooltip-beer = A good from the brewery. It pays for villagers at the inn; some customers want it too.
page-tooltip-goal = A { $metal ->
    [silver] silver
   *[gold] gold
} life goal, worth { $points } prestige when it is scored. { $effect }
page-tooltip-covered = A secret life goal of this family; it is revealed when scored.

## The sea

page-tooltip-harbour = Take a cube here to set sail with a captain and cargo, to sail on, or to return for { $time } time and unload.
page-tooltip-captain = A captain you can hire for { $coins }, who stays until the ship returns. { $free ->
    [one] The first step of each sea action is free
   *[other] The first { $free } steps of each sea action are free
}; each further one costs { $cubes }.
page-tooltip-captains = This stack has no captains left; they come back when ships return.
page-tooltip-ship = { $who }’s ship. It carries { $holds } different things, including at most one family member, and needs a captain to sail.
page-tooltip-water = Open water. { $n ->
    [0] Entering it costs no time
   *[other] Entering it costs { $n } time
}; a ship may stop here.
page-tooltip-island = Landing on an island ends the movement of a ship. You may then sell what the island buys, send a missionary ashore and load what it offers.
page-tooltip-sell = A ship that lands here with this on board may sell it for { $points } prestige. You can sell again each time you land.
page-tooltip-mission = A family member on board may go ashore here for { $list } prestige, best free place first.
page-tooltip-cargo = A ship that lands here may load one into a free hold ({ $left } left).
page-tooltip-ware = This stall never closes: on a market day it buys { $ware } from your farmyard for { $gain }.
page-tooltip-cocoa = Cocoa from an island. Once unloaded, it can only be sold at the market.
page-tooltip-tea = Tea from an island. Once unloaded, it can only be sold at the market.
page-tooltip-sea_burial = Family members who die at sea when the chronicle has no room are buried here, for { $list } prestige in order. Filling the last space triggers the last turns.

## The wedding green

page-tooltip-marriage = Take a cube here to place a family member from home on a free rank. Before every mass, neighbors marry: the first two, and the next two.
page-tooltip-rank = Rank { $n } costs { $price }. A family member who marries here gives you { $points } prestige and a dowry.
page-tooltip-bliss = Married family members live here. Each of yours who is here at the end scores { $points } prestige.
page-tooltip-pinks = Pink figures come from elsewhere and belong to no family. Before a wedding, the die may send one to a free rank, so that family members do not wait forever.
page-tooltip-dowry = For each newlywed family member, the family takes one of these: a child, a loaf of bread with a cube, or a good.
page-tooltip-smuggler = Take a cube here to make one of three deals. No family member is needed.
page-tooltip-bargain-bread = Smuggled bread: { $bread } for { $time } time.
page-tooltip-bargain-good = A good of your choice for { $coins }.
page-tooltip-bargain-give = Give one cube and { $time } time for { $cubes } cubes of other colors.
page-tooltip-bread = At mass, a loaf of bread pays for a whole step in the church instead of grain. It is neither grain nor a good.
page-tooltip-loaf = A loaf of bread moves this family member to the next window without grain.

## The rival

page-tooltip-rival = She plays against you by her own rules: after each cube you take, she takes one. She has no farmyard, spends no time and scores nothing.
page-tooltip-recess = Her ring has { $n } recesses for the cubes she takes. When a cube passes a fate tile, the tile is revealed.
page-tooltip-fate = A fate tile: a blank does nothing, a quill costs her one of her family members.
page-tooltip-beside = Her family members who die first. The space of the cube that revealed the quill decides where they are buried.
page-tooltip-waiting = Her family members waiting to go into the black bag when her cube comes from the church.
