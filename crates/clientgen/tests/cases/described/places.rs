// schemas.rs

use client_runtime::schemas::Schemas;

/// Tells of every operation: what it sends and what it reads.
#[allow(clippy::too_many_lines, reason = "it is a list")]
pub fn tell(schemas: &mut Schemas) {
    schemas
        .operation("GET", "/pets/{petId}", "readPet")
        .parameter::<i64>("path", "petId")
        .parameter::<::std::vec::Vec<::std::string::String>>("query", "fields")
        .parameter::<::uuid::Uuid>("header", "X-Trace")
        .parameter::<super::types::ReadPetSession>("cookie", "session")
        .answer::<super::types::Pet>("200", "application/json")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("406", "text/html")
        .answer::<super::types::Problem>("409", "application/problem+json; charset=utf-8")
        .answer::<::serde_json::Map<::std::string::String, ::serde_json::Value>>("4XX", "*/*");
    schemas
        .operation("PUT", "/pets/{petId}", "savePet")
        .parameter::<i64>("path", "petId")
        .body::<super::types::Pet>("application/json");
    schemas
        .operation("GET", "/pets/{petId}/photo", "readPhoto")
        .parameter::<i64>("path", "petId");
    schemas
        .operation("PUT", "/pets/{petId}/photo", "savePhoto")
        .parameter::<i64>("path", "petId");
    schemas
        .operation("POST", "/login", "login")
        .body::<super::types::LoginBody>("application/x-www-form-urlencoded")
        .answer::<::std::string::String>("2XX", "text/plain")
        .answer::<::std::string::String>("default", "text/plain");
}

// types.rs

#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct LoginBody {

#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Pet {

#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Problem {
