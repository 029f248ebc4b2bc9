"""What is to be done in the languages of the bot: for those who translate, and for a test."""
