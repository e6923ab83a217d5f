//! HTTP/2, frame by frame, as nobody should speak it.

use super::super::random::Random;

const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

const DATA: u8 = 0;
const HEADERS: u8 = 1;
const RST_STREAM: u8 = 3;
const SETTINGS: u8 = 4;
const PING: u8 = 6;
const WINDOW_UPDATE: u8 = 8;
const CONTINUATION: u8 = 9;

/// Flags of a whole head without a body.
const END: u8 = 0x5;

/// `GET http://t/openapi.json`: three fields of the static table, and a path and an authority of one's own.
const HEAD: &[u8] = b"\x82\x86\x04\x0d/openapi.json\x01\x01t";

/// Frames of one kind of abuse.
pub(super) fn flood(random: &mut Random) -> Vec<u8> {
    let mut bytes = PREFACE.to_vec();
    let streams = || (1..).step_by(2).take(500);
    match random.below(7) {
        0 => {
            bytes.extend(frame(SETTINGS, 0, 0, &[]));
            for stream in streams() {
                bytes.extend(frame(HEADERS, END, stream, HEAD));
                bytes.extend(frame(RST_STREAM, 0, stream, &8_u32.to_be_bytes()));
            }
        }
        1 => {
            bytes.extend(frame(SETTINGS, 0, 0, &[]));
            bytes.extend(frame(HEADERS, 0x1, 1, HEAD));
            for _ in 0..500 {
                bytes.extend(frame(CONTINUATION, 0, 1, &b"\0\x01x\x7f".repeat(200)));
            }
        }
        2 => bytes.extend(frame(SETTINGS, 0, 0, &[]).repeat(5000)),
        3 => {
            bytes.extend(frame(SETTINGS, 0, 0, &[]));
            bytes.extend(frame(PING, 0, 0, &[7; 8]).repeat(5000));
        }
        // The answers may not be sent: the window is closed.
        4 => {
            bytes.extend(frame(SETTINGS, 0, 0, &[0, 4, 0, 0, 0, 0]));
            bytes.extend(streams().flat_map(|stream| frame(HEADERS, END, stream, HEAD)));
        }
        5 => {
            bytes.extend(frame(SETTINGS, 0, 0, &[]));
            bytes.extend(frame(HEADERS, 0x4, 1, HEAD));
            bytes.extend(frame(DATA, 0, 1, &[]).repeat(5000));
            bytes.extend(frame(WINDOW_UPDATE, 0, 0, &0x7fff_ffff_u32.to_be_bytes()).repeat(3));
        }
        _ => {
            for _ in 0..200 {
                let noise: Vec<u8> = (0..random.below(64)).map(|_| random.next().to_le_bytes()[0]).collect();
                let [kind, flags, stream, _] = random.next().to_le_bytes();
                bytes.extend(frame(kind % 12, flags, u32::from(stream), &noise));
            }
        }
    }
    bytes
}

fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let [_, length @ ..] = u32::try_from(payload.len()).expect("a frame is short").to_be_bytes();
    [&length[..], &[kind, flags], &stream.to_be_bytes(), payload].concat()
}
