"""The operator's command for what is stored about a person."""
