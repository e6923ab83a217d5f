//! The action for GitHub: the step of `action.yml` that judges, in a real repository, with a recorded event and an API on a
//! loopback socket.

mod api;
mod runner;

use contract::source::Node;

use api::{Api, Manner};
use runner::{Run, Runner, action, root};

use crate::sandbox::BEFORE;

const CONFIGURATION: &str = "[[document]]\npath = 'api.yaml'\nreleased = 'released'\nwaivers = 'waivers.toml'\n";

const MARKER: &str = "<!-- contractual: . -->\n";

/// The document without its cats.
fn without_cats() -> String {
    let (before, _) = BEFORE.split_once("  /cats:").expect("it has cats");
    before.to_owned()
}

/// The document with an operation more.
fn with_emus() -> String {
    format!(
        "{BEFORE}  /emus:\n    get: {{operationId: listEmus, tags: [Emus], responses: {{'204': {{description: None.}}}}}}\n"
    )
}

/// A pull request that has not changed anything yet.
fn pull_request() -> Runner {
    Runner::with(&[("contractual.toml", CONFIGURATION), ("api.yaml", BEFORE)])
}

/// A pull request that takes away what somebody calls.
fn breaking() -> Runner {
    let runner = pull_request();
    runner.write("api.yaml", &without_cats());
    runner.commit("Cats have left.");
    runner
}

fn assert_breaks(run: &Run) {
    let Run { code, log, outputs, summary } = run;
    assert_eq!(*code, Some(1), "{log}");
    assert!(log.contains("::error file=") && log.contains("title=api-path-removed-without-deprecation::"), "{log}");
    assert!(outputs.contains("verdict=findings\n"), "{outputs}");
    assert!(summary.contains("## 🔴 Breaking: Kennel"), "{summary}");
}

#[test]
fn first_run_comments_and_others_edit_what_it_said() {
    let api = Api::start(Manner::Answers);
    api.add("Nice.", "User", "OWNER");
    let runner = breaking();
    assert_breaks(&runner.run(&api));
    let [_, said] = &api.comments()[..] else { panic!("one comment is added: {:?}", api.comments()) };
    assert!(said.starts_with(MARKER) && said.contains("`GET /cats`"), "{said}");
    assert!(said.ends_with("The label `contract: accepted` accepts this.\n"), "{said}");
    let comments = "/repos/octo-org/kennel/issues/12/comments";
    assert_eq!(api.asked(), [format!("GET {comments}?per_page=100&page=1"), format!("POST {comments}")]);

    runner.write("api.yaml", BEFORE);
    runner.commit("Cats are back.");
    let run = runner.run(&api);
    assert_eq!((run.code, &*run.outputs), (Some(0), "verdict=clean\n"), "{}", run.log);
    let [_, said] = &api.comments()[..] else { panic!("it is the same comment: {:?}", api.comments()) };
    assert!(said.starts_with(MARKER) && said.contains("## ⚪ Equivalent: Kennel"), "{said}");
    let edited = "PATCH /repos/octo-org/kennel/issues/comments/2".to_owned();
    assert_eq!(api.asked(), [format!("GET {comments}?per_page=100&page=1"), edited]);
    assert!(api.authorizations().iter().all(|said| *said == format!("Bearer {}", runner::TOKEN)));
}

#[test]
fn who_breaks_nobody_is_left_in_peace() {
    let api = Api::start(Manner::Answers);
    let runner = pull_request();
    runner.write("api.yaml", &with_emus());
    let run = runner.run(&api);
    assert_eq!((run.code, &*run.outputs), (Some(0), "verdict=clean\n"), "{}", run.log);
    assert!(api.comments().is_empty());
    assert!(run.summary.contains("## 🟢 Compatible: Kennel"), "{}", run.summary);
}

#[test]
fn comments_of_others_are_not_taken_for_ours() {
    let api = Api::start(Manner::Answers);
    api.add(&format!("{MARKER}All is well."), "User", "NONE");
    for _ in 0..120 {
        api.add("Ping.", "User", "MEMBER");
    }
    let runner = breaking();
    assert_breaks(&runner.run(&api));
    assert_breaks(&runner.run(&api));
    assert_eq!(api.comments().len(), 122, "it was found again on the second page");
    assert_eq!(api.comments()[0], format!("{MARKER}All is well."));
}

