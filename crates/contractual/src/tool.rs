//! The version of this tool.

use semver::{Version, VersionReq};

/// The version, which is that of the runtimes that it carries as well.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// True where this tool meets a requirement, written as Cargo writes one.
pub(crate) fn meets(wanted: &str) -> bool {
    let wanted = VersionReq::parse(wanted).ok();
    wanted.is_some_and(|wanted| Version::parse(VERSION).is_ok_and(|ours| wanted.matches(&ours)))
}

/// The version as `requires` has it: any that is compatible with this one.
pub(crate) fn compatible() -> String {
    let mut parts = VERSION.split('.');
    match (parts.next(), parts.next()) {
        (Some("0"), Some(minor)) => format!("0.{minor}"),
        (Some(major), _) => major.to_owned(),
        _ => VERSION.to_owned(),
    }
}
