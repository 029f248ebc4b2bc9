"""Games that people play for practice."""
