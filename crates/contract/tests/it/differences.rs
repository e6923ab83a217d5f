//! The examples of the catalogue of differences: each makes its rule happen, and makes nothing happen against itself.
//!
//! The rules of the table are tried row by row, at every subject. Where a row has no rule for a subject, what it shows
//! must have another name there: nothing may happen that has none.

use contract::diff::catalogue::{self, Aspect, DiffExample, DiffRule, Row, Subject};
use contract::diff::judge::{self, Comparison, DiffFinding, Evidence};
use contract::diff::structure;
use contract::findings::Level;
use libtest_mimic::{Failed, Trial};

use crate::diff::{compare_with, is_silent, rendered};
use crate::rules::complete;

/// One test per rule written by hand and per row, and one for what would be too long to write.
pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = vec![Trial::test("difference comparison-cut-short", too_many_are_cut_short)];
    let mut rows: Vec<(&'static Row, Vec<(Subject, &'static DiffRule)>)> = Vec::new();
    for rule in catalogue::all() {
        match rule.example {
            DiffExample::Documents { .. } | DiffExample::Reverse(_) => {
                let documents = rule.example.documents().expect("the rule has documents");
                let documents = documents.map(|document| complete(&document));
                trials.push(Trial::test(format!("difference {}", rule.id), move || happens(rule, &documents)));
            }
            DiffExample::Schemas { row, subject } => {
                let known = rows.iter_mut().find(|(known, _)| std::ptr::eq(*known, row));
                match known {
                    Some((_, rules)) => rules.push((subject, rule)),
                    None => rows.push((row, vec![(subject, rule)])),
                }
            }
            DiffExample::Words(_) => assert_eq!(rule.id, "comparison-cut-short", "only this one would be too long"),
        }
    }
    for (row, rules) in rows {
        let need = row.need.map_or_else(String::new, |need| format!("{} property ", need.name()));
        trials.push(Trial::test(format!("difference {need}{}", row.suffix), move || row_happens(row, &rules)));
    }
    trials
}

/// A day and days of grace: some rules need neither, some one, some both.
fn options() -> [judge::Options; 2] {
    let strict =
        structure::Options { today: Some((2026, 1, 1)), grace_beta: 30, grace_stable: 30, called_by_us: false };
    [judge::Options::default(), judge::Options { structure: strict, ..judge::Options::default() }]
}

fn happens(rule: &DiffRule, documents: &[String; 2]) -> Result<(), Failed> {
    for options in options() {
        for document in documents {
            is_silent(document, &options)?;
        }
    }
    match told(rule, documents) {
        Ok(finding) => is_founded(rule, &finding),
        Err(comparison) => {
            let [old, new] = documents;
            Err(format!("{} does not happen; what does:\n{old}\n{new}\n{}", rule.id, rendered(&comparison)).into())
        }
    }
}

/// The finding of a rule, or everything else that was found.
fn told(rule: &DiffRule, documents: &[String; 2]) -> Result<DiffFinding, Box<Comparison>> {
    let [mut comparison, other] = options().map(|options| compare_with(&documents[0], &documents[1], &options));
    let mut findings = comparison.findings.iter().chain(&other.findings);
    match findings.find(|finding| finding.rule == rule).cloned() {
        Some(finding) => Ok(finding),
        None => {
            comparison.findings.extend(other.findings);
            Err(Box::new(comparison))
        }
    }
}

fn row_happens(row: &'static Row, rules: &[(Subject, &'static DiffRule)]) -> Result<(), Failed> {
    for subject in Subject::ALL {
        let documents = row.example(subject).documents(subject).map(|document| complete(&document));
        match rules.iter().find(|(at, _)| *at == subject) {
            Some((_, rule)) => {
                happens(rule, &documents)?;
                is_needed(row, subject, rule)?;
            }
            None => has_a_name(&documents)?,
        }
    }
    Ok(())
}

