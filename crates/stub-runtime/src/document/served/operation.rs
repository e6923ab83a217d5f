//! Operations, tags and security in poem-openapi's terms.

use std::collections::{HashMap, HashSet};

use poem::http::Method;
use poem_openapi::registry::{
    MetaApi, MetaOAuthFlow, MetaOAuthFlows, MetaOAuthScope, MetaOperation, MetaPath, MetaResponses, MetaSecurityScheme,
    MetaTag, Registry,
};

use crate::document::json::Json;
use crate::document::parsed::Document;

use super::content;
use super::schema::{Schemas, external_docs};

/// Every operation of a document, for `poem_openapi::OpenApi::meta`. A document that cannot be read has none.
pub fn meta(document: &'static str) -> Vec<MetaApi> {
    match Document::of(document) {
        Ok(document) => vec![MetaApi { paths: paths(document) }],
        Err(error) => {
            tracing::error!("{error}");
            Vec::new()
        }
    }
}

/// The schemas, tags and security schemes of a document, for `poem_openapi::OpenApi::register`.
pub fn register(document: &'static str, registry: &mut Registry) {
    let Ok(document) = Document::of(document) else { return };
    for (name, schema) in document.names().schemas(document.root) {
        registry.schemas.insert(name.to_owned(), Schemas::named(document).component(schema));
    }
    for tag in document.root.items("tags").iter().filter_map(tag) {
        registry.create_tag(tag);
    }
    let components = document.root.get("components");
    for (name, node) in components.into_iter().flat_map(|components| components.entries("securitySchemes")) {
        if let Some(scheme) = document.resolve(node).and_then(scheme) {
            registry.create_security_scheme(name, scheme);
        }
    }
}

fn paths(document: &'static Document) -> Vec<MetaPath> {
    let mut ids = HashSet::new();
    let items = document.root.entries("paths").filter(|(path, _)| !path.starts_with("x-"));
    let paths = items.filter_map(|(path, item)| {
        let item = document.resolve(item)?;
        let entries = item.as_map()?.iter();
        let operations = entries.filter_map(|(key, operation)| {
            let mut operation = self::operation(document, item, method(key)?, operation);
            // poem-openapi refuses to start on an id that stands twice.
            operation.operation_id = operation.operation_id.filter(|id| ids.insert(*id));
            Some(operation)
        });
        Some(MetaPath { path: path.to_owned(), operations: operations.collect() })
    });
    paths.collect()
}

fn operation(document: &'static Document, item: &'static Json, method: Method, node: &'static Json) -> MetaOperation {
    let responses = node.entries("responses").filter_map(|(key, response)| {
        let response = document.resolve(response)?;
        content::response(document, key, response)
    });
    let demanded = node.get("security").or(document.root.get("security"));
    MetaOperation {
        method,
        tags: node.items("tags").iter().filter_map(Json::as_str).collect(),
        summary: node.text("summary").or(item.text("summary")),
        description: node.text("description").or(item.text("description")),
        external_docs: node.get("externalDocs").and_then(external_docs),
        params: content::parameters(document, item, node),
        request: node
            .get("requestBody")
            .and_then(|node| document.resolve(node))
            .map(|node| content::request(document, node)),
        responses: MetaResponses { responses: responses.collect() },
        deprecated: node.flag("deprecated"),
        security: demanded.map(requirements).unwrap_or_default(),
        operation_id: node.text("operationId"),
        code_samples: Vec::new(),
    }
}

fn method(key: &str) -> Option<Method> {
    Some(match key {
        "get" => Method::GET,
        "put" => Method::PUT,
        "post" => Method::POST,
        "delete" => Method::DELETE,
        "options" => Method::OPTIONS,
        "head" => Method::HEAD,
        "patch" => Method::PATCH,
        "trace" => Method::TRACE,
        _ => return None,
    })
}

/// A tag; nothing without a name.
fn tag(node: &'static Json) -> Option<MetaTag> {
    Some(MetaTag {
        name: node.text("name")?,
        description: node.text("description"),
        external_docs: node.get("externalDocs").and_then(external_docs),
    })
}

/// A security scheme; nothing without a type.
fn scheme(node: &'static Json) -> Option<MetaSecurityScheme> {
    Some(MetaSecurityScheme {
        ty: node.text("type")?,
        description: node.text("description"),
        name: node.text("name"),
        key_in: node.text("in"),
        scheme: node.text("scheme"),
        bearer_format: node.text("bearerFormat"),
        flows: node.get("flows").map(flows),
        openid_connect_url: node.text("openIdConnectUrl"),
    })
}

/// What a caller must show: alternatives, each of which demands all that it names.
fn requirements(node: &'static Json) -> Vec<HashMap<&'static str, Vec<&'static str>>> {
    let Json::List(requirements) = node else {
        return Vec::new();
    };
    let schemes = requirements.iter().filter_map(Json::as_map).map(|schemes| {
        let scopes = |value: &'static Json| match value {
            Json::List(scopes) => scopes.iter().filter_map(Json::as_str).collect(),
            _ => Vec::new(),
        };
        schemes.iter().map(|(name, value)| (name.as_ref(), scopes(value))).collect()
    });
    schemes.collect()
}

fn flows(node: &'static Json) -> MetaOAuthFlows {
    let flow = |key| node.get(key).map(flow);
    MetaOAuthFlows {
        implicit: flow("implicit"),
        password: flow("password"),
        client_credentials: flow("clientCredentials"),
        authorization_code: flow("authorizationCode"),
    }
}

fn flow(node: &'static Json) -> MetaOAuthFlow {
    let scopes =
        node.entries("scopes").map(|(name, description)| MetaOAuthScope { name, description: description.as_str() });
    MetaOAuthFlow {
        authorization_url: node.text("authorizationUrl"),
        token_url: node.text("tokenUrl"),
        refresh_url: node.text("refreshUrl"),
        scopes: scopes.collect(),
    }
}
