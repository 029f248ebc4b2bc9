"""What pictures are put together from: boards, sources, plates, marks."""
