//! Writing a batch in a transaction.

use std::sync::Arc;

use domain::values::BenefitCode;
use store::{Database, ImportFault, ImportState, NewNames, StoreError, Tx};

use super::batch_turn::BatchTurn;
use super::lines::Batch;
use super::record::Record;

/// What was written of a batch.
#[derive(Default)]
struct Written {
    n_faults: u64,
    benefits: Vec<BenefitCode>,
}

/// Writes a batch down, all at once, and that it is there: one bad record stops the batch.
///
/// Others are under way beside it. What the one before it has written is seen as soon as it is there, so the transaction is
/// one that locks what it rests on.
pub(super) async fn write_at_once(
    database: Database,
    digest: Arc<str>,
    batch: Arc<Batch>,
    place: BatchTurn,
) -> Result<ImportState, StoreError> {
    let place = Arc::new(place);
    let work = move |tx: &mut Tx<'_>| {
        place.begin()?;
        let order = Arc::clone(&place);
        let written = tx.at_once(&names_of(&batch), order, |tx| write_all(tx, &digest, &batch))?;
        note(tx, &digest, &batch, &written, place.before()?)
    };
    database.write_locking(work).await
}

/// Writes a batch down, each record by itself, and that it is there: a bad record is left out.
pub(super) async fn write_one_by_one(
    database: &Database,
    digest: Arc<str>,
    batch: Arc<Batch>,
    before: ImportState,
) -> Result<ImportState, StoreError> {
    let work = move |tx: &mut Tx<'_>| {
        let written = write_each(tx, &digest, &batch)?;
        note(tx, &digest, &batch, &written, before)
    };
    database.write(work).await
}

/// Notes that a batch is there.
fn note(
    tx: &mut Tx<'_>,
    digest: &str,
    batch: &Batch,
    written: &Written,
    before: ImportState,
) -> Result<ImportState, StoreError> {
    let Written { n_faults, benefits } = written;
    tx.count_benefits(benefits)?;
    // Were they raised at the end only, a service that starts after an interrupted import would give out codes twice.
    tx.raise_counters()?;
    let state = ImportState {
        n_records: before.n_records + batch.lines.len() as u64 - n_faults,
        n_faults: before.n_faults + n_faults,
        n_bytes: batch.n_bytes,
        n_lines: batch.n_lines,
        ..before
    };
    tx.put_import_state(digest, state)?;
    Ok(state)
}

/// Writes down all records, or fails.
fn write_all(tx: &mut Tx<'_>, digest: &str, batch: &Batch) -> Result<Written, StoreError> {
    write_lines(tx, digest, batch, |tx, record| record.adopt(tx).map(|()| None))
}

/// Writes down all records that can be.
fn write_each(tx: &mut Tx<'_>, digest: &str, batch: &Batch) -> Result<Written, StoreError> {
    write_lines(tx, digest, batch, try_to_adopt)
}

fn write_lines(
    tx: &mut Tx<'_>,
    digest: &str,
    batch: &Batch,
    mut adopt: impl FnMut(&mut Tx<'_>, &Record) -> Result<Option<String>, StoreError>,
) -> Result<Written, StoreError> {
    let mut written = Written::default();
    for (line, read) in &batch.lines {
        let fault = match read {
            Err(reason) => Some(reason.clone()),
            Ok(record) => adopt(tx, record)?,
        };
        if let Some(reason) = fault {
            written.n_faults += 1;
            tx.put_import_fault(digest, &ImportFault { line: *line, reason })?;
        } else if let Ok(Record::Benefit(whole)) = read {
            written.benefits.push(whole.benefit.code);
        }
    }
    Ok(written)
}

/// Whose names a batch brings.
fn names_of(batch: &Batch) -> NewNames {
    let mut names = NewNames::default();
    for (_, read) in &batch.lines {
        match read {
            Ok(Record::Person(person)) => names.people.push(person.code.get()),
            Ok(Record::Dependent(dependent)) => names.dependents.push(dependent.code.get()),
            Ok(Record::Lead(lead)) => names.leads.push(lead.code.get()),
            _ => {}
        }
    }
    names
}

/// Writes a record down, or says why it cannot be.
fn try_to_adopt(tx: &mut Tx<'_>, record: &Record) -> Result<Option<String>, StoreError> {
    let reason = match tx.attempt(|tx| record.adopt(tx))? {
        Ok(()) => return Ok(None),
        Err(StoreError::Conflict(_)) => "O código, ou outro dado que só pode existir uma vez, já está na base.",
        Err(StoreError::Dangling(_)) => "O registro se refere a outro que não está na base. Importe-o antes.",
        Err(error) => return Err(error),
    };
    Ok(Some(reason.to_owned()))
}
