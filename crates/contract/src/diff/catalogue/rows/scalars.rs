//! Types, values and bounds.

use super::rows;

rows! {
    /// What kind of value.
    TYPES:

    Type Changed Moves "type-changed": "The type of {} changed"
        "{type: boolean}" => "{type: integer}"
        "{type: integer}" => "{type: string}" at PARTS
            because "a part of a parameter may be text or JSON, and this is for what differs in one of them only";

    Type Generalized Widens "type-generalized": "The type of {} allows more"
        "{type: integer}" => "{type: number}";

    Type Specialized Narrows "type-specialized": "The type of {} allows less"
        "{type: number}" => "{type: integer}";

    Type Compatible NOTE "type-compatible": "The type of {} changed, and is written the same"
        "{type: integer}" => "{type: string}" as text
        "{type: string}" => "{type: integer}" as text at RESPONSES
            because "who reads text expects a string, and may be answered anything that can be read as one";

    Format Changed Moves "format-changed": "The format of {} changed"
        "{type: string, format: date}" => "{type: string, format: uuid}";

    Format Generalized Widens "format-generalized": "The format of {} allows more"
        "{type: string, format: date}" => "{type: string}";

    Format Specialized Narrows "format-specialized": "The format of {} allows less"
        "{type: string}" => "{type: string, format: date}";

    ListOfTypes Generalized Widens "list-of-types-widened": "{} may be of more types"
        "{type: integer}" => "{oneOf: [{type: integer}, {type: boolean}]}";

    ListOfTypes Specialized Narrows "list-of-types-narrowed": "{} may be of fewer types"
        "{oneOf: [{type: integer}, {type: boolean}]}" => "{type: integer}";

    Nullable Added Widens "became-nullable": "{} may now be null"
        "{type: string}" => "{type: string, nullable: true}";

    Nullable Removed Narrows "became-not-nullable": "{} may no longer be null"
        "{type: string, nullable: true}" => "{type: string}";
}

rows! {
    /// Which values.
    VALUES:

    Enum Added Narrows "became-enum": "{} is limited to listed values"
        "{type: string}" => "{type: string, enum: [cat, dog]}";

    Enum Removed Widens "no-longer-enum": "{} is no longer limited to listed values"
        "{type: string, enum: [cat, dog]}" => "{type: string}";

    EnumValue Added Widens "enum-value-added": "{} has a new allowed value"
        "{type: string, enum: [cat]}" => "{type: string, enum: [cat, dog]}";

    EnumValue Removed Narrows "enum-value-removed": "{} has lost an allowed value"
        "{type: string, enum: [cat, dog]}" => "{type: string, enum: [cat]}";

    ExtensibleEnumValue Added NOTE "x-extensible-enum-value-added": "The open list of values of {} has a new one"
        "{type: string, x-extensible-enum: [cat]}" => "{type: string, x-extensible-enum: [cat, dog]}";

    ExtensibleEnumValue Removed REQUEST_ERROR "x-extensible-enum-value-removed":
        "The open list of values of {} has lost one"
        "{type: string, x-extensible-enum: [cat, dog]}" => "{type: string, x-extensible-enum: [cat]}";

    Const Added Narrows "const-added": "{} is fixed to one value"
        "{type: string}" => "{type: string, const: cat}" since "3.1.0";

    Const Removed Widens "const-removed": "{} is no longer fixed to one value"
        "{type: string, const: cat}" => "{type: string}" since "3.1.0";

    Const Changed Moves "const-changed": "{} is fixed to another value"
        "{type: string, const: cat}" => "{type: string, const: dog}" since "3.1.0";

    DefaultValue Added NOTE "default-value-added": "{} has a default value"
        "{type: integer}" => "{type: integer, default: 1}";

    DefaultValue Removed NOTE "default-value-removed": "{} has lost its default value"
        "{type: integer, default: 1}" => "{type: integer}";

    DefaultValue Changed NOTE "default-value-changed": "The default value of {} changed"
        "{type: integer, default: 1}" => "{type: integer, default: 2}";

    Pattern Added Narrows "pattern-added": "{} must match a pattern"
        "{type: string}" => "{type: string, pattern: '^a+$'}";

    Pattern Removed Widens "pattern-removed": "{} need not match a pattern any more"
        "{type: string, pattern: '^a+$'}" => "{type: string}";

    Pattern Changed Moves "pattern-changed": "The pattern of {} changed"
        "{type: string, pattern: '^a+$'}" => "{type: string, pattern: '^b+$'}";

    Pattern Generalized Widens "pattern-generalized": "The pattern of {} lets everything through"
        "{type: string, pattern: '^a+$'}" => "{type: string, pattern: '.*'}";

    MultipleOf Added Narrows "multiple-of-set": "{} must be a multiple of a number"
        "{type: integer}" => "{type: integer, multipleOf: 2}";

    MultipleOf Removed Widens "multiple-of-unset": "{} need not be a multiple of a number any more"
        "{type: integer, multipleOf: 2}" => "{type: integer}";

    MultipleOf Changed Moves "multiple-of-changed": "{} must be a multiple of another number"
        "{type: integer, multipleOf: 2}" => "{type: integer, multipleOf: 3}";

    Items Added Narrows "items-added": "The elements of {} must fit a schema"
        "{type: array}" => "{type: array, items: {type: string}}";

    Items Removed Widens "items-removed": "The elements of {} may be anything"
        "{type: array, items: {type: string}}" => "{type: array}";

    UniqueItems Added Narrows "unique-items-set": "The elements of {} must all differ"
        "{type: array, items: {type: integer}}" => "{type: array, items: {type: integer}, uniqueItems: true}";

    UniqueItems Removed Widens "unique-items-unset": "The elements of {} need no longer differ"
        "{type: array, items: {type: integer}, uniqueItems: true}" => "{type: array, items: {type: integer}}";
}

