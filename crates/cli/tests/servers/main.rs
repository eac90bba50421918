//! The binary as a server: several processes on one database, one of them killed, and a bot in Python.

mod client;
mod keys;
mod many;
#[path = "../../../server/tests/support/postgres.rs"]
mod postgres;
mod process;
mod python;
