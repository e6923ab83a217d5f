//! Every operation with every status that it declares, as bytes on the wire, and every rule that a caller meets.

mod benefits;
mod border;
mod calls;
mod contract;
mod crm;
mod deactivation;
mod descriptions;
mod events;
mod examples;
mod recorded;
mod repeated;
mod rules;
mod updates;
