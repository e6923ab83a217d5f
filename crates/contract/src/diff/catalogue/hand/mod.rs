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
/// when the server is the one who calls. Without a remedy, nothing needs to be done. At its end stand two documents, each
/// whole or in a frame; or the rule whose documents change places here, or words where documents would be long.
macro_rules! diff_rules {
    ($(
        $name:ident = $id:literal, $oasdiff:tt, $level:ident $(, $direction:ident reversed $reversed:ident)? {
            $title:literal
            why: $why:literal
            $(remedy: $remedy:literal)?
            $(
                old $(in $old_frame:ident)?: $($old:literal)+
                new $(in $new_frame:ident)?: $($new:literal)+
            )?
            $(reverse of: $mirror:ident)?
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
                remedy: $crate::diff::catalogue::hand::remedy!($($remedy)?),
                example: $crate::diff::catalogue::hand::shown!(
                    $([$($old_frame)?] $($old)+; [$($new_frame)?] $($new)+)? $($mirror)? $($words)?
                ),
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
    ([$($old_frame:ident)?] $($old:literal)+; [$($new_frame:ident)?] $($new:literal)+) => {
        $crate::diff::catalogue::DiffExample::Documents {
            old: $crate::diff::catalogue::hand::framed!($($old_frame)? $($old)+),
            new: $crate::diff::catalogue::hand::framed!($($new_frame)? $($new)+),
        }
    };
    ($mirror:ident) => {
        $crate::diff::catalogue::DiffExample::Reverse(&$mirror)
    };
    ($words:literal) => {
        $crate::diff::catalogue::DiffExample::Words($words)
    };
}

macro_rules! remedy {
    () => {
        "Nothing needs to be done."
    };
    ($remedy:literal) => {
        $remedy
    };
}

/// A document of an example, in a frame of lint's catalogue or in one of these: a path or a method beside the first, a
/// demand for security with its schemes, a scheme that is demanded, and an operation that is called back.
macro_rules! framed {
    (beside $path:literal) => {
        concat!($crate::example_document!(get ""), "  ", $path, "\n")
    };
    (methods $method:literal) => {
        $crate::example_document!(pets "get: {responses: {'200': {description: All.}}}" $method)
    };
    (with_keys $demand:literal) => {
        concat!($crate::example_document!(get $demand), $crate::diff::catalogue::hand::framed!(keys))
    };
    (all_with_keys $demand:literal) => {
        concat!($crate::example_document!(get ""), $demand, "\n", $crate::diff::catalogue::hand::framed!(keys))
    };
    (with_login $demand:literal) => {
        concat!($crate::example_document!(get $demand), $crate::diff::catalogue::hand::framed!(login))
    };
    (all_with_login $demand:literal) => {
        concat!($crate::example_document!(get ""), $demand, "\n", $crate::diff::catalogue::hand::framed!(login))
    };
    (keys) => {
        "components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    token: {type: http, scheme: bearer}
"
    };
    (login) => {
        "components:
  securitySchemes:
    login: {type: oauth2, flows: {implicit: {authorizationUrl: 'https://a.example.com', scopes: {read: Reads., write: Writes.}}}}
"
    };
    (key $key:literal) => {
        concat!(
            $crate::example_document!(get "security: [{key: []}], "),
            "components:\n  securitySchemes:\n    key: ", $key, "\n"
        )
    };
    (flows $flows:literal) => {
        concat!(
            $crate::example_document!(get "security: [{login: [read]}], "),
            "components:\n  securitySchemes:\n    login: {type: oauth2, flows: ", $flows, "}\n"
        )
    };
    (called $fields:literal) => {
        concat!(
            "\npaths:\n  /hooks:\n    post:\n      responses: {'201': {description: Made.}}\n      ",
            "callbacks: {changed: {'{$request.query.url}': {post: {", $fields,
            "responses: {'204': {description: Heard.}}}}}}\n"
        )
    };
    ($($document:tt)+) => {
        $crate::example_document!($($document)+)
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

pub(crate) use {diff_rules, framed, known_as, maybe, remedy, shown};
