//! Every keyword of OpenAPI 3.0, 3.1 and 3.2 and of JSON Schema 2020-12, added to a document: each command expresses it, or tells
//! where it stands and that it has no effect.
//!
//! Nothing is declared to be expressed. A reader knows a keyword if it refuses a value of another type; a generator expresses it if
//! other code comes out, a comparison if it tells a change, both when the keyword comes and when it goes. `generate` and
//! `survey` ask the generators as `stubs` and `client` do, which `tests/it/losses.rs` looks at.

mod consumers;
mod exceptions;
mod row;
mod specification;

use std::collections::{BTreeSet, HashMap};
use std::sync::OnceLock;

use contract::model::Version;
use referencing::meta;

use consumers::{Consumer, Effect, Judged};
use exceptions::{Exception, exceptions};
use row::{Row, VERSIONS};
use specification::keywords;

/// Keywords of the metaschema that 2020-12 keeps for documents of earlier drafts.
const DEPRECATED: [&str; 4] = ["$recursiveAnchor", "$recursiveRef", "definitions", "dependencies"];

/// Effect of a row on a command.
struct Judgement {
    row: Row,
    consumer: Consumer,
    effect: Effect,
}

impl Judgement {
    /// True if the command neither expresses the keyword nor tells of it.
    fn is_silent(&self) -> bool {
        matches!(self.effect, Effect::Aside | Effect::None)
    }

    fn exception(&self) -> Exception {
        let Row { object, keyword, .. } = self.row;
        Exception { object, keyword, consumer: self.consumer }
    }
}

fn rows() -> Vec<Row> {
    let files = [
        include_str!("keywords/description.txt"),
        include_str!("keywords/operations.txt"),
        include_str!("keywords/schemas.txt"),
    ];
    files.into_iter().flat_map(Row::of_file).collect()
}

/// The rows of a version: those of keywords that it has.
fn rows_of(version: Version) -> Vec<Row> {
    let known: BTreeSet<_> = specified(version).collect();
    let mut rows = rows();
    rows.retain(|row| row.versions.contain(version) && known.contains(&(row.object, row.keyword)));
    rows
}

/// Objects and keywords that a version has.
fn specified(version: Version) -> impl Iterator<Item = (&'static str, &'static str)> {
    keywords().into_iter().filter(move |known| known.versions.contain(version)).map(|known| (known.object, known.name))
}

/// Effects of all rows of a version on all commands, found once.
fn judgements(version: Version) -> &'static [Judgement] {
    static JUDGEMENTS: [OnceLock<Vec<Judgement>>; VERSIONS.len()] = [const { OnceLock::new() }; VERSIONS.len()];
    let idx = VERSIONS.iter().position(|(known, _)| *known == version).expect("a version");
    JUDGEMENTS[idx].get_or_init(|| judge(version, VERSIONS[idx].1))
}

fn judge(version: Version, release: &str) -> Vec<Judgement> {
    let mut judgements = Vec::new();
    let mut without = HashMap::new();
    for row in rows_of(version) {
        let text = row.without(release);
        let without = without.entry(text.text.clone()).or_insert_with(|| Judged::of(&text));
        let with = Judged::of(&row.with(release));
        for document in [&*without, &with] {
            assert!(document.errors().is_empty(), "{row:?} in {}: {:?}", version.minor(), document.errors());
        }
        judgements.extend(Consumer::ALL.map(|consumer| {
            let effect = consumer.effect(row.keyword, without, &with);
            Judgement { row: row.clone(), consumer, effect }
        }));
    }
    judgements
}

/// Fails with the keywords of which a command tells nothing and for which there is no reason.
fn assert_none_is_lost_in_silence(version: Version) {
    let excused: BTreeSet<_> = exceptions().into_iter().collect();
    let silent = judgements(version).iter().filter(|judgement| judgement.is_silent());
    let unexcused = silent.filter(|judgement| !excused.contains(&judgement.exception()));
    let told: Vec<String> = unexcused
        .map(|Judgement { row, consumer, effect, .. }| format!("{consumer:?}, {effect:?}: {}", row.shown()))
        .collect();
    assert!(told.is_empty(), "neither expressed nor reported in {}:\n{}", version.minor(), told.join("\n"));
}

#[test]
fn none_of_3_0_is_lost_in_silence() {
    assert_none_is_lost_in_silence(Version::V3_0);
}

#[test]
fn none_of_3_1_is_lost_in_silence() {
    assert_none_is_lost_in_silence(Version::V3_1);
}

#[test]
fn none_of_3_2_is_lost_in_silence() {
    assert_none_is_lost_in_silence(Version::V3_2);
}

#[test]
fn exceptions_are_needed_and_told_once() {
    let judged = VERSIONS.into_iter().flat_map(|(version, _)| judgements(version));
    let silent: BTreeSet<_> = judged.filter(|judgement| judgement.is_silent()).map(Judgement::exception).collect();
    let mut seen = BTreeSet::new();
    for exception in exceptions() {
        assert!(silent.contains(&exception), "{exception:?} is expressed or reported: remove it");
        assert!(seen.insert(exception.clone()), "{exception:?} stands there twice");
    }
}

#[test]
fn every_keyword_has_a_row() {
    for (version, _) in VERSIONS {
        let rows: BTreeSet<_> = rows_of(version).iter().map(|row| (row.object, row.keyword)).collect();
        let missing: Vec<_> = specified(version).filter(|known| !rows.contains(known)).collect();
        assert!(missing.is_empty(), "{} has no row for {missing:?}", version.minor());
    }
}

#[test]
fn every_row_is_of_a_keyword() {
    let specified: BTreeSet<_> = VERSIONS.into_iter().flat_map(|(version, _)| specified(version)).collect();
    for row in rows() {
        assert!(specified.contains(&(row.object, row.keyword)), "no version has {}", row.shown());
    }
}

#[test]
fn every_keyword_of_the_metaschema_is_specified() {
    let known: BTreeSet<_> = specified(Version::V3_1).filter(|(object, _)| *object == "Schema Object").collect();
    let vocabularies = [
        &meta::DRAFT202012,
        &meta::DRAFT202012_CORE,
        &meta::DRAFT202012_APPLICATOR,
        &meta::DRAFT202012_UNEVALUATED,
        &meta::DRAFT202012_VALIDATION,
        &meta::DRAFT202012_META_DATA,
        &meta::DRAFT202012_FORMAT_ANNOTATION,
        &meta::DRAFT202012_CONTENT,
    ];
    for vocabulary in vocabularies {
        let keywords = vocabulary["properties"].as_object().expect("keywords").keys();
        for keyword in keywords.filter(|keyword| !DEPRECATED.contains(&keyword.as_str())) {
            assert!(known.iter().any(|(_, name)| name == keyword), "`{keyword}` is not specified");
        }
    }
}
