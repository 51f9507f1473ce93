"""HTTP: middleware, limits and routes."""
