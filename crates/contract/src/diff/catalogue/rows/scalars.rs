//! Types, values and bounds.

use super::{rows, there_and_back};
use crate::diff::catalogue::Row;

rows! {
    /// What kind of value.
    TYPES:

    Type Changed Moves "type-changed": "The type of {} changed"
        [
            "{type: boolean}" => "{type: integer}",
            "{type: integer}" => "{type: string}" at PARTS
                because "a part of a parameter may be text or JSON, and this is for what differs in one of them only",
        ];

    Type Generalized Widens "type-generalized": "The type of {} allows more"
        back Narrows "type-specialized": "The type of {} allows less"
        ["{type: integer}" => "{type: number}"];

    Type Compatible NOTE "type-compatible": "The type of {} changed, and is written the same"
        [
            "{type: integer}" => "{type: string}" as text,
            "{type: string}" => "{type: integer}" as text at RESPONSES
                because "who reads text expects a string, and may be answered anything that can be read as one",
        ];

    Format Changed Moves "format-changed": "The format of {} changed"
        ["{type: string, format: date}" => "{type: string, format: uuid}"];

    Format Generalized Widens "format-generalized": "The format of {} allows more"
        back Narrows "format-specialized": "The format of {} allows less"
        ["{type: string, format: date}" => "{type: string}"];

    ListOfTypes Generalized Widens "list-of-types-widened": "{} may be of more types"
        back Narrows "list-of-types-narrowed": "{} may be of fewer types"
        ["{type: integer}" => "{oneOf: [{type: integer}, {type: boolean}]}"];

    Nullable Added Widens "became-nullable": "{} may now be null"
        back Narrows "became-not-nullable": "{} may no longer be null"
        ["{type: string}" => "{type: string, nullable: true}"];
}

rows! {
    /// Which values.
    VALUES:

    Enum Added Narrows "became-enum": "{} is limited to listed values"
        back Widens "no-longer-enum": "{} is no longer limited to listed values"
        ["{type: string}" => "{type: string, enum: [cat, dog]}"];

    EnumValue Added Widens "enum-value-added": "{} has a new allowed value"
        back Narrows "enum-value-removed": "{} has lost an allowed value"
        ["{type: string, enum: [cat]}" => "{type: string, enum: [cat, dog]}"];

    ExtensibleEnumValue Added NOTE "x-extensible-enum-value-added": "The open list of values of {} has a new one"
        back REQUEST_ERROR "x-extensible-enum-value-removed": "The open list of values of {} has lost one"
        ["{type: string, x-extensible-enum: [cat]}" => "{type: string, x-extensible-enum: [cat, dog]}"];

    Const Added Narrows "const-added": "{} is fixed to one value"
        back Widens "const-removed": "{} is no longer fixed to one value"
        ["{type: string}" => "{type: string, const: cat}" since "3.1.0"];

    Const Changed Moves "const-changed": "{} is fixed to another value"
        ["{type: string, const: cat}" => "{type: string, const: dog}" since "3.1.0"];

    DefaultValue Added NOTE "default-value-added": "{} has a default value"
        back NOTE "default-value-removed": "{} has lost its default value"
        ["{type: integer}" => "{type: integer, default: 1}"];

    DefaultValue Changed NOTE "default-value-changed": "The default value of {} changed"
        ["{type: integer, default: 1}" => "{type: integer, default: 2}"];

    Pattern Added Narrows "pattern-added": "{} must match a pattern"
        back Widens "pattern-removed": "{} need not match a pattern any more"
        ["{type: string}" => "{type: string, pattern: '^a+$'}"];

    Pattern Changed Moves "pattern-changed": "The pattern of {} changed"
        ["{type: string, pattern: '^a+$'}" => "{type: string, pattern: '^b+$'}"];

    Pattern Generalized Widens "pattern-generalized": "The pattern of {} lets everything through"
        ["{type: string, pattern: '^a+$'}" => "{type: string, pattern: '.*'}"];

    MultipleOf Added Narrows "multiple-of-set": "{} must be a multiple of a number"
        back Widens "multiple-of-unset": "{} need not be a multiple of a number any more"
        ["{type: integer}" => "{type: integer, multipleOf: 2}"];

    MultipleOf Changed Moves "multiple-of-changed": "{} must be a multiple of another number"
        ["{type: integer, multipleOf: 2}" => "{type: integer, multipleOf: 3}"];

    Items Added Narrows "items-added": "The elements of {} must fit a schema"
        back Widens "items-removed": "The elements of {} may be anything"
        ["{type: array}" => "{type: array, items: {type: string}}"];

    UniqueItems Added Narrows "unique-items-set": "The elements of {} must all differ"
        back Widens "unique-items-unset": "The elements of {} need no longer differ"
        ["{type: array, items: {type: integer}}" => "{type: array, items: {type: integer}, uniqueItems: true}"];
}

