"""Games in a database, as event logs and snapshots, behind the protocol in `storage.store`."""
