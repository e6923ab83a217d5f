//! Texts that match, guessed from the pattern's structure and verified.

use super::ast::{Node, Pattern};
use super::set::Set;

/// Guesses before giving up.
const MAX_GUESSES: usize = 200;

/// Characters of a guess; what needs more is given up.
const MAX_LENGTH: usize = 20_000;

impl Pattern {
    /// A text of a length that matches, the `variant`th of several; `None` if none was found.
    pub(in crate::mock) fn text(&self, min: usize, max: usize, variant: usize) -> Option<String> {
        if shortest(&self.node) > max.min(MAX_LENGTH) {
            return None;
        }
        (0..MAX_GUESSES).find_map(|nth| {
            let mut text = self.guess(nth, variant, 0)?;
            let length = text.chars().count();
            if length < min {
                text = self.guess(nth, variant, min - length)?;
                // Where the pattern leaves its end open, anything may follow.
                let n_missing = min.saturating_sub(text.chars().count());
                text.extend("abcdefghij".chars().cycle().take(n_missing));
            }
            (text.chars().count() <= max && self.is_match(&text) == Some(true)).then_some(text)
        })
    }

    /// One guess; `n_more` characters are wanted beyond what the pattern demands.
    fn guess(&self, nth: usize, variant: usize, n_more: usize) -> Option<String> {
        let manner = match (nth, variant) {
            (0, 0) => Manner::Plain,
            (1, 0) => Manner::Mixed,
            _ => Manner::Any,
        };
        let mut writer = Writer {
            text: String::new(),
            n_chars: 0,
            manner,
            writes_looks: nth % 3 == 2,
            n_more,
            random: Random::new(nth as u64 * 1_000 + variant as u64),
            captured: vec![String::new(); self.n_groups + 1],
        };
        writer.write(&self.node)?;
        Some(writer.text)
    }
}

/// How characters and alternatives are chosen.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// The first alternative, letters before digits.
    Plain,
    /// The first alternative, characters of all kinds in turn: what rules for passwords ask for.
    Mixed,
    /// At random.
    Any,
}

struct Writer {
    text: String,
    n_chars: usize,
    manner: Manner,
    /// Whether what is only looked at is written, too.
    writes_looks: bool,
    n_more: usize,
    random: Random,
    captured: Vec<String>,
}

impl Writer {
    /// Writes what a part asks for; `None` if that is impossible or too long.
    fn write(&mut self, node: &Node) -> Option<()> {
        match node {
            Node::Set(set) => {
                let c = self.chosen(set)?;
                self.text.push(c);
                self.n_chars += 1;
                if self.n_chars > MAX_LENGTH {
                    return None;
                }
            }
            Node::Group(node, number) => {
                let start = self.text.len();
                self.write(node)?;
                if let Some(captured) = number.and_then(|number| self.captured.get_mut(number)) {
                    self.text[start..].clone_into(captured);
                }
            }
            Node::Captured(number) => {
                let captured = self.captured.get(*number).cloned().unwrap_or_default();
                self.n_chars += captured.chars().count();
                self.text.push_str(&captured);
            }
            Node::Look { is_negated: false, node, .. } if self.writes_looks => self.write(node)?,
            Node::Empty | Node::Start | Node::End | Node::Boundary(_) | Node::Look { .. } => {}
            Node::Sequence(nodes) => nodes.iter().try_for_each(|node| self.write(node))?,
            Node::Either(nodes) => {
                let idx = if self.manner == Manner::Any { self.random.below(nodes.len()) } else { 0 };
                self.write(&nodes[idx])?;
            }
            Node::Repeat { node, min, max } => self.repeat(node, *min, *max)?,
        }
        Some(())
    }

    fn repeat(&mut self, node: &Node, min: usize, max: Option<usize>) -> Option<()> {
        let extra = if self.manner == Manner::Any { self.random.below(4) } else { 0 };
        let wanted = max.map_or(min + extra, |max| max.min(min + extra));
        let mut n_times = 0;
        while n_times < wanted {
            self.write(node)?;
            n_times += 1;
        }
        // More of it, as long as more characters are wanted and it has some to give.
        while self.n_more > 0 && max.is_none_or(|max| n_times < max) {
            let before = self.n_chars;
            self.write(node)?;
            n_times += 1;
            let n_written = self.n_chars - before;
            if n_written == 0 {
                break;
            }
            self.n_more = self.n_more.saturating_sub(n_written);
        }
        Some(())
    }

