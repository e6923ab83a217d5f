//! Characters that are seen.

use unicode_normalization::char::is_combining_mark;

/// Whether a character leaves a mark where it is written: neither a space, a control or a mark on another, nor one of those
/// that Unicode tells to ignore where they are not known, nor an empty letter.
pub(super) fn is_visible(character: char) -> bool {
    let is_empty = matches!(
        character,
        '\u{ad}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    );
    !is_empty && !character.is_whitespace() && !character.is_control() && !is_combining_mark(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_signs_and_pictures_are_seen_and_fillers_are_not() {
        assert!("aÇ1.%😀例ا".chars().all(is_visible));
        assert!(!" \u{a0}\u{3000}\0\u{301}\u{200b}\u{200d}\u{2060}\u{feff}\u{3164}\u{2800}".chars().any(is_visible));
    }
}
