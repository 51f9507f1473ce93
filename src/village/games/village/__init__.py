"""Village, editions 2011 and Big Box: one file per section of the rules (docs/reference/rules)."""
