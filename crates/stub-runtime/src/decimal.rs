//! Numbers as the decimals that they are written as: `mantissa × 10^exponent`.
//!
//! Floating point calls 0.07 / 0.01 seven and a little. The shortest decimal that reads back as a number is what was
//! meant by it: 7 × 10⁻² and 1 × 10⁻², of which the one is seven times the other, exactly and in integers.

use std::cmp::Ordering;

use serde_json::Number;

/// A decimal number. Its mantissa ends in no zero.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Decimal {
    mantissa: i128,
    exponent: i32,
}

impl Decimal {
    /// The shortest decimal that reads back as this number; `None` beyond 38 digits.
    pub(crate) fn of(number: &Number) -> Option<Decimal> {
        Decimal::parse(&number.to_string())
    }

    /// `-1.25e-7`, `12.5`; what is no number (`NaN`, `inf`) is none.
    fn parse(text: &str) -> Option<Decimal> {
        let (digits, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
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

    pub(crate) fn n_places(self) -> u32 {
        self.exponent.min(0).unsigned_abs()
    }

    /// The mantissa when so many digits stand after the point; `None` if it then has a fraction, or is too large.
    pub(crate) fn scaled(self, n_places: u32) -> Option<i128> {
        let power = i64::from(self.exponent) + i64::from(n_places);
        10_i128.checked_pow(u32::try_from(power).ok()?)?.checked_mul(self.mantissa)
    }

    /// The number with these digits, so many of them after the point; `None` if JSON's readers could not hold it.
    pub(crate) fn number(scaled: i128, n_places: u32) -> Option<Number> {
        let decimal = Decimal { mantissa: scaled, exponent: -i32::try_from(n_places).ok()? }.reduced();
        match decimal.scaled(0) {
            Some(whole) => Number::from_i128(whole),
            None => Number::from_f64(decimal.to_f64()),
        }
    }

    pub(crate) fn is_integer(self) -> bool {
        self.exponent >= 0
    }

    /// Whether it is a whole multiple; `None` if the two are too far apart to tell in 128 bits.
    pub(crate) fn is_multiple_of(self, divisor: Decimal) -> Option<bool> {
        let (dividend, divisor) = self.aligned(divisor)?;
        if divisor == 0 { None } else { Some(dividend % divisor == 0) }
    }

    pub(crate) fn compare(self, other: Decimal) -> Ordering {
        match self.aligned(other) {
            Some((a, b)) => a.cmp(&b),
            None => self.to_f64().total_cmp(&other.to_f64()),
        }
    }

    fn aligned(self, other: Decimal) -> Option<(i128, i128)> {
        let n_places = self.n_places().max(other.n_places());
        Some((self.scaled(n_places)?, other.scaled(n_places)?))
    }

    fn to_f64(self) -> f64 {
        format!("{}e{}", self.mantissa, self.exponent).parse().unwrap_or_default()
    }
}

/// Whether `value` is a whole multiple of `divisor`, each taken for the shortest decimal that reads back as it.
pub(crate) fn is_multiple(value: f64, divisor: f64) -> bool {
    by_scaling(value.abs(), divisor.abs()).unwrap_or_else(|| by_digits(value, divisor).unwrap_or(false))
}

/// Integers up to here, and quotients of them, are what arithmetic with fifteen digits makes of them.
const EXACT: f64 = 1e15;

/// The usual case, without text: both have few digits and the divisor few decimals.
fn by_scaling(value: f64, divisor: f64) -> Option<bool> {
    let mut scale = 1.0;
    // Ten decimals at most: the scale is then exact, and so is the quotient's rounding.
    for _ in 0..=10 {
        let scaled = (divisor * scale).round();
        if !(scaled < EXACT && value * scale < EXACT) {
            return None;
        }
        // Equal exactly when the divisor is the number nearest to the decimal `scaled / scale`.
        if same(scaled / scale, divisor) {
            let dividend = (value * scale).round();
            // A value with more decimals than the divisor is no multiple of it.
            return Some(same(scaled, 0.0) || (same(dividend / scale, value) && same(dividend % scaled, 0.0)));
        }
        scale *= 10.0;
    }
    None
}

/// Equality on purpose: both sides are the number nearest to a decimal, or they are not.
#[expect(clippy::float_cmp, reason = "the numbers are the same or they are not; nothing is approximated")]
fn same(a: f64, b: f64) -> bool {
    a == b
}

/// Any two numbers; `None` if one of them is none.
fn by_digits(value: f64, divisor: f64) -> Option<bool> {
    let (value, divisor) = (Decimal::parse(&format!("{value:e}"))?, Decimal::parse(&format!("{divisor:e}"))?);
    let (dividend, modulus) = (value.mantissa.unsigned_abs(), divisor.mantissa.unsigned_abs());
    if dividend == 0 || modulus == 0 {
        return Some(true);
    }
    // With m·10^a and n·10^b: n must divide m·10^(a−b). Where a < b, m would have to end in zeros.
    let Ok(shift) = u32::try_from(value.exponent - divisor.exponent) else { return Some(false) };
    // A mantissa has at most 17 digits here, so that no product leaves 128 bits.
    let tens = (0..shift).fold(1 % modulus, |power, _| power * 10 % modulus);
    Some((dividend % modulus * tens).is_multiple_of(modulus))
}
