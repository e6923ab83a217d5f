//! The result of one generator for one document.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use contract::findings::{Finding, Findings, Group, Level, LostTo};
use serde::Serialize;

use crate::address::Address;
use crate::document::{self, Extent, Generated, Made};
use crate::standalone::{self, Generator};
use crate::{lint, panics};

use super::lowering::{self, LoweredKind};
use super::messages::Compilation;

/// Result of one generator for one document.
#[derive(Serialize)]
pub(super) struct GeneratorOutcome {
    #[serde(flatten)]
    pub(super) verdict: Verdict,
    /// `None` where it was not compiled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) compilation: Option<Compilation>,
}

/// A document's verdict: generated, or why not.
#[derive(Debug, Serialize)]
#[serde(tag = "verdict", rename_all = "lowercase")]
pub(super) enum Verdict {
    Generated {
        operations: usize,
        types: usize,
        warnings: usize,
        /// Parts of the document that have no effect.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        lost: Vec<Cause>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        lowered: Vec<LoweredKind>,
    },
    /// The document is right, and the generator cannot express it.
    Unsupported { causes: Vec<Cause> },
    /// The document breaks OpenAPI where generated code depends on it.
    Invalid { causes: Vec<Cause> },
    /// The tool could not work.
    Failed { error: String },
    /// Others refer to the file; it is no document of its own.
    #[serde(skip)]
    Part,
}

/// A rule that stopped it, and where it was broken first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Cause {
    pub(super) rule: &'static str,
    pub(super) message: String,
    pub(super) file: String,
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) pointer: String,
    /// Number of places that break it.
    pub(super) times: usize,
}

impl Verdict {
    /// The rules that stopped it, if any did.
    pub(super) fn causes(&self) -> Option<&[Cause]> {
        match self {
            Verdict::Unsupported { causes } | Verdict::Invalid { causes } => Some(causes),
            Verdict::Generated { .. } | Verdict::Failed { .. } | Verdict::Part => None,
        }
    }
}

pub(super) fn of(path: &Path, generator: Generator, extent: Extent) -> (Verdict, Option<Generated>) {
    let failed = |error: String| (Verdict::Failed { error }, None);
    // One document that the tool stumbles over must not hide what becomes of the others.
    match catch_unwind(AssertUnwindSafe(|| generated(path, generator, extent))) {
        Ok(Ok(came)) => came,
        Ok(Err(error)) => failed(format!("{error:#}")),
        Err(panic) => failed(format!("panic: {}", panics::message(&*panic))),
    }
}

fn generated(path: &Path, generator: Generator, extent: Extent) -> anyhow::Result<(Verdict, Option<Generated>)> {
    let sources = document::open(path)?;
    if lint::is_part(&sources) {
        return Ok((Verdict::Part, None));
    }
    let (document, command) =
        (standalone::called(&Address::File(path.to_owned())), format!("cargo xtask {}", generator.name()));
    let Made { product, findings } = match generator {
        Generator::Stubs => {
            let settings = stubgen::Settings { document, command, ..stubgen::Settings::default() };
            document::stubs(&sources, &settings, extent)
        }
        Generator::Client => {
            let settings = clientgen::Settings { document, command, ..clientgen::Settings::default() };
            document::client(&sources, &settings, extent)
        }
    };
    let Some(generated) = product else { return Ok((stopped(&findings), None)) };
    let verdict = Verdict::Generated {
        operations: generated.n_operations,
        types: generated.n_types,
        warnings: findings.count(Level::Warning),
        lost: causes(findings.iter().filter(|finding| finding.lost_to != LostTo::NOBODY)),
        lowered: lowering::of_document(&generated.lowered),
    };
    Ok((verdict, Some(generated)))
}

fn stopped(findings: &Findings) -> Verdict {
    let errors = || findings.iter().filter(|finding| finding.level == Level::Error);
    let causes = causes(errors());
    if errors().all(|finding| finding.rule.group == Group::Unsupported) {
        Verdict::Unsupported { causes }
    } else {
        Verdict::Invalid { causes }
    }
}

/// Each rule once, in the order of the first places.
fn causes<'f>(findings: impl Iterator<Item = &'f Finding>) -> Vec<Cause> {
    let mut causes: Vec<Cause> = Vec::new();
    let mut by_rule: BTreeMap<&str, usize> = BTreeMap::new();
    for finding in findings {
        let rule = finding.rule.id;
        let idx = *by_rule.entry(rule).or_insert(causes.len());
        if let Some(cause) = causes.get_mut(idx) {
            cause.times += 1;
            continue;
        }
        let place = &finding.place;
        causes.push(Cause {
            rule,
            message: finding.message.clone(),
            file: place.file.to_string(),
            line: place.line,
            column: place.column,
            pointer: place.pointer.clone(),
            times: 1,
        });
    }
    causes
}
