"""Statistics of finished games: results, ratings, records and achievements, all derived from their logs."""
