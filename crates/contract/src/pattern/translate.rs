//! The translator: reads a pattern once, left to right, and writes it in the `regex` crate's
//! syntax.
//!
//! Every ECMAScript atom becomes exactly one atom of the crate, so a quantifier behind it can be
//! written as it stands. Open groups are kept on a stack of their own, not on the call stack.

use super::cursor::Cursor;
use super::error::PatternError;
use super::escape::{self, Escape};
use super::flags::Flags;
use super::groups::{self, GroupNames};
use super::reading::PatternReader;
use super::{class, emit, habit, quantifier};

/// The deepest nesting of groups. Each one costs the crate up to four levels of its own (repetition,
/// group, alternation, concatenation), of which it allows 250.
const MAX_DEPTH: usize = 50;

/// The longest pattern in bytes. A property of five bytes unfolds to kilobytes before the limit on
/// the compiled size takes effect; at this length that takes about a second.
const MAX_LENGTH: usize = 1 << 14;

/// Translates an ECMAScript pattern into one for the `regex` crate.
pub(super) fn translate(pattern: &str) -> Result<String, PatternError> {
    if pattern.len() > MAX_LENGTH {
        return Err(PatternError::TooLarge { measure: "length in bytes", limit: MAX_LENGTH });
    }
    if let Some(message) = habit::of_slashes(pattern) {
        return Err(PatternError::invalid(0, message));
    }
    let mut translator = Translator {
        cursor: Cursor::new(pattern),
        out: String::with_capacity(pattern.len()),
        reading: PatternReader::of(pattern),
        open: Vec::new(),
        names: GroupNames::default(),
        references: Vec::new(),
    };
    let mut last = Term::None;
    while let Some(c) = translator.cursor.peek() {
        last = translator.translate_term(c, last)?;
    }
    translator.finish()
}

/// What a term leaves behind for a quantifier.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Term {
    /// Nothing yet, or an alternative's or a group's start.
    None,
    /// A complete term that takes no quantifier, such as `^`.
    Fixed,
    /// A term that a quantifier may follow.
    Atom,
    /// A term that a quantifier may follow by annex B.
    Lookahead,
    /// A term whose quantifier has been read.
    Quantified,
}

/// A group whose end has not been read.
struct OpenGroup {
    offset: usize,
    /// The flags and names outside, restored at the end.
    flags: Flags,
    names: GroupNames,
    /// What the group is once it ends.
    term: Term,
}

struct Translator<'p> {
    cursor: Cursor<'p>,
    out: String,
    reading: PatternReader,
    open: Vec<OpenGroup>,
    /// The group names of the disjunction being read.
    names: GroupNames,
    /// Named backreferences, whose groups may come later.
    references: Vec<(usize, String)>,
}

