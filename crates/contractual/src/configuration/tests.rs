//! Files that are read, and files that are refused: one message each, with the place and what to do.

use std::fs;

use tempfile::TempDir;

use super::*;

fn folder(text: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join(FILE), text).unwrap();
    for path in ["api/a.yaml", "api/b.yaml"] {
        fs::create_dir_all(folder.path().join("api")).unwrap();
        fs::write(folder.path().join(path), "openapi: 3.0.3\n").unwrap();
    }
    fs::write(folder.path().join("api/part.yaml"), "type: string\n").unwrap();
    folder
}

fn refused(text: &str) -> String {
    let folder = folder(text);
    let error = Configuration::in_folder(folder.path()).unwrap_err();
    workspace::redacted(&format!("{error:#}"), folder.path(), "@")
}

/// A document with more keys.
fn document(more: &str) -> String {
    format!("[[document]]\npath = 'api/a.yaml'\n{more}\n")
}

#[test]
fn a_pattern_is_several_documents_and_no_parts() {
    let folder = folder("[[document]]\npath = 'api/*.yaml'\nreleased = './api/../api/released'\n");
    let configuration = Configuration::in_folder(folder.path()).unwrap();
    let paths: Vec<&str> = configuration.documents.iter().map(|document| document.path.as_str()).collect();
    assert_eq!(paths, ["api/a.yaml", "api/b.yaml"]);
    assert_eq!(configuration.released_folders(), ["api/released"]);
    assert_eq!(configuration.command, "contractual");
}

#[test]
fn it_is_found_from_a_folder_inside() {
    let folder = folder("");
    assert_eq!(Configuration::folder_around(&folder.path().join("api")).as_deref(), Some(folder.path()));
    let elsewhere = TempDir::new().unwrap();
    let error = Configuration::around(elsewhere.path()).unwrap_err();
    insta::assert_snapshot!(workspace::redacted(&error.to_string(), elsewhere.path(), "@"), @"no contractual.toml in @ or a folder above it; `contractual init` writes one, or name the documents");
}

#[test]
fn keys_that_are_not_known_are_named_with_the_nearest() {
    insta::assert_snapshot!(refused(&document("relased = 'api/released'")), @"@/contractual.toml:3:1: unknown key `relased`; did you mean `released`?");
    insta::assert_snapshot!(refused("[[documents]]\n"), @"@/contractual.toml:1:3: unknown key `documents`; did you mean `document`?");
    insta::assert_snapshot!(refused(&document("owner = 'us'")), @"@/contractual.toml:3:1: unknown key `owner`; there are `path`, `overlays`, `released`, `waivers`, `called-by`, `target`");
    insta::assert_snapshot!(refused(&document("target = [{ kind = 'sever', folder = 'a' }]")), @"@/contractual.toml:3:20: unknown word `sever`; did you mean `server`?");
    insta::assert_snapshot!(refused(&document("called-by = 'them'")), @"@/contractual.toml:3:13: unknown word `them`; there is `us`");
    insta::assert_snapshot!(refused("[lint]\nmissing-fields = 'off'\n"), @"@/contractual.toml:2:1: no rule of lint is called `missing-fields`; did you mean `missing-field`?");
    insta::assert_snapshot!(refused("[lint]\nzzz = 'off'\n"), @"@/contractual.toml:2:1: no rule of lint is called `zzz`; docs/rules.md lists them");
    insta::assert_snapshot!(refused("[lint]\nmissing-field = 'of'\n"), @"@/contractual.toml:2:17: unknown word `of`; did you mean `off`?");
}

