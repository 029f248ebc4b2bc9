"""What happens in a round, phase by phase: dealing, taking, placing, tiling, and how a game ends."""
