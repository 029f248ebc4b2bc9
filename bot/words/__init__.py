"""Words: Fluent texts, phrases made of them, names, refusals."""
