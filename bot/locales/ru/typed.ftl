## Что пишут в `/azul take` и `/azul place`: в любой форме, поэтому основы со звёздочкой.

typed-blue = син* голуб* синие синий синих синюю sinie siniy sinii sinij
typed-yellow = желт* желтые желтый жолт* zheltye zheltie zhelt*
typed-red = красн* красные красный красных красную krasn*
typed-black = черн* чорн* чёрные чёрный черных chernye chernie
typed-white = бел* белые белый белых белую билые belye belie belyi belyj belaya beluyu beliy
typed-centre = центр* середин* посередин* куча кучи кучу куче ц
typed-floor = пол пола полу полом отход* мусор* штраф* сброс* выброс* выкин* минус* роня* урон* п
# Where the tiles go that a scatter disc leaves.
typed-left = лев* влево налево слева
typed-right = прав* вправо направо справа
# Places: a number belongs to the one that it touches. A word for tiles follows their number.
typed-factory = склад* фабри* витрин* диск* тарелк* круг круга круге кругу кружок кружк* кружочек кружочк* блюд* блюдц*
    завод*
typed-line = лини* ряд* строк* строч* горизонтал* полк* полок полоч* р линейк*
# Lines, in a case that says onto which: of “2 ritta 3” the line is 3.
typed-onto-line = { "" }
typed-column = столб* вертикал* колон*
typed-tiles = штук* шт плитк* плиток плиточ* конфет* шоколад*
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
# Before a number: no. 5. Before a line: the top one is the first.
typed-number = номер*
typed-top = верхн*
# Numbers, and what counts places with them: two, second.
typed-1 = один одна одну одно одной одного одному перв* единиц* единичк*
typed-2 = два две двух двум двумя втор* двойк* двоек
typed-3 = три трёх трём трет* тройк* троек
typed-4 = четыр* четверт* четверк*
typed-5 = пят*
typed-6 = шест*
typed-7 = семь семи седьм*
typed-8 = восем* восьм*
typed-9 = девят*
# What a take does, and the discs it may be taken from.
typed-full = полная полную
typed-marker = жетон* игрок* маркер*
typed-surplus = добавк*
typed-magnet = магнит*
typed-keep = тайник*
typed-scatter = россып*
typed-cushion = подушк*
# Halves of the day, for the hours that people type into `/azul me`.
typed-morning = утра утром утро
typed-evening = вечера вечером дня днем
typed-night = ночи ночью
typed-midnight = полноч* полуноч*
typed-noon = полдень полудня полудню
# Words that say nothing.
typed-filling = все всё и а стола мои беру взять возьму взял взяла бери забираю кладу положить положу клади ставлю
    поставить переношу хочу цвет цвета узор* пожалуйста мой моя мою моем мне возьми положи давай ну ок окей плиз ход
    хожу я обе оба возьмём возьмешь возьмите заберу забрать забери забираем заберем берем берёт берете брать взяли взяв
    пусть будет будут пускай наверное наверно кажется может б бы хотел хотела хотелось поставь поставлю поставьте
    поставим ставим перенеси перенести переложи переложить перекладываю играю сыграю делаю сделаю тогда так о хм ага угу
    да хорошо ладно лан спасибо спс бот блин черт короче тут теперь сейчас оттуда туда сюда их её его эти эту это этот
    этой те всех всю просто пойду иду пожалуй пж пжл плз общей общую вот эм ммм давайте давай-ка же надо сегодня мы вы
    дай дайте можно тяну хватаю пару единственную вместе сразу уже тупой тупая глупый сука бля блять хрен ним фиг пжлст
    пжалста пжалуйста перетащи перетащить перетаскиваю отсюда точка запятая наконец кинь кидаю закинь закину двигай сунь
    кладем кладём положим быстро кидаем заполняю заполню заполнить закрою закрываю начинаю начну
# Words that correct what has been said before them: “2 white 3, sorry, 4”. Elsewhere they say nothing.
typed-correction = ой точнее вернее лучше извини* прости* простите ошиб* сорри сори пардон есть
# Words that say something else, so that nothing is read into a text with them.
typed-not = не нет ни кроме без или либо стоп погоди подожди хотя другой другая другие другую другое иной половин*
    больш* меньш* нельзя никак* лишь когда куда где кто сколько почему какой какая какую были потом затем после перед
    треть четверть рядом через никогда если отмен* стен* ли стой вместо передумал* наоборот

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
