"""The guided round of `/azul learn`: six steps on real positions, each answered by playing."""
