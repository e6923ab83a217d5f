//! Numbers of a document, exactly.
//!
//! Floating point would call 0.3 no multiple of 0.1 and lose the last digits of 2^53 + 1. A document's numbers are
//! decimal, so they are kept so.

use std::cmp::Ordering;
use std::fmt;

/// A decimal number, `mantissa × 10^exponent`, without trailing zeros in the mantissa.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Number {
    mantissa: i128,
    exponent: i32,
}

/// Digits that a mantissa surely holds; further ones are rounded away.
const MAX_DIGITS: usize = 37;

impl Number {
    /// Zero.
    pub const ZERO: Number = Number { mantissa: 0, exponent: 0 };

    /// Reads a number as JSON or YAML 1.2 writes it. Beyond 37 significant digits it is cut short.
    pub fn parse(text: &str) -> Option<Number> {
        if let Some(digits) = text.strip_prefix("0x") {
            return i128::from_str_radix(digits, 16).ok().map(Number::from);
        }
        if let Some(digits) = text.strip_prefix("0o") {
            return i128::from_str_radix(digits, 8).ok().map(Number::from);
        }
        let (is_negative, unsigned) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (digits, exponent) = match unsigned.split_once(['e', 'E']) {
            // An exponent that does not fit is as good as infinite either way.
            Some((digits, exponent)) => (digits, exponent.parse::<i32>().unwrap_or(saturated(exponent))),
            None => (unsigned, 0),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let mut mantissa: i128 = 0;
        let mut n_digits = 0;
        let mut shift: i32 = 0;
        for (idx, byte) in whole.bytes().chain(fraction.bytes()).enumerate() {
            let digit = (byte as char).to_digit(10)?;
            let is_fraction = idx >= whole.len();
            if n_digits < MAX_DIGITS {
                mantissa = mantissa * 10 + i128::from(digit);
                n_digits += usize::from(mantissa != 0);
                shift -= i32::from(is_fraction);
            } else {
                shift += i32::from(!is_fraction);
            }
        }
        if whole.is_empty() && fraction.is_empty() {
            return None;
        }
        let mantissa = if is_negative { -mantissa } else { mantissa };
        Some(Number { mantissa, exponent: exponent.saturating_add(shift) }.reduced())
    }

    /// Whether it is a whole number.
    pub fn is_integer(self) -> bool {
        self.exponent >= 0
    }

    /// Whether it is below zero.
    pub fn is_negative(self) -> bool {
        self.mantissa < 0
    }

    /// Whether it is zero.
    pub fn is_zero(self) -> bool {
        self.mantissa == 0
    }

    /// The whole number it is, if it is one and fits.
    pub fn to_i128(self) -> Option<i128> {
        if self.exponent < 0 {
            return None;
        }
        10_i128.checked_pow(u32::try_from(self.exponent).ok()?)?.checked_mul(self.mantissa)
    }

    /// The nearest floating-point number.
    pub fn to_f64(self) -> f64 {
        self.to_string().parse().unwrap_or(f64::NAN)
    }

    /// True if it is a whole multiple of another.
    pub fn is_multiple_of(self, divisor: Number) -> bool {
        if self.is_zero() || divisor.is_zero() {
            return self.is_zero();
        }
        // One with more places behind the point than the divisor is none: no mantissa ends in zero.
        let Ok(power) = u64::try_from(i64::from(self.exponent) - i64::from(divisor.exponent)) else { return false };
        let modulus = divisor.mantissa.unsigned_abs();
        product(self.mantissa.unsigned_abs() % modulus, power_of_ten(power, modulus), modulus) == 0
    }

    fn reduced(mut self) -> Number {
        if self.mantissa == 0 {
            return Number::ZERO;
        }
        while self.mantissa % 10 == 0 {
            self.mantissa /= 10;
            self.exponent = self.exponent.saturating_add(1);
        }
        self
    }

    /// The power of ten of the first digit.
    fn magnitude(self) -> i64 {
        let n_digits = self.mantissa.unsigned_abs().checked_ilog10().map_or(0, i64::from);
        i64::from(self.exponent) + n_digits
    }
}

/// Both mantissas at the smaller of the two exponents, if they fit.
fn aligned(a: Number, b: Number) -> Option<(i128, i128)> {
    let exponent = a.exponent.min(b.exponent);
    let scale = |number: Number| {
        let power = u32::try_from(i64::from(number.exponent) - i64::from(exponent)).ok()?;
        10_i128.checked_pow(power)?.checked_mul(number.mantissa)
    };
    Some((scale(a)?, scale(b)?))
}

/// 10 to a power, within a modulus.
fn power_of_ten(power: u64, modulus: u128) -> u128 {
    let (mut result, mut square, mut power) = (1 % modulus, 10 % modulus, power);
    while power > 0 {
        if power % 2 == 1 {
            result = product(result, square, modulus);
        }
        square = product(square, square, modulus);
        power /= 2;
    }
    result
}

/// The product of two numbers below a modulus, which has 127 bits at most, within it.
fn product(a: u128, b: u128, modulus: u128) -> u128 {
    if let Some(product) = a.checked_mul(b) {
        return product % modulus;
    }
    let (mut result, mut doubled, mut factor) = (0, a, b);
    while factor > 0 {
        if factor % 2 == 1 {
            result = (result + doubled) % modulus;
        }
        doubled = doubled * 2 % modulus;
        factor /= 2;
    }
    result
}

fn saturated(exponent: &str) -> i32 {
    if exponent.starts_with('-') { -1_000_000 } else { 1_000_000 }
}

impl From<i128> for Number {
    fn from(mantissa: i128) -> Self {
        Number { mantissa, exponent: 0 }.reduced()
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_sign = self.mantissa.signum().cmp(&other.mantissa.signum());
        if by_sign != Ordering::Equal || self.mantissa == 0 {
            return by_sign;
        }
        if let Some((a, b)) = aligned(*self, *other) {
            return a.cmp(&b);
        }
        let by_magnitude = self.magnitude().cmp(&other.magnitude());
        if self.is_negative() { by_magnitude.reverse() } else { by_magnitude }
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_negative() { "-" } else { "" };
        let digits = self.mantissa.unsigned_abs().to_string();
        match usize::try_from(self.exponent.unsigned_abs()) {
            Ok(zeros) if self.exponent >= 0 && zeros <= 20 => write!(f, "{sign}{digits}{}", "0".repeat(zeros)),
            Ok(places) if self.exponent < 0 && places <= 20 => {
                let padded = format!("{digits:0>width$}", width = places + 1);
                let (whole, fraction) = padded.split_at(padded.len() - places);
                write!(f, "{sign}{whole}.{fraction}")
            }
            _ => write!(f, "{sign}{digits}e{}", self.exponent),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Number;

    fn number(text: &str) -> Number {
        Number::parse(text).expect("a number")
    }

    #[test]
    fn writes_what_it_reads() {
        for text in ["0", "1", "-1", "0.1", "-0.05", "1000000", "9007199254740993", "12.345"] {
            assert_eq!(number(text).to_string(), text);
        }
        assert_eq!(number("1e400").to_string(), "1e400");
        assert_eq!(number("1.50").to_string(), "1.5");
        assert_eq!(number("0x1F").to_string(), "31");
        assert_eq!(number("+.5").to_string(), "0.5");
    }

    #[test]
    fn compares_across_magnitudes() {
        let ascending = ["-1e400", "-2", "-0.1", "0", "1e-400", "0.3", "1", "9007199254740993", "1e400"];
        for pair in ascending.windows(2) {
            assert!(number(pair[0]) < number(pair[1]), "{pair:?}");
        }
        assert_eq!(number("1.0"), number("1"));
        assert_eq!(number("1e2"), number("100"));
    }

    #[test]
    fn divides_exactly() {
        for (dividend, divisor) in [("0.3", "0.1"), ("1e400", "8"), ("-6", "3"), ("0", "7"), ("1e30", "-1e-30")] {
            assert!(number(dividend).is_multiple_of(number(divisor)), "{dividend} by {divisor}");
        }
        let others = [("0.35", "0.1"), ("1e400", "7"), ("1e308", "0.123456789"), ("0.1", "1"), ("7", "0")];
        for (dividend, divisor) in others {
            assert!(!number(dividend).is_multiple_of(number(divisor)), "{dividend} by {divisor}");
        }
        let large = "1234567890123456789012345678901234567";
        assert!(number(&format!("{large}e5")).is_multiple_of(number(large)));
        assert!(!number("1e50").is_multiple_of(number(large)));
    }

    #[test]
    fn refuses_what_is_no_number() {
        for text in ["", "-", ".", "abc", "1a", "--1"] {
            assert_eq!(Number::parse(text), None, "{text}");
        }
    }
}
