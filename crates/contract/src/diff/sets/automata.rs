//! Patterns as automata: whether the texts of some patterns and lengths are all texts of others.
//!
//! Each pattern becomes a deterministic automaton over bytes that accepts the whole text. They are run side by side, and
//! the shortest text is sought that the ones accept and none of the others does. Both the automata and the search are
//! limited in size; beyond that there is no answer.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use regex_automata::dfa::{Automaton as _, StartKind, dense};
use regex_automata::nfa::thompson;
use regex_automata::util::primitives::StateID;
use regex_automata::util::{start, syntax};
use regex_automata::{Anchored, MatchKind};
use regex_syntax::hir::{Look, LookSet};

use crate::pattern::Pattern;

use super::count::Count;

/// Bytes of one automaton, and of what it is made from.
const MAX_AUTOMATON: usize = 6 << 20;

/// Bytes of all automata that one engine makes. This much takes about a second.
const MAX_AUTOMATA: usize = 64 << 20;

/// States of one search.
const MAX_STATES: usize = 50_000;

/// Patterns that are compiled, each once.
#[derive(Default)]
pub(super) struct Automata {
    patterns: HashMap<String, Option<Pattern>>,
    by_source: HashMap<String, Option<Rc<Automaton>>>,
    n_bytes: usize,
}

/// An automaton that accepts the texts of one pattern.
pub(super) struct Automaton {
    dfa: dense::DFA<Vec<u32>>,
    start: StateID,
}

/// Texts that match all of some patterns and have a length in a range.
#[derive(Clone, Default)]
pub(super) struct Language {
    pub(super) automata: Vec<Rc<Automaton>>,
    pub(super) length: Count,
}

/// A state of a search: that of each automaton, and how many characters led there.
type State = (Vec<StateID>, u64);

/// What a search found.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Search {
    /// No text.
    Nothing,
    /// This text, the shortest.
    Text(String),
    /// The search ended early.
    TooLarge,
}

impl Language {
    /// Whether every rule of another language is one of this, or is looser. Texts of this are texts of the other then.
    fn keeps_the_rules_of(&self, other: &Language) -> bool {
        let is_kept = |automaton| self.automata.iter().any(|own| Rc::ptr_eq(own, automaton));
        let is_no_longer = other.length.max.is_none_or(|most| self.length.max.is_some_and(|max| max <= most));
        self.length.min >= other.length.min && is_no_longer && other.automata.iter().all(is_kept)
    }
}

impl Automata {
    /// A pattern to match with; `None` if it cannot be expressed.
    pub(super) fn pattern(&mut self, ecmascript: &str) -> Option<&Pattern> {
        if !self.patterns.contains_key(ecmascript) {
            self.patterns.insert(ecmascript.to_owned(), Pattern::parse(ecmascript).ok());
        }
        self.patterns.get(ecmascript)?.as_ref()
    }

    /// The automaton of a pattern of a document; `None` if it cannot be expressed or is too large.
    pub(super) fn of_pattern(&mut self, ecmascript: &str) -> Option<Rc<Automaton>> {
        let rust = self.pattern(ecmascript)?.rust().to_owned();
        self.of_source(&rust)
    }

    /// The automaton of a pattern in the syntax of the `regex` crate.
    pub(super) fn of_source(&mut self, rust: &str) -> Option<Rc<Automaton>> {
        if let Some(known) = self.by_source.get(rust) {
            return known.clone();
        }
        let made = (self.n_bytes < MAX_AUTOMATA).then(|| Automaton::new(rust)).flatten().map(Rc::new);
        // A refusal costs as much as the largest that is accepted.
        self.n_bytes += made.as_ref().map_or(MAX_AUTOMATON, |made| made.dfa.memory_usage());
        self.by_source.insert(rust.to_owned(), made.clone());
        made
    }
}

impl Automaton {
    fn new(rust: &str) -> Option<Automaton> {
        // A Unicode word boundary, which automata do not know, only keeps the crate's search from stopping inside a
        // character; here whole characters stand before and behind.
        let rust = rust.replace(r"(?:\b|\B)(?-u:\B)", r"(?-u:\B)");
        let syntax = syntax::Config::new().utf8(false);
        let parsed = syntax::parse_with(&rust, &syntax).ok()?;
        let around = |looks: LookSet, anchor| if looks.contains(anchor) { "" } else { "(?s:.)*" };
        // Where nothing can stand, an automaton that expects anything would read every text to its end.
        let before = around(parsed.properties().look_set_prefix(), Look::Start);
        let behind = around(parsed.properties().look_set_suffix(), Look::End);
        let whole = format!(r"\A{before}(?:{rust}){behind}\z");
        let limit = Some(MAX_AUTOMATON);
        let config = dense::Config::new()
            .start_kind(StartKind::Anchored)
            .match_kind(MatchKind::All)
            .accelerate(false)
            .dfa_size_limit(limit)
            .determinize_size_limit(limit);
        let dfa = dense::Builder::new()
            .configure(config)
            .syntax(syntax)
            .thompson(thompson::Config::new().utf8(false).nfa_size_limit(limit))
            .build(&whole)
            .ok()?;
        let start = dfa.start_state(&start::Config::new().anchored(Anchored::Yes)).ok()?;
        Some(Automaton { dfa, start })
    }
}

