## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · runda { $round }
thread-name-plain = Azul · gra { $game }
thread-lost = Wątku tej gry już nie ma albo jest zablokowany, więc gra toczy się tutaj.
thread-failed = Nie udało się otworzyć wątku dla tej gry, więc gramy tutaj.
thread-result = Wynik jest też na kanale { $home }, razem z przyciskiem **Zagraj ponownie**.

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Twoja gra jest tutaj: { LIST($threads) }.
