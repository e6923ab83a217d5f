//! The beginning of what a receiver said, for the operator to read.

/// Most characters of an excerpt; the operator's contract says so.
const MAX_CHARACTERS: usize = 1024;

/// Bytes that are enough for every excerpt.
pub const EXCERPT_BYTES: usize = MAX_CHARACTERS * 4;

/// Makes text of the beginning of a body: what is not readable becomes U+FFFD, and lines become one.
pub fn excerpt(body: &[u8]) -> Option<String> {
    let beginning = &body[..body.len().min(EXCERPT_BYTES)];
    let readable = |character: char| match character {
        '\n' | '\r' | '\t' => ' ',
        character if character.is_control() => char::REPLACEMENT_CHARACTER,
        character => character,
    };
    let text: String = String::from_utf8_lossy(beginning).chars().take(MAX_CHARACTERS).map(readable).collect();
    let text = text.trim();
    if text.is_empty() { None } else { Some(text.to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_readable_is_kept_and_nothing_else() {
        for (body, expected) in [
            (b"".as_slice(), None),
            (b" \r\n", None),
            ("A assinatura não confere.\n".as_bytes(), Some("A assinatura não confere.")),
            (b"a\r\nb\tc", Some("a  b c")),
            (b"\x1b[31mred\0", Some("\u{fffd}[31mred\u{fffd}")),
            (b"\xff\xfe", Some("\u{fffd}\u{fffd}")),
        ] {
            assert_eq!(excerpt(body).as_deref(), expected, "{body:?}");
        }
    }

    #[test]
    fn it_is_never_longer_than_the_contract_allows() {
        for character in ["a", "ã", "€", "😀"] {
            let body = character.repeat(5000);
            assert_eq!(excerpt(body.as_bytes()).unwrap(), character.repeat(MAX_CHARACTERS));
        }
    }
}
