"""Posts committed events to Discord channels, exactly once."""