/// Declares the rows of bounds: aspect, what raising and lowering it does, how the ids of its rules begin, and what it is
/// called; where its coming and going is told, a schema without it; a schema with one bound, and with a greater one.
macro_rules! bounds {
    ($(
        $aspect:ident $raised:ident $lowered:ident $id:literal ($article:literal $noun:literal):
        $([$without:literal])? $lower:literal => $higher:literal;
    )*) => {
        &[$(
            $(
                there_and_back!(
                    $aspect Added [] [$without => $lower],
                    Narrows concat!($id, "-set"), concat!($article, " ", $noun, " was set for {}"),
                    back Widens concat!($id, "-unset"), concat!("The ", $noun, " of {} is gone")
                ),
            )?
            there_and_back!(
                $aspect Increased [] [$lower => $higher],
                $raised concat!($id, "-increased"), concat!("The ", $noun, " of {} went up"),
                back $lowered concat!($id, "-decreased"), concat!("The ", $noun, " of {} went down")
            ),
        )*]
    };
}

/// How much and how many.
pub(super) static BOUNDS: &[&[Row]] = bounds! {
    Min Narrows Widens "min" ("A" "minimum"):
        ["{type: integer}"] "{type: integer, minimum: 1}" => "{type: integer, minimum: 2}";
    ExclusiveMin Narrows Widens "exclusive-min" ("An" "exclusive minimum"):
        ["{type: integer}"] "{type: integer, minimum: 1, exclusiveMinimum: true}"
            => "{type: integer, minimum: 2, exclusiveMinimum: true}";
    MinLength Narrows Widens "min-length" ("A" "minimum length"):
        "{type: string, minLength: 1}" => "{type: string, minLength: 2}";
    MinItems Narrows Widens "min-items" ("A" "minimum number of elements"):
        "{type: array, items: {type: integer}, minItems: 1}" => "{type: array, items: {type: integer}, minItems: 2}";
    MinProperties Narrows Widens "min-properties" ("A" "minimum number of properties"):
        "{type: object, minProperties: 1}" => "{type: object, minProperties: 2}";
    Max Widens Narrows "max" ("A" "maximum"):
        ["{type: integer}"] "{type: integer, maximum: 1}" => "{type: integer, maximum: 2}";
    ExclusiveMax Widens Narrows "exclusive-max" ("An" "exclusive maximum"):
        ["{type: integer}"] "{type: integer, maximum: 1, exclusiveMaximum: true}"
            => "{type: integer, maximum: 2, exclusiveMaximum: true}";
    MaxLength Widens Narrows "max-length" ("A" "maximum length"):
        ["{type: string}"] "{type: string, maxLength: 1}" => "{type: string, maxLength: 2}";
    MaxItems Widens Narrows "max-items" ("A" "maximum number of elements"):
        ["{type: array, items: {type: integer}}"] "{type: array, items: {type: integer}, maxItems: 1}"
            => "{type: array, items: {type: integer}, maxItems: 2}";
    MaxProperties Widens Narrows "max-properties" ("A" "maximum number of properties"):
        ["{type: object}"] "{type: object, maxProperties: 1}" => "{type: object, maxProperties: 2}";
};
