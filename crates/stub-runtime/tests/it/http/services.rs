//! The stub inside poem's own machinery.

use poem::{EndpointExt, Route};
use poem_openapi::OpenApiService;
use stub_runtime::check::any;
use stub_runtime::{Stub, reply};

use super::server::{Server, request, shown};
use crate::api;

api! { Pets {
    "/pets/{id}" {
        GET 0 |call| { call.query(&[])?; shown(call.path::<i32>(0, "id", any)?) }
        DELETE 1 |_call| { reply::empty(204) }
    }
    "/files/{name}.{extension}" {
        GET 2 |call| { shown((call.path::<String>(0, "name", any)?, call.path::<String>(1, "extension", any)?)) }
    }
    "/files/{name}:cancel" { POST 3 |call| { shown(call.path::<String>(0, "name", any)?) } }
    "/" { GET 4 |_call| { reply::text(200, "text/plain", "root") } }
} }

#[tokio::test]
async fn an_api_of_poem_openapi() {
    let service = OpenApiService::new(Stub::new(Pets), "pets", "1");
    let spec = service.spec_endpoint();
    let server = Server::start(Route::new().nest("/api", service).at("/openapi.json", spec)).await;
    let cases = [
        ("GET /api/pets/5", "200 5"),
        ("GET /api/pets/%35", "200 5"),
        ("GET /api/pets/x", "400 path parameter `id` must be an integer"),
        ("GET /api/pets/5?x=1", "400 query parameter `x` is unknown"),
        ("DELETE /api/pets/5", "204 "),
        ("PUT /api/pets/5", "405 this path knows only GET, DELETE, HEAD"),
        ("OPTIONS /api/pets/5", "405 this path knows only GET, DELETE, HEAD"),
        ("GET /api/files/a%2Fb.txt", r#"200 ("a/b", "txt")"#),
        ("POST /api/files/a:cancel", r#"200 "a""#),
        ("GET /api/nothing", "404 there is nothing at this path"),
        ("GET /api/", "200 root"),
    ];
    for (line, expected) in cases {
        assert_eq!(server.ask(line, &[]).await, expected, "{line}");
    }
    let head = server.exchange(request("HEAD /api/pets/5", &[], "")).await;
    assert_eq!(head.whole(), "HTTP/1.1 200 OK\ncontent-type: text/plain; charset=utf-8\ncontent-length: 1\n\n");
    assert!(server.ask("GET /openapi.json", &[]).await.starts_with("200 {"));
}

#[tokio::test]
async fn an_endpoint_among_others() {
    let stub = Stub::new(Pets).under("/v1").with(poem::middleware::SetHeader::new().appending("x-served-by", "poem"));
    let server =
        Server::start(Route::new().nest_no_strip("/v1", stub).at("/health", poem::endpoint::make_sync(|_| "well")))
            .await;
    assert_eq!(server.ask("GET /health", &[]).await, "200 well");
    let response = server.exchange(request("GET /v1/pets/5", &[], "")).await;
    assert_eq!((response.brief().as_str(), response.header("x-served-by").as_deref()), ("200 5", Some("poem")));
}
