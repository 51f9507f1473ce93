### Introduction to the rules of My Village: goal, a turn, life and death, end of the game, and an example turn.

book-intro-aim = Goal of the game
    .text = You build a village of your own: craft buildings, fields, a church, a council, customers and travel. The player with the most prestige points at the end wins.
book-intro-turn = A turn
    .text = Take two dice from the pool; their sum is your banner value. Use it to activate one black banner, which usually adds a card to your village, or any number of white banners in your own village, or to move the headman.
book-intro-life = Life and death
    .text = Many actions cost time and move your marker around the clouds. If it crosses the bridge, one of your villagers dies at the end of the turn, and the area of that profession is inactive until the school provides a new villager.
book-intro-end = End of the game
    .text = The game is over once enough coffins are filled at the end of a round. Story points only count if the headman has brought them into the main house; on the story tree, the rats can eat them.
book-intro-example-1 = Anna takes a white 3 and a white 5: her banner value is 8.
book-intro-example-2 = Her smithy shows an 8. It produces a plow and costs no time.
book-intro-example-3 = A customer in her market shows an 8 too and wants a plow. Her merchant is present, so she serves the customer.
book-intro-example-4 = Her play banner shows an 8 as well: 1 story point for her story tree. No other banner matches, so her turn is over.
