//! Names of types: unique, and such that typify leaves them alone.

use rust_text::name::{Scope, pascal};

/// Longer names are cut: what is nested deep would otherwise have a name of all that is around it.
const MAX_LENGTH: usize = 80;

/// Names of types that are taken.
#[derive(Debug)]
pub(super) struct TypeNames {
    scope: Scope,
}

impl TypeNames {
    /// The prelude's names are taken.
    pub(super) fn new() -> TypeNames {
        TypeNames { scope: Scope::of_types() }
    }

    /// Takes a name: the wanted one if it is free, or one that begins like it.
    pub(super) fn claim(&mut self, wanted: &str) -> String {
        let mut wanted = stable(wanted);
        loop {
            let name = self.scope.claim(&wanted, "Type");
            // A number after a number is set off by `_`, which typify would remove.
            let settled = settled(&name.replace('_', "V"));
            if settled == name {
                return name;
            }
            wanted = settled;
        }
    }
}

/// The name of what stands inside something that has a name.
pub(super) fn inner(outer: &str, wire: &str) -> String {
    let inner = pascal(wire);
    let room = MAX_LENGTH.saturating_sub(inner.len().min(MAX_LENGTH / 2));
    let outer = &outer[..outer.len().min(room)];
    stable(&format!("{outer}{inner}"))
}

/// A name that typify leaves alone, no longer than it may be.
pub(super) fn stable(wire: &str) -> String {
    let name = settled(wire);
    // Cutting may leave a word without its end, which is another word.
    if name.len() > MAX_LENGTH { settled(&name[..MAX_LENGTH]) } else { name }
}

/// A name as typify would write it, so that it is the same before and after: `ABCd` is `AbCd`.
///
/// typify splits words where a capital follows a small letter, and before the last of several capitals that a small
/// letter follows; digits belong to the word that they follow.
fn settled(wire: &str) -> String {
    let chars: Vec<char> = pascal(wire).chars().collect();
    let mut settled = String::with_capacity(chars.len());
    // Whether the last letter was a small one; digits change nothing.
    let mut after_small = true;
    for (idx, &c) in chars.iter().enumerate() {
        let ends_capitals = chars.get(idx + 1).is_some_and(char::is_ascii_lowercase);
        let begins_word = c.is_ascii_uppercase() && (after_small || ends_capitals);
        settled.push(if begins_word { c } else { c.to_ascii_lowercase() });
        if c.is_ascii_alphabetic() {
            after_small = c.is_ascii_lowercase();
        }
    }
    settled
}

#[cfg(test)]
mod tests {
    use super::{TypeNames, inner, stable};

    #[test]
    fn odd_names_are_settled() {
        let cases = [
            ("pet", "Pet"),
            ("a.b-c_d e", "Abcde"),
            ("HTTPServer2Go", "HttpServer2Go"),
            ("x2v2", "X2v2"),
            ("ABCd", "AbCd"),
            ("1st", "Value1st"),
            ("Média", "Media"),
            ("", ""),
        ];
        for (wire, expected) in cases {
            assert_eq!(stable(wire), expected, "{wire:?}");
            assert_eq!(stable(&stable(wire)), expected, "{wire:?}");
        }
    }

    #[test]
    fn names_differ() {
        let mut names = TypeNames::new();
        let wanted = ["Pet", "Pet", "pet2", "Pet2", "String", "Self", "", "🦀", "X2", "X2", "X2"];
        let claimed = wanted.map(|wanted| names.claim(wanted));
        let expected = "Pet Pet2 Pet2V2 Pet2V3 String2 Self2 Type Crab X2 X2v2 X2v3";
        assert_eq!(claimed.join(" "), expected);
    }

    #[test]
    fn deep_names_stay_short() {
        let mut name = "Outer".to_owned();
        for _ in 0..1_000 {
            name = inner(&name, "some_property");
        }
        assert!(name.len() <= super::MAX_LENGTH && name.ends_with("SomeProperty"), "{name}");
        let mut names = TypeNames::new();
        let claimed = [(); 3].map(|()| names.claim(&name));
        assert_eq!(claimed[1..], [format!("{name}2"), format!("{name}3")]);
    }
}
