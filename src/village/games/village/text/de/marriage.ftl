### Village: marriage. Words first, then rules.

## Words

expansion-marriage = Heirat
line-marriage = Elternglück

space-marriage = Heirat
    .at = auf dem Feld Heirat
    .from = vom Feld Heirat
    .to = für das Feld Heirat
space-smuggler = Schmuggler
    .at = auf dem Feld Schmuggler
    .from = vom Feld Schmuggler
    .to = für das Feld Schmuggler
word-ceremony = Zeremonie
    .at = im Zeremonienbereich
    .from = aus dem Zeremonienbereich
    .to = in den Zeremonienbereich
word-bliss = Elternglück
    .at = im Elternglück
    .from = aus dem Elternglück
    .to = ins Elternglück

question-marriage = Stelle ein Familienmitglied auf einen freien Rang des Zeremonienbereichs oder verzichte.
question-smuggler = Schließe einen Handel mit dem Schmuggler oder verzichte.
question-roll = Wirf den Hochzeitswürfel.
question-dowry = Hochzeit in deiner Familie: Wähle die Mitgift.

move-marriage-pass = verzichten
move-marriage-rank = Rang { $a } im Zeremonienbereich
move-smuggler-pass = verzichten
move-smuggler-bread = ein Brot
move-smuggler-good = { $a-some }
move-smuggler-give = { $a-some } gegen Steine anderer Farben
move-roll = { $a }
move-dowry-child = ein Kind
move-dowry-bread = ein Brot
move-dowry-bread-brown = ein Brot und ein brauner Einflussstein
move-dowry-bread-green = ein Brot und ein grüner Einflussstein
move-dowry-bread-orange = ein Brot und ein orangefarbener Einflussstein
move-dowry-bread-pink = ein Brot und ein rosa Einflussstein
move-dowry-good = { $a-some }
move-promote-bread = Generation { $b }: für ein Brot von der { $a }. Stufe der Kirche aufsteigen

event-bread = { $who } bekommt { $amount ->
        [one] ein Brot
       *[other] { $amount } Brote
    }.
event-bribe = { $who } zahlt dem Schmuggler { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
event-give = { $who } gibt dem Schmuggler { $colour-some }.
event-married = { $who } verheiratet ein Familienmitglied der Generation { $generation } auf Rang { $rank } und erhält { $amount ->
        [one] 1 Ruhmespunkt
       *[other] { $amount } Ruhmespunkte
    }.
event-pink = Eine pinke Figur kommt auf Rang { $rank }.
event-pink_again = Eine pinke Figur verlässt das Elternglück und kommt auf Rang { $rank }.
event-pink_married = Die pinke Figur auf Rang { $rank } heiratet in eine Familie und zieht ins Elternglück.
event-pinks_wed = Die pinken Figuren auf den Rängen { $rank } und { $spouse } heiraten und gehen zurück in den Vorrat.
event-promote_bread = { $who } lässt für ein Brot ein Familienmitglied der Generation { $generation } { $place-to } aufsteigen.
event-rank_taken = Rang { $rank } ist besetzt, also kommt keine pinke Figur.
event-roll = Der Hochzeitswürfel bestimmt Rang { $rank } ({ $colour }).
event-wedding = Eine Hochzeit wird gefeiert.

why-already-waiting = Im Zeremonienbereich wartet schon ein Mitglied deiner Familie.
why-bread-with-cube = Zum Brot gehört ein Stein, solange der Vorrat einen hat.
why-colour-given = Du bekommst keine Steine der Farbe, die du gegeben hast: { $a }.
why-no-bread = Du hast kein Brot.
why-no-bread-step = Dieser Schritt lässt sich nicht mit Brot bezahlen.
why-no-other-cube = Im Vorrat ist kein Stein einer anderen Farbe als der, die du geben würdest: { $a }.
why-no-such-face = Der Würfel hat keine Seite dieser Farbe: { $a }.
why-rank-taken = Rang { $a } ist schon besetzt.

## Terminal labels

marriage-ceremony = Zeremonie
marriage-rank = { $rank } { $colour } ({ $price }): { $figure }
marriage-price = { $price }, { $prestige } Ruhm
marriage-pink = pink
marriage-bliss = Elternglück
marriage-pinks = pink: { $bliss } hier, { $supply } im Vorrat
marriage-farm = Brot
marriage-bread = { $bread }
marriage-smuggler = Schmuggler
marriage-offer-bread = ein Brot für { $time } Zeit
marriage-offer-good = ein Gut für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
marriage-offer-cubes = { $cubes } andere Steine für 1 Stein und { $time } Zeit
marriage-note-prestige = Hochzeit: { $prestige } Ruhm
marriage-note-cubes = { $cubes } andere Steine
marriage-note-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }

