-- PostgreSQL stops looking for the game of each event here; see its migration of this number. In a file that costs
-- next to nothing, so the tables stay as they are.

SELECT 1;
