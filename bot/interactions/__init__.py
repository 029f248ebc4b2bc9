"""What every command and press passes on its way to a feature and back."""
