"""Showing channels what was committed."""
