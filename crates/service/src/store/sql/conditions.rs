//! Conditions of a search, put together from what was given.

use super::Param;
use crate::domain::stores::StoreAccess;
use crate::domain::values::SearchText;

/// Conditions that all must hold, with their parameters.
#[derive(Debug, Default)]
pub(super) struct Conditions<'a> {
    clauses: Vec<String>,
    params: Vec<Param<'a>>,
}

impl<'a> Conditions<'a> {
    /// A column has a value, if one is given.
    pub(super) fn equals(&mut self, column: &str, value: Option<impl Into<Param<'a>>>) {
        if let Some(value) = value {
            let place = self.place(value.into());
            self.clauses.push(format!("{column} = {place}"));
        }
    }

    /// A column of normalised names holds a text, if one is given; none of its characters is a wildcard.
    pub(super) fn contains(&mut self, column: &str, text: Option<&SearchText>) {
        if let Some(text) = text {
            let mut pattern = String::from("%");
            for character in text.as_str().chars() {
                if matches!(character, '%' | '_' | '!') {
                    pattern.push('!');
                }
                pattern.push(character);
            }
            pattern.push('%');
            let place = self.place(Param::Text(pattern.into()));
            self.clauses.push(format!("{column} LIKE {place} ESCAPE '!'"));
        }
    }

    /// A row exists, if a value is given; `query` has `{}` in the place of the value.
    pub(super) fn exists(&mut self, query: &str, value: Option<impl Into<Param<'a>>>) {
        if let Some(value) = value {
            let place = self.place(value.into());
            self.clauses.push(format!("EXISTS ({})", query.replace("{}", &place)));
        }
    }

    /// A column of stores is one that the user sees. Who sees none finds nothing.
    pub(super) fn seen(&mut self, column: &str, access: &StoreAccess) {
        let places: Vec<String> = access.stores().map(|store| self.place(store.into())).collect();
        self.clauses.push(match places.as_slice() {
            [] => "1 = 0".to_owned(),
            places => format!("{column} IN ({})", places.join(", ")),
        });
    }

    /// What follows `WHERE`.
    pub(super) fn sql(&self) -> String {
        if self.clauses.is_empty() { "1 = 1".to_owned() } else { self.clauses.join(" AND ") }
    }

    /// The parameters, in order.
    pub(super) fn params(&self) -> &[Param<'a>] {
        &self.params
    }

    fn place(&mut self, param: Param<'a>) -> String {
        self.params.push(param);
        format!("${}", self.params.len())
    }
}
