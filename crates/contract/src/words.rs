//! Enums whose variants are words of a document, a report or a command line; and words at the beginning of a sentence.

/// Declares an enum with the word of each variant, `ALL` of them in order, and the method that gives the word.
macro_rules! words {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $name:ident by $word_of:ident { $($(#[$about:meta])* $variant:ident = $word:literal,)+ }
    ) => {
        $(#[$attribute])*
        $visibility enum $name {
            $($(#[$about])* $variant,)+
        }

        impl $name {
            /// Every one, in order.
            $visibility const ALL: [$name; [$($word),+].len()] = [$($name::$variant),+];

            /// The word for it.
            $visibility fn $word_of(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }

            /// The one that has a word.
            $visibility fn named(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|known| known.$word_of() == word)
            }
        }
    };
}
pub(crate) use words;

/// A text at the beginning of a sentence.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
