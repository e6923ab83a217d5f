//! Texts that match a pattern, guessed from its structure and verified.
//!
//! `^[A-Z]{3}-?(\d{4}|none)$` gives `ABC4567`: what may be left out is left out, of alternatives the first is taken, and
//! characters count on from one place to the next. Where that does not match, say for a word boundary, further guesses
//! take other alternatives and more repetitions.

use regex_syntax::hir::{Class, Hir, HirKind};

use super::Pattern;

/// Guesses before giving up.
const MAX_GUESSES: usize = 60;

/// Bytes of a guess; what needs more is given up.
const MAX_LENGTH: usize = 20_000;

/// Characters that read well, by kind.
const READABLE: [&str; 4] =
    ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "1234567890", "-_.~!#$%&'*+/=?^`{|}@,:; "];

impl Pattern {
    /// A text of so many characters that matches, the `variant`th of several; `None` if none was found.
    pub fn text(&self, min: usize, max: usize, variant: usize) -> Option<String> {
        let hir = regex_syntax::parse(self.rust()).ok()?;
        if min.max(hir.properties().minimum_len().unwrap_or_default()) > MAX_LENGTH {
            return None;
        }
        (0..MAX_GUESSES).find_map(|nth| {
            let guess = |n_more| {
                let mut writer = Writer { text: String::new(), n_chars: variant, choice: nth, n_more };
                writer.write(&hir)?;
                Some(writer.text)
            };
            let mut text = guess(0)?;
            let n_missing = min.saturating_sub(text.chars().count());
            if n_missing > 0 {
                text = guess(n_missing)?;
                // Where the pattern leaves its end open, anything may follow.
                text.extend(READABLE[0].chars().cycle().take(min.saturating_sub(text.chars().count())));
            }
            (text.chars().count() <= max && self.is_match(&text)).then_some(text)
        })
    }
}

struct Writer {
    text: String,
    /// Characters so far, from which the next follows.
    n_chars: usize,
    /// The alternatives and repetitions that are still to be taken, as one number.
    choice: usize,
    /// Characters that are wanted beyond what the pattern demands.
    n_more: usize,
}

impl Writer {
    /// Writes a part of the pattern; `None` if that is impossible or too long.
    fn write(&mut self, hir: &Hir) -> Option<()> {
        match hir.kind() {
            HirKind::Empty | HirKind::Look(_) => {}
            HirKind::Literal(literal) => {
                let literal = std::str::from_utf8(&literal.0).ok()?;
                self.n_chars += literal.chars().count();
                self.text.push_str(literal);
            }
            HirKind::Class(class) => {
                let character = self.chosen(class)?;
                self.n_chars += 1;
                self.text.push(character);
            }
            HirKind::Capture(group) => self.write(&group.sub)?,
            HirKind::Concat(parts) => parts.iter().try_for_each(|part| self.write(part))?,
            HirKind::Alternation(alternatives) => {
                let idx = self.choose(alternatives.len());
                self.write(&alternatives[idx])?;
            }
            HirKind::Repetition(repetition) => {
                let max = usize::try_from(repetition.max.unwrap_or(u32::MAX)).ok()?;
                let least = usize::try_from(repetition.min).ok()?.saturating_add(self.choose(3)).min(max);
                let mut n_times = 0;
                while n_times < least || (n_times < max && self.n_more > 0) {
                    let n_before = self.n_chars;
                    self.write(&repetition.sub)?;
                    n_times += 1;
                    let n_written = self.n_chars - n_before;
                    if n_written == 0 {
                        break;
                    }
                    if n_times > least {
                        self.n_more = self.n_more.saturating_sub(n_written);
                    }
                }
            }
        }
        (self.text.len() <= MAX_LENGTH).then_some(())
    }

    /// One of some possibilities: the first for as long as no other choice is asked for.
    fn choose(&mut self, n: usize) -> usize {
        let chosen = self.choice % n.max(1);
        self.choice /= n.max(1);
        chosen
    }

    fn chosen(&self, class: &Class) -> Option<char> {
        let ranges: Vec<(char, char)> = match class {
            Class::Unicode(class) => class.iter().map(|range| (range.start(), range.end())).collect(),
            Class::Bytes(class) => class.iter().map(|range| (range.start().into(), range.end().into())).collect(),
        };
        let is_in = |character: &char| ranges.iter().any(|(start, end)| (start..=end).contains(&character));
        let mut kinds = READABLE.iter().map(|kind| kind.chars().filter(is_in).collect::<Vec<char>>());
        match kinds.find(|kind| !kind.is_empty()) {
            Some(kind) => Some(kind[self.n_chars % kind.len()]),
            None => ranges.first().map(|(start, _)| *start),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Pattern;

    fn made(source: &str, min: usize, max: usize) -> Option<String> {
        let pattern = Pattern::parse(source).unwrap_or_else(|error| panic!("{source} is refused: {error}"));
        let text = pattern.text(min, max, 0)?;
        assert!(pattern.is_match(&text) && (min..=max).contains(&text.chars().count()), "{source} {text}");
        Some(text)
    }

    #[test]
    fn texts_read_well() {
        let cases = [
            (r"^[A-Z]{3}-?\d{4}$", 0, 99, "ABC4567"),
            (r"^\d{3}\.\d{3}\.\d{3}-\d{2}$", 0, 99, "123.567.901-34"),
            (r"^[a-z]+$", 5, 5, "abcde"),
            (r"^(cat|dog)s?$", 0, 99, "cat"),
            (r"^(cat|dog)s?$", 4, 99, "cats"),
            (r"x", 3, 3, "xab"),
            (r"^$", 0, 9, ""),
            (r"^\bx|y\b$", 0, 9, "x"),
            (r"^\p{Lu}\p{Script=Greek}$", 0, 9, "AͰ"),
        ];
        for (source, min, max, expected) in cases {
            assert_eq!(made(source, min, max).as_deref(), Some(expected), "{source}");
        }
    }

    #[test]
    fn what_cannot_be_is_given_up() {
        for (source, min, max) in
            [("^a$", 2, 3), ("[]", 0, 9), ("^abc$", 0, 2), ("(a{100}){100}", 0, 99), ("^a{30000}$", 0, 99_999)]
        {
            assert_eq!(made(source, min, max), None, "{source}");
        }
    }

    #[test]
    fn variants_differ() {
        let pattern = Pattern::parse("^[a-z]{4}$").expect("it is valid");
        let texts: std::collections::HashSet<_> = (0..20).filter_map(|variant| pattern.text(0, 9, variant)).collect();
        assert_eq!(texts.len(), 20);
    }
}
