//! The throw-away program with both sides of several documents.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use serde_json::Value;

use super::Faults;
use super::sides::Sides;
use crate::round_trip::krate::{CLIENTS, put_manifest};
use crate::workshop::{folder, put, run_cargo, target};

const PACKAGE: &str = "talks";

/// The program's account of one call.
pub(super) struct Line {
    pub(super) document: usize,
    pub(super) call: usize,
    pub(super) heard: Value,
    pub(super) received: Value,
    /// Message of the panic that ended the call.
    pub(super) panic: Option<String>,
}

/// Code that all documents share.
const MAIN: &str = r#"//! Lets the clients of documents talk to their stubs, and prints what both heard.

#![deny(warnings)]
#![allow(dead_code, unused_imports, reason = "nobody calls everything")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU16, Ordering};

use client_runtime::operation::{Operation, Scheme, SchemeKind};
use client_runtime::{ByteStream, Connection, Error};
use poem::http::HeaderValue;
use poem::listener::{Acceptor, Listener, TcpListener};
use poem::{EndpointExt, Request, Server};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

pub use stub_runtime as runtime;

/// What the mock was given last.
static RECEIVED: Mutex<Value> = Mutex::new(Value::Null);

/// What the last panic said.
static PANIC: Mutex<String> = Mutex::new(String::new());

/// The status that the mock is asked for.
static WISH: AtomicU16 = AtomicU16::new(0);

fn received(arguments: Value) {
    *RECEIVED.lock().unwrap() = arguments;
}

fn refused<E>(error: &Error<E>, told: impl Fn(&E) -> Value) -> Value {
    let kind = match error {
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
    json!({"status": error.status(), "kind": kind, "value": error.body().map(told), "says": error.message()})
}

fn bytes(bytes: &client_runtime::Bytes) -> Value {
    json!(String::from_utf8_lossy(bytes))
}

async fn stream(mut stream: ByteStream) -> Value {
    let mut text = String::new();
    while let Ok(Some(chunk)) = stream.chunk().await {
        text += &String::from_utf8_lossy(&chunk);
    }
    json!(text)
}

async fn call(document: usize, call: usize, wish: u16, calling: impl Future<Output = Value> + Send + 'static) {
    WISH.store(wish, Ordering::SeqCst);
    *RECEIVED.lock().unwrap() = Value::Null;
    let heard = tokio::spawn(calling).await;
    let panic = heard.is_err().then(|| PANIC.lock().unwrap().clone());
    let received = RECEIVED.lock().unwrap().take();
    println!("{}", json!({"document": document, "call": call, "heard": heard.unwrap_or_default(), "received": received, "panic": panic}));
}

async fn wish(mut request: Request) -> poem::Result<Request> {
    let prefer = HeaderValue::from_str(&format!("code={}", WISH.load(Ordering::SeqCst))).expect("a header");
    request.headers_mut().insert("prefer", prefer);
    Ok(request)
}
"#;

/// Code for one document, with its module in the place of `DOCUMENT`.
const SERVE: &str = r#"
    {
        let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.expect("a port is free");
        let address = format!("http://{}", acceptor.local_addr()[0].as_socket_addr().expect("a socket"));
        let stub = DOCUMENT::server::stub(DOCUMENT::server::mock::Mock).honor_prefer().before(wish);
        tokio::spawn(Server::new_with_acceptor(acceptor).run(stub));
        let connection = connect(&address, DOCUMENT::client::operations::OPERATIONS, DOCUMENT::client::operations::SCHEMES);
        DOCUMENT::calls::run(&DOCUMENT::client::Client::from(connection)).await;
    }
"#;

/// The modules of a document.
const MODULE: &str = r"pub mod calls;
pub mod client;
pub mod server {
    mod generated;
    pub mod mock;
    pub use generated::*;
}
";

/// Compiles and runs the program.
pub(super) fn run(sides: &[Sides]) -> Result<Vec<Line>, Faults> {
    let source = folder(PACKAGE).join("src");
    let (mut modules, mut serving) = (String::new(), String::new());
    let mut wanted = BTreeSet::new();
    let mut write = |path: String, text: &str| {
        put(&source.join(&path), text);
        wanted.insert(source.join(path));
    };
    for (idx, side) in sides.iter().enumerate() {
        let module = format!("d{idx}");
        for (path, text) in &side.files {
            write(format!("{module}/{path}"), text);
        }
        write(format!("{module}/mod.rs"), MODULE);
        write(format!("{module}/calls.rs"), &calls(idx, side));
        modules += &format!("mod {module};\n");
        serving += &SERVE.replace("DOCUMENT", &module);
    }
    let hook = "    std::panic::set_hook(Box::new(|panic| *PANIC.lock().unwrap() = panic.to_string()));";
    let main = format!("{MAIN}{CLIENTS}\n{modules}\n#[tokio::main]\nasync fn main() {{\n{hook}{serving}}}\n");
    write("main.rs".to_owned(), &main);
    clear(&source, &wanted);
    put_manifest(PACKAGE);
    let built = run_cargo(&folder(PACKAGE), &["build", "--quiet"]);
    if !built.status.success() {
        return Err(compilation(&String::from_utf8_lossy(&built.stderr), sides.len()));
    }
    let output = Command::new(target().join("debug").join(PACKAGE)).output().expect("the program can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("the program prints JSON");
    Ok(text.lines().map(line).collect())
}

fn calls(document: usize, side: &Sides) -> String {
    let mut text =
        "use serde_json::{Value, json};\n\npub async fn run(client: &super::client::Client) {\n_ = client;\n"
            .to_owned();
    for (idx, call) in side.calls.iter().enumerate() {
        let wish = call.status;
        text += &format!(
            "let called = client.clone();\ncrate::call({document}, {idx}, {wish}, async move {{\n\
             let client = &called;\n{}\n}}).await;\n",
            call.text
        );
    }
    text + "}\n"
}

/// Faults of the documents whose code does not compile.
fn compilation(said: &str, n_documents: usize) -> Faults {
    let errors: Vec<&str> = said.split("\n\n").collect();
    let of = |idx: usize| errors.iter().find(|error| error.contains(&format!("src/d{idx}/")));
    let faults: Faults =
        (0..n_documents).filter_map(|idx| Some((idx, format!("does not compile:\n{}", of(idx)?)))).collect();
    assert!(!faults.is_empty(), "the program cannot be compiled:\n{said}");
    faults
}

fn line(text: &str) -> Line {
    let mut line: Value = serde_json::from_str(text).expect("a line is JSON");
    let number = |key: &str| line[key].as_u64().and_then(|number| usize::try_from(number).ok()).expect("a number");
    let (document, call) = (number("document"), number("call"));
    let panic = line["panic"].as_str().map(str::to_owned);
    Line { document, call, heard: line["heard"].take(), received: line["received"].take(), panic }
}

/// Removes what an earlier program left.
fn clear(folder: &std::path::Path, wanted: &BTreeSet<std::path::PathBuf>) {
    for entry in folder.read_dir().expect("the folder was written to") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            clear(&path, wanted);
        } else if !wanted.contains(&path) {
            fs::remove_file(path).expect("a file of an earlier run can be removed");
        }
    }
}
