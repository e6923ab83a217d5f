//! The log: a JSON object per line, or text where a person watches.
//!
//! Lines are about the service and not about its callers: routes instead of paths, codes and counts instead of values.
//! What libraries say is left out below warnings, since nobody here can vouch for it.

use std::io;
use std::panic::PanicHookInfo;

use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::{SubscriberInitExt, TryInitError};
use tracing_subscriber::{Layer, fmt};

/// Formats of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// An object per line.
    Json,
    /// For people.
    Text,
}

/// Crates whose lines are about the service.
const OURS: [&str; 11] = [
    "accounts",
    "auth",
    "benefits",
    "delivery",
    "http_server",
    "operator_service",
    "service",
    "store",
    "stub_runtime",
    "transfer",
    "trigger_delivery",
];

/// Begins to write the log to standard error, and panics to the log.
pub fn begin(format: Format, level: Level) -> Result<(), TryInitError> {
    let ours = OURS.map(|target| (target, level));
    let targets = Targets::new().with_default(level.min(Level::WARN)).with_targets(ours);
    let lines = fmt::layer().with_writer(io::stderr);
    let lines = match format {
        Format::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
        Format::Text => lines.compact().boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(targets)).try_init()?;
    std::panic::set_hook(Box::new(tell_panic));
    Ok(())
}

/// Where it was; not what it said, which may quote what a caller sent.
fn tell_panic(info: &PanicHookInfo<'_>) {
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    tracing::error!(place, "something panicked");
}
