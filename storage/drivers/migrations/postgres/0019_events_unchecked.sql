-- Whatever appends events has inserted or updated their game's row in the same transaction, and so holds it. Looking
-- for that row once more took a tenth of the time that a move takes on the server.

ALTER TABLE events DROP CONSTRAINT IF EXISTS events_game_id_fkey;
