## Slash commands: descriptions are at most 100 characters.

command-azul = Играть в Azul
command-view = Посмотреть на один планшет, пересмотреть игру или получить её файлом
command-manage = Стол и настройки сервера
command-start-computers = Сколько играет компьютеров
command-game = Номер игры, если нужна не игра этого канала

## Buttons

button-begin = Начать
button-back = Назад
button-analysis = Анализ
button-replay = Повтор
button-export = Экспорт
button-undo = Отменить ход
button-rules = Правила
