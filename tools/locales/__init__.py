"""The state of the bot's translations, for translators and for a test."""
