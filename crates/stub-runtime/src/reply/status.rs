//! Statuses of a range, for documents that declare `4XX`.

use poem::http::StatusCode;

/// A status outside the range that the document declares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("status {0} is outside the declared range")]
pub struct StatusOutOfRange(u16);

macro_rules! ranges {
    ($($(#[$doc:meta])* $name:ident $least:literal)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u16);

        impl $name {
            /// The first of the range.
            pub const LEAST: $name = $name($least);

            /// The status with this number, if it is in the range.
            pub const fn new(status: u16) -> Option<$name> {
                if status >= $least && status < $least + 100 { Some($name(status)) } else { None }
            }

            /// Its number.
            pub const fn get(self) -> u16 {
                self.0
            }
        }

        impl TryFrom<u16> for $name {
            type Error = StatusOutOfRange;

            fn try_from(status: u16) -> Result<$name, StatusOutOfRange> {
                $name::new(status).ok_or(StatusOutOfRange(status))
            }
        }

        impl TryFrom<StatusCode> for $name {
            type Error = StatusOutOfRange;

            fn try_from(status: StatusCode) -> Result<$name, StatusOutOfRange> {
                $name::try_from(status.as_u16())
            }
        }

        impl From<$name> for u16 {
            fn from(status: $name) -> u16 {
                status.0
            }
        }
    )*};
}

ranges! {
    /// 100 to 199.
    Status1xx 100
    /// 200 to 299.
    Status2xx 200
    /// 300 to 399.
    Status3xx 300
    /// 400 to 499.
    Status4xx 400
    /// 500 to 599.
    Status5xx 500
}

#[cfg(test)]
mod tests {
    use super::{Status4xx, StatusOutOfRange};

    #[test]
    fn only_the_range_is_taken() {
        assert_eq!(Status4xx::try_from(404).map(Status4xx::get), Ok(404));
        for status in [0, 399, 500, u16::MAX] {
            assert_eq!(Status4xx::try_from(status), Err(StatusOutOfRange(status)));
        }
    }
}
