"""Village, 2011 and Big Box: one file a section of the rules (docs/reference/rules)."""