/// Bytes in the order in which they are tried, so that what is found can be read.
fn preferred() -> impl Iterator<Item = u8> {
    let readable = b"a0A-_. /:@+,b1B".iter().copied();
    readable.chain(0x21..0x7f).chain([0x20]).chain(0x80..=0xff).chain(0x00..0x20).chain([0x7f])
}

/// The shortest text that is in a language and in none of some others.
pub(super) fn search(universe: &Rc<Automaton>, within: &Language, outside: &[Language]) -> Search {
    // Most patterns have not changed, and to see that takes no search.
    if outside.iter().any(|other| within.keeps_the_rules_of(other)) {
        return Search::Nothing;
    }
    let mut automata: Vec<Rc<Automaton>> = vec![Rc::clone(universe)];
    let mut indexes = |language: &Language| -> Vec<usize> {
        let place = |automaton: &Rc<Automaton>| {
            automata.iter().position(|known| Rc::ptr_eq(known, automaton)).unwrap_or_else(|| {
                automata.push(Rc::clone(automaton));
                automata.len() - 1
            })
        };
        language.automata.iter().map(place).collect()
    };
    let mut inside = indexes(within);
    inside.push(0);
    let others: Vec<(Vec<usize>, Count)> =
        outside.iter().map(|language| (indexes(language), language.length)).collect();
    let lengths = std::iter::once(within.length).chain(outside.iter().map(|language| language.length));
    let ends = lengths.flat_map(|length| [Some(length.min), length.max]).flatten();
    // Beyond the last end all lengths are alike.
    let limit = ends.max().unwrap_or_default().saturating_add(1);
    let mut known_classes = Vec::new();
    let mut alphabet = Vec::new();
    for byte in preferred() {
        let classes: Vec<u8> = automata.iter().map(|automaton| automaton.dfa.byte_classes().get(byte)).collect();
        let class = (classes, is_first(byte));
        if !known_classes.contains(&class) {
            known_classes.push(class);
            alphabet.push(byte);
        }
    }
    let is_accepted = |states: &[StateID], idx: usize| {
        let dfa = &automata[idx].dfa;
        dfa.is_match_state(dfa.next_eoi_state(states[idx]))
    };
    let accepts = |states: &[StateID], group: &[usize]| group.iter().all(|idx| is_accepted(states, *idx));
    let start: State = (automata.iter().map(|automaton| automaton.start).collect(), 0);
    let mut known: HashSet<State> = HashSet::from([start.clone()]);
    // Each state with the one that it was reached from and the byte between them; the list is also the queue.
    let mut reached = vec![(start, usize::MAX, 0_u8)];
    let mut at = 0;
    while at < reached.len() {
        let (states, length) = reached[at].0.clone();
        let is_inside = within.length.allows(length) && accepts(&states, &inside);
        if is_inside && !others.iter().any(|(group, count)| count.allows(length) && accepts(&states, group)) {
            return text_to(&reached, at).map_or(Search::TooLarge, Search::Text);
        }
        for byte in &alphabet {
            let next_length = (length + u64::from(is_first(*byte))).min(limit);
            if within.length.max.is_some_and(|max| next_length > max) {
                continue;
            }
            let step = |(automaton, state): (&Rc<Automaton>, &StateID)| automaton.dfa.next_state(*state, *byte);
            let next: Vec<StateID> = automata.iter().zip(&states).map(step).collect();
            if inside.iter().any(|idx| automata[*idx].dfa.is_dead_state(next[*idx])) {
                continue;
            }
            let next = (next, next_length);
            if known.insert(next.clone()) {
                reached.push((next, at, *byte));
            }
        }
        at += 1;
        if reached.len() > MAX_STATES {
            return Search::TooLarge;
        }
    }
    Search::Nothing
}

/// Whether a byte begins a character.
fn is_first(byte: u8) -> bool {
    byte & 0xC0 != 0x80
}

fn text_to(reached: &[(State, usize, u8)], at: usize) -> Option<String> {
    let mut bytes = Vec::new();
    let mut at = at;
    while let Some((_, from, byte)) = reached.get(at).filter(|(_, from, _)| *from != usize::MAX) {
        bytes.push(*byte);
        at = *from;
    }
    bytes.reverse();
    String::from_utf8(bytes).ok()
}
