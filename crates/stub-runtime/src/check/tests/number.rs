//! Bounds and divisors.

use super::{Numbers, said};
use crate::check::{exclusive_maximum, exclusive_minimum, finite, maximum, minimum, multiple_of};

#[test]
fn bounds_are_literals_of_the_type() {
    assert_eq!(said(minimum(&0_i32, 1)), "must be at least 1");
    assert_eq!(said(minimum(&0_i64, 1)), "must be at least 1");
    assert_eq!(said(minimum(&0_u64, 1)), "must be at least 1");
    assert_eq!(said(minimum(&0_i128, 1)), "must be at least 1");
    assert_eq!(said(minimum(&0.0_f32, 0.1)), "must be at least 0.1");
    assert_eq!(said(minimum(&0.0_f64, 0.1)), "must be at least 0.1");
    assert_eq!(said(maximum(&101, 100)), "must be at most 100");
    assert_eq!(said(maximum(&1e300, 1e20)), "must be at most 100000000000000000000");
    assert_eq!(said(exclusive_minimum(&0, 0)), "must be greater than 0");
    assert_eq!(said(exclusive_maximum(&0.5, 0.5)), "must be less than 0.5");
    assert_eq!(said(minimum(&1, 1)), "");
    assert_eq!(said(maximum(&1.0, 1.0)), "");
}

#[test]
fn what_is_no_number_keeps_no_bound() {
    assert_eq!(said(minimum(&f64::NAN, 0.0)), "must be at least 0");
    assert_eq!(said(maximum(&f64::NAN, 0.0)), "must be at most 0");
    assert_eq!(said(finite(&f32::INFINITY)), "must be a number that floating point can hold");
    assert_eq!(said(finite(&1.0_f32)), "");
}

#[test]
fn integers_are_divided_exactly() {
    assert_eq!(said(multiple_of(&9_007_199_254_740_993_i64, 2)), "must be a multiple of 2");
    assert_eq!(said(multiple_of(&-6, 3)), "");
    assert_eq!(said(multiple_of(&i32::MIN, -1)), "");
    assert_eq!(said(multiple_of(&5, 0)), "");
}

#[test]
fn floating_point_numbers_are_the_decimals_they_are_written_as() {
    for (value, divisor) in [
        (0.07, 0.01),
        (0.3, 0.1),
        (19.99, 0.01),
        (4.35, 0.05),
        (-1.1, 0.1),
        (0.0, 0.01),
        (1e22, 1.0),
        (1e-7, 1e-8),
        (123_456_789_012.34, 0.01),
        (1e300, 1e299),
        (7.5e-9, 2.5e-9),
        (1e15, 0.1),
    ] {
        assert_eq!(said(multiple_of(&value, divisor)), "", "{value} / {divisor}");
    }
    for (value, divisor) in [
        (0.075, 0.01),
        (0.1 + 0.2, 0.1),
        (1.0, 0.3),
        (1e-9, 1e-8),
        (19.990_000_001, 0.01),
        (1e300, 3.0),
        (1e15, 0.3),
        (f64::INFINITY, 1.0),
        (f64::NAN, 1.0),
    ] {
        assert_ne!(said(multiple_of(&value, divisor)), "", "{value} / {divisor}");
    }
    assert_eq!(said(multiple_of(&0.07_f32, 0.01)), "");
    assert_eq!(said(multiple_of(&0.075_f32, 0.01)), "must be a multiple of 0.01");
}

#[test]
fn any_decimal_is_divided_as_integers_are() {
    let mut numbers = Numbers(1);
    for _ in 0..50_000 {
        let (decimals, divisor) = (numbers.below(7), 1 + numbers.below(200));
        let n_digits = 1 + u32::try_from(numbers.below(9)).expect("it is below nine");
        let value = numbers.below(10_u64.pow(n_digits));
        let number = |integer: u64| -> f64 { format!("{integer}e-{decimals}").parse().expect("it is a number") };
        let is_multiple = multiple_of(&number(value), number(divisor)).is_ok();
        assert_eq!(is_multiple, value.is_multiple_of(divisor), "{value} {divisor} e-{decimals}");
    }
}
