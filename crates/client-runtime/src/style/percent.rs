//! Percent-encoding.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// What is not unreserved in a URL (RFC 3986).
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// Appends text, with everything encoded that is not unreserved in a URL.
pub(crate) fn encode(text: &str, target: &mut String) {
    target.extend(utf8_percent_encode(text, RESERVED));
}

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
