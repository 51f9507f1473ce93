### The preview of a move, why a place offers none, and what is being animated.

page-chip-more = + { $what }
page-chip-less = − { $what }
page-preview = Vorschau
page-preview-hint = Zeig auf eine leuchtende Stelle (oder halte sie gedrückt), um den Zug vorab zu sehen. Klick auf alles andere oder auf ? für eine Erklärung.
page-touch-hint = Tippe auf eine leuchtende Stelle, um zu ziehen; halte sie gedrückt für eine Vorschau. Tippe auf alles andere für eine Erklärung.
page-preview-none = Noch keine Kosten und kein Ertrag.
page-last-move = Zuletzt
page-skip-animation = Überspringen
page-rule-link = Regel { $rule }
page-tooltip = Hilfe: Klick auf etwas
page-tooltip-refusal = Jetzt nicht möglich: { $why }
page-tooltip-keys = Pfeiltasten: weiter. Esc: schließen.
page-chip-next = dann: { $what }
page-zoom = Ansicht vergrößern
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-off = Gesamtansicht
