"""What people who manage a server or its channels can do."""
