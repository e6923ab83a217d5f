//! Telephones of people.

use super::sets::PhoneKind;
use crate::values::Phone;

/// A telephone of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonPhone {
    /// The number.
    pub phone: Phone,
    /// Its kind.
    pub kind: PhoneKind,
}

impl PersonPhone {
    /// A telephone of a kind or, where none is told, of the kind that the number has.
    pub fn new(phone: Phone, kind: Option<PhoneKind>) -> Self {
        let implied = if phone.is_mobile() { PhoneKind::Mobile } else { PhoneKind::Landline };
        Self { kind: kind.unwrap_or(implied), phone }
    }
}

/// The first telephone of a kind, which is the one that lists show.
pub fn first_of(kind: PhoneKind, phones: &[PersonPhone]) -> Option<&Phone> {
    phones.iter().find(|it| it.kind == kind).map(|it| &it.phone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::PersonDetails;

    #[test]
    fn a_number_tells_its_kind_unless_told_otherwise() {
        let phone = |text| Phone::parse(text).unwrap();
        let phones = [
            PersonPhone::new(phone("8633330100"), None),
            PersonPhone::new(phone("86999990001"), None),
            PersonPhone::new(phone("86999990002"), Some(PhoneKind::Landline)),
        ];
        let details = PersonDetails { phones: Some(phones.to_vec()), ..PersonDetails::default() };
        assert_eq!(details.phones(), phones);
        assert_eq!(PersonDetails::default().phones(), []);
        let kinds: Vec<_> = phones.iter().map(|it| it.kind).collect();
        assert_eq!(kinds, [PhoneKind::Landline, PhoneKind::Mobile, PhoneKind::Landline]);
        assert_eq!(first_of(PhoneKind::Landline, &phones), Some(&phones[0].phone));
        assert_eq!(first_of(PhoneKind::Mobile, &phones[..1]), None);
    }
}
