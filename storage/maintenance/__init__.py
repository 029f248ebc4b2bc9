"""A database as a whole: all its tables, row by row, to be backed up, copied and checked."""
