//! Addresses of operations.

use poem::Route;
use stub_runtime::{Rejection, Stub, reply};

use super::server::Server;
use crate::api;

stub_runtime::links! {
    get_toys(id: &str, toys: &[i64]) "/pets/{id}/toys/{toys}",
    list_pets() "/pets",
}

api! { Pets {
    "/pets" { GET 0 |call| {
        let context = call.context(());
        let (toys, next) = (get_toys("a/b", &[1, 2]), list_pets().query("after", "é"));
        reply::text(200, "text/plain", format!("{} {}", context.url(&toys), context.url(&next)))
    } }
    "/refused" { GET 1 |_call| { Err(Rejection::internal("for the wording")) } }
} }

#[tokio::test]
async fn an_address_is_under_the_path_that_the_stub_is_served_at() {
    let worded = |stub: Stub<Pets>| stub.rejections(|rejection, context| rejection.worded(context.url(&list_pets())));
    let route = Route::new()
        .nest("/nested", worded(Stub::new(Pets)))
        .nest("/both", worded(Stub::new(Pets).under("/v1/")))
        .nest_no_strip("/v2", worded(Stub::new(Pets).under("v2")))
        .nest("/public", worded(Stub::new(Pets).under("/v1").public_url("https://api.example.com/")))
        .nest("/fallback", worded(Stub::new(Pets).fallback(Route::new())));
    let server = Server::start(route).await;
    let cases = [
        ("GET /nested/pets", "200 /nested/pets/a%2Fb/toys/1,2 /nested/pets?after=%C3%A9"),
        ("GET /nested/refused", "500 /nested/pets"),
        ("GET /nested/nothing", "404 /nested/pets"),
        ("GET /fallback/nothing", "404 /fallback/pets"),
        ("GET /both/v1/pets", "200 /both/v1/pets/a%2Fb/toys/1,2 /both/v1/pets?after=%C3%A9"),
        ("GET /v2/refused", "500 /v2/pets"),
        ("GET /public/v1/refused", "500 https://api.example.com/public/v1/pets"),
        ("GET http://evil.example/nested/refused", "500 /nested/pets"),
    ];
    for (line, expected) in cases {
        assert_eq!(server.ask(line, &["x-forwarded-host: evil.example"]).await, expected, "{line}");
    }
    let server = Server::start(Stub::new(Pets)).await;
    let expected = "200 /pets/a%2Fb/toys/1,2 /pets?after=%C3%A9";
    assert_eq!(server.ask("GET /pets", &[]).await, expected);
}
