//! Moments: when something happened.

use core::time::Duration;

use chrono::{DateTime, Days, FixedOffset, NaiveTime, Utc};

use super::day::Day;

/// Hours by which the clocks of Brasília are behind UTC; since 2019 there is no summer time.
const BRASILIA: i32 = -3;

/// Microseconds from the beginning of 1970 to the end of the year 9999.
const LAST: i64 = 253_402_300_799_999_999;

/// A point in time, to the microsecond. Its day is that of Brasília, whatever the server's zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Moment(DateTime<Utc>);

impl Moment {
    /// The moment so many microseconds after 1970 began; `None` outside the years 1 to 9999.
    pub fn from_micros(micros: i64) -> Option<Self> {
        let moment = DateTime::from_timestamp_micros(micros)?;
        // Both ends by a day, so that the day in Brasília is of those years too.
        let is_within = |days| Day::from_date(moment.date_naive().checked_sub_days(Days::new(days))?);
        (is_within(0).is_some() && is_within(1).is_some()).then_some(Self(moment))
    }

    /// Microseconds since 1970 began.
    pub fn micros(self) -> i64 {
        self.0.timestamp_micros()
    }

    /// The same moment for calculations.
    pub fn utc(self) -> DateTime<Utc> {
        self.0
    }

    /// So much later, or the end of the year 9999 if that comes first.
    #[must_use]
    pub fn after(self, wait: Duration) -> Self {
        let wait = i64::try_from(wait.as_micros()).unwrap_or(i64::MAX);
        Self::from_micros(self.micros().saturating_add(wait).min(LAST)).expect("it is between two moments")
    }

    /// How long it is from an earlier moment to this one; nothing, if that one is later.
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_micros(u64::try_from(self.micros().saturating_sub(earlier.micros())).unwrap_or(0))
    }

    /// The day on which it was, in Brasília.
    pub fn day(self) -> Day {
        let date = self.0.with_timezone(&brasilia()).date_naive();
        Day::from_date(date).expect("a moment is at least a day after the first day of the year 1")
    }

    /// The moment at which a day began in Brasília.
    pub fn start_of(day: Day) -> Self {
        let midnight = day.date().and_time(NaiveTime::MIN).and_local_timezone(brasilia());
        Self(midnight.single().expect("a fixed offset has each time of day once").to_utc())
    }
}

fn brasilia() -> FixedOffset {
    FixedOffset::east_opt(BRASILIA * 3600).expect("three hours are an offset")
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_day_begins_at_three_in_greenwich() {
        let day = Day::parse("02/01/2025").unwrap();
        let start = Moment::start_of(day);
        assert_eq!(start.utc().to_rfc3339(), "2025-01-02T03:00:00+00:00");
        assert_eq!(start.day(), day);
        let before = Moment::from_micros(start.micros() - 1).unwrap();
        assert_eq!(before.day(), Day::parse("01/01/2025").unwrap());
    }

    #[test]
    fn a_moment_is_not_of_a_day_before_the_first() {
        let first = NaiveDate::from_ymd_opt(1, 1, 1).unwrap().and_time(NaiveTime::MIN).and_utc().timestamp_micros();
        assert_eq!(Moment::from_micros(first), None, "in Brasília it is yet the year before");
        assert!(Moment::from_micros(first + 24 * 60 * 60 * 1_000_000).is_some());
    }

    #[test]
    fn a_wait_ends_with_the_year_9999_and_is_never_negative() {
        let (first, hour) = (Moment::from_micros(0).unwrap(), Duration::from_hours(1));
        assert_eq!(first.after(hour).since(first), hour);
        assert_eq!(first.since(first.after(hour)), Duration::ZERO);
        assert_eq!(first.after(Duration::MAX).utc().to_rfc3339(), "9999-12-31T23:59:59.999999+00:00");
    }

    proptest! {
        #[test]
        fn any_number_is_a_moment_or_none(micros: i64) {
            if let Some(moment) = Moment::from_micros(micros) {
                prop_assert_eq!(moment.micros(), micros);
                prop_assert!(Moment::start_of(moment.day()) <= moment);
            }
        }
    }
}
