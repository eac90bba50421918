//! `cloverleaf serve`: the online table.

use std::io::{self, Write};
use std::net::SocketAddr;

use cloverleaf_server::{Config, reached_at};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use crate::failure::Failure;
use crate::language::{said, say};

pub(crate) fn run(config: Config, out: &mut impl Write) -> Result<(), Failure> {
    let friends = config.friends;
    let ready = |address: SocketAddr| {
        writeln!(out, "{}", said!("serve-listens", address = format!("http://{address}")))?;
        if friends {
            invite(address, out)?;
        }
        out.flush()
    };
    cloverleaf_server::run(config, ready).map_err(|error| Failure::wrong_use(say(error.message())))
}

/// Says by which address friends come, as a link and for a phone's camera, and what else that takes.
pub(crate) fn invite(listening: SocketAddr, out: &mut impl Write) -> io::Result<()> {
    let Some(address) = reached_at(listening) else {
        return writeln!(out, "{}", said!("serve-no-network"));
    };
    writeln!(out, "\n{}\n", said!("serve-friends", address = address.as_str()))?;
    if let Ok(code) = QrCode::new(&address) {
        // Light on dark, as most terminals are; cameras read both.
        writeln!(out, "{}\n", code.render::<Dense1x2>().build())?;
    }
    writeln!(out, "{}", said!("serve-firewall", port = listening.port()))?;
    writeln!(out, "{}\n", said!("serve-https"))
}
