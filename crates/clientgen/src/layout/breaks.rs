//! Line breaking: Oppen's algorithm, with the few kinds of breaks that prettyplease has.
//!
//! A box that does not fit on what is left of its line is broken: a consistent one at each of its breaks, an inconsistent one
//! where the next piece has no room. `size` counts what must fit: of a box, all of it and what follows up to the next break;
//! of a break, what stands between it and the next.

use rust_text::Text;

use super::{INDENT, WIDTH};

/// Room on a line, however deep it is indented.
const MIN_ROOM: isize = 60;

/// A size that fits nowhere.
const ENDLESS: isize = 0xffff;

/// A line in pieces.
#[derive(Default)]
pub(super) struct Breaks<'t> {
    tokens: Vec<Token<'t>>,
    /// Indentation of the block that the line opens.
    within: isize,
}

struct Token<'t> {
    kind: TokenKind<'t>,
    size: isize,
}

enum TokenKind<'t> {
    Word(&'t str),
    Break(Break),
    Begin { offset: isize, is_consistent: bool },
    End,
}

#[derive(Clone, Copy, Default)]
struct Break {
    /// Spaces where the line goes on.
    blank: isize,
    /// Text where the line goes on.
    joint: &'static str,
    /// Indentation of the next line, against that of the box.
    offset: isize,
    /// Text at the end of the line.
    before: &'static str,
    /// Text at the beginning of the next.
    after: &'static str,
    is_never: bool,
}

impl<'t> Breaks<'t> {
    /// The head of a block, which breaks as deep as what stands in the block.
    pub(super) fn of_block() -> Self {
        Breaks { within: INDENT, ..Breaks::default() }
    }

    pub(super) fn word(&mut self, word: &'t str) {
        if !word.is_empty() {
            self.push(TokenKind::Word(word), word.len().cast_signed());
        }
    }

    pub(super) fn consistent(&mut self, offset: isize) {
        self.push(TokenKind::Begin { offset, is_consistent: true }, 0);
    }

    pub(super) fn inconsistent(&mut self, offset: isize) {
        self.push(TokenKind::Begin { offset, is_consistent: false }, 0);
    }

    pub(super) fn end(&mut self) {
        self.push(TokenKind::End, 0);
    }

    /// A place that does not break, though what is before it need not fit together with what is after.
    pub(super) fn never(&mut self) {
        self.pause(Break { is_never: true, ..Break::default() });
    }

    pub(super) fn zero(&mut self) {
        self.pause(Break::default());
    }

    pub(super) fn space(&mut self) {
        self.pause(Break { blank: 1, ..Break::default() });
    }

    /// A space that goes back by a level where it breaks.
    pub(super) fn space_back(&mut self) {
        self.pause(Break { blank: 1, offset: -INDENT, ..Break::default() });
    }

    /// A comma between two elements.
    pub(super) fn comma(&mut self) {
        self.word(",");
        self.space();
    }

    /// The comma after the last element of a box whose elements stand deeper than its ends.
    pub(super) fn last_comma(&mut self, blank: isize) {
        self.pause(Break { blank, offset: -INDENT, before: ",", ..Break::default() });
    }

    /// The beginning of what is put between braces if it breaks.
    pub(super) fn brace(&mut self) {
        self.pause(Break { before: "{", ..Break::default() });
    }

    /// The end of that, and what stands there otherwise.
    pub(super) fn unbrace(&mut self, joint: &'static str) {
        self.pause(Break { offset: -INDENT, after: "}", joint, ..Break::default() });
    }

    fn pause(&mut self, pause: Break) {
        self.push(TokenKind::Break(pause), 0);
    }

    /// The end of a box that is broken if it is wider than this.
    pub(super) fn end_at_most(&mut self, width: isize) {
        let mut depth = 1;
        let mut actual = 0;
        for token in self.tokens.iter().rev() {
            match &token.kind {
                TokenKind::Begin { .. } if depth == 1 => break,
                TokenKind::Begin { .. } => depth -= 1,
                TokenKind::End => depth += 1,
                TokenKind::Word(_) => actual += token.size,
                TokenKind::Break(pause) => actual += pause.blank,
            }
        }
        if actual > width {
            self.push(TokenKind::Word(""), ENDLESS);
        }
        self.end();
    }

