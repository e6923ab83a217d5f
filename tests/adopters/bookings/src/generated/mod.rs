//! Server stubs of `tests/adopters/bookings/openapi.yaml`.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

mod bookings;
mod crossings;
mod harbours;
mod operations;
mod patterns;
mod payments;
mod rejections;
mod representations;
mod responses;
mod security;
mod shared;
pub mod links;

pub use bookings::{
    BookingsApi, ListBookingsError, CreateBookingError, GetBookingError, CancelBookingError, ListBookingsOkBody,
    Booking, BookingStatus, BookingInput, BookingWithLinks, SelfLink,
};
pub use crossings::{CrossingsApi, ListCrossingsParameters, ListCrossingsError, ListCrossingsOkBody, Crossing};
pub use harbours::{HarboursApi, ListHarboursParameters, ListHarboursError, ListHarboursOkBody, Harbour};
pub use operations::{Operations, stub};
pub use payments::{
    PaymentsApi, PayBookingError, PaymentInput, PaymentInputSource, PaymentInputSourceCard, PaymentSourceCardObject,
    PaymentInputSourceAccount, PaymentSourceAccountObject, PaymentCurrency, PaymentWithLinks, BookingLink,
    PaymentSource, PaymentSourceCard, PaymentSourceAccount, PaymentStatus,
};
pub use responses::{
    Unauthorized, Forbidden, TooManyRequests, BadRequest, NotFound, Conflict, Success, Created, AnyError,
};
pub use security::Authenticate;
pub use shared::{SelfLinkAndPageLinks, Problem};

const _: () = stub_runtime::assert_generated_for("0.1.0");

/// Values that a mock answers with, by JSON pointer into the document.
pub const MOCK_VALUES: &str = include_str!("mock.json");
