//! XML bodies, and answers in the media type that the caller takes.

use stub_runtime::check::{at, max_length};
use stub_runtime::reply::{self, Offer};
use stub_runtime::xml::{Field, Name, Node, Xml};
use stub_runtime::{Stub, Value};

use super::server::{Server, request, shown};
use crate::api;

#[derive(Debug, Clone, PartialEq)]
struct Pet {
    name: String,
    age: Option<i32>,
}

stub_runtime::object! { Pet { 0 name "name" required, 1 age "age" optional } closed }

fn fits(pet: &Pet) -> Result<(), stub_runtime::Fault> {
    at("name", max_length(&pet.name, 5))
}

static PET: Xml = Xml {
    name: Name::new("pet"),
    nodes: &[
        Node::Object {
            fields: &[Field::element("name", Name::new("name"), 1), Field::attribute("age", Name::new("age"), 2)],
            others: None,
        },
        Node::Text,
        Node::Number,
    ],
    root: 0,
};

const OFFERS: &[Offer] = &[Offer::Json("application/json"), Offer::Xml("application/xml", &PET)];

fn rex() -> Pet {
    Pet { name: "Rex".to_owned(), age: Some(5) }
}

api! { Pets {
    "/pet" {
        POST 0 |call| { shown(call.xml(&PET, fits).await?) }
        GET 1 |call| { reply::offered(200, call, OFFERS, &rex()) }
    }
    "/optional" { POST 2 |call| { shown(call.xml_optional(&PET, fits).await?) } }
    "/any" { GET 3 |call| { reply::offered(200, call, &[Offer::Xml("*/*", &PET)], &rex()) } }
    "/none" { GET 4 |call| { reply::offered(200, call, &[], &rex()) } }
    "/unsendable" { GET 5 |_call| { reply::xml(200, "text/xml", &PET, &serde_json::json!({"name": "\0"})) } }
    "/best" { GET 6 |call| { shown(call.context(()).best_media_type(&["text/csv", "text/html"])) } }
    "/null" { GET 7 |_call| { reply::xml(404, "text/xml", &PET, &Value::Null) } }
} }

#[tokio::test]
async fn bodies() {
    let server = Server::start(Stub::new(Pets)).await;
    let cases = [
        ("<pet age='5'><name>Rex</name></pet>", r#"200 Pet { name: "Rex", age: Some(5) }"#),
        ("<pet><name>Bucephalus</name></pet>", "400 the body at `$.name` must have at most 5 characters"),
        ("<pet age='old'><name>Rex</name></pet>", "400 the body at `$.age` must be an integer, not a string"),
        ("<pet/>", "400 the body must have the property `name`"),
        ("<pet><name>Rex</name><x/></pet>", "400 the body must not have the property `x`"),
        ("<pet><name>Rex</name><name/></pet>", "400 the body must have the property `name` only once"),
        ("<pet>Rex</pet>", "400 the body must be an object, not a string"),
        ("<dog/>", "400 the body must be the XML element `pet`"),
        (
            "<pet>\n<name>Rex</nome>",
            "400 the body must be XML with an end tag for each open element (line 2, column 10)",
        ),
        ("", "400 the body is missing"),
        (" ", "400 the body must not be empty"),
    ];
    for (body, expected) in cases {
        assert_eq!(server.post("/pet", "application/xml", body).await, expected, "{body}");
    }
    assert_eq!(server.post("/pet", "application/json", "{}").await, "415 the body must be application/xml");
    assert_eq!(server.post("/optional", "application/xml", "").await, "200 None");
    let pet = r#"200 Some(Pet { name: "Rex", age: None })"#;
    assert_eq!(server.post("/optional", "application/xml", "<pet><name>Rex</name></pet>").await, pet);
}

#[tokio::test]
async fn answers() {
    let server = Server::start(Stub::new(Pets)).await;
    let json = "HTTP/1.1 200 OK\ncontent-type: application/json\nvary: accept\ncontent-length: 22\n\n{\"name\":\"Rex\",\"age\":5}";
    let pet = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><pet age=\"5\"><name>Rex</name></pet>";
    let xml = format!("HTTP/1.1 200 OK\ncontent-type: application/xml\nvary: accept\ncontent-length: 73\n\n{pet}");
    let any = format!("HTTP/1.1 200 OK\ncontent-type: application/xml\ncontent-length: 73\n\n{pet}");
    let internal = "HTTP/1.1 500 Internal Server Error\ncontent-type: text/plain; charset=utf-8\ncontent-length: 14\n\ninternal error";
    let cases: [(&str, &[&str], &str); 8] = [
        ("/pet", &[], json),
        ("/pet", &["accept: application/xml"], &xml),
        ("/pet", &["accept: text/html", "accept: application/xml;q=0.1"], &xml),
        ("/pet", &["accept: text/html"], json),
        ("/any", &["accept: application/json"], &any),
        ("/none", &[], internal),
        ("/unsendable", &[], internal),
        (
            "/null",
            &[],
            "HTTP/1.1 404 Not Found\ncontent-type: text/xml\ncontent-length: 113\n\n\
             <?xml version=\"1.0\" encoding=\"UTF-8\"?><pet xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:nil=\"true\"/>",
        ),
    ];
    for (path, headers, expected) in cases {
        let response = server.exchange(request(&format!("GET {path}"), headers, "")).await;
        assert_eq!(response.whole(), expected, "{path} {headers:?}");
    }
    assert_eq!(server.ask("GET /best", &["accept: text/html"]).await, "200 1");
}
