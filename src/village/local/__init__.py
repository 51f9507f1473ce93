"""Tables without a server: requests are answered in the process of the page, and JavaScript stores what changes.

`backend.LocalBackend` answers the requests that the page also sends to a server. What needs accounts, other people or
a clock that runs while the page is closed does not exist here.
"""
