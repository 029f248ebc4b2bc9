"""PUCT to the end of the round and beyond sampled deals, with a net that evaluates positions."""
