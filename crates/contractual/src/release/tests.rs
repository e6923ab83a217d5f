//! Output of `cargo xtask release` in throw-away workspaces.

mod refusals;

use std::fs;
use std::path::Path;

use super::*;
use crate::diff::tests::sandbox::{ADDED, FIRST, REMOVED, Sandbox, findings};
use crate::{lint, rules};
use contract::findings::Format;
use contract::findings::render::{Report, render};

const CHANGELOG: &str = "\
# Changelog

## Unreleased

### Added

- A tool.

## Contract 1.0 (2025-01-01)

First.
";

/// A workspace in order: 1.0 is released, and `pets.yaml` says 1.1.
fn workspace(pets: &str) -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.put("CHANGELOG.md", CHANGELOG);
    fs::create_dir(sandbox.path("docs")).unwrap();
    rules::write(sandbox.folder.path()).unwrap();
    sandbox.put("spec/pets.yaml", pets);
    sandbox.put("spec/owners.yaml", &FIRST.replace("'1.0'", "'1.1'"));
    sandbox.configuration();
    for name in ["pets", "owners"] {
        sandbox.put(&format!("spec/released/1.0/{name}.yaml"), FIRST);
    }
    sandbox
}

fn release(sandbox: &Sandbox, version: &str, dry_run: bool) -> (i32, String) {
    let today = Some("2026-03-04".to_owned());
    let args = Args { version: version.parse().unwrap(), dry_run, released: None, today, web: WebArgs::default() };
    let mut out = anstream::StripStream::new(Vec::new());
    let ended = run_in(&sandbox.configuration(), sandbox.folder.path(), &args, is_in_order, &mut out);
    sandbox.told(ended, String::from_utf8(out.into_inner()).unwrap())
}

/// The part of the gate that a folder without crates can pass: documents and pages.
fn is_in_order(configuration: &Configuration, out: &mut dyn Write) -> Result<bool> {
    let (n_documents, findings) = lint::configured(configuration)?;
    let report = Report { tool: "xtask", version: "0", findings: &findings, n_documents };
    if !findings.is_empty() {
        render(&report, Format::Text, out)?;
    }
    Ok(rules::check(&configuration.root, out)? == Outcome::Clean && findings.is_empty())
}

/// Every file and its text.
fn listing(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(listing(&path));
        } else {
            files.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
        }
    }
    files.sort();
    files
}

#[test]
fn contracts_are_frozen_and_told_of() {
    let sandbox = workspace(ADDED);
    let (code, text) = release(&sandbox, "1.1", false);
    assert_eq!(code, 0, "{text}");
    insta::assert_snapshot!(text, @"wrote @/spec/released/1.1 and its part of CHANGELOG.md");
    assert_eq!(sandbox.text("spec/released/1.1/pets.yaml"), ADDED);
    let sums = sandbox.text("spec/released/1.1/SHA256SUMS");
    let names: Vec<&str> = sums.lines().map(|line| line.split_once("  ").unwrap().1).collect();
    assert_eq!(names, ["owners.yaml", "pets.yaml"]);
    assert!(sums.lines().all(|line| line.find("  ") == Some(64)), "{sums}");
    let changelog = sandbox.text("CHANGELOG.md");
    let (before, rest) = changelog.split_once("## Contract 1.1 (2026-03-04)\n").expect(&changelog);
    assert!(before.ends_with("- A tool.\n\n"), "{before}");
    assert!(rest.ends_with("\n## Contract 1.0 (2025-01-01)\n\nFirst.\n"), "{rest}");
    assert!(rest.starts_with("\n### owners.yaml\n\nNothing changed.\n\n### pets.yaml\n\n#### Added\n\n- "), "{rest}");
    assert!(listing(sandbox.folder.path()).iter().all(|(name, _)| !name.contains(".contractual-")));
    assert_eq!(sandbox.diff("").0, 0, "the release is what is compared with from now on");
}

#[cfg(unix)]
#[test]
fn others_may_read_what_was_written() {
    use std::os::unix::fs::PermissionsExt;
    let sandbox = workspace(ADDED);
    let mode = |name: &str| fs::metadata(sandbox.path(name)).unwrap().permissions().mode() & 0o777;
    let (file, folder) = (mode("CHANGELOG.md"), mode("spec"));
    assert_eq!(release(&sandbox, "1.1", false).0, 0);
    assert_eq!((mode("CHANGELOG.md"), mode("spec/released/1.1")), (file, folder));
}

