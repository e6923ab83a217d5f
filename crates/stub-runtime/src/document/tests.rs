//! The document as it is served, and documents that make no sense.

use std::collections::HashMap;

use poem::endpoint::BoxEndpoint;
use poem::http::{Method, StatusCode, header};
use poem::{Endpoint, Request, Response};
use poem_openapi::OpenApi;
use poem_openapi::registry::{MetaApi, Registry};

use super::{endpoint, meta, register, service};

const DOCUMENT: &str = r#"{"openapi":"3.0.3","info":{"title":"A & <b>","version":"1","description":"</script><script>alert(1)"},"paths":{}}"#;

async fn ask(method: Method, path: &str, known: Option<&str>) -> poem::Result<Response> {
    let mut request = Request::builder().method(method).uri_str(path);
    if let Some(known) = known {
        request = request.header(header::IF_NONE_MATCH, known);
    }
    endpoint(DOCUMENT).call(request.finish()).await
}

#[tokio::test]
async fn the_contract_is_served_with_its_own_address_first() {
    let served = DOCUMENT.replacen('{', r#"{"servers": [{"url":"/"}], "#, 1);
    let response = ask(Method::GET, "/openapi.json", None).await.expect("it is there");
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.header("content-type"), Some("application/json"));
    let etag = response.header("etag").expect("it has a mark").to_owned();
    assert_eq!(response.into_body().into_string().await.expect("it is text"), served);

    let strong = etag.strip_prefix("W/").expect("it is weak").to_owned();
    for known in [etag.clone(), strong, format!("\"x\", {etag}"), "*".to_owned()] {
        let response = ask(Method::GET, "/openapi.json", Some(&known)).await.expect("it is there");
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(response.header("etag"), Some(etag.as_str()));
    }
    let response = ask(Method::GET, "/openapi.json", Some("\"x\"")).await.expect("it is there");
    assert_eq!(response.status(), StatusCode::OK);
    let response = ask(Method::POST, "/openapi.json", None).await.expect("it is refused");
    assert_eq!((response.status(), response.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, Some("GET, HEAD")));
    let error = ask(Method::GET, "/other", None).await.expect_err("nothing is there");
    assert_eq!(error.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whoever_looks_at_the_root_is_sent_to_the_page() {
    for method in [Method::GET, Method::HEAD] {
        let response = ask(method, "/", None).await.expect("it is there");
        assert_eq!((response.status(), response.header("location")), (StatusCode::FOUND, Some("docs")));
    }
    let error = ask(Method::POST, "/", None).await.expect_err("nothing takes that");
    assert_eq!(error.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_page_holds_all_that_it_needs() {
    let response = ask(Method::GET, "/docs", None).await.expect("it is there");
    assert_eq!(response.header("content-type"), Some("text/html; charset=utf-8"));
    let html = response.into_body().into_string().await.expect("it is text");
    assert!(html.contains("<title>A &amp; &lt;b></title>"));
    assert!(html.contains(r"\u003c/script>\u003cscript>alert(1)"));
    assert!(!html.contains("</script><script>alert"));
    for loaded in ["<link", "src=\"http", "src='http", "@import", "url(http"] {
        assert!(!html.contains(loaded), "{loaded}");
    }
}

/// An API of a document that makes no sense.
struct Nonsense<const N: usize>;

const NONSENSE: [&str; 4] = [
    "{",
    "[1]",
    r#"{"info":1,"servers":{},"tags":[1,{}],"paths":{"/a":1,"/b":{"get":1,"put":{"parameters":1,"responses":[]}},"x-c":{}},
        "components":{"schemas":1,"securitySchemes":{"a":1,"b":{"type":"http"}}},"security":1}"#,
    r##"{"paths":{"/a":{"$ref":"#/paths/~1a"},"/b":{"get":{"operationId":"x","parameters":[{"$ref":"#/nowhere"},{"in":"query"}],
        "requestBody":{"content":{"a/b":1,"c/d":{"schema":{"$ref":"#/components/schemas/Gone"}}}},
        "responses":{"200":{"headers":{"h":{"schema":{"$ref":"#/components/schemas/Loop"}}}},"nonsense":{},
                     "default":{"content":{"a/b":{"schema":{"$ref":"#/paths/~1b/get/responses/default/content/a~1b/schema"}}}}},
        "security":[1,{"a":1}]},"put":{"operationId":"x"}}},
        "components":{"schemas":{"Loop":{"type":5,"allOf":[{"$ref":"#/components/schemas/Loop"}],"enum":[],"not":1,
                                         "discriminator":{"mapping":{"a":1}},"minimum":"x","items":[1]}}}}"##,
];

impl<const N: usize> OpenApi for Nonsense<N> {
    fn meta() -> Vec<MetaApi> {
        meta(NONSENSE[N])
    }

    fn register(registry: &mut Registry) {
        register(NONSENSE[N], registry);
    }

    fn add_routes(self, _: &mut HashMap<String, HashMap<Method, BoxEndpoint<'static>>>) {}
}

#[test]
fn nonsense_is_served_without_a_panic() {
    fn spec<const N: usize>() -> String {
        let service = service(Nonsense::<N>, NONSENSE[N]);
        let spec = service.spec();
        // poem-openapi looks through the operations once more here.
        let _ = poem::IntoEndpoint::into_endpoint(service);
        spec
    }
    for spec in [spec::<0>(), spec::<1>(), spec::<2>(), spec::<3>()] {
        serde_json::from_str::<serde_json::Value>(&spec).expect("it is JSON");
    }
}
