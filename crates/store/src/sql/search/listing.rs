//! Lists without pages, read batch by batch.
//!
//! A list of 12,000 leads: the codes of the first 10,000 are found by the filters, and their leads read by code, 500 at a
//! time; then the other 2,000 are found after the last code, and read. So a batch costs what its records cost, however
//! narrow the filters are, and a list costs the memory of a batch and of at most 10,000 numbers.
//!
//! Each batch may be of another moment. Codes are never changed and only grow: whatever changes in between, no record is
//! read twice and none is passed over that stays in the list. One that has left it before its batch is read is left out.

use std::collections::VecDeque;

use domain::stores::StoreAccess;

use crate::error::StoreError;
use crate::sql::transaction::ReadTx;

/// Most codes that are found at once.
const N_CODES: usize = 10_000;

/// Most records of a batch.
const N_ITEMS: usize = 500;

/// Filters of a list that has no pages.
pub trait Listed: Send + 'static {
    /// The code by which the list is ordered.
    type Code: Copy + Send + 'static;
    /// What stands in the list.
    type Item: Send + 'static;

    /// The codes of the records that a user finds after another, in their order and at most so many.
    fn codes(
        &self,
        reading: &mut ReadTx<'_>,
        access: &StoreAccess,
        after: Option<Self::Code>,
        most: usize,
    ) -> Result<Vec<Self::Code>, StoreError>;

    /// Those of some records that still are in the list, in the order of codes.
    fn items(
        reading: &mut ReadTx<'_>,
        access: &StoreAccess,
        codes: &[Self::Code],
    ) -> Result<Vec<Self::Item>, StoreError>;
}

/// A list that is being read.
#[derive(Debug)]
pub struct Listing<F: Listed> {
    filters: F,
    access: StoreAccess,
    /// What was found and has not been read.
    found: VecDeque<F::Code>,
    /// The last that was found.
    last: Option<F::Code>,
    /// True once nothing more can be found.
    is_found: bool,
    n_codes: usize,
    n_items: usize,
}

impl<F: Listed> Listing<F> {
    /// The list of what a user finds, from its beginning.
    pub fn new(filters: F, access: StoreAccess) -> Self {
        let (found, last, is_found) = (VecDeque::new(), None, false);
        Self { filters, access, found, last, is_found, n_codes: N_CODES, n_items: N_ITEMS }
    }

    /// The same with other sizes, so that a few records are many.
    #[cfg(any(test, feature = "testing"))]
    #[must_use]
    pub fn sized(self, n_codes: usize, n_items: usize) -> Self {
        Self { n_codes, n_items, ..self }
    }

    /// Reads the next batch. It may be empty before the end, where all that was found has left the list.
    pub fn next(&mut self, reading: &mut ReadTx<'_>) -> Result<Vec<F::Item>, StoreError> {
        if self.found.is_empty() && !self.is_found {
            self.found = self.filters.codes(reading, &self.access, self.last, self.n_codes)?.into();
            self.is_found = self.found.len() < self.n_codes;
            self.last = self.found.back().copied().or(self.last);
        }
        let n_items = self.found.len().min(self.n_items);
        let codes: Vec<F::Code> = self.found.drain(..n_items).collect();
        if codes.is_empty() { Ok(Vec::new()) } else { F::items(reading, &self.access, &codes) }
    }

    /// Whether all of it was read.
    pub fn is_ended(&self) -> bool {
        self.is_found && self.found.is_empty()
    }
}
