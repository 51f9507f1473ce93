### Guided games of My Village: what is said beside the board. One message for each idea of a lesson; `.right` and `.wrong`
### tell what came of an answer, with a name for answers that have a sentence of their own.

lesson-first = The first game
    .about = Dice and their value, a village that grows, death, and the end.
    .done = That is My Village: a value, a banner, and a life that runs out. Now try it yourself; whatever your value opens glows.

lesson-first-welcome = This is your village, with one villager of each profession: abbot, councilman, traveller, craftsman, merchant. On the main board lie the cards that can come into it. You look for the most prestige points.
lesson-first-dice = Every turn begins with two dice out of the pool. Their sum is your value, and it decides what you can do. Take two white dice that make 8.
    .right = An 8. A coin would raise or lower one of the dice by 1; you have one. Good to know when the dice are against you.
    .wrong = That is another value, and it would open other banners. For now let it be 8: 2 and 6, or 3 and 5.
    .wrong-black = A black die counts like a white one, but costs 2 years at once. There is an 8 without it.
lesson-first-value = Stay with 8.
    .wrong = For a coin you would have another value. Keep the coin; 8 is what we want.
lesson-first-craft = All that shows an 8 glows. Black banners bring a card into your village: you may choose exactly one. Take a wainwright.
    .right = The wainwright stands in your village and has built the first wagon. It cost 3 years: look at the clouds around your village. More of that soon.
    .wrong-craft = A good workshop, too. Wagons are for customers and journeys; let it be the wainwright.
    .wrong-headman = The headman can always be called, whatever the dice say. But 8 can do more today.
    .wrong-white = White banners are those already in your village. Yours has little yet; let us build.
    .wrong-travel = Journeys bring points, but somebody has to build a wagon first.
    .wrong-church = A church is fine to have. But a workshop early on pays longer.

lesson-first-white = Some rounds later, an 8 again. Instead of one black banner you may use any number of white ones that show your value: your workshop, the playing children, customers you have. Begin with the workshop.
    .right = A second wagon, and no time at all. White banners are what a village lives on. And you are not finished.
    .wrong = That would be a black banner, and the end of your turn. Look at your own village first.
    .wrong-white = That one, too, in a moment. First the goods.
    .wrong-headman = The headman goes alone: nothing else in that turn. Use the white banners.
lesson-first-customer = One of your customers shows an 8 and wants any good. The merchant is there, so serve him.
    .right = Served, and the points are yours for good. Customers come into your village through the steward, on 4 or 10.
    .wrong-done = Somebody stands at your door and wants to pay. Serve him first.
    .wrong-play = Let them play afterwards. The customer first.
lesson-first-play = And once more: the children play.
    .right = A story point hangs on your tree. Story points are worth something only when they come into the house. We shall see how.
    .wrong-done = Whatever shows an 8 is yours today. Let them play.

lesson-first-bridge = Years later. Your marker has almost gone round the clouds, and whatever costs time now wakes the reaper. Build a smithy all the same.
    .right = The marker has passed the bridge, and the reaper rides with it. Everybody lives until the end of your turn; then somebody must go.
    .wrong = That would do, too. We want to see the reaper come: build a smithy.
    .wrong-headman = One year only; so death would wait. It waits for everybody.
    .wrong-white = Free of time, and wise. But sooner or later it has to be. Build a smithy.
lesson-first-death = You choose who dies. Whoever is the first of a profession in the chronicle is told about the most; and a profession without its villager stands still until the school brings another.
    .right = 2 story points for the first of a profession. And the rat comes nearer: by a die, each time somebody dies. When it arrives, everybody loses half of the tree.
    .wrong-craftsman = There is a craftsman in the chronicle already, so there would be 1 story point only, and your workshops would stand still.
    .wrong-merchant = Two story points, but nobody would serve your customers any more. Another can be spared more easily.

lesson-first-headman = Six story points hang on your tree, and the rat is close. The question mark is open with any value: call the headman.
    .wrong = A good turn, if the rat were not there. Bring the stories home first.
lesson-first-house = From the coin he goes home, and all story points of the tree with him.
    .right = 6 points are safe in the house, for a single year. The rat can come.
    .wrong-story = 3 more story points on the tree, but none of them is safe there, and he would be far from home.
    .wrong-stay = He would stay where he is. The tree is full: send him home.

lesson-first-last = The last turn of a round, and 8 of 9 coffins are filled. When 9 are filled at the end of a round, the game is over. You are ahead: make an end of it. Two black dice cost 4 years.
    .right = 4 years, the bridge is passed, and you still have an 8 for a last action.
    .wrong = Then nobody dies, and Martha gets another round. You are ahead today.
lesson-first-home = What will still count? Only what is in the house, not what hangs on the tree. Call the headman.
    .wrong = Goods, workshops and a full tree are worth nothing at the end. The headman can still bring two points home.
lesson-first-safe = Home, once more.
    .right = Two more points in the house. Now your turn ends, and the reaper is here.
    .wrong-stay = The tree will not be counted. Home!
    .wrong-story = Stories on the tree will not be counted. Home!
lesson-first-coffin = The ninth coffin. Who it is no longer matters much.
    .right = Nine coffins and the end of the round: it is over. Church, windows, council, fields, journeys, customers and the house are counted.
lesson-first-end = You have won, by 24 points to 12. Half of it lay in the house.
