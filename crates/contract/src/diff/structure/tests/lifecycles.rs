//! Deprecation, sunsets and stability, on a day and with days of grace.

use super::super::Options;
use super::changes;

const DAY: Options = Options { today: Some((2030, 6, 1)), grace_beta: 0, grace_stable: 30, called_by_us: false };

fn told(old: &str, new: &str) -> Vec<&'static str> {
    let document =
        |fields: &str| format!("paths: {{/a: {{get: {{{fields} responses: {{'200': {{description: Ok.}}}}}}}}}}\n");
    changes(&document(old), &document(new), &DAY).iter().map(|(rule, _)| rule.id).collect()
}

#[test]
fn a_sunset_must_be_far_enough_away() {
    assert_eq!(told("", "deprecated: true,"), ["api-deprecated-sunset-missing"]);
    assert_eq!(told("", "deprecated: true, x-sunset: '2030-06-30',"), ["api-sunset-date-too-small"]);
    assert_eq!(told("", "deprecated: true, x-sunset: '2030-07-01',"), ["endpoint-deprecated-with-sunset"]);
    assert_eq!(
        told("", "deprecated: true, x-stability-level: beta,"),
        ["api-stability-decreased", "endpoint-deprecated"]
    );
    let later = "deprecated: true, x-sunset: '2031-01-01',";
    assert_eq!(told(later, "deprecated: true, x-sunset: '2030-06-02',"), ["api-sunset-date-changed-too-small"]);
    assert_eq!(told(later, "deprecated: true, x-sunset: '2030-12-01',"), [""; 0]);
}

#[test]
fn what_is_not_promised_may_change() {
    assert_eq!(told("x-stability-level: alpha, operationId: a,", "x-stability-level: alpha, operationId: b,"), [""; 0]);
    assert_eq!(told("x-stability-level: beta,", "x-stability-level: stable,"), ["api-stability-increased"]);
}

#[test]
fn removal_looks_at_the_day() {
    let told = |fields: &str| {
        let old = format!("paths: {{/a: {{get: {{{fields} responses: {{'200': {{description: Ok.}}}}}}}}}}\n");
        changes(&old, "", &DAY).iter().map(|(rule, _)| rule.id).collect::<Vec<_>>()
    };
    assert_eq!(told(""), ["api-path-removed-without-deprecation"]);
    assert_eq!(told("deprecated: true,"), ["api-path-removed-with-deprecation"]);
    assert_eq!(told("deprecated: true, x-sunset: '2030-06-01',"), ["api-path-removed-after-sunset"]);
    assert_eq!(told("deprecated: true, x-sunset: '2030-06-02',"), ["api-path-removed-before-sunset"]);
    assert_eq!(told("deprecated: true, x-sunset: soon,"), ["api-path-sunset-parse"]);
    assert_eq!(told("x-stability-level: draft,"), [""; 0]);
}

#[test]
fn properties_have_a_life_of_their_own() {
    let document =
        |fields: &str| super::both(&format!("{{type: object, properties: {{a: {{type: string{fields}}}}}}}"));
    let told = |old: &str, new: &str| {
        let changes = changes(&document(old), &document(new), &DAY);
        changes.iter().map(|(rule, _)| rule.id).collect::<Vec<_>>()
    };
    let until = ", deprecated: true, x-sunset: '2031-01-01'";
    assert_eq!(
        told("", until),
        ["request-property-deprecated-with-sunset", "response-property-deprecated-with-sunset"]
    );
    assert_eq!(told(until, ""), ["request-property-reactivated", "response-property-reactivated"]);
}
