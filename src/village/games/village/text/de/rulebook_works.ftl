### Where the credits of each edition are from.

book-work-village_2011 = Das Basisspiel, wie im englischen Regelheft genannt.
book-work-big_box = Basisspiel, Wirtshaus, Hafen, Heirat, Lebensziele, Kunden und Solo-Modus, wie im chinesischen Regelheft genannt. Die ersten Ausgaben von Inn und Port haben eigene Regelhefte, die uns nicht vorlagen.
