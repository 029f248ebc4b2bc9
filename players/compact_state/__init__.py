"""Positions in the form that a search needs: each board, wall and table is created once and shared.

The rules are those of `azul`, as tests check; moves aren't validated.
"""
