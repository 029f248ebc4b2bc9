"""Several processes on one database: which of them runs which of Discord's shards."""
