//! Addresses of operations, for links in answers: `context.url(&links::…)`.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

crate::runtime::links! {
    list_harbours() "/harbours",
    list_crossings() "/crossings",
    list_bookings() "/bookings",
    create_booking() "/bookings",
    get_booking(booking_id: &crate::runtime::Uuid) "/bookings/{bookingId}",
    cancel_booking(booking_id: &crate::runtime::Uuid) "/bookings/{bookingId}",
    pay_booking(booking_id: &crate::runtime::Uuid) "/bookings/{bookingId}/payment",
}
