### Where the credits of each edition are from.

book-work-my_village = Nach den Angaben im englischen Regelheft.
