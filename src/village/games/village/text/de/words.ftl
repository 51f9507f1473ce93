### Village: all texts of the game except the rules.
### Things have the form `.some` (object of a verb), places `.at`, `.from`, `.to`, places of burial `.rest`.

## Colours

word-brown = braun
    .cube = brauner Einflussstein
    .some = { $n ->
        [one] einen braunen Einflussstein
       *[other] { $n } braune Einflusssteine
    }
word-green = grün
    .cube = grüner Einflussstein
    .some = { $n ->
        [one] einen grünen Einflussstein
       *[other] { $n } grüne Einflusssteine
    }
word-orange = orange
    .cube = orangefarbener Einflussstein
    .some = { $n ->
        [one] einen orangefarbenen Einflussstein
       *[other] { $n } orangefarbene Einflusssteine
    }
word-pink = rosa
    .cube = rosa Einflussstein
    .some = { $n ->
        [one] einen rosa Einflussstein
       *[other] { $n } rosa Einflusssteine
    }
word-plague = Pest
    .cube = Peststein
    .some = { $n ->
        [one] einen Peststein
       *[other] { $n } Peststeine
    }

## Goods, grain, coins

word-scroll = Schriftrolle
    .some = { $n ->
        [one] eine Schriftrolle
       *[other] { $n } Schriftrollen
    }
word-wagon = Planwagen
    .some = { $n ->
        [one] einen Planwagen
       *[other] { $n } Planwagen
    }
word-horse = Pferd
    .some = { $n ->
        [one] ein Pferd
       *[other] { $n } Pferde
    }
word-ox = Ochse
    .some = { $n ->
        [one] einen Ochsen
       *[other] { $n } Ochsen
    }
word-plow = Pflug
    .some = { $n ->
        [one] einen Pflug
       *[other] { $n } Pflüge
    }
word-grain = Getreide
    .some = { $n ->
        [one] 1 Getreidesack
       *[other] { $n } Getreidesäcke
    }
word-coin = Münze
    .some = { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    }

## Action spaces

space-grain = Getreideernte
    .at = bei der Getreideernte
    .from = von der Getreideernte
    .to = für die Getreideernte
space-family = Familie
    .at = auf dem Feld Familie
    .from = vom Feld Familie
    .to = für das Feld Familie
space-crafts = Handwerk
    .at = beim Handwerk
    .from = vom Handwerk
    .to = für das Handwerk
space-market = Markt
    .at = auf dem Markt
    .from = vom Markt
    .to = für den Markt
space-travel = Reise
    .at = auf dem Feld Reise
    .from = vom Feld Reise
    .to = für das Feld Reise
space-council = Ratsstube
    .at = auf der Ratsstube
    .from = von der Ratsstube
    .to = für die Ratsstube
space-church = Kirche
    .at = auf der Kirche
    .from = von der Kirche
    .to = für die Kirche
word-well = Brunnen

## Where members are

word-reserve = noch nicht geboren
word-bag = schwarzer Beutel
    .at = im schwarzen Beutel
    .from = aus dem schwarzen Beutel
    .to = in den schwarzen Beutel
word-farm = Hof
    .at = auf dem Hof
    .from = vom Hof
    .to = auf den Hof
word-wainwright = Wagnerei
    .at = in der Wagnerei
    .from = aus der Wagnerei
    .to = in die Wagnerei
word-stables = Ställe
    .at = in den Ställen
    .from = aus den Ställen
    .to = in die Ställe
word-office = Schreibstube
    .at = in der Schreibstube
    .from = aus der Schreibstube
    .to = in die Schreibstube
word-smithy = Schmiede
    .at = in der Schmiede
    .from = aus der Schmiede
    .to = in die Schmiede
word-mill = Mühle
word-north1 = erste Nordburg
    .at = auf der ersten Nordburg
    .from = von der ersten Nordburg
    .to = zur ersten Nordburg
word-north2 = zweite Nordburg
    .at = auf der zweiten Nordburg
    .from = von der zweiten Nordburg
    .to = zur zweiten Nordburg
word-north3 = dritte Nordburg
    .at = auf der dritten Nordburg
    .from = von der dritten Nordburg
    .to = zur dritten Nordburg
word-south1 = erste Südburg
    .at = auf der ersten Südburg
    .from = von der ersten Südburg
    .to = zur ersten Südburg
word-south2 = zweite Südburg
    .at = auf der zweiten Südburg
    .from = von der zweiten Südburg
    .to = zur zweiten Südburg
word-south3 = dritte Südburg
    .at = auf der dritten Südburg
    .from = von der dritten Südburg
    .to = zur dritten Südburg
