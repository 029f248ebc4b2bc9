## Slash commands: descriptions are at most 100 characters.

command-leave = Вийти з-за столу або з гри (спершу перепитаю)
command-leave-to = Учасник, якому ви пропонуєте своє місце в грі

## Buttons

button-return = Повернути моє місце
button-call = Грати без них
button-substitute = Зайняти місце
button-resign = Вийти з гри
button-hand-over = Передати моє місце
button-keep-seat = Лишити місце собі
button-keep-playing = Грати далі

## Private answers

left = Ви вийшли з-за столу.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Вийти з цієї гри назавжди? { $players ->
    [0] Більше ніхто не грає, тож вона закінчиться без переможця.
    [1] Переможе інший гравець.
   *[other] Інші гратимуть далі. Ваші ходи пропускатимуться, а планшет лишиться таким, як є.
} Натомість можна передати своє місце: хтось інший гратиме далі з вашим планшетом і рахунком.
return-ask = Повернути місце? Тоді його знову матиме { $owner }, а зайняти його зможе хтось інший.
resign-done = Ви вийшли з гри.
resign-kept = Ви лишаєтеся в грі.

## Playing on without somebody

voted = Ваш голос: { $vote ->
    [wait] дати ще стільки ж часу.
    [play] комп’ютер робить цей хід.
    [give] комп’ютер грає далі.
    [seek] місце може зайняти хтось інший.
   *[end] завершити гру.
} Поки рішення немає, голос можна змінити.
voted-grace = Це станеться не раніше ніж { $when }, і лише якщо той, на кого чекають, не походить раніше.
handed = Ви пропонуєте своє місце. Доки { $name } його не займе, граєте ви; `/azul leave` відкликає пропозицію.
handed-to-anybody = Ви пропонуєте своє місце всім охочим. Доки його не займуть, граєте ви; `/azul leave` відкликає пропозицію.
handing-ended = Місце лишається за вами.
called = Ви запитали, як грати далі. Голосування — в каналі гри.
substituted = Місце ваше: грайте далі з його планшетом і рахунком.

## What is refused, and what to do instead

refusal-no-vote = Голосувати тут уже ні за що. `/azul table` показує, що в грі зараз.
refusal-seat-for-another = Це місце пропонують комусь іншому.
refusal-hand-in-lobby = Гра ще не почалася, тож передавати нічого: просто вийдіть з-за столу без цього параметра, і хтось інший зможе приєднатися.
refusal-hand-to-nobody = { $asked } не може зайняти ваше місце. Оберіть учасника цього сервера, який не є ботом.
refusal-plays-already = { $asked } вже грає в цій грі.
refusal-vote-open = Голосування, як грати далі, вже триває — у каналі гри.
refusal-your-turn = Гра чекає на вас. Спершу зробіть хід.
refusal-nobody-to-wait-for = Ходить комп’ютер, тож гра триває сама.
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = Той, на кого чекає гра, ще на цьому сервері й має час. Почати голосування можна буде { $moment }.
refusal-vote-on-you = Інші голосують, бо зараз ваш хід. Походіть — і голосування закінчиться.
refusal-computer-holds = За вас грає комп’ютер. Спершу поверніть собі місце кнопкою під повідомленням про хід.
refusal-seat-is-yours = Ваше місце й так ваше: комп’ютер за вас не грає.
refusal-seat-replaced = Ваше місце поки що зайняв хтось інший. Спершу поверніть його кнопкою під повідомленням про хід або командою `/azul join`. Після двох ходів заміни буде запізно.
refusal-substitute-stays = На вашому місці вже зроблено два ходи, тож тепер воно належить заміні.
refusal-seat-not-offered = У цій грі вже немає місця, яке можна зайняти.

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = час на цей хід вийшов.
vote-called = гра досі чекає на вас.
vote = { LIST($late) }, { $why } { LIST($mentions) }, як грати далі? { $count ->
    [1] Вирішувати вам.
   *[other] Досить { $needed } з ваших { $count } голосів.
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }:** { LIST($names) }
vote-wait = Чекати
vote-play = Комп’ютер робить цей хід
vote-give = Комп’ютер грає далі
vote-seek = Шукати заміну
vote-end = Завершити гру
vote-grace = -# До { $when } нікого не замінять і гру не завершать.
vote-decided = Вирішено: **{ $option }** { $when }, якщо { LIST($names) } до того не { $count ->
    [one] зробить
   *[other] зроблять
} ходу.
vote-until = -# Інакше комп’ютер зробить цей хід { $when }. Якщо той, на кого чекають, походить, голосування закінчиться.
