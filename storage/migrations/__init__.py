"""The schema, step by step, in a room for each database: `NNNN_name.sql`, in order, each once, never edited.

Each database has every number from its first on, so that a schema's number means the same in both.
PostgreSQL came later: its first file makes at once what SQLite's first thirteen did.
"""
