"""The routes under /api, one module per resource."""
