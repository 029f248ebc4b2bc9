## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = (Azul: { LIST($names) })
dm-turn = Ваш ход { dm-game }: { $link }
dm-tiling = Все { -tile(form: "few") } разобраны { dm-game }. Выберите, куда положить свои: { $link }
dm-request = Кто-то просит отменить ход { dm-game }: { $link }
dm-half = Всё ещё ваш ход { dm-game }: { $link }
dm-last = Время на ваш ход почти вышло { dm-game }: { $link }
dm-over = Время на ваш ход вышло { dm-game }: { $link }
dm-vote = У кого-то вышло время, и идёт голосование, как играть дальше { dm-game }: { $link }
dm-result = Результат игры { dm-game }: { $link }
dm-replaced = Кто-то занял ваше место { dm-game }. Его можно вернуть, пока там не сделано двух ходов: { $link }
dm-returned = Игрок, которого вы заменяли, вернулся { dm-game }. Спасибо за замену! { $link }

## Reminders

# $count is the number of players in $mentions; $phase is offer, or tiling while spaces on free walls are chosen.
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] вам ещё нужно разложить { -tile(form: "few") }.
   *[offer] всё ещё ваш ход.
} Срок: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] разложите свои { -tile(form: "few") }: время почти вышло.
   *[offer] сделайте ход: время почти вышло.
} Срок: { $when }
reminder-over = { LIST($mentions) }, время на этот ход вышло. Больше никто не играет, поэтому игра закончится { $when }, если вы { $phase ->
    [tiling] не разложите { -tile(form: "few") }.
   *[offer] не сделаете ход.
}

# $links lead to the games; the message is where the first of them is played.
turns-waiting = { $count ->
    [1] { $mention }, всё ещё ваш ход.
    [one] { $mention }, всё ещё ваш ход в { $count } игре: { LIST($links) }
    [few] { $mention }, всё ещё ваш ход в { $count } играх: { LIST($links) }
   *[many] { $mention }, всё ещё ваш ход в { $count } играх: { LIST($links) }
}
# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord не позволяет мне написать вам лично, поэтому упоминаю вас здесь. Подробнее: { $me }.
