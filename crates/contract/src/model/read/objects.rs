//! The fields of every OpenAPI object.

use crate::findings::LostTo;
use crate::model::Version;

use super::fields::{NewFields, ObjectFields};

/// Declares objects: what they are called, the fields they must have, those they may have, and those that later versions
/// added, with those on whom these have no effect.
macro_rules! objects {
    ($(
        $object:ident $name:literal [$($required:literal)*] [$($optional:literal)*]
        $([$since:ident $lost_to:ident: $($new:literal)*])*;
    )*) => {
        $(
            pub(super) static $object: ObjectFields = ObjectFields {
                name: $name,
                required: &[$($required),*],
                optional: &[$($optional),*],
                new: &[$(NewFields { since: Version::$since, lost_to: LostTo::$lost_to, names: &[$($new),*] }),*],
            };
        )*
    };
}

objects! {
    DOCUMENT "an OpenAPI document" ["openapi" "info"] [
        "paths" "servers" "components" "security" "tags" "externalDocs"
    ] [V3_1 NOBODY: "jsonSchemaDialect"] [V3_1 GENERATED: "webhooks"] [V3_2 NOBODY: "$self"];
    INFO "an Info Object" ["title" "version"] ["description" "termsOfService" "contact" "license"] [V3_1 NOBODY: "summary"];
    CONTACT "a Contact Object" [] ["name" "url" "email"];
    LICENSE "a License Object" ["name"] ["url"] [V3_1 NOBODY: "identifier"];
    SERVER "a Server Object" ["url"] ["description" "variables"] [V3_2 NOBODY: "name"];
    SERVER_VARIABLE "a Server Variable Object" ["default"] ["enum" "description"];
    TAG "a Tag Object" ["name"] ["description" "externalDocs"] [V3_2 NOBODY: "summary" "parent" "kind"];
    EXTERNAL_DOCS "an External Documentation Object" ["url"] ["description"];
    COMPONENTS "a Components Object" [] [
        "schemas" "responses" "parameters" "examples" "requestBodies" "headers" "securitySchemes" "links"
        "callbacks"
    ] [V3_1 NOBODY: "pathItems"] [V3_2 NOBODY: "mediaTypes"];
    PATH_ITEM "a Path Item Object" [] [
        "$ref" "summary" "description" "servers" "parameters" "get" "put" "post" "delete" "options" "head" "patch"
        "trace"
    ] [V3_2 NOBODY: "query" "additionalOperations"];
    OPERATION "an Operation Object" [] [
        "responses" "operationId" "tags" "summary" "description" "externalDocs" "parameters" "requestBody"
        "callbacks" "deprecated" "security" "servers"
    ];
    PARAMETER "a Parameter Object" ["name" "in"] [
        "description" "required" "deprecated" "allowEmptyValue" "style" "explode" "allowReserved" "schema" "content"
        "example" "examples"
    ];
    HEADER "a Header Object" [] [
        "description" "required" "deprecated" "allowEmptyValue" "style" "explode" "allowReserved" "schema" "content"
        "example" "examples"
    ];
    REQUEST_BODY "a Request Body Object" ["content"] ["description" "required"];
    MEDIA_TYPE "a Media Type Object" [] ["schema" "example" "examples" "encoding"] [
        V3_2 ALL: "itemSchema" "prefixEncoding" "itemEncoding"
    ];
    ENCODING "an Encoding Object" [] ["contentType" "headers" "style" "explode" "allowReserved"] [
        V3_2 ALL: "encoding" "prefixEncoding" "itemEncoding"
    ];
    RESPONSE "a Response Object" ["description"] ["headers" "content" "links"] [V3_2 NOBODY: "summary"];
    LINK "a Link Object" [] ["operationRef" "operationId" "parameters" "requestBody" "description" "server"];
    EXAMPLE "an Example Object" [] ["summary" "description" "value" "externalValue"] [
        V3_2 NOBODY: "dataValue" "serializedValue"
    ];
    SCHEME "a Security Scheme Object" ["type"] [
        "description" "name" "in" "scheme" "bearerFormat" "flows" "openIdConnectUrl"
    ] [V3_2 NOBODY: "deprecated" "oauth2MetadataUrl"];
    FLOWS "an OAuth Flows Object" [] ["implicit" "password" "clientCredentials" "authorizationCode"] [
        V3_2 NOBODY: "deviceAuthorization"
    ];
    FLOW "an OAuth Flow Object" ["scopes"] ["authorizationUrl" "tokenUrl" "refreshUrl"] [
        V3_2 NOBODY: "deviceAuthorizationUrl"
    ];
    SCHEMA "a Schema Object" [] [
        "title" "multipleOf" "maximum" "exclusiveMaximum" "minimum" "exclusiveMinimum" "maxLength" "minLength"
        "pattern" "maxItems" "minItems" "uniqueItems" "maxProperties" "minProperties" "required" "enum" "type"
        "allOf" "oneOf" "anyOf" "not" "items" "properties" "additionalProperties" "description" "format" "default"
        "nullable" "discriminator" "readOnly" "writeOnly" "xml" "externalDocs" "example" "deprecated"
    ];
    DISCRIMINATOR "a Discriminator Object" ["propertyName"] ["mapping"] [V3_2 NOBODY: "defaultMapping"];
    XML "an XML Object" [] ["name" "namespace" "prefix" "attribute" "wrapped"] [V3_2 NOBODY: "nodeType"];
}
