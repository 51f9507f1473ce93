### Where the credits of each edition are from.

book-work-village_2011 = The base game, as credited in its English rulebook.
book-work-big_box = Base game, Inn, Port, Marriage, Life Goals, customers and the solo game, as credited in the Chinese rulebook. The first editions of Inn and Port have rulebooks of their own, which we have not seen.
