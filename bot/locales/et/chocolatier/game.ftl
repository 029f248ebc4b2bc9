## Šokolaadiväljaande sõnad: plaat on šokolaaditükk ja sein on karp. Mustriread ja põrand on samad.

-tile = { $form ->
   *[one] šokolaaditükk
    [gen] šokolaaditüki
    [part] šokolaaditükki
    [com] šokolaaditükiga
    [few] šokolaaditükid
    [many] šokolaaditükke
    [plgen] šokolaaditükkide
}
-wall = { $form ->
   *[one] karp
    [gen] karbi
    [part] karpi
    [on] karbis
    [onto] karpi
    [from] karbist
}
-lid = { $form ->
   *[one] mängukarbi kaas
    [in] mängukarbi kaanes
    [into] mängukarbi kaande
}
