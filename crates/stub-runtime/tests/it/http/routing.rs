//! Paths and methods.

use stub_runtime::check::any;
use stub_runtime::{Method, Stub, reply};

use super::server::{Server, shown};
use crate::api;

api! { Pets {
    "/pets" {
        GET 0 |call| { call.query(&[])?; reply::json(200, "application/json", &["Rex"]) }
        POST 1 |_call| { reply::empty(201) }
    }
    "/pets/{id}" {
        GET 2 |call| { shown(call.path::<i32>(0, "id", any)?) }
        DELETE 3 |_call| { reply::empty(204) }
    }
    "/pets/{id}/names/{name}" {
        GET 4 |call| { shown((call.path::<i32>(0, "id", any)?, call.path::<String>(1, "name", any)?)) }
    }
    "/pets/mine" { GET 5 |_call| { reply::text(200, "text/plain", "mine") } }
    "/dates/{year}-{month}.{format}" {
        GET 6 |call| {
            shown((call.path::<i32>(0, "year", any)?, call.path::<u8>(1, "month", any)?, call.path::<String>(2, "format", any)?))
        }
    }
    "/panic" { GET 7 |_call| { panic!("as asked") } }
    "/head" {
        HEAD 8 |_call| { let mut reply = reply::empty(200)?; reply.header("x-own", true)?; Ok(reply) }
        GET 9 |_call| { reply::text(200, "text/plain", "body") }
    }
    "/empty" { GET 10 |_call| { reply::empty(204) } }
} }

async fn served() -> Server {
    Server::start(Stub::new(Pets)).await
}

#[tokio::test]
async fn a_path_is_told_as_the_document_writes_it() {
    let stub = Stub::new(Pets).under("/v1");
    let cases = [
        (Method::GET, "/v1/pets/5/names/Rex", Some("/pets/{id}/names/{name}")),
        (Method::HEAD, "/v1/pets/mine", Some("/pets/mine")),
        (Method::PUT, "/v1/pets", None),
        (Method::GET, "/pets", None),
    ];
    for (method, path, route) in cases {
        let request = poem::Request::builder().method(method).uri_str(path).finish();
        assert_eq!(stub.answer(request).await.route, route, "{path}");
    }
}

#[tokio::test]
async fn captures_are_split_first_and_decoded_then() {
    let server = served().await;
    let cases = [
        ("GET /pets", r#"200 ["Rex"]"#),
        ("GET /pets/5", "200 5"),
        ("GET /pets/%35", "200 5"),
        ("GET /pets/mine", "200 mine"),
        ("GET /pets/5/names/a%2Fb", r#"200 (5, "a/b")"#),
        ("GET /pets/5/names/a+b%20%C3%A9", r#"200 (5, "a+b é")"#),
        ("GET /pets/5/names/%25", r#"200 (5, "%")"#),
        ("GET /pets/5/names/%2541", r#"200 (5, "%41")"#),
        ("GET /dates/2024-05.csv", r#"200 (2024, 5, "csv")"#),
        ("GET http://elsewhere/pets/5", "200 5"),
        ("GET /pets/abc", "400 path parameter `id` must be an integer"),
        ("GET /pets/-1", "200 -1"),
        ("GET /pets/2147483648", "400 path parameter `id` must be an integer from -2147483648 to 2147483647"),
        ("GET /pets/%D9%A5", "400 path parameter `id` must be an integer"),
        ("GET /pets/1%00", "400 the path must be percent-encoded UTF-8 without NUL"),
        ("GET /pets/5/names/%FF", "400 the path must be percent-encoded UTF-8 without NUL"),
        ("GET /pets/5/names/%4", "400 the path must be percent-encoded UTF-8 without NUL"),
        ("GET /pets/", "404 there is nothing at this path"),
        ("GET /pets/5/", "404 there is nothing at this path"),
        ("GET //pets", "404 there is nothing at this path"),
        ("GET /pets/5/names", "404 there is nothing at this path"),
        ("GET /", "404 there is nothing at this path"),
        ("GET /Pets", "404 there is nothing at this path"),
        ("OPTIONS *", "404 there is nothing at this path"),
    ];
    for (line, expected) in cases {
        assert_eq!(server.ask(line, &[]).await, expected, "{line}");
    }
}

#[tokio::test]
async fn a_wrong_method_is_told_the_right_ones() {
    let server = served().await;
    let cases = [
        ("PUT /pets", "GET, POST, HEAD"),
        ("OPTIONS /pets", "GET, POST, HEAD"),
        ("BREW /pets", "GET, POST, HEAD"),
        ("PATCH /pets/5", "GET, DELETE, HEAD"),
        ("DELETE /pets/mine", "GET, HEAD"),
        ("POST /head", "HEAD, GET"),
    ];
    for (line, allowed) in cases {
        let response = server.exchange(super::server::request(line, &[], "")).await;
        assert_eq!(response.brief(), format!("405 this path knows only {allowed}"), "{line}");
        assert_eq!(response.header("allow").as_deref(), Some(allowed), "{line}");
    }
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    let server = served().await;
    let head = async |line| server.exchange(super::server::request(line, &[], "")).await.whole();
    assert_eq!(head("HEAD /pets").await, "HTTP/1.1 200 OK\ncontent-type: application/json\ncontent-length: 7\n\n");
    assert_eq!(
        head("HEAD /pets/x").await,
        "HTTP/1.1 400 Bad Request\ncontent-type: text/plain; charset=utf-8\ncontent-length: 38\n\n"
    );
    assert_eq!(
        head("HEAD /nothing").await,
        "HTTP/1.1 404 Not Found\ncontent-type: text/plain; charset=utf-8\ncontent-length: 29\n\n"
    );
    assert_eq!(head("HEAD /head").await, "HTTP/1.1 200 OK\nx-own: true\n\n");
    assert_eq!(head("HEAD /empty").await, "HTTP/1.1 204 No Content\n\n");
}

#[tokio::test]
async fn a_base_path_is_part_of_every_path() {
    for base_path in ["/v1", "/v1/", "v1"] {
        let server = Server::start(Stub::new(Pets).under(base_path)).await;
        let cases = [
            ("GET /v1/pets/5", "200 5"),
            ("GET /v1/pets", r#"200 ["Rex"]"#),
            ("GET /pets/5", "404 there is nothing at this path"),
            ("GET /v1pets/5", "404 there is nothing at this path"),
            ("GET /v1", "404 there is nothing at this path"),
            ("GET /v1/", "404 there is nothing at this path"),
        ];
        for (line, expected) in cases {
            assert_eq!(server.ask(line, &[]).await, expected, "{line}");
        }
    }
}

#[tokio::test]
async fn other_paths_can_be_answered_by_another_endpoint() {
    let docs = poem::Route::new().at("/docs", poem::endpoint::make_sync(|_| "the docs"));
    let server = Server::start(Stub::new(Pets).fallback(docs)).await;
    assert_eq!(server.ask("GET /docs", &[]).await, "200 the docs");
    assert_eq!(server.ask("GET /pets/5", &[]).await, "200 5");
    assert_eq!(server.ask("POST /pets/5", &[]).await, "405 this path knows only GET, DELETE, HEAD");
    assert_eq!(server.ask("GET /nothing", &[]).await, "404 there is nothing at this path");
}
