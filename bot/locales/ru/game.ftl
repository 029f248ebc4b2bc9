## Обращение на «вы» со строчной буквы, как в Discord и в правилах игры. Пол игроков неизвестен: настоящее время или
## безличные формы. Имена не склоняются: они стоят в именительном падеже («игрока **Ada**»).

# Существительные игры в нужных формах; шоколадный вид заменяет именно их.
-tile = { $form ->
   *[one] плитка
    [acc] плитку
    [ins] плиткой
    [few] плитки
    [many] плиток
}
-line = { $form ->
   *[one] линия
    [acc] линию
    [gen] линии
    [few] линии
    [many] линий
    [on] на линии
    [onto] на линию
    [pattern] линии узора
}
-wall = { $form ->
   *[one] стена
    [acc] стену
    [gen] стены
    [on] на стене
    [onto] на стену
}
-floor = { $form ->
   *[one] пол
    [acc] пол
    [gen] пола
    [for] за линию пола
    [on] на полу
    [onto] на пол
}
-lid = { $form ->
   *[one] крышка
    [in] в крышке
}
# Что происходит с тем, что не поместилось: в настоящем времени, затем в будущем.
-fall = { $form ->
   *[one] падает
    [many] падают
    [will-one] упадёт
    [will-many] упадут
}

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

# Название цвета, затем в согласии с плиткой: одна, одну, две, пять.
colour = { $colour ->
        [blue] синий
        [yellow] жёлтый
        [red] красный
        [black] чёрный
       *[white] белый
    }
    .one = { $colour ->
        [blue] синяя
        [yellow] жёлтая
        [red] красная
        [black] чёрная
       *[white] белая
    }
    .acc = { $colour ->
        [blue] синюю
        [yellow] жёлтую
        [red] красную
        [black] чёрную
       *[white] белую
    }
    .gen = { $colour ->
        [blue] синей
        [yellow] жёлтой
        [red] красной
        [black] чёрной
       *[white] белой
    }
    .few = { $colour ->
        [blue] синие
        [yellow] жёлтые
        [red] красные
        [black] чёрные
       *[white] белые
    }
    .many = { $colour ->
        [blue] синих
        [yellow] жёлтых
        [red] красных
        [black] чёрных
       *[white] белых
    }
tiles = { $count ->
        [one] { $count } { colour.one }
        [few] { $count } { colour.few }
       *[many] { $count } { colour.many }
    }
    .acc = { $count ->
        [one] { $count } { colour.acc }
       *[other] { tiles }
    }
    .shown = { $emoji ->
        [none] { tiles }
       *[other] { $emoji } { tiles }
    }
    .shown-acc = { $emoji ->
        [none] { tiles.acc }
       *[other] { $emoji } { tiles.acc }
    }
    .whole = { $count ->
        [one] { tiles } { -tile }
        [few] { tiles } { -tile(form: "few") }
       *[many] { tiles } { -tile(form: "many") }
    }
    .whole-acc = { $count ->
        [one] { tiles.acc } { -tile(form: "acc") }
       *[other] { tiles.whole }
    }
    .told = { $emoji ->
        [none] { tiles.whole-acc }
       *[other] { tiles.whole-acc } { $emoji }
    }
tile = { $emoji ->
    [none] { colour.one }
   *[other] { $emoji }
}
nothing = пусто
marker = жетон первого игрока
source = { $source ->
        [centre] центр стола
       *[other] склад { $source }
    }
    .from = { $source ->
        [centre] из центра стола
       *[other] со склада { $source }
    }
    .at = { $source ->
        [centre] в центре стола
       *[other] на складе { $source }
    }
    .to = { $source ->
        [centre] в центр стола
       *[other] на склад { $source }
    }
place = { $source ->
    [centre] Центр
   *[other] { $source }
}
place-disc = { place } ({ $disc })
disc-surplus = добавка
disc-magnet = { colour } магнит
disc-keep = тайник
disc-scatter = россыпь
disc-cushion = подушка
# What a special factory does, for whoever is about to take from it.
disc-does-surplus = Добавка: на одну { -tile(form: "acc") } больше.
disc-does-magnet = Магнит: по одной своего цвета от каждого соседа.
disc-does-keep = Тайник: остальное остаётся.
disc-does-scatter = Россыпь: остальное уходит к соседям.
disc-does-cushion = Подушка: следующее падение без штрафа.
target = { $line ->
        [floor] { -floor }
       *[other] { -line } { $line }
    }
    .onto = { $line ->
        [floor] { -floor(form: "onto") }
       *[other] { -line(form: "onto") } { $line }
    }
    .gen = { $line ->
        [floor] { -floor(form: "gen") }
       *[other] { -line(form: "gen") } { $line }
    }
column = { $column }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
sentences = { LIST($sentences, separator: " ") }

## Names

# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] Бот Инеш
    [tome] Бот Томе
   *[lia] Бот Лия
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = Игрок { $seat }
somebody-gone = Кто-то
