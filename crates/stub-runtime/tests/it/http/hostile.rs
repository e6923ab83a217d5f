//! Requests that mean harm: the right status, and the next caller is served.

use stub_runtime::check::any;
use stub_runtime::query::Field;
use stub_runtime::{Part, Stub, Value};

use super::server::{Server, request, shown};
use crate::api;

api! { Target {
    "/json" { POST 0 |call| { shown(call.json::<Value>(any).await?.is_array()) } }
    "/form" { POST 1 |call| {
        let form = call.form().await?;
        let form = form.fields(&const { [Field::deep("d"), Field::many("m"), Field::spread_rest("r")] })?;
        shown(form.whole::<std::collections::BTreeMap<String, Value>>(any)?.len())
    } }
    "/query" { GET 2 |call| {
        let query = call.query(&const { [Field::spread_rest("r")] })?;
        shown(query.object::<std::collections::BTreeMap<String, Value>>(0, any)?.len())
    } }
    "/parts" { POST 3 |call| { shown(call.multipart(&const { [Part::rest("r")] }).await?.rest(0).len()) } }
    "/{a}/{b}/{c}.{d}.{e}" { GET 4 |call| { shown(call.path::<String>(4, "e", any)?.len()) } }
} }

/// What is asked is answered so. What takes the square of its size would take minutes here, and be noticed.
async fn answered(question: impl Future<Output = String>, expected: &str) {
    let answer = question.await;
    assert_eq!(&answer[..answer.len().min(200)], expected);
}

/// Numbers from 0 on between two texts.
fn numbered(n: u32, before: &str, after: &str) -> String {
    (0..n).flat_map(|n| [before.to_owned(), n.to_string(), after.to_owned()]).collect()
}

#[tokio::test]
async fn large_and_deep() {
    let server = Server::start(Stub::new(Target)).await;
    let json = async |body: String| server.post("/json", "application/json", body).await;
    answered(json("[".repeat(100_000)), "400 the body must not nest arrays and objects so deeply").await;
    answered(json("1e400".to_owned()), "400 the body must not have numbers that floating point cannot hold").await;
    answered(json(r#""\ud800""#.to_owned()), "400 the body must not escape half of a surrogate pair").await;
    answered(json(format!("[{}0]", "0,".repeat(300_000))), "200 true").await;
    answered(json(" ".repeat(3 << 20)), "413 the body is larger than 2097152 bytes").await;
    let form = async |body: String| server.post("/form", "application/x-www-form-urlencoded", body).await;
    let distinct = numbered(50_000, "", "=&");
    answered(form(distinct), "200 50000").await;
    let deep = numbered(50_000, "d[", "]=&");
    answered(form(deep), "200 1").await;
    answered(form("m=1&".repeat(50_000)), "200 1").await;
    answered(form(format!("d{}=1", "[a]".repeat(100_000))), "400 form field `d` must not be nested so deeply").await;
    answered(form("&".repeat(2 << 20)), "200 0").await;
    answered(form("%".repeat(2 << 20)), "400 the name of a form field must be percent-encoded UTF-8 without NUL").await;
    let query = numbered(8000, "", "&");
    answered(server.ask(&format!("GET /query?{query}"), &[]), "200 8000").await;
    let part = "--X\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n";
    let parts = part.repeat(10_000) + "--X--\r\n";
    answered(server.post("/parts", "multipart/form-data; boundary=X", parts), "200 10000").await;
    answered(
        server.post("/parts", "multipart/form-data; boundary=X", "--X\r\n".repeat(400_000)),
        "400 the body must be well-formed multipart/form-data",
    )
    .await;
}

#[tokio::test]
async fn paths() {
    let server = Server::start(Stub::new(Target)).await;
    let nothing = "404 there is nothing at this path";
    answered(server.ask(&format!("GET {}", "/a".repeat(30_000)), &[]), nothing).await;
    answered(server.ask(&format!("GET /a/b/{}", ".".repeat(60_000)), &[]), "200 1").await;
    answered(server.ask(&format!("GET /a/b/c.d.{}", "%2e".repeat(20_000)), &[]), "200 1").await;
    answered(server.ask(&format!("GET /a/b/c{}", "/".repeat(60_000)), &[]), nothing).await;
}

#[tokio::test]
async fn hundreds_at_once() {
    let server = std::sync::Arc::new(Server::start(Stub::new(Target)).await);
    let mut callers = tokio::task::JoinSet::new();
    for n in 0..300 {
        let server = std::sync::Arc::clone(&server);
        callers.spawn(async move { server.ask(&format!("GET /query?a={n}&b"), &[]).await });
    }
    let answers = callers.join_all().await;
    assert_eq!(answers.iter().filter(|answer| *answer == "200 2").count(), 300);
}

#[tokio::test]
async fn callers_who_leave() {
    let server = Server::start(Stub::new(Target)).await;
    for part in
        ["GET", "POST /json HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n[1"]
    {
        let mut stream = server.connect().await;
        tokio::io::AsyncWriteExt::write_all(&mut stream, part.as_bytes()).await.unwrap();
        drop(stream);
    }
    let smuggled = request("POST /json", &["content-length: 1", "transfer-encoding: chunked"], "0\r\n\r\n");
    let answer = server.exchange(smuggled).await;
    assert!(answer.status().starts_with('4'), "{}", answer.brief());
    assert_eq!(server.ask("GET /query?a=1", &[]).await, "200 1");
}
