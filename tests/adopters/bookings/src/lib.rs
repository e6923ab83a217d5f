//! Ferry bookings over `openapi.yaml`: what a team writes, and no more.
//!
//! The traits of the four tags are answered by two types, [`Timetable`] and [`Desk`], over one [`Office`]. Nothing here looks
//! at a header, writes JSON or XML, or puts an address together: stubs and context do. One `From` turns the office's refusals
//! into answers, for every operation.

mod desk;
#[rustfmt::skip]
#[allow(clippy::pedantic, reason = "generated code keeps the lints that are not about how people write")]
mod generated;
mod office;
mod problem;
mod timetable;

// The generated module lists its public names itself.
pub use generated::*;
pub use stub_runtime as runtime;

pub use desk::Desk;
pub use office::{Office, Passenger, Refusal};
pub use timetable::Timetable;

use std::sync::Arc;

/// The whole service.
pub type Server = runtime::Stub<Operations<Desk, Timetable, Timetable, Desk>>;

/// A service over an office. What the stubs refuse by themselves is a problem as well, since the document declares one.
pub fn server(office: &Arc<Office>) -> Server {
    let desk = || Desk::new(Arc::clone(office));
    let timetable = || Timetable::new(Arc::clone(office));
    let operations = Operations::new().bookings(desk()).payments(desk()).harbours(timetable()).crossings(timetable());
    operations.stub()
}
