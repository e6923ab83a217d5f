//! Value sets of people.

use crate::values::{CpfCnpj, value_set};

value_set! {
    /// Whether a person is natural or legal.
    pub enum Nature {
        /// Natural.
        Natural = "F",
        /// Legal.
        Legal = "J",
    }
}

value_set! {
    /// Sex.
    pub enum Sex {
        /// Female.
        Female = "Feminino",
        /// Male.
        Male = "Masculino",
    }
}

value_set! {
    /// Kinds of telephones.
    pub enum PhoneKind {
        /// Landline.
        Landline = "Fixo",
        /// Mobile.
        Mobile = "Celular",
    }
}

impl Nature {
    /// The nature that a document implies.
    pub fn of(document: &CpfCnpj) -> Self {
        match document {
            CpfCnpj::Cpf(_) => Self::Natural,
            CpfCnpj::Cnpj(_) => Self::Legal,
        }
    }
}
