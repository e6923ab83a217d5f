//! Path, header and cookie parameters in every style.

use std::collections::BTreeMap;

use stub_runtime::Stub;
use stub_runtime::check::{any, max_items, maximum};
use stub_runtime::style::{Delimiter, PathStyle};

use super::server::{Server, shown};
use crate::api;

type Texts = BTreeMap<String, String>;

#[derive(Debug, PartialEq)]
struct Point {
    x: i32,
    y: Option<f64>,
    tags: Option<Vec<bool>>,
}

stub_runtime::object! { Point { 0 x "x" required, 1 y "y" optional, 2 tags "tags" optional } closed }

api! { Styles {
    "/simple/{id}" { GET 0 |call| { shown(call.path_list::<i32>(0, "id", PathStyle::Simple, |ids| max_items(ids, 3))?) } }
    "/label/{id}" { GET 1 |call| { shown(call.path_styled::<i32>(0, "id", PathStyle::Label, any)?) } }
    "/labels/{id}" { GET 2 |call| { shown(call.path_list::<String>(0, "id", PathStyle::LabelExploded, any)?) } }
    "/matrix/{id}" { GET 3 |call| { shown(call.path_list::<String>(0, "id", PathStyle::MatrixExploded, any)?) } }
    "/point/{p}" { GET 4 |call| { shown(call.path_object::<Point>(0, "p", PathStyle::SimpleExploded, any)?) } }
    "/points/{p}" { GET 5 |call| { shown(call.path_object::<Texts>(0, "p", PathStyle::Matrix, any)?) } }
    "/json/{p}" { GET 6 |call| { shown(call.path_json::<Point>(0, "p", any)?) } }
    "/header" {
        GET 7 |call| {
            let page = call.header_or("X-Page", 1, |page| maximum(page, 9))?;
            shown((call.header_required::<String>("X-Name", any)?, call.header_optional::<bool>("x-flag", any)?, page))
        }
    }
    "/header-list" { GET 8 |call| { shown(call.header_list::<i32>("X-Ids", any)?) } }
    "/header-lists" { GET 9 |call| { shown(call.header_list_optional::<String>("X-Ids", any)?) } }
    "/header-object" { GET 10 |call| { shown(call.header_object_optional::<Point>("X-Point", true, any)?) } }
    "/header-json" { GET 11 |call| { shown(call.header_json::<Point>("X-Point", any)?) } }
    "/cookie" {
        GET 12 |call| { shown((call.cookie_required::<String>("a", any)?, call.cookie_or("b", 7, any)?)) }
    }
    "/cookie-list" {
        GET 13 |call| {
            let commas = call.cookie_list_optional::<i32>("a", Delimiter::Comma, any)?;
            shown((commas, call.cookie_list_optional::<i32>("b", Delimiter::Repeated, any)?))
        }
    }
    "/cookie-object" {
        GET 14 |call| {
            let object = call.cookie_object_optional::<Point>("p", any)?;
            shown((object, call.cookie_spread_optional::<Point>("q", &["x", "y", "tags"], any)?))
        }
    }
    "/cookie-json" { GET 15 |call| { shown(call.cookie_json::<Point>("p", any)?) } }
} }

