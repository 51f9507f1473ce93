# Numbers of one's own box, on the page.

page-own = Numbers of your own box
page-own-lead = Some numbers could not be read in any rulebook. If you own the game, enter what is printed on your boards and cards and play with it. What you leave empty stays ours.
page-own-saved = Your sets
page-own-none = None yet: enter numbers below and save them under a name, or bring a file.
page-own-new = New set
page-own-import = Bring a file
page-own-export = Save as a file
page-own-delete = Delete
page-own-bad-file = This file cannot be used:
page-own-unreadable = It is not written as files of numbers are (TOML).
page-own-count = { $n ->
    [one] 1 number entered
   *[other] { $n } numbers entered
}
page-own-name = Name of the set
page-own-nothing = Nothing is entered that differs from ours.
page-own-fine = { $n ->
    [one] Checked: 1 number differs from ours.
   *[other] Checked: { $n } numbers differ from ours.
}
page-own-nameless = Give it a name to save it.
page-own-wrong = { $n ->
    [one] 1 mistake: with it no table can be laid.
   *[other] { $n } mistakes: with them no table can be laid.
}
page-own-kept = “{ $name }” is saved in this browser.
page-own-unsaved = Not saved yet.
page-own-range = A whole number from { $least } to { $most }.
page-own-list = { $size } whole numbers with commas between, each from { $least } to { $most }.
page-own-order = Each of them once.
page-own-each = Whole numbers, at most { $most } of each.
page-own-few = At least { $least } in all.
page-own-search = Search the numbers
page-own-show = Show
page-own-show-open = not printed anywhere we could read
page-own-show-all = all
page-own-show-entered = entered
page-own-shares = Beside each part: how many you have entered, of how many.
page-own-empty = No number fits.
page-own-ours = ours: { $value }
page-own-reset = Back to ours
page-own-which = Numbers
page-own-hosts = The numbers of this server.
page-own-our-numbers = As in the rules here
page-own-our-numbers-note = Printed where we could read it, else our own balanced proposal.
page-own-enter = Enter the numbers of your own box
page-own-of = Numbers “{ $name }”