## W-SET

rules-W-SET = Heirat: Spielvorbereitung

rule-W-SET-1 = Die Erweiterung bringt zwei Aktionsfelder, Zeremonienbereich, Elternglück, pinke Figuren, einen Würfel und Brot.
    .long = Die Aktionsfelder heißen Heirat und Schmuggler. Der Heiratsplan zeigt den Zeremonienbereich mit vier Rängen und das Elternglück. Zwei pinke Figuren liegen im Vorrat. Der Würfel hat vier Seiten mit den vier Einflussfarben.

rule-W-SET-2 = Jede Familie hat 12 Mitglieder, fünf davon der Generation 1.
    .long = Dazu kommen drei der Generation 2 und je zwei der Generationen 3 und 4. Alle fünf der Generation 1 beginnen auf dem Hof.
    .ruling = Alle fünf der Generation 1 beginnen auf dem Hof.

rule-W-SET-3 = Es gibt einen siebten Peststein.
    .long = Er kommt zu den sechs des Basisspiels hinzu.

rule-W-SET-4 = Die Dorfchronik hat zwei Plätze mehr, beide für den Hof.
    .long = Das gilt unabhängig von der Spieleranzahl.
    .ruling = Beide Plätze gehören zum Hof.

rule-W-SET-5 = Ränge und Farben: 1 braun, 2 grün, 3 orange, 4 rosa.
    .long = Jeder Rang des Zeremonienbereichs gehört so zu einer Seite des Würfels.
    .ruling = { rule-W-SET-5 }

rule-W-SET-6 = Die Erweiterung passt nur zur Big Box.
    .long = Sie ist in der Big Box erschienen und braucht diese Ausgabe. Einflusssteine, Getreide und alles andere im Vorrat bleiben, wie sie sind.
    .ruling = { rule-W-SET-6 }

## W-ACT

rules-W-ACT = Die Aktion Heirat

rule-W-ACT-1 = Stelle ein Familienmitglied vom Hof auf einen freien Rang des Zeremonienbereichs.
    .long = Das ist die Aktion Heirat. Die Generation ist beliebig. Das Familienmitglied wartet dort auf eine Hochzeit.
    .ruling = { rule-W-ACT-1 }

rule-W-ACT-2 = Jeder Rang hat seinen Preis in Steinen und Zeit.
    .long = Rang 1 kostet zwei braune Einflusssteine und 1 Zeit, Rang 2 einen grünen und 2 Zeit, Rang 3 einen orangefarbenen und 1 Zeit, Rang 4 nur 1 Zeit. Münzen dürfen Steine ersetzen.
    .ruling = { rule-W-ACT-2 }

rule-W-ACT-3 = Von einer Familie wartet höchstens ein Mitglied, und ein Rang fasst eine Figur.
    .long = Innerhalb einer Familie wird also nie geheiratet.
    .ruling = { rule-W-ACT-3 }

rule-W-ACT-4 = Du darfst verzichten; nötig sind ein Familienmitglied auf dem Hof und ein freier, bezahlbarer Rang.
    .long = Solange eines deiner Mitglieder wartet, ist die Aktion nicht möglich.
    .ruling = { rule-W-ACT-4 }

## W-SMU

rules-W-SMU = Der Schmuggler

