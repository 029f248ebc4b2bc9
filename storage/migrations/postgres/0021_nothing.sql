-- A file has to be told from others that are copied over it; see the migration of this number there. Nobody can copy
-- anything over a database on a server.

SELECT 1;
