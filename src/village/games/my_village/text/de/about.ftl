# One line on the game, and on each edition and expansion.
about-my_village = Das Würfelspiel: Werte bilden, Banner aktivieren und Geschichten vor den Ratten retten.
about-2015 = Die Originalausgabe.
