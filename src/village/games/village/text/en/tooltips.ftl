### What something on the board is, for somebody who sees it for the first time. Numbers come from the tables.

## The places of the village

page-what-grain = Whoever takes a cube here and has somebody at home brings in { $few } grain: { $horse } with a horse and a plow, { $ox } with an ox and a plow.
page-what-family = Whoever takes a cube here has a child of the next generation, or calls somebody home from the board.
page-what-crafts = Whoever takes a cube here gets one good from a workshop, or coins from the mill. The four workshops and the mill belong to this place.
page-what-market = Whoever takes a cube here opens a market day: in turn everybody may sell to a customer at the stalls. Every sale but the opener’s first also costs { $cost } and { $time } time.
page-what-travel = Whoever takes a cube here may send somebody from home to a city, or on to the next one. Each trip costs { $time } time, a wagon and the cubes shown on the path.
page-what-council = Whoever takes a cube here may climb: somebody enters or moves up a step for { $cost } or a scroll, and for time. Then one of the privileges so far can be used.
page-what-church = Whoever takes a cube here may put somebody from home into the black bag, for { $cost } or { $time } time. At the mass after each round some are called to the windows.
page-what-well = Instead of taking a cube you may pay { $n } cubes of one colour here, or coins for them, and do what any place offers.
page-what-graves = Here lie those for whom the chronicle has no room; they score nothing. { $free } of { $all } graves are free, and with the last one the final turns begin.
page-what-chronicle = The book remembers who died first in each calling. Three of your family in it are worth { $three } prestige at the end, four { $four }, five or more { $five }; with its last line the final turns begin.
page-what-column = Those who die { $column ->
    [council] in the council chamber
    [crafts] in a workshop
    [travel] on a journey
    [church] at a church window
   *[farm] at home
} are written here while there is room: { $free } of { $all } lines are free. Later ones get a grave.
page-what-workshop = It gives { $gives }: train somebody here for { $train } time, once; then each costs { $make } time. Or buy without anybody here, for { $buy }.
page-what-mill = It turns { $grain } into { $coins }, for { $time } time. Nobody needs to learn anything for it.
page-what-train = Somebody from home learns this craft for { $train } time and stays here. At once or later you get { $gives } for { $make } time more.
page-what-make = With somebody who learned the craft here you get { $gives } for { $make } time.
page-what-buy = Without anybody here, and at once, you get { $gives } for { $buy }.

## The land

page-what-land = Meadows, roads, orchards and sheep belong to the picture only. A turn begins at the places that have a name and cubes.
    .title = The land
page-what-river = It flows under the bridge, around the lives of all families: the ring on every farm is such a river, and a marker goes once around it in a life.
    .title = The river
page-what-bridge = Each farm has such a bridge on its ring: whenever the marker of a family crosses it, one of its oldest generation dies at the end of the turn.
    .title = The bridge
page-what-sea = Ships go over it from one marked space to the next, and come home from anywhere. It lies on its own sheet.
    .title = The sea
page-what-ways = A step of a ship: from one space to the next along this line. The first is free; for more the captain wants cubes.
    .title = A way over the sea

## Council and church

page-what-stage = Step { $n }: moving here costs { $cost } or a scroll, and { $time } time. Whoever lives here at the end brings { $points } prestige.
page-what-privilege1 = The privilege of the first step: the ring. Its holder starts the next round.
page-what-privilege2 = The privilege of the second step: { $cubes } cubes of your choice from the supply.
page-what-privilege3 = The privilege of the third step: a good of your choice.
page-what-privilege4 = The privilege of the fourth step: { $prestige } prestige for { $coins }.
page-what-window = Whoever stands at this window at the end brings { $points } prestige. { $n ->
    [4] It is the last one.
   *[other] At mass one moves on to the next for { $grain }.
}
page-what-bag = Who wants to serve the church waits here among { $monks } monks. At mass { $n } are drawn, monks go back in; { $coins } each gets one of yours out for sure.

## Market and travel

page-what-customer = Wants { $want } and is worth { $points } prestige at the end to whoever brings it on a market day.
page-what-stall = An empty stall. After a market day on which somebody sold, the next in line comes here.
page-what-line = These customers move up when stalls have become empty. Everybody may see what they want.
page-what-pile = { $n ->
    [one] 1 customer has
   *[other] { $n } customers have
} not yet come to the market.
page-what-city = Your first visit here brings { $gift } and leaves your flag. The more cities you have seen, the more they score at the end: { $list }.
page-what-path = A way from one city to the next. Whoever goes it pays { $cubes }, a wagon and { $time } time.

## People and pieces

