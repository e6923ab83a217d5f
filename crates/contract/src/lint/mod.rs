//! Checks of a document that was read.
//!
//! [`lint`] is the whole of it: read the document, run every check, hand back the findings in order. What a rule is about
//! stands in the [catalogue](crate::catalogue); how it is recognised in `checks`, one file per part of OpenAPI.

mod checks;

use crate::findings::{Findings, Group};
use crate::model::Api;
use crate::source::Sources;

/// Options of the checks.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options {
    /// Whether this workspace's own promises are checked too.
    pub house_rules: bool,
}

/// Everything there is to say about a document, in the order of its files and lines.
pub fn lint(sources: &Sources, options: Options) -> Findings {
    let (api, mut findings) = Api::read(sources);
    if let Some(api) = &api {
        findings.append(check(api, options));
    }
    findings.sort();
    findings
}

/// Findings of the checks about a document that was read already.
pub fn check(api: &Api<'_>, options: Options) -> Findings {
    let mut ctx = checks::Context::new(api);
    for check in checks::ALL {
        check(&mut ctx);
    }
    if options.house_rules {
        for check in checks::HOUSE {
            check(&mut ctx);
        }
    }
    let mut findings = ctx.findings;
    findings.retain(|finding| options.house_rules || finding.rule.group != Group::House);
    findings
}
