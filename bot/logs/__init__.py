"""Logging: every line carries the current request or job, and none says who people are."""
