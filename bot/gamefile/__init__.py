"""Game files on the command line, in every language."""
