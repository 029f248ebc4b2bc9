## Słowa czekoladowego wyglądu.

-tile = { $form ->
   *[one] czekoladka
    [acc] czekoladkę
    [gen] czekoladki
    [ins] czekoladką
    [few] czekoladki
    [many] czekoladek
}
-wall = { $form ->
   *[one] pudełko
    [gen] pudełka
    [on] w pudełku
    [onto] do pudełka
}