page-what-cube = Whoever takes this cube keeps it to pay with, and may do what this place offers. { $colour ->
    [brown] Brown is faith.
    [green] Green is persuasion.
    [orange] Orange is skill.
   *[pink] Pink is knowledge.
}
page-what-plague = A plague cube gives nothing and costs { $time } time; but whoever takes it may still do what this place offers.
page-what-influence = { $colour ->
    [brown] Faith
    [green] Persuasion
    [orange] Skill
   *[pink] Knowledge
}: influence you gain by taking cubes, and pay with for goods, journeys, offices and the well. A coin can stand in for any cube.
page-what-plagues = Plague cubes come back into the bag every round. One costs { $time } time and brings no influence.
page-what-member = Generation { $generation } of { $who }: { $place }. The oldest die first; the place where they die is what they are remembered for.
page-what-unborn = Children who come to the farm one after the other, the lowest generation first, by the family action.
page-what-farm = The farm of { $who }: life ring, stock and those at home. Only who is at home can be sent somewhere or bring in the harvest.
page-what-life = The years of this family. Time one pays moves the marker on; when it crosses the bridge, every { $lap } steps, one of the oldest dies at the end of the turn.
page-what-sacks = Grain feeds customers, the mill and promotions in church. The barn holds { $most }.
page-what-coin = A coin stands in for any one cube when you pay. Each that is left scores 1 prestige.
page-what-scroll = A good. A scroll pays a step in the council instead of green cubes, or goes to a customer.
page-what-wagon = A good. Every trip to a city takes one; customers want them too.
page-what-horse = A good. With a plow it makes the harvest larger; customers want horses too.
page-what-ox = A good. With a plow it brings the largest harvest; customers want oxen too.
page-what-plow = A good. Together with a horse or an ox it makes the harvest larger; customers want plows too.
page-what-prestige = Prestige gained so far. Cities, council, church, chronicle, customers and coins are added at the end, and the highest total wins.
page-what-served = Customers this family has served. Each scores its points at the end.
page-what-visited = Cities in which this family has a flag. One, two, three of them and so on score { $list } prestige at the end.
page-what-first = Has the first turn of this round, and leads its mass.
page-what-ring = Comes from the first privilege of the council. Its holder starts the next round.
page-what-ring-alone = Alone, the ring is worth a coin that can be spent until the next round begins.
page-what-round = A round lasts until all cubes are taken from the places. Then comes a mass, and new cubes are drawn.
page-what-greenbag = From this bag the cubes of the next round are drawn onto the places. What is in it is open to all.
page-what-supply = Cubes and grain nobody has. What is paid comes back here; if something runs out, nobody can take it.
page-what-pay = One way to pay what is asked; press the one you like best.

## The inn and life goals

page-what-inn = Whoever takes a cube here may seat somebody from home for { $place } time, and with a guest here win one of the villagers shown for { $use } time and the price. Who dies here gets a grave.
page-what-push = A stack of villagers. Whoever uses the inn may first push the top card under it to see the next.
page-what-villager = A villager. Price: { $price }. Once it is yours: { $effect }
page-what-owned = A villager somebody has won. { $effect }
page-what-beer = A good from the brewery. With it one pays villagers at the inn; some customers want it too.
page-what-goal = A { $metal ->
    [silver] silver
   *[gold] gold
} life goal, worth { $points } prestige the moment it is reached. { $effect }
page-what-covered = A secret life goal of this family; it is shown when it is reached.

## The sea

page-what-harbour = Whoever takes a cube here may set sail with a captain and cargo, sail on, or return for { $time } time and unload.
page-what-captain = A captain for hire at { $coins }, who stays until the ship returns. { $free ->
    [one] The first step of each voyage is free
   *[other] The first { $free } steps of each voyage are free
}; each further one costs { $cubes }.
page-what-captains = This stack has no captain left; they come back when ships return.
page-what-ship = The ship of { $who }. It carries { $holds } different things, or a family member among them, and needs a captain to sail.
page-what-water = Open water. { $n ->
    [0] Sailing onto it costs no time
   *[other] Sailing onto it costs { $n } time
}; a ship may stop here.
page-what-island = An island ends the voyage of a ship that lands. There it may sell what the island buys, send a missionary ashore and load what is offered.
page-what-sell = A ship that lands here with this on board may sell it for { $points } prestige. Every landing sells anew.
page-what-mission = A family member on board may go ashore here for { $list } prestige, the best free place first.
page-what-cargo = A ship that lands here may load one into a free hold: { $left } left.
page-what-ware = This stall never closes: on a market day it buys { $ware } from your farm for { $gain }.
page-what-cocoa = Cocoa from an island. Once unloaded at home it can be sold at the market, never used for anything else.
page-what-tea = Tea from an island. Once unloaded at home it can be sold at the market, never used for anything else.
page-what-sea_burial = Who dies at sea when the chronicle has no room is buried here, for { $list } prestige in turn. The last place begins the final turns.

## The wedding green

page-what-marriage = Whoever takes a cube here may let somebody from home wait on a free rank. Before every mass neighbours are wed: the first two, and the next two.
page-what-rank = Rank { $n } costs { $price }. Whoever is wed from here brings { $points } prestige and a dowry.
page-what-bliss = Here live the married. Each of yours who lives here at the end brings { $points } prestige.
page-what-pinks = Pink figures come from elsewhere and belong to nobody. Before a wedding the die sends one to a free rank, so that nobody waits for ever.
page-what-dowry = Whoever has just been wed takes one of these: a child, a loaf of bread with a cube, or a good.
page-what-smuggler = Whoever takes a cube here may strike one of three bargains. Nobody needs to go there.
page-what-bargain-bread = Smuggled bread: { $bread } for { $time } time.
page-what-bargain-good = A good of your choice for { $coins }.
page-what-bargain-give = Give one cube and { $time } time for { $cubes } cubes of other colours.
page-what-bread = At mass a loaf of bread pays a whole step in the church instead of grain. It is neither grain nor a good.
page-what-loaf = A loaf of bread moves this family member to the next window, without grain.

## The rival

page-what-rival = She plays against you by rules of her own: after each cube you take, she takes one. She has no farm, no time and no score.
page-what-recess = Her ring has { $n } recesses for the cubes she takes. Where she passes a tile of fate, it is turned up.
page-what-fate = A tile of fate: a blank does nothing, a quill costs her one of her family.
page-what-beside = Her people, who die first. They go where the cube that turned up the quill came from.
page-what-waiting = Those of hers who wait to go into the black bag, when her cube comes from the church.
