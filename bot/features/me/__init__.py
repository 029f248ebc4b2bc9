"""`/azul me`: what people choose for themselves."""
