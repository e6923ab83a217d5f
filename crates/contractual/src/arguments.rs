//! Arguments that several commands share.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use contract::findings::Level;
use contract::source::Limits;

pub(crate) fn levels() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(["error", "warning", "note"]).map(|name| match name.as_str() {
        "error" => Level::Error,
        "warning" => Level::Warning,
        _ => Level::Note,
    })
}

/// The usual limits, with files as large as the user allows.
pub(crate) fn limits(max_megabytes: Option<u16>) -> Limits {
    let mut limits = Limits::default();
    if let Some(megabytes) = max_megabytes {
        limits.file_bytes = usize::from(megabytes) << 20;
        limits.total_bytes = limits.total_bytes.max(limits.file_bytes);
    }
    limits
}
