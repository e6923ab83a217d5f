//! Every operation with every status that it declares, as bytes on the wire.

mod border;
mod contract;
mod deactivation;
mod examples;
mod recorded;
mod repeated;
mod rules;
mod updates;
