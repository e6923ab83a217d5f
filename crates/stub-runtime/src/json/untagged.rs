//! Alternatives that only their form tells apart.

use std::borrow::Cow;
use std::cell::Cell;

use serde::Deserialize;
use serde::de::Deserializer;

use super::Content;
use crate::check::{Fault, Rule, checked};

/// An enum of alternatives that are tried one by one. Implemented by [`untagged!`](crate::untagged).
pub trait Untagged: Sized + 'static {
    /// Whether exactly one must fit; otherwise the first that fits is taken.
    const IS_EXCLUSIVE: bool;
    /// The alternatives: the name of each, and how it is tried.
    const ALTERNATIVES: &'static [(&'static str, Attempt<Self>)];
}

/// Reads an alternative and checks it.
pub type Attempt<T> = fn(&Content) -> Result<T, Fault>;

/// Reads a value as the alternative that fits.
pub fn read_untagged<'de, T: Untagged, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let content = Content::deserialize(deserializer)?;
    choose(&content).map_err(super::refuse)
}

/// Reads the text of a parameter as the alternative that fits.
pub fn text_untagged<T: Untagged>(text: Cow<'_, str>) -> Result<T, Fault> {
    choose(&Content::Loose(text.into_owned()))
}

fn choose<T: Untagged>(content: &Content) -> Result<T, Fault> {
    let (n_values, is_loose) = content.measure();
    let _spending = Spending::of(n_values)?;
    if is_loose { choose_loosely(content) } else { choose_exactly(content) }
}

/// Texts that may be of any kind are first taken for what they look like, so that `5` is a number where a number and a
/// string are both allowed; then for strings; and only then for whatever each alternative makes of them.
fn choose_loosely<T: Untagged>(content: &Content) -> Result<T, Fault> {
    choose_exactly(&content.replace_loose(Content::by_looks))
        .or_else(|_| choose_exactly(&content.replace_loose(|text| Content::Text(text.to_owned()))))
        .or_else(|_| choose_exactly(content))
}

fn choose_exactly<T: Untagged>(content: &Content) -> Result<T, Fault> {
    let (mut fitting, mut value, mut why) = (Vec::new(), None, Vec::new());
    for (name, attempt) in T::ALTERNATIVES {
        match attempt(content) {
            Ok(fit) if !T::IS_EXCLUSIVE => return Ok(fit),
            Ok(fit) => {
                fitting.push(*name);
                value = Some(fit);
            }
            // No other alternative makes it simpler or takes what no text may hold.
            Err(fault) if matches!(fault.rule(), Rule::TooComplex | Rule::Nul) => return Err(fault),
            Err(fault) => why.push(((*name).to_owned(), fault)),
        }
    }
    match (value, &*fitting) {
        (Some(value), [_]) => Ok(value),
        (None, _) => Err(Fault::none_fits(why)),
        _ => Err(Fault::new(Rule::SeveralFit(fitting.into_iter().map(str::to_owned).collect()))),
    }
}

thread_local! {
    /// What the outermost value with alternatives may still cost, while one is being read.
    static BUDGET: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Alternatives inside alternatives multiply: a schema that allows two of them inside each of two takes twice the work
/// per level, and a hundred levels fit into a small body. So what the outermost may cost is a multiple of its size.
struct Spending {
    is_outermost: bool,
}

/// How often each value may be looked at, on average.
const TIMES: usize = 200;

impl Spending {
    fn of(n_values: usize) -> Result<Spending, Fault> {
        let (is_outermost, budget) = match BUDGET.get() {
            Some(left) => (false, left),
            None => (true, n_values.saturating_mul(TIMES).saturating_add(10_000)),
        };
        match budget.checked_sub(n_values) {
            Some(left) => {
                BUDGET.set(Some(left));
                Ok(Spending { is_outermost })
            }
            None => Err(Fault::new(Rule::TooComplex)),
        }
    }
}

impl Drop for Spending {
    fn drop(&mut self) {
        if self.is_outermost {
            BUDGET.set(None);
        }
    }
}

/// Reads an alternative from content and checks it.
pub fn attempt<'de, T: Deserialize<'de>>(
    content: &'de Content,
    check: fn(&T) -> Result<(), Fault>,
) -> Result<T, Fault> {
    checked(super::read(content), check)
}

/// Gives an enum its `serde` implementations, its alternatives told apart by what fits: with `any_of` the first that
/// does, with `one_of` the only one. Each entry is a variant with its type, and what must hold beyond the type.
///
/// ```
/// use stub_runtime::check;
/// #[derive(Debug, PartialEq)]
/// pub enum Code { Text(String), Integer(i64) }
/// stub_runtime::untagged! {
///     Code one_of { Text(String) |value| check::max_length(value, 5), Integer(i64) |_| Ok(()) }
/// }
/// assert_eq!(stub_runtime::json::parse::<Code>(b"7").unwrap(), Code::Integer(7));
/// ```
#[macro_export]
macro_rules! untagged {
    ($name:ident any_of { $($alternatives:tt)* }) => {
        $crate::untagged! { @impl $name false { $($alternatives)* } }
    };
    ($name:ident one_of { $($alternatives:tt)* }) => {
        $crate::untagged! { @impl $name true { $($alternatives)* } }
    };
    (@impl $name:ident $is_exclusive:literal { $($variant:ident($type:ty) |$value:tt| $check:expr),* $(,)? }) => {
        impl $crate::json::Untagged for $name {
            const IS_EXCLUSIVE: bool = $is_exclusive;
            const ALTERNATIVES: &'static [(&'static str, $crate::json::Attempt<Self>)] = &[
                $((::core::stringify!($variant), |content| {
                    $crate::json::attempt(content, |$value: &$type| -> ::core::result::Result<(), $crate::Fault> {
                        $check
                    })
                    .map($name::$variant)
                })),*
            ];
        }

        $crate::serde_impls! {
            $name,
            |value, serializer| match value {
                $($name::$variant(value) => $crate::json::Serialize::serialize(value, serializer),)*
            },
            |deserializer| $crate::json::read_untagged(deserializer)
        }

        impl $crate::FromText for $name {
            fn from_text(text: ::std::borrow::Cow<'_, str>) -> ::core::result::Result<Self, $crate::Fault> {
                $crate::json::text_untagged(text)
            }
        }

        impl $crate::ToText for $name {
            fn to_text(&self) -> ::std::borrow::Cow<'_, str> {
                // What has no JSON has no text; no alternative that stands in a path is such.
                ::std::borrow::Cow::Owned($crate::style::to_text(self, false).unwrap_or_default())
            }
        }
    };
}
