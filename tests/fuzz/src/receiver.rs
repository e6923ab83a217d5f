//! Addresses of receivers: one spelling, nobody's password, and nothing private is reached.

use std::net::IpAddr;

use delivery::address::{Host, Networks, ReceiverUrl};

/// Any text as an address.
pub(crate) fn receiver(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(address) = ReceiverUrl::parse(text) else { return };
    let shown = address.to_string();
    let again = ReceiverUrl::parse(&shown).unwrap_or_else(|why| panic!("{shown:?} of {text:?} is refused: {why}"));
    assert_eq!(again.to_string(), shown, "an address has one spelling");
    assert_eq!((again.host(), again.port()), (address.host(), address.port()), "and leads to one place");
    let called = address.base() + "/evento";
    let called = ReceiverUrl::parse(&called).unwrap_or_else(|why| panic!("{called:?} of {text:?} is refused: {why}"));
    assert_eq!(called.host(), address.host(), "a path leads nowhere else: {called}");
    assert!(called.base().ends_with("/evento") && called.query().is_empty(), "{called}");
    let literal: IpAddr = match address.host() {
        Host::Ipv4(literal) => literal.into(),
        Host::Ipv6(literal) => literal.into(),
        Host::Domain(name) => {
            // A name that is an address to somebody else would not be vetted as one.
            assert!(name.parse::<IpAddr>().is_err(), "{name} is an address");
            return;
        }
    };
    let is_reached = Networks::default().check(&address, literal).is_ok();
    assert!(!(is_reached && is_private(literal)), "{literal} of {text:?} is reached");
    assert!(!is_reached || address.is_encrypted(), "{text:?} is reached unencrypted");
}

/// Whether the standard library knows an address to be no public one.
fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_broadcast()
                || address.is_documentation()
                || address.is_multicast()
                || address.is_unspecified()
        }
        IpAddr::V6(address) => {
            address.is_loopback()
                || address.is_unspecified()
                || address.is_multicast()
                || address.is_unique_local()
                || address.is_unicast_link_local()
        }
    }
}
