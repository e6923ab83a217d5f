//! Rules made from the table, one for each row and each subject it can happen to.

use std::sync::{LazyLock, OnceLock};

use crate::findings::Level;
use crate::model::Direction;
use crate::words::capital;

use super::{Aspect, DiffExample, DiffRule, Movement, Need, Row, Subject, hand, oasdiff, rows};

/// Every rule: those written by hand, then those of the table.
pub fn all() -> impl Iterator<Item = &'static DiffRule> {
    hand::all().chain(SLOTS.iter().map(Slot::rule))
}

/// The rule of this id.
pub fn find(id: &str) -> Option<&'static DiffRule> {
    all().find(|rule| rule.id == id)
}

/// The rule for a movement at a subject, and the sentence that tells it. `need` matters only to properties.
pub fn schema_rule(
    subject: Subject,
    aspect: Aspect,
    movement: Movement,
    need: Option<Need>,
) -> (&'static DiffRule, &'static str) {
    let is_it = |slot: &&Slot| {
        (slot.subject, slot.row.aspect, slot.row.movement, slot.row.need) == (subject, aspect, movement, need)
    };
    match SLOTS.iter().find(is_it) {
        Some(slot) => (slot.rule(), slot.row.sentence),
        None => (&hand::schema::SCHEMA_CHANGED, "{} changed"),
    }
}

/// A rule of the table. Its texts are made when somebody asks for it: a comparison needs a few of the many.
struct Slot {
    subject: Subject,
    row: &'static Row,
    rule: OnceLock<Box<DiffRule>>,
}

