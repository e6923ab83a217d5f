//! The throw-away crate with client, stub and calls of every contract.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::contract::Contract;
use super::{Lines, calls, client, recorder};
use crate::stubs::{put, root, run_cargo};

/// What every contract's part has in common.
const MAIN: &str = r#"//! Calls every operation of every contract, and prints what the trait got and what the caller got.

use progenitor_client::{Error, ResponseValue};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn value<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("the client cannot hold {text}: {error}"))
}

fn parsed<T: serde::Serialize, E>(answer: Result<ResponseValue<T>, Error<E>>) -> Value {
    match answer {
        Ok(response) => serde_json::to_value(response.into_inner()).expect("what was parsed can be written"),
        Err(Error::InvalidResponsePayload(_, error)) => json!({"error": error.to_string()}),
        Err(Error::InvalidRequest(error)) => json!({"error": error}),
        Err(Error::CommunicationError(error)) => json!({"error": error.to_string()}),
        Err(other) => json!({"status": other.status().map(|status| status.as_u16())}),
    }
}

fn tell((document, operation): (&str, &str), parsed: Value, received: Value) {
    println!("{}", json!({"document": document, "operation": operation, "parsed": parsed, "received": received}));
}

fn http(authorization: &'static str) -> reqwest::Client {
    let mut headers = reqwest::header::HeaderMap::new();
    headers.insert("authorization", reqwest::header::HeaderValue::from_static(authorization));
    reqwest::Client::builder().default_headers(headers).build().expect("a client can be made")
}
"#;

/// What is done for each contract, with its names in the places of `DOCUMENT` and `STUBS`.
const SERVE: &str = r#"
    {
        let recorder = via_DOCUMENT::recorder::Recorder::default();
        let received = recorder.received.clone();
        let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.expect("a port is free");
        let address = format!("http://{}", acceptor.local_addr()[0].as_socket_addr().expect("a socket"));
        tokio::spawn(Server::new_with_acceptor(acceptor).run(STUBS::stub(recorder)));
        let client = |credential| via_DOCUMENT::client::Client::new_with_client(&address, http(credential));
        let take = || std::mem::take(&mut *received.lock().unwrap());
        via_DOCUMENT::calls::run(&client("Basic dXNlcjpwYXNz"), &client("Bearer token"), take).await;
    }
"#;

/// Compiles and runs it.
pub(super) fn run(contracts: &[Contract]) -> Lines {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("round-trip");
    let mut modules = String::new();
    let mut serving = String::new();
    for contract in contracts {
        let Contract { document, stubs, .. } = contract;
        let (text, methods) = client::generated(document);
        let part = folder.join("src").join(format!("via_{document}"));
        put(&part.join("client.rs"), &text);
        put(&part.join("calls.rs"), &calls::text(contract, &methods));
        put(&part.join("recorder.rs"), &recorder::text(contract));
        put(&part.join("mock.rs"), &recorder::mock(contract));
        modules +=
            &format!("\nmod via_{document} {{ pub mod calls; pub mod client; pub mod mock; pub mod recorder; }}\n");
        serving += &SERVE.replace("DOCUMENT", document).replace("STUBS", stubs);
    }
    let imports = "use poem::Server;\nuse poem::listener::{Acceptor, Listener, TcpListener};\n";
    let main = format!("{MAIN}{modules}\n{imports}\n#[tokio::main]\nasync fn main() {{{serving}}}\n");
    put(&folder.join("src/main.rs"), &main);
    put(&folder.join("Cargo.toml"), &manifest(contracts));
    let locked = fs::read_to_string(root().join("Cargo.lock")).expect("the locked versions can be read");
    put(&folder.join("Cargo.lock"), &locked);
    let output = run_cargo(&folder, &folder.join("target"), &["run", "--quiet"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("the program prints JSON");
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    let word = |line: &Value, key: &str| line[key].as_str().unwrap_or_default().to_owned();
    lines.map(|line| ((word(&line, "document"), word(&line, "operation")), line)).collect()
}

/// Versions are those that are locked.
const MANIFEST: &str = r#"[package]
name = "round-trip"
version = "0.0.0"
edition = "2024"

[workspace]

[profile.dev]
debug = 0

[dependencies]
bytes = "*"
chrono = { version = "*", default-features = false, features = ["serde"] }
percent-encoding = "*"
poem = "*"
progenitor-client = "*"
regress = "*"
reqwest = { version = "*", default-features = false, features = ["json", "stream"] }
serde = { version = "*", features = ["derive"] }
serde_json = "*"
serde_urlencoded = "*"
tokio = { version = "*", features = ["rt-multi-thread", "macros"] }
uuid = { version = "*", features = ["serde"] }
"#;

fn manifest(contracts: &[Contract]) -> String {
    let stubs = contracts.iter().map(|contract| contract.stubs);
    let lines = stubs.map(|stubs| format!("{stubs} = {{ path = \"{}/crates/{stubs}\" }}\n", root().display()));
    lines.fold(MANIFEST.to_owned(), |manifest, line| manifest + &line)
}
