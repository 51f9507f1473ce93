### What would follow an answer, why a place gives none, and what is being shown.

page-chip-more = + { $what }
page-chip-less = − { $what }
page-ahead = What would follow
page-ahead-hint = Point at what glows (by finger: hold it) to see what would follow; press anything else, or ?, to learn what it is.
page-fingers = Touch what glows to answer; rest on it to see what would follow. Touch anything else to learn what it is.
page-ahead-none = Nothing is spent or gained yet.
page-lately = Just now
page-skip-show = Skip
page-why-rule = Rule { $rule }
page-what = What is this? Press it
page-what-now = Not now: { $why }
page-what-keys = Arrow keys: the next thing. Escape: close.
page-chip-then = then: { $what }
page-zoom = The picture, closer
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-off = The whole picture
