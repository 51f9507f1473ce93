### Introduction to the rules of Village: goal, turn, life, end of the game, and an example turn.

book-intro-aim = Goal of the game
    .text = You lead a family through four generations. Learn crafts, trade, travel, sit on the council, serve the church: the player with the most prestige points at the end wins.
book-intro-turn = A turn
    .text = Take one cube from an action space, then perform the action of that space, if you like. You pay with cubes later. When the last cube is taken, a mass is said, and new cubes are drawn.
book-intro-life = Life and death
    .text = Many actions cost time, which moves your marker along the life time track. Each time it crosses the bridge, one of your oldest family members dies: they enter the chronicle if their profession still has a free space there, otherwise they go to an anonymous grave.
book-intro-end = End of the game
    .text = When the last space of the chronicle or the last grave is filled, all other players take one more turn. Then one last mass is said, and the final scoring takes place.
book-intro-example-1 = Anna takes an orange cube from the crafts space and puts it on her farmyard.
book-intro-example-2 = Now she may use a craft building. She trains a family member of generation 1 at the smithy, which costs 3 time.
book-intro-example-3 = The new blacksmith makes a plow right away. That costs 3 more time, and her marker crosses the bridge.
book-intro-example-4 = She takes the plow. At the end of her turn, one of her generation 1 family members has to die.
book-intro-example-5 = She chooses the blacksmith. The crafts section of the chronicle has a free space, so he will be remembered.
