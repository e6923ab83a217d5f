//! Just enough HTTP to call a server as any caller could.

use std::fmt;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use super::request::Request;

/// Answer of a server.
#[derive(Debug, Clone)]
pub struct Answer {
    /// From its first line.
    pub status: u16,
    /// Lower-case names.
    pub headers: Vec<(String, String)>,
    /// All that follows the headers.
    pub body: Vec<u8>,
}

/// Longest time that an answer may take, so that a server which says nothing does not keep its caller for ever.
const PATIENCE: Duration = Duration::from_mins(1);

/// Sends a request. It is one of HTTP/1.0, whose answers come without chunks; they end with the connection, or before where they say
/// how long they are.
pub fn call(address: &str, request: &Request) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(address)?;
    let mut head =
        format!("{} {} HTTP/1.0\r\nhost: {address}\r\nconnection: close\r\n", request.method, request.target());
    for (name, value) in request.headers() {
        head += &format!("{name}: {value}\r\n");
    }
    let body = request.body.as_ref().map(|body| body.bytes.as_slice()).unwrap_or_default();
    if request.body.is_some() {
        head += &format!("content-length: {}\r\n", body.len());
    }
    stream.write_all(&[head.as_bytes(), b"\r\n", body].concat())?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let (mut answer, mut piece) = (Vec::new(), [0; 16 << 10]);
    while !is_whole(&answer, &request.method) {
        match stream.read(&mut piece).map_err(told)? {
            0 => break,
            n_bytes => answer.extend_from_slice(&piece[..n_bytes]),
        }
    }
    read(&answer).ok_or_else(|| io::Error::other(format!("no HTTP: {:?}", String::from_utf8_lossy(&answer))))
}

/// The system calls an answer that does not come a resource that is unavailable.
fn told(error: io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => {
            io::Error::other(format!("no answer within {} s", PATIENCE.as_secs()))
        }
        _ => error,
    }
}

/// True for an answer that has all of the length that it names. Not every server closes the connection then.
fn is_whole(answer: &[u8], method: &str) -> bool {
    let Some(read) = read(answer) else { return false };
    let length = read.header("content-length").and_then(|length| length.trim().parse().ok());
    let is_without_body = method == "HEAD" || matches!(read.status, 204 | 304);
    is_without_body || length.is_some_and(|length: usize| read.body.len() >= length)
}

fn read(answer: &[u8]) -> Option<Answer> {
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&answer[..end]).ok()?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect();
    Some(Answer { status, headers, body: answer[end + 4..].to_vec() })
}

impl Answer {
    /// A header, whatever its case.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| *known == name.to_ascii_lowercase()).map(|(_, value)| value.as_str())
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body: String = String::from_utf8_lossy(&self.body).chars().take(400).collect();
        write!(f, "{} {} {body}", self.status, self.header("content-type").unwrap_or_default())
    }
}
