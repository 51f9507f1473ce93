### What the page says of this game beside its board.

## The first screen

page-title = A village of your own
page-lead = Take two dice, make a value and raise the banners that show it. Time passes, villagers die, and only the stories brought home are safe from the rats.

## A new table

page-edition-2015 = The only edition so far, for 2 to 4.

## While it is played

page-round = Round { $round }

## Scores

page-part-windows = { $n ->
    [one] 1 church window
   *[other] { $n } church windows
}
page-part-house = story points in the house
page-part-laborers = { $n ->
    [one] 1 day laborer
   *[other] { $n } day laborers
}

## The end and looking back

page-course-note = The numbers below are rounds; each line counts what a village would score if the game ended there.
page-to-round = Go to a round
