//! Every operation, its path, and the server.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::{Method, Route};

crate::runtime::services! { Operations {
    /// Answers operations tagged `Bookings`.
    bookings: Bookings,
    /// Answers operations tagged `Crossings`.
    crossings: Crossings,
    /// Answers operations tagged `Harbours`.
    harbours: Harbours,
    /// Answers operations tagged `Payments`.
    payments: Payments,
} }

impl<Bookings, Crossings, Harbours, Payments> crate::runtime::Operations
for Operations<Bookings, Crossings, Harbours, Payments>
where
    Bookings: super::BookingsApi,
    Crossings: super::CrossingsApi,
    Harbours: super::HarboursApi,
    Payments: super::PaymentsApi,
{
    const DOCUMENT: &'static str = include_str!("document.json");
    const ANSWERS: &'static str = include_str!("answers.json");
    const SHAPES: crate::runtime::rejection::Shapes = super::rejections::SHAPES;

    const ROUTES: &'static [Route] = &[
        Route { path: "/harbours", operations: &[(Method::GET, 0)] },
        Route { path: "/crossings", operations: &[(Method::GET, 1)] },
        Route { path: "/bookings", operations: &[(Method::GET, 2), (Method::POST, 3)] },
        Route { path: "/bookings/{bookingId}", operations: &[(Method::GET, 4), (Method::DELETE, 5)] },
        Route { path: "/bookings/{bookingId}/payment", operations: &[(Method::POST, 6)] },
    ];

    async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        match operation {
            0 => super::harbours::list_harbours(&*self.harbours, call).await,
            1 => super::crossings::list_crossings(&*self.crossings, call).await,
            2 => super::bookings::list_bookings(&*self.bookings, call).await,
            3 => super::bookings::create_booking(&*self.bookings, call).await,
            4 => super::bookings::get_booking(&*self.bookings, call).await,
            5 => super::bookings::cancel_booking(&*self.bookings, call).await,
            6 => super::payments::pay_booking(&*self.payments, call).await,
            _ => unreachable!("the routes lead to 7 operations"),
        }
    }
}

/// A server that hands each call to the service. `Operations::new()` takes one for each tag.
pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
where
    S: super::BookingsApi + super::CrossingsApi + super::HarboursApi + super::PaymentsApi,
{
    crate::runtime::Stub::new(Operations::all(service))
}
