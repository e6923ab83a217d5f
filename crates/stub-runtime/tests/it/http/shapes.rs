//! Bodies of rejections: those that the document declares, written by the runtime or by the implementation.

use std::collections::BTreeMap;

use stub_runtime::check::any;
use stub_runtime::query::Field;
use stub_runtime::rejection::{DeclaredBodies, DeclaredStatus, ProblemMember, Rejected, Shape, Shapes};
use stub_runtime::reply::Offer;
use stub_runtime::security::{self, Challenge, Denied};
use stub_runtime::{Answer, Call, Method, Operations, Route, Stub, reply};

use super::server::{Server, request, shown};

/// As generated code would be, for a document that declares a problem, a text and a type of its own.
struct Shaped;

const PROBLEM: usize = 0;
const TEXT: usize = 1;
const WRITTEN: usize = 2;

const fn declared(
    operation: &'static str,
    forbidden: u16,
    bodies: &'static [(DeclaredStatus, usize)],
) -> DeclaredBodies {
    DeclaredBodies { operation, forbidden, bodies }
}

impl Operations for Shaped {
    const DOCUMENT: &'static str = r#"{"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {}}"#;
    const ROUTES: &'static [Route] = &[
        Route { path: "/problem", operations: &[(Method::GET, 0)] },
        Route { path: "/text", operations: &[(Method::GET, 1)] },
        Route { path: "/written", operations: &[(Method::GET, 2)] },
        Route { path: "/scoped", operations: &[(Method::GET, 3)] },
    ];
    const SHAPES: Shapes = Shapes {
        bodies: &[
            Shape::Problem {
                offers: &[Offer::Json("application/problem+json")],
                members: &[
                    ProblemMember::Type,
                    ProblemMember::Title,
                    ProblemMember::Status,
                    ProblemMember::Detail,
                    ProblemMember::Instance,
                ],
                longest: 60,
            },
            Shape::Text { media_type: "text/plain", longest: 20 },
            Shape::Written,
        ],
        elsewhere: Some(PROBLEM),
        operations: &[
            declared("problem", 403, &[(DeclaredStatus::Code(400), PROBLEM)]),
            declared("text", 403, &[(DeclaredStatus::Range(4), TEXT)]),
            declared("written", 403, &[(DeclaredStatus::Code(400), TEXT), (DeclaredStatus::Default, WRITTEN)]),
            declared("scoped", 401, &[(DeclaredStatus::Code(401), TEXT)]),
        ],
    };

    fn reject(&self, operation: Option<usize>, body: usize, rejected: Rejected<'_>) -> Answer {
        assert_eq!(body, WRITTEN);
        let path = rejected.context().uri().path();
        let told = format!("{operation:?} {:?} {path}: {}", rejected.operation(), rejected.reason());
        let code = rejected.status().as_u16();
        reply::json(code, "application/json", &BTreeMap::from([("told", told)]))
    }

    async fn call(&self, operation: usize, call: &mut Call) -> Answer {
        if operation == 3 {
            let _ = security::bearer(call)?;
            return Err(Denied::forbidden().message("no such scope").at(Challenge::Bearer));
        }
        if operation == 2 {
            security::bearer(call)?;
        }
        let query = call.query(&const { [Field::single("n")] })?;
        shown(query.required::<i32>(0, any)?)
    }
}

async fn asked(line: &str, headers: &[&str]) -> String {
    let server = Server::start(Stub::new(Shaped)).await;
    let whole = server.exchange(request(line, headers, "")).await.whole();
    whole.strip_prefix("HTTP/1.1 ").expect("it is an answer").to_owned()
}

#[tokio::test]
async fn a_problem_tells_status_reason_and_place() {
    assert_eq!(
        asked("GET /problem?n=x", &[]).await,
        "400 Bad Request\ncontent-type: application/problem+json\ncontent-length: 129\n\n{\"type\":\"about:blank\",\
         \"title\":\"Bad Request\",\"status\":400,\"detail\":\"query parameter `n` must be an integer\",\
         \"instance\":\"/problem\"}"
    );
    let long = asked(&format!("GET /problem?{}=1", "x".repeat(90)), &[]).await;
    assert!(long.contains("xxx…\",\"instance\""), "no longer than the document allows: {long}");
}

#[tokio::test]
async fn a_text_is_cut_to_its_length() {
    assert_eq!(
        asked("GET /text?n=x", &[]).await,
        "400 Bad Request\ncontent-type: text/plain; charset=utf-8\ncontent-length: 22\n\nquery parameter `n`…"
    );
}

#[tokio::test]
async fn another_type_is_written_by_the_implementation() {
    let told = asked("GET /written", &[]).await;
    assert_eq!(
        told,
        "401 Unauthorized\ncontent-type: application/json\nwww-authenticate: Bearer\ncontent-length: 70\n\n\
         {\"told\":\"Some(2) Some(\\\"written\\\") /written: credentials are missing\"}"
    );
    let by_code = asked("GET /written?n=x", &["authorization: Bearer t"]).await;
    assert!(by_code.ends_with("query parameter `n`…"), "a status goes before `default`: {by_code}");
}

#[tokio::test]
async fn what_no_operation_declares_has_the_body_of_the_document() {
    let nothing = asked("GET /nothing", &[]).await;
    assert!(nothing.starts_with("404 Not Found\ncontent-type: application/problem+json\n"), "{nothing}");
    let method = asked("POST /text", &[]).await;
    assert!(method.contains("problem+json") && method.contains("allow: GET, HEAD"), "{method}");
}

#[tokio::test]
async fn a_scope_is_denied_by_the_status_that_is_declared() {
    assert_eq!(
        asked("GET /scoped", &["authorization: Bearer t"]).await,
        "401 Unauthorized\ncontent-type: text/plain; charset=utf-8\nwww-authenticate: Bearer\ncontent-length: 13\n\n\
         no such scope"
    );
}

#[tokio::test]
async fn words_of_the_service_go_before_the_document() {
    let stub = Stub::new(Shaped).rejections(|rejection, _| rejection.worded("não".to_owned()));
    let server = Server::start(stub).await;
    assert_eq!(server.ask("GET /problem?n=x", &[]).await, "400 não");
}
