### Letters of the server to players who are not there, and the pages their links lead to.

letter-turn-subject = Village: Du bist am Zug
letter-turn = Du bist am Zug in Village: { $url }
letter-confirm-subject = Village: Ist das deine Adresse?
letter-confirm =
    Jemand, vermutlich du, möchte unter dieser Adresse von Zügen in Village erfahren.
    Wenn du es warst, öffne diese Seite und bestätige es: { $url }
    Wenn nicht, tu nichts: Es kommt kein weiterer Brief.
letter-stop = Keine Briefe mehr von diesem Server: { $url }
page-confirm = Sollen Nachrichten über deine Züge in Village an diese Adresse gehen?
page-confirm-button = Ja
page-confirmed = Briefe gehen von jetzt an an diese Adresse.
page-stop = Keine Briefe mehr von diesem Server an diese Adresse?
page-stop-button = Keine Briefe mehr
page-stopped = An diese Adresse gehen keine Briefe mehr.
page-void = Dieser Link gilt nicht mehr.
