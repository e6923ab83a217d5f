//! The ferry office: harbours, crossings, bookings, and who may see what. Nothing here knows HTTP.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::runtime::{Date, Uuid};
use crate::{Booking, BookingInput, BookingStatus, Crossing, Harbour};

/// Things of one page.
pub(crate) const PAGE: usize = 10;

/// Passenger by name: the caller.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Passenger(pub String);

/// Refusals of the office.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// There is none, or it is another passenger's.
    NoBooking(Uuid),
    /// There is none.
    NoCrossing(Uuid),
    /// All seats are taken.
    Full,
    /// Money was taken already.
    Paid,
}

/// The office.
#[derive(Debug, Default)]
pub struct Office {
    harbours: Vec<Harbour>,
    crossings: Vec<Crossing>,
    ledger: Mutex<Ledger>,
}

#[derive(Debug, Default)]
struct Ledger {
    bookings: Vec<(Passenger, Booking)>,
    n_made: u128,
    asked: HashMap<Passenger, u32>,
}

impl Office {
    /// An office that knows these harbours and crossings.
    pub fn new(harbours: Vec<Harbour>, crossings: Vec<Crossing>) -> Office {
        Office { harbours, crossings, ledger: Mutex::default() }
    }

    /// Harbours whose names have a part, by name.
    pub fn harbours(&self, part: Option<&str>) -> Vec<Harbour> {
        let part = part.unwrap_or_default().to_lowercase();
        let mut found: Vec<Harbour> =
            self.harbours.iter().filter(|harbour| harbour.name.to_lowercase().contains(&part)).cloned().collect();
        found.sort_by(|a, b| a.name.cmp(&b.name));
        found
    }

    /// Crossings between two harbours on a day, by departure.
    pub fn crossings(&self, origin: Uuid, destination: Uuid, date: Date) -> Vec<Crossing> {
        let is_meant = |crossing: &&Crossing| {
            (crossing.origin, crossing.destination) == (origin, destination) && crossing.departure.date_naive() == *date
        };
        let mut found: Vec<Crossing> = self.crossings.iter().filter(is_meant).cloned().collect();
        found.sort_by_key(|crossing| crossing.departure);
        found
    }

    /// Bookings of a passenger, the oldest first.
    pub fn bookings(&self, passenger: &Passenger) -> Vec<Booking> {
        let ledger = self.ledger();
        ledger.bookings.iter().filter(|(owner, _)| owner == passenger).map(|(_, booking)| booking.clone()).collect()
    }

    /// A booking of a passenger.
    pub fn booking(&self, passenger: &Passenger, id: Uuid) -> Result<Booking, Refusal> {
        let found = self.bookings(passenger).into_iter().find(|booking| booking.id == id);
        found.ok_or(Refusal::NoBooking(id))
    }

    /// Holds a seat.
    pub fn hold(&self, passenger: &Passenger, wanted: BookingInput) -> Result<Booking, Refusal> {
        let crossing = self.crossings.iter().find(|crossing| crossing.id == wanted.crossing_id);
        let crossing = crossing.ok_or(Refusal::NoCrossing(wanted.crossing_id))?;
        let mut ledger = self.ledger();
        let n_held = ledger.bookings.iter().filter(|(_, booking)| booking.crossing_id == crossing.id).count();
        if i64::try_from(n_held).is_ok_and(|n_held| n_held >= crossing.seats) {
            return Err(Refusal::Full);
        }
        ledger.n_made += 1;
        let booking = Booking {
            id: uuid::Uuid::from_u128(ledger.n_made).into(),
            crossing_id: crossing.id,
            passenger_name: wanted.passenger_name,
            has_bicycle: wanted.has_bicycle,
            status: BookingStatus::Held,
        };
        ledger.bookings.push((passenger.clone(), booking.clone()));
        Ok(booking)
    }

    /// Gives a seat back that was not paid for.
    pub fn release(&self, passenger: &Passenger, id: Uuid) -> Result<(), Refusal> {
        if self.booking(passenger, id)?.status == BookingStatus::Paid {
            return Err(Refusal::Paid);
        }
        self.ledger().bookings.retain(|(_, booking)| booking.id != id);
        Ok(())
    }

    /// Takes the money for a seat; the number of the payment.
    pub fn pay(&self, passenger: &Passenger, id: Uuid) -> Result<Uuid, Refusal> {
        let mut ledger = self.ledger();
        let mut own = ledger.bookings.iter_mut().filter(|(owner, _)| owner == passenger);
        let (_, booking) = own.find(|(_, booking)| booking.id == id).ok_or(Refusal::NoBooking(id))?;
        if booking.status == BookingStatus::Paid {
            return Err(Refusal::Paid);
        }
        booking.status = BookingStatus::Paid;
        ledger.n_made += 1;
        Ok(uuid::Uuid::from_u128(ledger.n_made).into())
    }

    /// Rate limit of a passenger, as the header tells it.
    pub fn rate_limit(&self, passenger: &Passenger) -> String {
        let mut ledger = self.ledger();
        let asked = ledger.asked.entry(passenger.clone()).or_default();
        *asked += 1;
        format!("limit=100, remaining={}, reset=60", 100_u32.saturating_sub(*asked))
    }

    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        // Every change is made in one step, so that a panic leaves the ledger whole.
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
