"""Words: the messages of each language, the facts they are formed from, names, refusals."""
