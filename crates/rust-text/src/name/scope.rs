//! Names that must differ from each other.

use std::collections::{HashMap, HashSet};

/// A place where every name may be used once.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    taken: HashSet<String>,
    /// The number to try first for a name that was wanted before: all smaller ones are taken.
    next: HashMap<String, usize>,
}

/// Words that cannot be fields, arguments or functions as they stand.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else", "enum",
    "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move",
    "mut", "override", "priv", "pub", "ref", "return", "static", "struct", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Words that not even `r#` makes a name.
const NEVER: &[&str] = &["crate", "self", "super"];

/// Types and variants that every file uses by their bare names; `S` is the implementation.
const PRELUDE: &str = "Box Clone Copy Debug Default Drop Eq Err Fn From Future Into Iterator None Ok Option Ord PartialEq Result Self Send Sized \
                       Some String Sync ToString TryFrom TryInto Unpin Vec bool char f32 f64 i128 i32 i64 str u64 usize";

/// Whether a word cannot be a name as it stands.
pub fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word) || NEVER.contains(&word)
}

impl Scope {
    /// Fields, arguments, functions: nothing is taken.
    pub fn new() -> Scope {
        Scope::default()
    }

    /// Types: the prelude's are taken.
    pub fn of_types() -> Scope {
        Scope { taken: PRELUDE.split_whitespace().map(str::to_owned).collect(), next: HashMap::new() }
    }

    /// True if a name is free.
    pub fn is_free(&self, name: &str) -> bool {
        !self.taken.contains(name)
    }

    /// Takes a name, or the first free one of `name2`, `name3`, …; `fallback` when the wanted one is empty.
    pub fn claim(&mut self, wanted: &str, fallback: &str) -> String {
        let wanted = if wanted.is_empty() { fallback } else { wanted };
        if self.taken.insert(wanted.to_owned()) {
            return wanted.to_owned();
        }
        // `campo2` taken twice must not look like `campo22`.
        let joint = if wanted.ends_with(|c: char| c.is_ascii_digit()) { "_" } else { "" };
        let next = self.next.entry(wanted.to_owned()).or_insert(2);
        loop {
            let name = format!("{wanted}{joint}{next}");
            *next += 1;
            if self.taken.insert(name.clone()) {
                return name;
            }
        }
    }

    /// Takes a name for a field, argument or function, written so that Rust reads it: `r#type`, `self_`.
    pub fn claim_word(&mut self, wanted: &str, fallback: &str) -> String {
        let wanted = if NEVER.contains(&wanted) { format!("{wanted}_") } else { wanted.to_owned() };
        let name = self.claim(&wanted, fallback);
        if KEYWORDS.contains(&name.as_str()) { format!("r#{name}") } else { name }
    }
}

#[cfg(test)]
mod tests {
    use super::Scope;

    #[test]
    fn the_first_keeps_its_name() {
        let mut scope = Scope::of_types();
        let names = ["Pet", "Pet", "Pet2", "", "Option"].map(|wanted| scope.claim(wanted, "Empty"));
        assert_eq!(names, ["Pet", "Pet2", "Pet2_2", "Empty", "Option2"]);
    }

    #[test]
    fn keywords_are_escaped() {
        let mut scope = Scope::new();
        let names = ["type", "self", "type"].map(|wanted| scope.claim_word(wanted, "value"));
        assert_eq!(names, ["r#type", "self_", "type2"]);
    }
}
