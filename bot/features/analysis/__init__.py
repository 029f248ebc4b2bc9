"""What a finished game teaches: the chart of the chances, and the takes that cost most."""
