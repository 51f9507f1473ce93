# One line about the game and each edition.
about-my_village = The dice game: pair up dice, activate banners, and keep your stories safe from the rats.
about-2015 = The original edition.
