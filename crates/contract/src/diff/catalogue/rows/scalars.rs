//! Types, values and bounds.

use crate::diff::catalogue::row::Policy;
use crate::diff::catalogue::{Aspect, Effect, Row};
use crate::findings::Level;

use Effect::{Keeps, Moves, Narrows, Widens};

use crate::diff::catalogue::Movement::{
    Added, Changed, Compatible, Decreased, Generalized, Increased, Removed, Specialized,
};

/// What kind of value.
pub(super) const TYPES: &[Row] = &[
    Row::new(Aspect::Type, Changed, "type-changed", Moves, "The type of {} changed"),
    Row::new(Aspect::Type, Generalized, "type-generalized", Widens, "The type of {} allows more"),
    Row::new(Aspect::Type, Specialized, "type-specialized", Narrows, "The type of {} allows less"),
    Row::new(
        Aspect::Type,
        Compatible,
        "type-compatible",
        Keeps(Policy::NOTE),
        "The type of {} changed, and is written the same",
    ),
    Row::new(Aspect::Format, Changed, "format-changed", Moves, "The format of {} changed"),
    Row::new(Aspect::Format, Generalized, "format-generalized", Widens, "The format of {} allows more"),
    Row::new(Aspect::Format, Specialized, "format-specialized", Narrows, "The format of {} allows less"),
    Row::new(
        Aspect::Format,
        Compatible,
        "format-compatible",
        Keeps(Policy::NOTE),
        "The format of {} changed, and is written the same",
    ),
    Row::new(Aspect::ListOfTypes, Generalized, "list-of-types-widened", Widens, "{} may be of more types"),
    Row::new(Aspect::ListOfTypes, Specialized, "list-of-types-narrowed", Narrows, "{} may be of fewer types"),
    Row::new(Aspect::Nullable, Added, "became-nullable", Widens, "{} may now be null"),
    Row::new(Aspect::Nullable, Removed, "became-not-nullable", Narrows, "{} may no longer be null"),
];

/// Which values.
pub(super) const VALUES: &[Row] = &[
    Row::new(Aspect::Enum, Added, "became-enum", Narrows, "{} is limited to listed values"),
    Row::new(Aspect::Enum, Removed, "no-longer-enum", Widens, "{} is no longer limited to listed values"),
    Row::new(Aspect::EnumValue, Added, "enum-value-added", Widens, "{} has a new allowed value"),
    Row::new(Aspect::EnumValue, Removed, "enum-value-removed", Narrows, "{} has lost an allowed value"),
    Row::new(
        Aspect::ExtensibleEnumValue,
        Added,
        "x-extensible-enum-value-added",
        Keeps(Policy::NOTE),
        "The open list of values of {} has a new one",
    ),
    Row::new(
        Aspect::ExtensibleEnumValue,
        Removed,
        "x-extensible-enum-value-removed",
        Keeps(Policy { request: Level::Error, response: Level::Note }),
        "The open list of values of {} has lost one",
    ),
    Row::new(Aspect::Const, Added, "const-added", Narrows, "{} is fixed to one value"),
    Row::new(Aspect::Const, Removed, "const-removed", Widens, "{} is no longer fixed to one value"),
    Row::new(Aspect::Const, Changed, "const-changed", Moves, "{} is fixed to another value"),
    Row::new(Aspect::DefaultValue, Added, "default-value-added", Keeps(Policy::NOTE), "{} has a default value"),
    Row::new(
        Aspect::DefaultValue,
        Removed,
        "default-value-removed",
        Keeps(Policy::NOTE),
        "{} has lost its default value",
    ),
    Row::new(
        Aspect::DefaultValue,
        Changed,
        "default-value-changed",
        Keeps(Policy::NOTE),
        "The default value of {} changed",
    ),
    Row::new(Aspect::Pattern, Added, "pattern-added", Narrows, "{} must match a pattern"),
    Row::new(Aspect::Pattern, Removed, "pattern-removed", Widens, "{} need not match a pattern any more"),
    Row::new(Aspect::Pattern, Changed, "pattern-changed", Moves, "The pattern of {} changed"),
    Row::new(Aspect::Pattern, Generalized, "pattern-generalized", Widens, "The pattern of {} lets everything through"),
    Row::new(Aspect::MultipleOf, Added, "multiple-of-set", Narrows, "{} must be a multiple of a number"),
    Row::new(
        Aspect::MultipleOf,
        Removed,
        "multiple-of-unset",
        Widens,
        "{} need not be a multiple of a number any more",
    ),
    Row::new(Aspect::MultipleOf, Changed, "multiple-of-changed", Moves, "{} must be a multiple of another number"),
    Row::new(Aspect::Items, Added, "items-added", Narrows, "The elements of {} must fit a schema"),
    Row::new(Aspect::Items, Removed, "items-removed", Widens, "The elements of {} may be anything"),
    Row::new(Aspect::UniqueItems, Added, "unique-items-set", Narrows, "The elements of {} must all differ"),
    Row::new(Aspect::UniqueItems, Removed, "unique-items-unset", Widens, "The elements of {} need no longer differ"),
];

