//! Operations of one path and method, which requests tell apart.

use stub_runtime::check::any;
use stub_runtime::{Alternative, Answer, Call, Choice, Mark, Method, Operations, Route, Stub, Value};

use super::server::{Server, shown};

const CHOICES: &[Choice] = &[
    Choice {
        operation: 0,
        alternatives: &[
            Alternative { operation: 0, marks: &[Mark::Header("X-Target", &["Shop.List", "Shop.Show"])] },
            Alternative { operation: 1, marks: &[Mark::Header("X-Target", &["Shop.Sell"])] },
        ],
    },
    Choice {
        operation: 2,
        alternatives: &[
            Alternative { operation: 3, marks: &[Mark::Query("beta", &["true"])] },
            Alternative { operation: 2, marks: &[] },
        ],
    },
    Choice {
        operation: 4,
        alternatives: &[
            Alternative { operation: 4, marks: &[Mark::Property("kind", &["cat"])] },
            Alternative { operation: 5, marks: &[Mark::Property("kind", &["dog", "7"])] },
        ],
    },
];

struct Shop;

impl Operations for Shop {
    const DOCUMENT: &'static str = r#"{"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {}}"#;
    const ROUTES: &'static [Route] = &[
        Route { path: "/", operations: &[(Method::POST, 0), (Method::GET, 2)] },
        Route { path: "/pets", operations: &[(Method::POST, 4)] },
    ];

    async fn call(&self, operation: usize, call: &mut Call) -> Answer {
        let operation = call.choose(operation, CHOICES).await?;
        match operation {
            4 | 5 if !call.headers().contains_key("x-form") => {
                shown((operation, call.json::<Value>(any).await?.is_object()))
            }
            4 | 5 => shown((operation, call.form().await.is_ok())),
            _ => shown(operation),
        }
    }
}

#[tokio::test]
async fn a_header_tells_operations_apart() {
    let server = Server::start(Stub::new(Shop)).await;
    for (header, expected) in [
        ("x-target: Shop.List", "200 0"),
        ("x-target: Shop.Show", "200 0"),
        ("X-TARGET:  Shop.Sell ", "200 1"),
        // Whatever fits none is turned away by the first operation.
        ("x-target: Shop.Close", "200 0"),
        ("x-other: Shop.Sell", "200 0"),
    ] {
        assert_eq!(server.ask("POST /", &[header]).await, expected, "{header}");
    }
}

#[tokio::test]
async fn a_query_parameter_tells_operations_apart() {
    let server = Server::start(Stub::new(Shop)).await;
    for (query, expected) in [
        ("?beta=true", "200 3"),
        ("?a=1&be%74a=true", "200 3"),
        ("?beta=false", "200 2"),
        ("", "200 2"),
        ("?beta", "200 2"),
        ("?beta=%ff", "200 2"),
    ] {
        assert_eq!(server.ask(&format!("GET /{query}"), &[]).await, expected, "{query}");
    }
}

#[tokio::test]
async fn a_property_of_the_body_tells_operations_apart_and_the_body_is_still_there() {
    let server = Server::start(Stub::new(Shop)).await;
    for (body, expected) in [
        (r#"{"kind": "cat"}"#, "200 (4, true)"),
        (r#"{"name": {"kind": "cat"}, "kind": "d\u006fg"}"#, "200 (5, true)"),
        (r#"{"kind": 7}"#, "200 (5, true)"),
        (r#"{"kind": ["dog"]}"#, "200 (4, true)"),
        ("[]", "200 (4, false)"),
    ] {
        assert_eq!(server.post("/pets", "application/json", body).await, expected, "{body}");
    }
    let broken = server.post("/pets", "application/json", "{").await;
    assert!(broken.starts_with("400 "), "{broken}");
}

#[tokio::test]
async fn a_form_is_read_property_by_property() {
    let head = "POST /pets HTTP/1.1\r\nhost: t\r\nconnection: close\r\nx-form: 1\r\ncontent-type: application/x-www-form-urlencoded\r\n";
    let server = Server::start(Stub::new(Shop)).await;
    let response = server.exchange(format!("{head}content-length: 12\r\n\r\na=1&kind=dog")).await;
    assert_eq!(response.body, "(5, true)");
}
