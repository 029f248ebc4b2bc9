"""Seats that change hands, votes on people who are late, and leaving."""
