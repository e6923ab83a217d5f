//! Schemas made of schemas.

use super::rows;

rows! {
    /// `allOf`, `anyOf`, `oneOf`, `not`, and which of several it is.
    ROWS:

    AllOf Added Narrows "all-of-added": "{} must fit one more schema of `allOf`"
        back Widens "all-of-removed": "{} need not fit a schema of `allOf` any more"
        ["{allOf: [{type: string}, {minLength: 1}]}" => "{allOf: [{type: string}, {minLength: 1}, {maxLength: 5}]}"];

    AllOfAnnotation Added NOTE "all-of-added-annotation-only":
        "{} has one more schema in `allOf`, which demands nothing"
        back NOTE "all-of-removed-annotation-only": "{} has lost a schema in `allOf`, which demanded nothing"
        ["{allOf: [{type: string}, {minLength: 1}]}"
            => "{allOf: [{type: string}, {minLength: 1}, {description: A name.}]}"];

    AnyOf Added Widens "any-of-added": "{} has one more alternative in `anyOf`"
        back Narrows "any-of-removed": "{} has lost an alternative of `anyOf`"
        ["{anyOf: [{enum: [cat]}, {enum: [dog]}]}" => "{anyOf: [{enum: [cat]}, {enum: [dog]}, {enum: [fish]}]}"];

    OneOf Added Widens "one-of-added": "{} has one more alternative in `oneOf`"
        back Narrows "one-of-removed": "{} has lost an alternative of `oneOf`"
        ["{oneOf: [{enum: [cat]}, {enum: [dog]}]}" => "{oneOf: [{enum: [cat]}, {enum: [dog]}, {enum: [fish]}]}"];

    WrappedInOneOf Changed Moves "wrapped-in-one-of": "{} was one object and is now one of several"
        ["{type: object, properties: {tag: {type: string}}}"
            => "{oneOf: [{required: [tag], properties: {tag: {type: integer}}}, {required: [id]}]}"];

    Not Added Narrows "not-added": "{} must not fit a schema"
        back Widens "not-removed": "{} may fit what it must not fit before"
        ["{type: string}" => "{type: string, not: {enum: [cat]}}"];

    Not Changed Moves "not-changed": "What {} must not fit changed"
        ["{type: string, not: {enum: [cat]}}" => "{type: string, not: {enum: [dog]}}"];

    Discriminator Added NOTE "discriminator-added": "{} has a discriminator"
        back NOTE "discriminator-removed": "{} has lost its discriminator"
        ["{type: object}" => "{type: object, discriminator: {propertyName: kind}}"];

    DiscriminatorPropertyName Changed NOTE "discriminator-property-name-changed": "Another property discriminates {}"
        ["{type: object, discriminator: {propertyName: kind}}"
            => "{type: object, discriminator: {propertyName: breed}}"];

    DiscriminatorMapping Added NOTE "discriminator-mapping-added": "The discriminator of {} knows more values"
        back NOTE "discriminator-mapping-deleted": "The discriminator of {} knows fewer values"
        ["{type: object, discriminator: {propertyName: kind, mapping: {cat: Cat}}}"
            => "{type: object, discriminator: {propertyName: kind, mapping: {cat: Cat, dog: Dog}}}"];

    DiscriminatorMapping Changed NOTE "discriminator-mapping-changed":
        "A value of the discriminator of {} means another schema"
        ["{type: object, discriminator: {propertyName: kind, mapping: {cat: Cat}}}"
            => "{type: object, discriminator: {propertyName: kind, mapping: {cat: Dog}}}"];
}
