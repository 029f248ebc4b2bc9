"""Commands to events, or a refusal. Pure."""
