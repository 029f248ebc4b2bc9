"""The rules of Azul in C, for self-play: rules.h says what there is."""