impl Slot {
    fn rule(&'static self) -> &'static DiffRule {
        self.rule.get_or_init(|| Box::new(rule(self.subject, self.row)))
    }
}

static SLOTS: LazyLock<Vec<Slot>> = LazyLock::new(|| {
    let mut slots = Vec::with_capacity(Subject::ALL.len() * rows::all().count());
    for subject in Subject::ALL {
        let rows = rows::all().filter(|row| can_happen(subject, row));
        slots.extend(rows.map(|row| Slot { subject, row, rule: OnceLock::new() }));
    }
    slots
});

/// Whether a row is ever told of a subject.
pub(super) fn can_happen(subject: Subject, row: &Row) -> bool {
    let (is_request, is_part) = (subject.direction() == Direction::Request, Subject::PARTS.contains(&subject));
    match (row.aspect, row.movement) {
        // Being there and being required are told of properties; of bodies, parameters and headers by rules of their own.
        (Aspect::Property | Aspect::RequiredProperty, _) => subject.is_inner(),
        // A server fills in what a body lacks. Elsewhere a default makes no difference to what must be sent.
        (Aspect::PropertyWithDefault, _) => subject == Subject::RequestProperty,
        (Aspect::RequiredPropertyWithDefault, _) => subject.is_inner() && is_request,
        // What becomes hidden, or is no longer, is seen on one side.
        (Aspect::ReadOnly | Aspect::WriteOnly, _) => subject.is_inner() && !subject.is_hidden(),
        // Inside of something it is one more alternative.
        (Aspect::WrappedInOneOf, _) => !subject.is_inner(),
        // A parameter is text: its type is another, or it allows more. How its parts are written is not known.
        (Aspect::Type, Movement::Specialized) => subject != Subject::RequestParameter,
        (Aspect::Type, Movement::Compatible) => subject != Subject::RequestParameter && !is_part,
        // A format that allows what the old one did not is another, unless it only allows more of what may be sent or
        // less of what may be answered; where the writing is not known, one that does not allow more allows less.
        (Aspect::Format, Movement::Changed) => !is_part,
        (Aspect::Format, Movement::Generalized) => is_request,
        (Aspect::Format, Movement::Specialized) => !is_request || is_part,
        // Parameters and headers are never XML.
        (Aspect::Xml, _) => Subject::BODIES.contains(&subject),
        _ => true,
    }
}

fn rule(subject: Subject, row: &'static Row) -> DiffRule {
    let known = oasdiff_name(subject, row);
    DiffRule {
        // Made once and kept as long as the program runs, as a rule written by hand is.
        id: id(subject, row).leak(),
        oasdiff: known.map(|(id, _)| id),
        level: level(subject, row, known.map(|(_, level)| level)),
        direction: Some(subject.direction()),
        // The subject tells already which way the values travel.
        reversed: None,
        is_about_sets: is_about_sets(subject, row),
        title: format!("{}.", fill(row.sentence, subject.phrase())).leak(),
        why: why(subject, row),
        remedy: remedy(subject, row),
        example: DiffExample::Schemas { row, subject },
    }
}

/// The sentence about a place, beginning with a capital.
pub(in crate::diff) fn fill(sentence: &str, place: &str) -> String {
    capital(&sentence.replacen("{}", place, 1))
}

fn id(subject: Subject, row: &Row) -> String {
    match row.need {
        Some(need) => format!("{}-{}", subject.prefix_with(need), row.suffix),
        None => format!("{}-{}", subject.prefix(), row.suffix),
    }
}

/// Whether the sets of values show it: not where the value never travels.
pub(super) fn is_about_sets(subject: Subject, row: &Row) -> bool {
    // Policy makes it an error, and the sets can say with which value.
    let is_promise_gone = subject.direction() == Direction::Response
        && (row.aspect, row.movement, row.need) == (Aspect::Property, Movement::Removed, Some(Need::Required));
    !subject.is_hidden() && (row.effect.is_about_sets() || is_promise_gone)
}

pub(super) fn level(subject: Subject, row: &Row, known: Option<Level>) -> Level {
    let by_effect = row.effect.level(subject.direction());
    match known {
        _ if subject.is_hidden() => Level::Note,
        // The sets decide, and they are only asked about what may be bad.
        Some(Level::Note) if row.effect.is_about_sets() => by_effect,
        // A property that no longer travels is gone, whatever it is called.
        Some(_) if matches!(row.aspect, Aspect::ReadOnly | Aspect::WriteOnly) && row.movement == Movement::Added => {
            by_effect
        }
        // Nothing becomes wrong by a list of values that is gone.
        Some(_) if row.aspect == Aspect::Enum && row.movement == Movement::Removed => by_effect,
        Some(level) => level,
        None => by_effect,
    }
}

fn oasdiff_name(subject: Subject, row: &Row) -> Option<(&'static str, Level)> {
    oasdiff::known(&id(subject, row)).or_else(|| oasdiff::known(alias(subject, row)?)).or_else(|| {
        // Told apart by us and not by oasdiff.
        let wider = match subject {
            Subject::RequestReadOnlyProperty => Subject::RequestProperty,
            Subject::ResponseWriteOnlyProperty => Subject::ResponseProperty,
            Subject::RequestHeaderProperty => Subject::RequestParameterProperty,
            _ => return type_name(subject, row),
        };
        // A hidden property that comes or goes is no news to oasdiff.
        if row.aspect == Aspect::Property && subject == Subject::RequestReadOnlyProperty {
            return None;
        }
        oasdiff_name(wider, row)
    })
}

/// To oasdiff a format is part of the type, and a type that allows less is another one in a request.
fn type_name(subject: Subject, row: &Row) -> Option<(&'static str, Level)> {
    if !matches!(row.aspect, Aspect::Type | Aspect::Format) {
        return None;
    }
    let named = |movement: &str| oasdiff::known(&format!("{}-type-{movement}", subject.prefix()));
    match row.movement {
        Movement::Changed => named("changed"),
        Movement::Specialized => named("specialized").or_else(|| named("changed")),
        Movement::Generalized => named("generalized"),
        Movement::Compatible => named("compatible"),
        _ => None,
    }
}

/// What oasdiff calls by a name that does not follow the pattern.
fn alias(subject: Subject, row: &Row) -> Option<&'static str> {
    use Movement::{Added, Removed};
    Some(match (subject, row.aspect, row.movement, row.need) {
        (Subject::RequestProperty, Aspect::Property, Added, Some(Need::Required)) => "new-required-request-property",
        (Subject::RequestProperty, Aspect::Property, Added, _) => "new-optional-request-property",
        (Subject::RequestProperty, Aspect::PropertyWithDefault, Added, _) => {
            "new-required-request-property-with-default"
        }
        (Subject::RequestProperty, Aspect::Property, Removed, _) => "request-property-removed",
        (Subject::RequestHeaderProperty, Aspect::Property, Added, Some(Need::Required)) => {
            "new-required-request-header-property"
        }
        (Subject::ResponseBody, Aspect::EnumValue | Aspect::Enum, Removed, _) => {
            "response-mediatype-enum-value-removed"
        }
        // To oasdiff a list that is gone is a list that has lost its values.
        (Subject::RequestBody, Aspect::Enum, Removed, _) => "request-body-enum-value-removed",
        (Subject::RequestProperty, Aspect::Enum, Removed, _) => "request-property-enum-value-removed",
        (Subject::RequestParameter, Aspect::Enum, Removed, _) => "request-parameter-enum-value-removed",
        (Subject::RequestParameterProperty, Aspect::Enum, Removed, _) => {
            "request-parameter-property-enum-value-removed"
        }
        (Subject::ResponseProperty, Aspect::Enum, Removed, _) => "response-property-enum-value-removed",
        (Subject::RequestParameter, Aspect::SunsetMalformed, ..) => "request-parameter-sunset-parse",
        (Subject::RequestParameter, Aspect::DeprecationWithSunset, ..) => "request-parameter-deprecated",
        _ => return None,
    })
}

fn why(subject: Subject, row: &Row) -> &'static str {
    match (row.effect.level(subject.direction()), subject.direction()) {
        _ if subject.is_hidden() => "The property never travels this way, so nobody can notice.",
        (Level::Note, _) if row.effect.is_about_sets() => "Who follows the old document is served as before.",
        (Level::Note, _) => "No value becomes wrong by it; people and generated code may want to know.",
        (_, Direction::Request) if row.effect.is_about_sets() => "What callers send today may be refused tomorrow.",
        (_, Direction::Request) => "Callers rely on what the old document promised about what they send.",
        (_, Direction::Response) if row.effect.is_about_sets() => {
            "Callers may be answered what they do not understand."
        }
        (_, Direction::Response) => "Callers rely on what the old document promised about answers.",
    }
}

fn remedy(subject: Subject, row: &Row) -> &'static str {
    match (row.effect.level(subject.direction()), subject.direction()) {
        _ if subject.is_hidden() => "Nothing needs to be done.",
        (Level::Note, _) => "Nothing needs to be done; mention it to callers.",
        (_, Direction::Request) if row.effect.is_about_sets() => {
            "Go on accepting what was accepted, or offer the change beside it under a new name or version."
        }
        (_, Direction::Response) if row.effect.is_about_sets() => {
            "Go on answering within what was promised, or offer the change beside it under a new name or version."
        }
        _ => "Keep the promise, or announce the change with a new major version.",
    }
}
