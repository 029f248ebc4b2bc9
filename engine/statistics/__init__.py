"""What stays of games that are over: results, ratings, records and achievements, all from their logs."""
