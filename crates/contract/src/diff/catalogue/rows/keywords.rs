//! Keywords that 3.1 has beyond 3.0. What came, went or changed is told as it is written; what it means is told by the sets.

use super::{rows, there_and_back};
use crate::diff::catalogue::Row;

/// Declares the rows of keywords that come, go or change: aspect, keyword, how the ids of its rules begin, and the three
/// effects; a schema without it, one with it and one where it is another.
macro_rules! keywords {
    ($(
        $aspect:ident $keyword:literal $id:literal ($added:ident $removed:ident $changed:ident):
        $without:literal $with:literal $other:literal;
    )*) => {
        &[$(
            there_and_back!(
                $aspect Added [] [$without => $with since "3.1.0"],
                $added concat!($id, "-added"), concat!("`", $keyword, "` was added to {}"),
                back $removed concat!($id, "-removed"), concat!("`", $keyword, "` is gone from {}")
            ),
            there_and_back!(
                $aspect Changed [] [$with => $other since "3.1.0"],
                $changed concat!($id, "-changed"), concat!("`", $keyword, "` of {} changed")
            ),
        )*]
    };
}

/// Keywords that are there, are gone, or are others.
pub(super) static KEYWORDS: &[&[Row]] = keywords! {
    If "if" "if" (Narrows Widens Moves):
        "{type: string, then: {maxLength: 5}}" "{type: string, if: {pattern: '^a'}, then: {maxLength: 5}}"
        "{type: string, if: {pattern: '^b'}, then: {maxLength: 5}}";
    Then "then" "then" (Narrows Widens Moves):
        "{type: string, if: {pattern: '^a'}}" "{type: string, if: {pattern: '^a'}, then: {maxLength: 5}}"
        "{type: string, if: {pattern: '^a'}, then: {minLength: 3}}";
    Else "else" "else" (Narrows Widens Moves):
        "{type: string, if: {pattern: '^a'}}" "{type: string, if: {pattern: '^a'}, else: {maxLength: 5}}"
        "{type: string, if: {pattern: '^a'}, else: {minLength: 3}}";
    Contains "contains" "contains" (Narrows Widens Moves):
        "{type: array}" "{type: array, contains: {enum: [cat]}}" "{type: array, contains: {enum: [dog]}}";
    DependentRequired "dependentRequired" "dependent-required" (Narrows Widens Moves):
        "{type: object}" "{type: object, dependentRequired: {tag: [id]}}"
        "{type: object, dependentRequired: {tag: [name]}}";
    DependentSchema "dependentSchemas" "dependent-schema" (Narrows Widens Moves):
        "{type: object}" "{type: object, dependentSchemas: {tag: {required: [id]}}}"
        "{type: object, dependentSchemas: {tag: {required: [name]}}}";
    PatternProperty "patternProperties" "pattern-property" (Narrows Widens Moves):
        "{type: object}" "{type: object, patternProperties: {'^a': {type: boolean}}}"
        "{type: object, patternProperties: {'^b': {type: boolean}}}";
    PropertyNames "propertyNames" "property-names" (Narrows Widens Moves):
        "{type: object}" "{type: object, propertyNames: {maxLength: 5}}"
        "{type: object, propertyNames: {pattern: '^a'}}";
    PrefixItems "prefixItems" "prefix-items" (Narrows Widens Moves):
        "{type: array}" "{type: array, prefixItems: [{type: boolean}]}" "{type: array, prefixItems: [{type: integer}]}";
    UnevaluatedItems "unevaluatedItems" "unevaluated-items" (Narrows Widens Moves):
        "{type: array}" "{type: array, unevaluatedItems: {type: integer}}" "{type: array, unevaluatedItems: {type: boolean}}";
    UnevaluatedProperties "unevaluatedProperties" "unevaluated-properties" (Narrows Widens Moves):
        "{type: object}" "{type: object, unevaluatedProperties: {type: integer}}"
        "{type: object, unevaluatedProperties: {type: boolean}}";
    ContentSchema "contentSchema" "content-schema" (REQUEST_ERROR RESPONSE_ERROR WARNING):
        "{type: string}" "{type: string, contentSchema: {type: object}}" "{type: string, contentSchema: {type: array}}";
};

rows! {
    /// Keywords of which only a change is told, and those that count.
    ROWS:

    ContentMediaType Changed ERROR "content-media-type-changed": "`contentMediaType` of {} changed"
        ["{type: string, contentMediaType: text/html}" => "{type: string, contentMediaType: text/plain}" since "3.1.0"];

    ContentEncoding Changed ERROR "content-encoding-changed": "`contentEncoding` of {} changed"
        ["{type: string, contentEncoding: base64}" => "{type: string, contentEncoding: base32}" since "3.1.0"];

    Xml Changed WARNING "xml-changed": "`xml` of {} changed"
        ["{type: string, xml: {name: a}}" => "{type: string, xml: {name: b}}" as text];

    MinContains Increased Narrows "min-contains-increased": "`minContains` of {} went up"
        back Widens "min-contains-decreased": "`minContains` of {} went down"
        ["{type: array, contains: {enum: [cat]}, minContains: 1}"
            => "{type: array, contains: {enum: [cat]}, minContains: 2}" since "3.1.0"];

    MaxContains Increased Widens "max-contains-increased": "`maxContains` of {} went up"
        back Narrows "max-contains-decreased": "`maxContains` of {} went down"
        ["{type: array, contains: {enum: [cat]}, maxContains: 1}"
            => "{type: array, contains: {enum: [cat]}, maxContains: 2}" since "3.1.0"];
}
