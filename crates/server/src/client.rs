//! Who asks, as far as it is counted: where they come from, and who they are.

use std::net::{IpAddr, Ipv6Addr};

use crate::PlayerId;

/// Who is counted, twice: as a person wherever they are, and as one of those who come from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Client {
    pub(crate) network: Network,
    /// Whose limits hold, if it is somebody known: a person's for their programs too.
    pub(crate) person: Option<PlayerId>,
}

/// The network behind an address: a short address itself, the first half of a long one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        Network(match address.to_canonical() {
            IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() & !u128::from(u64::MAX))),
            short => short,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_network_of_long_addresses_is_one() {
        let network = |text: &str| Network::from(text.parse::<IpAddr>().expect("an address"));
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:2"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_ne!(network("::ffff:127.0.0.1"), network("::ffff:127.0.0.2"));
        assert_eq!(network("::ffff:127.0.0.1"), network("127.0.0.1"));
    }
}
