### The preview of a move, why a place offers none, and what is being animated.

page-chip-more = + { $what }
page-chip-less = − { $what }
page-preview = Vorschau
page-preview-hint = Fahr mit der Maus über eine leuchtende Stelle (oder tippe lange darauf), um den Zug vorab zu sehen. Alles andere wird erklärt, wenn du darauf klickst.
page-touch-hint = Tippe auf eine leuchtende Stelle, um zu ziehen; halte sie gedrückt für eine Vorschau. Alles andere wird erklärt, wenn du darauf tippst.
page-preview-none = Noch keine Kosten und kein Ertrag.
page-last-move = Zuletzt:
page-skip-animation = Überspringen
page-rule-link = Regel { $rule }
page-tooltip = Hilfe: Klick an, was erklärt werden soll
page-tooltip-refusal = Jetzt nicht möglich: { $why }
page-tooltip-keys = Pfeiltasten: weiter. Esc: schließen.
page-chip-next = dann: { $what }
page-zoom = Ansicht vergrößern
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-off = Gesamtansicht
