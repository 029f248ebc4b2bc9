"""Metrics and health over HTTP; docs/metrics.md describes them."""
