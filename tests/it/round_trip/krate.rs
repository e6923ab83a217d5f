//! The throw-away crate with client, stub and calls of every contract.

use std::fs;

use serde_json::Value;

use super::contract::Contract;
use super::{Lines, calls, client, recorder};
use crate::workshop::{folder, put, root, run_cargo};

/// Code that every contract's part shares.
const MAIN: &str = r#"//! Calls every operation of every contract for every status, and prints what the trait got and what the caller got.

use client_runtime::operation::{Operation, Scheme, SchemeKind};
use client_runtime::{Connection, Error, ResponseValue};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn heard<T: serde::Serialize, E: serde::Serialize>(answer: Result<ResponseValue<T>, Error<E>>) -> Value {
    let error = match answer {
        Ok(response) => {
            let status = response.status();
            return json!({"status": status, "kind": "Ok", "value": response.into_inner()});
        }
        Err(error) => error,
    };
    let kind = match &error {
        Error::Unauthorized { .. } => "Unauthorized",
        Error::Forbidden { .. } => "Forbidden",
        Error::NotFound { .. } => "NotFound",
        Error::Invalid { .. } => "Invalid",
        Error::RateLimited { .. } => "RateLimited",
        Error::Unavailable { .. } => "Unavailable",
        Error::Contract { .. } => "Contract",
        Error::Transport { .. } => "Transport",
        Error::InvalidRequest { .. } => "InvalidRequest",
    };
    let retry_after = error.retry_after().map(|delay| delay.as_secs());
    let says_something = !error.message().is_empty();
    json!({"status": error.status(), "kind": kind, "value": error.body(), "says": says_something, "retryAfter": retry_after})
}

fn tell((document, operation): (&str, &str), status: u16, heard: Value, received: Value) {
    let line = json!({"document": document, "operation": operation, "status": status, "heard": heard, "received": received});
    println!("{line}");
}
"#;

/// Code that every program of clients needs: values from texts, and a connected client.
pub(crate) const CLIENTS: &str = r#"
fn value<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("no type holds {text}: {error}"))
}

/// Every credential that the document knows; no second try, for every answer is wanted as it is.
fn connect(base: &str, operations: &'static [&'static Operation], schemes: &'static [Scheme]) -> Connection {
    let mut builder = Connection::builder(base).operations(operations).schemes(schemes).retries(0);
    for scheme in schemes {
        builder = match scheme.kind {
            SchemeKind::Basic => builder.basic(scheme.name, "user", "pass"),
            SchemeKind::Bearer => builder.bearer(scheme.name, "token"),
            _ => builder.api_key(scheme.name, "key"),
        };
    }
    builder.build().expect("a connection can be set up")
}
"#;

/// Code for each contract, with its names in the places of `DOCUMENT`, `STUBS` and `CLIENT`.
const SERVE: &str = r#"
    {
        let recorder = via_DOCUMENT::recorder::Recorder::default();
        let (received, status) = (recorder.received.clone(), recorder.status.clone());
        let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.expect("a port is free");
        let address = format!("http://{}", acceptor.local_addr()[0].as_socket_addr().expect("a socket"));
        tokio::spawn(Server::new_with_acceptor(acceptor).run(STUBS::stub(recorder)));
        let client = CLIENT::Client::from(connect(&address, CLIENT::operations::OPERATIONS, CLIENT::operations::SCHEMES));
        let answer_with = |wanted| status.store(wanted, std::sync::atomic::Ordering::SeqCst);
        let take = || std::mem::take(&mut *received.lock().unwrap());
        via_DOCUMENT::calls::run(&client, answer_with, take).await;
    }
"#;

/// Compiles and runs it.
pub(super) fn run(contracts: &[Contract]) -> Lines {
    let folder = folder("round-trip");
    let mut modules = String::new();
    let mut serving = String::new();
    for contract in contracts {
        let names = contract.names;
        let document = names.document;
        let part = folder.join("src").join(format!("via_{document}"));
        put(&part.join("calls.rs"), &calls::text(contract, &client::methods(names)));
        put(&part.join("recorder.rs"), &recorder::text(contract));
        put(&part.join("mock.rs"), &recorder::mock(contract));
        modules += &format!("\nmod via_{document} {{ pub mod calls; pub mod mock; pub mod recorder; }}\n");
        let serve = SERVE.replace("DOCUMENT", document);
        serving += &serve.replace("STUBS", names.stubs).replace("CLIENT", names.client);
    }
    let imports = "use poem::Server;\nuse poem::listener::{Acceptor, Listener, TcpListener};\n";
    let main = format!("{MAIN}{CLIENTS}{modules}\n{imports}\n#[tokio::main]\nasync fn main() {{{serving}}}\n");
    put(&folder.join("src/main.rs"), &main);
    put_manifest("round-trip");
    let output = run_cargo(&folder, &["run", "--quiet"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("the program prints JSON");
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    let word = |line: &Value, key: &str| line[key].as_str().unwrap_or_default().to_owned();
    let status = |line: &Value| line["status"].as_u64().and_then(|status| status.try_into().ok()).unwrap_or_default();
    lines.map(|line| ((word(&line, "document"), word(&line, "operation"), status(&line)), line)).collect()
}

/// Writes the manifest of such a crate, and the versions that are locked.
pub(crate) fn put_manifest(package: &str) {
    let root = root();
    let ours = CRATES.map(|(name, folder)| format!("{name} = {{ path = \"{}/crates/{folder}\" }}\n", root.display()));
    let manifest = format!("[package]\nname = {package:?}\n{MANIFEST}{}", ours.concat());
    let locked = fs::read_to_string(root.join("Cargo.lock")).expect("the locked versions can be read");
    put(&folder(package).join("Cargo.toml"), &manifest);
    put(&folder(package).join("Cargo.lock"), &locked);
}

const MANIFEST: &str = r#"version = "0.0.0"
edition = "2024"

[workspace]

[dependencies]
bytes = "*"
chrono = { version = "*", default-features = false }
poem = "*"
serde = { version = "*", features = ["derive"] }
serde_json = "*"
tokio = { version = "*", features = ["rt-multi-thread", "macros"] }
uuid = { version = "*", default-features = false }
"#;

/// Crates of ours that it stands on: name and folder.
const CRATES: [(&str, &str); 6] = [
    ("api", "api"),
    ("benefits-client", "client"),
    ("client-runtime", "client-runtime"),
    ("operator", "operator"),
    ("stub-runtime", "stub-runtime"),
    ("triggers", "triggers"),
];
