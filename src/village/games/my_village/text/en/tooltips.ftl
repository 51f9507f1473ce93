### Tooltips that explain the board to new players. Numbers come from the tables.

## Dice and values

page-tooltip-land = The hills, river and trees are only decoration. Everything you can get is in the named areas; your dice decide what is available.
    .title = The land
page-tooltip-pool = The dice of this round. On your turn, you take two of them; their sum is your banner value.
page-tooltip-die = One of this round’s dice. { $colour ->
    [black] A black die costs { $time } time as soon as you take it.
   *[white] A white die costs nothing.
}
page-tooltip-tray = The two dice taken this turn, and the value they make.
page-tooltip-supply = Goods, coins, story points and markers come from here, and whatever you pay goes back. The supply never runs out.
page-tooltip-value = With value { $value }, you can activate banners that show { $value }: one black banner on the board, or any number of white banners in your village. A coin changes a die by 1; a meeting place marker turns it to any face.

## Cards

page-tooltip-church = Each village may have one church. Its benefit lasts the whole game, but only works while the abbot is present. { $lines }
page-tooltip-monk = A monk gives a one-time bonus and stays in your church as a window. { $lines }
page-tooltip-council = Each village may have one council chamber. You can activate its banner again on later turns while the councilman is present. { $lines }
page-tooltip-meeting = Each village may have one meeting place. It gives story points, markers that turn a die to any face, and a tile that makes another banner match { $low } and { $high } as well. { $lines }
page-tooltip-field = A village may have any number of fields, and they need no villager. A field’s banner gives { $coins }, more with a plow on it. { $lines }
page-tooltip-craft = One of each type per village. Its white banner produces a good whenever it matches your value and your craftsman is present. { $lines }
page-tooltip-stack = You travel from A to E, one card of each letter, while your traveler is present. You only see which card you get once you have paid. { $lines }
page-tooltip-journey = A travel card of this village, which scores at the end. { $lines }
page-tooltip-customer = A customer. To serve a customer in your market, you need a matching value, the goods the card shows, and your merchant. Only served customers score. { $lines }
page-tooltip-steward = With this banner, you take one to four customers into your market; the more you take, the more it costs. { $lines }
page-tooltip-hand = If you take the hand, you gain the story points on it and start the next round. It holds { $n ->
    [one] 1 story point
   *[other] { $n } story points
}.

## The market, the dead and the rat

page-tooltip-display = Customers wait here until a player takes them at the steward’s office. The display is then refilled to { $n }, as long as the stack lasts.
page-tooltip-chronicle = The first villager of a profession to enter the chronicle gives { $first } story points, the second { $second }. After that the profession’s spaces are full, and others go to a grave.
page-tooltip-graves = The graves of villagers for whom the chronicle had no space. They give no story points, but count toward the end of the game.
page-tooltip-coffins = Every death fills a coffin. The game ends after the round in which { $end } coffins are filled.
page-tooltip-rat = Every death moves the rat. When it arrives, every player loses half the story points on their tree. Spaces left: { $n }.

## A village

page-tooltip-village = { $who }’s village: supplies, life time track, villagers, headman and cards.
page-tooltip-life = The life time track of this village, with { $clouds } clouds. Each unit of time moves the marker one cloud; when it crosses the bridge, a villager dies at the end of the turn.
page-tooltip-coin = A coin raises or lowers one of your dice by 1, and pays for travel and customers. At the end, coins only break ties.
page-tooltip-story = Story points on the tree are not safe yet: a rat invasion costs you half of them. When the headman comes home, they move into the house.
page-tooltip-house = Story points in the house are safe, and each scores 1 at the end.
page-tooltip-laborer = When your last villager dies, you must take a day laborer. Each scores { $points } at the end.
page-tooltip-served = Customers this village has served. Only these score at the end.
page-tooltip-total = What this village would score if the game ended now.
page-tooltip-has-hand = The player who has the hand at the start of a round is the starting player.
page-tooltip-villager = { $profession ->
    [abbot] You need the abbot for your church and monks.
    [councilman] You need the councilman for your council chamber and meeting place.
    [traveller] You need the traveler to travel.
    [craftsman] You need the craftsman for your craft buildings.
   *[merchant] You need the merchant to serve customers.
} While this space is empty, the area is inactive; the school can provide a new villager.
page-tooltip-pupil-left = A descendant on the left space of the school. The next time you activate the school, move it to the right for free, or make it a villager for { $time } time.
page-tooltip-pupil-right = The right space of the school: a descendant who becomes a villager from here gives { $story } story points.
page-tooltip-follow = The descendant from the school takes up this profession, and the area is active at once.
page-tooltip-school = With one of these values, you activate the school: add a descendant, move one to the right, or make one a villager.
page-tooltip-play = With one of these values, you activate the play banner and gain { $story ->
    [one] 1 story point
   *[other] { $story } story points
} for free.
page-tooltip-question = With any value, you may move the headman one step for { $time } time. You cannot activate any other banner that turn.
page-tooltip-headman = The headman walks between the house, the coin space and the story space. Each step costs { $time } time and uses the question mark banner.
page-tooltip-path-house = When the headman comes home, all story points on the tree move into the house and are safe.
page-tooltip-path-coin = Moving the headman to this space gives { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
page-tooltip-path-story = Moving the headman to this space gives { $n } story points.
page-tooltip-mark = A council mark. It stays for good, and what it marks scores at the end.

## Areas of the main board

page-tooltip-area-religion = { page-area-note-religion }
page-tooltip-area-council = { page-area-note-council }
page-tooltip-area-crafts = { page-area-note-crafts }
page-tooltip-area-travel = { page-area-note-travel }
page-tooltip-area-field = { page-area-note-field }
page-tooltip-area-hand = { page-area-note-hand }
page-tooltip-area-market = { page-area-note-market }
page-tooltip-area-fate = { page-area-note-fate }
page-tooltip-stop = .
