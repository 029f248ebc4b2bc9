"""What people type, or choose from what is offered while they type, read into the game's own values."""
