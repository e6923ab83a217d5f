//! Answers of the implementation, held to what the document declares.

use futures_util::stream;
use stub_runtime::{Answer, Body, Call, Method, Operations, Route, Stub, reply};

use super::server::{Server, request};

struct Answering;

impl Operations for Answering {
    const DOCUMENT: &'static str = "{}";
    const ANSWERS: &'static str = r##"{
        "$defs": {"0": {"type": "object", "additionalProperties": {"maxLength": 3}}},
        "answers": [
            {"200": {"application/json": {"$ref": "#/$defs/0"}}, "204": {}, "2XX": {"application/json": false}},
            {"default": {"application/json": {"type": "string"}}}
        ]
    }"##;
    const ROUTES: &'static [Route] = &[
        Route { path: "/names/{kind}", operations: &[(Method::GET, 0)] },
        Route { path: "/else", operations: &[(Method::GET, 1)] },
    ];

    async fn call(&self, operation: usize, call: &mut Call) -> Answer {
        let kind: String = if operation == 0 { call.path(0, "kind", |_| Ok(()))? } else { String::new() };
        match kind.as_str() {
            "short" => reply::json(200, "application/json; charset=utf-8", &[("ann", "Ann")].map(named)[0]),
            "long" => reply::json(200, "application/json", &[("ann@example.com", "Anna")].map(named)[0]),
            "text" => reply::text(200, "text/plain", "1"),
            "none" => reply::empty(204),
            "other" => reply::json(201, "application/json", &1),
            "undeclared" => reply::json(400, "application/json", &1),
            "streamed" => {
                let chunks = stream::iter(["1"].map(Ok::<_, std::io::Error>));
                reply::binary(200, "application/json", Body::from_bytes_stream(chunks))
            }
            _ => reply::json(404, "application/json", &1),
        }
    }
}

fn named((key, value): (&str, &str)) -> std::collections::BTreeMap<String, String> {
    [(key.to_owned(), value.to_owned())].into()
}

async fn statuses(stub: Stub<Answering>) -> Vec<u16> {
    let server = Server::start(stub).await;
    let mut statuses = Vec::new();
    for path in [
        "names/short",
        "names/long",
        "names/text",
        "names/none",
        "names/other",
        "names/undeclared",
        "names/streamed",
        "else",
    ] {
        let whole = server.exchange(request(&format!("GET /{path}"), &[], "")).await.whole();
        statuses.push(whole[9..12].parse().expect("a status"));
    }
    statuses
}

#[tokio::test]
async fn an_answer_that_does_not_fit_is_an_internal_error() {
    assert_eq!(statuses(Stub::new(Answering).check_answers(true)).await, [200, 500, 200, 204, 500, 400, 200, 500]);
}

#[tokio::test]
async fn answers_are_sent_as_they_are_where_nobody_asks() {
    assert_eq!(statuses(Stub::new(Answering).check_answers(false)).await, [200, 200, 200, 204, 201, 400, 200, 404]);
}

#[tokio::test]
async fn an_answer_that_fits_is_sent_unchanged() {
    let server = Server::start(Stub::new(Answering).check_answers(true)).await;
    let answer = server.exchange(request("GET /names/short", &[], "")).await.whole();
    let expected =
        "HTTP/1.1 200 OK\ncontent-type: application/json; charset=utf-8\ncontent-length: 13\n\n{\"ann\":\"Ann\"}";
    assert_eq!(answer, expected);
}
