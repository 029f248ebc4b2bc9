"""Development tools: a contact sheet of all pictures, the golden pictures of the tests, those of the docs."""
