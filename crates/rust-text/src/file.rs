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

impl File {
    /// A file with its text.
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> File {
        File { path: path.into(), text: text.into() }
    }
}

/// Head of a generated file: what it is, what it was made from and by which command. Five lines.
pub fn header(about: &str, document: &str, command: &str) -> Text {
    let mut text = Text::new();
    text.line(format!("//! {about}"));
    text.line("//!");
    text.line(format!("//! Made from `{}` by `{command}`; do not edit.", plain(document)));
    text.line("");
    text
}

/// A line that stops the compiler where the runtime is of another version than the generator.
pub fn made_for(runtime: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("const _: () = {runtime}::assert_generated_for(\"{version}\");")
}

/// A text with every run of white space as one blank.
pub fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name from a document or a file system inside back-ticks of a comment: one line, nothing that ends them.
pub fn plain(name: &str) -> String {
    name.chars().map(|c| if c == '`' || c.is_control() || is_direction(c) { ' ' } else { c }).collect()
}

/// Marks of writing direction, which rustc refuses in comments.
fn is_direction(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
