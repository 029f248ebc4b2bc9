## Слова шоколадного вида.

-tile = { $form ->
   *[one] конфета
    [acc] конфету
    [ins] конфетой
    [few] конфеты
    [many] конфет
}
-line = { $form ->
   *[one] полка
    [acc] полку
    [gen] полки
    [few] полки
    [many] полок
    [on] на полке
    [onto] на полку
    [pattern] полки
}
-wall = { $form ->
   *[one] коробка
    [acc] коробку
    [gen] коробки
    [on] в коробке
    [onto] в коробку
}
-fall = { $form ->
   *[one] уходит
    [many] уходят
    [will-one] уйдёт
    [will-many] уйдут
}
-floor = { $form ->
   *[one] отходы
    [acc] отходы
    [gen] отходов
    [for] за отходы
    [on] в отходах
    [onto] в отходы
}
