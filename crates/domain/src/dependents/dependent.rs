//! The record of a dependent.

use super::kinship::Kinship;
use crate::people::Sex;
use crate::values::{BenefitCode, CardNumber, Cpf, Day, DependentCode, PersonName, Phone, PlanCode, Text};

/// A registered dependent.
#[derive(Debug, Clone, PartialEq)]
pub struct Dependent {
    /// Code.
    pub code: DependentCode,
    /// Its data.
    pub data: DependentData,
}

/// Data of a dependent. Saving overwrites all of it but card and activity, which stay where they are not sent.
#[derive(Debug, Clone, PartialEq)]
pub struct DependentData {
    /// The benefit that the dependent belongs to.
    pub benefit: BenefitCode,
    /// Name.
    pub name: PersonName,
    /// CPF.
    pub cpf: Option<Cpf>,
    /// Day of birth.
    pub birth: Option<Day>,
    /// Identity card.
    pub identity: Option<Text<30>>,
    /// The discount card; to a new dependent without one, the service issues it.
    pub card: Option<CardNumber>,
    /// Telephone.
    pub phone: Option<Phone>,
    /// Kinship.
    pub kinship: Kinship,
    /// Sex.
    pub sex: Option<Sex>,
    /// Plans, each once, in the order in which they were sent.
    pub plans: Vec<PlanCode>,
    /// Whether the dependent is active.
    pub is_active: bool,
}
