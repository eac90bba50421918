//! The online table as its clients meet it: real servers, real sockets, real files.

#[path = "../support/client.rs"]
mod client;
#[path = "../support/dice.rs"]
mod dice;
#[path = "../support/socket.rs"]
mod socket;
#[path = "../support/test_server.rs"]
mod test_server;

mod bad_input;
mod games;
mod gatherings;
mod hardening;
mod moderation;
mod moves;
mod operation;
mod page;
mod people;
mod stopping;
