//! Addresses.

use super::details::details;
use super::values::{PostalCode, Text, Uf};

details! {
    /// An address; any part may be unknown.
    pub struct Address {
        /// What it is for: `Residencial`.
        kind: Text<30>,
        /// Kind of street: `Rua`.
        street_kind: Text<30>,
        /// Name of the street, without its kind.
        street: Text<200>,
        /// Kind and name of the street, where they were sent as one.
        street_with_kind: Text<250>,
        /// Number in the street; not always a number.
        number: Text<20>,
        /// Flat, block, reference.
        complement: Text<100>,
        /// Quarter.
        quarter: Text<100>,
        /// City.
        city: Text<100>,
        /// State.
        uf: Uf,
        /// Postal code.
        postal_code: PostalCode,
    }
}

impl Address {
    /// All of it in one line: `Rua das Amostras, 415, sala 12, Centro, Teresina - PI, 64000-000`; `None` if nothing is
    /// known.
    pub fn in_one_line(&self) -> Option<String> {
        let place = match (&self.city, self.uf) {
            (Some(city), Some(uf)) => Some(format!("{city} - {uf}")),
            (Some(city), None) => Some(city.to_string()),
            (None, uf) => uf.map(|uf| uf.to_string()),
        };
        let word = |text: Option<&dyn std::fmt::Display>| text.map(ToString::to_string);
        let parts = [
            self.full_street(),
            word(self.number.as_ref().map(|it| it as _)),
            word(self.complement.as_ref().map(|it| it as _)),
            word(self.quarter.as_ref().map(|it| it as _)),
            place,
            word(self.postal_code.as_ref().map(|it| it as _)),
        ];
        let known: Vec<String> = parts.into_iter().flatten().collect();
        if known.is_empty() { None } else { Some(known.join(", ")) }
    }

    /// Kind and name of the street in one, put together where they were sent apart.
    pub fn full_street(&self) -> Option<String> {
        match (&self.street_with_kind, &self.street_kind, &self.street) {
            (Some(whole), _, _) => Some(whole.to_string()),
            (None, Some(kind), Some(street)) => Some(format!("{kind} {street}")),
            (None, None, Some(street)) => Some(street.to_string()),
            (None, _, None) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_street_is_put_together_where_it_was_sent_apart() {
        let mut address = Address {
            street_kind: Text::parse("Rua").ok(),
            street: Text::parse("das Amostras").ok(),
            ..Address::default()
        };
        assert_eq!(address.full_street().as_deref(), Some("Rua das Amostras"));
        address.street_with_kind = Text::parse("R. das Amostras").ok();
        assert_eq!(address.full_street().as_deref(), Some("R. das Amostras"));
        assert_eq!(Address::default().full_street(), None);
    }

    #[test]
    fn what_is_known_stands_in_one_line() {
        let address = Address {
            street_kind: Text::parse("Rua").ok(),
            street: Text::parse("das Amostras").ok(),
            number: Text::parse("415").ok(),
            complement: Text::parse("sala 12").ok(),
            city: Text::parse("Teresina").ok(),
            uf: Some(Uf::Pi),
            postal_code: PostalCode::parse("64000000").ok(),
            ..Address::default()
        };
        let line = address.in_one_line();
        assert_eq!(line.as_deref(), Some("Rua das Amostras, 415, sala 12, Teresina - PI, 64000-000"));
        assert_eq!(Address::default().in_one_line(), None);
    }
}
