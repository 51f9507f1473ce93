# One line about the game, each edition and each box.
about-my_village = The dice game: make a value, raise its banners, and keep your stories safe from the rats.
about-2015 = The game as it appeared.