#[test]
fn files_that_a_document_refers_to_are_frozen_too() {
    let sandbox = workspace(ADDED);
    sandbox.put("spec/pets.yaml", &ADDED.replace("{description: Pets.}", "{$ref: 'parts/pets.yaml'}"));
    sandbox.put("spec/parts/pets.yaml", "description: Pets.\n");
    let (code, text) = release(&sandbox, "1.1", false);
    assert_eq!(code, 0, "{text}");
    assert_eq!(sandbox.text("spec/released/1.1/parts/pets.yaml"), "description: Pets.\n");
    assert!(sandbox.text("spec/released/1.1/SHA256SUMS").contains("  parts/pets.yaml\n"));
    assert_eq!(sandbox.diff("").0, 0);
}

#[test]
fn first_release_has_nothing_to_be_compared_with() {
    let sandbox = workspace(ADDED);
    fs::remove_dir_all(sandbox.path("spec/released")).unwrap();
    fs::remove_file(sandbox.path("CHANGELOG.md")).unwrap();
    assert_eq!(release(&sandbox, "1.1", false).0, 0);
    insta::assert_snapshot!(sandbox.text("CHANGELOG.md"), @"
    # Changelog

    ## Contract 1.1 (2026-03-04)

    ### owners.yaml

    Released for the first time.

    ### pets.yaml

    Released for the first time.
    ");
}

#[test]
fn dry_run_shows_and_writes_nothing() {
    let sandbox = workspace(&FIRST.replace("'1.0'", "'1.1'"));
    let before = listing(sandbox.folder.path());
    let (code, text) = release(&sandbox, "1.1", true);
    assert_eq!(code, 0, "{text}");
    insta::assert_snapshot!(text, @"
    would write @/spec/released/1.1/SHA256SUMS
    would write @/spec/released/1.1/owners.yaml
    would write @/spec/released/1.1/pets.yaml
    would write into CHANGELOG.md:

    ## Contract 1.1 (2026-03-04)

    ### owners.yaml

    Nothing changed.

    ### pets.yaml

    Nothing changed.
    ");
    assert_eq!(listing(sandbox.folder.path()), before);
}

#[test]
fn waiver_lets_a_small_step_pass_and_is_told() {
    let sandbox = workspace(REMOVED);
    let comparison = sandbox.diff("@/first.yaml @/removed.yaml --format json").1;
    let rule = findings(&comparison)[0]["rule"].as_str().unwrap().to_owned();
    let waiver = format!("[[waiver]]\ndocument = 'pets.yaml'\nrule = '{rule}'\nreason = 'Unused.'\n");
    sandbox.put("spec/waivers.toml", &waiver);
    let (code, text) = release(&sandbox, "1.1", false);
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("remove its waivers"), "{text}");
    assert!(sandbox.text("CHANGELOG.md").contains(" Accepted: Unused.\n"), "{}", sandbox.text("CHANGELOG.md"));
}

#[cfg(unix)]
#[test]
fn failure_leaves_nothing_behind() {
    let sandbox = workspace(ADDED);
    // A folder cannot be replaced by a file.
    fs::remove_file(sandbox.path("CHANGELOG.md")).unwrap();
    fs::create_dir(sandbox.path("CHANGELOG.md")).unwrap();
    let before = listing(sandbox.folder.path());
    let (code, text) = release(&sandbox, "1.1", false);
    assert_eq!(code, 2, "{text}");
    assert_eq!(listing(sandbox.folder.path()), before);
    assert!(!sandbox.path("spec/released/1.1").exists());
}

#[test]
fn release_is_taken_back_if_the_changelog_cannot_be_replaced() {
    let sandbox = workspace(ADDED);
    let root = sandbox.folder.path();
    let configuration = sandbox.configuration();
    let standing = chosen(Comparer::of(&configuration, root, (2026, 3, 4)).contracts(false).unwrap(), None).unwrap();
    let frozen = freeze::Frozen::of(&configuration, &"1.1".parse().unwrap(), &standing).unwrap();
    let changelog = changelog::replacement(root, "## Contract 1.1\n").unwrap();
    fs::remove_file(sandbox.path("CHANGELOG.md")).unwrap();
    fs::create_dir(sandbox.path("CHANGELOG.md")).unwrap();
    assert!(frozen.write(changelog).is_err());
    assert!(!sandbox.path("spec/released/1.1").exists());
    assert!(listing(root).iter().all(|(name, _)| !name.contains(".contractual-")));
}