#[test]
fn wrong_types_have_a_place() {
    insta::assert_snapshot!(refused("[[document]]\npath = 3\n"), @"@/contractual.toml:2:8: invalid type: integer `3`, expected a string");
    insta::assert_snapshot!(refused(&document("overlays = 'a.yaml'")), @r#"@/contractual.toml:3:12: invalid type: string "a.yaml", expected a sequence"#);
    insta::assert_snapshot!(refused(&document("released = 3")), @r#"@/contractual.toml:3:12: invalid type: integer `3`, expected a folder, or a branch such as { git = "main" }"#);
    insta::assert_snapshot!(refused(&document("released = { git = 3 }")), @"@/contractual.toml:3:20: invalid type: integer `3`, expected a string");
    insta::assert_snapshot!(refused(&document("released = { branch = 'main' }")), @"@/contractual.toml:3:14: unknown key `branch`; there is `git`");
    insta::assert_snapshot!(refused(&document("released = {}")), @"@/contractual.toml:3:12: `git` is missing; add it");
    insta::assert_snapshot!(refused("[[document]]\n"), @"@/contractual.toml:1:1: `path` is missing; add it");
    insta::assert_snapshot!(refused("[lint]\nmissing-field = 3\n"), @"@/contractual.toml:2:17: invalid type: integer `3`, expected a level, or a list of places");
    insta::assert_snapshot!(refused("[[document]\n"), @"@/contractual.toml:1:12: unclosed array table, expected `]`");
}

#[test]
fn paths_stay_in_the_repository() {
    insta::assert_snapshot!(refused("[[document]]\npath = '../api.yaml'\n"), @"@/contractual.toml:2:8: `../api.yaml` is outside of this repository; name a path inside it");
    insta::assert_snapshot!(refused(&document("released = '/var/released'")), @"@/contractual.toml:3:12: `/var/released` is outside of this repository; name a path inside it");
    insta::assert_snapshot!(refused(&document("target = [{ kind = 'server', folder = 'crates/../../api' }]")), @"@/contractual.toml:3:39: `crates/../../api` is outside of this repository; name a path inside it");
    insta::assert_snapshot!(refused(&document("target = [{ kind = 'server', folder = '.' }]")), @"@/contractual.toml:3:39: this names the whole repository; name a path inside it");
}

#[test]
fn urls_are_documents_with_a_folder_for_releases_and_no_credentials() {
    let url = |url: &str, more: &str| format!("[[document]]\npath = '{url}'\n{more}\n");
    insta::assert_snapshot!(refused(&url("https://me:secret@example.com/a.json", "")), @"@/contractual.toml:2:8: this file is no place for credentials; remove them, and give --header 'Authorization: …'");
    insta::assert_snapshot!(refused(&url("https://", "")), @"@/contractual.toml:2:8: cannot read the URL, empty host; write it whole, as in https://example.com/openapi.json");
    insta::assert_snapshot!(refused(&url("https://example.com/a.json", "released = { git = 'main' }")), @"@/contractual.toml:3:12: a document at a URL is in no branch; name a folder for its releases");
    insta::assert_snapshot!(refused(&url("https://example.com/", "released = 'released'")), @"@/contractual.toml:3:12: a release names documents after their files, and this URL ends with no name; remove `released`");
    insta::assert_snapshot!(refused(&document("released = { git = ' ' }")), @"@/contractual.toml:3:12: the branch has no name; write one");
    let twice = format!("{}{}", url("https://example.com/a.json", ""), url("HTTPS://EXAMPLE.com:443/x/../a.json", ""));
    insta::assert_snapshot!(refused(&twice), @"@/contractual.toml:5:8: `https://example.com/a.json` is a document already, by line 2; put both together");
    // Nothing is fetched to read it.
    let folder = folder(&url("https://nowhere.invalid/v1/pets.json?format=3", "released = 'released'"));
    let document = Configuration::in_folder(folder.path()).unwrap().documents.remove(0);
    assert_eq!((document.name(), document.file_name().unwrap()), ("pets".to_owned(), "pets.json"));
}

#[test]
fn what_two_claim_is_refused() {
    let target = |folder: &str| format!("[[document.target]]\nkind = 'server'\nfolder = '{folder}'\n");
    insta::assert_snapshot!(refused(&document(&format!("{}{}", target("src/generated"), target("./src/generated/")))), @"@/contractual.toml:8:10: `src/generated` is the folder of another target, by line 5; each needs its own");
    insta::assert_snapshot!(refused(&document(&format!("{}{}", target("src"), target("src/generated")))), @"@/contractual.toml:8:10: `src` is the folder of another target, by line 5; each needs its own");
    insta::assert_snapshot!(refused(&format!("{}[[document]]\npath = 'api/*.yaml'\n", document(""))), @"@/contractual.toml:5:8: `api/a.yaml` is a document already, by line 2; put both together");
    let patterns = format!("[[document]]\npath = 'api/*.yaml'\n{}", target("src"));
    insta::assert_snapshot!(refused(&patterns), @"@/contractual.toml:5:10: `src` is the folder of another target, by line 5; each needs its own");
    let twice =
        "[[document]]\npath = 'api/a.yaml'\nreleased = 'r'\n[[document]]\npath = 'web/a.yaml'\nreleased = 'r'\n";
    insta::assert_snapshot!(refused(twice), @"@/contractual.toml:6:12: `api/a.yaml` is released there as `a.yaml`, too; name another folder");
}

#[test]
fn a_target_has_one_place() {
    let target = |keys: &str| refused(&document(&format!("target = [{{ {keys} }}]")));
    insta::assert_snapshot!(target("kind = 'server'"), @"@/contractual.toml:3:20: a target needs a place; add `crate` or `folder`");
    insta::assert_snapshot!(target("kind = 'server', crate = 'crates/a', folder = 'b'"), @"@/contractual.toml:3:59: a target has one place; keep `crate` or `folder`");
    insta::assert_snapshot!(target("kind = 'mock', crate = 'crates/a'"), @"@/contractual.toml:3:36: the crate of a server has its mock in it; remove this target");
    insta::assert_snapshot!(target("kind = 'client', crate = 'crates/a', describe = true"), @"@/contractual.toml:3:61: a crate that is made here has no feature `schemas`; name the `folder` of one that has it");
    insta::assert_snapshot!(target("kind = 'client', crate = '../a'"), @"@/contractual.toml:3:38: `../a` is outside of this repository; name a path inside it");
}

#[test]
fn keys_without_effect_are_refused() {
    insta::assert_snapshot!(refused("[[document]]\npath = 'web/*.yaml'\n"), @"@/contractual.toml:2:8: no document matches `web/*.yaml`; mend the pattern");
    insta::assert_snapshot!(refused(&document("target = [{ kind = 'mock', folder = 'a', describe = true }]")), @"@/contractual.toml:3:53: only a client describes itself; remove `describe`");
    insta::assert_snapshot!(refused("[lint]\nhouse = ['web/a.yaml']\n"), @"@/contractual.toml:2:10: there is no such document; mend the path");
    insta::assert_snapshot!(refused("[lint]\nmissing-field = []\n"), @"@/contractual.toml:2:1: the list of places is empty; name one, or a level");
    insta::assert_snapshot!(refused("[lint]\nmissing-field = [{ at = '#', level = 'off', reason = ' ' }]\n"), @"@/contractual.toml:2:54: the reason is empty; say why");
    insta::assert_snapshot!(refused("[lint]\nsyntax = 'off'\n"), @"@/contractual.toml:2:1: `syntax` says that a document cannot be read, which no level changes");
}

#[test]
fn another_version_is_refused_before_its_keys_are() {
    insta::assert_snapshot!(refused("future = true\n[contractual]\nrequires = '9.1'\n"), @"@/contractual.toml:3:12: this is contractual 0.1.0, which does not meet `requires`; run one that does, `cargo install contractual --locked --version '9.1'`, or bring this repository to 0.1.0 with `contractual upgrade`");
    insta::assert_snapshot!(refused("[contractual]\nrequires = 'newest'\n"), @r#"@/contractual.toml:2:12: `newest` is no version; write one as Cargo does, such as "0.1.0""#);
    insta::assert_snapshot!(refused("[contractual]\nrequires = 3\n"), @"@/contractual.toml:2:12: invalid type: integer `3`, expected a string");
    Configuration::in_folder(folder("[contractual]\nrequires = '0.1'\n").path()).unwrap();
}

#[test]
fn the_schema_knows_every_key_of_the_example() {
    let [(_, page), (_, schema)] = pages();
    let (_, example) = page.split_once("```toml\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let keys = example.lines().filter_map(|line| Some(line.split_once(" = ")?.0));
    for key in keys.filter(|key| contract::catalogue::all().all(|rule| rule.id != *key)) {
        assert!(schema.contains(&format!("\"{key}\": {{")), "{key}");
    }
    toml::from_str::<keys::Keys>(example).unwrap_or_else(|error| panic!("{error}"));
}
