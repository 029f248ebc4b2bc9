## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · round { $round }
thread-name-plain = Azul · game { $game }
thread-lost = The thread of this game is gone or locked, so the game goes on here.
thread-failed = I couldn't open a thread for this game, so it is played here.
thread-result = The result is in { $home } too: **Play again** is there.

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Your own game is in { LIST($threads) }.
