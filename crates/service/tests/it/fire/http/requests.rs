//! Requests that are valid, and what becomes of them when bytes change.

use base64::Engine;

use super::super::random::Random;

/// Whom hostile callers save; honest ones save others.
const BODY: &str = r#"{"cpfCnpj":"70010020039","nomePessoa":"Hostil","codLoja":1}"#;

/// What is put in the place of something else.
const PIECES: &[&[u8]] = &[
    b"\r\n",
    b"\n",
    b"\r",
    b"\0",
    b" ",
    b"\t",
    b":",
    b"\r\n\r\n",
    b"chunked",
    b"content-length: 5\r\n",
    b"transfer-encoding: chunked\r\n",
    b"99999999999999999999",
    b"-1",
    b"HTTP/1.1",
    b"HTTP/2.0",
    b"\xff\xfe",
    b"%00",
    b"../",
    b"\xe2\x80\xae",
];

/// A request that is in order.
pub(super) fn valid(token: &str, random: &mut Random) -> Vec<u8> {
    let length = BODY.len();
    let post = format!(
        "POST /ext/associado HTTP/1.1\r\nhost: t\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n"
    );
    let requests = [
        "GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\n\r\n".to_owned(),
        "GET /ext/beneficio/tipoVeiculo HTTP/1.0\r\n\r\n".to_owned(),
        "GET http://t/ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\n\r\n".to_owned(),
        "OPTIONS * HTTP/1.1\r\nhost: t\r\n\r\n".to_owned(),
        format!("GET /ext/associado?nome=Maria&pagina=1 HTTP/1.1\r\nhost: t\r\nauthorization: Bearer {token}\r\n\r\n"),
        format!("{post}content-length: {length}\r\n\r\n{BODY}"),
        format!("{post}transfer-encoding: chunked\r\n\r\n{length:x}\r\n{BODY}\r\n0\r\n\r\n"),
        format!("{post}expect: 100-continue\r\ncontent-length: {length}\r\n\r\n{BODY}"),
        "GET /ext/administracao/loja HTTP/1.1\r\nhost: t\r\nauthorization: Bearer ben_0\r\n\r\n".repeat(3),
    ];
    random.choose(&requests).clone().into_bytes()
}

/// A valid request with some changes.
pub(super) fn mutated(token: &str, random: &mut Random) -> Vec<u8> {
    let mut bytes = valid(token, random);
    for _ in 0..=random.below(5) {
        let length = u32::try_from(bytes.len()).expect("it is short");
        if length == 0 {
            break;
        }
        let (first, second) = (random.below(length) as usize, random.below(length) as usize);
        let range = first.min(second)..first.max(second);
        match random.below(6) {
            0 => bytes[first] = random.next().to_le_bytes()[0],
            1 => bytes.truncate(first),
            2 => drop(bytes.drain(range)),
            3 => {
                let piece = bytes[range].to_vec();
                bytes.splice(first..first, piece);
            }
            4 => drop(bytes.splice(first..first, random.choose(PIECES).iter().copied())),
            _ => {
                let (start, end) = (range.start, range.end.min(range.start + 20));
                bytes.splice(start..end, random.choose(PIECES).iter().copied());
            }
        }
    }
    bytes
}

/// A request of which most of the body is to come.
pub(super) fn unfinished(token: &str, random: &mut Random) -> Vec<u8> {
    let framing = *random.choose(&["content-length: 90000\r\n\r\n{", "transfer-encoding: chunked\r\n\r\nfffff\r\n{"]);
    let credentials = match random.below(3) {
        0 => format!("Bearer {token}"),
        1 => "Bearer ben_0".to_owned(),
        _ => format!("Basic {}", base64::engine::general_purpose::STANDARD.encode("ninguem:nada")),
    };
    format!(
        "POST /ext/associado HTTP/1.1\r\nhost: t\r\nauthorization: {credentials}\r\ncontent-type: application/json\r\n\
         {framing}"
    )
    .into_bytes()
}

/// A request with the largest answer that anybody can have.
pub(super) fn large() -> Vec<u8> {
    b"GET /openapi.json HTTP/1.1\r\nhost: t\r\n\r\n".to_vec()
}
