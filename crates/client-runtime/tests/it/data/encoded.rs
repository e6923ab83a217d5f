//! Bytes as base64 text.

use client_runtime::{Base64, Base64Url};

use super::round_trip;

#[test]
fn bytes_are_read_from_what_servers_write_and_written_as_the_standard_says() {
    let cases = [
        (r#""++/A""#, r#"Base64 { n_bytes: 3 } → "++/A""#),
        (r#""AP8=""#, r#"Base64 { n_bytes: 2 } → "AP8=""#),
        (r#""AP8""#, r#"Base64 { n_bytes: 2 } → "AP8=""#),
        (r#""A\r\nP8=""#, r#"Base64 { n_bytes: 2 } → "AP8=""#),
        (r#""""#, r#"Base64 { n_bytes: 0 } → """#),
        (r#""--_A""#, "error: no base64: Invalid symbol 45, offset 0. at line 1 column 6"),
        ("7", "error: invalid type: integer `7`, expected bytes as base64 at line 1 column 1"),
    ];
    for (read, expected) in cases {
        assert_eq!(round_trip::<Base64>(read), expected, "{read}");
    }
    assert_eq!(round_trip::<Base64Url>(r#""--_A""#), r#"Base64 { n_bytes: 3 } → "--_A""#);
}
