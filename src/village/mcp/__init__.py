"""MCP server: lets a language model play in this process or at tables of a server."""