word-council1 = Ratsstube, 1. Stufe
    .at = auf der 1. Stufe der Ratsstube
    .from = von der 1. Stufe der Ratsstube
    .to = auf die 1. Stufe der Ratsstube
word-council2 = Ratsstube, 2. Stufe
    .at = auf der 2. Stufe der Ratsstube
    .from = von der 2. Stufe der Ratsstube
    .to = auf die 2. Stufe der Ratsstube
word-council3 = Ratsstube, 3. Stufe
    .at = auf der 3. Stufe der Ratsstube
    .from = von der 3. Stufe der Ratsstube
    .to = auf die 3. Stufe der Ratsstube
word-council4 = Ratsstube, 4. Stufe
    .at = auf der 4. Stufe der Ratsstube
    .from = von der 4. Stufe der Ratsstube
    .to = auf die 4. Stufe der Ratsstube
word-window1 = Kirche, 1. Stufe
    .at = auf der 1. Stufe der Kirche
    .from = von der 1. Stufe der Kirche
    .to = auf die 1. Stufe der Kirche
word-window2 = Kirche, 2. Stufe
    .at = auf der 2. Stufe der Kirche
    .from = von der 2. Stufe der Kirche
    .to = auf die 2. Stufe der Kirche
word-window3 = Kirche, 3. Stufe
    .at = auf der 3. Stufe der Kirche
    .from = von der 3. Stufe der Kirche
    .to = auf die 3. Stufe der Kirche
word-window4 = Kirche, 4. Stufe
    .at = auf der 4. Stufe der Kirche
    .from = von der 4. Stufe der Kirche
    .to = auf die 4. Stufe der Kirche

## Where the dead are

word-grave = Grab auf dem Friedhof
    .rest = kommt in ein Grab auf dem Friedhof
word-gone = aus dem Spiel
    .rest = verlässt das Spiel
word-chronicle-council = Dorfchronik: Ratsstube
    .rest = kommt in die Dorfchronik (Ratsstube)
word-chronicle-crafts = Dorfchronik: Handwerk
    .rest = kommt in die Dorfchronik (Handwerk)
word-chronicle-travel = Dorfchronik: Reise
    .rest = kommt in die Dorfchronik (Reise)
word-chronicle-church = Dorfchronik: Kirche
    .rest = kommt in die Dorfchronik (Kirche)
word-chronicle-farm = Dorfchronik: Hof
    .rest = kommt in die Dorfchronik (Hof)

## More words

word-pass = passen
word-monk = Mönch
word-time = Zeit
word-train = ausbilden
word-make = produzieren
word-buy = kaufen
word-2011 = Ausgabe 2011
word-bigbox = Big Box

## Score categories

line-travel = Reise
line-council = Ratsstube
line-church = Kirche
line-chronicle = Dorfchronik
line-customers = Kunden
line-coins = Münzen
line-prestige = Ruhm während der Partie

## Questions

question-customer = Decke den nächsten Kunden auf.
question-hidden_customer = Lose einen Kunden aus, den eine andere Familie bedient hat.
question-start = Lose den Startspieler aus.
question-gift = Lose einen Einflussstein für den dritten Spieler aus.
question-draw = Ziehe einen Stein aus dem grünen Beutel.
question-turn = Nimm einen Stein oder nutze den Brunnen.
question-pay = Wähle, was du zahlst.
question-who = Wähle, wer geht.
question-train = Wähle, wen du ausbildest.
question-cube = Wähle einen Einflussstein aus dem Vorrat.
question-good = Wähle ein Gut.
question-harvest = Ernte Getreide oder verzichte.
question-family = Sorge für Nachwuchs oder hole ein Familienmitglied nach Hause.
question-crafts = Wähle ein Gebäude: ausbilden, produzieren oder kaufen.
question-travel = Wähle eine Reise.
question-council = Tritt in die Ratsstube ein, steige auf oder bleibe.
question-church = Wirf ein Familienmitglied in den schwarzen Beutel: Wähle, wie du bezahlst.
question-action = Wähle eine Aktion.
question-make = Jetzt sofort produzieren?
question-market = Bediene einen Kunden oder passe.
question-fee = Zahle mit grünen Einflusssteinen oder mit einer Schriftrolle.
question-privilege = Wähle ein Privileg.
question-death = Wähle, wer stirbt.
question-buy = Suche Familienmitglieder aus dem schwarzen Beutel heraus oder mach weiter.
question-monk = Ziehe eine Figur aus dem schwarzen Beutel.
question-promote = Lass Familienmitglieder in der Kirche aufsteigen oder mach weiter.

