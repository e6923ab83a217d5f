//! Text under way: lines, indented by the braces that are open.

use std::fmt::Write;

/// Rust text being written.
#[derive(Debug, Default)]
pub struct Text {
    text: String,
    indent: usize,
    n_lines: usize,
}

/// The width that lines are broken at, as in `rustfmt.toml`.
const MAX_WIDTH: usize = 120;

impl Text {
    /// Nothing yet.
    pub fn new() -> Text {
        Text::default()
    }

    /// One line. It is indented; an empty one is left empty. A line may not hold a line break.
    pub fn line(&mut self, line: impl AsRef<str>) {
        let line = line.as_ref();
        debug_assert!(!line.contains('\n'), "one line at a time: {line:?}");
        if !line.is_empty() {
            for _ in 0..self.indent {
                self.text.push_str("    ");
            }
            self.text.push_str(line);
        }
        self.text.push('\n');
        self.n_lines += 1;
    }

    /// A line that opens a block (`… {`), what stands in the block, and the line that closes it.
    pub fn block(&mut self, opening: impl AsRef<str>, closing: &str, inside: impl FnOnce(&mut Text)) {
        self.line(opening);
        self.indent += 1;
        inside(self);
        self.indent -= 1;
        self.line(closing);
    }

    /// What stands one level deeper, where the lines around it are written by themselves.
    pub fn indented(&mut self, inside: impl FnOnce(&mut Text)) {
        self.indent += 1;
        inside(self);
        self.indent -= 1;
    }

    /// How many characters a line has room for.
    pub fn room(&self) -> usize {
        MAX_WIDTH.saturating_sub(4 * self.indent)
    }

    /// An empty line of documentation.
    pub fn doc_gap(&mut self) {
        self.line("///");
    }

    /// Documentation: one `///` line per line of text, without what rustdoc would take for a link or HTML.
    pub fn doc(&mut self, text: &str) {
        for line in text.trim().lines() {
            let line = line.trim_end();
            if line.is_empty() {
                self.line("///");
            } else {
                let mut escaped = String::with_capacity(line.len() + 4);
                write!(escaped, "/// ").expect("writing to a string cannot fail");
                escape_markdown(line, &mut escaped);
                self.line(escaped);
            }
        }
    }

    /// The number of the line that is written next, counted from 1.
    pub fn next_line(&self) -> usize {
        self.n_lines + 1
    }

    /// All that was written.
    pub fn finish(self) -> String {
        self.text
    }
}

/// Square and angle brackets outside code become entities or escapes, so that rustdoc neither warns nor guesses.
fn escape_markdown(line: &str, out: &mut String) {
    let mut in_code = false;
    for c in line.chars() {
        match c {
            '`' => {
                in_code = !in_code;
                out.push(c);
            }
            '[' | ']' | '<' | '>' if !in_code => {
                out.push('\\');
                out.push(c);
            }
            // A carriage return is an error in a doc comment, a tab a surprise, a mark of writing direction both.
            c if c.is_control() || is_direction_mark(c) => out.push(' '),
            c => out.push(c),
        }
    }
    if in_code {
        out.push('`');
    }
}

/// Whether a character turns the text after it around, so that it reads as what it is not.
fn is_direction_mark(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::Text;

    #[test]
    fn blocks_are_indented_and_lines_counted() {
        let mut text = Text::new();
        text.block("fn main() {", "}", |text| {
            text.doc("Says <hello> to [you].\n\nTwice `a[0]`.");
            assert_eq!(text.next_line(), 5);
            text.line("");
        });
        let expected = "fn main() {\n    /// Says \\<hello\\> to \\[you\\].\n    ///\n    /// Twice `a[0]`.\n\n}\n";
        assert_eq!(text.finish(), expected);
    }
}
