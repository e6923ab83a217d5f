//! Division of decimals without rest.
//!
//! Floating point calls 0.07 / 0.01 seven and a little. The shortest decimal that reads back as a number is what was
//! meant by it, so the decimals are divided instead, exactly and in integers.

/// Integers up to here, and quotients of them, are what arithmetic with fifteen digits makes of them.
const EXACT: f64 = 1e15;

/// Whether `value` is a whole multiple of `divisor`, each taken for the shortest decimal that reads back as it.
pub(super) fn is_multiple(value: f64, divisor: f64) -> bool {
    by_scaling(value.abs(), divisor.abs()).unwrap_or_else(|| by_digits(&format!("{value:e}"), &format!("{divisor:e}")))
}

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

/// Any two numbers, as Rust writes them with `{:e}`.
pub(super) fn by_digits(value: &str, divisor: &str) -> bool {
    let (Some(value), Some(divisor)) = (Decimal::parse(value), Decimal::parse(divisor)) else { return false };
    if value.mantissa == 0 || divisor.mantissa == 0 {
        return true;
    }
    // With m·10^a and n·10^b: n must divide m·10^(a−b). Where a < b, m has to provide the missing tens.
    let shift = value.exponent - divisor.exponent;
    if shift >= 0 {
        let tens = power_of_ten(shift, divisor.mantissa);
        ((value.mantissa % divisor.mantissa) * tens).is_multiple_of(divisor.mantissa)
    } else {
        let Some(scale) = 10_u128.checked_pow(shift.unsigned_abs()) else { return false };
        divisor.mantissa.checked_mul(scale).is_some_and(|divisor| value.mantissa.is_multiple_of(divisor))
    }
}

/// `mantissa × 10^exponent`, without its sign.
struct Decimal {
    mantissa: u128,
    exponent: i32,
}

impl Decimal {
    /// `-1.25e-7`. What is no number (`NaN`, `inf`) is none.
    fn parse(text: &str) -> Option<Decimal> {
        let (digits, exponent) = text.trim_start_matches('-').split_once('e')?;
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let mut mantissa: u128 = 0;
        for digit in whole.bytes().chain(fraction.bytes()) {
            mantissa = mantissa * 10 + u128::from(digit.checked_sub(b'0')?);
        }
        let exponent: i32 = exponent.parse().ok()?;
        Some(Decimal { mantissa, exponent: exponent - i32::try_from(fraction.len()).ok()? })
    }
}

/// `10^exponent mod modulus`. A mantissa has at most 17 digits, so that no product here leaves 128 bits.
fn power_of_ten(exponent: i32, modulus: u128) -> u128 {
    (0..exponent).fold(1 % modulus, |power, _| power * 10 % modulus)
}
