//! Closed lists of values, each with its word on the wire.

/// Makes an enumeration whose values are read from and printed as fixed words.
///
/// The words are those of the interface; another spelling is refused with the list of the accepted ones.
macro_rules! value_set {
    (
        $(#[$meta:meta])*
        pub enum $name:ident { $( $(#[$variant_meta:meta])* $variant:ident = $word:literal ),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $( $(#[$variant_meta])* $variant ),+ }

        impl $name {
            /// All values, in the order of the interface.
            pub const ALL: &'static [Self] = &[$( Self::$variant ),+];

            /// Reads the word of a value.
            pub fn parse(text: &str) -> Result<Self, $crate::Flaw> {
                match text {
                    $( $word => Ok(Self::$variant), )+
                    _ => Err($crate::Flaw::not_among([$( $word ),+])),
                }
            }

            /// The word of the value.
            pub fn as_str(self) -> &'static str {
                match self {
                    $( Self::$variant => $word ),+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str(self.as_str())
            }
        }
    };
}

pub(crate) use value_set;

#[cfg(test)]
mod tests {
    use crate::values::Uf;

    #[test]
    fn words_are_read_and_printed_and_others_are_not() {
        for value in Uf::ALL {
            assert_eq!(Uf::parse(value.as_str()), Ok(*value));
        }
        let said = Uf::parse("pi").map_err(|flaw| flaw.at("uf").text().to_owned());
        assert!(said.is_err_and(|text| text.starts_with("uf não é aceito. Use AC, AL, ")));
    }
}
