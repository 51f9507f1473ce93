### Where the credits of each edition are from.

book-work-my_village = As named in its English rulebook.