#[test]
fn label_lets_a_run_pass_and_prints_the_waiver_that_it_needs() {
    let api = Api::start(Manner::Answers);
    let runner = breaking().labelled("contract: accepted");
    let run = runner.run(&api);
    assert_eq!((run.code, &*run.outputs), (Some(0), "verdict=accepted\n"), "{}", run.log);
    assert!(!run.log.contains("::error") && run.log.contains("::warning file="), "{}", run.log);
    let (_, waiver) = run.log.split_once("without, commit:\n\n# waivers.toml\n").expect("the waiver is printed");
    let (waiver, _) = waiver.split_once("\n\n").expect("it ends");
    insta::assert_snapshot!(waiver, @r##"
    [[waiver]]
    document = "api.yaml"
    rule = "api-path-removed-without-deprecation"
    operation = "GET /cats"
    old = "#/paths/~1cats/get"
    reason = "Accepted by the label `contract: accepted` of https://github.com/octo-org/kennel/pull/12."
    "##);
    assert!(api.comments()[0].contains(waiver), "{}", api.comments()[0]);

    // Committed, it does without the label.
    let unlabelled = breaking();
    unlabelled.write("waivers.toml", waiver);
    let run = unlabelled.run(&api);
    assert_eq!((run.code, &*run.outputs), (Some(0), "verdict=clean\n"), "{}", run.log);
}

#[test]
fn label_accepts_what_breaks_a_release_and_nothing_else() {
    let api = Api::start(Manner::Answers);
    let runner = pull_request();
    runner.contractual(&["release", "1"]);
    runner.commit("Release 1");
    runner.git(&["update-ref", "refs/remotes/origin/main", "HEAD"]);
    runner.write("api.yaml", &without_cats());
    let run = runner.run(&api);
    assert_breaks(&run);
    assert!(run.log.contains("title=release-broken::"), "{}", run.log);
    let runner = runner.labelled("contract: accepted");
    let run = runner.run(&api);
    assert_eq!(run.code, Some(0), "{}", run.log);
    assert!(run.log.contains("rule = \"api-path-removed-without-deprecation\""), "{}", run.log);

    runner.write("api.yaml", &without_cats().replace("description:", "describes:"));
    let run = runner.run(&api);
    assert_eq!((run.code, &*run.outputs), (Some(1), "verdict=findings\n"), "{}", run.log);
    let is_error = |rule: &str| run.log.lines().any(|line| line.starts_with("::error ") && line.contains(rule));
    assert!(is_error("title=missing-field::") && !is_error("title=release-broken::"), "{}", run.log);
}

#[test]
fn other_labels_accept_nothing_unless_they_are_named() {
    let api = Api::start(Manner::Answers);
    assert_breaks(&breaking().labelled("accepted").run(&api));
    let run = breaking().labelled("accepted").given("label", "accepted").run(&api);
    assert_eq!(run.code, Some(0), "{}", run.log);
}

#[test]
fn verdict_stays_whatever_the_api_does() {
    for (manner, warning) in [
        (Manner::Refuses, "the API answered 403; give the job `pull-requests: write`, which a fork's token never has."),
        (Manner::Redirects, "the API answered 302."),
        (Manner::Hangs, "the API did not answer in 2 s."),
    ] {
        let run = breaking().run(&Api::start(manner));
        assert_breaks(&run);
        let expected = format!("::warning title=contractual::The comment was not written: {warning}\n");
        assert!(run.log.contains(&expected), "{manner:?}: {}", run.log);
        assert_eq!(run.log.matches("::warning title=contractual").count(), 1, "{manner:?}: {}", run.log);
    }
}

#[test]
fn inputs_turn_off_the_comment_and_ask_for_sarif() {
    let api = Api::start(Manner::Answers);
    let files = [("services/pets/contractual.toml", CONFIGURATION), ("services/pets/api.yaml", BEFORE)];
    let runner = Runner::with(&files).given("comment", "false").given("sarif", "true");
    let runner = runner.given("working-directory", "services/pets").given("base", "main");
    runner.write("services/pets/api.yaml", &without_cats().replace("description:", "describes:"));
    let run = runner.run(&api);
    assert_eq!(run.code, Some(1), "{}", run.log);
    assert!(run.log.contains("::error file=services/pets/api.yaml,line=9"), "{}", run.log);
    assert!(api.asked().is_empty(), "nobody is told");
    let (_, sarif) = run.outputs.split_once("sarif=").expect("the file is named");
    let sarif = std::fs::read_to_string(sarif.lines().next().unwrap_or_default()).expect("the file is there");
    assert!(sarif.contains("\"uri\": \"services/pets/api.yaml\"") && sarif.contains("missing-field"), "{sarif}");
}

#[test]
fn without_a_pull_request_nothing_is_compared() {
    let api = Api::start(Manner::Answers);
    let run = breaking().pushed().run(&api);
    assert_eq!((run.code, &*run.outputs), (Some(0), "verdict=clean\n"), "{}", run.log);
    assert!(run.log.contains("nothing is compared with another revision"), "{}", run.log);
    assert_eq!(breaking().pushed().given("base", "origin/main").run(&api).code, Some(1));
    assert!(api.asked().is_empty());
}

#[test]
fn changes_of_the_base_branch_are_not_the_pull_requests() {
    let api = Api::start(Manner::Answers);
    let runner = pull_request();
    runner.git(&["checkout", "--quiet", "-b", "cats"]);
    runner.write("notes.md", "Cats.\n");
    runner.commit("Notes");
    runner.git(&["checkout", "--quiet", "main"]);
    runner.write("api.yaml", &with_emus());
    runner.commit("Emus have come.");
    runner.git(&["update-ref", "refs/remotes/origin/main", "HEAD"]);
    runner.git(&["checkout", "--quiet", "cats"]);
    let run = runner.run(&api);
    assert_eq!(run.code, Some(0), "emus were never there: {}", run.log);
}

#[test]
fn a_checkout_of_one_commit_fetches_the_base_branch() {
    let api = Api::start(Manner::Answers);
    let runner = breaking();
    runner.git(&["branch", "--quiet", "cats"]);
    runner.git(&["reset", "--quiet", "--hard", "origin/main"]);
    let origin = runner.workspace().with_file_name("origin");
    std::fs::rename(runner.workspace(), &origin).expect("a folder can be moved");
    std::fs::create_dir(runner.workspace()).expect("a folder can be made");
    let origin = format!("file://{}", origin.display());
    runner.git(&["clone", "--quiet", "--depth=1", "--single-branch", "--branch=cats", &origin, "."]);
    assert_breaks(&runner.run(&api));

    runner.git(&["update-ref", "-d", "refs/remotes/origin/main"]);
    runner.git(&["remote", "set-url", "origin", "file:///nowhere"]);
    let run = runner.run(&api);
    assert_eq!(run.code, Some(2), "{}", run.log);
    assert!(run.log.contains("cannot fetch the base branch `main`; check out with `fetch-depth: 0`"), "{}", run.log);
}

#[test]
fn a_tool_that_cannot_work_is_no_verdict() {
    let run = Runner::with(&[("api.yaml", BEFORE)]).run(&Api::start(Manner::Answers));
    assert_eq!((run.code, &*run.outputs), (Some(2), ""), "{}", run.log);
    assert!(run.log.contains("`contractual init` writes one"), "{}", run.log);
    assert!(run.log.contains("::error title=contractual::`contractual check` could not work"), "{}", run.log);
}

#[test]
fn program_is_built_from_the_actions_own_checkout_or_in_a_version() {
    let cargo = "#!/bin/sh\necho cargo \"$@\"\n";
    let built = |runner: Runner| {
        let run = runner.run_with_cargo("build", cargo);
        let place = runner.workspace().with_file_name("temp/contractual");
        assert_eq!(run.code, Some(0), "{}", run.log);
        run.log.replace(&place.display().to_string(), "TEMP").replace(&root().display().to_string(), "ACTION")
    };
    let path = "cargo install --path ACTION/crates/contractual --locked --root TEMP\n";
    assert_eq!(built(pull_request()), path);
    assert!(root().join("crates/contractual/Cargo.toml").is_file());
    let version = "cargo install contractual --version 9.9.9 --locked --root TEMP\n";
    assert_eq!(built(pull_request().given("version", "9.9.9")), version);

    // It is kept by its sources, or by its version.
    let key = |runner: Runner| runner.run_with_cargo("program", cargo).outputs;
    let sources = key(pull_request());
    let digest = sources.strip_prefix("key=").map(str::trim).unwrap_or_default();
    assert!(digest.len() == 40 && digest.chars().all(|digit| digit.is_ascii_hexdigit()), "{sources}");
    assert_eq!(key(pull_request().given("version", "9.9.9")), "key=9.9.9\n");
}

#[test]
fn every_input_is_explained_where_people_look() {
    let page = std::fs::read_to_string(root().join("docs/ci/README.md")).expect("the page can be read");
    let action = action();
    let inputs = action.main().root().and_then(|root| root.get("inputs")).expect("it has inputs");
    for (name, input) in inputs.entries() {
        let name = name.as_str().unwrap_or_default();
        assert!(input.get("description").and_then(Node::as_str).is_some(), "{name} has no description");
        assert!(page.contains(&format!("| `{name}` |")), "docs/ci/README.md does not explain {name}");
    }
}
