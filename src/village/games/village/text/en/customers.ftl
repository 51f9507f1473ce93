### Village: the customers promo. Words first, then rules.

## Words

expansion-customers = Customers promo

## C

rules-C = Customers promo

rule-C-1 = Four more customers, marked with a star, are shuffled into the pile.
    .long = That makes 28 tiles instead of 24, or 32 with the Inn.
    .ruling = They are shuffled into the pile.

rule-C-2 = The new customers are worth 6, 5, 5 and 4 prestige points.
    .long = The four tiles: horse and ox, 6 prestige points; plow and scroll, 5; ox and 2 grain, 5; 2 wagons, 4.
    .ruling = What these customers want and the points they are worth.

rule-C-3 = They follow the same rules as all other customers.
    .long = In the solo game, the title thresholds stay as they are.
    .ruling = { rule-C-3 }
