"""Panels of selects: the options of a table, and what a server has new tables begin with."""
