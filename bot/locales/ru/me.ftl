## Slash commands: descriptions are at most 100 characters.

command-me = Ваши настройки: уведомления, часовой пояс, тихие часы, отпуск, язык, подтверждение

## Buttons

button-setting-confirm = Подтверждение: { $chosen ->
    [on] выключить
   *[off] включить
}
button-setting-challenges = Приглашения: { $chosen ->
    [on] выключить
   *[off] включить
}
button-setting-zone = Найти мой часовой пояс
button-setting-quiet = Точные тихие часы
button-setting-dm = Попробовать ещё раз

## A person's own settings

settings = { "**Ваши настройки**" } действуют во всех ваших играх, на всех серверах. Их видите только вы.
setting-confirm = { $chosen ->
    [on] **Подтверждение включено.** Когда вы выбираете ход кнопками, сначала видно, что он изменит на вашем планшете. Делает его кнопка **Подтвердить**.
   *[off] **Подтверждение выключено.** Ход, выбранный кнопками, делается сразу. Кнопка **Отменить ход** отменит его, пока не сходит следующий игрок или не закончится раунд.
}
setting-challenges = { $chosen ->
    [on] **Приглашения включены.** Другие могут лично пригласить вас сыграть, в том числе ещё раз, и место будет ждать вас.
   *[off] **Приглашения выключены.** Никто не может лично пригласить вас, и вас не зовут, когда другие играют ещё раз.
}

setting-adaptive = **Адаптивные компьютеры** · ваш уровень сейчас: { $level }. Остальные уровни под вас не подстраиваются.
setting-pings = **Уведомления** · где звать вас, когда ваш ход
setting-pings-channel = В канале
setting-help-pings-channel = Упоминание там, где идёт игра
setting-pings-dm = Личное сообщение
setting-help-pings-dm = Сообщение только вам, со ссылкой на игру
setting-pings-both = И там, и там
setting-help-pings-both = Упоминание в канале и личное сообщение
setting-pings-none = Нигде
setting-help-pings-none = Сами следите, когда ваш ход
setting-unreachable = ⚠️ Discord не позволил мне написать вам лично, поэтому упоминаю вас в канале. Разрешите личные сообщения от общего с ботом сервера, а затем нажмите **Попробовать ещё раз**.
setting-reminders = **Напоминания** · пока ход всё ещё за вами{ $where ->
    [channel] , упоминанием в канале
   *[same] { "" }
}
setting-reminders-none = Никаких
setting-help-reminders-none = Срок всё равно действует
setting-reminders-last = Только последнее
setting-help-reminders-last = Только когда время почти вышло
setting-reminders-both = Оба
setting-help-reminders-both = На половине времени и когда оно почти вышло
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Часовой пояс** · { $zone }, там сейчас { $time }
setting-zone-none = **Часовой пояс** · ещё не выбран, поэтому тихие часы и отпуск — по UTC
setting-zone-now = сейчас { $time }
setting-quiet = **Тихие часы** · о вашем ходе сообщаю без звука, а время на ход не идёт, пока они не закончатся
setting-quiet-off = Без тихих часов
setting-help-quiet-off = Время на ход идёт круглосуточно
setting-quiet-until = До · не больше { $hours ->
    [one] { $hours } часа
   *[other] { $hours } часов
} в сутки
# $days is how many days of vacation are left, of $most.
setting-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
setting-holiday = **Отпуск** · время на ваши ходы не идёт до выбранного дня включительно; за столами, которые ждут вас, видно, до каких пор. Остаток на этот квартал: { setting-days } из { $most }.
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Отпуск** · вас нет до { $day } включительно. Если закончить его сейчас, на этот квартал останется { setting-days } из { $most }.
setting-holiday-off = Без отпуска
setting-holiday-end = Закончить сейчас
setting-listing = **Таблицы лидеров** · где другие видят ваше место
setting-listing-nowhere = Нигде
setting-help-listing-nowhere = Своё место и рейтинг видите только вы
setting-listing-servers = На серверах, где я играю
setting-help-listing-servers = Под именем из последней игры там
setting-listing-everywhere = Везде
setting-help-listing-everywhere = Также за пределами ваших серверов, под вашим именем в Discord
setting-language = **Язык** · того, что видите только вы
setting-language-auto = Автоматически
setting-help-language-auto = Язык вашего Discord, если я его знаю
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Ваш часовой пояс
zone-form-line = Где вы?
zone-form-help = Ближайший крупный город, страна или разница с UTC
zone-form-example = Берлин, Лондон, Япония, UTC+2
quiet-form = Ваши тихие часы
quiet-form-line = С какого и до какого времени?
quiet-form-help = По вашему часовому поясу, не больше { $hours } ч; можно через полночь
quiet-form-example = 22:30 – 6:45
zone-several = Подходит несколько часовых поясов ({ $count }): выберите свой ниже.

## What is refused, and what to do instead

refusal-no-such-zone = Я не знаю, где это: «{ $asked }». Напишите ближайший крупный город, свою страну или разницу с UTC, например Берлин, Япония или UTC+2.
refusal-bad-hours = Не понимаю, с какого и до какого часа: «{ $asked }». Напишите, например, 22:30 – 6:45.
refusal-quiet-too-long = Тихие часы длятся не больше { $most } ч и не меньше минуты: остальную часть суток время на ход должно идти.
refusal-form-too-late = Мне не удалось вовремя открыть эту форму. Нажмите кнопку ещё раз.
refusal-holiday-over = Этот день уже прошёл, поэтому ничего не изменено. Выберите более поздний.
refusal-holiday-too-long = Это было бы больше { $most ->
    [one] { $most } дня
   *[other] { $most } дней
} отпуска за один квартал. Выберите более ранний день.
refusal-too-many-holidays = В этом квартале вы уже начинали отпуск { $most ->
    [one] { $most } раз
    [few] { $most } раза
   *[many] { $most } раз
}. Ещё один можно начать в следующем квартале.
