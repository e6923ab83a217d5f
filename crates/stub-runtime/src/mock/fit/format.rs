//! Formats whose meaning nobody disputes.

use std::net::{Ipv4Addr, Ipv6Addr};

use crate::value::{Base64, Date, DateTime, Uuid};

/// Whether a text is of a format; of one that is not known here every text is.
pub(super) fn is_of_format(format: &str, text: &str) -> bool {
    match format {
        "date" => text.parse::<Date>().is_ok(),
        "date-time" => text.parse::<DateTime>().is_ok(),
        "time" => format!("2024-02-29T{text}").parse::<DateTime>().is_ok(),
        "uuid" => text.parse::<Uuid>().is_ok(),
        "byte" => text.parse::<Base64>().is_ok(),
        "ipv4" => text.parse::<Ipv4Addr>().is_ok(),
        "ipv6" => text.parse::<Ipv6Addr>().is_ok(),
        "hostname" => is_hostname(text),
        "email" => is_email(text),
        "uri" => is_uri(text),
        _ => true,
    }
}

fn is_hostname(text: &str) -> bool {
    let is_inner = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(is_inner)
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    text.len() <= 253 && text.split('.').all(is_label)
}

fn is_email(text: &str) -> bool {
    let is_plain = |c: char| !c.is_whitespace() && !c.is_control() && !"()<>[]:;@\\,\"".contains(c);
    text.rsplit_once('@').is_some_and(|(mailbox, host)| {
        !mailbox.split('.').any(str::is_empty) && mailbox.chars().all(is_plain) && is_hostname(host)
    })
}

fn is_uri(text: &str) -> bool {
    let is_legal = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:/?#[]@!$&'()*+,;=%".contains(&byte);
    text.split_once(':').is_some_and(|(scheme, rest)| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte))
            && rest.bytes().all(is_legal)
    })
}
