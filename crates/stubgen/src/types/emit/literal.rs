//! Rust literals of numbers.

/// A whole number, its digits in groups of three where there are many.
pub(in crate::types) fn integer(number: i128) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let digits = number.unsigned_abs().to_string();
    format!("{sign}{}", grouped(&digits, digits.len() % 3))
}

/// A floating point number; always one to Rust, never an integer.
pub(in crate::types) fn float(number: f64) -> String {
    let text = format!("{number:?}");
    match text.split_once('.') {
        Some((whole, fraction)) if !fraction.contains('e') => {
            let (sign, digits) = whole.strip_prefix('-').map_or(("", whole), |digits| ("-", digits));
            format!("{sign}{}.{}", grouped(digits, digits.len() % 3), grouped(fraction, 0))
        }
        _ => text,
    }
}

/// `1000` stays, `1_000_000` does not run together. The first group may be shorter: it ends at `first`.
fn grouped(digits: &str, first: usize) -> String {
    if digits.len() < 5 {
        return digits.to_owned();
    }
    let starts = (first..digits.len()).step_by(3);
    let groups = starts.map(|at| &digits[at..digits.len().min(at + 3)]);
    std::iter::once(&digits[..first]).filter(|group| !group.is_empty()).chain(groups).collect::<Vec<_>>().join("_")
}

#[cfg(test)]
mod tests {
    use rust_text::layout::string_literal;

    use super::{float, integer};

    #[test]
    fn numbers_are_readable() {
        assert_eq!(
            [0, 7, -12, 1000, 10_000, -1_234_567].map(integer),
            ["0", "7", "-12", "1000", "10_000", "-1_234_567"]
        );
        assert_eq!(integer(i128::MIN), "-170_141_183_460_469_231_731_687_303_715_884_105_728");
        assert_eq!(
            [0.0, 1.5, -0.01, 123_456.789_012, 1e300].map(float),
            ["0.0", "1.5", "-0.01", "123_456.789_012", "1e300"]
        );
    }

    #[test]
    fn texts_hide_nothing() {
        assert_eq!(string_literal("a\"\\\n\0\u{202e}é"), r#""a\"\\\n\0\u{202e}é""#);
    }
}
