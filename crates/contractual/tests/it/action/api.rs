//! GitHub's API, as far as the action asks it: the comments of one pull request, on a loopback socket.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use serde_json::{Value, json};

/// Behaviour of the API in one test.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// It lists, makes and edits comments.
    Answers,
    /// It does so for whoever may read and not write.
    Refuses,
    /// It sends its callers to another address.
    Redirects,
    /// It takes requests and says nothing.
    Hangs,
}

/// A running API. Its thread ends with the process.
pub(super) struct Api {
    pub(super) address: String,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Default)]
struct Shared {
    comments: Vec<Value>,
    /// Methods and paths.
    asked: Vec<String>,
    authorizations: Vec<String>,
    /// Connections that nobody answers.
    hanging: Vec<TcpStream>,
}

impl Api {
    pub(super) fn start(manner: Manner) -> Api {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = format!("http://{}", listener.local_addr().expect("it listens"));
        let shared = Arc::new(Mutex::new(Shared::default()));
        let state = Arc::clone(&shared);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                serve(stream, manner, &mut state.lock().unwrap_or_else(PoisonError::into_inner));
            }
        });
        Api { address, shared }
    }

    /// Adds a comment of somebody.
    pub(super) fn add(&self, body: &str, kind: &str, association: &str) {
        self.with(|shared| shared.add(body, kind, association));
    }

    /// Texts of all comments.
    pub(super) fn comments(&self) -> Vec<String> {
        let body = |comment: &Value| comment["body"].as_str().unwrap_or_default().to_owned();
        self.with(|shared| shared.comments.iter().map(body).collect())
    }

    /// Methods and paths of what was asked since this was last looked at.
    pub(super) fn asked(&self) -> Vec<String> {
        self.with(|shared| std::mem::take(&mut shared.asked))
    }

    /// Credentials that callers sent.
    pub(super) fn authorizations(&self) -> Vec<String> {
        self.with(|shared| shared.authorizations.clone())
    }

    fn with<T>(&self, look: impl FnOnce(&mut Shared) -> T) -> T {
        look(&mut self.shared.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Shared {
    fn add(&mut self, body: &str, kind: &str, association: &str) -> Value {
        let id = self.comments.len() + 1;
        let comment = json!({"id": id, "body": body, "user": {"type": kind}, "author_association": association});
        self.comments.push(comment.clone());
        comment
    }

    fn answer(&mut self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let text = body["body"].as_str().unwrap_or_default();
        let page = |number: usize| self.comments.chunks(100).nth(number - 1).unwrap_or_default().to_vec();
        match (method, path.strip_prefix("/repos/octo-org/kennel/issues/")) {
            ("GET", Some("12/comments")) => {
                let number = query.strip_prefix("per_page=100&page=").and_then(|number| number.parse().ok());
                (200, page(number.unwrap_or(1)).into())
            }
            ("POST", Some("12/comments")) => (201, self.add(text, "Bot", "NONE")),
            ("PATCH", Some(path)) => {
                let id = path.strip_prefix("comments/").and_then(|id| id.parse::<usize>().ok());
                match id.and_then(|id| self.comments.get_mut(id.checked_sub(1)?)) {
                    Some(comment) => {
                        comment["body"] = text.into();
                        (200, comment.clone())
                    }
                    None => (404, json!({})),
                }
            }
            _ => (404, json!({})),
        }
    }
}

fn serve(mut stream: TcpStream, manner: Manner, shared: &mut Shared) {
    if manner == Manner::Hangs {
        return shared.hanging.push(stream);
    }
    let mut reader = BufReader::new(stream.try_clone().expect("a socket can be shared"));
    let mut lines = reader.by_ref().lines().map_while(Result::ok);
    let asked = lines.next().unwrap_or_default();
    let headers: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    let header = |name: &str| {
        let found =
            headers.iter().filter_map(|line| line.split_once(": ")).find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.to_owned()).unwrap_or_default()
    };
    let mut body = vec![0; header("Content-Length").parse().unwrap_or(0)];
    reader.read_exact(&mut body).expect("a request is whole");
    let mut words = asked.split(' ');
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    shared.asked.push(format!("{method} {path}"));
    shared.authorizations.push(header("Authorization"));
    let (status, answer) = match manner {
        Manner::Refuses if method != "GET" => (403, json!({"message": "Resource not accessible by integration"})),
        Manner::Redirects => (302, json!({})),
        _ => shared.answer(method, path, &serde_json::from_slice(&body).unwrap_or_default()),
    };
    let answer = answer.to_string();
    let head = format!("HTTP/1.1 {status} .\r\nLocation: /elsewhere\r\nContent-Length: {}\r\n", answer.len());
    let written = write!(stream, "{head}Content-Type: application/json\r\nConnection: close\r\n\r\n{answer}");
    written.expect("the caller listens");
}
