//! Definitions of additional fields: what a base adds to the benefits of a type.

use super::benefit_type::BenefitType;
use crate::values::{FieldCode, Text};

/// An additional field of a type of benefits.
#[derive(Debug, Clone, PartialEq)]
pub struct FieldDefinition {
    /// Its code.
    pub code: FieldCode,
    /// Its name, unique in the type.
    pub name: Text<100>,
    /// The type whose benefits have it.
    pub kind: BenefitType,
    /// Whether it must have a value.
    pub is_required: bool,
    /// Position in a form, from 1.
    pub position: i32,
    /// Whether it can still be filled in.
    pub is_active: bool,
    /// Its format.
    pub format: FieldFormat,
}

/// Format of an additional field.
#[derive(Debug, Clone, PartialEq)]
pub enum FieldFormat {
    /// Text of bounded length.
    Text {
        /// Most characters.
        max_length: u16,
    },
    /// A number.
    Number {
        /// The lowest.
        minimum: Option<f64>,
        /// The highest.
        maximum: Option<f64>,
        /// Most decimals.
        decimals: u8,
    },
    /// A day.
    Day,
    /// Yes or no.
    Flag,
    /// One of several options.
    Choice {
        /// The options, in the order of a form.
        options: Vec<Text<100>>,
    },
}

impl FieldFormat {
    /// Most characters that any text may have.
    pub const MAX_LENGTH: u16 = 1000;

    /// Most decimals that any number may have.
    pub const MAX_DECIMALS: u8 = 6;

    /// The word of the interface for the format.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Text { .. } => "TEXTO",
            Self::Number { .. } => "NUMERO",
            Self::Day => "DATA",
            Self::Flag => "LOGICO",
            Self::Choice { .. } => "LISTA",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_called_as_the_interface_calls_it() {
        let number = FieldFormat::Number { minimum: None, maximum: None, decimals: 0 };
        let formats = [
            FieldFormat::Text { max_length: 1 },
            number,
            FieldFormat::Day,
            FieldFormat::Flag,
            FieldFormat::Choice { options: Vec::new() },
        ];
        assert_eq!(formats.map(|format| format.word()), ["TEXTO", "NUMERO", "DATA", "LOGICO", "LISTA"]);
    }
}
