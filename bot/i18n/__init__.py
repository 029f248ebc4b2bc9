"""Languages: their messages, and which language a person reads."""
