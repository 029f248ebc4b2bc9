## A few messages in Ukrainian, to see that its cases and plurals need nothing from the code.

# Fives of colours: for one tile, for two to four, for five and more.
colour-one = { $colour ->
        [blue] синя
        [yellow] жовта
        [red] червона
        [black] чорна
       *[white] біла
    }
    .accusative = { $colour ->
        [blue] синю
        [yellow] жовту
        [red] червону
        [black] чорну
       *[white] білу
    }
colour-few = { $colour ->
    [blue] сині
    [yellow] жовті
    [red] червоні
    [black] чорні
   *[white] білі
}
colour-many = { $colour ->
    [blue] синіх
    [yellow] жовтих
    [red] червоних
    [black] чорних
   *[white] білих
}
colour = { colour-one }
    .plural = { colour-few }
tiles = { $count ->
        [one] { $count } { colour-one } плитка
        [few] { $count } { colour-few } плитки
       *[many] { $count } { colour-many } плиток
    }
    .accusative = { $count ->
        [one] { $count } { colour-one.accusative } плитку
        [few] { $count } { colour-few } плитки
       *[many] { $count } { colour-many } плиток
    }
    .shown = { $emoji ->
        [none] { tiles.accusative }
       *[other] { $emoji } { tiles.accusative }
    }
marker = маркер першого ходу
sentences = { LIST($sentences, separator: " ") }
source = { $source ->
        [centre] центр столу
       *[other] фабрика { $source }
    }
    .from = { $source ->
        [centre] з центру столу
       *[other] з фабрики { $source }
    }
    .to = { $source ->
        [centre] у центр столу
       *[other] на фабрику { $source }
    }
    .at = { $source ->
        [centre] у центрі столу
       *[other] на фабриці { $source }
    }
target = { $line ->
        [floor] підлога
       *[other] лінія { $line }
    }
    .onto = { $line ->
        [floor] на підлогу
       *[other] на лінію { $line }
    }

took = **{ $name }** бере { tiles.shown } { source.from } { target.onto }.
took-fell = { $fell ->
    [one] { $fell } плитка падає на підлогу.
    [few] { $fell } плитки падають на підлогу.
   *[many] { $fell } плиток падає на підлогу.
}
took-keep = Там лишається { LIST($tiles) }.
took-scatter = Решта { source.to }: { LIST($tiles, separator: " + ") }.
rules-line = Правила: { LIST($rules, separator: "; ") }
rules-free = вільна стіна
refusal-colour-not-there = Немає { colour-many } плиток { source.at }. Там { LIST($there, form: "plural") }.
refusal-source-empty = { source.at } порожньо. Плитки є { LIST($sources, form: "at") }.
refusal-line-full = Лінія { $line } повна. Цей колір можна покласти { LIST($open, form: "onto", style: "or") }.
refusal-line-other-colour = На лінії { $line } лежать { LIST($there, form: "plural") } плитки.
over-won = { LIST($names) } перемагає: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
