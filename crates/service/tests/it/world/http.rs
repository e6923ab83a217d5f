//! Plain HTTP: requests as bytes, answers as they come.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use base64::Engine;
use serde_json::Value;

/// A request.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    pub(crate) method: &'static str,
    pub(crate) path: String,
    headers: Vec<(&'static str, String)>,
    pub(crate) body: Option<Vec<u8>>,
}

/// An answer.
#[derive(Debug, Clone)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Request {
    /// With a method and a path, and a body of JSON where there is one.
    pub(crate) fn new(method: &'static str, path: impl Into<String>, body: Option<&str>) -> Self {
        let request = Self { method, path: path.into(), headers: Vec::new(), body: None };
        match body {
            None => request,
            Some(body) => request.header("content-type", "application/json").bytes_as_body(body.as_bytes()),
        }
    }

    /// `GET` of a path.
    pub(crate) fn get(path: impl Into<String>) -> Self {
        Self::new("GET", path, None)
    }

    /// `POST` without a body.
    pub(crate) fn post(path: &str) -> Self {
        Self::new("POST", path, None)
    }

    /// With another header.
    #[must_use]
    pub(crate) fn header(mut self, name: &'static str, value: &str) -> Self {
        self.headers.retain(|(known, _)| *known != name);
        self.headers.push((name, value.to_owned()));
        self
    }

    /// With bytes as its body, of whatever type.
    #[must_use]
    pub(crate) fn bytes_as_body(mut self, body: &[u8]) -> Self {
        self.body = Some(body.to_vec());
        self
    }

    /// With a name and a password.
    #[must_use]
    pub(crate) fn user(self, name: &str, password: &str) -> Self {
        let credential = base64::engine::general_purpose::STANDARD.encode(format!("{name}:{password}"));
        self.header("authorization", &format!("Basic {credential}"))
    }

    /// With a token.
    #[must_use]
    pub(crate) fn bearing(self, token: &str) -> Self {
        self.header("authorization", &format!("Bearer {token}"))
    }

    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut head = format!("{} {} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n", self.method, self.path);
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        let body = self.body.as_deref().unwrap_or_default();
        if self.body.is_some() || self.method != "GET" {
            head += &format!("content-length: {}\r\n", body.len());
        }
        [head.as_bytes(), b"\r\n", body].concat()
    }

    /// The request for people: what decides, with secrets covered and JSON laid out.
    pub(crate) fn shown(&self) -> String {
        let mut shown = format!("{} {}\n", self.method, self.path);
        for (name, value) in &self.headers {
            let value = value.split_once(' ').map_or(value.clone(), |(scheme, _)| format!("{scheme} …"));
            shown += &format!("{name}: {value}\n");
        }
        match &self.body {
            None => shown,
            Some(body) if body.len() > 10_000 => format!("{shown}\n({} bytes)\n", body.len()),
            Some(body) => format!("{shown}\n{}\n", laid_out(&String::from_utf8_lossy(body))),
        }
    }
}

impl Answer {
    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// All that it tells, but for the body of what was asked for.
    pub(crate) fn told(&self) -> String {
        let headers = self.headers.iter().fold(String::new(), |told, (name, value)| told + name + ": " + value + "\n");
        if self.status < 400 { headers } else { headers + &self.body }
    }

    /// The body, which is JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.body))
    }

    /// The answer for people: the headers that the contract knows, what varies covered, and JSON laid out.
    pub(crate) fn shown(&self) -> String {
        let mut shown = format!("{}\n", self.status);
        for name in ["content-type", "www-authenticate", "retry-after", "allow"] {
            if let Some(value) = self.header(name) {
                shown += &format!("{name}: {value}\n");
            }
        }
        let is_json = self.header("content-type") == Some("application/json");
        let body = if is_json { laid_out(&self.body) } else { self.body.clone() };
        format!("{shown}\n{}\n", without_tokens(&body))
    }
}

