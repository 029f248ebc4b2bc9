## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · 第{ $round }ラウンド
thread-name-plain = Azul · ゲーム{ $game }
thread-lost = このゲームのスレッドがなくなったか、ロックされています。続きはここで行います。
thread-failed = このゲームのスレッドを作成できなかったので、ここでプレイします。
thread-result = 結果は{ $home }にもあります。**もう一度遊ぶ**ボタンもそちらです。

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = あなたのゲームは{ LIST($threads) }にあります。
