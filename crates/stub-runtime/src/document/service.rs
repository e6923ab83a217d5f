//! poem-openapi's service with the title, the servers and the rest from the document.

use poem_openapi::{ContactObject, ExternalDocumentObject, LicenseObject, OpenApi, OpenApiService, ServerObject};

use super::json::Json;
use super::parsed::Document;

/// A service of poem-openapi that says about itself what the document says.
pub fn service<A: OpenApi>(api: A, document: &'static str) -> OpenApiService<A, ()> {
    let Ok(document) = Document::of(document) else {
        return OpenApiService::new(api, "", "");
    };
    let root = document.root;
    let info = root.get("info").unwrap_or(&Json::Null);
    let title = info.text("title").unwrap_or_default();
    let mut service = OpenApiService::new(api, title, info.text("version").unwrap_or_default());
    if let Some(summary) = info.text("summary") {
        service = service.summary(summary);
    }
    if let Some(description) = info.text("description") {
        service = service.description(description);
    }
    if let Some(url) = info.text("termsOfService") {
        service = service.terms_of_service(url);
    }
    if let Some(node) = info.get("contact") {
        service = service.contact(contact(node));
    }
    if let Some(node) = info.get("license") {
        service = service.license(license(node));
    }
    if let Some(node) = root.get("externalDocs") {
        service = service.external_document(external_document(node));
    }
    root.items("servers").iter().fold(service, |service, node| service.server(server(node)))
}

fn contact(node: &Json) -> ContactObject {
    let mut contact = ContactObject::new();
    if let Some(name) = node.text("name") {
        contact = contact.name(name);
    }
    if let Some(url) = node.text("url") {
        contact = contact.url(url);
    }
    if let Some(email) = node.text("email") {
        contact = contact.email(email);
    }
    contact
}

fn license(node: &Json) -> LicenseObject {
    let mut license = LicenseObject::new(node.text("name").unwrap_or_default());
    if let Some(identifier) = node.text("identifier") {
        license = license.identifier(identifier);
    }
    if let Some(url) = node.text("url") {
        license = license.url(url);
    }
    license
}

fn external_document(node: &Json) -> ExternalDocumentObject {
    let document = ExternalDocumentObject::new(node.text("url").unwrap_or_default());
    match node.text("description") {
        Some(description) => document.description(description),
        None => document,
    }
}

fn server(node: &Json) -> ServerObject {
    let mut server = ServerObject::new(node.text("url").unwrap_or_default());
    if let Some(description) = node.text("description") {
        server = server.description(description);
    }
    for (name, variable) in node.entries("variables") {
        let description = variable.text("description").unwrap_or_default();
        let default = variable.text("default").unwrap_or_default();
        let values: Vec<&str> = variable.items("enum").iter().filter_map(Json::as_str).collect();
        server = server.enum_variable(name, description, default, values);
    }
    server
}
