## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · раунд { $round }
thread-name-plain = Azul · игра { $game }
thread-lost = Ветки этой игры больше нет или она закрыта, поэтому игра продолжается здесь.
thread-failed = Не удалось создать ветку для этой игры, поэтому играем здесь.
thread-result = Результат есть и в канале { $home }, там же кнопка **Сыграть ещё**.

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Ваша игра здесь: { LIST($threads) }.
