//! Operations that all registers share: records are created, read, replaced and removed in one way.
//!
//! The store knows what its records are and what rests on one of them; here a register says which two are too much alike.
//! Lists are each register's own, since their filters differ.

use store::{ReadTx, Register, Registered, StoreError, Tx, Uses};

use super::errors::{Conflict, NotFound};
use super::failed::{Failed, Undone};
use super::service::OperatorService;
use super::versions::Versioned;

/// A record that must be told from the others of its register.
pub(super) trait Distinct: Register {
    /// The field in which another is too much like this one.
    fn likeness(&self, _other: &Self) -> Option<&'static str> {
        None
    }

    /// The field in which another record has the same, where no two may.
    fn duplicate(&self, reading: &mut ReadTx<'_>) -> Result<Option<&'static str>, StoreError> {
        let others = reading.register::<Self>()?;
        Ok(others.iter().filter(|other| other.code() != self.code()).find_map(|other| self.likeness(other)))
    }
}

/// What an operation reads and replaces: a record, or one with its version.
pub(super) trait Resource: Sized + Send + 'static {
    /// The record.
    type Record: Distinct;

    /// The one with a code.
    fn find(reading: &mut ReadTx<'_>, code: CodeOf<Self>) -> Result<Option<Self>, StoreError>;

    /// The record itself.
    fn record(&self) -> &Self::Record;
}

/// The codes of a register.
pub(super) type CodeOf<R> = <<R as Resource>::Record as Registered>::Code;

impl<R: Distinct> Resource for R {
    type Record = Self;

    fn find(reading: &mut ReadTx<'_>, code: CodeOf<R>) -> Result<Option<Self>, StoreError> {
        reading.registered(code)
    }

    fn record(&self) -> &Self {
        self
    }
}

impl<R: Distinct> Resource for Versioned<R> {
    type Record = R;

    fn find(reading: &mut ReadTx<'_>, code: CodeOf<R>) -> Result<Option<Self>, StoreError> {
        let Some(version) = reading.version_of::<R>(code)? else { return Ok(None) };
        Ok(reading.registered(code)?.map(|record| Self { record, version }))
    }

    fn record(&self) -> &R {
        &self.record
    }
}

impl OperatorService {
    /// Creates a record, which is made of the code that it is given.
    pub(super) async fn create<R, E>(
        &self,
        make: impl Fn(&mut Tx<'_>, CodeOf<R>) -> Result<R, Failed<E>> + Send + 'static,
    ) -> Result<R, E>
    where
        R: Resource,
        E: From<Undone> + From<Conflict> + Send + 'static,
    {
        self.write(move |tx| {
            let code = tx.next_code::<R::Record>()?;
            let record = make(tx, code)?;
            keep(tx, record)
        })
        .await
    }

    /// Reads the record that a path names.
    pub(super) async fn consult<R, E>(&self, code: CodeOf<R>) -> Result<R, E>
    where
        R: Resource,
        E: From<Undone> + From<NotFound> + Send + 'static,
    {
        self.read(move |reading| Ok(R::find(reading, code)?.ok_or(NotFound)?)).await
    }

    /// Replaces the record that a path names by what is made of it.
    pub(super) async fn replace<R, E>(
        &self,
        code: CodeOf<R>,
        make: impl Fn(&mut Tx<'_>, R) -> Result<R, Failed<E>> + Send + 'static,
    ) -> Result<R, E>
    where
        R: Resource,
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
    pub(super) async fn remove<R, E>(&self, code: CodeOf<R>) -> Result<(), E>
    where
        R: Resource,
        E: From<Undone> + From<NotFound> + From<Conflict> + Send + 'static,
    {
        self.write(move |tx| {
            R::find(tx, code)?.ok_or(NotFound)?;
            check_unused(tx.uses_of::<R::Record>(code)?)?;
            Ok(tx.remove::<R::Record>(code)?)
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
    R: Resource,
    E: From<Undone> + From<Conflict>,
{
    if let Some(field) = record.record().duplicate(tx)? {
        return Err(Conflict::Duplicate { field }.into());
    }
    tx.put(record.record())?;
    Ok(record)
}
