//! Proxies that are believed when they say for whom they ask.
//!
//! Each proxy adds the address it was called from to `Forwarded` or to `X-Forwarded-For`, at the right. So the caller is
//! the rightmost address that is no proxy of ours; anything to the left of it may be made up by the caller.

use std::net::{IpAddr, SocketAddr};

use ipnet::IpNet;
use poem::http::{HeaderMap, HeaderName, header};

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Networks of proxies that are believed; none unless somebody names one.
#[derive(Debug, Clone, Default)]
pub struct TrustedProxies(Vec<IpNet>);

impl TrustedProxies {
    /// All proxies in these networks.
    pub fn new(networks: Vec<IpNet>) -> Self {
        Self(networks)
    }

    /// Address of the caller, by the other end of the connection and what the proxies say.
    ///
    /// Who sends both headers, of which a proxy adds to one, has made the other up. If they disagree, the proxy itself is
    /// the caller.
    pub(super) fn caller(&self, peer: SocketAddr, headers: &HeaderMap) -> SocketAddr {
        if !self.trusts(peer.ip()) {
            return peer;
        }
        let standard = self.rightmost_untrusted(headers, &header::FORWARDED, forwarded_for);
        let customary = self.rightmost_untrusted(headers, &X_FORWARDED_FOR, address);
        match (standard, customary) {
            (Some(one), Some(other)) if one != other => peer,
            (Some(caller), _) | (None, Some(caller)) => SocketAddr::new(caller, 0),
            (None, None) => peer,
        }
    }

    /// The caller by one header. What cannot be read hides everything to the left of it.
    fn rightmost_untrusted(
        &self,
        headers: &HeaderMap,
        name: &HeaderName,
        read: fn(&str) -> Option<IpAddr>,
    ) -> Option<IpAddr> {
        let mut nearest = None;
        for line in headers.get_all(name).iter().rev() {
            for hop in line.to_str().ok()?.rsplit(',') {
                let Some(hop) = read(hop.trim()) else { return nearest };
                nearest = Some(hop);
                if !self.trusts(hop) {
                    return nearest;
                }
            }
        }
        nearest
    }

    fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }
}

/// The address in one element of `Forwarded`.
fn forwarded_for(element: &str) -> Option<IpAddr> {
    let element = rfc7239::parse(element).next_back()?.ok()?;
    element.forwarded_for?.ip().copied()
}

/// An address as proxies write it, some with a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The caller, for a connection from `peer` with these headers.
    fn caller(peer: &str, headers: &[(&str, &str)]) -> String {
        let networks = ["10.0.0.0/8", "fd00::/8"].map(|network| network.parse().unwrap());
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(HeaderName::try_from(*name).unwrap(), value.parse().unwrap());
        }
        let peer = SocketAddr::new(peer.parse().unwrap(), 4711);
        TrustedProxies::new(networks.to_vec()).caller(peer, &map).ip().to_string()
    }

    #[test]
    fn nobody_but_a_trusted_proxy_speaks_for_others() {
        let forged = [("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=192.0.2.1")];
        assert_eq!(caller("198.51.100.7", &forged), "198.51.100.7");
        let none = SocketAddr::from(([10, 0, 0, 1], 4711));
        assert_eq!(TrustedProxies::default().caller(none, &HeaderMap::new()), none);
    }

    #[test]
    fn the_caller_is_the_rightmost_address_that_is_no_proxy() {
        for (headers, expected) in [
            (vec![], "10.0.0.1"),
            (vec![("x-forwarded-for", "192.0.2.1")], "192.0.2.1"),
            (vec![("x-forwarded-for", "203.0.113.9, 192.0.2.1")], "192.0.2.1"),
            (vec![("x-forwarded-for", "203.0.113.9, 192.0.2.1, 10.1.1.1")], "192.0.2.1"),
            (vec![("x-forwarded-for", "203.0.113.9"), ("x-forwarded-for", "192.0.2.1,10.1.1.1")], "192.0.2.1"),
            (vec![("x-forwarded-for", "10.2.2.2, 10.1.1.1")], "10.2.2.2"),
            (vec![("x-forwarded-for", "192.0.2.1:8080")], "192.0.2.1"),
            (vec![("x-forwarded-for", "2001:db8::1")], "2001:db8::1"),
            (vec![("x-forwarded-for", "[2001:db8::1]:443")], "2001:db8::1"),
            (vec![("forwarded", "for=192.0.2.1;proto=https")], "192.0.2.1"),
            (vec![("forwarded", "for=203.0.113.9, For=\"[2001:db8::1]:443\";by=10.1.1.1")], "2001:db8::1"),
            (vec![("forwarded", "for=192.0.2.1"), ("x-forwarded-for", "192.0.2.1")], "192.0.2.1"),
        ] {
            assert_eq!(caller("10.0.0.1", &headers), expected, "{headers:?}");
        }
        assert_eq!(caller("::ffff:10.0.0.1", &[("x-forwarded-for", "192.0.2.1")]), "192.0.2.1");
    }

    #[test]
    fn what_is_made_up_or_unreadable_is_the_proxys_own() {
        for headers in [
            vec![("forwarded", "for=203.0.113.9"), ("x-forwarded-for", "192.0.2.1")],
            vec![("x-forwarded-for", "192.0.2.1, unknown")],
            vec![("x-forwarded-for", "")],
            vec![("forwarded", "for=_hidden")],
            vec![("forwarded", "for=\"192.0.2.1, for=")],
        ] {
            assert_eq!(caller("10.0.0.1", &headers), "10.0.0.1", "{headers:?}");
        }
    }
}
