-- What somebody plans at a table: lines of what may happen and what they would do then. Only its owner ever sees it.
CREATE TABLE plans (
    table_id TEXT NOT NULL,
    player_id TEXT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, player_id)
);
CREATE INDEX plans_kept ON plans (state);
