"""Games in a database: a log of events beside a snapshot, behind the protocol in `storage.base`."""
