//! Catalogues: what the operator registers and everybody else chooses from.
//!
//! They are small and change seldom, so rules take them whole.

mod all;
mod benefit_type;
mod due_days;
mod field_definitions;
mod funnels;
mod plans;
mod sellers;
mod situations;
mod suppliers;
mod vehicle_types;

pub use all::Catalogue;
pub use benefit_type::BenefitType;
pub use due_days::DueDays;
pub use field_definitions::{FieldDefinition, FieldFormat};
pub use funnels::{Funnel, FunnelPlace, Funnels, Stage};
pub use plans::{Plan, Plans};
pub use sellers::{Seller, SellerKind};
pub use situations::{Situation, SituationType, Situations};
pub use suppliers::Supplier;
pub use vehicle_types::{VehicleCategory, VehicleType, VehicleTypes};
