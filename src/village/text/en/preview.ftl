### Move previews, explanations, and zoom.

page-chip-more = + { $what }
page-chip-less = − { $what }
page-preview = Preview of the move
page-preview-hint = Hover over a highlighted place (or long-press it) to preview the move. Click anything else to see what it is.
page-touch-hint = Tap a highlighted place to make a move; long-press it to preview the move. Tap anything else to see what it is.
page-preview-none = Nothing is spent or gained yet.
page-last-move = Just now:
page-skip-animation = Skip
page-rule-link = Rule { $rule }
page-tooltip = Help: click anything
page-tooltip-refusal = Not possible now: { $why }
page-tooltip-keys = Arrow keys: next item. Esc: close.
page-chip-next = then: { $what }
page-zoom = Zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-off = Reset zoom
