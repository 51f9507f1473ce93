### What would follow an answer, why a place gives none, and what is being shown.

page-chip-more = + { $what }
page-chip-less = − { $what }
page-chip-time = { $n } time
page-chip-younger = { $amount } time back
page-chip-bridge = over the bridge: a family member dies
page-chip-death = generation { $generation } dies: { $rest }
page-chip-bard = generation { $generation } dies, remembered by the Bard ({ $place })
page-chip-prestige = { $n } prestige
page-chip-birth = a child of generation { $generation }
page-chip-bought = generation { $generation } out of the black bag
page-chip-idle = nothing can be done there: the turn ends
page-chip-home = generation { $generation } comes home ({ $place })
page-chip-walk = generation { $generation }: { $origin } → { $place }
page-chip-promote = generation { $generation } up { $place-to }
page-chip-goal = life goal: { $goal }
page-chip-ring = the ring
page-chip-ring_spent = the ring stands in for a coin
page-chip-serve = customer at stall { $stall }
page-chip-villager = villager: { $villager }
page-chip-play = uses { $villager }
page-chip-market_day = a market day begins
page-chip-mass = then the mass
page-chip-over = then the game is over
page-chip-trigger = the last turns begin

page-ahead = What would follow
page-ahead-hint = Point at what glows, or focus it, to see what would follow.
page-ahead-none = Nothing is spent or gained yet.
page-lately = Just now
page-skip-show = Skip
page-elsewhere = Nothing to do here now. The question is: { $question }
page-others-turn = { $who } is asked now: { $question }
page-why-rule = Rule { $rule }
