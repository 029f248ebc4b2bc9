"""What an operator sees of the bot: metrics and health, over HTTP. docs/metrics.md describes them."""
