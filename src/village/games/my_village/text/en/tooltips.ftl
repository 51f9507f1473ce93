### What something on the board is, for somebody who sees it for the first time. Numbers come from the table.

## Dice and values

page-what-land = Hills, a river and trees belong to the picture only. What can be had lies in the areas that have a name; the dice say which of it is open.
    .title = The land
page-what-pool = The dice of this round. On your turn you take two of them; their sum is your value.
page-what-die = One of the dice of this round. { $colour ->
    [black] A black die costs { $time } time as soon as it is taken.
   *[white] A white die costs nothing.
}
page-what-tray = The two dice taken for this turn, and the value they make.
page-what-supply = The supply: goods, coins, story points and markers come from here, and what is paid goes back. There is enough for all.
page-what-value = Value { $value } raises the banners that show { $value }: a black one of the board, or as many white ones of your village as you like. A coin changes a die by one, a marker of the meeting place to any face.

## Cards

page-what-church = Each village may have one church; it helps for good while the abbot is there. { $lines }
page-what-monk = A monk is a window of your church for good, and helps once. { $lines }
page-what-council = Each village may have one council chamber; its banner can be raised again and again while the councilman is there. { $lines }
page-what-meeting = Each village may have one meeting place. It brings story points, markers that turn a die to any face, and a tile that lets another banner answer to { $low } and { $high } too. { $lines }
page-what-field = A village may have any number of fields, and nobody has to be there. Its banner brings { $coins }, and more with a plow on it. { $lines }
page-what-craft = One of each kind for a village. Its white banner makes a good whenever you have its value and the craftsman. { $lines }
page-what-stack = Journeys go from A to E, one card of each letter, while the traveller is there. Which card it is, one sees afterwards. { $lines }
page-what-journey = A journey of this village, which counts at the end. { $lines }
page-what-customer = A customer. In your market you serve them with their value, the goods they want and the merchant; only then do they count. { $lines }
page-what-steward = With this banner you take one to four customers into your market; more of them cost more time. { $lines }
page-what-hand = Whoever takes the hand gets the story points on it and starts the next round. Now there { $n ->
    [one] is 1
   *[other] are { $n }
} on it.

## The market, the dead and the rat

page-what-display = Customers wait here until the steward’s office brings them into a market. Afterwards there are { $n } again, as long as the stack lasts.
page-what-chronicle = The first dead of a profession bring { $first } story points, the second { $second }; then its place in the book is full and others get a grave.
page-what-graves = Here lie the dead for whom the chronicle has no room. They bring nothing, but they count towards the end.
page-what-coffins = Every death fills a coffin. After the round in which { $end } are filled the game is over.
page-what-rat = Every death lets the rat run. When it arrives, everybody loses half of the story points on the tree; it is { $n } away.

## A village

page-what-village = The village of { $who }: stock, life track, villagers, headman and cards.
page-what-life = The time of this village. Every time paid moves the marker one of { $clouds } clouds on; when it crosses the bridge, a villager dies at the end of the turn.
page-what-coin = A coin raises or lowers one of your dice by 1, and pays for journeys and customers. At the end it only breaks ties.
page-what-story = Story points on the tree are not yet safe: the rat eats half of them. When the headman comes home they move into the house.
page-what-house = Story points in the house are safe, and each scores 1 at the end.
page-what-laborer = Whoever has nobody left to die takes a day laborer. Each scores { $points } at the end.
page-what-served = Customers this village has served. Only they count at the end.
page-what-total = What this village would score if the game ended now.
page-what-has-hand = Whoever has the hand starts the round.
page-what-villager = { $profession ->
    [abbot] The abbot is needed for church and monks.
    [councilman] The councilman is needed for council chamber and meeting place.
    [traveller] The traveller is needed for journeys.
    [craftsman] The craftsman is needed for the craft buildings.
   *[merchant] The merchant is needed to serve customers.
} While the place is empty, these banners do not work; the school brings somebody new.
page-what-pupil-left = A descendant in the first bench of the school: next time it moves on for nothing, or becomes a villager for { $time } time.
page-what-pupil-right = The second bench of the school: a descendant who becomes a villager from here brings { $story } story points.
page-what-follow = The descendant from school takes this profession, and its banners work at once.
page-what-school = With one of these values the school works: a descendant comes, moves on or becomes a villager.
page-what-play = With one of these values the children play: { $story ->
    [one] 1 story point
   *[other] { $story } story points
} for nothing.
page-what-question = With any value at all the headman goes one step, for { $time } time. Then no other banner is raised in that turn.
page-what-headman = The headman walks between house, coin and stories; each step costs { $time } time and the question mark.
page-what-path-house = When the headman comes home, all story points of the tree are brought into the house and are safe.
page-what-path-coin = A step of the headman onto this space brings { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
page-what-path-story = A step of the headman onto this space brings { $n } story points.
page-what-mark = A mark of the council: it is set for good, and what is marked scores at the end.

## The parts of the main board; what stands on their signs

page-what-area-religion = { page-about-religion }
page-what-area-council = { page-about-council }
page-what-area-crafts = { page-about-crafts }
page-what-area-travel = { page-about-travel }
page-what-area-field = { page-about-field }
page-what-area-hand = { page-about-hand }
page-what-area-market = { page-about-market }
page-what-area-fate = { page-about-fate }
page-what-stop = .
