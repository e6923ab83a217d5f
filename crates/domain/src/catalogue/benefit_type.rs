//! Types of benefits.

use crate::values::value_set;
use crate::violation::Flaw;

value_set! {
    /// Type of a benefit. It comes from its plan and never changes.
    pub enum BenefitType {
        /// Protection of a vehicle.
        Vehicle = "VEICULAR",
        /// Health.
        Health = "SAUDE",
        /// Miscellaneous.
        Miscellaneous = "DIVERSOS",
        /// Consortium.
        Consortium = "CONSORCIO",
        /// Assistance around the clock.
        Assistance = "A24H",
        /// Subscription; the interface gives it no code.
        Subscription = "ASSINATURA",
    }
}

impl BenefitType {
    /// The type with a code of the interface, 0 to 4.
    pub fn from_code(code: i32) -> Result<Self, Flaw> {
        Self::ALL.iter().copied().find(|kind| kind.code() == Some(code)).ok_or_else(|| {
            Flaw::new(
                format!("{code} não existe"),
                "Use 0 (Veicular), 1 (Saúde), 2 (Diversos), 3 (Consórcio) ou 4 (Assistência 24H)",
            )
        })
    }

    /// The code of the interface, where it gives one.
    pub fn code(self) -> Option<i32> {
        match self {
            Self::Vehicle => Some(0),
            Self::Health => Some(1),
            Self::Miscellaneous => Some(2),
            Self::Consortium => Some(3),
            Self::Assistance => Some(4),
            Self::Subscription => None,
        }
    }

    /// How benefits of the type are called in a sentence: `benefícios veiculares`.
    pub fn benefits_in_words(self) -> &'static str {
        match self {
            Self::Vehicle => "benefícios veiculares",
            Self::Health => "benefícios de saúde",
            Self::Miscellaneous => "benefícios diversos",
            Self::Consortium => "consórcios",
            Self::Assistance => "benefícios de assistência 24 horas",
            Self::Subscription => "assinaturas",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_of_the_interface() {
        for code in 0..=4 {
            assert_eq!(BenefitType::from_code(code).ok().and_then(BenefitType::code), Some(code));
        }
        for code in [-1, 5, 9, i32::MAX] {
            let said = BenefitType::from_code(code).unwrap_err().at("codigo");
            assert!(said.text().starts_with(&format!("codigo {code} não existe. Use 0 (Veicular)")), "{said}");
        }
    }
}
