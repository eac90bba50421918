-- What people log in with instead of a password. The secret never leaves their device: all of this may be known.
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    player_id TEXT NOT NULL REFERENCES players (id),
    label TEXT NOT NULL,
    public_key TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX passkeys_of_player ON passkeys (player_id);

-- What a device was asked to sign. Each is answered once, within minutes, at the host it was asked by.
CREATE TABLE passkey_challenges (
    challenge TEXT NOT NULL PRIMARY KEY,
    purpose TEXT NOT NULL,
    player_id TEXT REFERENCES players (id),
    host TEXT NOT NULL,
    state TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);
