//! Divisibility of floating point numbers as the decimals that they are written as.
//!
//! Floating point calls 0.07 / 0.01 seven and a little. The shortest decimal that reads back as a number is what was
//! meant by it: 7 × 10⁻² and 1 × 10⁻², of which the one is seven times the other, exactly and in integers.

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
    let ((value, exponent), (divisor, divisor_exponent)) = (digits(value)?, digits(divisor)?);
    let (dividend, modulus) = (value.unsigned_abs(), divisor.unsigned_abs());
    if dividend == 0 || modulus == 0 {
        return Some(true);
    }
    // With m·10^a and n·10^b: n must divide m·10^(a−b). Where a < b, m would have to end in zeros.
    let Ok(shift) = u32::try_from(exponent - divisor_exponent) else { return Some(false) };
    // A mantissa has at most 17 digits here, so that no product leaves 128 bits.
    let tens = (0..shift).fold(1 % modulus, |power, _| power * 10 % modulus);
    Some((dividend % modulus * tens).is_multiple_of(modulus))
}

/// Mantissa and exponent of the shortest decimal that reads back as a number, the mantissa without zeros at its end.
fn digits(number: f64) -> Option<(i128, i32)> {
    let text = format!("{number:e}");
    let (digits, exponent) = text.split_once('e')?;
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let exponent = exponent.parse::<i32>().ok()?.checked_sub(i32::try_from(fraction.len()).ok()?)?;
    Some((format!("{whole}{fraction}").parse().ok()?, exponent))
}
