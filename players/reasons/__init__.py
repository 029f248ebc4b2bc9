"""Why a take is good or bad: facts about a candidate of a search, for others to put into words."""
