### E-mails to players who are away, and the pages their links lead to.

email-turn-subject = Village: Du bist am Zug
email-turn = Du bist bei Village am Zug: { $url }
email-confirm-subject = Village: Bitte bestätige deine E-Mail-Adresse
email-confirm =
    Diese Adresse wurde bei Village angegeben. Über sie kannst du ein vergessenes Passwort zurücksetzen und auf Wunsch erfahren, wenn du am Zug bist.
    Wenn du das warst, bestätige die Adresse hier: { $url }
    Wenn nicht, kannst du diese E-Mail ignorieren; du erhältst keine weitere.
email-password-reset-subject = Village: Neues Passwort festlegen
email-password-reset =
    Für dein Konto bei Village wurde ein neues Passwort angefordert.
    Eine Stunde lang kannst du es hier festlegen: { $url }
    Wenn du das nicht warst, kannst du diese E-Mail ignorieren; dein Passwort bleibt unverändert.
email-stop = Keine E-Mails mehr von diesem Server erhalten: { $url }
email-page-confirm = Darf Village dir an diese Adresse schreiben, falls du dein Passwort vergisst, und auf Wunsch auch, wenn du am Zug bist?
email-page-confirm-button = Ja
email-page-confirmed = Diese Adresse ist bestätigt.
email-page-stop = Keine E-Mails mehr von diesem Server an diese Adresse schicken?
email-page-stop-button = Keine E-Mails mehr
email-page-stopped = An diese Adresse werden keine E-Mails mehr geschickt.
email-page-invalid-link = Dieser Link ist nicht mehr gültig.
