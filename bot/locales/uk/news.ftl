## What happened, line by line

begun = **Гра починається.** Черговість: { LIST($names, separator: " → ") }.
took = **{ $name }** бере { tiles.told } { source.from } і кладе { target.onto }.
took-planned = **{ $name }** ходить за планом: бере { tiles.told } { source.from } і кладе { target.onto }.
took-by-computer = Комп’ютер ходить за гравця **{ $name }**: бере { tiles.told } { source.from } і кладе { target.onto }.
took-full = { CAPITAL(-line) } повна.
took-part = Тепер там { $filled } з { $size }.
took-marker = На додачу — маркер першого ходу.
took-fell = { $fell ->
    [one] { $fell } { -tile } { -fall } { -floor(form: "onto") }.
    [few] { $fell } { -tile(form: "few") } { -fall(form: "many") } { -floor(form: "onto") }.
   *[many] { $fell } { -tile(form: "many") } { -fall(form: "many") } { -floor(form: "onto") }.
}
took-keep = Решта лишається там: { LIST($tiles, separator: ", ") }.
took-scatter = { CAPITAL(source.to) }: { LIST($tiles, separator: ", ") }.
took-cushion = На додачу — подушка: на неї ляже наступна { -tile }, що не вміститься.
took-cushion-catches = На додачу — подушка: на неї без штрафу лягає { $what ->
    [marker] маркер
   *[tile] одна { -tile }
}.
took-caught = На подушку без штрафу лягає { $what ->
    [marker] маркер
   *[tile] одна { -tile }
}.
took-completes = 🏁 **{ $name }** заповнює горизонталь: це останній раунд.
undid = **{ $name }** скасовує останній хід.
took-back = Усі згодні: останній хід гравця **{ $name }** скасовано.{ took-back-too }
took-back-alone = **{ $name }** скасовує свій останній хід.{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [1] { " " }Наступний хід ({ LIST($others) }) теж скасовано.
    [one] { " " }Наступний { $takes } хід ({ LIST($others) }) теж скасовано.
    [few] { " " }Наступні { $takes } ходи ({ LIST($others) }) теж скасовано.
   *[many] { " " }Наступні { $takes } ходів ({ LIST($others) }) теж скасовано.
}
resigned = **{ $name }** виходить із гри. Відтепер цей гравець пропускає ходи.
resigned-last = **{ $name }** виходить із гри.
cancelled-game = { $mention } закриває гру. Переможця немає.
settled = **{ $name }** розкладає свої { -tile(form: "few") }.
settled-by-computer = Комп’ютер розкладає { -tile(form: "few") } за гравця **{ $name }**.
stand-in = -# **{ $name }** зараз не відповідає, тож цей хід зробив комп’ютер ({ $level }).
extended = Інші гравці вирішили зачекати. { LIST($names) }: час на хід відлічується спочатку.
seat-given = Відтепер за гравця **{ $name }** грає комп’ютер, доки **{ $name }** не поверне собі місце.
seat-returned = **{ $name }** повертається і грає далі замість комп’ютера.
returned = З поверненням: місце знову ваше.
seat-offered = Гравцеві **{ $name }** шукають заміну: кожен, хто ще не грає, може зайняти це місце кнопкою нижче — з його планшетом і рахунком. Доти гра чекає: хід за гравцем **{ $name }**.
handover = **{ $name }** хоче передати своє місце: кожен, хто ще не грає, може зайняти його кнопкою нижче — з планшетом і рахунком. Доти далі грає **{ $name }**.
handover-to = { $mention }, **{ $name }** хоче передати вам своє місце з планшетом і рахунком: його можна зайняти кнопкою нижче. Доти далі грає **{ $name }**.
seat-taken = **{ $name }** сідає на місце гравця **{ $former }**.
seat-taken-for-now = **{ $name }** сідає на місце гравця { $mention }. Повернути місце можна кнопкою нижче, доки **{ $name }** не зробить два ходи.
seat-reclaimed = { $mention }, дякуємо за заміну: **{ $name }** повертається на своє місце.
substitute-left = **{ $former }** повертає місце: воно знову за гравцем **{ $name }**, і кожен, хто ще не грає, може зайняти його кнопкою нижче.
abandoned-by-vote = Інші гравці вирішили завершити гру. Переможця немає.
abandoned-by-all = Грати лишився тільки комп’ютер, тож гра закінчується. Переможця немає.
expired-game = { $why ->
    [channel] Канал цієї гри видалено, тож гру закрито.
    [posting] Я не можу писати тут уже 30 днів, тож гру закрито.
   *[server] Мене не було на цьому сервері 30 днів, тож гру закрито.
} Переможця немає.
