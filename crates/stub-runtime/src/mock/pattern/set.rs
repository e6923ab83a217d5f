//! Sets of characters.

use std::cell::OnceCell;

/// Ranges of code points, ascending and apart.
#[derive(Debug, Clone)]
pub(super) struct Set {
    ranges: Vec<(u32, u32)>,
    offers: OnceCell<Vec<Vec<char>>>,
}

/// Kinds of characters, the likeable first.
const KINDS: [&str; 4] =
    ["abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "1234567890", "-_.!@#$%&*+=/:;,?()[]{}<>~^'\"`|\\ "];

const LAST: u32 = 0x10_FFFF;

/// Line ends, which `.` does not match.
const LINE_ENDS: [(u32, u32); 3] = [(0x0A, 0x0A), (0x0D, 0x0D), (0x2028, 0x2029)];

/// What ECMAScript calls white space, line ends included.
const SPACES: [(u32, u32); 10] = [
    (0x09, 0x0D),
    (0x20, 0x20),
    (0xA0, 0xA0),
    (0x1680, 0x1680),
    (0x2000, 0x200A),
    (0x2028, 0x2029),
    (0x202F, 0x202F),
    (0x205F, 0x205F),
    (0x3000, 0x3000),
    (0xFEFF, 0xFEFF),
];

impl Set {
    pub(super) fn of(mut ranges: Vec<(u32, u32)>) -> Set {
        ranges.sort_unstable();
        let mut merged: Vec<(u32, u32)> = Vec::with_capacity(ranges.len());
        for (first, last) in ranges {
            match merged.last_mut() {
                Some(before) if first <= before.1.saturating_add(1) => before.1 = before.1.max(last),
                _ => merged.push((first, last)),
            }
        }
        Set::from(merged)
    }

    pub(super) fn one(code: u32) -> Set {
        Set::from(vec![(code, code)])
    }

    /// `.`
    pub(super) fn dot() -> Set {
        Set::of(LINE_ENDS.to_vec()).complement()
    }

    /// `\d`, `\w`, `\s` and their complements.
    pub(super) fn shorthand(letter: char) -> Option<Set> {
        let set = match letter.to_ascii_lowercase() {
            'd' => Set::from(vec![(0x30, 0x39)]),
            'w' => Set::from(vec![(0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)]),
            's' => Set::from(SPACES.to_vec()),
            _ => return None,
        };
        Some(if letter.is_ascii_uppercase() { set.complement() } else { set })
    }

    /// `\p{name}`, for the properties that the standard library knows.
    pub(super) fn property(name: &str) -> Option<Set> {
        let name = name.rsplit('=').next().unwrap_or(name);
        let is_in: fn(char) -> bool = match name {
            "L" | "Letter" | "Alphabetic" | "Alpha" => char::is_alphabetic,
            "Lu" | "Uppercase_Letter" | "Uppercase" | "Upper" => char::is_uppercase,
            "Ll" | "Lowercase_Letter" | "Lowercase" | "Lower" => char::is_lowercase,
            "N" | "Number" => char::is_numeric,
            // Others than ASCII's are in it too, but no text that is made here has them.
            "Nd" | "Decimal_Number" | "digit" => |c| c.is_ascii_digit(),
            "P" | "Punctuation" => |c| c.is_ascii_punctuation() && !"$+<=>^`|~".contains(c),
            "S" | "Symbol" => |c| "$+<=>^`|~".contains(c),
            "Z" | "Separator" | "Zs" | "Space_Separator" | "White_Space" | "space" => char::is_whitespace,
            "ASCII" => |c| c.is_ascii(),
            "Any" => |_| true,
            _ => return None,
        };
        Some(Set::of(('\0'..=char::MAX).filter(|c| is_in(*c)).map(|c| (u32::from(c), u32::from(c))).collect()))
    }

    pub(super) fn complement(&self) -> Set {
        let mut ranges = Vec::with_capacity(self.ranges.len() + 1);
        let mut next = 0;
        for (first, last) in &self.ranges {
            if *first > next {
                ranges.push((next, first - 1));
            }
            next = last + 1;
        }
        if next <= LAST {
            ranges.push((next, LAST));
        }
        Set::from(ranges)
    }

    /// Whatever case the letters are in.
    pub(super) fn in_both_cases(&self) -> Set {
        let mut ranges = self.ranges.clone();
        // Folding of others than ASCII's letters changes nothing that is made here.
        for (lower, upper) in ('a'..='z').zip('A'..='Z') {
            if self.has(lower) || self.has(upper) {
                ranges.extend([lower, upper].map(|c| (u32::from(c), u32::from(c))));
            }
        }
        Set::of(ranges)
    }

    pub(super) fn has(&self, c: char) -> bool {
        let code = u32::from(c);
        let idx = self.ranges.partition_point(|(_, last)| *last < code);
        self.ranges.get(idx).is_some_and(|(first, _)| *first <= code)
    }

    pub(super) fn ranges(&self) -> &[(u32, u32)] {
        &self.ranges
    }

    /// Characters to choose from, those of one kind together; none if only others are in the set.
    pub(super) fn offers(&self) -> &[Vec<char>] {
        self.offers.get_or_init(|| {
            let offers = KINDS.map(|kind| kind.chars().filter(|c| self.has(*c)).collect::<Vec<char>>());
            offers.into_iter().filter(|kind| !kind.is_empty()).collect()
        })
    }

    /// The first character; surrogates are none.
    pub(super) fn first(&self) -> Option<char> {
        self.ranges.iter().find_map(|(first, last)| {
            let after_surrogates = (*last >= 0xE000).then_some(0xE000);
            char::from_u32(*first).or_else(|| char::from_u32(after_surrogates?))
        })
    }
}

impl From<Vec<(u32, u32)>> for Set {
    /// Of ranges that are ascending and apart.
    fn from(ranges: Vec<(u32, u32)>) -> Set {
        Set { ranges, offers: OnceCell::new() }
    }
}
