## Звертання на «ви» з малої літери, як у Discord і в правилах гри. Рід гравців невідомий: теперішній час або
## безособові форми. Імена не відмінюються: вони стоять у називному («гравця **Ada**»).

# Іменники гри в потрібних формах; набір у вигляді цукерок замінює саме їх.
-tile = { $form ->
   *[one] плитка
    [acc] плитку
    [gen] плитки
    [ins] плиткою
    [few] плитки
    [many] плиток
}
-line = { $form ->
   *[one] лінія
    [acc] лінію
    [gen] лінії
    [loc] лінії
    [few] лінії
    [many] ліній
    [on] на лінії
    [onto] на лінію
    [pattern] лінії візерунка
}
-wall = { $form ->
   *[one] стіна
    [acc] стіну
    [gen] стіни
    [on] на стіні
    [onto] на стіну
}
-floor = { $form ->
   *[one] підлога
    [acc] підлогу
    [gen] підлоги
    [for] за підлогу
    [on] на підлозі
    [onto] на підлогу
}
# Що стається з тим, що не вмістилося: тепер, потім у майбутньому.
-fall = { $form ->
   *[one] падає
    [many] падають
    [will-one] впаде
    [will-many] впадуть
}
-lid = { $form ->
   *[one] коробка
    [in] у коробці
}

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

# Назва кольору, потім у згоді з плиткою: одна, одну, дві, п’ять.
colour = { $colour ->
        [blue] синій
        [yellow] жовтий
        [red] червоний
        [black] чорний
       *[white] білий
    }
    .one = { $colour ->
        [blue] синя
        [yellow] жовта
        [red] червона
        [black] чорна
       *[white] біла
    }
    .acc = { $colour ->
        [blue] синю
        [yellow] жовту
        [red] червону
        [black] чорну
       *[white] білу
    }
    .gen = { $colour ->
        [blue] синьої
        [yellow] жовтої
        [red] червоної
        [black] чорної
       *[white] білої
    }
    .few = { $colour ->
        [blue] сині
        [yellow] жовті
        [red] червоні
        [black] чорні
       *[white] білі
    }
    .many = { $colour ->
        [blue] синіх
        [yellow] жовтих
        [red] червоних
        [black] чорних
       *[white] білих
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
nothing = порожньо
marker = маркер першого ходу
source = { $source ->
        [centre] центр столу
       *[other] фабрика { $source }
    }
    .from = { $source ->
        [centre] з центру столу
       *[other] з фабрики { $source }
    }
    .at = { $source ->
        [centre] в центрі столу
       *[other] на фабриці { $source }
    }
    .At = { $source ->
        [centre] У центрі столу
       *[other] На фабриці { $source }
    }
    .to = { $source ->
        [centre] у центр столу
       *[other] на фабрику { $source }
    }
place = { $source ->
    [centre] Центр
   *[other] { $source }
}
place-disc = { place } ({ $disc })
disc-surplus = додача
disc-magnet = { colour } магніт
disc-keep = сховок
disc-scatter = розсип
disc-cushion = подушка
# What a special factory does, for whoever is about to take from it.
disc-does-surplus = Додача: на одну { -tile(form: "acc") } більше.
disc-does-magnet = Магніт: по одній свого кольору від кожного сусіда.
disc-does-keep = Сховок: решта лишається.
disc-does-scatter = Розсип: решта йде до сусідів.
disc-does-cushion = Подушка: наступне падіння без штрафу.
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
    [few] { $points } очки
   *[many] { $points } очок
}
sentences = { LIST($sentences, separator: " ") }

## Names

# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] Бот Інеш
    [tome] Бот Томе
   *[lia] Бот Лія
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = Гравець { $seat }
somebody-gone = Хтось
