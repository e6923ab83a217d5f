//! Query parameters.

use std::collections::BTreeMap;

use stub_runtime::check::{any, max_length, minimum};
use stub_runtime::query::Field;
use stub_runtime::style::Delimiter;
use stub_runtime::{Stub, Value};

use super::server::{Server, shown};
use crate::api;

#[derive(Debug, PartialEq)]
struct Filter {
    name: Option<String>,
    age: Option<i32>,
    tags: Option<Vec<String>>,
    inner: Option<Box<Filter>>,
}

stub_runtime::object! { Filter {
    0 name "name" optional,
    1 age "age" optional,
    2 tags "tags" optional,
    3 inner "inner" optional,
} closed }

api! { Queries {
    "/single" { GET 0 |call| {
        const QUERY: [Field; 3] = [Field::single("nome"), Field::single("página"), Field::single("flag").or_empty()];
        let query = call.query(&QUERY)?;
        shown((
            query.required::<String>(0, |nome| max_length(nome, 5))?,
            query.or(1, 1, |pagina| minimum(pagina, 1))?,
            query.optional::<bool>(2, any)?,
        ))
    } }
    "/none" { GET 1 |call| { call.query(&[])?; shown(()) } }
    "/lists" { GET 2 |call| {
        const QUERY: [Field; 4] = [Field::many("r"), Field::single("c"), Field::single("s"), Field::single("p")];
        let query = call.query(&QUERY)?;
        shown((
            query.list_optional::<String>(0, Delimiter::Repeated, any)?,
            query.list_optional::<String>(1, Delimiter::Comma, any)?,
            query.list_optional::<String>(2, Delimiter::Space, any)?,
            query.list_optional::<i32>(3, Delimiter::Pipe, any)?,
        ))
    } }
    "/deep" { GET 3 |call| {
        let query = call.query(&const { [Field::deep("f")] })?;
        shown(query.object_optional::<Filter>(0, any)?)
    } }
    "/spread" { GET 4 |call| {
        const QUERY: [Field; 2] = [Field::spread("f", &["name", "age", "tags"]), Field::single("q")];
        let query = call.query(&QUERY)?;
        shown((query.object_optional::<Filter>(0, any)?, query.object_optional::<Filter>(1, any)?))
    } }
    "/rest" { GET 5 |call| {
        const QUERY: [Field; 2] = [Field::spread_rest("extra"), Field::single("id")];
        let query = call.query(&QUERY)?;
        shown((query.object::<BTreeMap<String, Value>>(0, any)?, query.optional::<i32>(1, any)?))
    } }
    "/json" { GET 6 |call| {
        let query = call.query(&const { [Field::single("f")] })?;
        shown(query.json::<Filter>(0, any)?)
    } }
    "/odd" { GET 8 |call| {
        const QUERY: [Field; 3] = [Field::single("a+b"), Field::single("c%41"), Field::single("d=e")];
        let query = call.query(&QUERY)?;
        shown([query.optional::<String>(0, any)?, query.optional(1, any)?, query.optional(2, any)?])
    } }
    "/unprocessable" { GET 7 |call| {
        call.invalid_is(422);
        let query = call.query(&const { [Field::single("id")] })?;
        shown(query.required::<i32>(0, any)?)
    } }
} }

async fn check(cases: &[(&str, &str)]) {
    let server = Server::start(Stub::new(Queries)).await;
    for (path, expected) in cases {
        assert_eq!(server.ask(&format!("GET {path}"), &[]).await, *expected, "{path}");
    }
}

