# The language's name for itself.
language-name = Polski
