//! The catalogues in one.

use super::due_days::DueDays;
use super::field_definitions::FieldDefinition;
use super::funnels::Funnels;
use super::plans::Plans;
use super::situations::Situations;
use super::vehicle_types::VehicleTypes;

/// All that rules choose from.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Catalogue {
    /// Plans that a benefit may have.
    pub plans: Plans,
    /// Situations of benefits.
    pub situations: Situations,
    /// Days on which a benefit may fall due.
    pub due_days: DueDays,
    /// Types of vehicles.
    pub vehicle_types: VehicleTypes,
    /// Additional fields of all types of benefits.
    pub fields: Vec<FieldDefinition>,
    /// Funnels of the CRM.
    pub funnels: Funnels,
}
