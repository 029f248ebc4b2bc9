"""Takes what people ask for, and answers whatever comes of it."""
