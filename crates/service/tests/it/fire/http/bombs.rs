//! Heads and bodies that are far larger than anybody needs.

use super::super::random::Random;

const START: &str = "GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\n";

/// A head of many lines, or of a long one.
pub(super) fn head(random: &mut Random) -> Vec<u8> {
    let n_bytes = 1 << (10 + random.below(12));
    match random.below(5) {
        0 => format!("{START}{}\r\n", "a: b\r\n".repeat(n_bytes / 6)).into_bytes(),
        1 => format!("{START}cookie: {}\r\n\r\n", "x".repeat(n_bytes)).into_bytes(),
        2 => format!("{START}{}: x\r\n\r\n", "x".repeat(n_bytes)).into_bytes(),
        3 => format!("GET /{} HTTP/1.1\r\nhost: t\r\n\r\n", "x".repeat(n_bytes)).into_bytes(),
        _ => "\r\n".repeat(n_bytes / 2).into_bytes(),
    }
}

/// The beginning of a request, and what to send after it for as long as it is taken.
pub(super) fn body(token: &str, random: &mut Random) -> (Vec<u8>, Vec<u8>) {
    let head = |framing: &str| {
        format!(
            "POST /ext/associado HTTP/1.1\r\nhost: t\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\n{framing}\r\n"
        )
        .into_bytes()
    };
    match random.below(6) {
        0 => (head("content-length: 2147483648\r\n"), vec![b' '; 64 * 1024]),
        1 => {
            (head("transfer-encoding: chunked\r\n"), [b"10000\r\n", vec![b'['; 0x1_0000].as_slice(), b"\r\n"].concat())
        }
        // Each byte with four of its frame.
        2 => (head("transfer-encoding: chunked\r\n"), b"1\r\n \r\n".repeat(10_000)),
        3 => (head("transfer-encoding: chunked\r\n"), [b"1;", vec![b'x'; 60_000].as_slice()].concat()),
        4 => (head("content-encoding: gzip\r\ncontent-length: 1000000000\r\n"), vec![0; 64 * 1024]),
        _ => (head("expect: 100-continue\r\ncontent-length: 2147483648\r\n"), vec![b'{'; 64 * 1024]),
    }
}
