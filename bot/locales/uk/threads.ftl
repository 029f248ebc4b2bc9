## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · раунд { $round }
thread-name-plain = Azul · гра { $game }
thread-lost = Гілки цієї гри більше немає або її заблоковано, тож гра триває тут.
thread-failed = Не вдалося створити гілку для цієї гри, тож граємо тут.
thread-result = Результат також у каналі { $home }, там є кнопка **Зіграти ще**.

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Ваша гра тут: { LIST($threads) }.
