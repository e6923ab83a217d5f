//! Every rule has its mirror, or a written reason why not; a reason that no longer applies fails.

mod counterparts;

use std::collections::{BTreeSet, HashSet};

use super::generate::{can_happen, level};
use super::{Aspect, Effect, Movement, Row, Subject, all, find, hand, oasdiff, rows};
use crate::findings::Level;
use crate::model::Direction;

#[test]
fn ids_are_kebab_case_and_used_once() {
    let mut seen = HashSet::new();
    for rule in all() {
        assert!(seen.insert(rule.id), "{} is used twice", rule.id);
        assert!(rule.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", rule.id);
        assert!(find(rule.id).is_some_and(|found| std::ptr::eq(found, rule)), "{}", rule.id);
    }
}

#[test]
fn texts_are_sentences() {
    for rule in all() {
        for text in [rule.title, rule.why, rule.remedy] {
            let is_sentence = text.ends_with('.') && !text.starts_with(char::is_lowercase) && !text.contains("{}");
            assert!(is_sentence, "{}: {text}", rule.id);
        }
    }
}

/// Aspects that can move one way only, and why.
const ONE_WAY: &[(Aspect, Movement, &str)] = &[
    (Aspect::PropertyWithDefault, Movement::Added, "a property that goes takes its default with it"),
    (Aspect::RequiredPropertyWithDefault, Movement::Added, "who may leave it out again does not ask for a default"),
    (Aspect::DeprecationWithSunset, Movement::Added, "reactivating takes back the sunset, too"),
    (Aspect::SunsetMissing, Movement::Added, "a sunset that is there again is no news beside the deprecation"),
    (Aspect::SunsetMalformed, Movement::Added, "a sunset that became a date is no news beside the deprecation"),
    (Aspect::SunsetTooEarly, Movement::Added, "a sunset that is far enough away is what is expected"),
    (Aspect::Sunset, Movement::Removed, "a sunset that came later than the deprecation is good news only"),
    (
        Aspect::Pattern,
        Movement::Generalized,
        "only `.*` is known to allow everything; the way back is a pattern that changed",
    ),
];

#[test]
fn every_movement_has_its_reverse() {
    let rows: Vec<&Row> = rows::all().collect();
    let mut unused: BTreeSet<_> = ONE_WAY.iter().map(|(aspect, movement, _)| (*aspect, *movement)).collect();
    for row in &rows {
        let reversed = rows.iter().find(|other| {
            (other.aspect, other.movement, other.need) == (row.aspect, row.movement.reversed(), row.need)
        });
        match reversed {
            Some(other) => assert!(is_opposite(row.effect, other.effect), "{} and {}", row.suffix, other.suffix),
            None => assert!(unused.remove(&(row.aspect, row.movement)), "{} has no reverse", row.suffix),
        }
    }
    assert!(unused.is_empty(), "these have a reverse: {unused:?}");
}

/// What narrows one way widens the other; what is a matter of policy stays one, except that a required property is news
/// in a request and a loss in a response.
fn is_opposite(effect: Effect, reversed: Effect) -> bool {
    let is_policy = |effect| matches!(effect, Effect::Keeps(..));
    let turned = match effect {
        Effect::Narrows => Effect::Widens,
        Effect::Widens => Effect::Narrows,
        same => same,
    };
    turned == reversed || is_policy(effect) || is_policy(reversed)
}

/// Rules whose level is not what their effect says, because oasdiff has another and policy follows it.
const CONVENTIONS: &[(&str, Direction, &str)] = &[
    ("-set", Direction::Request, "a bound that is set often writes down what always held: a warning"),
    ("pattern-changed", Direction::Request, "two patterns may mean the same: a warning, until the sets tell"),
    ("enum-value-added", Direction::Response, "callers are used to new values: a warning, until the sets tell"),
    ("all-of-removed", Direction::Request, "what callers relied on being checked is not: a warning"),
    ("default-value-added", Direction::Request, "a parameter that is left out means something else"),
    ("default-value-removed", Direction::Request, "a parameter that is left out means something else"),
    ("default-value-changed", Direction::Request, "a parameter that is left out means something else"),
    ("became-not-write-only", Direction::Response, "answers hold what they did not hold"),
    ("type-changed", Direction::Request, "parts of a parameter may be written as text or as JSON: a warning"),
    ("prefix-items-removed", Direction::Request, "oasdiff takes positions of a list for alternatives"),
    ("prefix-items-added", Direction::Response, "oasdiff takes positions of a list for alternatives"),
];

#[test]
fn levels_follow_the_effect_or_a_convention() {
    let mut used = HashSet::new();
    for subject in Subject::ALL.into_iter().filter(|subject| !subject.is_hidden()) {
        for row in rows::all().filter(|row| can_happen(subject, row)) {
            let id = match row.need {
                Some(need) => format!("{}-{}", subject.prefix_with(need), row.suffix),
                None => format!("{}-{}", subject.prefix(), row.suffix),
            };
            let rule = find(&id).expect("every row has its rule");
            let known = rule.oasdiff.and_then(oasdiff::known).map(|(_, level)| level);
            assert_eq!(rule.level, level(subject, row, known), "{id}");
            if rule.level != row.effect.level(subject.direction()) {
                let reason = CONVENTIONS.iter().position(|(suffix, direction, _)| {
                    row.suffix.ends_with(suffix) && *direction == subject.direction()
                });
                used.insert(reason.unwrap_or_else(|| panic!("{id} is {:?} for no reason", rule.level)));
            }
        }
    }
    let unused: Vec<_> =
        (0..CONVENTIONS.len()).filter(|idx| !used.contains(idx)).map(|idx| CONVENTIONS[idx].0).collect();
    assert!(unused.is_empty(), "these follow their effect: {unused:?}");
}

#[test]
fn nothing_hidden_is_worse_than_a_note() {
    for rule in all().filter(|rule| rule.id.contains("read-only-property") || rule.id.contains("write-only-property")) {
        assert_eq!((rule.level, rule.is_about_sets), (Level::Note, false), "{}", rule.id);
    }
}

/// Rules written by hand without a mirror, and why.
const WITHOUT_MIRROR: &[(&str, &str)] = &[
    ("api-schema-removed", "a new name is nothing to anybody until it is used"),
    ("api-version-decreased", "a version that went up is as it should be"),
    ("endpoint-added", "an operation that goes was announced or not, and has rules of its own"),
    ("optional-response-header-removed", "a header that comes is news alike, required or not"),
    ("request-body-removed", "a body that comes is required or optional, and has two rules"),
    ("request-parameter-removed", "a parameter that comes is required or optional, and has rules of its own"),
    ("required-response-header-removed", "a header that comes is news alike, required or not"),
    ("server-variable-value-removed", "a value that comes is told as a variable that changed"),
    ("response-header-added", "a header that goes was required or optional, and has two rules"),
];

#[test]
fn rules_written_by_hand_have_their_reverse() {
    let ids: BTreeSet<_> = hand::all().map(|rule| rule.id).collect();
    let words = [("added", "removed"), ("increased", "decreased"), ("allowed", "forbidden"), ("required", "optional")];
    let reverse = |id: &str| {
        let swapped = |from: &str, to: &str| Some(format!("{}-{to}", id.strip_suffix(from)?.strip_suffix('-')?));
        words.iter().find_map(|(one, other)| swapped(one, other).or_else(|| swapped(other, one)))
    };
    let alone: Vec<_> =
        ids.iter().filter(|id| reverse(id).is_some_and(|other| !ids.contains(other.as_str()))).collect();
    let explained: BTreeSet<_> = WITHOUT_MIRROR.iter().map(|(id, _)| id).collect();
    assert_eq!(alone.into_iter().collect::<BTreeSet<_>>(), explained);
}

/// Rules of oasdiff that never happen here, and why.
const NEVER: &[(&str, &str)] = &[
    ("-min-items-set", "no minimum is a minimum of 0, so it is increased"),
    ("-min-items-unset", "no minimum is a minimum of 0, so it is decreased"),
];

#[test]
fn the_rules_of_oasdiff_are_covered() {
    let ours: HashSet<_> = all().filter_map(|rule| rule.oasdiff).collect();
    for id in oasdiff::ids() {
        let is_known = ours.contains(id) || NEVER.iter().any(|(suffix, _)| id.ends_with(suffix));
        assert!(is_known, "nothing is called {id}");
    }
    for rule in hand::all() {
        if let Some((_, level)) = rule.oasdiff.map(|id| oasdiff::known(id).expect("oasdiff has such a rule")) {
            assert_eq!(rule.level, level, "{}", rule.id);
        }
    }
}
