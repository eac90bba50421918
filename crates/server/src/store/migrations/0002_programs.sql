-- Whose program somebody is, for those that were made known by a person: they share that person's limits.
CREATE TABLE programs (
    player_id TEXT NOT NULL PRIMARY KEY REFERENCES players (id),
    owner_id TEXT NOT NULL REFERENCES players (id)
);
CREATE INDEX programs_of_owner ON programs (owner_id);