#[tokio::test]
async fn paths() {
    let server = Server::start(Stub::new(Styles)).await;
    let cases = [
        ("/simple/1,2", "200 [1, 2]"),
        ("/simple/1%2C2", "400 path parameter `id` at `$[0]` must be an integer"),
        ("/simple/1,b", "400 path parameter `id` at `$[1]` must be an integer"),
        ("/simple/1,2,3,4", "400 path parameter `id` must have at most 3 elements"),
        ("/simple/1,", "400 path parameter `id` at `$[1]` must be an integer"),
        ("/label/.5", "200 5"),
        ("/label/5", "400 path parameter `id` must begin with a dot"),
        ("/labels/.a.b%2Ec", r#"200 ["a", "b.c"]"#),
        ("/matrix/;id=a;id=b%3Bc", r#"200 ["a", "b;c"]"#),
        ("/matrix/;id=a;no=b", "400 path parameter `id` must be written `;name=value`"),
        ("/point/x=1,y=2.5", "200 Point { x: 1, y: Some(2.5), tags: None }"),
        ("/point/x=1,tags=true,tags=false", "200 Point { x: 1, y: None, tags: Some([true, false]) }"),
        ("/point/x=1,tags=true", "200 Point { x: 1, y: None, tags: Some([true]) }"),
        ("/point/x=1,x=2", "400 path parameter `p` at `$.x` must be an integer, not an array"),
        ("/point/x=a", "400 path parameter `p` at `$.x` must be an integer"),
        ("/point/y=1", "400 path parameter `p` must have the property `x`"),
        ("/point/x=1,z=1", "400 path parameter `p` must not have the property `z`"),
        ("/point/x", "400 path parameter `p` must be pairs of a name and a value"),
        ("/points/;p=a,1,b,%2C", r#"200 {"a": "1", "b": ","}"#),
        ("/points/;p=a,1,b", "400 path parameter `p` must be pairs of a name and a value"),
        ("/json/%7B%22x%22:1%7D", "200 Point { x: 1, y: None, tags: None }"),
        ("/json/%7B", "400 path parameter `p` must be complete JSON"),
        ("/json/%7B%22x%22:%221%22%7D", "400 path parameter `p` at `$.x` must be an integer, not a string"),
    ];
    for (path, expected) in cases {
        assert_eq!(server.ask(&format!("GET {path}"), &[]).await, expected, "{path}");
    }
}

#[tokio::test]
async fn headers() {
    let server = Server::start(Stub::new(Styles)).await;
    let cases: &[(&str, &[&str], &str)] = &[
        ("/header", &["x-name: Ana"], r#"200 ("Ana", None, 1)"#),
        ("/header", &["X-NAME: Ana", "x-flag: true", "x-page: 9"], r#"200 ("Ana", Some(true), 9)"#),
        ("/header", &["x-name: Zoë%20"], r#"200 ("Zoë%20", None, 1)"#),
        ("/header", &["x-name:"], r#"200 ("", None, 1)"#),
        ("/header", &[], "400 header `X-Name` is missing"),
        ("/header", &["x-name: a", "x-name: b"], "400 header `X-Name` is given more than once"),
        ("/header", &["x-name: a", "x-flag: yes"], "400 header `x-flag` must be `true` or `false`"),
        ("/header", &["x-name: a", "x-page: 10"], "400 header `X-Page` must be at most 9"),
        ("/header-list", &["x-ids: 1, 2 ,3", "x-ids: 4"], "200 [1, 2, 3, 4]"),
        ("/header-list", &["x-ids:"], "200 []"),
        ("/header-list", &["x-ids: 1,,2"], "400 header `X-Ids` at `$[1]` must be an integer"),
        ("/header-list", &[], "400 header `X-Ids` is missing"),
        ("/header-lists", &[], "200 None"),
        ("/header-object", &["x-point: x=1, y=2"], "200 Some(Point { x: 1, y: Some(2.0), tags: None })"),
        ("/header-object", &["x-point: x"], "400 header `X-Point` must be pairs of a name and a value"),
        ("/header-object", &[], "200 None"),
        ("/header-json", &[r#"x-point: {"x": 1}"#], "200 Point { x: 1, y: None, tags: None }"),
        ("/header-json", &["x-point: x"], "400 header `X-Point` must be JSON"),
        ("/header-json", &[], "400 header `X-Point` is missing"),
    ];
    for (path, headers, expected) in cases {
        assert_eq!(server.ask(&format!("GET {path}"), headers).await, *expected, "{path} {headers:?}");
    }
    let latin1 =
        [b"GET /header HTTP/1.1\r\nhost: t\r\nconnection: close\r\nx-name: Zo\xEB\r\n\r\n".as_slice()].concat();
    assert_eq!(server.exchange(latin1).await.brief(), "400 header `X-Name` must be UTF-8 without NUL");
}

#[tokio::test]
async fn cookies() {
    let server = Server::start(Stub::new(Styles)).await;
    let cases: &[(&str, &[&str], &str)] = &[
        ("/cookie", &["cookie: a=x; b=3"], r#"200 ("x", 3)"#),
        ("/cookie", &["cookie: b=3;a=\"x y\""], r#"200 ("x y", 3)"#),
        ("/cookie", &["cookie: b=3", "cookie: a=x=y"], r#"200 ("x=y", 3)"#),
        ("/cookie", &["cookie: a=%20+"], r#"200 (" +", 7)"#),
        ("/cookie", &["cookie: a=100%"], r#"200 ("100%", 7)"#),
        ("/cookie", &["cookie: A=x; ; ab=1; =; a"], "400 cookie `a` is missing"),
        ("/cookie", &["cookie: a=1; a=2"], "400 cookie `a` is given more than once"),
        ("/cookie", &["cookie: a=1; b=x"], "400 cookie `b` must be an integer"),
        ("/cookie", &[], "400 cookie `a` is missing"),
        ("/cookie-list", &["cookie: a=1,2; b=3; b=4"], "200 (Some([1, 2]), Some([3, 4]))"),
        ("/cookie-list", &["cookie: a="], "200 (Some([]), None)"),
        (
            "/cookie-object",
            &["cookie: p=x,1; x=2; y=3"],
            "200 (Some(Point { x: 1, y: None, tags: None }), Some(Point { x: 2, y: Some(3.0), tags: None }))",
        ),
        ("/cookie-object", &["cookie: p=x"], "400 cookie `p` must be pairs of a name and a value"),
        ("/cookie-object", &["cookie: y=3"], "400 cookie `q` must have the property `x`"),
        ("/cookie-json", &["cookie: p=%7B%22x%22:1%7D"], "200 Point { x: 1, y: None, tags: None }"),
    ];
    for (path, headers, expected) in cases {
        assert_eq!(server.ask(&format!("GET {path}"), headers).await, *expected, "{path} {headers:?}");
    }
}
