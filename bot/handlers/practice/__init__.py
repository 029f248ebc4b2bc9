"""Practice. All is found by who asks, so nobody reaches anybody else's, or a game with other people."""
