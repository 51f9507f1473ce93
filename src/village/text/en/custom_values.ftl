# Custom values: the values of the player's own copy of the game, on the page.

page-custom = Custom values
page-custom-lead = Some values could not be found in any rulebook. If you own the game, enter the values printed on your boards and cards and play with them. Fields you leave empty keep our defaults.
page-custom-saved = Your sets
page-custom-none = None yet: enter values below and save them under a name, or import a file.
page-custom-new = New set
page-custom-import = Import file
page-custom-export = Download file
page-custom-delete = Delete
page-custom-bad-file = This file cannot be used:
page-custom-unreadable = It is not a valid TOML file of custom values.
page-custom-count = { $n ->
    [one] 1 value entered
   *[other] { $n } values entered
}
page-custom-name = Name of the set
page-custom-no-changes = No value differs from the defaults.
page-custom-valid = { $n ->
    [one] Checked: 1 value differs from the defaults.
   *[other] Checked: { $n } values differ from the defaults.
}
page-custom-no-name = Enter a name to save this set.
page-custom-invalid = { $n ->
    [one] 1 error: no table can be created with these values.
   *[other] { $n } errors: no table can be created with these values.
}
page-custom-saved-as = “{ $name }” is saved in this browser.
page-custom-unsaved = Not saved yet.
page-custom-range = A whole number from { $least } to { $most }.
page-custom-list = { $size } whole numbers separated by commas, each from { $least } to { $most }.
page-custom-order = Enter each name exactly once.
page-custom-each = Whole numbers, at most { $most } of each.
page-custom-too-few = At least { $least } in total.
page-custom-search = Search values
page-custom-show = Show
page-custom-show-open = reported or estimated
page-custom-show-all = all
page-custom-show-entered = entered
page-custom-shares = Each section shows how many of its values you have entered.
page-custom-empty = No matching values.
page-custom-default = default: { $value }
page-custom-reset = Reset to default
page-custom-select = Values
page-custom-server = The values of this server.
page-custom-default-set = Default values
page-custom-default-set-note = Some values are estimates, because the printed ones are not published.
page-custom-enter = Enter custom values
page-custom-estimates = See which, and enter those of your copy
page-custom-of = Custom values “{ $name }”
