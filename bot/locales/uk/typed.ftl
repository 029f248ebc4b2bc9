## Що пишуть у `/azul take` і `/azul place`: у будь-якій формі, тому основи із зірочкою.

typed-blue = син* блакитн* сіні сіній сінє syni syniy synij syniu
typed-yellow = жовт* жолт* жовті жовтий zhovt*
typed-red = червон* червоні червоний червоних червону chervon*
typed-black = чорн* чорні чорний чорних чорну chorn*
typed-white = біл* білі білий білих білу біли bili bilu bilyi bilyj
typed-centre = центр* середин* посередин* серединк* купа купи купу купці купки ц
typed-floor = підлог* підлоз* відход* смітт* смітник* штраф* скин* скид* викин* викид* мінус* долу долі долів долівк*
    долівц* п
# Where the tiles go that a scatter disc leaves.
typed-left = лів* вліво наліво зліва
typed-right = прав* вправо направо справа
# Places: a number belongs to the one that it touches. A word for tiles follows their number.
typed-factory = фабри* вітрин* диск* тарілк* тарілц* ф коло кола колі колу кружечок кружечк* кружок кружк* блюд* тац*
    завод*
typed-line = ліні* поличк* поличц* полиц* ряд* горизонтал* л р лінійк*
# Lines, in a case that says onto which: of “2 ritta 3” the line is 3.
typed-onto-line = { "" }
typed-column = вертикал* стовп* колон*
typed-tiles = штук* шт плитк* плиток цукерк* цукерок кахл* кахел* шоколад*
# Prepositions: from a factory, onto a line.
typed-from = з із зі від
typed-to = на до у в
# Postpositions: what follows the number of a factory, of a line.
typed-from-after = { "" }
typed-to-after = { "" }
# What is written after a number: 2nd, 2-й. From- and to- are cases of a number, as in Estonian: 3st 2sse.
typed-ordinal = й ий ій я та тя ша га ма у ю ту тю шу гу му ї ої тої шої го ого ому ти
typed-from-ending = { "" }
typed-to-ending = { "" }
# Before a number: no. 5. Before a line: the top one is the first.
typed-number = номер*
typed-top = верхн*
# Numbers, and what counts places with them: two, second.
typed-1 = один одна одну одне одної одній одного одному перш* одинич*
typed-2 = два дві двох двом двома друг* двійк* двійц*
typed-3 = три трьох трьом трет* трійк* трійц*
typed-4 = чотир* четверт* четвірк* четвірц*
typed-5 = п'ят*
typed-6 = шіст* шести шістьох шост*
typed-7 = сім семи сьом*
typed-8 = вісім вісьм* восьм*
typed-9 = дев'ят*
# What a take does, and the discs it may be taken from.
typed-full = повн*
typed-marker = маркер* гравц* жетон*
typed-surplus = додач*
typed-magnet = магніт*
typed-keep = схов*
typed-scatter = розсип*
typed-cushion = подушк* подушц*
# Halves of the day, for the hours that people type into `/azul me`.
typed-morning = ранку вранці ранок зранку
typed-evening = вечора ввечері увечері дня вдень
typed-night = ночі вночі уночі
typed-midnight = опівн* північ півночі
typed-noon = полудень полудня опівдні
# Words that say nothing.
typed-filling = по це усі всі усе все та й і а столу мої беру бере взяти візьму взяв взяла бери забираю кладу кладе
    покласти покладу поклади ставлю поставити переношу хочу колір кольору візерунк* ласка будь мій моя мою моєму мені
    візьми давай ну ок окей плз прошу ходжу хід я обидві обидва обоє візьмемо візьмеш візьміть заберу забрати забери
    забираємо забере берем беремо береш брати беріть хай нехай буде будуть ласкаво мабуть певно напевно здається може б
    би узяв узяла узяти взяли хотів хотіла хотілося постав поставлю поставте ставимо перенеси перенести переклади
    перекласти перекладаю граю зіграю роблю зроблю тоді так о хм ага угу еге добре гаразд ладно дякую спасибі бот боте
    блін чорт стіл столі тут тепер зараз звідти туди сюди їх її його ці ту те ті цю цей ця усіх всіх всю просто собі
    піду йду іду ем ммм ось знову жменю візерунка же треба сьогодні ми ви дай дайте можна тягну хапаю пару єдину разом
    одразу підуть піде іде йдуть ідуть перетягну перетягни перетягую перетягнути кладіть покладіть покладемо кладемо
    пліз плізз вже тупий тупа дурний сука бля блять курва нафіг нарешті крапка кома нам посунь сунь пересунь кидаю кинь
    клади покладем закинь закину тіки швидко кидаємо заповнюю заповню заповнити закрию закриваю починаю почну
# Words that correct what has been said before them: “2 white 3, sorry, 4”. Elsewhere they say nothing.
typed-correction = ой тобто точніше вірніше краще вибач* пробач* перепрош* помил* сорі сорян
# Words that say something else, so that nothing is read into a text with them.
typed-not = не ні ані крім окрім без або чи стоп чекай зажди хоча інший інша інші іншу інше половин* біля більш* менш*
    жодн* лише коли куди де хто скільки чому який яка яку були під потім після перед третин* чверть поруч рядом далі
    ніколи якщо скас* стій стін* замість передумав передумала навпаки

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
