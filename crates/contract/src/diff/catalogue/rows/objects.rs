//! Properties, and what else may stand beside them.

use crate::diff::catalogue::row::Policy;
use crate::diff::catalogue::{Aspect, Effect, Need, Row};
use crate::findings::Level;

use Effect::{Keeps, Narrows, Widens};

use crate::diff::catalogue::Movement::{Added, Generalized, Removed, Specialized};

/// A declared property that is gone is at least a warning: somebody may rely on it.
const GONE: Policy = Policy { request: Level::Warning, response: Level::Warning };

pub(super) const ROWS: &[Row] = &[
    Row::new(Aspect::Property, Added, "added", Narrows, "A required property was added: {}").when(Need::Required),
    Row::new(Aspect::Property, Added, "added", Keeps(Policy::NOTE), "An optional property was added: {}")
        .when(Need::Optional),
    Row::new(
        Aspect::PropertyWithDefault,
        Added,
        "with-default-added",
        Narrows,
        "A required property with a default was added: {}",
    )
    .when(Need::Required),
    Row::new(
        Aspect::Property,
        Removed,
        "removed",
        Keeps(Policy { request: Level::Warning, response: Level::Error }),
        "A required property is gone: {}",
    )
    .when(Need::Required),
    Row::new(Aspect::Property, Removed, "removed", Keeps(GONE), "An optional property is gone: {}")
        .when(Need::Optional),
    Row::new(Aspect::RequiredProperty, Added, "became-required", Narrows, "{} became required"),
    Row::new(
        Aspect::RequiredPropertyWithDefault,
        Added,
        "became-required-with-default",
        Narrows,
        "{}, which has a default, became required",
    ),
    Row::new(Aspect::RequiredProperty, Removed, "became-optional", Widens, "{} became optional"),
    Row::new(Aspect::ReadOnly, Added, "became-read-only", Keeps(Policy::NOTE), "{} became `readOnly`")
        .when(Need::Required),
    Row::new(Aspect::ReadOnly, Removed, "became-not-read-only", Keeps(Policy::NOTE), "{} is no longer `readOnly`")
        .when(Need::Required),
    Row::new(Aspect::WriteOnly, Added, "became-write-only", Keeps(Policy::NOTE), "{} became `writeOnly`")
        .when(Need::Required),
    Row::new(Aspect::WriteOnly, Removed, "became-not-write-only", Keeps(Policy::NOTE), "{} is no longer `writeOnly`")
        .when(Need::Required),
    Row::new(Aspect::ReadOnly, Added, "became-read-only", Keeps(Policy::NOTE), "{} became `readOnly`")
        .when(Need::Optional),
    Row::new(Aspect::ReadOnly, Removed, "became-not-read-only", Keeps(Policy::NOTE), "{} is no longer `readOnly`")
        .when(Need::Optional),
    Row::new(Aspect::WriteOnly, Added, "became-write-only", Keeps(Policy::NOTE), "{} became `writeOnly`")
        .when(Need::Optional),
    Row::new(Aspect::WriteOnly, Removed, "became-not-write-only", Keeps(Policy::NOTE), "{} is no longer `writeOnly`")
        .when(Need::Optional),
    Row::new(
        Aspect::AdditionalProperties,
        Removed,
        "additional-properties-forbidden",
        Narrows,
        "{} no longer allows properties that are not declared",
    ),
    Row::new(
        Aspect::AdditionalProperties,
        Added,
        "additional-properties-allowed",
        Widens,
        "{} allows properties that are not declared",
    ),
    Row::new(
        Aspect::AdditionalPropertiesSchema,
        Specialized,
        "additional-properties-narrowed",
        Narrows,
        "Properties of {} that are not declared must fit a schema",
    ),
    Row::new(
        Aspect::AdditionalPropertiesSchema,
        Generalized,
        "additional-properties-widened",
        Widens,
        "Properties of {} that are not declared may be anything",
    ),
];
