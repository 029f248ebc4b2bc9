"""Undo by consent: asking the others whether a take may be taken back."""
