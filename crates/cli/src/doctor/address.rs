//! The address of a server.

use std::net::IpAddr;

/// Where a server is, and whether it is reached by https.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Address {
    pub(super) secure: bool,
    pub(super) host: String,
    pub(super) port: u16,
}

impl Address {
    /// Reads `http://HOST:PORT` or `https://HOST`; what comes after is not part of it.
    pub(super) fn read(text: &str) -> Option<Address> {
        let (scheme, rest) = text.trim().split_once("://")?;
        let secure = match scheme {
            "http" => false,
            "https" => true,
            _ => return None,
        };
        let place = rest.split(['/', '?', '#']).next()?;
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) if !port.contains(']') => (host, port.parse().ok()?),
            _ => (place, if secure { 443 } else { 80 }),
        };
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        (!host.is_empty()).then_some(Address { secure, host, port })
    }

    /// Whether it has a name, and not only a number.
    pub(super) fn is_name(&self) -> bool {
        self.host.parse::<IpAddr>().is_err()
    }

    /// Whether it is this machine.
    pub(super) fn is_local(&self) -> bool {
        self.host == "localhost" || self.host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
    }

    /// What a request says where it goes.
    pub(super) fn place(&self) -> String {
        match self.host.contains(':') {
            true => format!("[{}]:{}", self.host, self.port),
            false => format!("{}:{}", self.host, self.port),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Address;

    #[test]
    fn addresses_are_read_as_people_type_them() {
        let read = |text: &str| Address::read(text).map(|address| (address.secure, address.place()));
        assert_eq!(read("https://table.example"), Some((true, "table.example:443".to_owned())));
        assert_eq!(read("http://127.0.0.1:8080/#/online"), Some((false, "127.0.0.1:8080".to_owned())));
        assert_eq!(read("http://[::1]:9"), Some((false, "[::1]:9".to_owned())));
        assert_eq!(read("https://[2001:db8::1]"), Some((true, "[2001:db8::1]:443".to_owned())));
        for wrong in ["", "table.example", "ftp://x", "http://", "http://x:99999"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert!(Address::read("https://table.example").is_some_and(|address| address.is_name()));
        assert!(Address::read("https://[2001:db8::1]").is_some_and(|address| !address.is_name()));
        assert!(Address::read("http://[::1]:9").is_some_and(|address| address.is_local()));
    }
}
