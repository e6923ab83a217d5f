//! Bytes that resemble others.

use fastrand::Rng;

/// Bytes that mean something to one or another reader.
const SPICE: &[&[u8]] = &[
    b"{",
    b"}",
    b"[",
    b"]",
    b"\"",
    b"\\",
    b":",
    b",",
    b"\n",
    b"\t",
    b" ",
    b"\0",
    b"%",
    b"%00",
    b"%2F",
    b"+",
    b"&",
    b"=",
    b"#",
    b"?",
    b"/",
    b"..",
    b"@",
    b"-",
    b"0",
    b"9",
    b"1e999",
    b"-0",
    b"18446744073709551616",
    b"\\u0000",
    b"\\ud800",
    b"\xff",
    b"\xc3",
    "é".as_bytes(),
    "😀".as_bytes(),
    "\u{202e}".as_bytes(),
    "\u{feff}".as_bytes(),
    "１".as_bytes(),
    b"$ref",
    b"null",
    b"true",
    b"(",
    b")",
    b"*",
    b"{2,3}",
    b"(?:",
    b"[^",
    b"\\d",
    b"\\b",
    b"|",
    b"^",
    b"$",
    b"::1",
    b"127.1",
    b"0x7f",
    b"<<",
    b"&a",
    b"*a",
    b"- ",
    b"|\n",
    b"'''",
    b"[[waiver]]\n",
];

/// One of the known, changed in a few places, or two of them mixed.
pub(super) fn mutant(known: &[Vec<u8>], random: &mut Rng) -> Vec<u8> {
    let mut bytes = random.choice(known).cloned().unwrap_or_default();
    for _ in 0..=random.usize(..4) {
        let at = random.usize(..=bytes.len());
        let end = (at + random.usize(..12)).min(bytes.len());
        match random.u8(..7) {
            0 => drop(bytes.drain(at..end)),
            1 => insert(&mut bytes, at, random.choice(SPICE).copied().unwrap_or_default()),
            2 => {
                let piece = bytes[at..end].to_vec();
                insert(&mut bytes, at, &piece);
            }
            3 if at < bytes.len() => bytes[at] ^= 1 << random.u8(..8),
            4 if at < bytes.len() => bytes[at] = random.u8(..),
            5 => {
                let other = random.choice(known).cloned().unwrap_or_default();
                let from = random.usize(..=other.len());
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
            _ => {
                let digit = bytes[at..].iter().position(u8::is_ascii_digit);
                if let Some(digit) = digit {
                    bytes[at + digit] = b'0' + random.u8(..10);
                }
            }
        }
    }
    bytes.truncate(4096);
    bytes
}

fn insert(bytes: &mut Vec<u8>, at: usize, piece: &[u8]) {
    bytes.splice(at..at, piece.iter().copied());
}
