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
    let service = OpenApiService::new(api, title, info.text("version").unwrap_or_default());
    let service = with(service, info.text("summary"), OpenApiService::summary);
    let service = with(service, info.text("description"), OpenApiService::description);
    let service = with(service, info.text("termsOfService"), OpenApiService::terms_of_service);
    let service = with(service, info.get("contact").map(contact), OpenApiService::contact);
    let service = with(service, info.get("license").map(license), OpenApiService::license);
    let external = root.get("externalDocs").map(external_document);
    let service = with(service, external, OpenApiService::external_document);
    root.items("servers").iter().fold(service, |service, node| service.server(server(node)))
}

/// Sets what the document says; where it says nothing, the builder stays as it is.
fn with<B, T>(builder: B, value: Option<T>, set: impl FnOnce(B, T) -> B) -> B {
    match value {
        Some(value) => set(builder, value),
        None => builder,
    }
}

fn contact(node: &Json) -> ContactObject {
    let contact = with(ContactObject::new(), node.text("name"), ContactObject::name);
    let contact = with(contact, node.text("url"), ContactObject::url);
    with(contact, node.text("email"), ContactObject::email)
}

fn license(node: &Json) -> LicenseObject {
    let license = LicenseObject::new(node.text("name").unwrap_or_default());
    let license = with(license, node.text("identifier"), LicenseObject::identifier);
    with(license, node.text("url"), LicenseObject::url)
}

fn external_document(node: &Json) -> ExternalDocumentObject {
    let document = ExternalDocumentObject::new(node.text("url").unwrap_or_default());
    with(document, node.text("description"), ExternalDocumentObject::description)
}

fn server(node: &Json) -> ServerObject {
    let server = ServerObject::new(node.text("url").unwrap_or_default());
    let server = with(server, node.text("description"), ServerObject::description);
    node.entries("variables").fold(server, |server, (name, variable)| {
        let description = variable.text("description").unwrap_or_default();
        let default = variable.text("default").unwrap_or_default();
        let values: Vec<&str> = variable.items("enum").iter().filter_map(Json::as_str).collect();
        server.enum_variable(name, description, default, values)
    })
}
