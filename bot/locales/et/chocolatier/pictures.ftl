## Šokolaadiväljaande sõnad: plaat on šokolaaditükk ja sein on karp. Mustriread ja põrand on samad.

# „Karp“ on siin šokolaadikarp.
picture-lid = Kaas
