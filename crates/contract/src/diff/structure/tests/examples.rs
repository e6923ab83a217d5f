//! The example of a rule makes it happen, and one document against itself makes nothing happen.

use crate::diff::catalogue::all;

use super::super::Options;
use super::{changes, lines};

#[test]
fn every_example_makes_its_rule_happen() {
    for rule in all() {
        let Some(example) = &rule.example else { continue };
        let told = changes(example.old, example.new, &Options::default());
        let ids: Vec<_> = told.iter().map(|(rule, _)| rule.id).collect();
        assert!(ids.contains(&rule.id), "{}: {ids:?}", rule.id);
        for document in [example.old, example.new] {
            assert_eq!(lines(document, document), "", "{} against itself", rule.id);
        }
    }
}

/// Rules that an example cannot show, and why.
const WITHOUT_EXAMPLE: &[(&str, &str)] = &[
    ("api-deprecated-sunset-missing", "needs days of grace"),
    ("api-major-version-not-bumped", "has a case of its own"),
    ("api-path-removed-after-sunset", "needs a day"),
    ("api-removed-after-sunset", "needs a day"),
    ("api-sunset-date-changed-too-small", "needs a day"),
    ("api-sunset-date-too-small", "needs a day"),
    ("api-version-decreased", "has a case of its own"),
    ("api-version-not-bumped", "has a case of its own"),
    ("comparison-cut-short", "would be too long"),
    ("request-parameter-removed-after-sunset", "needs a day"),
    ("schema-changed", "needs a document that is faulty"),
    ("webhook-added", "needs 3.1"),
    ("webhook-removed", "needs 3.1"),
];

#[test]
fn rules_written_by_hand_have_an_example() {
    let without = all().filter(|rule| rule.example.is_none() && rule.flow.is_none()).map(|rule| rule.id);
    let mut without: Vec<_> = without.chain(["request-parameter-removed-after-sunset"]).collect();
    without.sort_unstable();
    assert_eq!(without, WITHOUT_EXAMPLE.iter().map(|(id, _)| *id).collect::<Vec<_>>());
}
