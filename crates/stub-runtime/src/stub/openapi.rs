//! The stub as an API of poem-openapi, for those who serve the document and its pages through `OpenApiService`.

use std::collections::HashMap;

use poem::endpoint::{BoxEndpoint, EndpointExt};
use poem::http::Method;
use poem_openapi::OpenApi;
use poem_openapi::registry::{MetaApi, Registry};

use super::{Operations, Stub};
use crate::document;

/// Methods that a path of the document may be asked for; the stub itself says which of them the path knows.
const METHODS: [Method; 9] = [
    Method::GET,
    Method::HEAD,
    Method::POST,
    Method::PUT,
    Method::PATCH,
    Method::DELETE,
    Method::OPTIONS,
    Method::TRACE,
    Method::CONNECT,
];

impl<O: Operations> OpenApi for Stub<O> {
    fn meta() -> Vec<MetaApi> {
        document::meta(O::DOCUMENT)
    }

    fn register(registry: &mut Registry) {
        document::register(O::DOCUMENT, registry);
    }

    /// Puts the stub behind every path, for every method, and behind all other paths too: poem's router only leads to it,
    /// and what it answers, 404 and 405 included, is the stub's own.
    fn add_routes(self, routes: &mut HashMap<String, HashMap<Method, BoxEndpoint<'static>>>) {
        let base_path = &self.settings.base.path;
        let paths = O::ROUTES.iter().map(|route| format!("{base_path}{}", poem_path(route.path)));
        for path in paths.chain([format!("{base_path}/*rest")]) {
            let methods = routes.entry(path).or_default();
            let named = O::NAMED_METHODS.iter().filter_map(|named| Method::from_bytes(named.method.as_bytes()).ok());
            for method in METHODS.into_iter().chain(named) {
                methods.insert(method, self.clone().boxed());
            }
        }
    }
}

/// A path for poem's router that leads at least where the document's path leads. A segment that poem could take for
/// something else than text becomes a capture; all captures are named by their position, so that no two paths clash.
fn poem_path(path: &str) -> String {
    let mut poem_path = String::new();
    for (idx, segment) in path.strip_prefix('/').unwrap_or(path).split('/').enumerate() {
        poem_path.push('/');
        if segment.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)) {
            poem_path.push_str(segment);
        } else {
            poem_path.push_str(":p");
            poem_path.push_str(&idx.to_string());
        }
    }
    poem_path
}

#[cfg(test)]
mod tests {
    use super::poem_path;

    #[test]
    fn whatever_poem_could_misread_is_a_capture() {
        let cases = [
            ("/", "/"),
            ("/pets", "/pets"),
            ("/pets/", "/pets/"),
            ("/pets/{id}/toys/{toy}", "/pets/:p1/toys/:p3"),
            ("/files/{name}.{extension}", "/files/:p1"),
            ("/x:cancel/*/<a>/é/b%20c", "/:p0/:p1/:p2/:p3/:p4"),
            ("pets", "/pets"),
        ];
        for (path, expected) in cases {
            assert_eq!(poem_path(path), expected);
        }
    }
}
