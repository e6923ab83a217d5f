//! Rules that have no family, one file for each part of a document.

pub mod body;
pub mod callback;
pub mod document;
pub mod header;
pub mod lifecycle;
pub mod operation;
pub mod parameter;
pub mod response;
pub mod schema;
pub mod scheme;
pub mod security;
pub mod server;

use super::DiffRule;

/// Every rule written by hand, in the order of a document.
pub(super) fn all() -> impl Iterator<Item = &'static DiffRule> {
    [
        document::RULES,
        server::RULES,
        operation::RULES,
        lifecycle::RULES,
        parameter::RULES,
        body::RULES,
        response::RULES,
        header::RULES,
        callback::RULES,
        security::RULES,
        scheme::RULES,
        schema::RULES,
    ]
    .into_iter()
    .flatten()
    .copied()
}

/// Declares rules, each as a static and all of them in `RULES`, so that none can be left out. After the id stands what
/// oasdiff calls it: `same`, `none`, or another id. A rule about values says which way they travel, and how bad it is
/// when the server is the one who calls. At its end stand two documents, or words where those would be long.
macro_rules! diff_rules {
    ($(
        $name:ident = $id:literal, $oasdiff:tt, $level:ident $(, $direction:ident reversed $reversed:ident)? {
            $title:literal
            why: $why:literal
            remedy: $remedy:literal
            $(old: $old:literal new: $new:literal)?
            $(words: $words:literal)?
        }
    )*) => {
        $(
            #[doc = $title]
            pub static $name: $crate::diff::catalogue::DiffRule = $crate::diff::catalogue::DiffRule {
                id: $id,
                oasdiff: $crate::diff::catalogue::hand::known_as!($id, $oasdiff),
                level: $crate::findings::Level::$level,
                direction: $crate::diff::catalogue::hand::maybe!($($crate::model::Direction::$direction)?),
                reversed: $crate::diff::catalogue::hand::maybe!($($crate::findings::Level::$reversed)?),
                is_about_sets: false,
                title: $title,
                why: $why,
                remedy: $remedy,
                example: $crate::diff::catalogue::hand::shown!($($old $new)? $($words)?),
            };
        )*

        pub(super) static RULES: &[&$crate::diff::catalogue::DiffRule] = &[$(&$name),*];
    };
}

macro_rules! known_as {
    ($id:literal, same) => {
        Some($id)
    };
    ($id:literal, none) => {
        None
    };
    ($id:literal, $other:literal) => {
        Some($other)
    };
}

macro_rules! shown {
    ($old:literal $new:literal) => {
        $crate::diff::catalogue::DiffExample::Documents { old: $old, new: $new }
    };
    ($words:literal) => {
        $crate::diff::catalogue::DiffExample::Words($words)
    };
}

macro_rules! maybe {
    () => {
        None
    };
    ($value:expr) => {
        Some($value)
    };
}

pub(crate) use {diff_rules, known_as, maybe, shown};
