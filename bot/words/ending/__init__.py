"""What is said about walls and games that are complete, or nearly."""
