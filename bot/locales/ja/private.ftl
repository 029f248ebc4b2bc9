# The language's name for itself.
language-name = 日本語
