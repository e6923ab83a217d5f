//! Parameters: a stub reads what others write, and never stumbles.

use std::sync::LazyLock;

use poem::{Endpoint, Request};
use serde_json::{Value, json};
use stub_runtime::check::any;
use stub_runtime::query::Field;
use stub_runtime::style::{Delimiter, PathStyle};
use stub_runtime::{Answer, Call, Method, Operations, Route, Stub, reply};
use tokio::runtime::{Builder, Runtime};
use url::form_urlencoded;

/// Operations that answer what they read.
struct Parameters;

static STUB: LazyLock<Stub<Parameters>> = LazyLock::new(|| Stub::new(Parameters));

static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| Builder::new_current_thread().build().expect("a runtime of one thread can be built"));

impl Operations for Parameters {
    const DOCUMENT: &'static str = r#"{"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {}}"#;
    const ROUTES: &'static [Route] = &[
        Route { path: "/query", operations: &[(Method::GET, 0)] },
        Route { path: "/path/{id}", operations: &[(Method::GET, 1)] },
        Route { path: "/styled/{id}", operations: &[(Method::GET, 2)] },
        Route { path: "/beside", operations: &[(Method::GET, 3)] },
    ];

    async fn call(&self, operation: usize, call: &mut Call) -> Answer {
        const QUERY: [Field; 6] = [
            Field::many("r"),
            Field::single("c"),
            Field::single("s"),
            Field::single("p"),
            Field::single("n"),
            Field::deep("d"),
        ];
        let read = match operation {
            0 => {
                let query = call.query(&QUERY)?;
                json!({
                    "r": query.list_optional::<String>(0, Delimiter::Repeated, any)?,
                    "c": query.list_optional::<String>(1, Delimiter::Comma, any)?,
                    "s": query.list_optional::<String>(2, Delimiter::Space, any)?,
                    "p": query.list_optional::<String>(3, Delimiter::Pipe, any)?,
                    "n": query.optional::<i64>(4, any)?,
                    "d": query.object_optional::<Value>(5, any)?,
                })
            }
            1 => json!(call.path::<String>(0, "id", any)?),
            2 => json!([
                call.path_list::<String>(0, "id", PathStyle::LabelExploded, any).ok(),
                call.path_list::<String>(0, "id", PathStyle::MatrixExploded, any).ok(),
                call.path_object::<Value>(0, "id", PathStyle::SimpleExploded, any).ok(),
            ]),
            _ => json!([
                call.header_list_optional::<String>("x-list", any)?,
                call.header_optional::<f64>("x-number", any)?,
                call.cookie_list_optional::<String>("list", Delimiter::Comma, any)?,
                call.cookie_optional::<String>("text", any)?,
            ]),
        };
        reply::json(200, "application/json", &read)
    }
}

/// Parameters as anybody writes them, or texts that we write as OpenAPI says; the first byte chooses.
pub(crate) fn parameters(bytes: &[u8]) {
    let Some((choice, rest)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    match choice % 6 {
        0 => any_query(text),
        1 => lists(&text.split('\n').collect::<Vec<_>>()),
        2 => drop(asked(&format!("/path/{text}"), &[])),
        3 => path(text),
        4 => drop(asked(&format!("/styled/{text}"), &[])),
        _ => {
            let mut lines = text.split('\n');
            let mut header = |name: &'static str| (name, lines.next().unwrap_or_default());
            drop(asked("/beside", &[header("x-list"), header("x-number"), header("cookie")]));
        }
    }
}

/// Whoever decodes forms finds the same values of a name that is repeated.
fn any_query(query: &str) {
    let Some(read) = asked(&format!("/query?{query}"), &[]) else { return };
    // A fragment is no part of a query.
    let query = query.split('#').next().unwrap_or_default();
    let theirs = form_urlencoded::parse(query.as_bytes()).filter(|(name, _)| name == "r");
    let theirs: Vec<String> = theirs.map(|(_, value)| value.into_owned()).collect();
    let ours = read["r"].as_array().map(|values| values.iter().filter_map(Value::as_str).collect::<Vec<_>>());
    assert_eq!(ours.unwrap_or_default(), theirs, "{query:?}");
}

/// What is written in each style is read as it was.
fn lists(texts: &[&str]) {
    let is_readable = |text: &&str| !text.contains('\0') && !text.is_empty();
    if !texts.iter().all(is_readable) {
        return;
    }
    let encoded: Vec<String> = texts.iter().map(|text| escaped(text)).collect();
    let repeated: Vec<String> = encoded.iter().map(|text| format!("r={text}")).collect();
    let mut query = format!("{}&c={}", repeated.join("&"), encoded.join(","));
    // No element can hold the sign that stands between them.
    let can = |sign: char| !texts.iter().any(|text| text.contains(sign));
    for (name, sign, between) in [("s", ' ', "%20"), ("p", '|', "%7C")] {
        if can(sign) {
            query += &format!("&{name}={}", encoded.join(between));
        }
    }
    let read = asked(&format!("/query?{query}"), &[]).unwrap_or_else(|| panic!("{query:?} is refused"));
    for name in ["r", "c", "s", "p"].into_iter().filter(|name| !read[*name].is_null()) {
        assert_eq!(read[name], json!(texts), "`{name}` of {query:?}");
    }
}

/// Any text can stand in a path.
fn path(text: &str) {
    // Dots alone are not names but ways.
    if text.is_empty() || text.contains('\0') || matches!(text, "." | "..") {
        return;
    }
    let read = asked(&format!("/path/{}", escaped(text)), &[]);
    assert_eq!(read, Some(json!(text)));
}

/// What was read, or nothing where that was refused; the stub turns every panic into an answer of its own.
fn asked(target: &str, headers: &[(&'static str, &str)]) -> Option<Value> {
    let mut request = Request::builder().uri(target.parse().ok()?);
    for (name, value) in headers {
        let value = poem::http::HeaderValue::from_str(value).ok()?;
        request = request.header(*name, value);
    }
    let (status, body) = RUNTIME.block_on(async {
        let response = STUB.get_response(request.finish()).await;
        (response.status(), response.into_body().into_bytes().await.unwrap_or_default())
    });
    assert!(!status.is_server_error(), "{target:?} {headers:?}: {status}");
    status.is_success().then(|| serde_json::from_slice(&body).expect("the answer is JSON"))
}

/// Every byte but letters and digits as an escape.
fn escaped(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}
