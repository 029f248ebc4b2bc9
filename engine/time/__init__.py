"""Intervals in which a clock is stopped: quiet hours, holidays, downtime."""
