"""Whom each column of the database concerns, and how a person is taken out of it."""