/// Asks whoever listens there.
pub(crate) fn ask(address: SocketAddr, request: &Request) -> Answer {
    send(address, &request.bytes())
}

/// Asks whoever listens there, unless nobody does or they die before they have answered.
pub(crate) fn try_to_ask(address: SocketAddr, request: &Request) -> Option<Answer> {
    let received = exchange(address, &request.bytes()).ok()?;
    received.windows(4).any(|window| window == b"\r\n\r\n").then(|| parse(&received))
}

/// Sends bytes and reads what comes back until the other side closes.
pub(super) fn send(address: SocketAddr, bytes: &[u8]) -> Answer {
    parse(&exchange(address, bytes).unwrap())
}

/// What comes back before the other side closes; an error only where nobody listens.
fn exchange(address: SocketAddr, bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_mins(1)))?;
    // A server that has seen enough answers and closes before all is sent.
    let _ = stream.write_all(bytes);
    let mut received = Vec::new();
    let _ = stream.read_to_end(&mut received);
    Ok(received)
}

fn parse(received: &[u8]) -> Answer {
    let end = received.windows(4).position(|window| window == b"\r\n\r\n");
    let end = end.unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(received)));
    let head = std::str::from_utf8(&received[..end]).expect("headers are text");
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|status| status.parse().ok());
    let headers =
        lines.filter_map(|line| line.split_once(": ")).map(|(name, value)| (name.to_owned(), value.to_owned()));
    let headers: Vec<(String, String)> = headers.collect();
    let is_chunked = headers.iter().any(|(name, _)| name == "transfer-encoding");
    let body = &received[end + 4..];
    let body = if is_chunked { joined(body) } else { body.to_vec() };
    let body = String::from_utf8(body).expect("bodies are UTF-8");
    Answer { status: status.expect("a status"), headers, body }
}

/// A chunked body without its framing: `3\r\n[1,\r\n` is `[1,`. One that was cut off is no answer.
fn joined(mut chunks: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    loop {
        let end = chunks.windows(2).position(|window| window == b"\r\n").expect("a chunk says how long it is");
        let length = std::str::from_utf8(&chunks[..end]).expect("lengths are text");
        let length = usize::from_str_radix(length, 16).expect("lengths are hexadecimal");
        if length == 0 {
            return body;
        }
        body.extend_from_slice(&chunks[end + 2..][..length]);
        chunks = &chunks[end + 2 + length + 2..];
    }
}

/// JSON with a line for each value; the values stay as they were written.
fn laid_out(json: &str) -> String {
    let (mut out, mut depth, mut is_text, mut is_escaped) = (String::new(), 0_usize, false, false);
    let line = |out: &mut String, depth: usize| *out += &format!("\n{}", "  ".repeat(depth));
    let mut characters = json.trim().chars().filter(|character| *character != '\n').peekable();
    while let Some(character) = characters.next() {
        if is_text {
            is_text = is_escaped || character != '"';
            is_escaped = !is_escaped && character == '\\';
            out.push(character);
            continue;
        }
        match character {
            ' ' => {}
            '{' | '[' if matches!(characters.peek(), Some('}' | ']')) => out.push(character),
            '{' | '[' => {
                out.push(character);
                depth += 1;
                line(&mut out, depth);
            }
            '}' | ']' if out.ends_with(['{', '[']) => out.push(character),
            '}' | ']' => {
                depth = depth.saturating_sub(1);
                line(&mut out, depth);
                out.push(character);
            }
            ',' => {
                out.push(character);
                line(&mut out, depth);
            }
            ':' => out += ": ",
            '"' => {
                is_text = true;
                out.push(character);
            }
            other => out.push(other),
        }
    }
    out
}

/// Text with the secret of every token covered.
fn without_tokens(text: &str) -> String {
    let mut parts = text.split("ben_");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |shown, part| shown + "ben_…" + part.trim_start_matches(|c: char| c.is_ascii_hexdigit()))
}
