-- The message in a game's channel that reminds people of their turn, until they have made it.

ALTER TABLE games ADD COLUMN reminder_id BIGINT;
