//! Closed lists of values, each with its word on the wire, and values that are kept as texts.

/// Makes an enumeration whose values are read from and printed as fixed words.
///
/// The words are those of the interface; another spelling is refused with the list of the accepted ones.
macro_rules! value_set {
    (
        $(#[$meta:meta])*
        pub enum $name:ident { $( $(#[$variant_meta:meta])* $variant:ident = $word:literal $(| $older:literal)* ),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $( $(#[$variant_meta])* $variant ),+ }

        impl $name {
            /// All values, in the order of the interface.
            pub const ALL: &'static [Self] = &[$( Self::$variant ),+];

            /// Reads the word of a value, or an older one for it.
            pub fn parse(text: &str) -> Result<Self, $crate::Flaw> {
                match text {
                    $( $word $(| $older)* => Ok(Self::$variant), )+
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

/// Shows a value that is kept as a text: whole to who asks for it, in its canonical spelling to who reads it, and covered
/// to a log, which has its name and what else is written here.
macro_rules! shown {
    ($name:ident $(<$max:ident>)? |$value:ident| $printed:expr, $covered:literal, $($part:expr),+) => {
        impl $(<const $max: usize>)? $name $(<$max>)? {
            /// The characters as they are kept, without mask.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl $(<const $max: usize>)? std::fmt::Display for $name $(<$max>)? {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let $value = self;
                formatter.write_str(&$printed)
            }
        }

        impl $(<const $max: usize>)? std::fmt::Debug for $name $(<$max>)? {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let $value = self;
                write!(formatter, concat!(stringify!($name), "(", $covered, ")"), $($part),+)
            }
        }
    };
}

pub(super) use shown;

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
