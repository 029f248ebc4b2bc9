## Что пишут в `/azul take` и `/azul place`: в любой форме, поэтому основы со звёздочкой.

typed-blue = син* голуб*
typed-yellow = желт*
typed-red = красн*
typed-black = черн*
typed-white = бел*
typed-centre = центр* середин*
typed-floor = пол пола полу полом отход* мусор* штраф* сброс* выброс* выкин*
# Where the tiles go that a scatter disc leaves.
typed-left = лев* влево налево слева
typed-right = прав* вправо направо справа
# Places: a number belongs to the one that it touches. A word for tiles follows their number.
typed-factory = склад* фабри* витрин* диск* тарелк*
typed-line = лини* ряд* строк* строч* горизонтал* полк* полок полоч*
# Lines, in a case that says onto which: of “2 ritta 3” the line is 3.
typed-onto-line = { "" }
typed-column = столб* вертикал* колон*
typed-tiles = штук* шт плитк* плиток плиточ* конфет*
# Prepositions: from a factory, onto a line.
typed-from = с со из от
typed-to = на до в во
# Postpositions: what follows the number of a factory, of a line.
typed-from-after = { "" }
typed-to-after = { "" }
# What is written after a number: 2nd, 2-й. From- and to- are cases of a number, as in Estonian: 3st 2sse.
typed-ordinal = ый ой ая ую ю яя ье ья ью ей его ого ому му м
typed-from-ending = { "" }
typed-to-ending = { "" }
# Numbers, and what counts places with them: two, second.
typed-1 = один одна одну одно одной одного одному перв*
typed-2 = два две двух двум двумя втор*
typed-3 = три трёх трём трет*
typed-4 = четыр* четверт*
typed-5 = пят*
typed-6 = шест*
typed-7 = семь семи седьм*
typed-8 = восем* восьм*
typed-9 = девят*
# What a take does, and the discs it may be taken from.
typed-full = полная полную
typed-marker = жетон*
typed-surplus = добавк*
typed-magnet = магнит*
typed-keep = тайник*
typed-scatter = россып*
typed-cushion = подушк*
# Words that say nothing.
typed-filling = все всё и а стола мои беру взять возьму взял взяла бери забираю кладу положить положу клади ставлю
    поставить переношу хочу номер цвет цвета узор* пожалуйста мой моя мою моем мне возьми положи давай ну ок окей плиз
    ход хожу я
# Words that say something else, so that nothing is read into a text with them.
typed-not = не нет

## A take as it can be typed, for examples. $shares are where the tiles go that a scatter disc leaves.

typed-take = { $source ->
    [centre] центр
   *[other] { $source }
} { colour.few } { $line ->
    [floor] { -floor }
   *[other] { $line }
}{ COUNT($shares) ->
    [0] { "" }
   *[other] { " " }{ LIST($shares, separator: " ") }
}
typed-share = { colour.few } { $place }
typed-example = `{ $take }`
