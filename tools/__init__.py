"""Development tools, most of them commands: ``python -m tools.NAME``."""
