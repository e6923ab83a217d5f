//! Schemas made of schemas.

use crate::diff::catalogue::row::Policy;
use crate::diff::catalogue::{Aspect, Effect, Row};

use Effect::{Keeps, Moves, Narrows, Widens};

use crate::diff::catalogue::Movement::{Added, Changed, Removed};

pub(super) const ROWS: &[Row] = &[
    Row::new(Aspect::AllOf, Added, "all-of-added", Narrows, "{} must fit one more schema of `allOf`"),
    Row::new(Aspect::AllOf, Removed, "all-of-removed", Widens, "{} need not fit a schema of `allOf` any more"),
    Row::new(
        Aspect::AllOfAnnotation,
        Added,
        "all-of-added-annotation-only",
        Keeps(Policy::NOTE),
        "{} has one more schema in `allOf`, which demands nothing",
    ),
    Row::new(
        Aspect::AllOfAnnotation,
        Removed,
        "all-of-removed-annotation-only",
        Keeps(Policy::NOTE),
        "{} has lost a schema in `allOf`, which demanded nothing",
    ),
    Row::new(Aspect::AnyOf, Added, "any-of-added", Widens, "{} has one more alternative in `anyOf`"),
    Row::new(Aspect::AnyOf, Removed, "any-of-removed", Narrows, "{} has lost an alternative of `anyOf`"),
    Row::new(Aspect::OneOf, Added, "one-of-added", Widens, "{} has one more alternative in `oneOf`"),
    Row::new(Aspect::OneOf, Removed, "one-of-removed", Narrows, "{} has lost an alternative of `oneOf`"),
    Row::new(
        Aspect::WrappedInOneOf,
        Changed,
        "wrapped-in-one-of",
        Moves,
        "{} was one object and is now one of several",
    ),
    Row::new(Aspect::Not, Added, "not-added", Narrows, "{} must not fit a schema"),
    Row::new(Aspect::Not, Removed, "not-removed", Widens, "{} may fit what it must not fit before"),
    Row::new(Aspect::Not, Changed, "not-changed", Moves, "What {} must not fit changed"),
    Row::new(Aspect::Discriminator, Added, "discriminator-added", Keeps(Policy::NOTE), "{} has a discriminator"),
    Row::new(
        Aspect::Discriminator,
        Removed,
        "discriminator-removed",
        Keeps(Policy::NOTE),
        "{} has lost its discriminator",
    ),
    Row::new(
        Aspect::DiscriminatorPropertyName,
        Changed,
        "discriminator-property-name-changed",
        Keeps(Policy::NOTE),
        "Another property discriminates {}",
    ),
    Row::new(
        Aspect::DiscriminatorMapping,
        Added,
        "discriminator-mapping-added",
        Keeps(Policy::NOTE),
        "The discriminator of {} knows more values",
    ),
    Row::new(
        Aspect::DiscriminatorMapping,
        Removed,
        "discriminator-mapping-deleted",
        Keeps(Policy::NOTE),
        "The discriminator of {} knows fewer values",
    ),
    Row::new(
        Aspect::DiscriminatorMapping,
        Changed,
        "discriminator-mapping-changed",
        Keeps(Policy::NOTE),
        "A value of the discriminator of {} means another schema",
    ),
];
