//! Rules in words, for documentation.

use crate::ir::{Bound, Rule, TypeTable, Value};

/// Longer pieces of JSON are not shown.
pub(super) const MAX_SHOWN: usize = 200;

/// The constraints of a value as a sentence, for documentation: At most 100 characters, matching a pattern. Empty where
/// there are none.
pub fn in_words(table: &TypeTable, value: &Value) -> String {
    sentence(&rules_in_words(table, &value.rules))
}

pub(super) fn sentence(words: &str) -> String {
    let mut chars = words.chars();
    chars.next().map(|first| format!("{}{}.", first.to_uppercase(), chars.as_str())).unwrap_or_default()
}

/// Rules in words, with commas between them.
pub(super) fn rules_in_words(table: &TypeTable, rules: &[Rule]) -> String {
    rules.iter().map(|rule| rule_in_words(table, rule)).collect::<Vec<_>>().join(", ")
}

fn rule_in_words(table: &TypeTable, rule: &Rule) -> String {
    match rule {
        Rule::MinLength(n) => format!("at least {}", counted(*n, "character", "characters")),
        Rule::MaxLength(n) => format!("at most {}", counted(*n, "character", "characters")),
        Rule::Pattern(id) => format!("matching {}", code(&table[*id].ecmascript)),
        Rule::Minimum(Bound { value, is_exclusive: false }) => format!("at least {value}"),
        Rule::Minimum(Bound { value, is_exclusive: true }) => format!("more than {value}"),
        Rule::Maximum(Bound { value, is_exclusive: false }) => format!("at most {value}"),
        Rule::Maximum(Bound { value, is_exclusive: true }) => format!("less than {value}"),
        Rule::MultipleOf(divisor) => format!("a multiple of {divisor}"),
        Rule::MinItems(n) => format!("at least {}", counted(*n, "element", "elements")),
        Rule::MaxItems(n) => format!("at most {}", counted(*n, "element", "elements")),
        Rule::UniqueItems => "no two elements equal".to_owned(),
        Rule::MinProperties(n) => format!("at least {}", counted(*n, "property", "properties")),
        Rule::MaxProperties(n) => format!("at most {}", counted(*n, "property", "properties")),
        Rule::Schema(schema) | Rule::Deep(schema) if schema == "false" => "nothing fits".to_owned(),
        Rule::Schema(schema) | Rule::Deep(schema) if schema.len() <= MAX_SHOWN => {
            format!("held to the schema {}", code(schema))
        }
        Rule::Schema(_) | Rule::Deep(_) => "held to its schema".to_owned(),
    }
}

fn counted(n: u64, one: &str, several: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {several}") }
}

/// A piece of code, also where it holds what would end it or break the line, or holds nothing that can be seen.
pub(super) fn code(text: &str) -> String {
    let visible = |c: char| match c {
        '`' => '\'',
        c if c.is_control() => ' ',
        c => c,
    };
    let plain: String = text.chars().map(visible).collect();
    if plain.trim().is_empty() { format!("`\"{plain}\"`") } else { format!("`{}`", plain.trim()) }
}
