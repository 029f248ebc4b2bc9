## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · voor { $round }
thread-name-plain = Azul · mäng { $game }
thread-lost = Selle mängu lõime enam ei ole või on see lukus, seega käib mäng siin edasi.
thread-failed = Selle mängu jaoks ei õnnestunud lõime avada, seega mängitakse siin.
thread-result = Tulemus on ka kanalis { $home } koos nupuga **Mängi uuesti**.

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Sinu enda mäng on siin: { LIST($threads) }.
