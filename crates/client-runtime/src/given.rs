//! Conversion of the values that builders are given.

use std::fmt::Display;

/// A value given to a setter, converted to the type that is set; or the error, with the name of what was to be set.
pub fn given<T, V>(name: &str, value: V) -> Result<T, String>
where
    V: TryInto<T>,
    V::Error: Display,
{
    value.try_into().map_err(|error| format!("{name}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::given;

    #[test]
    fn what_does_not_fit_is_told_with_its_name() {
        assert_eq!(given::<i32, i64>("code", 7), Ok(7));
        let refused = given::<i8, i64>("code", 700).unwrap_err();
        assert!(refused.starts_with("code: ") && refused.contains("out of range"), "{refused}");
    }
}
