//! Protocols: numbers that people read out, the day before the code.

use chrono::Datelike;

use crate::values::Moment;

/// Codes within a protocol; two that differ by as many are never of one day.
const CODES: i64 = 1_000_000;

/// The protocol of what was opened at a moment and got a code: `20260721000881`.
pub(crate) fn protocol(opened: Moment, code: i32) -> i64 {
    let date = opened.day().date();
    let day = i64::from(date.year()) * 10_000 + i64::from(date.month()) * 100 + i64::from(date.day());
    day * CODES + i64::from(code) % CODES
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::now;

    #[test]
    fn a_protocol_is_the_day_and_the_code_and_every_reader_of_json_takes_it() {
        assert_eq!(protocol(now(), 881), 20_260_715_000_881);
        assert_eq!(protocol(now(), i32::MAX), 20_260_715_483_647);
    }
}
