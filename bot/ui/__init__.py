"""Buttons, emojis and drawing: what Discord and the worker threads are handed."""
