//! By which address others reach a server that listens for the neighbourhood.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// An address of the block for examples, where nobody is: asking for the way there sends nothing.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// Where to listen so that others can come: an address of this machine alone becomes all of its addresses.
pub(crate) fn for_everybody(listen: SocketAddr) -> SocketAddr {
    if listen.ip().is_loopback() { (Ipv4Addr::UNSPECIFIED, listen.port()).into() } else { listen }
}

/// The address by which others in the same network reach what listens here, if the machine is in one.
#[must_use]
pub fn reached_at(listening: SocketAddr) -> Option<String> {
    let ip = if listening.ip().is_unspecified() { own_address()? } else { listening.ip() };
    (!ip.is_loopback()).then(|| format!("http://{}", SocketAddr::new(ip, listening.port())))
}

/// The address that this machine has on its way out.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_listens_for_this_machine_alone_is_reached_by_nobody() {
        assert_eq!(reached_at(([127, 0, 0, 1], 8080).into()), None);
        assert_eq!(reached_at(([192, 168, 1, 7], 81).into()), Some("http://192.168.1.7:81".to_owned()));
        let six: SocketAddr = "[2001:db8::7]:81".parse().expect("an address");
        assert_eq!(reached_at(six), Some("http://[2001:db8::7]:81".to_owned()));
    }

    #[test]
    fn friends_are_listened_for_on_every_address() {
        assert_eq!(for_everybody(([127, 0, 0, 1], 81).into()), ([0, 0, 0, 0], 81).into());
        let chosen = ([192, 168, 1, 7], 81).into();
        assert_eq!(for_everybody(chosen), chosen);
    }
}
