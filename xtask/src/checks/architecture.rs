//! The invariants of ARCHITECTURE.md that can be read off the files: which way crates depend on one another, what every
//! source begins with, and who writes files.
//!
//! Manifests are read as they are; what comes in through others is asked of Cargo by `tests/it/architecture.rs`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use contract::findings::{Finding, Findings};
use contractual::generate::tree::files_below;

use contractual::check::context::{CheckContext, about, at_line};
use contractual::check::rules::{DEPENDENCY_FORBIDDEN, FILE_WRITTEN_ELSEWHERE, SOURCE_UNTIDY};
use contractual::replace::read_lossy;

/// Crates of ours that each crate may depend on. One that is not listed may depend on all but the tool.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("contract", &[]),
    ("rust-text", &[]),
    ("contract-testing", &["contract"]),
    ("schema-algebra", &["contract"]),
    ("stubgen", &["contract", "rust-text", "schema-algebra"]),
    ("clientgen", &["contract", "rust-text", "schema-algebra"]),
    ("contractual", &["contract", "contract-testing", "rust-text", "stubgen", "clientgen"]),
    ("lab", &["contract", "stubgen", "contractual"]),
    ("xtask", &["contract", "contractual", "lab"]),
    ("stub-runtime", &[]),
    ("client-runtime", &[]),
    ("api", &["stub-runtime"]),
    ("benefits-client", &["client-runtime"]),
    ("triggers", &["client-runtime", "stub-runtime"]),
    ("operator", &["client-runtime", "stub-runtime"]),
    ("domain", &[]),
    ("delivery", &["domain"]),
    ("sealing", &[]),
    ("store", &["domain", "delivery"]),
    ("http-server", &["stub-runtime"]),
    ("auth", &["domain", "store"]),
    ("accounts", &["auth", "delivery", "domain", "http-server", "sealing", "store"]),
    ("transfer", &["auth", "domain", "store"]),
    ("trigger-delivery", &["delivery", "domain", "sealing", "store", "triggers"]),
    ("operator-service", OPERATOR_SERVICE),
];

/// It joins the operator's contract to all that it tells of; transfers are none of its affairs.
const OPERATOR_SERVICE: &[&str] = &[
    "accounts",
    "auth",
    "delivery",
    "domain",
    "http-server",
    "operator",
    "sealing",
    "store",
    "stub-runtime",
    "trigger-delivery",
    "triggers",
];

/// Crates of others that the tools must not compile, and the domain must not know.
const HEAVY: &[&str] = &["tokio", "hyper", "poem", "poem-openapi", "reqwest", "rusqlite", "postgres"];
const LIGHT: &[&str] = &[
    "contract",
    "contract-testing",
    "rust-text",
    "schema-algebra",
    "stubgen",
    "clientgen",
    "contractual",
    "lab",
    "xtask",
    "domain",
];

/// Crates that hand out text and never write it.
const PURE: &[&str] = &[
    "contract",
    "contract-testing",
    "rust-text",
    "schema-algebra",
    "stubgen",
    "clientgen",
    "stub-runtime",
    "client-runtime",
    "api",
    "domain",
];
const WRITING: &[&str] = &["fs::write(", "File::create(", "fs::create_dir", "OpenOptions::new(", "fs::remove_"];

/// A file longer than this hides a second one.
const MAX_LINES: usize = 700;

/// Looks at manifests and sources.
pub(super) fn check(context: &CheckContext<'_>) -> Result<Findings> {
    let mut findings = Findings::default();
    let packages = packages(context)?;
    let ours: BTreeSet<&str> = packages.iter().map(|(name, _)| name.as_str()).collect();
    for (name, folder) in &packages {
        findings.extend(forbidden(name, &folder.join("Cargo.toml"), &ours)?);
        for path in sources_below(folder)? {
            let Some(text) = read_lossy(&path)? else { continue };
            findings.extend(untidy(&path, &text));
            let is_pure = PURE.contains(&name.as_str()) && path.starts_with(folder.join("src"));
            if is_pure && !is_test(&path) {
                findings.extend(writing(&path, &text));
            }
        }
    }
    Ok(findings)
}

