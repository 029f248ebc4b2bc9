"""Messages that show more of a game than how it stands now: the replay, and what somebody missed."""
