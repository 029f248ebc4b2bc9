"""What is wrong with what is stored: found, and named in a line each."""
