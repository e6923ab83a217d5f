//! Credentials.

use stub_runtime::query::Field;
use stub_runtime::security::{self, Basic, Challenge, Denied, Refusals};
use stub_runtime::{Call, Rejection, StatusCode, Stub, reply};

use super::server::{Server, request, shown};
use crate::api;

async fn login(credential: Basic) -> Result<String, Denied> {
    // As a real one would wait for its store.
    tokio::task::yield_now().await;
    match (credential.user.as_str(), credential.password.as_str()) {
        (user, "pass:word") => Ok(user.to_owned()),
        ("flood", _) => {
            Err(Denied::with_status(StatusCode::TOO_MANY_REQUESTS).message("wait").header("retry-after", 30))
        }
        ("nobody", _) => Err(Denied::forbidden().message("not you")),
        ("broken", _) => Err(Denied::unauthorized().header("x\n", 1)),
        _ => Err(Denied::unauthorized()),
    }
}

/// As generated for `security: [{login: []}, {token: []}, {key: []}]`.
async fn any_of(call: &Call) -> Result<String, Rejection> {
    let mut refusals = Refusals::default();
    let by_login = async { login(security::basic(call)?).await.map_err(|denied| denied.at(Challenge::Basic)) };
    match by_login.await {
        Ok(user) => return Ok(user),
        Err(refusal) => refusals.add(refusal)?,
    }
    match security::bearer(call) {
        Ok(bearer) if bearer.token == "good" => return Ok("bearer".to_owned()),
        Ok(_) => refusals.add(Denied::unauthorized().message("token expired").at(Challenge::Bearer))?,
        Err(refusal) => refusals.add(refusal)?,
    }
    match security::header_key(call, "X-Key") {
        Ok(key) => return Ok(key.key),
        Err(refusal) => refusals.add(refusal)?,
    }
    if call.context(()).uri().path() == "/open" && refusals.only_missing() {
        return Ok("anonymous".to_owned());
    }
    Err(refusals.into())
}

api! { Secured {
    "/basic" { GET 0 |call| {
        let credential = security::basic(call)?;
        shown(login(credential).await.map_err(|denied| denied.at(Challenge::Basic))?)
    } }
    "/bearer" { GET 1 |call| { shown(security::bearer(call)?.token) } }
    "/header-key" { GET 2 |call| { shown(security::header_key(call, "X-Key")?.key) } }
    "/query-key" { GET 3 |call| {
        call.query(&const { [Field::single("key")] })?;
        shown(security::query_key(call, "key")?.key)
    } }
    "/cookie-key" { GET 4 |call| { shown(security::cookie_key(call, "sid")?.key) } }
    "/digest" { GET 5 |call| { shown(security::authorization(call, "Digest")?.value) } }
    "/any" { GET 6 |call| { shown(any_of(call).await?) } }
    "/open" { GET 7 |call| { shown(any_of(call).await?) } }
    "/plain" { GET 8 |_call| { Err(Denied::unauthorized().message("no").into()) } }
    "/debug" { GET 9 |call| { reply::text(200, "text/plain", format!("{:?} {:?}", security::basic(call), security::header_key(call, "X-Key"))) } }
} }

/// Status, body and challenges.
async fn ask(server: &Server, path: &str, headers: &[&str]) -> String {
    let response = server.exchange(request(&format!("GET {path}"), headers, "")).await;
    match response.header("www-authenticate") {
        Some(challenge) => format!("{} [{challenge}]", response.brief()),
        None => response.brief(),
    }
}

