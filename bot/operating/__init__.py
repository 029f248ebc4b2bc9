"""The operators' commands, `python -m storage …`, and the backup that the bot makes by itself every night."""
