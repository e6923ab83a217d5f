//! From files to a comparison, as far as the files can be read.

use anyhow::{Result, anyhow};
use contract::diff::judge::{self, Comparison, Omission, Options};
use contract::findings::render::{Report, render};
use contract::findings::{Findings, Format, Level};
use contract::model::Api;
use contract::source::Sources;

/// Compares two documents. What cannot be read of them is left out and said; one that cannot be read at all is an error.
pub(super) fn compare(old: &Sources, new: &Sources, options: &Options) -> Result<Comparison> {
    let (old_api, old_findings) = read(old)?;
    let (new_api, new_findings) = read(new)?;
    let mut comparison = judge::compare(&old_api, &new_api, options);
    comparison.omissions.extend(omissions(&old_findings).chain(omissions(&new_findings)));
    Ok(comparison)
}

fn read(sources: &Sources) -> Result<(Api<'_>, Findings)> {
    let (api, mut findings) = Api::read(sources);
    findings.sort();
    api.ok_or_else(|| unreadable(sources, &findings)).map(|api| (api, findings))
}

fn omissions(findings: &Findings) -> impl Iterator<Item = Omission> {
    let errors = findings.iter().filter(|finding| finding.level == Level::Error);
    errors.map(|finding| Omission { message: finding.message.clone(), place: finding.place.clone() })
}

/// The findings are what is wrong, so they are the error.
fn unreadable(sources: &Sources, findings: &Findings) -> anyhow::Error {
    let mut text = Vec::new();
    let report = Report { tool: "xtask", version: env!("CARGO_PKG_VERSION"), findings, n_documents: 1 };
    render(&report, Format::Text, &mut text).expect("memory can be written to");
    let text = String::from_utf8_lossy(&text).trim_end().to_owned();
    anyhow!("cannot compare {}, since it cannot be read\n\n{text}", sources.main().name())
}
