"""What people can do: each feature has its commands, buttons, panels and texts."""