#[tokio::test]
async fn one_scheme() {
    let server = Server::start(Stub::new(Secured)).await;
    let long = format!("authorization: Basic {}", "QQ".repeat(30_000));
    let basic = r#"[Basic realm="api", charset="UTF-8"]"#;
    let cases: &[(&str, &[&str], String)] = &[
        // ana:pass:word
        ("/basic", &["authorization: Basic YW5hOnBhc3M6d29yZA=="], r#"200 "ana""#.to_owned()),
        ("/basic", &["authorization: bAsIc  YW5hOnBhc3M6d29yZA"], r#"200 "ana""#.to_owned()),
        ("/basic", &[], format!("401 credentials are missing {basic}")),
        ("/basic", &["authorization:"], format!("401 credentials are missing {basic}")),
        ("/basic", &["authorization: Bearer x"], format!("401 credentials are missing {basic}")),
        ("/basic", &["authorization: Basic"], format!("401 the credentials cannot be read {basic}")),
        ("/basic", &["authorization: Basic !!!"], format!("401 the credentials cannot be read {basic}")),
        // No colon; not UTF-8; two headers; far too long.
        ("/basic", &["authorization: Basic YW5h"], format!("401 the credentials cannot be read {basic}")),
        ("/basic", &["authorization: Basic /zo="], format!("401 the credentials cannot be read {basic}")),
        (
            "/basic",
            &["authorization: Basic YTpi", "authorization: Basic YTpi"],
            format!("401 the credentials cannot be read {basic}"),
        ),
        ("/basic", &[&long], format!("401 the credentials cannot be read {basic}")),
        // a:b, nobody:x, flood:x, broken:x
        ("/basic", &["authorization: Basic YTpi"], format!("401 access denied {basic}")),
        ("/basic", &["authorization: Basic bm9ib2R5Ong="], "403 not you".to_owned()),
        ("/basic", &["authorization: Basic Zmxvb2Q6eA=="], "429 wait".to_owned()),
        ("/basic", &["authorization: Basic YnJva2VuOng="], "500 internal error".to_owned()),
        ("/bearer", &["authorization: Bearer abc.def"], r#"200 "abc.def""#.to_owned()),
        ("/bearer", &["authorization: BEARER abc"], r#"200 "abc""#.to_owned()),
        ("/bearer", &["authorization: Bearer"], "401 the credentials cannot be read [Bearer]".to_owned()),
        ("/bearer", &["authorization: Bearer a b"], "401 the credentials cannot be read [Bearer]".to_owned()),
        ("/bearer", &["authorization: Basic YTpi"], "401 credentials are missing [Bearer]".to_owned()),
        ("/bearer", &["authorization: Bearerabc"], "401 credentials are missing [Bearer]".to_owned()),
        ("/header-key", &["x-key: k 1"], r#"200 "k 1""#.to_owned()),
        ("/header-key", &["x-key: a", "x-key: b"], "401 the credentials cannot be read".to_owned()),
        ("/header-key", &["x-key:"], "401 the credentials cannot be read".to_owned()),
        ("/header-key", &[], "401 credentials are missing".to_owned()),
        ("/query-key?key=a%20b", &[], r#"200 "a b""#.to_owned()),
        ("/query-key?%6Bey=a", &[], r#"200 "a""#.to_owned()),
        ("/query-key?key=", &[], "401 the credentials cannot be read".to_owned()),
        ("/query-key?key=%FF", &[], "401 the credentials cannot be read".to_owned()),
        ("/query-key", &[], "401 credentials are missing".to_owned()),
        ("/cookie-key", &["cookie: x=1; sid=a"], r#"200 "a""#.to_owned()),
        ("/cookie-key", &["cookie: sid=a; sid=b"], "401 the credentials cannot be read".to_owned()),
        ("/cookie-key", &[], "401 credentials are missing".to_owned()),
        ("/digest", &["authorization: digest username=\"a\""], r#"200 "username=\"a\"""#.to_owned()),
        ("/digest", &[], "401 credentials are missing [Digest]".to_owned()),
        ("/plain", &[], "401 no".to_owned()),
    ];
    for (path, headers, expected) in cases {
        let shown: Vec<&str> = headers.iter().map(|header| &header[..header.len().min(60)]).collect();
        assert_eq!(ask(&server, path, headers).await, *expected, "{path} {shown:?}");
    }
    let flood = server.exchange(request("GET /basic", &["authorization: Basic Zmxvb2Q6eA=="], "")).await;
    assert_eq!(flood.header("retry-after").as_deref(), Some("30"));
}

#[tokio::test]
async fn alternatives() {
    let server = Server::start(Stub::new(Secured)).await;
    let both = r#"[Basic realm="api", charset="UTF-8" | Bearer]"#;
    let cases: &[(&str, &[&str], String)] = &[
        ("/any", &["authorization: Basic YW5hOnBhc3M6d29yZA=="], r#"200 "ana""#.to_owned()),
        ("/any", &["authorization: Bearer good"], r#"200 "bearer""#.to_owned()),
        ("/any", &["x-key: k"], r#"200 "k""#.to_owned()),
        // A bad token beside a good key.
        ("/any", &["authorization: Bearer bad", "x-key: k"], r#"200 "k""#.to_owned()),
        ("/any", &[], format!("401 credentials are missing {both}")),
        ("/any", &["authorization: Bearer bad"], format!("401 token expired {both}")),
        ("/any", &["authorization: Basic !"], format!("401 the credentials cannot be read {both}")),
        ("/any", &["authorization: Basic bm9ib2R5Ong="], "403 not you".to_owned()),
        // Whoever is to wait cannot go on guessing by another scheme.
        ("/any", &["authorization: Basic Zmxvb2Q6eA==", "x-key: k"], "429 wait".to_owned()),
        ("/open", &[], r#"200 "anonymous""#.to_owned()),
        ("/open", &["authorization: Bearer bad"], format!("401 token expired {both}")),
    ];
    for (path, headers, expected) in cases {
        assert_eq!(ask(&server, path, headers).await, *expected, "{path} {headers:?}");
    }
}

#[tokio::test]
async fn secrets_are_not_printed() {
    let server = Server::start(Stub::new(Secured)).await;
    let printed = server.ask("GET /debug", &["authorization: Basic YW5hOnNlY3JldA==", "x-key: secret"]).await;
    assert_eq!(printed, r#"200 Ok(Basic { user: "ana", .. }) Ok(ApiKey { .. })"#);
    assert_eq!(format!("{:?}", security::Bearer { token: "secret".to_owned() }), "Bearer { .. }");
}
