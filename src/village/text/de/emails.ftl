### E-mails of the server to players who are not there, and the pages their links lead to.

email-turn-subject = Village: Du bist am Zug
email-turn = Du bist am Zug in Village: { $url }
email-confirm-subject = Village: Ist das deine Adresse?
email-confirm =
    Jemand, vermutlich du, hat bei Village diese Adresse angegeben: für ein verlorenes Passwort und, falls gewünscht, für Nachrichten über Züge.
    Wenn du es warst, öffne diese Seite und bestätige es: { $url }
    Wenn nicht, tu nichts: Es kommt keine weitere E-Mail.
email-lost-subject = Village: ein neues Passwort
email-lost =
    Jemand, wahrscheinlich du, hat das Passwort deines Kontos bei Village verloren.
    Eine Stunde lang kannst du hier ein neues setzen: { $url }
    Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
email-stop = Keine E-Mails mehr von diesem Server: { $url }
page-confirm = Darf Village an diese Adresse schreiben: wenn ein Passwort verloren ist, und über deine Züge, wenn du möchtest?
page-confirm-button = Ja
page-confirmed = E-Mails gehen von jetzt an an diese Adresse.
page-stop = Keine E-Mails mehr von diesem Server an diese Adresse?
page-stop-button = Keine E-Mails mehr
page-stopped = An diese Adresse gehen keine E-Mails mehr.
page-void = Dieser Link gilt nicht mehr.
