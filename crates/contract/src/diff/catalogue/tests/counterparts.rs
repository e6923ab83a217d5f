//! What is said of requests is said of responses, too, or there is a written reason why not.

use std::collections::BTreeSet;

use crate::diff::catalogue::generate::can_happen;
use crate::diff::catalogue::{Aspect, Movement, Subject, hand, rows};

/// What is sent, beside what is answered in its place.
const COUNTERPARTS: &[(Subject, Subject)] = &[
    (Subject::RequestBody, Subject::ResponseBody),
    (Subject::RequestProperty, Subject::ResponseProperty),
    (Subject::RequestReadOnlyProperty, Subject::ResponseWriteOnlyProperty),
    (Subject::RequestParameter, Subject::ResponseHeader),
    (Subject::RequestParameterProperty, Subject::ResponseHeaderProperty),
    (Subject::RequestHeaderProperty, Subject::ResponseHeaderProperty),
];

/// Rows that have a rule on one side of a counterpart only, and why.
const ONE_SIDED: &[(Aspect, Movement, &str)] = &[
    (Aspect::PropertyWithDefault, Movement::Added, "only the server fills in what it is not sent"),
    (Aspect::RequiredPropertyWithDefault, Movement::Added, "only the server fills in what it is not sent"),
    (Aspect::Type, Movement::Specialized, "a parameter is text: whatever it is, its type is another or allows more"),
    (Aspect::Type, Movement::Compatible, "what a parameter is written as shows in its type, or is not known"),
    (Aspect::Format, Movement::Changed, "how a part of a parameter is written is not known, so it allows more or less"),
    (Aspect::Format, Movement::Generalized, "a format that answers leave is another one: it allows what was not"),
    (Aspect::Format, Movement::Specialized, "a format that requests get is another one: it allows less than was"),
];

#[test]
fn rows_have_rules_for_requests_and_responses() {
    let is_one_sided =
        |row: &&_| COUNTERPARTS.iter().any(|(sent, answered)| can_happen(*sent, row) != can_happen(*answered, row));
    let found: BTreeSet<_> = rows::all().filter(is_one_sided).map(|row| (row.aspect, row.movement)).collect();
    let explained: BTreeSet<_> = ONE_SIDED.iter().map(|(aspect, movement, _)| (*aspect, *movement)).collect();
    assert_eq!(found, explained);
}

/// How ids of rules about the same on both sides begin.
const PREFIXES: &[(&str, &str)] = &[
    ("request-body-media-type-", "response-media-type-"),
    ("request-body-", "response-body-"),
    ("request-parameter-", "response-header-"),
    ("request-values-refused", "response-values-unexpected"),
];

/// How ids begin that only one side can have, and why.
const WITHOUT_COUNTERPART: &[(&str, &str)] = &[
    ("request-body-added-", "an answer has a body or not by its media types"),
    ("request-body-became-", "no answer promises to have a body"),
    (
        "request-body-encoding-extended",
        "an answer that is written in more ways is read by nobody who knows the old ones",
    ),
    ("request-body-removed", "an answer has a body or not by its media types"),
    ("request-parameter-content-", "that a header has `content` is told as its style"),
    ("request-parameter-empty-", "`allowEmptyValue` is for queries"),
    ("request-parameter-removed", "a header that goes was required or optional, and has rules named so"),
    ("request-parameter-reserved-", "`allowReserved` is for queries"),
    ("response-body-encoding-reduced", "a request that may be written in fewer ways is refused in the others"),
    ("response-header-added", "a parameter that comes is required or optional, and has rules named so"),
    ("response-link-", "links are for answers"),
    ("response-non-success-status-", "statuses are for answers"),
    ("response-status-range-", "statuses are for answers"),
    ("response-success-status-", "statuses are for answers"),
];

#[test]
fn rules_written_by_hand_have_their_counterpart() {
    let ids: BTreeSet<_> = hand::all().map(|rule| rule.id).collect();
    let is_mirrored = |id: &str| {
        let has = |from: &str, to: &str| {
            id.strip_prefix(from).is_some_and(|rest| ids.contains(format!("{to}{rest}").as_str()))
        };
        PREFIXES.iter().any(|(sent, answered)| has(sent, answered) || has(answered, sent))
    };
    let mut unused: BTreeSet<_> = WITHOUT_COUNTERPART.iter().map(|(prefix, _)| *prefix).collect();
    let is_of_one_flow = |id: &&&str| id.starts_with("request-") || id.starts_with("response-");
    for id in ids.iter().filter(is_of_one_flow).filter(|id| !is_mirrored(id)) {
        let reason = WITHOUT_COUNTERPART.iter().find(|(prefix, _)| id.starts_with(prefix));
        let (prefix, _) = reason.unwrap_or_else(|| panic!("{id} has no counterpart for no reason"));
        unused.remove(prefix);
    }
    assert!(unused.is_empty(), "these have their counterpart: {unused:?}");
}
