//! Networks that nothing is sent to, unless the operator opened them.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ipnet::IpNet;

use super::url::ReceiverUrl;

/// Networks that the operator opened: those of their own in which receivers live.
#[derive(Debug, Clone, Default)]
pub struct Networks {
    opened: Vec<IpNet>,
}

/// Reasons for sending nothing to an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Forbidden {
    /// It is private, local, reserved, or a detour to one that is.
    #[error("its address is private, local or reserved")]
    Network,
    /// It is public, and what is sent there would travel readable.
    #[error("its address is public and its scheme is not https")]
    Unencrypted,
}

impl Networks {
    /// With these networks opened.
    pub fn opened(opened: impl IntoIterator<Item = IpNet>) -> Networks {
        Networks { opened: opened.into_iter().collect() }
    }

    /// Whether a delivery to a URL may go to an address that its host stands for.
    pub fn check(&self, url: &ReceiverUrl, address: IpAddr) -> Result<(), Forbidden> {
        self.check_address(address, url.is_encrypted())
    }

    /// Whether something may go to an address, where it is known only how it travels.
    pub fn check_address(&self, address: IpAddr, is_encrypted: bool) -> Result<(), Forbidden> {
        // An IPv4 address in the clothes of IPv6 is the IPv4 address.
        let address = address.to_canonical();
        if self.opened.iter().any(|network| network.contains(&address)) {
            return Ok(());
        }
        let is_public = match address {
            IpAddr::V4(address) => is_public_v4(address),
            IpAddr::V6(address) => is_public_v6(address),
        };
        match (is_public, is_encrypted) {
            (false, _) => Err(Forbidden::Network),
            (true, false) => Err(Forbidden::Unencrypted),
            (true, true) => Ok(()),
        }
    }
}

/// Networks of IPv4 that are not the public internet, by the registry of special-purpose addresses.
const NOT_PUBLIC_V4: [(Ipv4Addr, u8); 15] = [
    (Ipv4Addr::UNSPECIFIED, 8),           // this host
    (Ipv4Addr::new(10, 0, 0, 0), 8),      // private
    (Ipv4Addr::new(100, 64, 0, 0), 10),   // behind a carrier's NAT
    (Ipv4Addr::new(127, 0, 0, 0), 8),     // loopback
    (Ipv4Addr::new(169, 254, 0, 0), 16),  // link-local, where clouds keep their metadata
    (Ipv4Addr::new(172, 16, 0, 0), 12),   // private
    (Ipv4Addr::new(192, 0, 0, 0), 24),    // protocol assignments
    (Ipv4Addr::new(192, 0, 2, 0), 24),    // documentation
    (Ipv4Addr::new(192, 88, 99, 0), 24),  // 6to4 relays
    (Ipv4Addr::new(192, 168, 0, 0), 16),  // private
    (Ipv4Addr::new(198, 18, 0, 0), 15),   // benchmarks
    (Ipv4Addr::new(198, 51, 100, 0), 24), // documentation
    (Ipv4Addr::new(203, 0, 113, 0), 24),  // documentation
    (Ipv4Addr::new(224, 0, 0, 0), 4),     // multicast
    (Ipv4Addr::new(240, 0, 0, 0), 4),     // reserved, broadcast
];

/// Networks of IPv6 within `2000::/3`, the part that is given out, that are not the public internet.
const NOT_PUBLIC_V6: [(Ipv6Addr, u8); 4] = [
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23), // protocol assignments, Teredo among them
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32), // documentation
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16), // 6to4: an IPv4 address inside
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20), // documentation
];

fn is_public_v4(address: Ipv4Addr) -> bool {
    let is_in = |&(network, n_bits): &(Ipv4Addr, u8)| (address.to_bits() ^ network.to_bits()) >> (32 - n_bits) == 0;
    !NOT_PUBLIC_V4.iter().any(is_in)
}

/// What is not in the part that is given out is loopback, local, NAT64 or nobody's.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let is_in = |&(network, n_bits): &(Ipv6Addr, u8)| (address.to_bits() ^ network.to_bits()) >> (128 - n_bits) == 0;
    address.to_bits() >> 125 == 1 && !NOT_PUBLIC_V6.iter().any(is_in)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(networks: &Networks, url: &str, address: &str) -> Result<(), Forbidden> {
        networks.check(&ReceiverUrl::parse(url).unwrap(), address.parse().unwrap())
    }

    #[test]
    fn nothing_private_is_reached_in_any_clothes() {
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.255",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:0:4136:e378:8000:63bf:3fff:fdd2",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "4000::1",
        ] {
            assert_eq!(check(&Networks::default(), "https://a.example", address), Err(Forbidden::Network), "{address}");
        }
    }

    #[test]
    fn the_public_internet_is_reached_encrypted() {
        for address in ["1.1.1.1", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1", "223.255.255.255"] {
            assert_eq!(check(&Networks::default(), "https://a.example", address), Ok(()), "{address}");
        }
        for address in ["2606:4700:4700::1111", "2a00:1450::1", "2001:4860:4860::8888", "::ffff:1.1.1.1"] {
            assert_eq!(check(&Networks::default(), "https://a.example", address), Ok(()), "{address}");
        }
        assert_eq!(check(&Networks::default(), "http://a.example", "1.1.1.1"), Err(Forbidden::Unencrypted));
        assert_eq!(Forbidden::Unencrypted.to_string(), "its address is public and its scheme is not https");
    }

    #[test]
    fn what_the_operator_opened_is_reached_and_nothing_beside_it() {
        let networks = Networks::opened(["10.1.0.0/16".parse().unwrap(), "::1/128".parse().unwrap()]);
        for address in ["10.1.2.3", "::ffff:10.1.2.3", "::1"] {
            assert_eq!(check(&networks, "http://a.example", address), Ok(()), "{address}");
        }
        for address in ["10.2.0.1", "127.0.0.1", "::2"] {
            assert_eq!(check(&networks, "http://a.example", address), Err(Forbidden::Network), "{address}");
        }
    }
}
