"""W: Marriage, with a ceremony of four ranks, weddings, bread and a smuggler."""
