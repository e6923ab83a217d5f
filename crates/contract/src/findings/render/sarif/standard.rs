//! A check of a log against the standard, by a schema of our own after its text: `docs/schemas`.

use serde_json::Value;

const SCHEMA: &str = include_str!("../../../../../../docs/schemas/sarif.schema.json");

/// Where and why a log does not fit.
pub(crate) fn faults(log: &str) -> Vec<String> {
    let schema: Value = SCHEMA.parse().expect("the schema is JSON");
    let log: Value = log.parse().expect("the log is JSON");
    let options = jsonschema::options().with_draft(jsonschema::Draft::Draft7).should_validate_formats(true);
    let validator = options.build(&schema).expect("the schema is one");
    let mut faults: Vec<String> =
        validator.iter_errors(&log).map(|error| format!("{}: {error}", error.instance_path())).collect();
    faults.extend(log["runs"].as_array().into_iter().flatten().flat_map(misled));
    faults
}

/// What no schema can say: a result's index leads to its rule (3.27.6), and a base is one that the run knows (3.4.4).
fn misled(run: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    for result in run["results"].as_array().into_iter().flatten() {
        let idx = result["ruleIndex"].as_u64().and_then(|idx| usize::try_from(idx).ok()).unwrap_or(usize::MAX);
        let rule = &run["tool"]["driver"]["rules"][idx];
        if rule["id"] != result["ruleId"] {
            faults.push(format!("ruleIndex {idx} leads to {}, not to {}", rule["id"], result["ruleId"]));
        }
        for location in result["locations"].as_array().into_iter().flatten() {
            let base = &location["physicalLocation"]["artifactLocation"]["uriBaseId"];
            if base.as_str().is_some_and(|base| run["originalUriBaseIds"].get(base).is_none()) {
                faults.push(format!("nothing is known of the base {base}"));
            }
        }
    }
    faults
}

#[test]
fn what_does_not_fit_is_noticed() {
    let log = r#"{"version": "2.1.0", "runs": [{
        "tool": {"driver": {"name": "contract", "rules": []}},
        "columnKind": "bytes",
        "originalUriBaseIds": {},
        "results": [{"ruleId": "a", "ruleIndex": 0, "message": {"text": "It is so."}, "place": "here"}]
    }]}"#;
    insta::assert_snapshot!(faults(log).join("\n"), @r#"
    /runs/0/columnKind: "bytes" is not one of "utf16CodeUnits" or "unicodeCodePoints"
    /runs/0/results/0: Additional properties are not allowed ('place' was unexpected)
    ruleIndex 0 leads to null, not to "a"
    "#);
}
