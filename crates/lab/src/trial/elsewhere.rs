//! Edits of everything but the contracts: generated files, snapshots, releases, lists, pages, manifests, sources.

use anyhow::Result;

use super::edit::{Edit, spread};
use contractual::Configuration;
use contractual::copy::Copy;

pub(super) fn edits(copy: &Copy) -> Result<Vec<Edit>> {
    let mut edits = generated(copy)?;
    edits.extend(snapshots(copy, "wire", 36)?);
    edits.extend(snapshots(copy, "reading", 24)?);
    edits.extend(releases(copy)?);
    edits.extend(lists(copy)?);
    edits.extend(pages(copy)?);
    edits.extend(sources(copy)?);
    Ok(edits)
}

/// Every generated file, spoiled in one of four ways.
fn generated(copy: &Copy) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for (_, target) in Configuration::in_folder(copy.root())?.targets() {
        for path in copy.files(&target.folder)? {
            let text = copy.text(&path)?;
            edits.push(match edits.len() % 4 {
                0 => Edit::rewrite(&path, "a line is lost", without_line(&text), "generated"),
                1 => Edit::rewrite(&path, "a line is added", format!("{text}// by hand\n"), "generated"),
                2 => Edit::delete(&path, "generated"),
                _ => Edit::rewrite(&path, "a word is changed", text.replacen('e', "E", 1), "generated"),
            });
        }
        let orphan = format!("{}/orphan.rs", target.folder);
        edits.push(Edit::rewrite(&orphan, "added", "//! By hand.\n".to_owned(), "generated"));
    }
    Ok(edits)
}

fn snapshots(copy: &Copy, kind: &'static str, n_wanted: usize) -> Result<Vec<Edit>> {
    let folder = format!("tests/snapshots/{kind}");
    let mut edits = Vec::new();
    for path in spread(copy.files(&folder)?, n_wanted) {
        let text = copy.text(&path)?;
        edits.push(match edits.len() % 3 {
            0 => Edit::delete(&path, kind),
            1 => Edit::rewrite(&path, "the last line is lost", without_last(&text), kind),
            _ => Edit::rewrite(&path, "a line is added", format!("{}\nmore\n", text.trim_end()), kind),
        });
    }
    let text = "---\nsource: tests/it/gate.rs\n---\nnothing\n".to_owned();
    edits.push(Edit::rewrite(&format!("{folder}/service/orphan.snap"), "added", text.clone(), kind));
    edits.push(Edit::rewrite(&format!("{folder}/service/200.snap.new"), "recorded", text, kind));
    Ok(edits)
}

fn releases(copy: &Copy) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for path in copy.files("spec/released")? {
        let text = copy.text(&path)?;
        edits.push(Edit::rewrite(&path, "a line is lost", without_line(&text), "released"));
        edits.push(Edit::delete(&path, "released"));
    }
    let path = "spec/released/1.84/partners.yaml";
    edits.push(Edit::rewrite(path, "added", "openapi: 3.0.3\n".to_owned(), "released"));
    Ok(edits)
}

fn lists(copy: &Copy) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    let listed = copy.text("contractual.toml")?;
    for name in ["service", "triggers", "operator"] {
        let tables = listed.split("[[document]]").filter(|table| !table.contains(&format!("spec/{name}.yaml\"")));
        let text = tables.collect::<Vec<_>>().join("[[document]]");
        edits.push(Edit::rewrite("contractual.toml", &format!("{name} is not listed"), text, "documents"));
    }
    for (from, to) in [("released =", "relased ="), ("\"mock\"", "\"mockery\""), ("crates/api/src/mock", "../api")] {
        let text = listed.replacen(from, to, 1);
        edits.push(Edit::rewrite("contractual.toml", &format!("{from} becomes {to}"), text, "documents"));
    }
    let idle = listed.replace("#/info/summary", "#/info/title");
    edits.push(Edit::rewrite("contractual.toml", "another level where nothing is found", idle, "documents"));
    let waivers = copy.text("spec/waivers.toml")?;
    let waiver = "\n[[waiver]]\nrule = \"response-property-removed\"\noperation = \"GET /nada\"\nreason = \"None.\"\n";
    edits.push(Edit::rewrite("spec/waivers.toml", "an idle waiver", format!("{waivers}{waiver}"), "released"));
    let unknown = format!("{waivers}{}", waiver.replace("response-property-removed", "no-such-rule"));
    edits.push(Edit::rewrite("spec/waivers.toml", "a rule that does not exist", unknown, "released"));
    let path = "tests/snapshots/waivers.toml";
    let waiver = "[[waiver]]\ncontract = \"service\"\noperation = \"nada\"\nstatus = 200\nreason = \"None.\"\n";
    edits.push(Edit::rewrite(path, "an idle waiver", waiver.to_owned(), "wire"));
    edits.push(Edit::rewrite(path, "a waiver without a reason", waiver.replace("None.", ""), "wire"));
    Ok(edits)
}

