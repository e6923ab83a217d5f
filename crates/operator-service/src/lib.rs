//! The operator's operations: what whoever runs the service does with it.
//!
//! [`OperatorService`] implements the traits of `spec/operator.yaml`, one file per tag, over the same domain and store as the
//! service itself. What all of them share stands beside them: `errors` is the one way from what went wrong to what an
//! operation declares, `register` the five operations that all registers have, `paging` the lists that come in pages,
//! `once` the requests that may be repeated, `versions` the records that are replaced whole, `values` what is read and
//! shown everywhere.
//!
//! Who may call is [`auth::OperatorGate`]'s affair; what is refused before an operation is chosen is worded
//! by `rejections`.

mod additional_fields;
mod attendances;
mod benefit_situations;
mod benefits;
mod consultations;
mod contacts;
mod deliveries;
mod due_days;
mod equipment;
mod errors;
mod events;
mod front;
mod funnels;
mod health;
mod help_desks;
mod inspections;
mod leads;
mod once;
mod operations;
mod paging;
mod people;
mod plans;
mod receiver_gateway;
mod receivers;
mod register;
mod rejections;
mod sellers;
mod service;
mod situations;
mod stores;
mod suppliers;
mod system_client;
mod third_party;
mod types;
mod users;
mod values;
mod vehicle_types;
mod versions;

pub use front::operator_front;
pub use operations::OperatorOperations;
pub use receiver_gateway::ReceiverGateway;
pub use service::OperatorService;
