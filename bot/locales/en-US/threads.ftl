## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · round { $round }
thread-name-plain = Azul · game { $game }
thread-lost = This game's thread is gone or locked, so the game goes on here.
thread-failed = I couldn't open a thread for this game, so we'll play here.
thread-result = The result is also in { $home }, with **Play again**.

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Your own game is in { LIST($threads) }.