rows! {
    /// How much and how many.
    BOUNDS:

    Min Added Narrows "min-set": "A minimum was set for {}"
        "{type: integer}" => "{type: integer, minimum: 1}";

    Min Removed Widens "min-unset": "The minimum of {} is gone"
        "{type: integer, minimum: 1}" => "{type: integer}";

    Min Increased Narrows "min-increased": "The minimum of {} went up"
        "{type: integer, minimum: 1}" => "{type: integer, minimum: 2}";

    Min Decreased Widens "min-decreased": "The minimum of {} went down"
        "{type: integer, minimum: 2}" => "{type: integer, minimum: 1}";

    ExclusiveMin Added Narrows "exclusive-min-set": "An exclusive minimum was set for {}"
        "{type: integer}" => "{type: integer, minimum: 1, exclusiveMinimum: true}";

    ExclusiveMin Removed Widens "exclusive-min-unset": "The exclusive minimum of {} is gone"
        "{type: integer, minimum: 1, exclusiveMinimum: true}" => "{type: integer}";

    ExclusiveMin Increased Narrows "exclusive-min-increased": "The exclusive minimum of {} went up"
        "{type: integer, minimum: 1, exclusiveMinimum: true}" => "{type: integer, minimum: 2, exclusiveMinimum: true}";

    ExclusiveMin Decreased Widens "exclusive-min-decreased": "The exclusive minimum of {} went down"
        "{type: integer, minimum: 2, exclusiveMinimum: true}" => "{type: integer, minimum: 1, exclusiveMinimum: true}";

    MinLength Increased Narrows "min-length-increased": "The minimum length of {} went up"
        "{type: string, minLength: 1}" => "{type: string, minLength: 2}";

    MinLength Decreased Widens "min-length-decreased": "The minimum length of {} went down"
        "{type: string, minLength: 2}" => "{type: string, minLength: 1}";

    MinItems Increased Narrows "min-items-increased": "The minimum number of elements of {} went up"
        "{type: array, items: {type: integer}, minItems: 1}" => "{type: array, items: {type: integer}, minItems: 2}";

    MinItems Decreased Widens "min-items-decreased": "The minimum number of elements of {} went down"
        "{type: array, items: {type: integer}, minItems: 2}" => "{type: array, items: {type: integer}, minItems: 1}";

    MinProperties Increased Narrows "min-properties-increased": "The minimum number of properties of {} went up"
        "{type: object, minProperties: 1}" => "{type: object, minProperties: 2}";

    MinProperties Decreased Widens "min-properties-decreased": "The minimum number of properties of {} went down"
        "{type: object, minProperties: 2}" => "{type: object, minProperties: 1}";

    Max Added Narrows "max-set": "A maximum was set for {}"
        "{type: integer}" => "{type: integer, maximum: 1}";

    Max Removed Widens "max-unset": "The maximum of {} is gone"
        "{type: integer, maximum: 1}" => "{type: integer}";

    Max Increased Widens "max-increased": "The maximum of {} went up"
        "{type: integer, maximum: 1}" => "{type: integer, maximum: 2}";

    Max Decreased Narrows "max-decreased": "The maximum of {} went down"
        "{type: integer, maximum: 2}" => "{type: integer, maximum: 1}";

    ExclusiveMax Added Narrows "exclusive-max-set": "An exclusive maximum was set for {}"
        "{type: integer}" => "{type: integer, maximum: 1, exclusiveMaximum: true}";

    ExclusiveMax Removed Widens "exclusive-max-unset": "The exclusive maximum of {} is gone"
        "{type: integer, maximum: 1, exclusiveMaximum: true}" => "{type: integer}";

    ExclusiveMax Increased Widens "exclusive-max-increased": "The exclusive maximum of {} went up"
        "{type: integer, maximum: 1, exclusiveMaximum: true}" => "{type: integer, maximum: 2, exclusiveMaximum: true}";

    ExclusiveMax Decreased Narrows "exclusive-max-decreased": "The exclusive maximum of {} went down"
        "{type: integer, maximum: 2, exclusiveMaximum: true}" => "{type: integer, maximum: 1, exclusiveMaximum: true}";

    MaxLength Added Narrows "max-length-set": "A maximum length was set for {}"
        "{type: string}" => "{type: string, maxLength: 1}";

    MaxLength Removed Widens "max-length-unset": "The maximum length of {} is gone"
        "{type: string, maxLength: 1}" => "{type: string}";

    MaxLength Increased Widens "max-length-increased": "The maximum length of {} went up"
        "{type: string, maxLength: 1}" => "{type: string, maxLength: 2}";

    MaxLength Decreased Narrows "max-length-decreased": "The maximum length of {} went down"
        "{type: string, maxLength: 2}" => "{type: string, maxLength: 1}";

    MaxItems Added Narrows "max-items-set": "A maximum number of elements was set for {}"
        "{type: array, items: {type: integer}}" => "{type: array, items: {type: integer}, maxItems: 1}";

    MaxItems Removed Widens "max-items-unset": "The maximum number of elements of {} is gone"
        "{type: array, items: {type: integer}, maxItems: 1}" => "{type: array, items: {type: integer}}";

    MaxItems Increased Widens "max-items-increased": "The maximum number of elements of {} went up"
        "{type: array, items: {type: integer}, maxItems: 1}" => "{type: array, items: {type: integer}, maxItems: 2}";

    MaxItems Decreased Narrows "max-items-decreased": "The maximum number of elements of {} went down"
        "{type: array, items: {type: integer}, maxItems: 2}" => "{type: array, items: {type: integer}, maxItems: 1}";

    MaxProperties Added Narrows "max-properties-set": "A maximum number of properties was set for {}"
        "{type: object}" => "{type: object, maxProperties: 1}";

    MaxProperties Removed Widens "max-properties-unset": "The maximum number of properties of {} is gone"
        "{type: object, maxProperties: 1}" => "{type: object}";

    MaxProperties Increased Widens "max-properties-increased": "The maximum number of properties of {} went up"
        "{type: object, maxProperties: 1}" => "{type: object, maxProperties: 2}";

    MaxProperties Decreased Narrows "max-properties-decreased": "The maximum number of properties of {} went down"
        "{type: object, maxProperties: 2}" => "{type: object, maxProperties: 1}";
}
