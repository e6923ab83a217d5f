//! The table of OpenAPI's styles: style × kind of value × explode, as it stands in the request.

use client_runtime::operation::Operation;
use client_runtime::{Call, Error, PathStyle, QueryStyle};
use serde_json::{Value, json};

use crate::operations::{LIST, READ};
use crate::server::{Server, json as answer_json};

/// The values of the specification's table.
fn empty() -> Value {
    json!("")
}
fn text() -> Value {
    json!("blue")
}
fn list() -> Value {
    json!(["blue", "black", "brown"])
}
fn object() -> Value {
    // Parsed, since the macro would sort the keys.
    serde_json::from_str(r#"{"B": 150, "G": 200, "R": 100}"#).unwrap()
}

/// The head of the request that a call becomes, or the error that ends it.
async fn written(operation: &'static Operation, write: impl FnOnce(&mut Call<'_>)) -> Result<String, String> {
    let server = Server::start([answer_json("[]")]).await;
    let connection = server.connection();
    let mut call = connection.call(operation);
    write(&mut call);
    match call.send().await {
        Ok(_) => Ok(server.request()),
        Err(failure) => {
            assert_eq!(server.n_requests(), 0);
            Err(Error::<()>::from(failure).to_string())
        }
    }
}

async fn target(operation: &'static Operation, write: impl FnOnce(&mut Call<'_>)) -> Result<String, String> {
    let request = written(operation, write).await?;
    Ok(request.split(' ').nth(1).unwrap().to_owned())
}

