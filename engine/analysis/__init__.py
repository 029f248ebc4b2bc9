"""Analysis of finished games: how the chances went, and which takes cost most."""
