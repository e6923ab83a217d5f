//! `application/x-www-form-urlencoded` bodies.

use stub_runtime::Stub;
use stub_runtime::check::any;
use stub_runtime::query::Field;
use stub_runtime::style::Delimiter;

use super::server::{Server, shown};
use crate::api;

#[derive(Debug, PartialEq)]
struct Address {
    city: String,
    number: i32,
}

stub_runtime::object! { Address { 0 city "city" required, 1 number "number" required } }

#[derive(Debug, PartialEq)]
struct Person {
    name: String,
    age: Option<i32>,
    tags: Option<Vec<i32>>,
    codes: Option<Vec<String>>,
    home: Option<Address>,
    work: Option<Address>,
}

stub_runtime::object! { Person {
    0 name "name" required,
    1 age "age" optional,
    2 tags "tags" optional,
    3 codes "codes" optional,
    4 home "home" optional,
    5 work "work" optional,
} }

const PERSON: [Field; 6] = [
    Field::single("name"),
    Field::single("age").or_empty(),
    Field::many("tags"),
    Field::single("codes").list(Delimiter::Pipe),
    Field::deep("home"),
    Field::single("work").json(),
];

api! { Forms {
    "/fields" { POST 0 |call| {
        let form = call.form().await?;
        let form = form.fields(&PERSON)?;
        shown((form.required::<String>(0, any)?, form.optional::<i32>(1, any)?, form.object_optional::<Address>(4, any)?))
    } }
    "/whole" { POST 1 |call| { shown(call.form().await?.fields(&PERSON)?.whole::<Person>(any)?) } }
    "/optional" { POST 2 |call| { shown(call.form_optional().await?.is_some()) } }
    "/any" { POST 3 |call| {
        let form = call.form().await?;
        shown(form.fields(&const { [Field::spread_rest("")] })?.whole::<std::collections::BTreeMap<String, String>>(any)?)
    } }
} }

#[tokio::test]
async fn fields() {
    let server = Server::start(Stub::new(Forms)).await;
    let cases = [
        ("/fields", "name=Ana+B%26c&age=5", r#"200 ("Ana B&c", Some(5), None)"#),
        ("/fields", "name=Ana&age=", r#"200 ("Ana", None, None)"#),
        (
            "/fields",
            "name=Ana&home[city]=Rio&home[number]=5",
            r#"200 ("Ana", None, Some(Address { city: "Rio", number: 5 }))"#,
        ),
        ("/fields", "age=5", "400 form field `name` is missing"),
        ("/fields", "name=a&name=b", "400 form field `name` is given more than once"),
        ("/fields", "name=a&x=b", "400 form field `x` is unknown"),
        ("/fields", "name=a&age=x", "400 form field `age` must be an integer"),
        ("/fields", "name=%zz", "400 form field `name` must be percent-encoded UTF-8 without NUL"),
        ("/fields", "name=a%00", "400 form field `name` must be percent-encoded UTF-8 without NUL"),
        ("/fields", "name=a\0", "400 the body must be UTF-8 without NUL"),
        (
            "/whole",
            "name=Ana&tags=1&tags=2&codes=a|b%7Cc",
            r#"200 Person { name: "Ana", age: None, tags: Some([1, 2]), codes: Some(["a", "b", "c"]), home: None, work: None }"#,
        ),
        (
            "/whole",
            "name=5&tags=1&home[city]=1&home[number]=2&work=%7B%22city%22:%22Rio%22,%22number%22:3%7D",
            "200 Person { name: \"5\", age: None, tags: Some([1]), codes: None, \
             home: Some(Address { city: \"1\", number: 2 }), work: Some(Address { city: \"Rio\", number: 3 }) }",
        ),
        ("/whole", "tags=1", "400 the body must have the property `name`"),
        ("/whole", "name=a&tags=1&tags=x", "400 the body at `$.tags[1]` must be an integer"),
        ("/whole", "name=a&home[city]=x", "400 the body at `$.home` must have the property `number`"),
        ("/whole", "name=a&work=x", "400 form field `work` must be JSON"),
        (
            "/whole",
            "name=a&work=%7B%22city%22:1,%22number%22:3%7D",
            "400 the body at `$.work.city` must be a string, not an integer",
        ),
        ("/any", "a=1&b=%C3%A9&c", r#"200 {"a": "1", "b": "é", "c": ""}"#),
        ("/any", "a=1&a=2", "400 the body at `$.a` must be a string, not an array"),
    ];
    for (path, body, expected) in cases {
        assert_eq!(server.post(path, "application/x-www-form-urlencoded", body).await, expected, "{body}");
    }
    let latin1 = server.post("/fields", "application/x-www-form-urlencoded", b"name=\xE9").await;
    assert_eq!(latin1, "400 the body must be UTF-8 without NUL");
    assert_eq!(server.ask("POST /optional", &[]).await, "200 false");
    assert_eq!(server.ask("POST /fields", &[]).await, "400 the body is missing");
    let json = server.post("/fields", "application/json", "{}").await;
    assert_eq!(json, "415 the body must be application/x-www-form-urlencoded");
}
