"""Where games are: in which channels and threads, and how they are found without knowing that."""
