## Slash commands: descriptions are at most 100 characters.

command-me = Ваші налаштування: сповіщення, часовий пояс, тихі години, відпустка, мова, підтвердження

## Buttons

button-setting-confirm = Підтвердження: { $chosen ->
    [on] вимкнути
   *[off] увімкнути
}
button-setting-challenges = Запрошення: { $chosen ->
    [on] вимкнути
   *[off] увімкнути
}
button-setting-zone = Знайти мій часовий пояс
button-setting-quiet = Точні тихі години
button-setting-dm = Спробувати ще раз

## A person's own settings

settings = { "**Ваші налаштування**" } діють у всіх ваших іграх, на всіх серверах. Їх бачите лише ви.
setting-confirm = { $chosen ->
    [on] **Підтвердження увімкнено.** Коли ви обираєте хід кнопками, спершу видно, що він змінить на вашому планшеті. Робить його кнопка **Підтвердити**.
   *[off] **Підтвердження вимкнено.** Хід, обраний кнопками, робиться одразу. Кнопка **Скасувати хід** скасує його, доки не походить наступний гравець або не закінчиться раунд.
}
setting-challenges = { $chosen ->
    [on] **Запрошення увімкнено.** Інші можуть особисто запросити вас зіграти, зокрема ще раз, і місце чекатиме на вас.
   *[off] **Запрошення вимкнено.** Ніхто не може особисто запросити вас, і вас не кличуть, коли інші грають ще раз.
}

setting-adaptive = **Адаптивні комп’ютери** · ваш рівень зараз: { $level }. Інші рівні під вас не підлаштовуються.
setting-pings = **Сповіщення** · де кликати вас, коли ваш хід
setting-pings-channel = У каналі
setting-help-pings-channel = Згадка там, де йде гра
setting-pings-dm = Особисте повідомлення
setting-help-pings-dm = Повідомлення лише вам, із посиланням на гру
setting-pings-both = І там, і там
setting-help-pings-both = Згадка в каналі та особисте повідомлення
setting-pings-none = Ніде
setting-help-pings-none = Самі дивитеся, коли ваш хід
setting-unreachable = ⚠️ Discord не дозволив мені написати вам особисто, тому згадую вас у каналі. Дозвольте особисті повідомлення від спільного з ботом сервера, а тоді натисніть **Спробувати ще раз**.
setting-reminders = **Нагадування** · поки хід досі за вами{ $where ->
    [channel] , згадкою в каналі
   *[same] { "" }
}
setting-reminders-none = Жодних
setting-help-reminders-none = Термін діє все одно
setting-reminders-last = Лише останнє
setting-help-reminders-last = Лише коли час майже вийшов
setting-reminders-both = Обидва
setting-help-reminders-both = На половині часу і коли він майже вийшов
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Часовий пояс** · { $zone }, там зараз { $time }
setting-zone-none = **Часовий пояс** · ще не обрано, тож тихі години й відпустка — за UTC
setting-zone-now = зараз { $time }
setting-quiet = **Тихі години** · про ваш хід сповіщаю без звуку, а ваш годинник стоїть, доки вони не минуть
setting-quiet-off = Без тихих годин
setting-help-quiet-off = Ваш годинник іде цілодобово
setting-quiet-until = До котрої · щонайбільше { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
} на добу
# $days is how many days of holidays are left, of $most.
setting-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
setting-holiday = **Відпустка** · ваш годинник в усіх іграх стоїть до обраного дня включно; за столами, що чекають на вас, видно, до якого дня. Залишок на цей квартал: { setting-days } з { $most }.
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Відпустка** · вас немає до { $day } включно. Якщо закінчити її зараз, на цей квартал лишиться { setting-days } з { $most }.
setting-holiday-off = Без відпустки
setting-holiday-end = Закінчити зараз
setting-listing = **Таблиці лідерів** · де інші бачать ваше місце
setting-listing-nowhere = Ніде
setting-help-listing-nowhere = Своє місце й рейтинг бачите лише ви
setting-listing-servers = На серверах, де я граю
setting-help-listing-servers = Під іменем з останньої гри там
setting-listing-everywhere = Усюди
setting-help-listing-everywhere = Також поза вашими серверами, під вашим іменем у Discord
setting-language = **Мова** · того, що бачите лише ви
setting-language-auto = Автоматично
setting-help-language-auto = Мова вашого Discord, якщо я її знаю
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Ваш часовий пояс
zone-form-line = Де ви?
zone-form-help = Найближче велике місто, країна або різниця з UTC
zone-form-example = Київ, Нью-Йорк, Японія, UTC+2
quiet-form = Ваші тихі години
quiet-form-line = З котрої до котрої години?
quiet-form-help = За вашим часовим поясом, не більше { $hours } год; можна через північ
quiet-form-example = 22:30 – 6:45
zone-several = Підходить кілька часових поясів ({ $count }): оберіть свій нижче.

## What is refused, and what to do instead

refusal-no-such-zone = Я не знаю, де це: «{ $asked }». Напишіть найближче велике місто, свою країну або різницю з UTC, наприклад Київ, Японія або UTC+2.
refusal-bad-hours = Не бачу, з котрої до котрої години: «{ $asked }». Напишіть, наприклад, 22:30 – 6:45.
refusal-quiet-too-long = Тихі години тривають щонайбільше { $most } год і щонайменше хвилину: решту доби ваш годинник має йти.
refusal-form-too-late = Мені не вдалося вчасно відкрити цю форму. Натисніть кнопку ще раз.
refusal-holiday-over = Цей день уже минув, тож нічого не змінено. Оберіть пізніший.
refusal-holiday-too-long = Це було б понад { $most ->
    [one] { $most } день
    [few] { $most } дні
   *[many] { $most } днів
} відпустки за один квартал. Оберіть раніший день.
refusal-too-many-holidays = Цього кварталу ви вже починали відпустку { $most ->
    [one] { $most } раз
    [few] { $most } рази
   *[many] { $most } разів
}. Ще одну можна почати в наступному кварталі.
