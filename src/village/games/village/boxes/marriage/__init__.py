"""W: Marriage. A ceremony of four ranks, weddings, bread and a smuggler."""
