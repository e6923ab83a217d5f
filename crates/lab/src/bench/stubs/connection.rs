//! A caller without a library: one connection that stays open, one request at a time.
//!
//! The tool never compiles a web stack, and what the caller costs is not measured.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use super::requests::Request;

/// Longer than any server takes, slowed down a hundredfold.
const PATIENCE: Duration = Duration::from_mins(1);

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) status: u16,
    /// Names in lower case.
    pub(super) headers: Vec<(String, String)>,
    pub(super) body: Vec<u8>,
}

impl Answer {
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// A connection to a server on this machine.
pub(super) struct Connection {
    stream: TcpStream,
    received: Vec<u8>,
}

impl Connection {
    pub(super) fn open(port: u16) -> Result<Connection> {
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).context("cannot connect to a server")?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(Connection { stream, received: Vec::new() })
    }

    /// Sends a request several times, and makes sure that each goes well.
    pub(super) fn repeat(&mut self, request: &Request, n_times: usize) -> Result<()> {
        for _ in 0..n_times {
            let answer = self.send(request)?;
            ensure!(answer.status == 200, "answered with {}: {request}", answer.status);
        }
        Ok(())
    }

    pub(super) fn send(&mut self, request: &Request) -> Result<Answer> {
        self.stream.write_all(request.as_bytes()).with_context(|| format!("cannot send {request}"))?;
        self.receive(request.is_head()).with_context(|| format!("cannot read the answer to {request}"))
    }

    fn receive(&mut self, is_head: bool) -> Result<Answer> {
        self.received.clear();
        let n_head = loop {
            if let Some(n_head) = self.received.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
                break n_head;
            }
            self.read_more()?;
        };
        let (status, headers) = parse_head(std::str::from_utf8(&self.received[..n_head])?)?;
        let mut answer = Answer { status, headers, body: Vec::new() };
        let n_body = match answer.header("content-length") {
            Some(length) if !is_head => length.parse().context("a length that is no number")?,
            Some(_) => 0,
            None if is_head || status == 204 => 0,
            None => bail!("a body without a length"),
        };
        let body_at = n_head + 4;
        while self.received.len() < body_at + n_body {
            self.read_more()?;
        }
        ensure!(self.received.len() == body_at + n_body, "more than was announced");
        answer.body.extend_from_slice(&self.received[body_at..]);
        Ok(answer)
    }

    fn read_more(&mut self) -> Result<()> {
        let mut chunk = [0; 16 << 10];
        let n_read = self.stream.read(&mut chunk)?;
        ensure!(n_read > 0, "the server hung up");
        self.received.extend_from_slice(&chunk[..n_read]);
        Ok(())
    }
}

fn parse_head(head: &str) -> Result<(u16, Vec<(String, String)>)> {
    let mut lines = head.split("\r\n");
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).context("a first line without a status")?;
    let headers = lines.filter_map(|line| line.split_once(':'));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned())).collect();
    Ok((status.parse().context("a status that is no number")?, headers))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn head_of_an_answer_is_read() {
        let (status, headers) = parse_head("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\ndate:x").unwrap();
        let answer = Answer { status, headers, body: Vec::new() };
        assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD")));
        assert!(parse_head("HTTP/1.1").is_err());
        assert!(parse_head("HTTP/1.1 abc").is_err());
    }
}
