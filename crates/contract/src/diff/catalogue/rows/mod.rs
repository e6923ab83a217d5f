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
    .copied()
    .flatten()
}

/// Declares rows: aspect, movement and effect; how the ids end; the sentence; `back`, the same for the way back; and two
/// schemas that show it. Where the two show nothing, others stand below them with the reason. `since` is the version of
/// OpenAPI that they are written in, `as text` means a body that is not JSON.
macro_rules! rows {
    ($(#[$doc:meta])* $name:ident: $(
        $aspect:ident $movement:ident $effect:ident $suffix:literal $(when $need:ident)?: $sentence:literal
        $(back $back_effect:ident $back_suffix:literal: $back_sentence:literal)?
        [$($examples:tt)+];
    )*) => {
        $(#[$doc])*
        pub(super) static $name: &[&[$crate::diff::catalogue::Row]] = &[$(
            $crate::diff::catalogue::rows::there_and_back!(
                $aspect $movement [$($need)?] [$($examples)+], $effect $suffix, $sentence
                $(, back $back_effect $back_suffix, $back_sentence)?
            )
        ),*];
    };
}

/// A row, and the one of the way back, whose examples change places.
macro_rules! there_and_back {
    (
        $aspect:ident $movement:ident $need:tt $examples:tt, $effect:ident $suffix:expr, $sentence:expr
        $(, back $back_effect:ident $back_suffix:expr, $back_sentence:expr)?
    ) => {
        &[
            $crate::diff::catalogue::Row {
                aspect: $crate::diff::catalogue::Aspect::$aspect,
                movement: $crate::diff::catalogue::Movement::$movement,
                effect: $crate::diff::catalogue::Effect::$effect,
                suffix: $suffix,
                sentence: $sentence,
                need: $crate::diff::catalogue::rows::need!($need),
                examples: $crate::diff::catalogue::rows::examples!($examples),
            },
            $($crate::diff::catalogue::Row {
                aspect: $crate::diff::catalogue::Aspect::$aspect,
                movement: $crate::diff::catalogue::Movement::$movement.reversed(),
                effect: $crate::diff::catalogue::Effect::$back_effect,
                suffix: $back_suffix,
                sentence: $back_sentence,
                need: $crate::diff::catalogue::rows::need!($need),
                examples: $crate::diff::catalogue::rows::examples!(back $examples),
            })?
        ]
    };
}

macro_rules! need {
    ([]) => {
        None
    };
    ([$need:ident]) => {
        Some($crate::diff::catalogue::Need::$need)
    };
}

macro_rules! examples {
    (back [$old:literal => $new:literal $(since $version:literal)?]) => {
        $crate::diff::catalogue::rows::examples!([$new => $old $(since $version)?])
    };
    ([$(
        $old:literal => $new:literal $(since $version:literal)? $(as $text:ident)?
        $(at $subjects:ident because $reason:literal)?
    ),+ $(,)?]) => {
        &[$($crate::diff::catalogue::RowExample {
            old: $old,
            new: $new,
            openapi: $crate::diff::catalogue::hand::maybe!($($version)?),
            is_text: $crate::diff::catalogue::rows::is_text!($($text)?),
            only: $crate::diff::catalogue::hand::maybe!($(($crate::diff::catalogue::Subject::$subjects, $reason))?),
        }),+]
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

pub(crate) use {examples, is_text, need, rows, there_and_back};
