## Slash commands: descriptions are at most 100 characters.

command-leave = Выйти из-за стола или из игры (сначала переспрошу)
command-leave-to = Участник, которому вы предлагаете своё место в идущей игре

## Buttons

button-return = Вернуть моё место
button-call = Играть без них
button-substitute = Занять место
button-resign = Выйти из игры
button-hand-over = Передать моё место
button-keep-seat = Оставить место себе
button-keep-playing = Играть дальше

## Private answers

left = Вы вышли из-за стола.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Выйти из этой игры навсегда? { $players ->
    [0] Больше никто не играет, поэтому она закончится без победителя.
    [1] Победит другой игрок.
   *[other] Остальные будут играть дальше. Ваши ходы будут пропускаться, а планшет останется как есть.
} Вместо этого можно передать своё место: кто-то другой продолжит с вашим планшетом и счётом.
return-ask = Вернуть место? Тогда оно снова достанется игроку { $owner }, а занять его сможет кто-то другой.
resign-done = Вы вышли из игры.
resign-kept = Вы остаётесь в игре.

## Playing on without somebody

voted = Ваш голос: { $vote ->
    [wait] дать ещё столько же времени.
    [play] компьютер делает этот ход.
    [give] компьютер играет дальше.
    [seek] место может занять кто-то другой.
   *[end] завершить игру.
} Пока решения нет, голос можно изменить.
voted-grace = Это произойдёт не раньше чем { $when }, и только если тот, кого ждут, не сходит раньше.
handed = Вы предлагаете своё место. Пока { $name } его не займёт, играете вы; `/azul leave` отзывает предложение.
handed-to-anybody = Вы предлагаете своё место всем желающим. Пока его не займут, играете вы; `/azul leave` отзывает предложение.
handing-ended = Место остаётся за вами.
called = Вы спросили, как играть дальше. Голосование — в канале игры.
substituted = Место ваше: играйте дальше с его планшетом и счётом.

## What is refused, and what to do instead

refusal-no-vote = Голосовать здесь уже не о чем. `/azul table` показывает, что в игре сейчас.
refusal-seat-for-another = Это место предлагают кому-то другому.
refusal-hand-in-lobby = Игра ещё не началась, поэтому передавать нечего: просто выйдите из-за стола без этого параметра, и кто-то другой сможет присоединиться.
refusal-hand-to-nobody = { $asked } не может занять ваше место. Выберите участника этого сервера, но не бота.
refusal-plays-already = { $asked } уже играет в этой игре.
refusal-vote-open = Голосование, как играть дальше, уже идёт — в канале игры.
refusal-your-turn = Игра ждёт вас. Сначала сделайте ход.
refusal-nobody-to-wait-for = Ходит компьютер, поэтому игра идёт сама.
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = Тот, кого ждёт игра, ещё на этом сервере, и время у него есть. Начать голосование можно будет { $moment }.
refusal-vote-on-you = Остальные голосуют, потому что сейчас ваш ход. Сходите — и голосование закончится.
refusal-computer-holds = За вас играет компьютер. Сначала верните себе место кнопкой под сообщением о ходе.
refusal-seat-is-yours = Ваше место и так ваше: компьютер за вас не играет.
refusal-seat-replaced = Ваше место пока занял кто-то другой. Сначала верните его кнопкой под сообщением о ходе или командой `/azul join`. После двух ходов замены будет поздно.
refusal-substitute-stays = На вашем месте уже сделано два хода, так что теперь оно принадлежит замене.
refusal-seat-not-offered = В этой игре больше нет места, которое можно занять.

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = время на этот ход вышло.
vote-called = игра всё ещё ждёт вас.
vote = { LIST($late) }, { $why } { LIST($mentions) }, как играть дальше? { $count ->
    [1] Решать вам.
   *[other] Достаточно { $needed } из ваших { $count } голосов.
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }:** { LIST($names) }
vote-wait = Ждать
vote-play = Компьютер делает этот ход
vote-give = Компьютер играет дальше
vote-seek = Искать замену
vote-end = Завершить игру
vote-grace = -# До { $when } никого не заменят и игру не завершат.
vote-decided = Решено: **{ $option }** { $when }, если { LIST($names) } до этого не { $count ->
    [one] сделает
   *[other] сделают
} ход.
vote-until = -# Иначе компьютер сделает этот ход { $when }. Если тот, кого ждут, сходит, голосование закончится.
