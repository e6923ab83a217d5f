//! Security schemes and requirements in poem-openapi's terms.

use std::collections::HashMap;

use poem_openapi::registry::{MetaOAuthFlow, MetaOAuthFlows, MetaOAuthScope, MetaSecurityScheme};

use crate::document::json::Json;

/// A security scheme; nothing without a type.
pub(super) fn scheme(node: &'static Json) -> Option<MetaSecurityScheme> {
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
pub(super) fn requirements(node: &'static Json) -> Vec<HashMap<&'static str, Vec<&'static str>>> {
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
