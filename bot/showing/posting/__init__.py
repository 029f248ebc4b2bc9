"""Showing one game: what to send, sending it, and finding what was sent before."""