## Moves

move-customer = { $a }
move-hidden_customer = { $a }
move-start = { $who }
move-gift = { $a-cube }
move-draw = { $a-cube }
move-turn = { $a }: { $b-cube }
move-turn-well-brown = Brunnen: mit braunen Einflusssteinen zahlen
move-turn-well-green = Brunnen: mit grünen Einflusssteinen zahlen
move-turn-well-orange = Brunnen: mit orangefarbenen Einflusssteinen zahlen
move-turn-well-pink = Brunnen: mit rosa Einflusssteinen zahlen
move-turn-well-coin = Brunnen: nur mit Münzen zahlen
move-who = Familienmitglied der Generation { $a }
move-train = Familienmitglied der Generation { $a }
move-cube = { $a-cube }
move-good = { $a }
move-harvest-pass = nicht ernten
move-harvest-reap = Getreide ernten
move-family-pass = verzichten
move-family-birth = Nachwuchs bekommen
move-family-home = Mitglied der Generation { $b } { $a-from } nach Hause holen
move-crafts-pass = verzichten
move-crafts-mill-make = in der Mühle Getreide gegen Münzen tauschen
move-crafts-wainwright-train = Wagner ausbilden
move-crafts-wainwright-make = Planwagen bauen
move-crafts-wainwright-buy = Planwagen kaufen
move-crafts-stables-train = Stallknecht ausbilden
move-crafts-stables-make = Pferd oder Ochsen züchten
move-crafts-stables-buy = Pferd oder Ochsen kaufen
move-crafts-office-train = Schreiber ausbilden
move-crafts-office-make = Schriftrolle schreiben
move-crafts-office-buy = Schriftrolle kaufen
move-crafts-smithy-train = Schmied ausbilden
move-crafts-smithy-make = Pflug schmieden
move-crafts-smithy-buy = Pflug kaufen
move-travel-pass = nicht reisen
move-travel-send = vom Hof { $a-to }
move-travel-move = { $a-from } { $b-to }
move-council-pass = verzichten
move-council-enter = eintreten: 1. Stufe
move-council-advance = aufsteigen: { $a }. Stufe
move-council-rest = bleiben und ein Privileg nutzen
move-church-pass = verzichten
move-church-brown = einen braunen Einflussstein zahlen
move-church-time = Zeit zahlen
move-action-pass = keine Aktion
move-action = { $a }
move-make-pass = nicht produzieren
move-make-make = sofort produzieren
move-market-pass = für diesen Markttag passen
move-market-stall = den Kunden an Stand { $a } bedienen
move-fee-green = grüne Einflusssteine
move-fee-scroll = eine Schriftrolle
move-privilege-pass = kein Privileg
move-privilege-1 = den Ring nehmen
move-privilege-2 = Einflusssteine nach Wahl nehmen
move-privilege-3 = ein Gut nach Wahl nehmen
move-privilege-4 = eine Münze für Ruhmespunkte zahlen
move-death = { $a }: Generation { $b }
move-buy-pass = fertig
move-buy = Familienmitglied der Generation { $a }
move-monk-monk = Mönch
move-monk = { $who }: Familienmitglied der Generation { $a }
move-promote-pass = fertig
move-promote = Generation { $b }: von der { $a }. Stufe der Kirche aufsteigen

## Events

event-action = { $who } wählt eine Aktion: { $space }.
event-birth = { $who } bekommt Nachwuchs: ein Familienmitglied der Generation { $generation }.
event-bought = { $who } sucht für eine Münze ein Familienmitglied der Generation { $generation } aus dem schwarzen Beutel heraus.
event-called = Ein Familienmitglied von { $who } (Generation { $generation }) wird gezogen und kommt in die Kirche.
event-coins = { $who } erhält { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }.
event-cube = { $who } erhält { $colour-some }.
event-customer = Ein Kunde kommt: { $customer }.
event-death = { $who } verliert { $place-at } ein Familienmitglied der Generation { $generation }; es { $rest-rest }.
event-decline = { $who } verzichtet auf die Aktion.
event-idle = { $who } kann dort keine Aktion ausführen.
event-draw = Gezogen { $space-to }: { $colour-cube }.
event-endow = { $who } zahlt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } für { $amount ->
        [one] 1 Ruhmespunkt
       *[other] { $amount } Ruhmespunkte
    }.
event-gift_grain = { $who } erhält zum Ausgleich { $amount ->
        [one] 1 Getreidesack
       *[other] { $amount } Getreidesäcke
    }.
event-good = { $who } erhält { $good-some }.
event-harvest = { $who } erntet { $amount ->
        [one] 1 Getreidesack
       *[other] { $amount } Getreidesäcke
    }.