fn pages(copy: &Copy) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for path in ["docs/rules.md", "docs/diff-rules.md", "docs/performance.md", "docs/proof.md"] {
        let text = copy.text(path)?;
        edits.push(Edit::rewrite(path, "a line is lost", without_line(&text), "pages"));
        edits.push(Edit::delete(path, "pages"));
    }
    for path in ["README.md", "CONTRIBUTING.md"] {
        let text = copy.text(path)?;
        for command in ["cargo xtask verify", "cargo xtask generate --verify", "cargo test -p contrato"] {
            let shown = format!("{text}\nRun `{command}`.\n");
            edits.push(Edit::rewrite(path, &format!("shows {command}"), shown, "pages"));
        }
    }
    Ok(edits)
}

/// Manifests and sources, held to the invariants of the architecture.
fn sources(copy: &Copy) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    let forbidden = [
        ("xtask", "api"),
        ("xtask", "tokio"),
        ("crates/contract", "rust-text"),
        ("crates/contract", "poem"),
        ("crates/rust-text", "contract"),
        ("crates/stubgen", "clientgen"),
        ("crates/clientgen", "reqwest"),
        ("crates/api", "contract"),
        ("crates/api", "client-runtime"),
        ("crates/client", "api"),
        ("crates/triggers", "operator"),
        ("crates/operator", "api"),
        ("crates/stub-runtime", "contract"),
        ("crates/client-runtime", "stub-runtime"),
        ("crates/cli", "xtask"),
    ];
    for (folder, dependency) in forbidden {
        let path = format!("{folder}/Cargo.toml");
        let line = format!("[dependencies]\n{dependency} = \"*\"\n");
        let text = copy.text(&path)?.replacen("[dependencies]\n", &line, 1);
        edits.push(Edit::rewrite(&path, &format!("depends on {dependency}"), text, "architecture"));
    }
    for folder in ["contract", "rust-text", "stubgen", "clientgen", "stub-runtime", "client-runtime", "api"] {
        let path = format!("crates/{folder}/src/lib.rs");
        let text = copy.text(&path)?;
        let headless = text.lines().skip_while(|line| line.starts_with("//!")).collect::<Vec<_>>().join("\n");
        edits.push(Edit::rewrite(&path, "does not say what it is for", headless, "architecture"));
        let writing = format!("{text}\nfn save() {{ std::fs::write(\"a\", \"b\").ok(); }}\n");
        edits.push(Edit::rewrite(&path, "writes a file", writing, "architecture"));
        edits.push(Edit::rewrite(&path, "is long", format!("{text}{}", "//\n".repeat(800)), "architecture"));
    }
    Ok(edits)
}

/// A text without the line in its middle that says something.
fn without_line(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let says = |idx: &usize| !lines[*idx].trim().is_empty();
    let at = (lines.len() / 2..lines.len()).find(says).unwrap_or_default();
    let mut left: Vec<&str> = lines.iter().enumerate().filter(|(idx, _)| *idx != at).map(|(_, line)| *line).collect();
    left.push("");
    left.join("\n")
}

fn without_last(text: &str) -> String {
    text.trim_end().rsplit_once('\n').map_or(String::new(), |(rest, _)| format!("{rest}\n"))
}
