"""Pictures of finished games: how the chances went, and the takes that cost most."""
