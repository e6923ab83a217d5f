//! Percent-encoding.

/// Appends text, with everything encoded that is not unreserved in a URL.
pub(crate) fn encode(text: &str, target: &mut String) {
    const HEX: &[u8; 16] = b"0123456789ABCDEF";
    let mut rest = text;
    // What needs no escape is appended in one piece: most values need none at all.
    while let Some(idx) = rest.bytes().position(|byte| IS_RESERVED[usize::from(byte)]) {
        let (plain, escaped) = rest.split_at(idx);
        target.push_str(plain);
        // A character beyond ASCII is reserved with all of its bytes.
        let n_bytes = escaped.chars().next().map_or(0, char::len_utf8);
        for byte in escaped[..n_bytes].bytes() {
            target.push('%');
            target.push(char::from(HEX[usize::from(byte >> 4)]));
            target.push(char::from(HEX[usize::from(byte & 15)]));
        }
        rest = &escaped[n_bytes..];
    }
    target.push_str(rest);
}

/// By byte, for the sake of speed.
static IS_RESERVED: [bool; 256] = {
    let mut is_reserved = [true; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        is_reserved[byte as usize] = !(byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~'));
        byte += 1;
    }
    is_reserved
};

#[cfg(test)]
mod tests {
    use super::encode;

    #[test]
    fn only_unreserved_characters_stand_as_they_are() {
        let mut target = String::new();
        encode("aZ09-._~ /?#[]@!$&'()*+,;=%\"<>|é\n\0", &mut target);
        assert_eq!(target, "aZ09-._~%20%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%25%22%3C%3E%7C%C3%A9%0A%00");
    }
}
