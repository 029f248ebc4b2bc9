"""Games in a database, as event logs and snapshots: `storage.store.Store`."""