/// The crates of the workspace: name and folder.
pub(super) fn packages(context: &CheckContext<'_>) -> Result<Vec<(String, PathBuf)>> {
    let mut folders = vec![context.path("xtask"), context.path("tests")];
    let crates = context.path("crates");
    let entries = crates.read_dir().with_context(|| format!("cannot read {}", crates.display()))?;
    for entry in entries {
        folders.push(entry.with_context(|| format!("cannot read {}", crates.display()))?.path());
    }
    folders.sort();
    let mut packages = Vec::new();
    for folder in folders {
        let Some(manifest) = read_lossy(&folder.join("Cargo.toml"))? else { continue };
        let manifest: toml::Table = toml::from_str(&manifest)
            .with_context(|| format!("cannot read {}", folder.join("Cargo.toml").display()))?;
        let name = manifest.get("package").and_then(|package| package.get("name")).and_then(toml::Value::as_str);
        packages.extend(name.map(|name| (name.to_owned(), folder)));
    }
    Ok(packages)
}

/// Dependencies of a crate that are forbidden.
fn forbidden(name: &str, path: &Path, ours: &BTreeSet<&str>) -> Result<Vec<Finding>> {
    let text = read_lossy(path)?.unwrap_or_default();
    let manifest: toml::Table = toml::from_str(&text).with_context(|| format!("cannot read {}", path.display()))?;
    let tables =
        ["dependencies", "build-dependencies"].map(|table| manifest.get(table).and_then(toml::Value::as_table));
    let known = MAY_KNOW.iter().find(|(package, _)| *package == name).map(|(_, known)| *known);
    let mut findings = Vec::new();
    for dependency in tables.into_iter().flatten().flat_map(toml::Table::keys) {
        let is_ours = ours.contains(dependency.as_str());
        let is_forbidden = match known {
            Some(known) => is_ours && !known.contains(&dependency.as_str()),
            // The tests judge by the tool's own eyes.
            None => dependency == "xtask" && name != "contract-tests",
        };
        if is_forbidden || (LIGHT.contains(&name) && HEAVY.contains(&dependency.as_str())) {
            let line = text.lines().position(|line| line.starts_with(dependency.as_str())).unwrap_or_default() + 1;
            let message = format!("`{name}` depends on `{dependency}`.");
            findings.push(at_line(&DEPENDENCY_FORBIDDEN, path, line, message, DEPENDENCY_FORBIDDEN.remedy));
        }
    }
    Ok(findings)
}

/// Rust files that people write: generated ones and golden text in `cases` are exempt.
fn sources_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let is_exempt = |path: &PathBuf| {
        let inside = path.strip_prefix(folder).unwrap_or(path);
        inside
            .components()
            .any(|part| ["target", "generated", "cases"].iter().any(|exempt| part.as_os_str() == *exempt))
    };
    let is_source = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "rs");
    Ok(files_below(folder)?.into_iter().filter(|path| is_source(path) && !is_exempt(path)).collect())
}

fn untidy(path: &Path, text: &str) -> Vec<Finding> {
    let is_generated = text.lines().take(4).any(|line| line.ends_with("do not edit."));
    let mut findings = Vec::new();
    let mut tell = |line: usize, message: String| {
        findings.push(at_line(&SOURCE_UNTIDY, path, line, message, SOURCE_UNTIDY.remedy));
    };
    let n_lines = text.lines().count();
    if n_lines > MAX_LINES && !is_generated {
        tell(1, format!("It has {n_lines} lines, more than {MAX_LINES}."));
    }
    if !text.starts_with("//!") {
        tell(1, "It does not begin with what it is for.".to_owned());
    }
    for (idx, line) in text.lines().enumerate() {
        let word = concat!("TO", "DO");
        // Other words hold these letters.
        let is_said = line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|said| said == word);
        if is_said && !line.contains('#') {
            tell(idx + 1, format!("A {word} has no number of its issue."));
        }
    }
    findings
}

fn writing(path: &Path, text: &str) -> Option<Finding> {
    // What stands in tests may write into throw-away folders.
    let code = text.split("#[cfg(test)]").next().unwrap_or(text);
    let written = WRITING.iter().find(|call| code.contains(**call))?;
    let message = format!("It calls `{}`.", written.trim_end_matches('('));
    Some(about(&FILE_WRITTEN_ELSEWHERE, path, message, FILE_WRITTEN_ELSEWHERE.remedy))
}

fn is_test(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs")
}
