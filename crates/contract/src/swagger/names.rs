//! Names of components: in 2.0 any text, in 3.0 letters, digits, `.`, `-` and `_`.

use std::collections::{HashMap, HashSet};

use crate::source::Node;

/// New names of the keys that no component can have. A name that is good stays, whatever becomes of those before it.
pub(super) fn changed(section: Node<'_>) -> HashMap<&str, String> {
    let keys = || section.entries().filter_map(|(key, _)| key.as_str());
    let mut taken: HashSet<String> = keys().filter(|name| is_good(name)).map(str::to_owned).collect();
    // Thousands of names may have one form.
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut changed = HashMap::new();
    for name in keys().filter(|name| !is_good(name)) {
        let plain = plain(name);
        let number = numbers.entry(plain.clone()).or_insert(1);
        let mut free = plain.clone();
        while !taken.insert(free.clone()) {
            *number += 1;
            free = format!("{plain}_{number}");
        }
        changed.insert(name, free);
    }
    changed
}

fn plain(name: &str) -> String {
    let plain: String = name.chars().map(|c| if is_good_character(c) { c } else { '_' }).collect();
    if plain.is_empty() { "_".to_owned() } else { plain }
}

fn is_good(name: &str) -> bool {
    !name.is_empty() && name.chars().all(is_good_character)
}

fn is_good_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '.' | '-' | '_')
}
