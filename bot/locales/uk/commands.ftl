## Slash commands: descriptions are at most 100 characters.

command-azul = Грати в Azul
command-view = Поглянути на один планшет, переглянути гру або отримати її файлом
command-manage = Стіл і налаштування сервера
command-start-computers = Скільки комп’ютерів грає
command-game = Номер гри, якщо не з цього каналу

## Buttons

button-begin = Почати
button-back = Назад
button-analysis = Аналіз
button-replay = Повтор
button-export = Експорт
button-undo = Скасувати хід
button-rules = Правила
