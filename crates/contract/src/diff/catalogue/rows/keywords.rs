//! Keywords of 3.1 that the model does not hold; they are compared as they are written.

use super::rows;

rows! {
    /// One keyword after the other.
    ROWS:

    If Added Narrows "if-added": "`if` was added to {}"
        "{type: string, then: {maxLength: 5}}"
            => "{type: string, if: {pattern: '^a'}, then: {maxLength: 5}}" since "3.1.0";

    If Removed Widens "if-removed": "`if` is gone from {}"
        "{type: string, if: {pattern: '^a'}, then: {maxLength: 5}}"
            => "{type: string, then: {maxLength: 5}}" since "3.1.0";

    If Changed Moves "if-changed": "`if` of {} changed"
        "{type: string, if: {pattern: '^a'}, then: {maxLength: 5}}"
            => "{type: string, if: {pattern: '^b'}, then: {maxLength: 5}}" since "3.1.0";

    Then Added Narrows "then-added": "`then` was added to {}"
        "{type: string, if: {pattern: '^a'}}"
            => "{type: string, if: {pattern: '^a'}, then: {maxLength: 5}}" since "3.1.0";

    Then Removed Widens "then-removed": "`then` is gone from {}"
        "{type: string, if: {pattern: '^a'}, then: {maxLength: 5}}"
            => "{type: string, if: {pattern: '^a'}}" since "3.1.0";

    Then Changed Moves "then-changed": "`then` of {} changed"
        "{type: string, if: {pattern: '^a'}, then: {maxLength: 5}}"
            => "{type: string, if: {pattern: '^a'}, then: {maxLength: 9}}" since "3.1.0";

    Else Added Narrows "else-added": "`else` was added to {}"
        "{type: string, if: {pattern: '^a'}}"
            => "{type: string, if: {pattern: '^a'}, else: {maxLength: 5}}" since "3.1.0";

    Else Removed Widens "else-removed": "`else` is gone from {}"
        "{type: string, if: {pattern: '^a'}, else: {maxLength: 5}}"
            => "{type: string, if: {pattern: '^a'}}" since "3.1.0";

    Else Changed Moves "else-changed": "`else` of {} changed"
        "{type: string, if: {pattern: '^a'}, else: {maxLength: 5}}"
            => "{type: string, if: {pattern: '^a'}, else: {maxLength: 9}}" since "3.1.0";

    Contains Added Narrows "contains-added": "`contains` was added to {}"
        "{type: array}" => "{type: array, contains: {enum: [cat]}}" since "3.1.0";

    Contains Removed Widens "contains-removed": "`contains` is gone from {}"
        "{type: array, contains: {enum: [cat]}}" => "{type: array}" since "3.1.0";

    Contains Changed Moves "contains-changed": "`contains` of {} changed"
        "{type: array, contains: {enum: [cat]}}" => "{type: array, contains: {enum: [dog]}}" since "3.1.0";

    DependentRequired Added Narrows "dependent-required-added": "`dependentRequired` was added to {}"
        "{type: object}" => "{type: object, dependentRequired: {tag: [id]}}" since "3.1.0";

    DependentRequired Removed Widens "dependent-required-removed": "`dependentRequired` is gone from {}"
        "{type: object, dependentRequired: {tag: [id]}}" => "{type: object}" since "3.1.0";

    DependentRequired Changed Moves "dependent-required-changed": "`dependentRequired` of {} changed"
        "{type: object, dependentRequired: {tag: [id]}}"
            => "{type: object, dependentRequired: {tag: [name]}}" since "3.1.0";

    DependentSchema Added Narrows "dependent-schema-added": "`dependentSchemas` was added to {}"
        "{type: object}" => "{type: object, dependentSchemas: {tag: {required: [id]}}}" since "3.1.0";

    DependentSchema Removed Widens "dependent-schema-removed": "`dependentSchemas` is gone from {}"
        "{type: object, dependentSchemas: {tag: {required: [id]}}}" => "{type: object}" since "3.1.0";

    DependentSchema Changed Moves "dependent-schema-changed": "`dependentSchemas` of {} changed"
        "{type: object, dependentSchemas: {tag: {required: [id]}}}"
            => "{type: object, dependentSchemas: {tag: {required: [name]}}}" since "3.1.0";

    PatternProperty Added Narrows "pattern-property-added": "`patternProperties` was added to {}"
        "{type: object}" => "{type: object, patternProperties: {'^a': {type: string}}}" since "3.1.0";

    PatternProperty Removed Widens "pattern-property-removed": "`patternProperties` is gone from {}"
        "{type: object, patternProperties: {'^a': {type: string}}}" => "{type: object}" since "3.1.0";

    PatternProperty Changed Moves "pattern-property-changed": "`patternProperties` of {} changed"
        "{type: object, patternProperties: {'^a': {type: string}}}"
            => "{type: object, patternProperties: {'^b': {type: string}}}" since "3.1.0";

    PropertyNames Added Narrows "property-names-added": "`propertyNames` was added to {}"
        "{type: object}" => "{type: object, propertyNames: {maxLength: 5}}" since "3.1.0";

    PropertyNames Removed Widens "property-names-removed": "`propertyNames` is gone from {}"
        "{type: object, propertyNames: {maxLength: 5}}" => "{type: object}" since "3.1.0";

    PropertyNames Changed Moves "property-names-changed": "`propertyNames` of {} changed"
        "{type: object, propertyNames: {maxLength: 5}}"
            => "{type: object, propertyNames: {maxLength: 9}}" since "3.1.0";

    PrefixItems Added Narrows "prefix-items-added": "`prefixItems` was added to {}"
        "{type: array}" => "{type: array, prefixItems: [{type: string}]}" since "3.1.0";

    PrefixItems Removed Widens "prefix-items-removed": "`prefixItems` is gone from {}"
        "{type: array, prefixItems: [{type: string}]}" => "{type: array}" since "3.1.0";

    PrefixItems Changed Moves "prefix-items-changed": "`prefixItems` of {} changed"
        "{type: array, prefixItems: [{type: string}]}" => "{type: array, prefixItems: [{type: integer}]}" since "3.1.0";

    UnevaluatedItems Added Narrows "unevaluated-items-added": "`unevaluatedItems` was added to {}"
        "{type: array}" => "{type: array, unevaluatedItems: false}" since "3.1.0";

    UnevaluatedItems Removed Widens "unevaluated-items-removed": "`unevaluatedItems` is gone from {}"
        "{type: array, unevaluatedItems: false}" => "{type: array}" since "3.1.0";

    UnevaluatedItems Changed Moves "unevaluated-items-changed": "`unevaluatedItems` of {} changed"
        "{type: array, unevaluatedItems: false}" => "{type: array, unevaluatedItems: {type: string}}" since "3.1.0";

    UnevaluatedProperties Added Narrows "unevaluated-properties-added": "`unevaluatedProperties` was added to {}"
        "{type: object}" => "{type: object, unevaluatedProperties: false}" since "3.1.0";

    UnevaluatedProperties Removed Widens "unevaluated-properties-removed": "`unevaluatedProperties` is gone from {}"
        "{type: object, unevaluatedProperties: false}" => "{type: object}" since "3.1.0";

    UnevaluatedProperties Changed Moves "unevaluated-properties-changed": "`unevaluatedProperties` of {} changed"
        "{type: object, unevaluatedProperties: false}"
            => "{type: object, unevaluatedProperties: {type: string}}" since "3.1.0";

    ContentSchema Added REQUEST_ERROR "content-schema-added": "`contentSchema` was added to {}"
        "{type: string}" => "{type: string, contentSchema: {type: object}}" since "3.1.0";

    ContentSchema Removed RESPONSE_ERROR "content-schema-removed": "`contentSchema` is gone from {}"
        "{type: string, contentSchema: {type: object}}" => "{type: string}" since "3.1.0";

    ContentSchema Changed WARNING "content-schema-changed": "`contentSchema` of {} changed"
        "{type: string, contentSchema: {type: object}}" => "{type: string, contentSchema: {type: array}}" since "3.1.0";

    ContentMediaType Changed ERROR "content-media-type-changed": "`contentMediaType` of {} changed"
        "{type: string, contentMediaType: text/html}" => "{type: string, contentMediaType: text/plain}" since "3.1.0";

    ContentEncoding Changed ERROR "content-encoding-changed": "`contentEncoding` of {} changed"
        "{type: string, contentEncoding: base64}" => "{type: string, contentEncoding: base32}" since "3.1.0";

    MinContains Increased Narrows "min-contains-increased": "`minContains` of {} went up"
        "{type: array, contains: {enum: [cat]}, minContains: 1}"
            => "{type: array, contains: {enum: [cat]}, minContains: 2}" since "3.1.0";

    MinContains Decreased Widens "min-contains-decreased": "`minContains` of {} went down"
        "{type: array, contains: {enum: [cat]}, minContains: 2}"
            => "{type: array, contains: {enum: [cat]}, minContains: 1}" since "3.1.0";

    MaxContains Increased Widens "max-contains-increased": "`maxContains` of {} went up"
        "{type: array, contains: {enum: [cat]}, maxContains: 1}"
            => "{type: array, contains: {enum: [cat]}, maxContains: 2}" since "3.1.0";

    MaxContains Decreased Narrows "max-contains-decreased": "`maxContains` of {} went down"
        "{type: array, contains: {enum: [cat]}, maxContains: 2}"
            => "{type: array, contains: {enum: [cat]}, maxContains: 1}" since "3.1.0";
}
