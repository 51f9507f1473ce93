### How the rules of Village begin: aim, a turn, a life, the end, and one turn as an example.

page-booklet-aim = What it is about
page-booklet-aim-note = You lead a family through four generations. Learn crafts, trade, travel, sit in the council, serve the church: whoever has the most prestige points in the end wins.
page-booklet-turn = A turn
page-booklet-turn-note = Take one cube from a place of the village, then carry out the action of that place, if you like. Cubes are what you pay with later. When the last cube is taken a mass is said, and new ones come.
page-booklet-life = A life
page-booklet-life-note = Many things cost time, and your marker goes round. Each time it crosses the bridge one of your oldest dies: into the chronicle, if the place of work still has room there, else into a grave.
page-booklet-end = The end
page-booklet-end-note = When the last space of the chronicle or the last grave is filled, everybody else takes one more turn. Then one last mass, and what everyone has achieved is counted.
page-booklet-example = A turn, as an example
page-booklet-example-1 = Anna takes an orange cube from the crafts and lays it on her farm.
page-booklet-example-2 = So she may use a workshop. She trains her oldest son as a smith: 3 years pass.
page-booklet-example-3 = The new smith forges a plow at once. That takes 3 more years, and her marker crosses the bridge.
page-booklet-example-4 = She keeps the plow. Then, as her turn ends, one of her first generation has to die.
page-booklet-example-5 = She chooses the smith. The craft page of the chronicle has a free space: he will be remembered.
