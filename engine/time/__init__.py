"""Intervals in which a clock stands still: quiet hours, holidays, downtime. Pure."""
