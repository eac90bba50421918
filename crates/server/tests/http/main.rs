//! The online table as its clients meet it: real servers, real sockets, real files.

#[path = "../support/authenticator.rs"]
mod authenticator;
#[path = "../support/client.rs"]
mod client;
#[path = "../support/dice.rs"]
mod dice;
#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/receiver.rs"]
mod receiver;
#[path = "../support/socket.rs"]
mod socket;
#[path = "../support/test_server.rs"]
mod test_server;

mod accounts;
mod bad_input;
mod fairness;
mod friends;
mod games;
mod gatherings;
mod hardening;
mod lists;
mod mail;
mod moderation;
mod moves;
mod notices;
mod operation;
mod outbox;
mod page;
mod passkeys;
mod people;
mod plans;
mod push;
mod rated;
mod stopping;
mod talk;
mod undo;
mod waiting;
mod watching;
mod words;
