"""Whole databases, all tables row by row: backing them up, copying and checking them."""