event-home = { $who } holt ein Familienmitglied der Generation { $generation } { $place-from } nach Hause.
event-last_turn = { $who } hat jetzt einen letzten Zug.
event-majority = { $who } liegt in der Kirche vorn und erhält { $amount ->
        [one] 1 Ruhmespunkt
       *[other] { $amount } Ruhmespunkte
    }.
event-market_day = { $who } löst einen Markttag aus.
event-market_end = Der Markttag ist vorbei.
event-market_pass = { $who } passt für diesen Markttag.
event-marker = { $who } legt { $place-at } einen Marker ab.
event-mass = Eine Messe wird gelesen; { $who } beginnt.
event-mill = { $who } tauscht in der Mühle { $grain ->
        [one] 1 Getreidesack
       *[other] { $grain } Getreidesäcke
    } gegen { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
event-monk = Ein Mönch wird aus dem schwarzen Beutel gezogen.
event-move_up = Ein Kunde rückt an Stand { $stall } auf: { $customer }.
event-over = Die Partie ist zu Ende.
event-pay = { $who } zahlt { $payment }.
event-pay_grain = { $who } zahlt { $amount ->
        [one] 1 Getreidesack
       *[other] { $amount } Getreidesäcke
    }.
event-pay_scroll = { $who } zahlt eine Schriftrolle.
event-pay_wagon = { $who } verbraucht einen Planwagen.
event-prestige = { $who } erhält { $amount ->
        [one] 1 Ruhmespunkt
       *[other] { $amount } Ruhmespunkte
    }.
event-promote = { $who } lässt für { $grain ->
        [one] 1 Getreidesack
       *[other] { $grain } Getreidesäcke
    } ein Familienmitglied der Generation { $generation } { $place-to } aufsteigen.
event-rest = { $who } bleibt in der Ratsstube, um ein Privileg zu nutzen.
event-ring = { $who } nimmt den Ring und beginnt die nächste Runde.
event-round = Runde { $round } beginnt mit { $who }.
event-serve = { $who } bedient den Kunden an Stand { $stall }: { $customer }.
event-start = { $who } ist Startspieler.
event-take = { $who } nimmt { $colour-some } { $space-from }.
event-time = { $crossings ->
        [0] { $who } zahlt { $amount } Zeit.
        [1] { $who } zahlt { $amount } Zeit und überquert die Brücke.
       *[other] { $who } zahlt { $amount } Zeit und überquert die Brücke { $crossings }-mal.
    }
event-trigger = { $who } läutet das Spielende ein; es folgen die letzten Züge.
event-walk = { $who } bringt ein Familienmitglied der Generation { $generation } { $origin-from } { $place-to }.
event-well = { $who } nutzt den Brunnen.

## Reasons why a move is illegal

why-barn-full = Auf deinem Hof ist kein Platz für weiteres Getreide.
why-bought-out = In dieser Messe kann kein Familienmitglied mehr herausgesucht werden.
why-impossible-action = Diese Aktion ist gerade nicht möglich: { $a }.
why-must-act = Verzichten kannst du nicht mehr; die Aktion muss ausgeführt werden.
why-must-use = Wer in der Ratsstube bleibt, muss ein Privileg nutzen.
why-no-coin = Du hast nicht genug Münzen.
why-no-cube = Du hast nicht genug Einflusssteine dieser Farbe: { $a }.
why-no-cube-there = Es liegt kein { $b-cube } { $a-at }.
why-no-cube-left = Es liegt kein Stein mehr { $a-at }.
why-no-cubes = Du hast nicht genug Einflusssteine und Münzen.
why-no-fee = Du hast weder eine Schriftrolle noch genug grüne Einflusssteine oder Münzen.
why-no-grain = Du brauchst { $a ->
        [one] 1 Getreidesack
       *[other] { $a } Getreidesäcke
    }.
why-no-grain-left = Im Vorrat ist kein Getreide mehr.
why-no-green = Du hast für diesen Verkauf weder einen grünen Einflussstein noch eine Münze.
why-no-member = Du hast { $b-at } kein Familienmitglied der Generation { $a }.
why-no-privilege = Keines der Privilegien, die dir offenstehen, würde dir etwas bringen.
why-no-wagon = Du hast keinen Planwagen.
why-no-member-home = Du hast kein Familienmitglied auf dem Hof.
why-no-member-in-council = Du hast kein Familienmitglied in der Ratsstube.
why-no-member-there = Du hast kein Familienmitglied { $a-at }.
why-no-member-trained = Du hast kein ausgebildetes Familienmitglied { $a-at }.
why-not-in-bag = Diese Figur oder dieser Stein ist nicht im Beutel.
why-not-in-pile = Dieser Kunde ist nicht im Stapel.
why-not-in-stock = Du hast nicht, was dieser Kunde verlangt: { $a }.
why-not-made-here = Das gibt es hier nicht: { $a }.
why-older-first = Zuerst muss ein Familienmitglied der Generation { $a } sterben.
why-other-price = Das entspricht nicht dem Preis.
why-reserve-empty = Alle deine Familienmitglieder sind schon geboren.
why-ring-taken = Der Ring ist schon vergeben.
why-same-colour = Die beiden Einflusssteine müssen verschiedene Farben haben; { $a-some } hast du schon genommen.
why-stage-too-high = Für das Privileg der { $a }. Stufe ist keines deiner Familienmitglieder weit genug aufgestiegen.
why-stall-empty = An Stand { $a } ist kein Kunde.
why-start-named = Der Startspieler ist für diesen Tisch schon festgelegt.
why-supply-bare = Im Vorrat ist kein Einflussstein mehr.
why-supply-empty = Im Vorrat ist kein { $a-cube } mehr.
why-too-far-away = Von dort kannst du kein Familienmitglied nach Hause holen.
why-well-coins = Du brauchst { $a } Münzen, um den Brunnen ganz mit Münzen zu bezahlen.
why-well-dry = Für den Brunnen brauchst du { $b } Einflusssteine dieser Farbe: { $a }. Münzen dürfen alle bis auf einen ersetzen.

## Table options

option-different_cubes = Die beiden Einflusssteine des Privilegs in der Ratsstube müssen verschiedene Farben haben.
option-first_player = Startspieler (ohne Angabe wird er ausgelost).
option-hidden_customers = Bediente Kunden liegen verdeckt: Die anderen sehen, wie viele eine Familie bedient hat, aber nicht, welche.
option-start_compensation = Spätere Spieler erhalten einen kleinen Startspielerausgleich.

## Gründe für einen Zug: wovon er mehr bringt als ein anderer Zug, oder weniger (`.less`)

reason-line-customers = bedient einen Kunden für { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } ({ $what })
    .less = bedient den Kunden für { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } nicht ({ $what })
reason-servable = der Vorrat reicht für einen Kunden mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    } ({ $what })
    .less = der Vorrat reicht nicht mehr für den Kunden mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    } ({ $what })