/// Schemas of its own for a subject need a reason, and the reason is that the row's first ones do not do.
fn is_needed(row: &Row, subject: Subject, rule: &DiffRule) -> Result<(), Failed> {
    let first = &row.examples[0];
    if std::ptr::eq(row.example(subject), first) {
        return Ok(());
    }
    let documents = first.documents(subject).map(|document| complete(&document));
    match told(rule, &documents) {
        Ok(_) => Err(format!("{} needs no example of its own", rule.id).into()),
        Err(_) => Ok(()),
    }
}

fn has_a_name(documents: &[String; 2]) -> Result<(), Failed> {
    let comparison = compare_with(&documents[0], &documents[1], &judge::Options::default());
    let is_unnamed = comparison.findings.iter().any(|finding| finding.rule.id == "schema-changed");
    if is_unnamed { Err(rendered(&comparison).into()) } else { Ok(()) }
}

/// Whether what is said rests on what it should: a value that shows it, a proof, or else a reason.
fn is_founded(rule: &DiffRule, finding: &DiffFinding) -> Result<(), Failed> {
    let is_right = match rule.example {
        DiffExample::Schemas { row, subject } if rule.is_about_sets => {
            // `null` is never written as text.
            let is_unwritten = row.aspect == Aspect::Nullable
                && !matches!(subject.inner(), Subject::RequestProperty | Subject::ResponseProperty);
            match (row.effect.level(subject.direction()), &finding.evidence) {
                (_, Evidence::Equal) if is_unwritten => finding.level == Level::Note,
                (Level::Note, Evidence::Proved) => finding.level == Level::Note,
                (Level::Error, Evidence::Witness(_)) => finding.level == Level::Error,
                _ => false,
            }
        }
        // They are about values.
        _ if ["request-values-refused", "response-values-unexpected"].contains(&rule.id) => {
            matches!(finding.evidence, Evidence::Witness(_))
        }
        _ if IS_UNREAD.contains(&rule.id) => matches!(finding.evidence, Evidence::Undecided(_)),
        _ if IS_SHOWN.contains(&rule.id) => matches!(finding.evidence, Evidence::Witness(_)),
        _ if IS_ONLY_A_NAME.contains(&rule.id) => matches!(finding.evidence, Evidence::Equal),
        _ => matches!(finding.evidence, Evidence::Policy),
    };
    if is_right {
        return Ok(());
    }
    Err(format!("{} is a {:?} by {:?}", rule.id, finding.level, finding.evidence).into())
}

/// Rules about what cannot be read.
const IS_UNREAD: &[&str] = &["reference-unresolved", "schema-changed"];

/// Rules that are not about sets of values, and have a witness all the same: credentials.
const IS_SHOWN: &[&str] = &["api-security-tightened"];

/// Rules about words of a document that nobody can observe: what follows from them has rules of its own.
const IS_ONLY_A_NAME: &[&str] = &[
    "api-security-component-added",
    "api-security-component-removed",
    "api-security-component-oauth-scope-added",
    "api-security-component-oauth-scope-changed",
];

/// Four hundred operations that share three hundred properties: 120,000 places where something happened.
fn too_many_are_cut_short() -> Result<(), Failed> {
    let document = |length: usize| {
        let operation = |n: usize| {
            let content = "{application/json: {schema: {$ref: '#/components/schemas/Pet'}}}";
            format!("  /pets{n}: {{get: {{responses: {{'200': {{description: All., content: {content}}}}}}}}}\n")
        };
        let property = |n: usize| format!("        p{n}: {{type: string, maxLength: {length}}}\n");
        let operations: String = (0..400).map(operation).collect();
        let properties: String = (0..300).map(property).collect();
        complete(&format!(
            "paths:\n{operations}components:\n  schemas:\n    Pet:\n      type: object\n      properties:\n{properties}"
        ))
    };
    let comparison = compare_with(&document(5), &document(9), &judge::Options::default());
    let ids: Vec<_> = comparison.findings.iter().map(|finding| finding.rule.id).collect();
    if ids.contains(&"comparison-cut-short") { Ok(()) } else { Err(format!("{ids:?}").into()) }
}
