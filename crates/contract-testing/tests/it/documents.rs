//! Documents that servers serve, against their own.

use contract_testing::Server;

use crate::hand_written::{PETS, said, start};

/// Report on a server that serves another document than its own.
fn said_of(served: &str) -> String {
    let answer = format!("HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n{served}");
    let address = start(move |_| answer.clone());
    let server = Server::with_text(&format!("http://{address}"), "pets.json", PETS).expect("it can be read");
    said(|| server.assert_serves_its_document())
}

#[test]
fn a_stricter_and_a_looser_document_are_shown_with_a_value() {
    let stricter = PETS.replace("\"type\": \"integer\"}}]", "\"type\": \"integer\", \"minimum\": 5}}]");
    insta::assert_snapshot!("stricter", said_of(&stricter));
    let looser = PETS.replace("\"type\": \"integer\"}}]", "\"type\": \"number\"}}]");
    insta::assert_snapshot!("looser", said_of(&looser));
    insta::assert_snapshot!("different", said_of(&PETS.replace("readPet", "getPet")));
}

#[test]
fn what_is_no_document_is_said() {
    assert!(said_of("<html>").contains("is no OpenAPI."));
    let address = start(|_| "HTTP/1.0 404 Not Found\r\n\r\n".to_owned());
    let server = Server::with_text(&format!("http://{address}"), "pets.json", PETS).expect("it can be read");
    let told = said(|| server.assert_serves_its_document());
    assert!(told.starts_with("cannot fetch http://SERVER/openapi.json: 404"), "{told}");
    assert!(told.ends_with("name the path: `Server::document_at`."), "{told}");
}

#[test]
fn the_document_may_be_served_elsewhere() {
    let answer = format!("HTTP/1.0 200 OK\r\n\r\n{PETS}");
    let address = start(move |head| {
        if head.starts_with("GET /v3/api-docs ") { answer.clone() } else { "HTTP/1.0 404 No\r\n\r\n".to_owned() }
    });
    let server = Server::with_text(&format!("http://{address}"), "pets.json", PETS).expect("it can be read");
    server.document_at("/v3/api-docs").assert_serves_its_document();
}

#[test]
fn a_document_that_cannot_be_read_is_an_error_with_its_place() {
    let missing = Server::at("http://127.0.0.1:1", "no/such.yaml").map(|_| ()).expect_err("there is none");
    assert!(missing.to_string().starts_with("cannot open no/such.yaml: "), "{missing}");
    let broken = Server::with_text("http://127.0.0.1:1", "pets.yaml", "openapi: [").map(|_| ());
    let broken = broken.expect_err("it is no document");
    assert!(broken.to_string().contains("pets.yaml:1:"), "{broken:?}");
}
