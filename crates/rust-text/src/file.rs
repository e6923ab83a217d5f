//! Files that are written, and what each begins with.

use crate::Text;

/// A file, by its path below some folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// Relative, with `/`.
    pub path: String,
    /// All of it.
    pub text: String,
}

/// What every generated file begins with: what it is, what it was made from and by which command. Five lines.
pub fn header(about: &str, document: &str, command: &str) -> Text {
    let mut text = Text::new();
    text.line(format!("//! {about}"));
    text.line("//!");
    text.line(format!("//! Made from `{}` by `{command}`; do not edit.", plain(document)));
    text.line("");
    text
}

/// A name from a document or a file system inside back-ticks of a comment: one line, nothing that ends them.
pub fn plain(name: &str) -> String {
    name.chars().map(|c| if c == '`' || c.is_control() || is_direction(c) { ' ' } else { c }).collect()
}

/// Marks of writing direction, which rustc refuses in comments.
fn is_direction(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
