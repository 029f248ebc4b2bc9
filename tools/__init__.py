"""For those who work on it: a contact sheet of all pictures, and the golden ones that tests compare with."""