rule-W-SMU-1 = Ein Handel je Aktion: Brot für Zeit, ein Gut für eine Münze oder zwei Steine für Zeit und einen Stein.
    .long = Der Schmuggler bietet drei Geschäfte an, und du schließt eines ab: 1 Brot für 2 Zeit; 1 Gut deiner Wahl für 1 Münze; oder 2 Einflusssteine deiner Wahl für 1 Zeit und 1 eigenen Stein, aber nicht in dessen Farbe.
    .ruling = { rule-W-SMU-1 }

rule-W-SMU-2 = Du gibst einen Stein, keine Münze, und der Vorrat muss eine andere Farbe haben.
    .long = Ist nur ein Stein anderer Farbe im Vorrat, bekommst du diesen.
    .ruling = { rule-W-SMU-2 }

rule-W-SMU-3 = Zur Wahl stehen Schriftrolle, Planwagen, Pferd, Ochse, Pflug und mit dem Wirtshaus Bier.
    .long = Das gilt überall, wo dir die Erweiterung ein Gut deiner Wahl gibt. Kakao, Tee und Brot stehen nie zur Wahl.
    .ruling = { rule-W-SMU-3 }

rule-W-SMU-4 = Der Schmuggler braucht kein Familienmitglied; die Aktion ist immer möglich, und du darfst verzichten.
    .long = Er gehört zu keiner Berufsgruppe. Brot für Zeit geht immer; deshalb ist die Aktion immer möglich.
    .ruling = Die Aktion ist immer möglich, und du darfst verzichten.

## W-WED

rules-W-WED = Die Hochzeit

rule-W-WED-1 = Vor jeder Messe wird eine Hochzeit gefeiert.
    .long = Sie folgt am Ende jeder Runde auf den letzten Zug und seine Todesfälle, auch vor der letzten Messe. Entfällt eine Messe, entfällt auch ihre Hochzeit.
    .ruling = Sie wird zu diesem Zeitpunkt gefeiert.

rule-W-WED-2 = Zuerst bestimmt der Würfel einen Rang: Ist er frei, kommt eine pinke Figur dorthin.
    .long = Die Figur kommt aus dem Vorrat oder, wenn dort keine mehr ist, aus dem Elternglück. Ist der Rang besetzt, geschieht nichts.

rule-W-WED-3 = Dann wird in der Reihenfolge der Ränge geheiratet: erste mit zweiter Figur, dritte mit vierter.
    .long = Eine überzählige Figur bleibt und wartet auf die nächste Hochzeit.
    .ruling = { rule-W-WED-3 }

rule-W-WED-4 = Ein frisch vermähltes Mitglied bringt die Ruhmespunkte seines Rangs: 4, 3, 3 oder 4.
    .long = Seine Familie erhält sie sofort: 4 auf den Rängen 1 und 4, 3 auf den Rängen 2 und 3.
    .ruling = { rule-W-WED-4 }

rule-W-WED-5 = Paare kommen ins Elternglück; zwei pinke Figuren gehen zurück in den Vorrat.
    .long = Ins Elternglück kommen immer beide Figuren eines Paars. Heiraten zwei pinke Figuren, bekommt niemand etwas.

rule-W-WED-6 = Zuletzt nimmt jeder für ein frisch vermähltes Mitglied eine Mitgift.
    .long = Gewählt wird in der Reihenfolge der Ränge: ein Kind wie bei der Aktion Familie, 1 Brot und 1 Einflussstein nach Wahl oder 1 Gut nach Wahl.
    .ruling = Was zur Mitgift gehört und in welcher Reihenfolge sie genommen wird.

rule-W-WED-7 = Als Mitgift gibt es nur, was da ist.
    .long = Ein Kind braucht ein Mitglied im Vorrat der Familie. Der Stein muss eine Farbe haben, die im Vorrat ist; nur wenn dort gar kein Stein ist, gibt es das Brot allein.
    .ruling = { rule-W-WED-7 }

rule-W-WED-8 = Eine Hochzeit kostet keine Zeit und kein Leben.
    .ruling = { rule-W-WED-8 }

## W-BLI

rules-W-BLI = Elternglück

