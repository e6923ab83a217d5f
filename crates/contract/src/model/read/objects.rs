//! The fields of every OpenAPI object.

use super::fields::ObjectFields;

/// Declares objects: what they are called, the fields they must have, those they may have, and those that 3.1 added and
/// the model does not hold.
macro_rules! objects {
    ($($object:ident $name:literal [$($required:literal)*] [$($optional:literal)*] $([3.1: $($lost:literal)*])?;)*) => {
        $(
            pub(super) static $object: ObjectFields = ObjectFields {
                name: $name,
                required: &[$($required),*],
                optional: &[$($optional),*],
                lost_from_3_1: &[$($($lost),*)?],
            };
        )*
    };
}

objects! {
    DOCUMENT "an OpenAPI document" ["openapi" "info"] [
        "paths" "servers" "components" "security" "tags" "externalDocs"
    ] [3.1: "webhooks" "jsonSchemaDialect"];
    INFO "an Info Object" ["title" "version"] ["description" "termsOfService" "contact" "license"] [3.1: "summary"];
    CONTACT "a Contact Object" [] ["name" "url" "email"];
    LICENSE "a License Object" ["name"] ["url"] [3.1: "identifier"];
    SERVER "a Server Object" ["url"] ["description" "variables"];
    SERVER_VARIABLE "a Server Variable Object" ["default"] ["enum" "description"];
    TAG "a Tag Object" ["name"] ["description" "externalDocs"];
    EXTERNAL_DOCS "an External Documentation Object" ["url"] ["description"];
    COMPONENTS "a Components Object" [] [
        "schemas" "responses" "parameters" "examples" "requestBodies" "headers" "securitySchemes" "links"
        "callbacks"
    ] [3.1: "pathItems"];
    PATH_ITEM "a Path Item Object" [] [
        "$ref" "summary" "description" "servers" "parameters" "get" "put" "post" "delete" "options" "head" "patch"
        "trace"
    ];
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
    MEDIA_TYPE "a Media Type Object" [] ["schema" "example" "examples" "encoding"];
    ENCODING "an Encoding Object" [] ["contentType" "headers" "style" "explode" "allowReserved"];
    RESPONSE "a Response Object" ["description"] ["headers" "content" "links"];
    LINK "a Link Object" [] ["operationRef" "operationId" "parameters" "requestBody" "description" "server"];
    EXAMPLE "an Example Object" [] ["summary" "description" "value" "externalValue"];
    SCHEME "a Security Scheme Object" ["type"] [
        "description" "name" "in" "scheme" "bearerFormat" "flows" "openIdConnectUrl"
    ];
    FLOWS "an OAuth Flows Object" [] ["implicit" "password" "clientCredentials" "authorizationCode"];
    FLOW "an OAuth Flow Object" ["scopes"] ["authorizationUrl" "tokenUrl" "refreshUrl"];
    SCHEMA "a Schema Object" [] [
        "title" "multipleOf" "maximum" "exclusiveMaximum" "minimum" "exclusiveMinimum" "maxLength" "minLength"
        "pattern" "maxItems" "minItems" "uniqueItems" "maxProperties" "minProperties" "required" "enum" "type"
        "allOf" "oneOf" "anyOf" "not" "items" "properties" "additionalProperties" "description" "format" "default"
        "nullable" "discriminator" "readOnly" "writeOnly" "xml" "externalDocs" "example" "deprecated"
    ];
    DISCRIMINATOR "a Discriminator Object" ["propertyName"] ["mapping"];
    XML "an XML Object" [] ["name" "namespace" "prefix" "attribute" "wrapped"];
}
