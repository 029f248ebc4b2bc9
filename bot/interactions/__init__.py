"""The path of every interaction to a feature, and of the answer back."""