rule-W-BLI-1 = Mitglieder im Elternglück oder Zeremonienbereich leben und können nach Hause geholt werden.
    .long = Im Elternglück ist Platz für alle. Wer in einem der beiden Bereiche steht, ist sichtbar. Nach Hause geholt wird mit der Aktion Familie; der Rang ist dann wieder frei. Bei einem Todesfall gilt jeder der beiden Bereiche als ein Ort.
    .ruling = Du kannst sie nach Hause holen, und jeder der beiden Bereiche ist ein Ort.

rule-W-BLI-2 = Eine pinke Figur, die aus dem Elternglück gerufen wird, lässt den Partner zurück.
    .long = Sie kommt in den Zeremonienbereich, der Partner bleibt im Elternglück; sonst geschieht nichts.
    .ruling = { rule-W-BLI-2 }

rule-W-BLI-3 = Mitglieder im Elternglück oder Zeremonienbereich sind nicht auf dem Hof.
    .long = Sie ernten nicht und können nirgendwohin geschickt werden.
    .ruling = { rule-W-BLI-3 }

## W-BRD

rules-W-BRD = Brot

rule-W-BRD-1 = Auf dem Hof darf beliebig viel Brot liegen; es ist weder Getreide noch ein Gut.
    .long = Am Ende ist es nichts wert.
    .ruling = { rule-W-BRD-1 }

rule-W-BRD-2 = In der Messe bezahlt ein Brot einen ganzen Schritt anstelle des Getreides.
    .long = Das gilt für jeden Schritt, mit dem ein Familienmitglied in der Kirche aufsteigt.
    .ruling = Brot bezahlt jeden Schritt.

rule-W-BRD-3 = Jeden Schritt bezahlst du mit Getreide oder mit Brot, in beliebiger Reihenfolge.
    .long = Du entscheidest bei jedem Schritt neu. Die Reihenfolge, in der deine Familienmitglieder aufsteigen, ist frei.

## W-DTH

rules-W-DTH = Heirat: Tod

rule-W-DTH-1 = Wer im Elternglück oder Zeremonienbereich stirbt, gehört zum Hof.
    .long = Das Familienmitglied kommt in die Berufsgruppe Hof der Dorfchronik, und wenn sie voll ist, in ein Grab auf dem Friedhof. Der Rang eines Toten ist frei.
    .ruling = Elternglück und Zeremonienbereich gehören zum Hof; das Regelheft sagt es nur von Connys Verstorbenen.

rule-W-DTH-2 = Pinke Figuren sterben nie und gehören niemandem.
    .ruling = { rule-W-DTH-2 }

## W-SCO

rules-W-SCO = Heirat: Wertung

rule-W-SCO-1 = Jedes lebende eigene Mitglied im Elternglück ist 1 Ruhmespunkt wert.
    .long = Gewertet wird am Ende, in einer eigenen Zeile. Mitglieder im Zeremonienbereich sind nichts wert.
    .ruling = { rule-W-SCO-1 }

## W-SOL

rules-W-SOL = Heirat: Solo-Modus

rule-W-SOL-1 = Im Solo-Modus gibt es drei pinke Figuren, und der Würfel wird zweimal geworfen.
    .long = Auch die dritte liegt zu Beginn im Vorrat. Jeder Wurf wird ganz ausgeführt, bevor der nächste folgt.

rule-W-SOL-2 = Conny hat 12 Familienmitglieder; sie heiratet nicht und schmuggelt nicht.
    .long = Davon liegen fünf „1er“ neben ihrer Ablage.

rule-W-SOL-3 = Bei einem Stein vom Feld Heirat zählen Connys Verstorbene zum Hof, bei einem vom Schmuggler kommen sie auf den Friedhof.
    .long = Es zählt der Stein, der den Federkiel aufgedeckt hat.

rule-W-SOL-4 = Im Uhrzeigersinn folgen Heirat und Schmuggler auf Handwerk und Wirtshaus.
    .long = Das gilt, wenn Conny nach einem Stein sucht. Zuerst kommt die Heirat, dann der Schmuggler. Das Wirtshaus zählt nur, wenn es dabei ist.
    .ruling = { rule-W-SOL-4 }

