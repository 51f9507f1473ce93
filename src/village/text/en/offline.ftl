### The page without a server: loading, saved games, updates.

page-offline-loading = Loading the game …
page-offline-broken = The game could not be loaded.
page-offline-reload = Reload
page-offline-unsaved-full = The storage of this browser is full: new moves are not saved. Free some space, or export your games before you close this page.
page-offline-unsaved-failed = This browser does not let the page save your games. Export them before you close it.
page-offline-lost = The browser has deleted saved games. The game you have open is being saved again.
page-offline-update = A new version is ready.
page-offline-update-now = Update
page-offline-update-later = A game is still open in another tab. Close it, then update.
page-offline-games = Saved games
page-offline-games-note = You can play without a network. Your games are stored in this browser only.
page-offline-kept = The browser keeps them until you delete them.
page-offline-not-kept = The browser may delete them when it runs out of space or if you stay away for a while. Export them now and then.
page-offline-export = Export all games
page-offline-import = Import games
page-offline-imported = { $n ->
    [0] The file contains no new games.
    [one] 1 game added.
   *[other] { $n } games added.
}
page-offline-continue = Open on the server
page-offline-continue-note = Opens a copy of this game on the server, where you can share and analyze it.
page-problem-no-archive = This file contains no exported games.
page-problem-no-engine = The game could not be loaded.
