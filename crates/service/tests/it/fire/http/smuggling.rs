//! Requests whose end can be read in two ways, with another request where one of them ends.
//!
//! A proxy in front may read the other way. Whatever the program makes of the first request, it must not answer the
//! second.

use super::super::random::Random;

/// What the answer to the second request would hold, and no other answer does.
pub(super) const MARK: &str = "\"openapi\"";

const SECOND: &str = "GET /openapi.json HTTP/1.1\r\nhost: t\r\n\r\n";

/// Headers that tell of chunks, or seem to.
const CHUNKED: &[&str] = &[
    "Transfer-Encoding: chunked\r\n",
    "transfer-encoding: CHUNKED\r\n",
    "Transfer-Encoding:\tchunked\r\n",
    "Transfer-Encoding: chunked \r\n",
    "Transfer-Encoding: identity, chunked\r\n",
    "Transfer-Encoding: chunked, identity\r\n",
    "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n",
    "Transfer-Encoding: xchunked\r\n",
    "Transfer-Encoding : chunked\r\n",
    "Transfer-Encoding:\r\n chunked\r\n",
    " Transfer-Encoding: chunked\r\n",
    "X: x\nTransfer-Encoding: chunked\r\n",
    "X: x\rTransfer-Encoding: chunked\r\n",
    "Transfer-Encoding: \x0bchunked\r\n",
    "Transfer\0-Encoding: chunked\r\n",
    "Transfer_Encoding: chunked\r\n",
];

/// Sizes of a first chunk of five bytes that are no sizes.
const SIZES: &[&str] = &["0x5", "+5", "-5", "5_", "5 5", "FFFFFFFFFFFFFFFF5", "5;\n", "", "g"];

/// A request that nobody should send.
pub(super) fn request(random: &mut Random) -> Vec<u8> {
    let version = if random.one_in(6) { "1.0" } else { "1.1" };
    let head = format!(
        "POST /ext/beneficio/validacao HTTP/{version}\r\nhost: t\r\nconnection: keep-alive\r\n\
         content-type: application/json\r\n"
    );
    let request = match random.below(3) {
        // One length covers both requests, the other only the first.
        0 => {
            let body = format!("0\r\n\r\n{SECOND}");
            let length = format!("content-length: {}\r\n", body.len());
            let chunked = random.choose(CHUNKED);
            let framing = if random.one_in(2) { format!("{length}{chunked}") } else { format!("{chunked}{length}") };
            format!("{head}{framing}\r\n{body}")
        }
        1 => {
            let whole = 2 + SECOND.len();
            let lengths = [
                format!("content-length: {whole}\r\ncontent-length: 2\r\n"),
                format!("content-length: 2\r\ncontent-length: {whole}\r\n"),
                format!("content-length: 2, {whole}\r\n"),
                format!("content-length: +{whole}\r\ncontent-length: 2\r\n"),
                format!("content-length: 2 {whole}\r\n"),
                "content-length: 0x2\r\n".to_owned(),
                "content-length: -2\r\n".to_owned(),
                "content-length: 2\0\r\n".to_owned(),
            ];
            format!("{head}{}\r\n{{}}{SECOND}", random.choose(&lengths))
        }
        _ => {
            let size = random.choose(SIZES);
            format!("{head}transfer-encoding: chunked\r\n\r\n{size}\r\n{{    }}\r\n0\r\n\r\n{SECOND}")
        }
    };
    request.into_bytes()
}
