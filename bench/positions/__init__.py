"""Positions that benchmarks start from."""
