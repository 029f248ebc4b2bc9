"""Languages: the messages of each, and who reads which."""
