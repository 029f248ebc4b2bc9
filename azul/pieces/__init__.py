"""What lies on the table: tiles, boards, discs (R2 to R4, R25)."""
