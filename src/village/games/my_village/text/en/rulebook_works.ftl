### Where the credits of each edition are from.

book-work-my_village = As credited in its English rulebook.
