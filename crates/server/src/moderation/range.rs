//! Ranges of addresses.

use core::fmt;
use core::str::FromStr;
use std::net::IpAddr;

/// The addresses that begin with the same bits, as `203.0.113.0/24` or `2001:db8::/32`; one address is a range too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressRange {
    first: IpAddr,
    bits: u8,
}

/// The address as a number, moved to the left of 128 bits, and how long it is.
fn number(address: IpAddr) -> (u128, u8) {
    match address {
        IpAddr::V4(short) => (u128::from(short.to_bits()) << 96, 32),
        IpAddr::V6(long) => (long.to_bits(), 128),
    }
}

fn mask(bits: u8) -> u128 {
    u128::MAX.checked_shl(u32::from(128 - bits)).unwrap_or(0)
}

impl AddressRange {
    /// Whether an address is in it.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let ((first, length), (other, other_length)) = (number(self.first), number(address.to_canonical()));
        length == other_length && first == other & mask(self.bits)
    }
}

/// Reads a range. What is behind its bits does not matter.
impl FromStr for AddressRange {
    type Err = ();

    fn from_str(text: &str) -> Result<AddressRange, ()> {
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(drop)?)),
            None => (text.trim(), None),
        };
        let address = address.parse::<IpAddr>().map_err(drop)?;
        let (value, length) = number(address);
        let bits = bits.unwrap_or(length);
        // All addresses there are: whoever means that closes the server.
        if bits > length || bits == 0 {
            return Err(());
        }
        let value = value & mask(bits);
        let first = match address {
            IpAddr::V4(_) => IpAddr::V4(u32::try_from(value >> 96).unwrap_or_default().into()),
            IpAddr::V6(_) => IpAddr::V6(value.into()),
        };
        Ok(AddressRange { first, bits })
    }
}

impl fmt::Display for AddressRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_has_what_begins_alike() {
        let holds = |range: &str, address: &str| {
            let range = range.parse::<AddressRange>().expect("a range");
            range.contains(address.parse().expect("an address"))
        };
        assert!(holds("203.0.113.0/24", "203.0.113.255"));
        assert!(!holds("203.0.113.0/24", "203.0.114.0"));
        assert!(holds("203.0.113.77/24", "203.0.113.1"), "what is behind the bits does not matter");
        assert!(holds("203.0.113.7", "203.0.113.7") && !holds("203.0.113.7", "203.0.113.8"));
        assert!(holds("2001:db8::/32", "2001:db8:ffff::1") && !holds("2001:db8::/32", "2001:db9::1"));
        assert!(holds("203.0.113.0/24", "::ffff:203.0.113.9"), "the same address written long");
        assert!(!holds("c000::/2", "203.0.113.9"));
        assert_eq!("203.0.113.77/24".parse::<AddressRange>().expect("a range").to_string(), "203.0.113.0/24");
        for wrong in ["", "ada", "203.0.113.0/33", "203.0.113.0/", "0.0.0.0/0", "::/0"] {
            assert!(wrong.parse::<AddressRange>().is_err(), "{wrong}");
        }
    }
}
