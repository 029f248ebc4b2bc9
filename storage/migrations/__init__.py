"""The schema, step by step: `NNNN_name.sql`, each applied once, in the order of the numbers, never edited."""
