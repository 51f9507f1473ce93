### Letters of the server to players who are not there, and the pages their links lead to.

letter-turn-subject = Village: it is your turn
letter-turn = It is your turn in Village: { $url }
letter-confirm-subject = Village: is this your address?
letter-confirm =
    Somebody, probably you, wants to hear of turns in Village at this address.
    If it was you, open this page and say so: { $url }
    If not, do nothing: no other letter will come.
letter-stop = No more letters from this server: { $url }
page-confirm = Send word of your turns in Village to this address?
page-confirm-button = Yes
page-confirmed = Letters will be sent to this address.
page-stop = No more letters from this server to this address?
page-stop-button = No more letters
page-stopped = No more letters will be sent to this address.
page-void = This link is not valid any more.
