"""Languages: the messages of each, and what people type in any of them."""
