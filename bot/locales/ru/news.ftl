## What happened, line by line

begun = **Игра начинается.** Порядок ходов: { LIST($names, separator: " → ") }.
took = **{ $name }** берёт { tiles.told } { source.from } и кладёт { target.onto }.
took-planned = **{ $name }** ходит по плану: берёт { tiles.told } { source.from } и кладёт { target.onto }.
took-by-computer = Компьютер ходит за игрока **{ $name }**: берёт { tiles.told } { source.from } и кладёт { target.onto }.
took-full = { CAPITAL(-line) } заполнена.
took-part = Теперь там { $filled } из { $size }.
took-marker = Вдобавок — жетон первого игрока.
took-fell = { $fell ->
    [one] { $fell } { -tile } { -fall } { -floor(form: "onto") }.
    [few] { $fell } { -tile(form: "few") } { -fall(form: "many") } { -floor(form: "onto") }.
   *[many] { $fell } { -tile(form: "many") } { -fall(form: "many") } { -floor(form: "onto") }.
}
took-keep = Остальное остаётся там: { LIST($tiles, separator: ", ") }.
took-scatter = { CAPITAL(source.to) }: { LIST($tiles, separator: ", ") }.
took-cushion = Вдобавок — подушка: на неё ляжет следующая { -tile }, которая не поместится.
took-cushion-catches = Вдобавок — подушка: на неё без штрафа ложится { $what ->
    [marker] жетон
   *[tile] одна { -tile }
}.
took-caught = На подушку без штрафа ложится { $what ->
    [marker] жетон
   *[tile] одна { -tile }
}.
took-completes = 🏁 **{ $name }** заполняет горизонталь: это последний раунд.
undid = **{ $name }** отменяет последний ход.
took-back = Все согласны: последний ход игрока **{ $name }** отменён.{ took-back-too }
took-back-alone = **{ $name }** отменяет свой последний ход.{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [1] { " " }Следующий ход ({ LIST($others) }) тоже отменён.
    [one] { " " }Следующий { $takes } ход ({ LIST($others) }) тоже отменён.
    [few] { " " }Следующие { $takes } хода ({ LIST($others) }) тоже отменены.
   *[many] { " " }Следующие { $takes } ходов ({ LIST($others) }) тоже отменены.
}
resigned = **{ $name }** выходит из игры. Теперь этот игрок пропускает ходы.
resigned-last = **{ $name }** выходит из игры.
cancelled-game = { $mention } закрывает игру. Победителя нет.
settled = **{ $name }** раскладывает свои { -tile(form: "few") }.
settled-by-computer = Компьютер раскладывает { -tile(form: "few") } за игрока **{ $name }**.
stand-in = -# **{ $name }** сейчас не отвечает, поэтому этот ход сделал компьютер ({ $level }).
extended = Остальные решили подождать. { LIST($names) }: время на ход отсчитывается заново.
seat-given = Теперь за игрока **{ $name }** играет компьютер, пока **{ $name }** не вернёт себе место.
seat-returned = **{ $name }** возвращается и играет дальше вместо компьютера.
returned = С возвращением: место снова ваше.
seat-offered = Игроку **{ $name }** ищут замену: каждый, кто ещё не играет, может занять это место кнопкой ниже — с его планшетом и счётом. До тех пор игра ждёт: ход за игроком **{ $name }**.
handover = **{ $name }** хочет передать своё место: каждый, кто ещё не играет, может занять его кнопкой ниже — с планшетом и счётом. До тех пор играет **{ $name }**.
handover-to = { $mention }, **{ $name }** хочет передать вам своё место с планшетом и счётом: его можно занять кнопкой ниже. До тех пор играет **{ $name }**.
seat-taken = **{ $name }** садится на место игрока **{ $former }**.
seat-taken-for-now = **{ $name }** садится на место игрока { $mention }. Вернуть место можно кнопкой ниже, пока **{ $name }** не сделает два хода.
seat-reclaimed = { $mention }, спасибо за замену: **{ $name }** возвращается на своё место.
substitute-left = **{ $former }** возвращает место: оно снова за игроком **{ $name }**, и каждый, кто ещё не играет, может занять его кнопкой ниже.
abandoned-by-vote = Остальные решили завершить игру. Победителя нет.
abandoned-by-all = Кроме компьютера, никто больше не играет, поэтому игра заканчивается. Победителя нет.
expired-game = { $why ->
    [channel] Канал этой игры удалён, поэтому игра закрыта.
    [posting] Я не могу писать здесь уже 30 дней, поэтому игра закрыта.
   *[server] Меня не было на этом сервере 30 дней, поэтому игра закрыта.
} Победителя нет.
