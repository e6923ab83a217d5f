//! `multipart/form-data` bodies.

use stub_runtime::check::{any, max_items, max_length};
use stub_runtime::{Part, Stub, Value};

use super::server::{Server, shown};
use crate::api;

const PARTS: [Part; 6] = [
    Part::single("name"),
    Part::many("tag"),
    Part::single("meta").of(&["application/json"]),
    Part::single("photo").of(&["image/*"]),
    Part::many("page"),
    Part::many("row"),
];

api! { Multiparts {
    "/texts" { POST 0 |call| {
        let parts = call.multipart(&PARTS).await?;
        let name = parts.required::<String>(0, |name| max_length(name, 5))?;
        shown((name, parts.list_optional::<i32>(1, |tags| max_items(tags, 2))?, parts.json_optional::<Value>(2, any)?))
    } }
    "/files" { POST 1 |call| {
        let mut parts = call.multipart(&PARTS).await?;
        let photo = parts.upload(3)?;
        let pages: Vec<usize> = parts.uploads_optional(4, any)?.unwrap_or_default().iter().map(|page| page.bytes.len()).collect();
        shown((photo.file_name, photo.content_type, photo.bytes, pages))
    } }
    "/rest" { POST 2 |call| {
        let mut parts = call.multipart(&const { [Part::single("name"), Part::rest("files")] }).await?;
        let files: Vec<String> = parts.rest(1).into_iter().map(|(name, _)| name).collect();
        shown((parts.or::<String>(0, "nobody".to_owned(), any)?, files))
    } }
    "/optional" { POST 3 |call| { shown(call.multipart_optional(&PARTS).await?.is_some()) } }
    "/rows" { POST 4 |call| { shown(call.multipart(&PARTS).await?.json_list::<Vec<i32>>(5, any)?) } }
} }

/// A body of parts: what stands behind `form-data`, further headers, and the content.
fn body(parts: &[(&str, &str, &str)]) -> String {
    let mut body = String::new();
    for (disposition, headers, content) in parts {
        let part = ["--X\r\nContent-Disposition: form-data; ", disposition, "\r\n", headers, "\r\n", content, "\r\n"];
        body += &part.concat();
    }
    body + "--X--\r\n"
}

async fn check(path: &str, parts: &[(&str, &str, &str)], expected: &str) {
    let server = Server::start(Stub::new(Multiparts).body_limit(2000)).await;
    assert_eq!(server.post(path, "multipart/form-data; boundary=X", body(parts)).await, expected, "{parts:?}");
}

#[tokio::test]
async fn texts_and_json() {
    let name = (r#"name="name""#, "", "Zoë");
    check("/texts", &[name], r#"200 ("Zoë", None, None)"#).await;
    let tag = |text| (r#"name="tag""#, "Content-Type: text/plain\r\n", text);
    check("/texts", &[tag("1"), name, tag("2")], r#"200 ("Zoë", Some([1, 2]), None)"#).await;
    check("/texts", &[name, tag("1"), tag("2"), tag("3")], "400 part `tag` must have at most 2 elements").await;
    check("/texts", &[name, tag("1"), tag("x")], "400 part `tag` at `$[1]` must be an integer").await;
    check("/texts", &[name, name], "400 part `name` is given more than once").await;
    check("/texts", &[], "400 part `name` is missing").await;
    check("/texts", &[(r#"name="name""#, "", "Mariana")], "400 part `name` must have at most 5 characters").await;
    check("/texts", &[(r#"name="name""#, "", "a\0")], "400 part `name` must be UTF-8 without NUL").await;
    check("/texts", &[name, (r#"name="x""#, "", "1")], "400 part `x` is unknown").await;
    check("/texts", &[("name=", "", "1")], "400 part `` is unknown").await;
    let meta = |media_type, text| (r#"name="meta""#, media_type, text);
    let json = meta("Content-Type: application/json\r\n", r#"{"a": 1}"#);
    check("/texts", &[name, json], r#"200 ("Zoë", None, Some(Object {"a": Number(1)}))"#).await;
    check("/texts", &[name, meta("", "1")], r#"200 ("Zoë", None, Some(Number(1)))"#).await;
    check("/texts", &[name, meta("", "{")], "400 part `meta` must be complete JSON").await;
    let text = meta("Content-Type: text/plain\r\n", "1");
    check("/texts", &[name, text], "415 part `meta` must be application/json").await;
    let row = |text| (r#"name="row""#, "", text);
    check("/rows", &[row("[1]"), row("[2, 3]")], "200 [[1], [2, 3]]").await;
    check("/rows", &[row("[1]"), row("[2, true]")], "400 part `row` at `$[1][1]` must be an integer, not a boolean")
        .await;
}

#[tokio::test]
async fn files() {
    let png = (r#"name="photo"; filename="../a b.png""#, "Content-Type: image/png\r\n", "bytes\r\n--");
    check("/files", &[png], r#"200 (Some("../a b.png"), Some("image/png"), b"bytes\r\n--", [])"#).await;
    let page = (r#"name="page""#, "", "12345");
    check("/files", &[page, png, page], r#"200 (Some("../a b.png"), Some("image/png"), b"bytes\r\n--", [5, 5])"#).await;
    check("/files", &[page], "400 part `photo` is missing").await;
    let pdf = (r#"name="photo""#, "Content-Type: application/pdf\r\n", "");
    check("/files", &[pdf], "415 part `photo` must be image/*").await;
    check("/rest", &[(r#"name="b""#, "", ""), (r#"name="a""#, "", "")], r#"200 ("nobody", ["b", "a"])"#).await;
}

#[tokio::test]
async fn what_is_no_multipart() {
    let server = Server::start(Stub::new(Multiparts).body_limit(2000)).await;
    let malformed = "400 the body must be well-formed multipart/form-data";
    let whole = body(&[(r#"name="name""#, "", "a")]);
    for body in ["x", "--X", "--X\r\n", "--X\r\n\r\n", "--Y--\r\n", &whole[..whole.len() - 8], &whole[..20]] {
        assert_eq!(server.post("/texts", "multipart/form-data; boundary=X", body).await, malformed, "{body:?}");
    }
    for media_type in ["multipart/form-data", "multipart/form-data; boundary", "multipart/form-data; boundary="] {
        assert_eq!(server.post("/texts", media_type, &whole).await, malformed, "{media_type}");
    }
    let mixed = server.post("/texts", "multipart/mixed; boundary=X", &whole).await;
    assert_eq!(mixed, "415 the body must be multipart/form-data");
    let large = body(&[(r#"name="name""#, "", &"x".repeat(2000))]);
    let large = server.post("/texts", "multipart/form-data; boundary=X", large).await;
    assert_eq!(large, "413 the body is larger than 2000 bytes");
    assert_eq!(server.ask("POST /optional", &[]).await, "200 false");
    assert_eq!(server.ask("POST /texts", &[]).await, "400 the body is missing");
    let empty = server.post("/optional", "multipart/form-data; boundary=X", "--X--\r\n").await;
    assert_eq!(empty, "200 true");
}
