//! Pages of long results.

use std::fmt;

use crate::violation::Flaw;

/// A page of a result, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Page(i32);

/// One page's items and where they stand in the whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageOf<T> {
    /// The items, at most [`Page::SIZE`].
    pub items: Vec<T>,
    /// Its number.
    pub page: Page,
    /// Number of items of all pages together.
    pub n_items: u64,
}

impl Page {
    /// Items of a page.
    pub const SIZE: u32 = 100;

    /// The page that is meant when none is named.
    pub const FIRST: Self = Self(1);

    /// The page with this number; there is no page 0.
    pub fn new(number: i32) -> Result<Self, Flaw> {
        if number >= 1 {
            Ok(Self(number))
        } else {
            Err(Flaw::new("está fora dos limites", format!("A primeira página é 1; envie de 1 a {}", i32::MAX)))
        }
    }

    /// The number, from 1.
    pub fn number(self) -> i32 {
        self.0
    }

    /// How many items stand before this page; no page is so far that this overflows.
    pub fn n_before(self) -> u64 {
        u64::from(self.0.unsigned_abs() - 1) * u64::from(Self::SIZE)
    }
}

impl<T> PageOf<T> {
    /// Whether there is a page after this one. Beyond the last page there is none.
    pub fn has_next(&self) -> bool {
        self.page.n_before() + u64::from(Page::SIZE) < self.n_items
    }

    /// The total as the interface has it, an `int32`.
    pub fn quantity(&self) -> i32 {
        i32::try_from(self.n_items).unwrap_or(i32::MAX)
    }
}

impl fmt::Display for Page {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn page_of(number: i32, n_items: u64) -> PageOf<()> {
        PageOf { items: Vec::new(), page: Page::new(number).unwrap(), n_items }
    }

    #[test]
    fn pages_have_a_hundred_items() {
        for (number, n_items, has_next) in
            [(1, 0, false), (1, 100, false), (1, 101, true), (2, 200, false), (2, 201, true), (9, 5, false)]
        {
            assert_eq!(page_of(number, n_items).has_next(), has_next, "page {number} of {n_items}");
        }
        assert_eq!((Page::new(3).unwrap().n_before(), Page::new(3).unwrap().to_string().as_str()), (200, "3"));
    }

    #[test]
    fn there_is_no_page_before_the_first() {
        for number in [0, -1, i32::MIN] {
            let said = Page::new(number).unwrap_err().at("pagina").text().to_owned();
            assert!(said.starts_with("pagina está fora dos limites"), "{said}");
        }
    }

    #[test]
    fn the_farthest_page_is_only_empty() {
        let farthest = page_of(i32::MAX, u64::MAX);
        assert_eq!(farthest.page.n_before(), 214_748_364_600);
        assert_eq!(farthest.quantity(), i32::MAX);
    }

    proptest! {
        #[test]
        fn any_number_is_a_page_or_refused(number: i32) {
            prop_assert_eq!(Page::new(number).map(Page::number).ok(), (number > 0).then_some(number));
        }
    }
}
