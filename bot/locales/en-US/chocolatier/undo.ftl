## At a table with chocolates: these replace those of undo.ftl.

refusal-nothing-to-undo = You have nothing to undo. A move can be undone until the next player moves, and after that if everyone agrees, but not once all chocolates are taken or a player has left.
