//! Counts of benefits by store and by block of codes.
//!
//! A page is a number, and benefits are never deleted: adding up the counts of the blocks before it tells where it
//! begins, however far it is. Counts change in the transaction that changes what they count.

use domain::stores::StoreAccess;
use domain::values::{BenefitCode, Page, StoreCode};

use super::dialect;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

/// Blocks of 2^15 codes, few enough to be added up for every page.
const COARSE: i64 = 15;

/// Blocks of 2^9 codes, small enough to be skipped through.
const FINE: i64 = 9;

/// Where the items of a page stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stretch {
    /// The first code that may be one of them.
    pub(super) first: i64,
    /// The last one.
    pub(super) last: i64,
    /// How many seen ones are to be skipped from the first.
    pub(super) n_skipped: i64,
}

impl ReadTx<'_> {
    /// How many benefits a user sees, and where those of a page stand, if it has any.
    pub(super) fn stretch(&mut self, access: &StoreAccess, page: Page) -> Result<(u64, Option<Stretch>), StoreError> {
        let negative = |_| StoreError::Corrupt("a count is negative".to_owned());
        let n_before = i64::try_from(page.n_before()).map_err(StoreError::unavailable)?;
        let n_after = n_before + i64::from(Page::SIZE);
        let coarse = self.blocks(access, COARSE, 0, i64::from(i32::MAX) >> COARSE)?;
        let n_all = u64::try_from(coarse.iter().map(|(_, n)| n).sum::<i64>()).map_err(negative)?;
        let Some((first, last, n_skipped)) = within(&coarse, n_before, n_after) else { return Ok((n_all, None)) };
        let per_coarse = COARSE - FINE;
        let fine = self.blocks(access, FINE, first << per_coarse, ((last + 1) << per_coarse) - 1)?;
        let found = within(&fine, n_skipped, n_skipped + i64::from(Page::SIZE));
        let (first, last, n_skipped) =
            found.ok_or_else(|| StoreError::Corrupt("blocks of benefits do not add up".to_owned()))?;
        Ok((n_all, Some(Stretch { first: first << FINE, last: ((last + 1) << FINE) - 1, n_skipped })))
    }

    /// How many counts are not what they count; in a sound database none is.
    pub(super) fn wrong_counts(&mut self) -> Result<u64, StoreError> {
        let mut n_wrong = 0;
        for span in [COARSE, FINE] {
            let block = format!("code / {}", 1_i64 << span);
            n_wrong += self.count(
                &format!(
                    "SELECT COUNT(*) FROM (SELECT store, block FROM ( \
                     SELECT store, {block} AS block, COUNT(*) AS n_benefits, 0 AS n_counted FROM benefit \
                     GROUP BY store, {block} UNION ALL SELECT store, block, 0, n FROM benefit_count WHERE span = {span}) \
                     AS counted GROUP BY store, block HAVING SUM(n_benefits) <> SUM(n_counted)) AS wrong"
                ),
                &[],
            )?;
        }
        Ok(n_wrong)
    }

    /// The blocks from one to another that hold something seen, with how much.
    fn blocks(
        &mut self,
        access: &StoreAccess,
        span: i64,
        first: i64,
        last: i64,
    ) -> Result<Vec<(i64, i64)>, StoreError> {
        let sql = format!(
            "SELECT block, CAST(SUM(n) AS BIGINT) FROM benefit_count WHERE span = $1 AND {} AND block >= $3 \
             AND block <= $4 GROUP BY block ORDER BY block",
            dialect::is_among(self.sql.engine(), "store", "$2")
        );
        let stores = dialect::codes(access.stores());
        let params = [Param::Int(span), stores, Param::Int(first), Param::Int(last)];
        self.all(&sql, &params)
    }
}

impl Tx<'_> {
    /// Counts a benefit that came to a store, or with -1 one that left it.
    pub(super) fn count_benefit(&mut self, code: BenefitCode, store: StoreCode, n: i64) -> Result<(), StoreError> {
        let slot = dialect::slot(self.sql.engine());
        let sql = format!(
            "INSERT INTO benefit_count (span, store, block, slot, n) \
             VALUES ({COARSE}, $1, $2, {slot}, $4), ({FINE}, $1, $3, {slot}, $4) \
             ON CONFLICT (span, store, block, slot) DO UPDATE SET n = benefit_count.n + excluded.n"
        );
        let code = i64::from(code.get());
        let params = [store.into(), Param::Int(code >> COARSE), Param::Int(code >> FINE), Param::Int(n)];
        self.sql.execute(&sql, &params)?;
        Ok(())
    }

    /// Counts benefits that came from elsewhere, all at once.
    pub fn count_benefits(&mut self, codes: &[BenefitCode]) -> Result<(), StoreError> {
        if codes.is_empty() {
            return Ok(());
        }
        let slot = dialect::slot(self.sql.engine());
        let among = dialect::is_among(self.sql.engine(), "code", "$1");
        for span in [COARSE, FINE] {
            let block = format!("code / {}", 1_i64 << span);
            let sql = format!(
                "INSERT INTO benefit_count (span, store, block, slot, n) \
                 SELECT {span}, store, {block}, {slot}, COUNT(*) FROM benefit WHERE {among} GROUP BY store, {block} \
                 ON CONFLICT (span, store, block, slot) DO UPDATE SET n = benefit_count.n + excluded.n"
            );
            self.sql.execute(&sql, &[dialect::codes(codes.iter().copied())])?;
        }
        Ok(())
    }
}

/// The first and the last block that items stand in, and how many of the first block's stand before them; `None` if
/// there are no such items.
fn within(blocks: &[(i64, i64)], n_before: i64, n_after: i64) -> Option<(i64, i64, i64)> {
    let mut n_passed = 0;
    let mut first = None;
    for (block, n) in blocks {
        if first.is_none() && n_passed + n > n_before {
            first = Some((*block, n_before - n_passed));
        }
        n_passed += n;
        if let Some((first, n_skipped)) = first
            && (n_passed >= n_after || Some(*block) == blocks.last().map(|(block, _)| *block))
        {
            return Some((first, *block, n_skipped));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_found_by_adding_up() {
        let blocks = [(0, 80), (3, 0), (4, 50), (9, 5)];
        for (n_before, expected) in [
            (0, Some((0, 4, 0))),
            (79, Some((0, 9, 79))),
            (80, Some((4, 9, 0))),
            (129, Some((4, 9, 49))),
            (130, Some((9, 9, 0))),
            (134, Some((9, 9, 4))),
            (135, None),
            (i64::MAX - 100, None),
        ] {
            assert_eq!(within(&blocks, n_before, n_before + 100), expected, "{n_before}");
        }
        assert_eq!(within(&[], 0, 100), None);
    }
}