/// How much and how many.
pub(super) const BOUNDS: &[Row] = &[
    Row::new(Aspect::Min, Added, "min-set", Narrows, "A minimum was set for {}"),
    Row::new(Aspect::Min, Removed, "min-unset", Widens, "The minimum of {} is gone"),
    Row::new(Aspect::Min, Increased, "min-increased", Narrows, "The minimum of {} went up"),
    Row::new(Aspect::Min, Decreased, "min-decreased", Widens, "The minimum of {} went down"),
    Row::new(Aspect::ExclusiveMin, Added, "exclusive-min-set", Narrows, "An exclusive minimum was set for {}"),
    Row::new(Aspect::ExclusiveMin, Removed, "exclusive-min-unset", Widens, "The exclusive minimum of {} is gone"),
    Row::new(
        Aspect::ExclusiveMin,
        Increased,
        "exclusive-min-increased",
        Narrows,
        "The exclusive minimum of {} went up",
    ),
    Row::new(
        Aspect::ExclusiveMin,
        Decreased,
        "exclusive-min-decreased",
        Widens,
        "The exclusive minimum of {} went down",
    ),
    Row::new(Aspect::MinLength, Increased, "min-length-increased", Narrows, "The minimum length of {} went up"),
    Row::new(Aspect::MinLength, Decreased, "min-length-decreased", Widens, "The minimum length of {} went down"),
    Row::new(
        Aspect::MinItems,
        Increased,
        "min-items-increased",
        Narrows,
        "The minimum number of elements of {} went up",
    ),
    Row::new(
        Aspect::MinItems,
        Decreased,
        "min-items-decreased",
        Widens,
        "The minimum number of elements of {} went down",
    ),
    Row::new(
        Aspect::MinProperties,
        Increased,
        "min-properties-increased",
        Narrows,
        "The minimum number of properties of {} went up",
    ),
    Row::new(
        Aspect::MinProperties,
        Decreased,
        "min-properties-decreased",
        Widens,
        "The minimum number of properties of {} went down",
    ),
    Row::new(Aspect::Max, Added, "max-set", Narrows, "A maximum was set for {}"),
    Row::new(Aspect::Max, Removed, "max-unset", Widens, "The maximum of {} is gone"),
    Row::new(Aspect::Max, Increased, "max-increased", Widens, "The maximum of {} went up"),
    Row::new(Aspect::Max, Decreased, "max-decreased", Narrows, "The maximum of {} went down"),
    Row::new(Aspect::ExclusiveMax, Added, "exclusive-max-set", Narrows, "An exclusive maximum was set for {}"),
    Row::new(Aspect::ExclusiveMax, Removed, "exclusive-max-unset", Widens, "The exclusive maximum of {} is gone"),
    Row::new(Aspect::ExclusiveMax, Increased, "exclusive-max-increased", Widens, "The exclusive maximum of {} went up"),
    Row::new(
        Aspect::ExclusiveMax,
        Decreased,
        "exclusive-max-decreased",
        Narrows,
        "The exclusive maximum of {} went down",
    ),
    Row::new(Aspect::MaxLength, Added, "max-length-set", Narrows, "A maximum length was set for {}"),
    Row::new(Aspect::MaxLength, Removed, "max-length-unset", Widens, "The maximum length of {} is gone"),
    Row::new(Aspect::MaxLength, Increased, "max-length-increased", Widens, "The maximum length of {} went up"),
    Row::new(Aspect::MaxLength, Decreased, "max-length-decreased", Narrows, "The maximum length of {} went down"),
    Row::new(Aspect::MaxItems, Added, "max-items-set", Narrows, "A maximum number of elements was set for {}"),
    Row::new(Aspect::MaxItems, Removed, "max-items-unset", Widens, "The maximum number of elements of {} is gone"),
    Row::new(
        Aspect::MaxItems,
        Increased,
        "max-items-increased",
        Widens,
        "The maximum number of elements of {} went up",
    ),
    Row::new(
        Aspect::MaxItems,
        Decreased,
        "max-items-decreased",
        Narrows,
        "The maximum number of elements of {} went down",
    ),
    Row::new(
        Aspect::MaxProperties,
        Added,
        "max-properties-set",
        Narrows,
        "A maximum number of properties was set for {}",
    ),
    Row::new(
        Aspect::MaxProperties,
        Removed,
        "max-properties-unset",
        Widens,
        "The maximum number of properties of {} is gone",
    ),
    Row::new(
        Aspect::MaxProperties,
        Increased,
        "max-properties-increased",
        Widens,
        "The maximum number of properties of {} went up",
    ),
    Row::new(
        Aspect::MaxProperties,
        Decreased,
        "max-properties-decreased",
        Narrows,
        "The maximum number of properties of {} went down",
    ),
];
