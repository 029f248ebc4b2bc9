"""What is known of people apart from games: their settings, and the language of their Discord."""

from engine.people.settings import People

__all__ = ["People"]
