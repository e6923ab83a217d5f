//! The way of one document through the tools, in this process.

use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::LazyLock;

use contract::diff::judge::{self, Verdict};
use contract::diff::report::render_plain;
use contract::findings::{Finding, Findings, Group, Level};
use contract::lint::{Options, lint};
use contract::model::Api;
use contract::source::Sources;
use serde_json::Value;

use super::edition::edition;
use crate::workshop::root;

/// Results of many documents.
#[derive(Debug, Default)]
pub(super) struct Tally {
    n_documents: usize,
    n_operations: usize,
    n_stubs: usize,
    n_clients: usize,
    n_warnings: usize,
    /// Verdicts on other editions.
    n_breaking: usize,
    n_harmless: usize,
    n_unreadable: usize,
    /// Documents that were refused, by rule.
    refused: BTreeMap<&'static str, usize>,
    /// Whether all was made of the last document.
    is_whole: bool,
}

impl Tally {
    /// Whether both stubs and a client were made of the last document.
    pub(super) fn is_made_whole(&self) -> bool {
        self.is_whole
    }
}

/// Every rule that is documented.
static RULES: LazyLock<String> =
    LazyLock::new(|| std::fs::read_to_string(root().join("docs/rules.md")).expect("the page of the rules is there"));

/// Sends a document through all tools; says which promise it broke.
pub(super) fn passage(document: &Value, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let text = document.to_string();
    let sources = Sources::from_text("document.json", text.clone());
    tally.n_documents += 1;
    let findings = guarded("lint", || lint(&sources, Options { house_rules: false }))?;
    let errors =
        |findings: &Findings| findings.iter().filter(|it| it.level == Level::Error).map(told).collect::<Vec<_>>();
    if findings.count(Level::Error) > 0 {
        return Err(format!("lint finds fault with a valid document:\n{}", errors(&findings).join("\n")));
    }
    tally.n_warnings += findings.count(Level::Warning);
    let (api, read) = Api::read(&sources);
    let api = api.ok_or_else(|| format!("a valid document is not read: {:?}", errors(&read)))?;
    compared(&api, &text, document, seed, tally)?;

    let stubs = guarded("stubs", || stubgen::generate(&api, &stubgen::Settings::default()))?;
    let has_stubs = is_made(&stubs.findings, tally).map_err(|fault| format!("stubs: {fault}"))?;
    let client = guarded("client", || clientgen::generate(&api, &clientgen::Settings::default()))?;
    let has_client = is_made(&client.findings, tally).map_err(|fault| format!("client: {fault}"))?;
    for file in stubs.files.iter().chain([&stubs.mock]).filter(|file| has_stubs && is_source(&file.path)) {
        syn::parse_file(&file.text).map_err(|error| format!("stubs: {} is no Rust: {error}", file.path))?;
    }
    let again = guarded("stubs again", || stubgen::generate(&api, &stubgen::Settings::default()))?;
    if stubs.files.iter().map(|file| &file.text).ne(again.files.iter().map(|file| &file.text)) {
        return Err("stubs differ from one time to the next".to_owned());
    }
    tally.n_operations += stubs.n_operations;
    tally.n_stubs += usize::from(has_stubs);
    tally.n_clients += usize::from(has_client);
    tally.is_whole = has_stubs && has_client;
    Ok(())
}

/// Compares a document with itself and with another edition.
fn compared(api: &Api<'_>, text: &str, document: &Value, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let same = Sources::from_text("document.json", text);
    let (same, _) = Api::read(&same);
    let same = same.ok_or("a document is read once and not again")?;
    let silent = guarded("diff with itself", || judge::compare(api, &same, &judge::Options::default()))?;
    if silent.verdict != Verdict::Equivalent || !silent.findings.is_empty() {
        return Err(format!("a document differs from itself:\n{}", rendered(&silent)));
    }
    let other = Sources::from_text("document.json", edition(document, seed).to_string());
    guarded("lint of another edition", || lint(&other, Options { house_rules: true }))?;
    let (Some(other), _) = Api::read(&other) else {
        tally.n_unreadable += 1;
        return Ok(());
    };
    let compare = || guarded("diff", || judge::compare(api, &other, &judge::Options::default()));
    let (first, second) = (compare()?, compare()?);
    if rendered(&first) != rendered(&second) {
        return Err(format!("a comparison says something else the second time:\n{}", rendered(&second)));
    }
    guarded("diff backwards", || judge::compare(&other, api, &judge::Options::default()))?;
    if first.verdict == Verdict::Breaking {
        tally.n_breaking += 1;
    } else {
        tally.n_harmless += 1;
    }
    Ok(())
}

fn rendered(comparison: &judge::Comparison) -> String {
    let mut text = Vec::new();
    render_plain(comparison, &mut text).expect("memory can be written to");
    String::from_utf8_lossy(&text).into_owned()
}

/// Whether something was made; what was not must be something that the documentation says is not supported.
fn is_made(findings: &Findings, tally: &mut Tally) -> Result<bool, String> {
    for finding in findings.iter().filter(|finding| finding.level == Level::Error) {
        let rule = finding.rule;
        let is_documented =
            RULES.contains(&format!("`{}`", rule.id)) && rule.id != clientgen::rules::CLIENT_NOT_MADE.id;
        if rule.group != Group::Unsupported || !is_documented {
            return Err(told(finding));
        }
        *tally.refused.entry(rule.id).or_default() += 1;
    }
    Ok(findings.count(Level::Error) == 0)
}

fn is_source(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == "rs")
}

fn told(finding: &Finding) -> String {
    format!("{}: {} at {}", finding.rule.id, finding.message, finding.place.pointer)
}

/// Output of a tool; a panic is a fault.
fn guarded<T>(tool: &str, run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        format!("{tool} panics: {}", text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default())
    })
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            n_documents,
            n_operations,
            n_stubs,
            n_clients,
            n_warnings,
            n_breaking,
            n_harmless,
            n_unreadable,
            refused,
            is_whole: _,
        } = self;
        write!(
            f,
            "{n_documents} with {n_operations} operations, {n_warnings} warnings and no error, {n_documents} equal to \
             themselves; other editions: {n_breaking} breaking, {n_harmless} not, {n_unreadable} unreadable; {n_stubs} stubs, \
             {n_clients} clients"
        )?;
        for (rule, times) in refused {
            write!(f, ", {times} {rule}")?;
        }
        Ok(())
    }
}
