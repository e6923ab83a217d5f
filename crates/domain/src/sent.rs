//! Optional fields as sent: absent, null or a value.

/// An optional field as sent.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Sent<T> {
    /// Keeps what is there.
    #[default]
    Absent,
    /// Clears what is there.
    Null,
    /// Takes the place of what is there.
    Value(T),
}

impl<T> Sent<T> {
    /// The value that was sent, if one was.
    pub fn value(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// The field that holds `current`, after it.
    #[must_use]
    pub fn over(self, current: Option<T>) -> Option<T> {
        match self {
            Self::Absent => current,
            Self::Null => None,
            Self::Value(value) => Some(value),
        }
    }
}

/// Nothing is absent; to send null, it is named.
impl<T> From<Option<T>> for Sent<T> {
    fn from(sent: Option<T>) -> Self {
        sent.map_or(Self::Absent, Self::Value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absent_keeps_null_clears_and_a_value_is_set() {
        for (sent, expected) in [(Sent::Absent, Some(1)), (Sent::Null, None), (Sent::Value(2), Some(2))] {
            assert_eq!(sent.over(Some(1)), expected);
        }
        assert_eq!((Sent::Value(2).value(), Sent::<i32>::Null.value()), (Some(&2), None));
        assert_eq!((Sent::from(Some(2)), Sent::from(None::<i32>)), (Sent::Value(2), Sent::default()));
    }
}
