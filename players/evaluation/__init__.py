"""What a position is worth, and which takes are likely: the inputs of a small net, and the net."""
