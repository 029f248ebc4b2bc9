"""Seats that change hands, and people without whom a game is to go on."""
