//! Lists that come in pages.
//!
//! A cursor holds where the last page ended and a digest of what was asked for, so that it is of no use with other
//! filters. It is opaque and not secret: whoever makes one up gets a page that begins somewhere.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use domain::Violation;
use operator::Cursor;
use sha2::{Digest, Sha256};

use super::errors::Parameter;

/// Bytes of the digest.
const DIGEST_LENGTH: usize = 8;

/// One list as it was asked for, whichever page of it.
#[derive(Debug, Clone)]
pub(super) struct Paging {
    digest: [u8; DIGEST_LENGTH],
    limit: usize,
}

impl Paging {
    /// A list of an operation with its filters, which must show all that they hold by `Debug`, as the contract's types do;
    /// at most so many items make a page.
    pub(super) fn new(operation: &'static str, filters: &impl Debug, limit: i32) -> Self {
        let whole = Sha256::digest(format!("{operation} {filters:?}"));
        let mut digest = [0; DIGEST_LENGTH];
        digest.copy_from_slice(&whole[..DIGEST_LENGTH]);
        Self { digest, limit: usize::try_from(limit).unwrap_or_default().max(1) }
    }

    /// Where the last page ended; `None` for the first page.
    pub(super) fn after<P: FromStr>(&self, cursor: Option<&Cursor>) -> Result<Option<P>, Parameter> {
        cursor.map(|cursor| self.position(cursor).ok_or_else(unusable)).transpose()
    }

    /// How many items to look for: one more than a page has, which tells whether there is a next one.
    pub(super) fn n_wanted(&self) -> i64 {
        i64::try_from(self.limit).unwrap_or(i64::MAX).saturating_add(1)
    }

    /// The page of what was found, and the cursor of the next one.
    pub(super) fn page<T, P: Display>(
        &self,
        mut found: Vec<T>,
        position: impl FnOnce(&T) -> P,
    ) -> (Vec<T>, Option<String>) {
        if found.len() <= self.limit {
            return (found, None);
        }
        found.truncate(self.limit);
        let next = found.last().map(|last| self.cursor(position(last)));
        (found, next)
    }

    /// The cursor of what comes after a position.
    pub(super) fn cursor(&self, position: impl Display) -> String {
        URL_SAFE_NO_PAD.encode([&self.digest[..], position.to_string().as_bytes()].concat())
    }

    fn position<P: FromStr>(&self, cursor: &Cursor) -> Option<P> {
        let bytes = URL_SAFE_NO_PAD.decode(cursor.as_bytes()).ok()?;
        let position = bytes.strip_prefix(&self.digest)?;
        std::str::from_utf8(position).ok()?.parse().ok()
    }
}

fn unusable() -> Parameter {
    Parameter(Violation::new(
        "cursor",
        "O cursor não serve para esta lista. Envie o proximoCursor da página anterior com os mesmos filtros, ou comece \
         sem cursor.",
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(paging: &Paging, cursor: &str) -> Result<Option<i32>, Parameter> {
        paging.after(Some(&Cursor::try_from(cursor).unwrap()))
    }

    #[test]
    fn a_page_tells_where_the_next_begins_and_the_last_one_does_not() {
        let paging = Paging::new("listarUsuarios", &(Some(true), None::<i32>), 2);
        assert_eq!(paging.n_wanted(), 3);
        let (items, next) = paging.page(vec![10, 20, 30], |item| *item);
        assert_eq!(items, [10, 20]);
        assert_eq!(read(&paging, &next.unwrap()), Ok(Some(20)));
        assert_eq!(paging.page(vec![10, 20], |item| *item), (vec![10, 20], None));
        assert_eq!(paging.after::<i32>(None), Ok(None));
    }

    #[test]
    fn a_cursor_is_of_no_use_with_other_filters() {
        let paging = |filter: Option<bool>| Paging::new("listarUsuarios", &filter, 1);
        let (_, next) = paging(None).page(vec![1, 2], |item| *item);
        let next = next.unwrap();
        assert_eq!(read(&paging(None), &next), Ok(Some(1)));
        assert!(read(&paging(Some(true)), &next).is_err());
        assert!(read(&Paging::new("listarFunis", &None::<bool>, 1), &next).is_err());
        for made_up in ["a", "eyJ2IjoxLCJpZCI6OTA0NTh9", &next[..next.len() - 2]] {
            assert!(read(&paging(None), made_up).is_err(), "{made_up}");
        }
    }
}
