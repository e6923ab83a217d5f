//! A server in a few lines, as somebody could write one who knows nothing of us.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

use contract_testing::Server;

pub(crate) const PETS: &str = r#"{
  "openapi": "3.0.3",
  "info": {"title": "Pets", "version": "1"},
  "paths": {
    "/pets/{id}": {
      "get": {
        "operationId": "readPet",
        "parameters": [{"name": "id", "in": "path", "required": true, "schema": {"type": "integer"}}],
        "security": [{"key": []}],
        "responses": {
          "200": {
            "description": "The pet.",
            "headers": {"X-Age": {"required": true, "schema": {"type": "integer", "maximum": 30}}},
            "content": {"application/json": {"schema": {
              "type": "object", "required": ["name"], "properties": {"name": {"type": "string", "maxLength": 20}}
            }}}
          },
          "401": {"description": "Who are you?"},
          "404": {"description": "No pet."}
        }
      }
    }
  },
  "components": {"securitySchemes": {"key": {"type": "apiKey", "in": "header", "name": "X-Key"}}}
}"#;

/// The pet, as it is declared.
pub(crate) const REX: &str = "HTTP/1.0 200 OK\r\nX-Age: 3\r\nContent-Type: application/json\r\n\r\n{\"name\":\"Rex\"}";

/// Starts a server that answers by a function of the request's head.
pub(crate) fn start(answer: impl Fn(&str) -> String + Send + 'static) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = listener.local_addr().expect("a listener has an address");
    // It ends with the process.
    thread::spawn(move || {
        for stream in listener.incoming() {
            // A caller that is gone already has no answer to wait for.
            let _ = stream.and_then(|stream| serve(stream, &answer));
        }
    });
    address
}

fn serve(mut stream: TcpStream, answer: &impl Fn(&str) -> String) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let (mut head, mut n_bytes) = (String::new(), 0);
    while reader.read_line(&mut head)? > 2 {
        let last = head.lines().last().unwrap_or_default();
        let length = last.strip_prefix("content-length: ").and_then(|length| length.parse().ok());
        n_bytes = length.unwrap_or(n_bytes);
    }
    reader.read_exact(&mut vec![0; n_bytes])?;
    stream.write_all(answer(&head).as_bytes())
}

/// A server of the pets whose document is as it should be.
pub(crate) fn pets(answer: impl Fn(&str) -> String + Send + 'static) -> Server {
    let served = format!("HTTP/1.0 200 OK\r\n\r\n{PETS}");
    let address = start(move |head| if head.starts_with("GET /openapi.json") { served.clone() } else { answer(head) });
    Server::with_text(&format!("http://{address}"), "pets.json", PETS).expect("the document can be read")
}

/// Message of an assertion that fails, with no port of this run in it.
pub(crate) fn said(assertion: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(assertion)).expect_err("it is noticed");
    let text = panic.downcast::<String>().expect("a panic has a text");
    let mut shown = String::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once("127.0.0.1:") {
        shown += &format!("{before}SERVER");
        rest = after.trim_start_matches(|c: char| c.is_ascii_digit());
    }
    shown + rest
}
