//! Text from elsewhere, made safe for a terminal.

/// A text without what would move the cursor, change colours or turn the direction of writing.
pub(crate) fn readable(text: &str) -> String {
    let show = |char: char| match char {
        '\n' | '\r' | '\t' => ' ',
        char if char.is_control() || is_bidi(char) => '\u{fffd}',
        char => char,
    };
    text.trim().chars().map(show).collect()
}

fn is_bidi(char: char) -> bool {
    matches!(char, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn a_server_cannot_command_the_terminal() {
        assert_eq!(readable("a\u{1b}[31mb\u{9b}2Jc\nd\u{202e}e"), "a\u{fffd}[31mb\u{fffd}2Jc d\u{fffd}e");
        assert_eq!(readable(" Benefício não encontrado. "), "Benefício não encontrado.");
    }
}