reason-time = { $n } Zeit mehr verbraucht
    .less = { $n } Zeit gespart
reason-members = { $n ->
        [one] ein lebendes Familienmitglied
       *[other] { $n } lebende Familienmitglieder
    } mehr
    .less = { $n ->
        [one] ein lebendes Familienmitglied
       *[other] { $n } lebende Familienmitglieder
    } weniger
reason-council = { $n ->
        [one] ein Familienmitglied
       *[other] { $n } Familienmitglieder
    } mehr in der Ratsstube, mit ihren Privilegien
    .less = { $n ->
        [one] ein Familienmitglied
       *[other] { $n } Familienmitglieder
    } weniger in der Ratsstube
reason-church = { $n ->
        [one] ein Familienmitglied
       *[other] { $n } Familienmitglieder
    } mehr an den Kirchenfenstern
    .less = { $n ->
        [one] ein Familienmitglied
       *[other] { $n } Familienmitglieder
    } weniger an den Kirchenfenstern
reason-bag = { $n ->
        [one] ein Familienmitglied
       *[other] { $n } Familienmitglieder
    } mehr im schwarzen Beutel für die nächste Messe
    .less = { $n ->
        [one] ein Familienmitglied
       *[other] { $n } Familienmitglieder
    } weniger im schwarzen Beutel für die nächste Messe
reason-trained = { $n ->
        [one] ein ausgebildetes Familienmitglied
       *[other] { $n } ausgebildete Familienmitglieder
    } mehr { $what-at }
    .less = { $n ->
        [one] ein ausgebildetes Familienmitglied
       *[other] { $n } ausgebildete Familienmitglieder
    } weniger { $what-at }
reason-ring = beginnt die nächste Runde
    .less = beginnt die nächste Runde nicht
reason-grain = { $n } Getreide mehr
    .less = { $n } Getreide weniger
reason-cubes = { $n ->
        [one] ein Einflussstein
       *[other] { $n } Einflusssteine
    } mehr
    .less = { $n ->
        [one] ein Einflussstein
       *[other] { $n } Einflusssteine
    } weniger
reason-good = { $some } mehr
    .less = { $some } weniger
