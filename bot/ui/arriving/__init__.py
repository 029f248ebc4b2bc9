"""Who comes and waits: each once, in order, and no more than can be answered."""
