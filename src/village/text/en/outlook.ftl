### What would follow an answer, why a place gives none, and what is being shown.

page-chip-more = + { $what }
page-chip-less = − { $what }
page-ahead = What would follow
page-ahead-hint = Point at what glows (by finger: hold it) to see what would follow.
page-ahead-none = Nothing is spent or gained yet.
page-lately = Just now
page-skip-show = Skip
page-elsewhere = Nothing to do here now. The question is: { $question }
page-glows-here = Choose what glows here. The question is: { $question }
page-others-turn = { $who } is asked now: { $question }
page-why-rule = Rule { $rule }
