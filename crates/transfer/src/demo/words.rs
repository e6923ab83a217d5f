//! Words that the demo is made of, read from `words.toml`. All people are made up; mail goes to domains that nobody can
//! register.

use std::sync::LazyLock;

use serde::Deserialize;

/// The words, read once.
pub(super) static WORDS: LazyLock<Words> =
    LazyLock::new(|| toml::from_str(include_str!("words.toml")).expect("a test reads the file"));

/// All lists of the file; none is empty.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Words {
    pub(super) women: Vec<String>,
    pub(super) men: Vec<String>,
    pub(super) surnames: Vec<String>,
    /// Between surnames.
    pub(super) links: Vec<String>,
    pub(super) trades: Vec<String>,
    pub(super) street_kinds: Vec<String>,
    pub(super) streets: Vec<String>,
    pub(super) quarters: Vec<String>,
    pub(super) statuses: Vec<String>,
    pub(super) colours: Vec<String>,
    pub(super) pets: Vec<String>,
    pub(super) origins: Vec<String>,
    pub(super) cities: Vec<City>,
    pub(super) models: Vec<VehicleModel>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct City {
    pub(super) name: String,
    pub(super) state: String,
    /// Area code of telephones.
    pub(super) area: u32,
    /// First digits of postal codes.
    pub(super) postal: u32,
}

/// A model of vehicles.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VehicleModel {
    pub(super) brand: String,
    pub(super) model: String,
    /// Code of the type of vehicle.
    pub(super) kind: i32,
    pub(super) fuel: String,
    pub(super) doors: i32,
    /// Price when new.
    pub(super) reais: i32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_read() {
        assert_eq!((WORDS.women.len(), WORDS.cities.len(), WORDS.models.len()), (60, 16, 14));
    }
}
