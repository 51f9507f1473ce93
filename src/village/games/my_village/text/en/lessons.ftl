### Tutorial texts of My Village, shown next to the board. One message for each idea of a lesson; `.right` and `.wrong` comment on
### the move the player made, with a suffix for moves that have a text of their own.

lesson-first = The first game
    .about = Dice and banner values, a growing village, death, and the end of the game.
    .done = That’s My Village: make a value, activate banners, and watch your time run out. Now try it yourself: everything you can do with your value is highlighted.

lesson-first-welcome = This is your village. It starts with one villager of each profession: abbot, councilman, traveler, craftsman and merchant. The main board shows the cards you can add to it. Your goal: the most prestige points.
lesson-first-dice = Every turn starts with two dice from the pool. Their sum is your banner value, which decides what you can do. Take two white dice that add up to 8.
    .right = That’s an 8. You also have a coin, which could raise or lower one of the dice by 1. Good to know when the dice are against you.
    .fine = A different value, which activates other banners: also a way to begin. We go on with an 8: 2 and 6.
    .wrong-black = A black die counts like a white one, but costs 2 time at once. You can make an 8 without it.
lesson-first-value = Keep the 8.
    .fine = A coin gets you a different value. We go on with the 8 and keep the coin.
lesson-first-craft = Every banner you can activate with an 8 is highlighted. Black banners add a card to your village, and you may activate exactly one of them. Take a wainwright.
    .right = The wainwright is in your village and has already built a wagon. It cost 3 time: look at the clouds around your village. More on that soon.
    .fine-craft = That’s a good craft building too. We go on with the wainwright, because you need wagons for customers and travel.
    .fine-headman = You can always move the headman, whatever the dice show. This 8 can do more, so we go on with the wainwright.
    .fine-white = White banners belong to what is already in your village. You don’t have much yet, so we go on with a building.
    .fine-travel = Travel cards score points. We go on with the wainwright, because a wagon takes you there.
    .fine-church = A church is good to have. But a craft building pays off more the earlier you get it: we go on with the wainwright.

lesson-first-white = A few rounds later, you have an 8 again. Instead of one black banner, you may activate any number of white banners that show your value: your craft building, the play banner, customers in your market. Start with the wainwright.
    .right = A second wagon, and it cost no time at all. White banners keep your village running. And your turn isn’t over yet.
    .fine = That’s a black banner, and it is the only one of your turn. We go on with your white banners.
    .fine-white = Any order is possible. We go on with the goods first.
    .fine-headman = If you move the headman, you can’t activate anything else this turn. We go on with the white banners.
lesson-first-customer = One of your customers shows an 8 and wants one good of any kind. Your merchant is present, so serve this customer.
    .right = Served, and the points are yours for good. You get new customers at the steward’s office, with a 4 or 10.
    .wrong-done = You can still serve a customer. Do that first.
    .fine-play = The order is yours to choose. We go on with the customer.
lesson-first-play = One more: activate the play banner.
    .right = You gain a story point, which goes on your tree. Story points only count once they are in the house. We’ll see how that works soon.
    .wrong-done = You can use every white banner that shows an 8. Activate the play banner too.

lesson-first-travel = Another turn, and a 6. Travel cards score points, and your traveler is there to go on a journey. Activate the banner of travel card A.
    .fine = Also a good turn. We go on with the travel card.
lesson-first-fare = Every trip costs 2 time and a fare: a wagon, or coins. Choose one.

lesson-first-council = The first travel card is in your village and is worth points at the end; the next one has the letter B. Now a 3: few banners show it, but the council chambers do. Build one.
    .fine = Also possible. We go on with a council chamber.
    .right = 4 time, and your councilman has a chamber. Its white banner works on later turns: the monetary council gives coins, and the others let you score more at the end.

lesson-first-later = Later in the game. Your marker has almost gone all the way around the clouds: 2 more time, and the grim reaper comes.
lesson-first-bridge = Build a smithy anyway.
    .right = Your marker has crossed the bridge and picked up the grim reaper. All your villagers live until the end of your turn; then one of them must die.
    .fine = That works too. But we want to meet the grim reaper, so we go on with a smithy.
    .fine-headman = That costs only 1 time, so it just puts off the death. We go on with a smithy.
    .fine-white = That costs no time, which is clever. But you can’t put it off forever: we go on with a smithy.
lesson-first-chronicle = You choose who dies. The first villager of a profession to enter the chronicle is worth the most story points.
lesson-first-death = Who should it be? Without its villager, an area is inactive until the school provides a new one.
    .right = 2 story points for the first of a profession. But every death also moves the rat closer, by the number on a die. When it arrives, every player loses half the story points on their tree.
    .wrong-craftsman = There is already a craftsman in the chronicle, so you would get only 1 story point, and you could no longer use your craft buildings.
    .wrong-merchant = 2 story points, but you could no longer serve customers. There is another villager you can spare more easily.

lesson-first-headman = You have 6 story points on your tree, and the rat is close. The question mark banner works with any value: activate it to move the headman.
    .fine = A good turn, if it weren’t for the rat. We go on with the headman, who brings your story points home.
lesson-first-house = From the coin space he can go home, and he takes all the story points on the tree with him.
    .right = 6 points are safe in the house, for just 1 time. Let the rat come.
    .wrong-story = That’s 3 more story points on the tree, but none of them is safe there, and he would be farther from home.
    .wrong-stay = He would stay where he is. The tree is full: send him home.

lesson-first-coffins = It’s the last turn of the round, and 8 of 9 coffins are filled. Once 9 are filled at the end of a round, the game is over.
lesson-first-last = You are ahead, so end the game. Two black dice cost 4 time.
    .right = You spend 4 time and cross the bridge, and you still have an 8 for one last action.
    .wrong = Then you might not cross the bridge, and Martha would get another round. End it while you are ahead.
lesson-first-home = Which story points still count? Only those in the house, not those on the tree. Move the headman.
    .wrong = Goods, craft buildings and a full tree are worth nothing at the end. The headman can still bring 2 points home.
lesson-first-safe = Send him home once more.
    .right = 2 more points in the house. Now your turn ends, and the grim reaper is here.
    .wrong-stay = Story points left on the tree don’t count. Send him home!
    .wrong-story = Story points on the tree don’t count. Send him home!
lesson-first-coffin = The ninth coffin. It hardly matters now who dies.
    .right = Nine coffins at the end of the round: the game is over. Church, windows, council, fields, travel cards, customers and house are scored.
lesson-first-end = You win, 24 points to 12. Almost half of your points came from the house.
