"""From a request to a handler and back: middleware, limits, routes."""
