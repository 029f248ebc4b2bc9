-- What players have planned for their next turn. Nobody else sees it, so it isn't in the log of the game.

CREATE TABLE plans (
    game_id BIGINT NOT NULL REFERENCES games (id),
    user_id BIGINT NOT NULL,
    plan TEXT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
