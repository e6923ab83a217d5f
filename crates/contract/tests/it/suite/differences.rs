//! Formats that are judged otherwise than the suite's optional tests say. `docs/policy.md` shows this list to users.

use serde_json::Value;

use JudgeName::{Stub, Validator};

/// A judge of values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum JudgeName {
    /// The validator, which holds examples, answers and witnesses to a document.
    Validator,
    /// The check of a stub at run time.
    Stub,
}

/// Tests of formats of which a judge refuses nothing, not even what the suite calls wrong.
pub(crate) struct Difference {
    pub(crate) formats: &'static [&'static str],
    /// Description of the only group that this is about; without one it is about all tests of the formats.
    pub(crate) group: Option<&'static str>,
    pub(crate) judges: &'static [JudgeName],
    pub(crate) reason: &'static str,
}

pub(crate) const DIFFERENCES: &[Difference] = &[
    Difference {
        formats: &["duration", "iri", "iri-reference", "json-pointer", "relative-json-pointer", "uri-template"],
        group: None,
        judges: &[Validator, Stub],
        reason: "nothing is refused: hardly any document has them",
    },
    Difference {
        formats: &["uri-reference"],
        group: None,
        judges: &[Validator, Stub],
        reason: "nothing is refused: a misspelt address is nearly always a relative one",
    },
    Difference {
        formats: &["regex"],
        group: None,
        judges: &[Validator, Stub],
        reason: "nothing is refused: patterns of other dialects than ECMAScript's are called so, too",
    },
    Difference {
        formats: &["idn-email", "idn-hostname"],
        group: None,
        judges: &[Validator, Stub],
        reason: "nothing is refused: the letters that a name may have change with each version of Unicode",
    },
    Difference {
        formats: &["hostname"],
        group: Some("validation of A-label (punycode) host names"),
        judges: &[Validator],
        reason: "`xn--` may begin any label: the letters that it stands for change with each version of Unicode",
    },
    Difference {
        formats: &["email", "hostname", "ipv4", "ipv6", "time", "uri"],
        group: None,
        judges: &[Stub],
        reason: "nothing is refused: the implementation gets a `String`; `date`, `date-time`, `uuid` and `byte` have types that hold nothing else",
    },
];

impl Difference {
    /// True if this is about the tests of a group.
    pub(super) fn is_about(&self, group: &Value) -> bool {
        self.formats.iter().any(|format| group["schema"]["format"] == *format)
            && self.group.is_none_or(|description| group["description"] == description)
    }
}
