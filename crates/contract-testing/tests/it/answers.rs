//! Answers that are as the document declares them, and others.

use std::io::Write;
use std::net::TcpListener;
use std::thread;

use contract_testing::Server;

use crate::hand_written::{PETS, REX, pets, said, start};

/// A server that lets in whoever has the key, and knows the pet with the number 1.
fn sound(head: &str) -> String {
    let is_let_in = head.to_lowercase().contains("x-key: ");
    match (is_let_in, head.starts_with("GET /pets/1 ")) {
        (false, _) => "HTTP/1.0 401 Unauthorized\r\n\r\n".to_owned(),
        (true, true) => REX.to_owned(),
        (true, false) => "HTTP/1.0 404 Not Found\r\n\r\n".to_owned(),
    }
}

#[test]
fn a_server_that_keeps_to_its_document_passes() {
    let server = pets(sound);
    server.assert_serves_its_document();
    server.assert_answers_as_declared();
}

#[test]
fn answers_are_those_that_could_be_brought_about_each_with_a_name_and_a_text() {
    let answers = pets(sound).answers();
    let told: Vec<String> = answers.iter().map(|answer| format!("== {}\n{}\n", answer.name(), answer.text())).collect();
    insta::assert_snapshot!(told.concat());
}

#[test]
fn mocks_are_asked_for_every_status() {
    let answers = pets(|head| match head.split_once("code=").map(|(_, rest)| &rest[..3]) {
        Some("401") => "HTTP/1.0 401 Unauthorized\r\n\r\n".to_owned(),
        Some("404") => "HTTP/1.0 404 Not Found\r\n\r\n".to_owned(),
        _ => REX.to_owned(),
    })
    .answers();
    let names: Vec<String> = answers.iter().map(contract_testing::Exchange::name).collect();
    assert_eq!(names, ["readPet-200", "readPet-401", "readPet-404"]);
}

#[test]
fn what_is_not_declared_is_shown_where_it_would_be() {
    let status = pets(|_| "HTTP/1.0 500 Internal Server Error\r\n\r\n".to_owned());
    insta::assert_snapshot!("another_status", said(|| status.assert_answers_as_declared()));
    let media_type = pets(|_| REX.replace("application/json", "text/html"));
    insta::assert_snapshot!("another_media_type", said(|| media_type.assert_answers_as_declared()));
}

#[test]
fn what_does_not_fit_is_shown_with_what_it_should_be() {
    let body = pets(|_| REX.replace("\"Rex\"", "7"));
    insta::assert_snapshot!("another_type", said(|| body.assert_answers_as_declared()));
    let header = pets(|_| REX.replace("X-Age: 3", "X-Age: 31"));
    insta::assert_snapshot!("another_header", said(|| header.assert_answers_as_declared()));
    for (wrong, why) in [
        (REX.replace("X-Age: 3\r\n", ""), "without the header `X-Age`"),
        (REX.replace('}', ""), "with a body that is no JSON"),
        ("HTTP/1.0 404 Not Found\r\n\r\nno pet".to_owned(), "answers 404 with a body, which is not declared"),
    ] {
        let server = pets(move |_| wrong.clone());
        let told = said(|| server.assert_answers_as_declared());
        assert!(told.contains(why), "{told}");
    }
}

#[test]
fn headers_of_the_test_take_the_place_of_what_is_made_up_and_paths_begin_at_the_url() {
    let address = start(|head| {
        let is_known = head.to_lowercase().contains("x-key: of-the-test\r\n") && head.starts_with("GET /v1/pets/1 ");
        if is_known { REX.to_owned() } else { "HTTP/1.0 500 Internal Server Error\r\n\r\n".to_owned() }
    });
    let server = Server::with_text(&format!("http://{address}/v1"), "pets.json", PETS).expect("it can be read");
    let answers = server.header("X-Key", "of-the-test").answers();
    assert_eq!(answers[0].answer.status, 200, "{}", answers[0].text());
}

#[test]
fn a_server_that_keeps_the_connection_open_is_not_waited_for() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = listener.local_addr().expect("a listener has an address");
    let server = Server::with_text(&format!("http://{address}"), "pets.json", PETS).expect("it can be read");
    let serving = thread::spawn(move || {
        let (mut stream, _) = listener.accept()?;
        let answer = REX.replace("\r\n\r\n", "\r\nContent-Length: 14\r\n\r\n");
        stream.write_all(answer.as_bytes()).map(|()| stream)
    });
    assert_eq!(server.fetch("/pets/1").expect("it answers"), "{\"name\":\"Rex\"}");
    serving.join().expect("it ends").expect("the connection was open until now");
}

#[test]
fn a_server_that_is_not_there_is_named() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = listener.local_addr().expect("a listener has an address");
    drop(listener);
    let server = Server::with_text(&format!("http://{address}"), "pets.json", PETS).expect("it can be read");
    let told = said(|| server.assert_answers_as_declared());
    assert!(told.starts_with("cannot call GET http://SERVER/pets/1: Connection refused"), "{told}");
}
