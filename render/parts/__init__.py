"""The parts of pictures: boards, factories, panels."""
