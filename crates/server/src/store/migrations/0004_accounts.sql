-- What a token may do besides looking, as words. Those made before there was a choice may do everything.
ALTER TABLE keys ADD COLUMN scopes TEXT NOT NULL DEFAULT 'play talk';

-- Guests whose games another person has brought along. The log goes on naming the guest.
CREATE TABLE also_known_as (
    guest_id TEXT NOT NULL PRIMARY KEY REFERENCES players (id),
    player_id TEXT NOT NULL REFERENCES players (id),
    since BIGINT NOT NULL
);
CREATE INDEX also_known_as_of_player ON also_known_as (player_id);

-- Each lets its owner choose a new password once. Only the hash is kept.
CREATE TABLE recovery_codes (
    hash TEXT NOT NULL PRIMARY KEY,
    player_id TEXT NOT NULL REFERENCES players (id),
    created_at BIGINT NOT NULL
);
CREATE INDEX recovery_codes_of_player ON recovery_codes (player_id);
