//! Text under way: lines, indented by the braces that are open.

/// Rust text being written.
#[derive(Debug, Default)]
pub struct Text {
    written: String,
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
                self.written.push_str("    ");
            }
            self.written.push_str(line);
        }
        self.written.push('\n');
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

    /// Things with an empty line between them.
    pub fn separated<T>(&mut self, things: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Text, T)) {
        for (idx, thing) in things.into_iter().enumerate() {
            if idx > 0 {
                self.line("");
            }
            write(self, thing);
        }
    }

    /// Number of open blocks.
    pub fn depth(&self) -> usize {
        self.indent
    }

    /// How many characters a line has room for.
    pub fn room(&self) -> usize {
        MAX_WIDTH.saturating_sub(4 * self.indent)
    }

    /// An empty line of documentation.
    pub fn doc_gap(&mut self) {
        self.line("///");
    }

    /// Documentation: one `///` line per line of text, without what rustdoc would take for a link, HTML or a test.
    pub fn doc(&mut self, text: &str) {
        let mut fence = None;
        for line in text.trim().lines() {
            let line = line.trim_end();
            let mark = ["```", "~~~"].into_iter().find(|mark| line.trim_start().starts_with(mark));
            match (mark, fence) {
                // Whatever language the code is in, it is no test of ours.
                (Some(mark), None) => {
                    self.line(format!("/// {mark}text"));
                    fence = Some(mark);
                }
                (Some(mark), Some(open)) if mark == open => {
                    self.line(format!("/// {mark}"));
                    fence = None;
                }
                _ if line.is_empty() => self.line("///"),
                (_, Some(_)) => self.line(format!("/// {}", line.chars().map(visible).collect::<String>())),
                (_, None) => {
                    let mut escaped = String::with_capacity(line.len() + 4);
                    escaped.push_str("/// ");
                    escape_markdown(unindented(line), &mut escaped);
                    self.line(escaped);
                }
            }
        }
        if let Some(mark) = fence {
            self.line(format!("/// {mark}"));
        }
    }

    /// Lines that were written elsewhere, indented as if they had been written here.
    pub fn paste(&mut self, lines: &str) {
        lines.lines().for_each(|line| self.line(line));
    }

    /// The number of the line that is written next, counted from 1.
    pub fn next_line(&self) -> usize {
        self.n_lines + 1
    }

    /// All that was written.
    pub fn finish(self) -> String {
        self.written
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
            c => out.push(visible(c)),
        }
    }
    if in_code {
        out.push('`');
    }
}

/// A carriage return is an error in a doc comment, a tab a surprise, a mark that turns the text around both.
fn visible(c: char) -> char {
    let is_direction_mark = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if c.is_control() || is_direction_mark { ' ' } else { c }
}

/// Four spaces would make code of it, and rustdoc a test of the code.
fn unindented(line: &str) -> &str {
    let plain = line.trim_start();
    if line.len() - plain.len() < 4 { line } else { plain }
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

    #[test]
    fn descriptions_are_no_tests_and_hide_nothing() {
        let mut text = Text::new();
        text.doc("See:\n```json\n{\"a\": 1}\n```\n\n    indented\n\u{202e}*/ \t//\n```\nopen");
        let expected = "/// See:\n/// ```text\n/// {\"a\": 1}\n/// ```\n///\n/// indented\n///  */  //\n/// ```text\n/// open\n/// ```\n";
        assert_eq!(text.finish(), expected);
    }
}