async fn header(name: &str, write: impl FnOnce(&mut Call<'_>)) -> Result<Option<String>, String> {
    let request = written(&LIST, write).await?;
    Ok(request.lines().find_map(|line| line.strip_prefix(&format!("{name}: "))).map(str::to_owned))
}

#[tokio::test]
async fn path() {
    use PathStyle::{Label, Matrix, Simple};
    let cases = [
        (Simple { explode: false }, text(), "blue"),
        (Simple { explode: false }, list(), "blue,black,brown"),
        (Simple { explode: false }, object(), "B,150,G,200,R,100"),
        (Simple { explode: true }, text(), "blue"),
        (Simple { explode: true }, list(), "blue,black,brown"),
        (Simple { explode: true }, object(), "B=150,G=200,R=100"),
        (Label { explode: false }, text(), ".blue"),
        (Label { explode: false }, list(), ".blue,black,brown"),
        (Label { explode: false }, object(), ".B,150,G,200,R,100"),
        (Label { explode: true }, text(), ".blue"),
        (Label { explode: true }, list(), ".blue.black.brown"),
        (Label { explode: true }, object(), ".B=150.G=200.R=100"),
        (Matrix { explode: false }, empty(), ";id"),
        (Matrix { explode: false }, text(), ";id=blue"),
        (Matrix { explode: false }, list(), ";id=blue,black,brown"),
        (Matrix { explode: false }, object(), ";id=B,150,G,200,R,100"),
        (Matrix { explode: true }, empty(), ";id"),
        (Matrix { explode: true }, text(), ";id=blue"),
        (Matrix { explode: true }, list(), ";id=blue;id=black;id=brown"),
        (Matrix { explode: true }, object(), ";B=150;G=200;R=100"),
        // Values never leave their place.
        (Simple { explode: false }, json!("a/b?c#d%2F{id}é;,="), "a%2Fb%3Fc%23d%252F%7Bid%7D%C3%A9%3B%2C%3D"),
        (Simple { explode: false }, json!(["a,b", "c"]), "a%2Cb,c"),
        (Label { explode: true }, json!(["a.b", "c"]), ".a%2Eb.c"),
        (Simple { explode: false }, json!("..."), "..."),
        (Simple { explode: false }, json!(-1.5), "-1.5"),
        (Simple { explode: false }, json!(1e300), "1e%2B300"),
        (Simple { explode: false }, json!(true), "true"),
    ];
    for (style, value, expected) in cases {
        let target = target(&READ, |call| _ = call.path_styled("id", &value, style)).await.unwrap();
        assert_eq!(target, format!("/items/{expected}"), "{style:?} {value}");
    }
}

#[tokio::test]
async fn path_that_would_be_another() {
    let simple = PathStyle::Simple { explode: false };
    let label = PathStyle::Label { explode: true };
    for (style, value, message) in [
        (simple, empty(), "readItem: parameter `id` is in the path and must not be empty"),
        (simple, json!([]), "readItem: parameter `id` is in the path and must be given"),
        (simple, json!(null), "readItem: parameter `id` is in the path and must be given"),
        (simple, json!("."), "readItem: a path parameter that is a dot or two would change the path"),
        (simple, json!(".."), "readItem: a path parameter that is a dot or two would change the path"),
        (label, json!("."), "readItem: a path parameter that is a dot or two would change the path"),
        (
            simple,
            json!([[1]]),
            "readItem: parameter `id` holds a list or an object within another, for which this style has no text",
        ),
    ] {
        let outcome = target(&READ, |call| _ = call.path_styled("id", &value, style)).await;
        assert_eq!(outcome.unwrap_err(), message, "{value}");
    }
    let outcome = target(&READ, |_| {}).await;
    assert_eq!(outcome.unwrap_err(), "readItem: parameter `id` is in the path and must be given");
}

#[tokio::test]
async fn query() {
    use QueryStyle::{DeepObject, Form, FormJoined, PipeDelimited, SpaceDelimited};
    let cases = [
        (Form, empty(), "?color="),
        (Form, text(), "?color=blue"),
        (Form, list(), "?color=blue&color=black&color=brown"),
        (Form, object(), "?B=150&G=200&R=100"),
        (FormJoined, empty(), "?color="),
        (FormJoined, text(), "?color=blue"),
        (FormJoined, list(), "?color=blue,black,brown"),
        (FormJoined, object(), "?color=B,150,G,200,R,100"),
        (SpaceDelimited, list(), "?color=blue%20black%20brown"),
        (SpaceDelimited, object(), "?color=B%20150%20G%20200%20R%20100"),
        (PipeDelimited, list(), "?color=blue%7Cblack%7Cbrown"),
        (PipeDelimited, object(), "?color=B%7C150%7CG%7C200%7CR%7C100"),
        (DeepObject, object(), "?color%5BB%5D=150&color%5BG%5D=200&color%5BR%5D=100"),
        (DeepObject, json!({"a": {"b": [1, 2]}}), "?color%5Ba%5D%5Bb%5D=1&color%5Ba%5D%5Bb%5D=2"),
        // Nothing is nothing.
        (Form, json!(null), ""),
        (Form, json!([]), ""),
        (Form, json!({}), ""),
        (Form, json!([null, 1]), "?color=1"),
        (FormJoined, json!([]), ""),
        (FormJoined, json!({"a": null}), ""),
        (DeepObject, json!(null), ""),
        // Values never leave their place.
        (Form, json!("a&b=c+d e#f"), "?color=a%26b%3Dc%2Bd%20e%23f"),
        (FormJoined, json!(["a,b", "c"]), "?color=a%2Cb,c"),
        (Form, json!({"a&b": "c"}), "?a%26b=c"),
    ];
    for (style, value, expected) in cases {
        let target = target(&LIST, |call| _ = call.query_styled("color", &value, style)).await.unwrap();
        assert_eq!(target, format!("/items{expected}"), "{style:?} {value}");
    }
}

#[tokio::test]
async fn query_that_cannot_be_told_apart() {
    use QueryStyle::{DeepObject, Form, PipeDelimited, SpaceDelimited};
    let nested = "holds a list or an object within another, for which this style has no text";
    let ambiguous = "holds the sign that stands between the elements of a list";
    for (style, value, message) in [
        (Form, json!([[1]]), nested),
        (Form, json!({"a": {"b": 1}}), nested),
        (DeepObject, json!({"a": [{"b": 1}]}), nested),
        (DeepObject, json!(1), "is no object, and style deepObject has a text for objects alone"),
        (SpaceDelimited, json!(["a b"]), ambiguous),
        (PipeDelimited, json!({"a": "b|c"}), ambiguous),
    ] {
        let outcome = target(&LIST, |call| _ = call.query_styled("color", &value, style)).await;
        assert_eq!(outcome.unwrap_err(), format!("listItems: parameter `color` {message}"), "{style:?} {value}");
    }
    let outcome = target(&LIST, |call| _ = call.query("color", &f64::NAN)).await;
    assert_eq!(outcome.unwrap_err(), "listItems: parameter `color` cannot be written: the number is not finite");
}

#[tokio::test]
async fn query_that_is_too_long() {
    let outcome = target(&LIST, |call| _ = call.query("q", &"x".repeat(70_000))).await;
    let message = outcome.unwrap_err();
    assert!(message.ends_with(" characters, and 65534 are the most"), "{message}");
}

#[tokio::test]
async fn query_of_rust_types() {
    #[derive(serde::Serialize)]
    struct Page {
        number: Option<u8>,
        size: Option<u64>,
        kind: Kind,
    }
    #[derive(serde::Serialize)]
    enum Kind {
        #[serde(rename = "very small")]
        Small,
    }
    let target = target(&LIST, |call| {
        call.query("page", &Page { number: Some(2), size: None, kind: Kind::Small })
            .query("none", &None::<String>)
            .query("some", &Some("x"))
            .query("char", &'ç')
            .query("float", &0.1_f32)
            .query("bytes", &vec![1_u8, 2])
            .query_json("filter", &json!({"a": [1]}))
            .query_json("no_filter", &None::<u8>);
    });
    assert_eq!(
        target.await.unwrap(),
        "/items?number=2&kind=very%20small&some=x&char=%C3%A7&float=0.1&bytes=1&bytes=2\
         &filter=%7B%22a%22%3A%5B1%5D%7D"
    );
}

#[tokio::test]
async fn json_anywhere() {
    let value = json!({"a": ["é,;"]});
    let request = written(&READ, |call| {
        call.path_json("id", &value).header_json("X-Filter", &value).cookie_json("filter", &value);
        call.header_json("X-None", &json!(null)).cookie_json("none", &json!(null));
    });
    let request = request.await.unwrap();
    let encoded = "%7B%22a%22%3A%5B%22%C3%A9%2C%3B%22%5D%7D";
    assert!(request.starts_with(&format!("GET /items/{encoded} HTTP/1.1\r\n")), "{request}");
    assert!(request.contains("x-filter: {\"a\":[\"é,;\"]}\r\n"), "{request}");
    assert!(request.contains(&format!("cookie: filter={encoded}\r\n")), "{request}");
    assert!(!request.contains("none"), "{request}");
}

#[tokio::test]
async fn headers() {
    let cases = [
        (empty(), false, Some("")),
        (text(), false, Some("blue")),
        (list(), false, Some("blue,black,brown")),
        (object(), false, Some("B,150,G,200,R,100")),
        (object(), true, Some("B=150,G=200,R=100")),
        (json!("a, b%"), false, Some("a, b%")),
        (json!("São"), false, Some("São")),
        (json!(null), false, None),
    ];
    for (value, explode, expected) in cases {
        let sent = header("x-color", |call| {
            _ = if explode { call.header_exploded("X-Color", &value) } else { call.header("X-Color", &value) };
        });
        assert_eq!(sent.await.unwrap().as_deref().map(str::trim), expected, "{value}");
    }
    for (name, value, message) in [
        ("X-Color", json!("a\r\nX-Evil: b"), "`X-Color` holds a control character, which no header can hold"),
        ("X Color", json!("a"), "`X Color` has a name that no header can have"),
        ("X-Color", json!(["a,b"]), "`X-Color` holds a comma, which stands between the elements of a list in a header"),
    ] {
        let outcome = header("x-color", |call| _ = call.header(name, &value)).await;
        assert_eq!(outcome.unwrap_err(), format!("listItems: parameter {message}"));
    }
}

#[tokio::test]
async fn cookies() {
    let sent = header("cookie", |call| {
        call.cookie("a", &text())
            .cookie("b", &list())
            .cookie("c", &object())
            .cookie_joined("d", &list())
            .cookie_joined("e", &object())
            .cookie("f", &json!(null))
            .cookie("g", &json!("x; y=\"z\""));
    });
    assert_eq!(
        sent.await.unwrap().unwrap(),
        "a=blue; b=blue; b=black; b=brown; B=150; G=200; R=100; d=blue,black,brown; e=B,150,G,200,R,100; \
         g=x%3B%20y%3D%22z%22"
    );
}
