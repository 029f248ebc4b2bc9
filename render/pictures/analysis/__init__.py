"""Pictures of a game that is over: how the chances went, and the takes that cost most."""
