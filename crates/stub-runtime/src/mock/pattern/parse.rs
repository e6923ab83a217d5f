//! Text to pattern. What is no ECMAScript, or goes beyond what is known here, is no pattern.

use std::iter::Peekable;
use std::str::Chars;

use super::ast::{Node, Pattern};
use super::set::Set;

/// Groups inside one another.
const MAX_DEPTH: usize = 50;

impl Pattern {
    /// Reads a pattern; `None` if it cannot be read.
    pub(in crate::mock) fn parse(source: &str) -> Option<Pattern> {
        let names = names_of_groups(source);
        let mut parser = Parser {
            chars: source.chars().peekable(),
            n_groups: 0,
            names,
            ignores_case: false,
            dot_all: false,
            depth: 0,
        };
        let node = parser.either()?;
        parser.chars.peek().is_none().then_some(Pattern { node, n_groups: parser.n_groups })
    }
}

struct Parser<'p> {
    chars: Peekable<Chars<'p>>,
    n_groups: usize,
    /// Names of capturing groups by number, the first at 0; those without a name are empty.
    names: Vec<String>,
    ignores_case: bool,
    dot_all: bool,
    depth: usize,
}

impl Parser<'_> {
    fn either(&mut self) -> Option<Node> {
        let mut alternatives = vec![self.sequence()?];
        while self.eat('|') {
            alternatives.push(self.sequence()?);
        }
        Some(if alternatives.len() == 1 { alternatives.pop()? } else { Node::Either(alternatives) })
    }

    fn sequence(&mut self) -> Option<Node> {
        let mut nodes = Vec::new();
        while let Some(c) = self.chars.peek().copied() {
            if matches!(c, '|' | ')') {
                break;
            }
            let node = self.term()?;
            nodes.push(self.quantified(node)?);
        }
        Some(match nodes.len() {
            0 => Node::Empty,
            1 => nodes.pop()?,
            _ => Node::Sequence(nodes),
        })
    }

    fn term(&mut self) -> Option<Node> {
        Some(match self.chars.next()? {
            '^' => Node::Start,
            '$' => Node::End,
            '(' => self.group()?,
            '[' => {
                let set = self.class()?;
                self.set(&set)
            }
            '.' => Node::Set(if self.dot_all { Set::of(Vec::new()).complement() } else { Set::dot() }),
            '\\' => self.escape()?,
            '*' | '+' | '?' => return None,
            c => self.set(&Set::one(u32::from(c))),
        })
    }

    fn set(&self, set: &Set) -> Node {
        Node::Set(if self.ignores_case { set.in_both_cases() } else { set.clone() })
    }

    fn quantified(&mut self, node: Node) -> Option<Node> {
        let counts = if self.eat('*') {
            Some((0, None))
        } else if self.eat('+') {
            Some((1, None))
        } else if self.eat('?') {
            Some((0, Some(1)))
        } else if self.chars.peek() == Some(&'{') {
            // A brace that begins no quantifier is a character.
            self.counts()
        } else {
            None
        };
        let Some((min, max)) = counts else {
            return Some(node);
        };
        // Lazy or greedy: the same texts match.
        self.eat('?');
        if max.is_some_and(|max| max < min) {
            return None;
        }
        Some(Node::Repeat { node: Box::new(node), min, max })
    }

    /// `{n}`, `{n,}` or `{n,m}`; nothing is taken if it is none of them.
    fn counts(&mut self) -> Option<(usize, Option<usize>)> {
        let mut ahead = self.chars.clone();
        ahead.next();
        let text: String = ahead.by_ref().take_while(|c| *c != '}').collect();
        let (min, max) = text.split_once(',').unwrap_or((&text, &text));
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number(min) || !(max.is_empty() || is_number(max)) {
            return None;
        }
        // `take_while` stops at the end, too.
        let n_taken = text.chars().count() + 2;
        if self.chars.clone().nth(n_taken - 1) != Some('}') {
            return None;
        }
        self.chars = ahead;
        let max = if max.is_empty() { None } else { Some(max.parse().ok()?) };
        Some((min.parse().ok()?, max))
    }

    fn group(&mut self) -> Option<Node> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return None;
        }
        let (ignores_case, dot_all) = (self.ignores_case, self.dot_all);
        let mut look = None;
        let mut number = None;
        if self.eat('?') {
            match self.chars.next()? {
                ':' => {}
                '=' => look = Some((false, false)),
                '!' => look = Some((false, true)),
                '<' if self.eat('=') => look = Some((true, false)),
                '<' if self.eat('!') => look = Some((true, true)),
                '<' => {
                    self.chars.by_ref().find(|c| *c == '>')?;
                    self.n_groups += 1;
                    number = Some(self.n_groups);
                }
                flag => self.flags(flag)?,
            }
        } else {
            self.n_groups += 1;
            number = Some(self.n_groups);
        }
        let node = Box::new(self.either()?);
        if !self.eat(')') {
            return None;
        }
        self.depth -= 1;
        (self.ignores_case, self.dot_all) = (ignores_case, dot_all);
        Some(match look {
            Some((is_behind, is_negated)) => Node::Look { is_behind, is_negated, node },
            None => Node::Group(node, number),
        })
    }

    /// `i`, `s` and `m` between `?` and `:`. What `m` changes is not known here.
    fn flags(&mut self, first: char) -> Option<()> {
        let mut turns_on = true;
        let mut flag = first;
        while flag != ':' {
            match flag {
                '-' => turns_on = false,
                'i' => self.ignores_case = turns_on,
                's' => self.dot_all = turns_on,
                _ => return None,
            }
            flag = self.chars.next()?;
        }
        Some(())
    }

    fn escape(&mut self) -> Option<Node> {
        let c = self.chars.peek().copied()?;
        match c {
            'b' | 'B' => {
                self.chars.next();
                Some(Node::Boundary(c == 'b'))
            }
            'k' if self.names.iter().any(|name| !name.is_empty()) => {
                self.chars.next();
                let name: String = self.chars.by_ref().skip(1).take_while(|c| *c != '>').collect();
                Some(Node::Captured(self.names.iter().position(|known| *known == name)? + 1))
            }
            '1'..='9' => {
                let mut number = 0_usize;
                while let Some(digit) = self.chars.peek().and_then(|c| c.to_digit(10)) {
                    self.chars.next();
                    number = number.saturating_mul(10).saturating_add(digit as usize);
                }
                (number <= self.names.len()).then_some(Node::Captured(number))
            }
            _ => {
                let set = self.escaped()?;
                Some(self.set(&set))
            }
        }
    }

    /// The characters that an escape stands for, in a class and outside.
    fn escaped(&mut self) -> Option<Set> {
        let c = self.chars.next()?;
        if let Some(set) = Set::shorthand(c) {
            return Some(set);
        }
        let code = match c {
            'p' | 'P' if self.eat('{') => {
                let name: String = self.chars.by_ref().take_while(|c| *c != '}').collect();
                let set = Set::property(&name)?;
                return Some(if c == 'P' { set.complement() } else { set });
            }
            't' => 0x09,
            'n' => 0x0A,
            'v' => 0x0B,
            'f' => 0x0C,
            'r' => 0x0D,
            '0' => 0x00,
            'c' => u32::from(self.chars.next()?) % 32,
            'x' => self.digits(2)?,
            'u' => self.unicode()?,
            c => u32::from(c),
        };
        Some(Set::one(code))
    }

    /// `\u0041`, `\u{1F600}`, or a pair of surrogates.
    fn unicode(&mut self) -> Option<u32> {
        if self.eat('{') {
            let digits: String = self.chars.by_ref().take_while(|c| *c != '}').collect();
            return u32::from_str_radix(&digits, 16).ok();
        }
        let high = self.digits(4)?;
        let is_high = (0xD800..0xDC00).contains(&high);
        let mut ahead = self.chars.clone();
        if is_high && ahead.next() == Some('\\') && ahead.next() == Some('u') {
            self.chars = ahead;
            let low = self.digits(4)?;
            return Some(0x1_0000 + ((high - 0xD800) << 10) + low.checked_sub(0xDC00)?);
        }
        Some(high)
    }

    fn digits(&mut self, n: usize) -> Option<u32> {
        (0..n).try_fold(0, |code, _| Some(code * 16 + self.chars.next()?.to_digit(16)?))
    }

    fn class(&mut self) -> Option<Set> {
        let is_negated = self.eat('^');
        let mut ranges = Vec::new();
        while !self.eat(']') {
            let from = self.class_member()?;
            let mut ahead = self.chars.clone();
            let is_range = ahead.next() == Some('-') && ahead.next().is_some_and(|c| c != ']');
            match (from.ranges(), is_range) {
                (&[(first, last)], true) if first == last => {
                    self.chars.next();
                    let to = self.class_member()?;
                    match to.ranges() {
                        &[(low, high)] if low == high => {
                            if high < first {
                                return None;
                            }
                            ranges.push((first, high));
                        }
                        // `[a-\d]` is three members.
                        several => {
                            ranges.extend([(first, first), (0x2D, 0x2D)]);
                            ranges.extend_from_slice(several);
                        }
                    }
                }
                (members, _) => ranges.extend_from_slice(members),
            }
        }
        let set = Set::of(ranges);
        let set = if self.ignores_case { set.in_both_cases() } else { set };
        Some(if is_negated { set.complement() } else { set })
    }

    fn class_member(&mut self) -> Option<Set> {
        match self.chars.next()? {
            '\\' if self.eat('b') => Some(Set::one(0x08)),
            '\\' => self.escaped(),
            c => Some(Set::one(u32::from(c))),
        }
    }

    fn eat(&mut self, c: char) -> bool {
        self.chars.next_if_eq(&c).is_some()
    }
}

/// The names of capturing groups, in order; a backreference may stand before its group.
fn names_of_groups(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut chars = source.chars();
    let mut is_in_class = false;
    while let Some(c) = chars.next() {
        match c {
            '\\' => {
                chars.next();
            }
            '[' => is_in_class = true,
            ']' => is_in_class = false,
            '(' if !is_in_class => {
                let rest = chars.as_str();
                match rest.strip_prefix("?<").filter(|rest| !rest.starts_with(['=', '!'])) {
                    Some(name) => names.push(name.split('>').next().unwrap_or_default().to_owned()),
                    None if rest.starts_with('?') => {}
                    None => names.push(String::new()),
                }
            }
            _ => {}
        }
    }
    names
}
