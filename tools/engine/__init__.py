"""The parts of the engine for a page without a server; `tools.build_engine` puts them together."""
