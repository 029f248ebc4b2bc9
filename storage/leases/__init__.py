"""Leases: which of several processes on a database does what."""