    fn push(&mut self, kind: TokenKind<'t>, size: isize) {
        self.tokens.push(Token { kind, size });
    }

    /// Writes the line, or the lines that it becomes.
    pub(super) fn print(mut self, text: &mut Text) {
        self.measure();
        let base = 4 * text.depth().cast_signed();
        let mut lines = Lines::new(base, base + self.within);
        for token in &self.tokens {
            lines.take(token);
        }
        let written = lines.finish();
        // The first line is indented by the text; the others know their place.
        for line in written.lines() {
            text.line(line.get(base.cast_unsigned()..).unwrap_or_default());
        }
    }

    fn measure(&mut self) {
        let mut total = 0;
        let mut open: Vec<usize> = Vec::new();
        for idx in 0..self.tokens.len() {
            match &self.tokens[idx].kind {
                TokenKind::Word(_) => total += self.tokens[idx].size,
                TokenKind::Break(pause) => {
                    let blank = pause.blank;
                    self.settle(&mut open, total);
                    self.tokens[idx].size = -total;
                    open.push(idx);
                    total += blank;
                }
                TokenKind::Begin { .. } => {
                    self.tokens[idx].size = -total;
                    open.push(idx);
                }
                TokenKind::End => open.push(idx),
            }
        }
        self.settle(&mut open, total);
    }

    /// Sizes of what ends here: the break before, and the boxes that were closed since.
    fn settle(&mut self, open: &mut Vec<usize>, total: isize) {
        let mut depth = 0;
        while let Some(idx) = open.last().copied() {
            match self.tokens[idx].kind {
                TokenKind::Begin { .. } if depth == 0 => break,
                TokenKind::Begin { .. } => {
                    self.tokens[idx].size += total;
                    depth -= 1;
                }
                TokenKind::End => depth += 1,
                TokenKind::Break(_) => {
                    self.tokens[idx].size += total;
                    if depth == 0 {
                        open.pop();
                        break;
                    }
                }
                TokenKind::Word(_) => {}
            }
            open.pop();
        }
    }
}

/// Lines being written.
struct Lines {
    written: String,
    /// Indentation of what breaks now.
    indent: isize,
    /// Room that is left.
    room: isize,
    /// Spaces that come before the next word, if there is one.
    pending: isize,
    boxes: Vec<Frame>,
}

enum Frame {
    Fits,
    Broken { outer: isize, is_consistent: bool },
}

impl Lines {
    fn new(first: isize, indent: isize) -> Lines {
        Lines { written: String::new(), indent, room: room(first), pending: first, boxes: Vec::new() }
    }

    fn take(&mut self, token: &Token<'_>) {
        match token.kind {
            TokenKind::Word(word) => self.word(word),
            TokenKind::Break(pause) => self.pause(pause, token.size),
            TokenKind::Begin { offset, is_consistent } if token.size > self.room => {
                self.boxes.push(Frame::Broken { outer: self.indent, is_consistent });
                self.indent += offset;
            }
            TokenKind::Begin { .. } => self.boxes.push(Frame::Fits),
            TokenKind::End => {
                if let Some(Frame::Broken { outer, .. }) = self.boxes.pop() {
                    self.indent = outer;
                }
            }
        }
    }

    fn pause(&mut self, pause: Break, size: isize) {
        let fits = pause.is_never
            || match self.boxes.last() {
                Some(Frame::Fits) => true,
                Some(Frame::Broken { is_consistent: true, .. }) => false,
                _ => size <= self.room,
            };
        if fits {
            self.pending += pause.blank;
            self.room -= pause.blank;
            self.written.push_str(pause.joint);
            self.room -= pause.joint.len().cast_signed();
            return;
        }
        if !pause.before.is_empty() {
            self.word(pause.before);
        }
        self.written.push('\n');
        self.pending = self.indent + pause.offset;
        self.room = room(self.pending);
        if !pause.after.is_empty() {
            self.word(pause.after);
        }
    }

    fn word(&mut self, word: &str) {
        if word.is_empty() {
            return;
        }
        self.written.extend(std::iter::repeat_n(' ', self.pending.cast_unsigned()));
        self.pending = 0;
        self.written.push_str(word);
        self.room -= word.len().cast_signed();
    }

    fn finish(self) -> String {
        self.written
    }
}

fn room(indent: isize) -> isize {
    (WIDTH.cast_signed() - indent).max(MIN_ROOM)
}
