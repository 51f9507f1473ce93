# Eine Zeile zum Spiel, zu jeder Ausgabe und jeder Erweiterung.
about-my_village = Das Würfelspiel: Werte bilden, Banner aktivieren und Geschichten vor den Ratten retten.
about-2015 = Das Spiel, wie es erschien.
