//! `--base` and `--print-waivers`: the configured documents against themselves in a git revision.

use super::sandbox::{ADDED, FIRST, REMOVED, Sandbox, refused};

/// A repository whose commit `main` has two documents.
fn repository() -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.put("spec/pets.yaml", FIRST);
    sandbox.put("spec/vets.yaml", FIRST);
    sandbox.configuration();
    sandbox.git("init -q -b main");
    sandbox.git("add .");
    sandbox.git("commit -q -m first");
    sandbox
}

#[test]
fn documents_are_compared_with_themselves_in_the_revision() {
    let sandbox = repository();
    sandbox.put("spec/pets.yaml", REMOVED);
    sandbox.put("spec/new.yaml", FIRST);
    let (code, text) = sandbox.diff("--base main --level error");
    assert_eq!(code, 1, "{text}");
    for line in [
        "@/spec/new.yaml is not in main: there is nothing to compare it with\n",
        "== @/spec/pets.yaml against main\nerror[api-path-removed-without-deprecation]: ",
        "== @/spec/vets.yaml against main\nequivalent: nothing that can be observed changed\n",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    sandbox.put("spec/pets.yaml", ADDED);
    let (code, text) = sandbox.diff("--base main --format github");
    assert!(code == 0 && text.contains("::notice file=@/spec/pets.yaml,"), "{text}");
}

#[test]
fn document_that_is_taken_away_breaks_its_callers() {
    let sandbox = repository();
    std::fs::remove_file(sandbox.path("spec/vets.yaml")).unwrap();
    sandbox.put("spec/parts.yaml", "Shared: {description: Shared.}\n");
    sandbox.git("add .");
    sandbox.git("commit -q -m parts");
    let (code, text) = sandbox.diff("--base main~1");
    assert_eq!(code, 1);
    assert!(text.starts_with("git:main~1:spec/vets.yaml is a document of main~1, and configured no more"), "{text}");
    std::fs::remove_file(sandbox.path("spec/parts.yaml")).unwrap();
    assert_eq!(sandbox.diff("--base main").0, 0, "a part that is gone was no document");
}

#[test]
fn overlays_are_those_of_the_revision() {
    let sandbox = repository();
    std::fs::rename(sandbox.path("spec"), sandbox.path("api")).unwrap();
    let overlay = |target: &str| {
        format!(
            "overlay: 1.0.0\ninfo: {{title: Ours, version: '1'}}\nactions: [{{target: \"{target}\", remove: true}}]\n"
        )
    };
    sandbox.put("api/ours.yaml", &overlay("$.paths['/owners']"));
    let keys = "[[document]]\npath = 'api/pets.yaml'\noverlays = ['api/ours.yaml']\n";
    sandbox.put("contractual.toml", keys);
    sandbox.git("add .");
    sandbox.git("commit -q -m overlay");
    assert_eq!(
        sandbox.configured_diff("--base main"),
        (0, "== @/api/pets.yaml against main\nequivalent: nothing that can be observed changed\n".to_owned())
    );
    sandbox.put("api/ours.yaml", &overlay("$.paths['/pets']"));
    let (code, text) = sandbox.configured_diff("--base main --level error");
    assert!(code == 1 && text.contains("/pets"), "{text}");
}

#[test]
fn waivers_that_are_printed_are_those_that_are_needed() {
    let sandbox = repository();
    sandbox.put("spec/pets.yaml", REMOVED);
    let line = "--print-waivers --reason 'Nobody asks.' --base main";
    let (code, text) = sandbox.diff(line);
    assert_eq!(code, 0, "{text}");
    insta::assert_snapshot!(text, @r##"
    # @/spec/waivers.toml
    [[waiver]]
    document = "pets.yaml"
    rule = "api-path-removed-without-deprecation"
    operation = "GET /owners"
    old = "#/paths/~1owners/get"
    reason = "Nobody asks."
    "##);
    assert!(!sandbox.path("spec/waivers.toml").exists(), "nothing is written");
    sandbox.put("spec/waivers.toml", &text);
    assert_eq!(sandbox.diff("--base main").0, 0, "what is printed is what is needed");
    assert_eq!(sandbox.diff(line), (0, String::new()));
}

#[test]
fn what_was_never_released_needs_no_waiver() {
    let sandbox = repository();
    sandbox.put("spec/released/1/pets.yaml", REMOVED);
    sandbox.put("spec/pets.yaml", REMOVED);
    assert_eq!(sandbox.diff("--base main").0, 1);
    assert_eq!(sandbox.diff("--base main --print-waivers --reason Unused"), (0, String::new()));
    assert_eq!(sandbox.diff("--print-waivers --reason Unused"), (0, String::new()), "beside the release alone");
    sandbox.put("spec/released/1/pets.yaml", FIRST);
    assert!(
        sandbox.diff("--print-waivers --reason Unused").1.contains("rule = \"api-path-removed-without-deprecation\"")
    );
}

#[test]
fn arguments_that_do_not_go_together_are_refused() {
    let sandbox = repository();
    for line in ["--base main old.yaml", "--print-waivers", "--reason Unused", "--base main --against all"] {
        assert!(refused(line).contains("error: "), "{line}");
    }
    let (code, text) = sandbox.diff("--base nowhere");
    assert!(code == 2 && text.contains("cannot find the revision `nowhere`"), "{text}");
    let (code, text) = sandbox.diff("--base main --format sarif");
    assert!(code == 2 && text.contains("several comparisons as one sarif"), "{text}");
}
