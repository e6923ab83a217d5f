//! Bookings and payments.

use std::sync::Arc;

use crate::office::{Office, Passenger};
use crate::runtime::security::Bearer;
use crate::runtime::{Context, Denied, Uuid};
use crate::timetable::paged;
use crate::{
    Authenticate, Booking, BookingInput, BookingLink, BookingWithLinks, BookingsApi, CancelBookingError,
    CreateBookingError, Created, GetBookingError, ListBookingsError, ListBookingsOkBody, PayBookingError, PaymentInput,
    PaymentInputSource, PaymentSource, PaymentSourceAccount, PaymentSourceCard, PaymentStatus, PaymentWithLinks,
    PaymentsApi, SelfLink, Success, links,
};

/// Answers what passengers do.
#[derive(Debug)]
pub struct Desk {
    office: Arc<Office>,
}

impl Desk {
    /// The desk of an office.
    pub fn new(office: Arc<Office>) -> Desk {
        Desk { office }
    }
}

impl Authenticate for Desk {
    type Oauth = Passenger;

    async fn oauth(&self, _: Context<'_>, token: Bearer, scopes: &'static [&'static str]) -> Result<Passenger, Denied> {
        let_in(&token, scopes)
    }
}

/// Lets in whom a token names: `NAME` may read, `NAME+write` may write as well.
pub(crate) fn let_in(token: &Bearer, scopes: &[&str]) -> Result<Passenger, Denied> {
    let (name, granted) = token.token.split_once('+').unwrap_or((&token.token, ""));
    if name.is_empty() {
        return Err(Denied::unauthorized());
    }
    match scopes.iter().find(|scope| **scope != "read" && **scope != granted) {
        Some(scope) => Err(Denied::forbidden().message(format!("The token lacks the scope {scope}."))),
        None => Ok(Passenger(name.to_owned())),
    }
}

impl BookingsApi for Desk {
    async fn list_bookings(
        &self,
        context: Context<'_, Passenger>,
        page: i64,
    ) -> Result<Success<ListBookingsOkBody>, ListBookingsError> {
        let bookings = self.office.bookings(&context.principal);
        let (data, links) = paged(bookings, page, |page| context.url(&links::list_bookings().query("page", page)));
        let answer = Success(ListBookingsOkBody { data, links });
        Ok(answer.rate_limit(self.office.rate_limit(&context.principal)))
    }

    async fn create_booking(
        &self,
        context: Context<'_, Passenger>,
        body: BookingInput,
    ) -> Result<Created<BookingWithLinks>, CreateBookingError> {
        let booking = self.office.hold(&context.principal, body)?;
        let address = context.url(&links::get_booking(&booking.id));
        let answer = Created(linked(booking, address.clone()), address);
        Ok(answer.rate_limit(self.office.rate_limit(&context.principal)))
    }

    async fn get_booking(
        &self,
        context: Context<'_, Passenger>,
        booking_id: Uuid,
    ) -> Result<Success<BookingWithLinks>, GetBookingError> {
        let booking = self.office.booking(&context.principal, booking_id)?;
        let address = context.url(&links::get_booking(&booking.id));
        Ok(Success(linked(booking, address)).rate_limit(self.office.rate_limit(&context.principal)))
    }

    async fn cancel_booking(
        &self,
        context: Context<'_, Passenger>,
        booking_id: Uuid,
    ) -> Result<(), CancelBookingError> {
        Ok(self.office.release(&context.principal, booking_id)?)
    }
}

impl PaymentsApi for Desk {
    async fn pay_booking(
        &self,
        context: Context<'_, Passenger>,
        booking_id: Uuid,
        body: PaymentInput,
    ) -> Result<Success<PaymentWithLinks>, PayBookingError> {
        let id = self.office.pay(&context.principal, booking_id)?;
        let booking = context.url(&links::get_booking(&booking_id));
        // The numbers stay here: the answer has no place for them.
        let source = match body.source {
            PaymentInputSource::Card(card) => {
                PaymentSource::Card(PaymentSourceCard { object: card.object, holder: card.holder })
            }
            PaymentInputSource::Account(account) => {
                PaymentSource::Account(PaymentSourceAccount { object: account.object, holder: account.holder })
            }
        };
        let payment = PaymentWithLinks {
            id,
            amount: body.amount,
            currency: body.currency,
            source,
            status: PaymentStatus::Succeeded,
            links: Some(BookingLink { booking: Some(booking) }),
        };
        Ok(Success(payment).rate_limit(self.office.rate_limit(&context.principal)))
    }
}

fn linked(booking: Booking, address: String) -> BookingWithLinks {
    let Booking { id, crossing_id, passenger_name, has_bicycle, status } = booking;
    let links = Some(SelfLink { self_: Some(address) });
    BookingWithLinks { id, crossing_id, passenger_name, has_bicycle, status, links }
}
