"""PUCT to the end of the round, where a net says what the position before the deal is worth."""