rule-W-SOL-5 = Alle Titel bis auf den ersten verlangen 15 Punkte mehr.
    .long = Die Punkte für andere Erweiterungen kommen hinzu.
    .ruling = Die unterste Grenze bleibt 0.

## W-MIX

rules-W-MIX = Heirat und andere Erweiterungen

rule-W-MIX-1 = Wirtshaus: Bier steht zur Wahl, und für Barde und Künstler gehört der Heiratsplan zum Hof.
    .long = Wer wartet oder verheiratet ist, zählt auf der Karte des Barden also zur Berufsgruppe Hof. Das kostenlose Getreide der Nonne wird nie zu Brot.
    .ruling = { rule-W-MIX-1 }

rule-W-MIX-2 = Hafen: Brot wird nicht verladen, Kakao und Tee stehen nicht zur Wahl.
    .long = Gemeint ist die Wahl eines Guts beim Schmuggler oder als Mitgift.
    .ruling = { rule-W-MIX-2 }

rule-W-MIX-3 = Lebensziele: Brot ist kein Getreide, und der Patriarch verlangt dasselbe wie im Basisspiel.
    .long = Er verlangt weiterhin höchstens 2 Ungeborene; zu Beginn sind es wie im Basisspiel 7.
    .ruling = { rule-W-MIX-3 }

rule-W-MIX-4 = Wirtshaus: Bei einer Hochzeit wird keine Personenkarte ausgespielt, und Gäste heiraten nicht.
    .long = Die Schritte der Nonne werden nie mit Brot bezahlt.
    .ruling = { rule-W-MIX-4 }

rule-W-MIX-5 = Lebensziele: Geprüft wird vor jedem Wurf und jeder Mitgift.
    .long = Ein Kind als Mitgift kann den Patriarchen erfüllen.
    .ruling = { rule-W-MIX-5 }

rule-W-MIX-6 = Hafen: Nur wer auf dem Hof ist, heiratet oder geht an Bord.
    .long = Die Aktion Familie reicht in den Zeremonienbereich, ins Elternglück und auf die Inseln, nicht auf das Schiff.
    .ruling = { rule-W-MIX-6 }

rule-W-MIX-7 = Solo: Die Hochzeit folgt auf Connys Zug, und mit dem Ring darfst du den Schmuggler bezahlen.
    .long = Gemeint ist Connys Zug nach deinem letzten Zug. Beim Schmuggler ersetzt der Ring eine Münze. In jedes Fach ihrer Ablage passen zwei Steine, das genügt.
    .ruling = { rule-W-MIX-7 }

rule-W-MIX-8 = Solo mit Erweiterungen: Auf Handwerk folgen Wirtshaus, Heirat und Schmuggler.
    .long = So geht Connys Reihenfolge im Uhrzeigersinn mit mehreren Erweiterungen weiter.
    .ruling = { rule-W-MIX-8 }

rule-W-MIX-9 = In einem freien letzten Zug darfst du auch Heirat oder Schmuggler wählen; Wartende nehmen noch an der letzten Hochzeit teil.
    .long = Beide stehen wie jede andere Aktion zur Wahl.
    .ruling = { rule-W-MIX-9 }

## W-CUB

rules-W-CUB = Heirat: Steine

rule-W-CUB-1 = Die Heirat bringt so viele Steine, wie Spieler mitspielen.
    .long = Sie verteilen sich auf Heirat und Schmuggler: zu zweit 1 und 1, zu dritt 2 und 1, zu viert 2 und 2, zu fünft 3 und 2; im Solo-Modus wie zu zweit. Zu viert und zu fünft kommt in jeder Runde 1 Einflussstein jeder Farbe mehr in den Beutel. Der siebte Peststein kommt immer dazu.
    .ruling = Die Zahl der Steine, bis auf den siebten Peststein.

reason-bread = { $n ->
        [one] ein Brot
       *[other] { $n } Brote
    } mehr
    .less = { $n ->
        [one] ein Brot
       *[other] { $n } Brote
    } weniger
reason-waiting = ein Familienmitglied wartet auf die Hochzeit
    .less = kein Familienmitglied wartet auf die Hochzeit
