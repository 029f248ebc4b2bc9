"""What can be learnt from a game that is over: how the chances went, and which takes cost most."""