impl Translator<'_> {
    /// Translates the term that starts with `c`, its quantifier included.
    fn translate_term(&mut self, c: char, last: Term) -> Result<Term, PatternError> {
        let offset = self.cursor.offset();
        let term = match c {
            '|' => {
                self.cursor.take();
                self.out.push('|');
                self.names.next_alternative();
                return Ok(Term::None);
            }
            '(' => return self.open_group().map(|()| Term::None),
            ')' => self.close_group()?,
            '^' | '$' => self.translate_anchor(c),
            '*' | '+' | '?' => return Err(nothing_to_repeat(offset, c, last)),
            '{' if quantifier::is_braced(self.cursor) => {
                return Err(nothing_to_repeat(offset, c, last));
            }
            '[' => {
                class::translate(&mut self.cursor, &mut self.reading, &mut self.out)?;
                Term::Atom
            }
            '\\' => self.translate_escape()?,
            '.' => {
                self.cursor.take();
                self.out.push_str(if self.reading.flags.dot_all { emit::ANY } else { emit::DOT });
                Term::Atom
            }
            _ => {
                if matches!(c, '{' | '}' | ']') {
                    self.reading.note_legacy(offset, "put a backslash before it");
                }
                self.cursor.take();
                emit::write_code_point(u32::from(c), &mut self.out);
                Term::Atom
            }
        };
        let is_quantified =
            matches!(term, Term::Atom | Term::Lookahead) && quantifier::translate(&mut self.cursor, &mut self.out)?;
        if is_quantified && term == Term::Lookahead {
            self.reading.note_legacy(offset, "do not repeat the lookahead");
        }
        Ok(if is_quantified { Term::Quantified } else { term })
    }

    fn translate_anchor(&mut self, c: char) -> Term {
        if self.reading.flags.multiline {
            // The crate's own multi-line mode knows one line end, ECMAScript four.
            self.reading.note_unsupported(self.cursor.offset(), "multiline anchor");
        }
        self.cursor.take();
        self.out.push(c);
        Term::Fixed
    }

    fn translate_escape(&mut self) -> Result<Term, PatternError> {
        let offset = self.cursor.offset();
        self.cursor.take();
        if self.cursor.eat("b") {
            self.out.push_str(emit::WORD_BOUNDARY);
            return Ok(Term::Fixed);
        }
        if self.cursor.eat("B") {
            self.out.push_str(emit::NOT_WORD_BOUNDARY);
            return Ok(Term::Fixed);
        }
        if self.take_reference(offset)? {
            self.reading.note_unsupported(offset, "backreference");
            return Ok(Term::Atom);
        }
        match escape::read(&mut self.cursor, &mut self.reading, offset, false)? {
            Escape::CodePoint(c) => emit::write_code_point(c, &mut self.out),
            Escape::Set(set) => set.write_alone(&mut self.out),
        }
        Ok(Term::Atom)
    }

    /// Moves past a backreference, if the escape is one; the cursor is behind the backslash.
    fn take_reference(&mut self, offset: usize) -> Result<bool, PatternError> {
        if self.reading.census.has_names && self.cursor.eat("k<") {
            let name = groups::read_name(&mut self.cursor)?;
            self.references.push((offset, name));
            return Ok(true);
        }
        let mut ahead = self.cursor;
        let digits = ahead.take_while(|c| c.is_ascii_digit());
        // Annex B: a number without a group is an octal escape, and so is any that starts with 0.
        let is_reference =
            !digits.starts_with('0') && digits.parse().is_ok_and(|group: usize| group <= self.reading.census.n_groups);
        if is_reference {
            self.cursor = ahead;
        }
        Ok(is_reference)
    }

    fn open_group(&mut self) -> Result<(), PatternError> {
        let offset = self.cursor.offset();
        if self.open.len() == MAX_DEPTH {
            return Err(PatternError::TooLarge { measure: "nesting depth", limit: MAX_DEPTH });
        }
        self.cursor.take();
        let outer = self.reading.flags;
        let mut prefix = "(?:";
        let mut term = Term::Atom;
        if !self.cursor.eat("?") || self.cursor.eat(":") {
            // Nothing is ever captured, so both become the plain group.
        } else if self.cursor.eat("=") || self.cursor.eat("!") {
            self.reading.note_unsupported(offset, "lookahead");
            term = Term::Lookahead;
        } else if self.cursor.eat("<=") || self.cursor.eat("<!") {
            self.reading.note_unsupported(offset, "lookbehind");
            term = Term::Fixed;
        } else if self.cursor.eat("<") {
            let name_offset = self.cursor.offset();
            let name = groups::read_name(&mut self.cursor)?;
            self.names.add(name, name_offset)?;
        } else {
            self.reading.flags = outer.read(&mut self.cursor, offset)?;
            prefix = match (outer.ignore_case, self.reading.flags.ignore_case) {
                (false, true) => "(?i:",
                (true, false) => "(?-i:",
                _ => prefix,
            };
        }
        self.out.push_str(prefix);
        let names = std::mem::take(&mut self.names);
        self.open.push(OpenGroup { offset, flags: outer, names, term });
        Ok(())
    }

    fn close_group(&mut self) -> Result<Term, PatternError> {
        let Some(group) = self.open.pop() else {
            return Err(PatternError::invalid(self.cursor.offset(), "no group is open here"));
        };
        self.cursor.take();
        self.out.push(')');
        self.reading.flags = group.flags;
        let inner = std::mem::replace(&mut self.names, group.names);
        self.names.absorb(inner)?;
        Ok(group.term)
    }

    fn finish(self) -> Result<String, PatternError> {
        if let Some(group) = self.open.last() {
            return Err(PatternError::invalid(group.offset, "the group has no closing parenthesis"));
        }
        if let Some((offset, name)) = self.references.iter().find(|(_, name)| !self.names.has(name)) {
            return Err(PatternError::invalid(*offset, format!("no group is named `{name}`")));
        }
        self.reading.judge()?;
        Ok(self.out)
    }
}

fn nothing_to_repeat(offset: usize, c: char, last: Term) -> PatternError {
    let message = match (c, last) {
        ('+', Term::Quantified) => "possessive quantifiers are not ECMAScript: leave the second `+` out",
        (_, Term::Quantified) => "a quantifier cannot be repeated: put what it repeats in a group",
        (_, Term::Fixed) => "an assertion cannot be repeated",
        _ => "nothing to repeat",
    };
    PatternError::invalid(offset, message)
}
