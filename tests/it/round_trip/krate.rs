//! The throw-away crate with client, stub and calls of every contract.

use std::fmt::Write;
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

/// Compiles and runs it.
pub(super) fn run(contracts: &[Contract]) -> Lines {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("round-trip");
    let mut main = MAIN.to_owned();
    let mut body = String::new();
    for contract in contracts {
        let Contract { document, stubs, .. } = contract;
        let (text, methods) = client::generated(document);
        let part = folder.join("src").join(format!("via_{document}"));
        put(&part.join("client.rs"), &text);
        put(&part.join("calls.rs"), &calls::text(contract, &methods));
        put(&part.join("recorder.rs"), &recorder::text(contract));
        put(&part.join("mock.rs"), &recorder::mock(contract));
        write!(main, "\nmod via_{document} {{ pub mod calls; pub mod client; pub mod mock; pub mod recorder; }}\n")
            .expect("text grows");
        write!(body, "    {{\n        let recorder = via_{document}::recorder::Recorder::default();\n        \
            let received = recorder.received.clone();\n        \
            let acceptor = TcpListener::bind(\"127.0.0.1:0\").into_acceptor().await.expect(\"a port is free\");\n        \
            let address = format!(\"http://{{}}\", acceptor.local_addr()[0].as_socket_addr().expect(\"a socket\"));\n        \
            tokio::spawn(Server::new_with_acceptor(acceptor).run({stubs}::stub(recorder)));\n        \
            let client = |credential| via_{document}::client::Client::new_with_client(&address, http(credential));\n        \
            let take = || std::mem::take(&mut *received.lock().unwrap());\n        \
            via_{document}::calls::run(&client(\"Basic dXNlcjpwYXNz\"), &client(\"Bearer token\"), take).await;\n    }}\n").expect("text grows");
    }
    write!(main, "\n#[tokio::main]\nasync fn main() {{\n    use poem::Server;\n    use poem::listener::{{Acceptor, Listener, TcpListener}};\n{body}}}\n").expect("text grows");
    put(&folder.join("src/main.rs"), &main);
    put(&folder.join("Cargo.toml"), &manifest(contracts));
    let locked = std::fs::read_to_string(root().join("Cargo.lock")).expect("the locked versions can be read");
    put(&folder.join("Cargo.lock"), &locked);
    let output = run_cargo(&folder, &folder.join("target"), &["run", "--quiet"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("the program prints JSON");
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
    let word = |line: &Value, key: &str| line[key].as_str().unwrap_or_default().to_owned();
    lines.map(|line| ((word(&line, "document"), word(&line, "operation")), line)).collect()
}

fn manifest(contracts: &[Contract]) -> String {
    let mut manifest = String::from(
        "[package]\nname = \"round-trip\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[profile.dev]\ndebug = 0\n\n[dependencies]\n",
    );
    // What is locked decides the versions.
    for name in ["bytes", "percent-encoding", "poem", "progenitor-client", "regress", "serde_urlencoded"] {
        writeln!(manifest, "{name} = \"*\"").expect("text grows");
    }
    manifest += "chrono = { version = \"*\", default-features = false, features = [\"serde\"] }\nuuid = { version = \"*\", features = [\"serde\"] }\n";
    manifest += "reqwest = { version = \"*\", default-features = false, features = [\"json\", \"stream\"] }\n";
    manifest += "serde = { version = \"*\", features = [\"derive\"] }\nserde_json = \"*\"\n";
    manifest += "tokio = { version = \"*\", features = [\"rt-multi-thread\", \"macros\"] }\n";
    for contract in contracts {
        writeln!(manifest, "{} = {{ path = {:?} }}", contract.stubs, root().join("crates").join(contract.stubs))
            .expect("text grows");
    }
    manifest
}