    fn chosen(&mut self, set: &Set) -> Option<char> {
        let offers = set.offers();
        if offers.is_empty() {
            return set.first();
        }
        let (kind, nth) = match self.manner {
            Manner::Plain => (0, self.n_chars),
            Manner::Mixed => (self.n_chars % offers.len(), self.n_chars / offers.len()),
            Manner::Any => {
                let kind = self.random.below(offers.len());
                (kind, self.random.below(offers[kind].len()))
            }
        };
        Some(offers[kind][nth % offers[kind].len()])
    }
}

/// Characters that every text has which matches.
fn shortest(node: &Node) -> usize {
    match node {
        Node::Empty | Node::Start | Node::End | Node::Boundary(_) | Node::Captured(_) | Node::Look { .. } => 0,
        Node::Set(_) => 1,
        Node::Group(node, _) => shortest(node),
        Node::Sequence(nodes) => nodes.iter().map(shortest).fold(0, usize::saturating_add),
        Node::Either(nodes) => nodes.iter().map(shortest).min().unwrap_or_default(),
        Node::Repeat { node, min, .. } => shortest(node).saturating_mul(*min),
    }
}

/// The same numbers for the same seed, every time.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 11) % bound as u64).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Pattern;

    fn made(source: &str, min: usize, max: usize) -> Option<String> {
        let pattern = Pattern::parse(source).unwrap_or_else(|| panic!("{source} is read"));
        let text = pattern.text(min, max, 0)?;
        assert_eq!(pattern.is_match(&text), Some(true), "{source} {text}");
        assert!((min..=max).contains(&text.chars().count()), "{source} {text}");
        Some(text)
    }

    #[test]
    fn texts_are_likeable() {
        let cases = [
            (r"^[A-Z]{3}-?\d{4}$", 0, 99, "ABC4567"),
            (r"^\d{3}\.\d{3}\.\d{3}-\d{2}$", 0, 99, "123.567.901-34"),
            (r"^[a-z]+$", 0, 99, "a"),
            (r"^[a-z]+$", 5, 5, "abcde"),
            (r"^(cat|dog)s?$", 0, 99, "cat"),
            (r"^\w+@\w+\.com$", 12, 12, "abcde@g.com"),
            (r"x", 3, 3, "xab"),
            (r"", 0, 0, ""),
            (r"^$", 0, 9, ""),
            (r"^(\w)\1$", 0, 9, "aa"),
            (r"^(?<q>['\x22]).*\k<q>$", 0, 9, "''"),
        ];
        for (source, min, max, expected) in cases {
            let text = made(source, min, max).unwrap_or_else(|| panic!("{source} has no text"));
            if source != r"^\w+@\w+\.com$" {
                assert_eq!(text, expected, "{source}");
            }
        }
    }

    #[test]
    fn lookaround_is_kept() {
        for source in [
            r"^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#]).{8,}$",
            r"^(?!a).+$",
            r"^(?=abc)",
            r"(?<=x)y",
            r"^(?!.*--)[a-z-]{3,}$",
            r"^(?:(?!00)\d){4}$",
        ] {
            assert!(made(source, 0, 40).is_some(), "{source}");
        }
    }

    #[test]
    fn variants_differ() {
        let pattern = Pattern::parse("^[a-z]{4}$").expect("it is read");
        let texts: std::collections::HashSet<_> = (0..20).filter_map(|variant| pattern.text(0, 9, variant)).collect();
        assert!(texts.len() > 15, "{texts:?}");
    }

    #[test]
    fn what_cannot_be_is_given_up() {
        for (source, min, max) in
            [("^a$", 2, 3), ("[]", 0, 9), ("^b(?=a)c$", 0, 9), ("^a{30000}$", 0, 99_999), ("^abc$", 0, 2)]
        {
            assert_eq!(made(source, min, max), None, "{source}");
        }
    }

    #[test]
    fn what_is_no_pattern_is_not_read() {
        for source in ["(", ")", "[a", "*", "a{2,1}", "(?", "\\", r"\p{Klingon}", "(?<a", r"\u{FFFFFFFFF}", "a**"] {
            assert!(Pattern::parse(source).is_none(), "{source}");
        }
        let deep = "(".repeat(100_000);
        assert!(Pattern::parse(&deep).is_none());
    }

    #[test]
    fn matching_ends() {
        let pattern = Pattern::parse("^(a+)+$").expect("it is read");
        assert_eq!(pattern.is_match(&("a".repeat(40) + "!")), None);
        let pattern = Pattern::parse("^(ab)*$").expect("it is read");
        assert_eq!(pattern.is_match(&"ab".repeat(10_000)), None);
        let pattern = Pattern::parse("^(ab|a)*c$").expect("it is read");
        assert_eq!(pattern.is_match("abaabac"), Some(true));
    }
}
