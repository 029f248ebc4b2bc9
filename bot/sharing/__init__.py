"""Several processes: which of them runs which of Discord's shards."""
