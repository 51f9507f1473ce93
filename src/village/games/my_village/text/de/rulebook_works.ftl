### Where the credits of each edition are from.

book-work-my_village = Wie im englischen Regelheft genannt.
