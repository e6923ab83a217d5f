//! Fuzz targets: everything that takes bytes from anywhere, as functions that a fuzzer or a test can call.
//!
//! Each takes any bytes and panics where a promise is broken: that nothing panics on the way, that what is written is read
//! as the same, or that a second opinion agrees. `libfuzzer/` feeds them for as long as one likes, on a nightly compiler;
//! `tests/it` with mutations of `seeds/`, on any.

mod body;
mod document;
mod parameters;
mod pattern;
mod receiver;
mod retry_after;
mod values;
mod waivers;

/// Something to feed.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    /// The folder of its seeds, and its name for the fuzzer.
    pub name: &'static str,
    /// Takes any bytes.
    pub feed: fn(&[u8]),
}

/// Everything there is to feed.
pub const TARGETS: &[Target] = &[
    Target { name: "document_json", feed: document::json },
    Target { name: "document_yaml", feed: document::yaml },
    Target { name: "pattern", feed: pattern::pattern },
    Target { name: "parameters", feed: parameters::parameters },
    Target { name: "body", feed: body::body },
    Target { name: "values", feed: values::values },
    Target { name: "retry_after", feed: retry_after::retry_after },
    Target { name: "receiver", feed: receiver::receiver },
    Target { name: "waivers", feed: waivers::waivers },
];

/// Feeds the target of a name.
pub fn feed(name: &str, bytes: &[u8]) {
    let target =
        TARGETS.iter().find(|target| target.name == name).expect("the fuzzer knows the targets by their names");
    (target.feed)(bytes);
}