#[tokio::test]
async fn single_values() {
    check(&[
        ("/single?nome=Ana", r#"200 ("Ana", 1, None)"#),
        ("/single?p%C3%A1gina=2&nome=A+n%2Ba", r#"200 ("A n+a", 2, None)"#),
        ("/single?flag=true&nome=&p%c3%a1gina=3", r#"200 ("", 3, Some(true))"#),
        ("/single?nome", r#"200 ("", 1, None)"#),
        ("/single?nome=a=b", r#"200 ("a=b", 1, None)"#),
        ("/single?&&nome=a&", r#"200 ("a", 1, None)"#),
        ("/single?nome=a&flag=", r#"200 ("a", 1, None)"#),
        ("/single?nome=a&flag", r#"200 ("a", 1, None)"#),
        ("/single?%6eome=a", r#"200 ("a", 1, None)"#),
        ("/single?nome=%F0%9F%A6%80", "200 (\"🦀\", 1, None)"),
        ("/single", "400 query parameter `nome` is missing"),
        ("/single?", "400 query parameter `nome` is missing"),
        ("/single?nome=a&nome=a", "400 query parameter `nome` is given more than once"),
        ("/single?nome=a&nom%65=b", "400 query parameter `nome` is given more than once"),
        ("/single?nome=Mariana", "400 query parameter `nome` must have at most 5 characters"),
        ("/single?nome=a&p%C3%A1gina=0", "400 query parameter `página` must be at least 1"),
        ("/single?nome=a&p%C3%A1gina=x", "400 query parameter `página` must be an integer"),
        ("/single?nome=a&p%C3%A1gina=", "400 query parameter `página` must be an integer"),
        ("/single?nome=a&p%C3%A1gina=+1", "400 query parameter `página` must be an integer"),
        ("/single?nome=a&flag=yes", "400 query parameter `flag` must be `true` or `false`"),
        ("/single?nome=%", "400 query parameter `nome` must be percent-encoded UTF-8 without NUL"),
        ("/single?nome=%FF", "400 query parameter `nome` must be percent-encoded UTF-8 without NUL"),
        ("/single?nome=a%00", "400 query parameter `nome` must be percent-encoded UTF-8 without NUL"),
        ("/single?nom%=a", "400 the name of a query parameter must be percent-encoded UTF-8 without NUL"),
        ("/single?nome=a&Nome=b", "400 query parameter `Nome` is unknown"),
        ("/single?nome=a&x", "400 query parameter `x` is unknown"),
        ("/single?nome=a&=b", "400 query parameter `` is unknown"),
        ("/single?nome=a&%0A%1B=b", "400 query parameter `\u{FFFD}\u{FFFD}` is unknown"),
        ("/none", "200 ()"),
        // Names that are not themselves when they are not encoded.
        ("/odd?a%2Bb=1&c%2541=2&d%3De=3", r#"200 [Some("1"), Some("2"), Some("3")]"#),
        ("/odd?a+b=1", "400 query parameter `a b` is unknown"),
        ("/odd?c%41=1", "400 query parameter `cA` is unknown"),
        ("/odd?d=e", "400 query parameter `d` is unknown"),
        ("/none?a=1", "400 query parameter `a` is unknown"),
        ("/unprocessable?id=x", "422 query parameter `id` must be an integer"),
        ("/unprocessable", "422 query parameter `id` is missing"),
        ("/unprocessable?id=1&x", "422 query parameter `x` is unknown"),
    ])
    .await;
}

#[tokio::test]
async fn lists() {
    check(&[
        ("/lists", "200 (None, None, None, None)"),
        ("/lists?r=a&r=b,c&r=", r#"200 (Some(["a", "b,c", ""]), None, None, None)"#),
        ("/lists?c=a,b%2Cc,d+e", r#"200 (None, Some(["a", "b,c", "d e"]), None, None)"#),
        ("/lists?s=a%20b+c%2Bd", r#"200 (None, None, Some(["a", "b", "c+d"]), None)"#),
        ("/lists?p=1%7C2|3", "200 (None, None, None, Some([1, 2, 3]))"),
        ("/lists?p=1|", "400 query parameter `p` at `$[1]` must be an integer"),
        ("/lists?c=", "200 (None, Some([]), None, None)"),
        ("/lists?c=a&c=b", "400 query parameter `c` is given more than once"),
        ("/lists?r=%zz", "400 query parameter `r` must be percent-encoded UTF-8 without NUL"),
    ])
    .await;
}

#[tokio::test]
async fn objects() {
    check(&[
        ("/deep", "200 None"),
        ("/deep?f[name]=a&f[age]=5", r#"200 Some(Filter { name: Some("a"), age: Some(5), tags: None, inner: None })"#),
        ("/deep?f%5Bage%5D=5", "200 Some(Filter { name: None, age: Some(5), tags: None, inner: None })"),
        (
            "/deep?f[tags]=a&f[tags]=b",
            r#"200 Some(Filter { name: None, age: None, tags: Some(["a", "b"]), inner: None })"#,
        ),
        (
            "/deep?f[tags][]=a&f[tags][]=b",
            r#"200 Some(Filter { name: None, age: None, tags: Some(["a", "b"]), inner: None })"#,
        ),
        (
            "/deep?f[tags][1]=b&f[tags][0]=a",
            r#"200 Some(Filter { name: None, age: None, tags: Some(["a", "b"]), inner: None })"#,
        ),
        ("/deep?f[tags][]=a", r#"200 Some(Filter { name: None, age: None, tags: Some(["a"]), inner: None })"#),
        (
            "/deep?f[inner][age]=1",
            "200 Some(Filter { name: None, age: None, tags: None, \
             inner: Some(Filter { name: None, age: Some(1), tags: None, inner: None }) })",
        ),
        ("/deep?f[age]=5&f[age]=6", "400 query parameter `f` at `$.age` must be an integer, not an array"),
        ("/deep?f[age]=x", "400 query parameter `f` at `$.age` must be an integer"),
        ("/deep?f[inner][age]=x", "400 query parameter `f` at `$.inner.age` must be an integer"),
        ("/deep?f[inner]=1&f[inner][age]=1", "400 query parameter `f` at `$.inner` must be an object, not an array"),
        ("/deep?f[x]=1", "400 query parameter `f` must not have the property `x`"),
        ("/deep?f[age=5", "400 query parameter `f` must be written `name[key]=value`"),
        ("/deep?f[age]5=5", "400 query parameter `f` must be written `name[key]=value`"),
        ("/deep?f=5", "400 query parameter `f` is unknown"),
        ("/deep?ff[age]=5", "400 query parameter `ff[age]` is unknown"),
        (
            "/spread?name=a&tags=b",
            r#"200 (Some(Filter { name: Some("a"), age: None, tags: Some(["b"]), inner: None }), None)"#,
        ),
        (
            "/spread?q=name,a%2Cb",
            r#"200 (None, Some(Filter { name: Some("a,b"), age: None, tags: None, inner: None }))"#,
        ),
        ("/spread?q=name", "400 query parameter `q` must be pairs of a name and a value"),
        ("/spread?inner=1", "400 query parameter `inner` is unknown"),
        ("/rest?a=1&id=5&b=x", r#"200 ({"a": Number(1), "b": String("x")}, Some(5))"#),
        ("/rest?id=5", "400 query parameter `extra` is missing"),
        ("/json?f=%7B%22age%22:5%7D", "200 Filter { name: None, age: Some(5), tags: None, inner: None }"),
        ("/json?f=%7B%22age%22:%225%22%7D", "400 query parameter `f` at `$.age` must be an integer, not a string"),
        ("/json?f=", "400 query parameter `f` must not be empty"),
    ])
    .await;
    let deep = format!("/deep?f{}=1", "[inner]".repeat(33));
    check(&[(&deep, "400 query parameter `f` must not be nested so deeply")]).await;
}

#[tokio::test]
async fn unknown_parameters_can_be_let_through() {
    let server = Server::start(Stub::new(Queries).allow_unknown_query()).await;
    assert_eq!(server.ask("GET /none?a=1&b", &[]).await, "200 ()");
    assert_eq!(server.ask("GET /single?nome=a&x=1", &[]).await, r#"200 ("a", 1, None)"#);
    let twice = server.ask("GET /single?nome=a&nome=a", &[]).await;
    assert_eq!(twice, "400 query parameter `nome` is given more than once");
}
