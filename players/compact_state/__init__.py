"""Positions in the form that a search needs: each board, wall and table is made once and shared.

The rules are those of `azul`, which tests compare with; errors aren't looked for.
"""
