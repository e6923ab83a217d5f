//! Names of operations: the method, the builder and the row of the table, each unique.

use std::collections::{HashMap, HashSet};

use rust_text::name::{Scope, is_keyword, pascal};

#[derive(Debug, PartialEq, Eq)]
pub(super) struct OperationName {
    /// The words of which the others are made.
    pub(super) words: String,
    pub(super) function: String,
    pub(super) builder: String,
    /// The row of the table.
    pub(super) constant: String,
}

#[derive(Debug, Default)]
pub(super) struct OperationNames {
    /// `pet2_2` and `pet22` are two methods and would be one builder.
    builders: HashSet<String>,
    next: HashMap<String, usize>,
}

/// Methods that every client has, and statics that every table has.
const METHODS: &[&str] = &["new", "connection", "from", "clone", "operations", "schemes"];

/// Types that the file of the builders uses by their bare names.
const TYPES: &[&str] = &["Error", "ResponseValue", "ByteStream", "Part", "PathStyle", "QueryStyle"];

impl OperationNames {
    /// Takes the wanted words, or the next free ones.
    pub(super) fn claim(&mut self, wanted: &str) -> OperationName {
        let mut prelude = Scope::of_types();
        let builder = pascal(wanted);
        let is_taken_by_us = METHODS.contains(&wanted)
            || TYPES.contains(&builder.as_str())
            || prelude.claim(&builder, "Operation") != builder;
        let wanted = if is_taken_by_us { format!("{wanted}_call") } else { wanted.to_owned() };
        if let Some(name) = self.take(&wanted) {
            return name;
        }
        let joint = if wanted.ends_with(|c: char| c.is_ascii_digit()) { "_" } else { "" };
        loop {
            let next = self.next.entry(wanted.clone()).or_insert(1);
            *next += 1;
            let words = format!("{wanted}{joint}{next}");
            if let Some(name) = self.take(&words) {
                return name;
            }
        }
    }

    fn take(&mut self, words: &str) -> Option<OperationName> {
        let builder = pascal(words);
        self.builders.insert(builder.clone()).then(|| OperationName {
            function: escaped(words),
            constant: words.to_ascii_uppercase(),
            words: words.to_owned(),
            builder,
        })
    }
}

/// A word as a name: keywords end with an underscore.
pub(crate) fn escaped(words: &str) -> String {
    if is_keyword(words) { format!("{words}_") } else { words.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::OperationNames;

    #[test]
    fn methods_and_builders_are_unique() {
        let mut names = OperationNames::default();
        let claimed = ["get_pet", "get_pet", "pet2", "pet2", "pet22", "new", "error", "type", "option", "operations"]
            .map(|wanted| names.claim(wanted));
        let functions: Vec<_> = claimed.iter().map(|name| name.function.as_str()).collect();
        let expected = [
            "get_pet",
            "get_pet2",
            "pet2",
            "pet2_2",
            "pet22_2",
            "new_call",
            "error_call",
            "type_",
            "option_call",
            "operations_call",
        ];
        assert_eq!(functions, expected);
        let builders: Vec<_> = claimed.iter().map(|name| name.builder.as_str()).collect();
        assert_eq!(builders[2..5], ["Pet2", "Pet22", "Pet222"]);
    }
}
