//! Addresses of hosts, mailboxes and resources.

use std::net::{Ipv4Addr, Ipv6Addr};

pub(super) fn is_ipv4(text: &str) -> bool {
    text.parse::<Ipv4Addr>().is_ok()
}

pub(super) fn is_ipv6(text: &str) -> bool {
    text.parse::<Ipv6Addr>().is_ok()
}

/// By RFC 1123: labels of letters, digits and inner hyphens.
pub(super) fn is_hostname(text: &str) -> bool {
    text.len() <= 253
        && text.split('.').all(|label| {
            (1..=63).contains(&label.len())
                && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
                && !label.starts_with('-')
                && !label.ends_with('-')
        })
}

/// Something before the last `@` and a host behind it. Only the mailbox's own server knows more.
pub(super) fn is_email(text: &str) -> bool {
    let Some((mailbox, host)) = text.rsplit_once('@') else { return false };
    let is_quoted = mailbox.len() > 2 && mailbox.starts_with('"') && mailbox.ends_with('"');
    let is_plain = |character: char| {
        !character.is_whitespace() && !character.is_control() && !"()<>[]:;@\\,\"".contains(character)
    };
    let is_dotted = !mailbox.split('.').any(str::is_empty) && mailbox.chars().all(is_plain);
    let literal = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let is_literal = literal.is_some_and(|host| is_ipv4(host) || host.strip_prefix("IPv6:").is_some_and(is_ipv6));
    (is_quoted || is_dotted) && (is_literal || is_hostname(host))
}

/// By RFC 3986: a scheme, and only characters that may stand in a URI.
pub(super) fn is_uri(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else { return false };
    scheme.starts_with(|first: char| first.is_ascii_alphabetic())
        && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte))
        && rest.split('%').enumerate().all(|(idx, part)| {
            let is_escape = part.bytes().take(2).filter(u8::is_ascii_hexdigit).count() == 2;
            (idx == 0 || is_escape) && part.bytes().all(is_legal_in_uri)
        })
}

fn is_legal_in_uri(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~:/?#[]@!$&'()*+,;=".contains(&byte)
}
