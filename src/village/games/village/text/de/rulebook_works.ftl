### Where the credits of each edition are from.

book-work-village_2011 = Das Basisspiel, nach den Angaben im englischen Regelheft.
book-work-big_box = Basisspiel, Wirtshaus, Hafen, Heirat, Lebensziele, Kunden und Solo-Modus, nach den Angaben im chinesischen Regelheft. Die ersten Ausgaben von Inn und Port haben eigene Regelhefte, die uns nicht vorlagen.
