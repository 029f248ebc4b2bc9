"""What is stored about one person: finding it, handing it out, and deleting it."""
