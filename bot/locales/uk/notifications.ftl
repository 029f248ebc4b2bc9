## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = (Azul: { LIST($names) })
dm-turn = Ваш хід { dm-game }: { $link }
dm-tiling = Усі { -tile(form: "few") } розібрано { dm-game }. Оберіть, куди покласти свої: { $link }
dm-request = Хтось просить скасувати хід { dm-game }: { $link }
dm-half = Досі ваш хід { dm-game }: { $link }
dm-last = Час на ваш хід майже вийшов { dm-game }: { $link }
dm-over = Час на ваш хід вийшов { dm-game }: { $link }
dm-vote = У когось вийшов час, і триває голосування, як грати далі { dm-game }: { $link }
dm-result = Результат гри { dm-game }: { $link }
dm-replaced = Хтось зайняв ваше місце { dm-game }. Його можна повернути, доки там не зроблено двох ходів: { $link }
dm-returned = Гравець, якого ви замінювали, повернувся { dm-game }. Дякуємо за заміну! { $link }

## Reminders

# $count is the number of players in $mentions; $phase is offer, or tiling while spaces on free walls are chosen.
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] вам ще треба розкласти { -tile(form: "few") }.
   *[offer] досі ваш хід.
} Термін: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] розкладіть свої { -tile(form: "few") }: час майже вийшов.
   *[offer] зробіть хід: час майже вийшов.
} Термін: { $when }
reminder-over = { LIST($mentions) }, час на цей хід вийшов. Більше ніхто не грає, тож гра закінчиться { $when }, якщо ви { $phase ->
    [tiling] не розкладете { -tile(form: "few") }.
   *[offer] не зробите ходу.
}

# $links lead to the games; the message is where the first of them is played.
turns-waiting = { $count ->
    [1] { $mention }, досі ваш хід.
    [one] { $mention }, досі ваш хід у { $count } грі: { LIST($links) }
    [few] { $mention }, досі ваш хід у { $count } іграх: { LIST($links) }
   *[many] { $mention }, досі ваш хід у { $count } іграх: { LIST($links) }
}
# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord не дозволяє мені написати вам особисто, тому згадую вас тут. Докладніше: { $me }.
