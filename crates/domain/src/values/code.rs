//! Codes of records: one type per kind of record, so that a person's is never taken for a benefit's.

use crate::violation::Flaw;

/// Makes code types; those of one list share their lowest value. A register may have its own beside its record.
macro_rules! codes {
    ($lowest:literal: $( $(#[$meta:meta])* $name:ident ),+ $(,)?) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(i32);

        impl $name {
            /// The lowest code.
            pub const LOWEST: i32 = $lowest;

            /// The code with this number.
            pub fn new(number: i32) -> Result<Self, $crate::Flaw> {
                if number >= Self::LOWEST { Ok(Self(number)) } else { Err($crate::values::out_of_range(Self::LOWEST)) }
            }

            /// Reads a code from its digits.
            pub fn parse(text: &str) -> Result<Self, $crate::Flaw> {
                $crate::values::number_of(text, Self::LOWEST).and_then(Self::new)
            }

            /// The number.
            pub fn get(self) -> i32 {
                self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, formatter)
            }
        }
    )+ };
}

pub(crate) use codes;

codes! { 1:
    /// A store, the border of what a user sees.
    StoreCode,
    /// A user.
    UserCode,
    /// A person.
    PersonCode,
    /// A credit card of a person.
    CreditCardCode,
    /// A benefit.
    BenefitCode,
    /// An item (plan) of a benefit.
    ItemCode,
    /// A dependent of a benefit.
    DependentCode,
    /// A situation of a benefit or of another entity.
    SituationCode,
    /// A definition of an additional field.
    FieldCode,
    /// A type of vehicle.
    VehicleTypeCode,
    /// A tracker installed in a vehicle.
    InstallationCode,
    /// A supplier.
    SupplierCode,
    /// A seller, consultant or representative.
    SellerCode,
    /// A funnel of the CRM.
    FunnelCode,
    /// A stage of a funnel.
    StageCode,
    /// A lead.
    LeadCode,
    /// A deal.
    DealCode,
    /// A dependent of a deal.
    DealDependentCode,
    /// An event.
    EventCode,
    /// A type of consultations, help desk calls, inspections or events.
    TypeCode,
    /// A medical consultation.
    ConsultationCode,
    /// A help desk call.
    HelpDeskCode,
    /// An inspection.
    InspectionCode,
    /// A receiver of triggers.
    ReceiverCode,
}

codes! { 0:
    /// A plan; the interface lets its codes begin at 0.
    PlanCode,
    /// A sequential number of a benefit or a deal, which people read out instead of the code.
    Sequential,
}

pub(crate) fn out_of_range(lowest: i32) -> Flaw {
    Flaw::new("está fora dos limites", format!("Envie um número inteiro de {lowest} a {}", i32::MAX))
}

/// Digits as a number; neither sign nor space is a digit.
pub(crate) fn number_of(text: &str, lowest: i32) -> Result<i32, Flaw> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_number).ok_or_else(|| out_of_range(lowest))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn bounds_are_those_of_the_interface() {
        for (number, is_code, is_plan) in
            [(i32::MIN, false, false), (-1, false, false), (0, false, true), (1, true, true), (i32::MAX, true, true)]
        {
            assert_eq!(PersonCode::new(number).is_ok(), is_code, "{number}");
            assert_eq!(PlanCode::new(number).is_ok(), is_plan, "{number}");
        }
        assert_eq!(
            PersonCode::new(0).unwrap_err().at("codPessoa").text(),
            "codPessoa está fora dos limites. Envie um número inteiro de 1 a 2147483647."
        );
    }

    #[test]
    fn hostile_codes_are_refused() {
        assert_refused(
            &["", "abc", "-1", "+1", "0", "2147483648", "99999999999999999999", "1\0", "١", "１", "1.0", "1e3", " 1"],
            PersonCode::parse,
        );
    }

    proptest! {
        #[test]
        fn every_code_round_trips(number in 1..=i32::MAX) {
            assert_round_trip(&number.to_string(), BenefitCode::parse);
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Sequential::parse);
        }
    }
}
