//! Operations that all registers share: records are created, read, replaced and removed in one way.
//!
//! A register says what its records are, which two are too much alike, and what rests on one of them. Lists are each
//! register's own, since their filters differ.

use store::{ReadTx, StoreError, Tx};

use super::errors::{Conflict, NotFound};
use super::failed::{Failed, Undone};
use super::service::OperatorService;

/// How many records of each kind rest on one, by the names that the contract's `detalhes` has for them.
pub(super) type Uses = Vec<(&'static str, u64)>;

/// A kind of record that the operator registers.
pub(super) trait Register: Sized + Send + 'static {
    /// What names one of them.
    type Code: Copy + Send + 'static;

    /// Gives out the code of a new one.
    fn next_code(tx: &mut Tx<'_>) -> Result<Self::Code, StoreError>;

    /// The one with a code.
    fn find(reading: &mut ReadTx<'_>, code: Self::Code) -> Result<Option<Self>, StoreError>;

    /// The field in which another record has the same, where no two may.
    fn duplicate(&self, reading: &mut ReadTx<'_>) -> Result<Option<&'static str>, StoreError>;

    /// Keeps it, new or changed.
    fn put(&self, tx: &mut Tx<'_>) -> Result<(), StoreError>;

    /// What rests on the one with a code.
    fn uses(reading: &mut ReadTx<'_>, code: Self::Code) -> Result<Uses, StoreError>;

    /// Removes the one with a code, on which nothing rests.
    fn remove(tx: &mut Tx<'_>, code: Self::Code) -> Result<(), StoreError>;
}

/// Methods of a [`Register`] that hand on to a method of the store: those that are named.
macro_rules! kept_as {
    (
        $code:ty: next_code = $next:ident, remove = $remove:ident
        $(, put = $put:ident $(($field:ident))?)? $(, uses = $uses:ident)?
    ) => {
        type Code = $code;

        fn next_code(tx: &mut store::Tx<'_>) -> Result<$code, store::StoreError> {
            tx.$next()
        }

        fn remove(tx: &mut store::Tx<'_>, code: $code) -> Result<(), store::StoreError> {
            tx.$remove(code)
        }

        $(fn put(&self, tx: &mut store::Tx<'_>) -> Result<(), store::StoreError> {
            tx.$put(kept_as!(@record self $($field)?))
        })?

        $(fn uses(
            reading: &mut store::ReadTx<'_>,
            code: $code,
        ) -> Result<$crate::register::Uses, store::StoreError> {
            reading.$uses(code)
        })?
    };
    (@record $self:ident) => { $self };
    (@record $self:ident $field:ident) => { &$self.$field };
}

pub(super) use kept_as;

impl OperatorService {
    /// Creates a record, which is made of the code that it is given.
    pub(super) async fn create<R, E>(
        &self,
        make: impl Fn(&mut Tx<'_>, R::Code) -> Result<R, Failed<E>> + Send + 'static,
    ) -> Result<R, E>
    where
        R: Register,
        E: From<Undone> + From<Conflict> + Send + 'static,
    {
        self.write(move |tx| {
            let code = R::next_code(tx)?;
            let record = make(tx, code)?;
            keep(tx, record)
        })
        .await
    }

    /// Reads the record that a path names.
    pub(super) async fn consult<R, E>(&self, code: R::Code) -> Result<R, E>
    where
        R: Register,
        E: From<Undone> + From<NotFound> + Send + 'static,
    {
        self.read(move |reading| Ok(R::find(reading, code)?.ok_or(NotFound)?)).await
    }

    /// Replaces the record that a path names by what is made of it.
    pub(super) async fn replace<R, E>(
        &self,
        code: R::Code,
        make: impl Fn(&mut Tx<'_>, R) -> Result<R, Failed<E>> + Send + 'static,
    ) -> Result<R, E>
    where
        R: Register,
        E: From<Undone> + From<NotFound> + From<Conflict> + Send + 'static,
    {
        self.write(move |tx| {
            let present = R::find(tx, code)?.ok_or(NotFound)?;
            let record = make(tx, present)?;
            keep(tx, record)
        })
        .await
    }

    /// Removes the record that a path names, if nothing rests on it.
    pub(super) async fn remove<R, E>(&self, code: R::Code) -> Result<(), E>
    where
        R: Register,
        E: From<Undone> + From<NotFound> + From<Conflict> + Send + 'static,
    {
        self.write(move |tx| {
            R::find(tx, code)?.ok_or(NotFound)?;
            check_unused(R::uses(tx, code)?)?;
            Ok(R::remove(tx, code)?)
        })
        .await
    }
}

/// Refuses to go on while something rests on a record.
pub(super) fn check_unused(uses: Uses) -> Result<(), Conflict> {
    let uses: Uses = uses.into_iter().filter(|(_, n)| *n > 0).collect();
    if uses.is_empty() { Ok(()) } else { Err(Conflict::InUse(uses)) }
}

fn keep<R, E>(tx: &mut Tx<'_>, record: R) -> Result<R, Failed<E>>
where
    R: Register,
    E: From<Undone> + From<Conflict>,
{
    if let Some(field) = record.duplicate(tx)? {
        return Err(Conflict::Duplicate { field }.into());
    }
    record.put(tx)?;
    Ok(record)
}
