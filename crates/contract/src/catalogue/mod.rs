//! Every rule there is, as data.
//!
//! A rule's text is written once and used three times: in findings, in `docs/rules.md`, and as the test that its bad
//! example breaks it and its good one does not.

mod house;
mod invalid;
mod unsupported;
mod untidy;
mod unusable;

use crate::findings::Rule;

pub use house::*;
pub use invalid::*;
pub use unsupported::*;
pub use untidy::*;
pub use unusable::*;

/// Every rule, by group and in the order of its file.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    let before = [unusable::RULES].into_iter().chain(invalid::RULES.iter().copied());
    let after = [unsupported::RULES].into_iter().chain(untidy::RULES.iter().copied()).chain([house::RULES]);
    before.chain(after).flatten().copied()
}

/// Declares the rules of one group, each as a static and all of them in `RULES`, so that none can be left out.
macro_rules! rules {
    ($group:ident; $(
        $name:ident = $id:literal, $level:ident {
            $title:literal
            why: $why:literal
            remedy: $remedy:literal
            $($example:ident: $text:literal)*
        }
    )*) => {
        $(
            #[doc = $title]
            pub static $name: $crate::findings::Rule = $crate::findings::Rule {
                id: $id,
                group: $crate::findings::Group::$group,
                level: $crate::findings::Level::$level,
                title: $title,
                why: $why,
                remedy: $remedy,
                example: $crate::catalogue::example!($($example: $text)*),
            };
        )*

        pub(super) static RULES: &[&$crate::findings::Rule] = &[$(&$name),*];
    };
}

macro_rules! example {
    (bad: $bad:literal good: $good:literal) => {
        $crate::findings::Example::Yaml { bad: $bad, good: $good }
    };
    (words: $words:literal) => {
        $crate::findings::Example::Words($words)
    };
}

pub(crate) use {example, rules};
