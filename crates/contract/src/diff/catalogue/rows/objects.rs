//! Properties, and what else may stand beside them.

use super::rows;

rows! {
    /// Properties that come, go, become required or travel one way only; and properties that nobody declared.
    ROWS:

    Property Added Narrows "added" when Required: "A required property was added: {}"
        ["{type: object}" => "{type: object, required: [tag], properties: {tag: {type: string}}}"];

    Property Added NOTE "added" when Optional: "An optional property was added: {}"
        ["{type: object}" => "{type: object, properties: {tag: {type: string}}}"];

    PropertyWithDefault Added Narrows "with-default-added" when Required:
        "A required property with a default was added: {}"
        ["{type: object}" => "{type: object, required: [tag], properties: {tag: {type: string, default: none}}}"];

    Property Removed PROMISE_GONE "removed" when Required: "A required property is gone: {}"
        ["{type: object, required: [tag], properties: {tag: {type: string}}}" => "{type: object}"];

    Property Removed WARNING "removed" when Optional: "An optional property is gone: {}"
        ["{type: object, properties: {tag: {type: string}}}" => "{type: object}"];

    RequiredProperty Added Narrows "became-required": "{} became required"
        ["{type: object, properties: {tag: {type: string}}}"
            => "{type: object, required: [tag], properties: {tag: {type: string}}}"];

    RequiredPropertyWithDefault Added Narrows "became-required-with-default": "{}, which has a default, became required"
        ["{type: object, properties: {tag: {type: string, default: none}}}"
            => "{type: object, required: [tag], properties: {tag: {type: string, default: none}}}"];

    RequiredProperty Removed Widens "became-optional": "{} became optional"
        ["{type: object, required: [tag], properties: {tag: {type: string}}}"
            => "{type: object, properties: {tag: {type: string}}}"];

    ReadOnly Added REQUEST_WARNING "became-read-only" when Required: "{} became `readOnly`"
        back NOTE "became-not-read-only": "{} is no longer `readOnly`"
        ["{type: object, required: [tag], properties: {tag: {type: string}}}"
            => "{type: object, required: [tag], properties: {tag: {type: string, readOnly: true}}}"];

    WriteOnly Added RESPONSE_WARNING "became-write-only" when Required: "{} became `writeOnly`"
        back NOTE "became-not-write-only": "{} is no longer `writeOnly`"
        ["{type: object, required: [tag], properties: {tag: {type: string}}}"
            => "{type: object, required: [tag], properties: {tag: {type: string, writeOnly: true}}}"];

    ReadOnly Added REQUEST_WARNING "became-read-only" when Optional: "{} became `readOnly`"
        back NOTE "became-not-read-only": "{} is no longer `readOnly`"
        ["{type: object, properties: {tag: {type: string}}}"
            => "{type: object, properties: {tag: {type: string, readOnly: true}}}"];

    WriteOnly Added RESPONSE_WARNING "became-write-only" when Optional: "{} became `writeOnly`"
        back NOTE "became-not-write-only": "{} is no longer `writeOnly`"
        ["{type: object, properties: {tag: {type: string}}}"
            => "{type: object, properties: {tag: {type: string, writeOnly: true}}}"];

    AdditionalProperties Removed Narrows "additional-properties-forbidden":
        "{} no longer allows properties that are not declared"
        back Widens "additional-properties-allowed": "{} allows properties that are not declared"
        ["{type: object}" => "{type: object, additionalProperties: false}"];

    AdditionalPropertiesSchema Specialized Narrows "additional-properties-narrowed":
        "Properties of {} that are not declared must fit a schema"
        ["{type: object}" => "{type: object, additionalProperties: {type: integer}}"];

    AdditionalPropertiesSchema Generalized Widens "additional-properties-widened":
        "Properties of {} that are not declared may be anything"
        ["{type: object, additionalProperties: {type: string}}" => "{type: object}"];
}
