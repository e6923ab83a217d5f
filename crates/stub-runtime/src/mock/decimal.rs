//! Numbers of a document as decimals: floating point would call 0.3 no multiple of 0.1.

use std::cmp::Ordering;

use serde_json::Number;

/// `mantissa × 10^exponent`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Decimal {
    mantissa: i128,
    exponent: i32,
}

impl Decimal {
    /// The shortest decimal that reads back as this number; `None` beyond 38 digits.
    pub(super) fn of(number: &Number) -> Option<Decimal> {
        let text = number.to_string();
        let (digits, exponent) = text.split_once(['e', 'E']).unwrap_or((&text, "0"));
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let mantissa: i128 = format!("{whole}{fraction}").parse().ok()?;
        let exponent = exponent.parse::<i32>().ok()?.checked_sub(i32::try_from(fraction.len()).ok()?)?;
        Some(Decimal { mantissa, exponent }.reduced())
    }

    fn reduced(mut self) -> Decimal {
        if self.mantissa == 0 {
            return Decimal { mantissa: 0, exponent: 0 };
        }
        while self.mantissa % 10 == 0 {
            self.mantissa /= 10;
            self.exponent += 1;
        }
        self
    }

    /// How many digits stand after the point.
    pub(super) fn n_places(self) -> u32 {
        self.exponent.min(0).unsigned_abs()
    }

    /// The mantissa when so many digits stand after the point; `None` if it then has a fraction, or is too large.
    pub(super) fn scaled(self, n_places: u32) -> Option<i128> {
        let power = i64::from(self.exponent) + i64::from(n_places);
        10_i128.checked_pow(u32::try_from(power).ok()?)?.checked_mul(self.mantissa)
    }

    /// The number with these digits, so many of them after the point; `None` if JSON's readers could not hold it.
    pub(super) fn number(scaled: i128, n_places: u32) -> Option<Number> {
        let decimal = Decimal { mantissa: scaled, exponent: -i32::try_from(n_places).ok()? }.reduced();
        if let Some(whole) = decimal.scaled(0) {
            return Number::from_i128(whole);
        }
        Number::from_f64(format!("{}e{}", decimal.mantissa, decimal.exponent).parse().ok()?)
    }

    pub(super) fn is_integer(self) -> bool {
        self.exponent >= 0
    }

    /// Whether it is a whole multiple; `None` if the two are too far apart to tell.
    pub(super) fn is_multiple_of(self, divisor: Decimal) -> Option<bool> {
        let (dividend, divisor) = aligned(self, divisor)?;
        if divisor == 0 { None } else { Some(dividend % divisor == 0) }
    }

    /// Which is greater.
    pub(super) fn compare(self, other: Decimal) -> Ordering {
        match aligned(self, other) {
            Some((a, b)) => a.cmp(&b),
            None => self.to_f64().total_cmp(&other.to_f64()),
        }
    }

    fn to_f64(self) -> f64 {
        format!("{}e{}", self.mantissa, self.exponent).parse().unwrap_or_default()
    }
}

fn aligned(a: Decimal, b: Decimal) -> Option<(i128, i128)> {
    let n_places = a.n_places().max(b.n_places());
    Some((a.scaled(n_places)?, b.scaled(n_places)?))
}
