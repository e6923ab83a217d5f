//! Operations that all registers share: records are created, read, replaced and removed in one way.
//!
//! The store knows what its records are and what rests on one of them; here a register says how a record is read and shown
//! and which two are too much alike.
//! Lists are each register's own, since their filters differ.

use store::{ReadTx, Register, Registered, StoreError, Tx, Uses};

use super::errors::{Conflict, Failure, NotFound};
use super::service::OperatorService;
use super::versions::Versioned;

/// A record of a register as the contract has it.
pub(super) trait Record: Register {
    /// What is sent of one.
    type Input: Send + 'static;
    /// What is shown of one.
    type Shown: Send + 'static;

    /// The record that is asked for.
    fn read(asked: Asked<'_, '_, Self>) -> Result<Self, Failure>;

    /// The record as it is shown.
    fn shown(&self) -> Self::Shown;

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

/// A record that is asked for, and what it is made with.
pub(super) struct Asked<'a, 't, R: Record> {
    /// The transaction that is to keep it.
    pub(super) tx: &'a mut Tx<'t>,
    /// What was sent of it.
    pub(super) body: &'a R::Input,
    /// Its code.
    pub(super) code: R::Code,
    /// The one that it replaces; none if it is new.
    pub(super) present: Option<&'a R>,
}

/// What an operation reads and replaces: a record, or one with its version.
pub(super) trait Resource: Sized + Send + 'static {
    /// The record.
    type Record: Record;

    /// The one with a code.
    fn find(reading: &mut ReadTx<'_>, code: CodeOf<Self>) -> Result<Option<Self>, StoreError>;

    /// One that comes in the place of another, or is new.
    fn after(present: Option<&Self>, record: Self::Record) -> Self;

    /// The record itself.
    fn record(&self) -> &Self::Record;
}

/// The codes of a register.
pub(super) type CodeOf<R> = <<R as Resource>::Record as Registered>::Code;

/// What is sent of the records of a register.
type InputOf<R> = <<R as Resource>::Record as Record>::Input;

impl<R: Record> Resource for R {
    type Record = Self;

    fn find(reading: &mut ReadTx<'_>, code: CodeOf<R>) -> Result<Option<Self>, StoreError> {
        reading.registered(code)
    }

    fn after(_present: Option<&Self>, record: Self) -> Self {
        record
    }

    fn record(&self) -> &Self {
        self
    }
}

impl<R: Record> Resource for Versioned<R> {
    type Record = R;

    fn find(reading: &mut ReadTx<'_>, code: CodeOf<R>) -> Result<Option<Self>, StoreError> {
        let Some(version) = reading.version_of::<R>(code)? else { return Ok(None) };
        Ok(reading.registered(code)?.map(|record| Self { record, version }))
    }

    /// The store counts likewise.
    fn after(present: Option<&Self>, record: R) -> Self {
        Self { record, version: present.map_or(1, |present| present.version + 1) }
    }

    fn record(&self) -> &R {
        &self.record
    }
}

/// The operations of a register whose records have no version, but for the list: each with its error.
macro_rules! operations {
    (
        $record:ident of $input:ident as $shown:ident in $list:literal, named by $field:literal: $code:ident,
        $create:ident -> $create_error:ident,
        $consult:ident -> $consult_error:ident,
        $replace:ident -> $replace_error:ident,
        $remove:ident -> $remove_error:ident,
    ) => {
        async fn $create(
            &self,
            _: Context<'_, ()>,
            body: $input,
        ) -> Result<operator::Created<operator::$shown>, operator::$create_error> {
            let record = self.create::<$record>(body).await?;
            let location = $crate::values::location($list, record.code.get());
            Ok(operator::Created(record.shown()).location(location))
        }

        async fn $consult(
            &self,
            _: Context<'_, ()>,
            sent: operator::Codigo,
        ) -> Result<operator::$shown, operator::$consult_error> {
            let code = $crate::values::read_code($field, sent, $code::new)?;
            Ok(self.consult::<$record>(code).await?.shown())
        }

        async fn $replace(
            &self,
            _: Context<'_, ()>,
            sent: operator::Codigo,
            body: $input,
        ) -> Result<operator::$shown, operator::$replace_error> {
            let code = $crate::values::read_code($field, sent, $code::new)?;
            Ok(self.replace::<$record>(code, body, |_| Ok(())).await?.shown())
        }

        async fn $remove(&self, _: Context<'_, ()>, sent: operator::Codigo) -> Result<(), operator::$remove_error> {
            let code = $crate::values::read_code($field, sent, $code::new)?;
            Ok(self.remove::<$record>(code).await?)
        }
    };
}

pub(super) use operations;

impl OperatorService {
    /// Lists the records that are wanted, in an order.
    pub(super) async fn list<R: Record, O: Ord>(
        &self,
        is_wanted: impl Fn(&R) -> bool + Send + 'static,
        order: impl Fn(&R) -> O + Send + 'static,
    ) -> Result<Vec<R::Shown>, Failure> {
        self.read(move |reading| {
            let mut records = reading.register::<R>()?;
            records.retain(is_wanted);
            records.sort_by_cached_key(order);
            Ok(records.iter().map(R::shown).collect())
        })
        .await
    }

    /// Creates the record that a body asks for.
    pub(super) async fn create<R: Resource>(&self, body: InputOf<R>) -> Result<R, Failure> {
        self.write(move |tx| {
            let code = tx.next_code::<R::Record>()?;
            let record = R::Record::read(Asked { tx, body: &body, code, present: None })?;
            keep(tx, R::after(None, record))
        })
        .await
    }

    /// Reads the record that a path names.
    pub(super) async fn consult<R: Resource>(&self, code: CodeOf<R>) -> Result<R, Failure> {
        self.read(move |reading| Ok(R::find(reading, code)?.ok_or(NotFound)?)).await
    }

    /// Replaces the record that a path names by the one that a body asks for, if a check lets it go.
    pub(super) async fn replace<R: Resource>(
        &self,
        code: CodeOf<R>,
        body: InputOf<R>,
        check: impl Fn(&R) -> Result<(), Failure> + Send + 'static,
    ) -> Result<R, Failure> {
        self.write(move |tx| {
            let present = R::find(tx, code)?.ok_or(NotFound)?;
            check(&present)?;
            let record = R::Record::read(Asked { tx, body: &body, code, present: Some(present.record()) })?;
            keep(tx, R::after(Some(&present), record))
        })
        .await
    }

    /// Removes the record that a path names, if nothing rests on it.
    pub(super) async fn remove<R: Resource>(&self, code: CodeOf<R>) -> Result<(), Failure> {
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

fn keep<R: Resource>(tx: &mut Tx<'_>, record: R) -> Result<R, Failure> {
    if let Some(field) = record.record().duplicate(tx)? {
        return Err(Conflict::Duplicate { field }.into());
    }
    tx.put(record.record())?;
    Ok(record)
}
