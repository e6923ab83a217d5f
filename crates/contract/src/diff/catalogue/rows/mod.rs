//! The table: every aspect of a schema and every way it can move.
//!
//! A sentence is used twice: as the rule's title, about any place, and in a change, about the place where it happened.

mod composition;
mod keywords;
mod lifecycle;
mod objects;
mod scalars;

use super::Row;

/// Every row, in the order of the catalogue.
pub(super) fn all() -> impl Iterator<Item = &'static Row> {
    [
        scalars::TYPES,
        scalars::VALUES,
        scalars::BOUNDS,
        objects::ROWS,
        composition::ROWS,
        lifecycle::ROWS,
        keywords::KEYWORDS,
        keywords::ROWS,
    ]
    .into_iter()
    .flatten()
}

/// Declares rows: aspect, movement and effect; how the ids end; the sentence; and two schemas that show it. Where the
/// two show nothing, others stand below them with the reason. `since` is the version of OpenAPI that they are written
/// in, `as text` means a body that is not JSON.
macro_rules! rows {
    (
        $(#[$doc:meta])*
        $name:ident:
        $(
            $aspect:ident $movement:ident $effect:ident $suffix:literal $(when $need:ident)?: $sentence:literal
            $(
                $old:literal => $new:literal $(since $version:literal)? $(as $text:ident)?
                $(at $subjects:ident because $reason:literal)?
            )+;
        )*
    ) => {
        $(#[$doc])*
        pub(super) static $name: &[$crate::diff::catalogue::Row] = &[$(
            $crate::diff::catalogue::Row {
                aspect: $crate::diff::catalogue::Aspect::$aspect,
                movement: $crate::diff::catalogue::Movement::$movement,
                effect: $crate::diff::catalogue::Effect::$effect,
                suffix: $suffix,
                sentence: $sentence,
                need: $crate::diff::catalogue::hand::maybe!($($crate::diff::catalogue::Need::$need)?),
                examples: &[$(
                    $crate::diff::catalogue::RowExample {
                        old: $old,
                        new: $new,
                        openapi: $crate::diff::catalogue::hand::maybe!($($version)?),
                        is_text: $crate::diff::catalogue::rows::is_text!($($text)?),
                        only: $crate::diff::catalogue::hand::maybe!(
                            $(($crate::diff::catalogue::Subject::$subjects, $reason))?
                        ),
                    }
                ),+],
            }
        ),*];
    };
}

/// One row with one example, whose texts are put together.
macro_rules! row {
    (
        $aspect:ident $movement:ident $effect:ident, $suffix:expr, $sentence:expr,
        $old:literal => $new:literal, $openapi:expr
    ) => {
        $crate::diff::catalogue::Row {
            aspect: $crate::diff::catalogue::Aspect::$aspect,
            movement: $crate::diff::catalogue::Movement::$movement,
            effect: $crate::diff::catalogue::Effect::$effect,
            suffix: $suffix,
            sentence: $sentence,
            need: None,
            examples: &[$crate::diff::catalogue::RowExample {
                old: $old,
                new: $new,
                openapi: $openapi,
                is_text: false,
                only: None,
            }],
        }
    };
}

macro_rules! is_text {
    () => {
        false
    };
    (text) => {
        true
    };
}

pub(crate) use {is_text, row, rows};
