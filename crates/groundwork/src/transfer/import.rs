//! Lines written down, batch by batch.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use store::{Database, ImportFault, ImportState, NewNames, StoreError, Tx};
use tokio::sync::mpsc;

use super::lines::{Batch, Source, digest_of};
use super::{Record, TransferError, report};

/// Batches that are read ahead.
const N_AHEAD: usize = 2;

/// What an import came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Imported {
    /// All that was done, this time and before.
    pub state: ImportState,
    /// How far it had come when it began.
    pub resumed: ImportState,
}

/// How a batch is written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// All at once: one bad record stops the batch.
    Trusting,
    /// Each by itself: a bad record is left out.
    Careful,
}

/// Imports a file, from where an earlier import of the same bytes stopped.
///
/// Lines that cannot be taken are left out and written to the report, if there are any. Importing a file twice changes
/// nothing.
pub async fn import(
    database: &Database,
    path: &Path,
    report: &Path,
    mut progress: impl FnMut(&ImportState),
) -> Result<Imported, TransferError> {
    let (digest, path) = in_background(path, |path| Ok((Arc::<str>::from(digest_of(&path)?), path))).await?;
    let known = Arc::clone(&digest);
    let resumed: ImportState = database.read(move |reading| reading.import_state(&known)).await?;
    let mut state = resumed;
    if !state.is_done {
        database.write(|tx: &mut Tx<'_>| tx.prepare_for_bulk()).await?;
    }
    let mut batches = read_ahead(path, resumed);
    while let Some(batch) = batches.recv().await {
        let batch = Arc::new(batch?);
        state = match write(database, &digest, &batch, state, Mode::Trusting).await {
            Err(StoreError::Conflict(_) | StoreError::Dangling(_)) => {
                write(database, &digest, &batch, state, Mode::Careful).await?
            }
            written => written?,
        };
        progress(&state);
        // Freeing thousands of records takes a while, in which the next batch can be under way.
        drop(tokio::task::spawn_blocking(move || drop(batch)));
    }
    if !state.is_done {
        state = finish(database, &digest, report, state).await?;
    }
    Ok(Imported { state, resumed })
}

/// Reads batches on a thread of its own, a few ahead.
fn read_ahead(path: PathBuf, from: ImportState) -> mpsc::Receiver<std::io::Result<Batch>> {
    let (sender, receiver) = mpsc::channel(N_AHEAD);
    tokio::task::spawn_blocking(move || {
        let mut lines = match Source::open(&path, from.n_bytes, from.n_lines) {
            Ok(lines) => lines,
            Err(error) => return drop(sender.blocking_send(Err(error))),
        };
        // Who takes no more batches has stopped.
        while let Some(batch) = lines.batch().transpose() {
            if sender.blocking_send(batch).is_err() {
                return;
            }
        }
    });
    receiver
}

/// Writes a batch down, and that it is there.
async fn write(
    database: &Database,
    digest: &Arc<str>,
    batch: &Arc<Batch>,
    state: ImportState,
    mode: Mode,
) -> Result<ImportState, StoreError> {
    let (digest, batch) = (Arc::clone(digest), Arc::clone(batch));
    database.write(move |tx| write_batch(tx, &digest, &batch, state, mode)).await
}

fn write_batch(
    tx: &mut Tx<'_>,
    digest: &str,
    batch: &Batch,
    mut state: ImportState,
    mode: Mode,
) -> Result<ImportState, StoreError> {
    let n_faults = match mode {
        Mode::Trusting => tx.at_once(&names_of(batch), |tx| write_lines(tx, digest, batch, mode))?,
        Mode::Careful => write_lines(tx, digest, batch, mode)?,
    };
    // Were they raised at the end only, a service that starts after an interrupted import would give out codes twice.
    tx.raise_counters()?;
    state.n_records += batch.lines.len() as u64 - n_faults;
    state.n_faults += n_faults;
    state.n_bytes = batch.n_bytes;
    state.n_lines = batch.n_lines;
    tx.put_import_state(digest, state)?;
    Ok(state)
}

/// Writes down what stands in lines; how many were left out.
fn write_lines(tx: &mut Tx<'_>, digest: &str, batch: &Batch, mode: Mode) -> Result<u64, StoreError> {
    let mut n_faults = 0;
    let mut benefits = Vec::new();
    for (line, read) in &batch.lines {
        let fault = match (read, mode) {
            (Err(reason), _) => Some(reason.clone()),
            (Ok(record), Mode::Trusting) => {
                adopt(tx, record)?;
                None
            }
            (Ok(record), Mode::Careful) => try_to_adopt(tx, record)?,
        };
        if let Some(reason) = fault {
            n_faults += 1;
            tx.put_import_fault(digest, &ImportFault { line: *line, reason })?;
        } else if let Ok(Record::Benefit(whole)) = read {
            benefits.push(whole.benefit.code);
        }
    }
    tx.count_benefits(&benefits)?;
    Ok(n_faults)
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
    let reason = match tx.attempt(|tx| adopt(tx, record))? {
        Ok(()) => return Ok(None),
        Err(StoreError::Conflict(_)) => "O código, ou outro dado que só pode existir uma vez, já está na base.",
        Err(StoreError::Dangling(_)) => "O registro se refere a outro que não está na base. Importe-o antes.",
        Err(error) => return Err(error),
    };
    Ok(Some(reason.to_owned()))
}

fn adopt(tx: &mut Tx<'_>, record: &Record) -> Result<(), StoreError> {
    match record {
        Record::Store(store) => tx.put_store(store),
        Record::Plan(plan) => tx.put_plan(plan),
        Record::Situation(situation) => tx.put_situation(situation),
        Record::DueDay(due) => tx.put_due_day(due.day),
        Record::VehicleType(kind) => tx.put_vehicle_type(kind),
        Record::FieldDefinition(definition) => tx.put_field_definition(definition),
        Record::Seller(seller) => tx.put_seller(seller),
        Record::Funnel(funnel) => tx.put_funnel(funnel),
        Record::Supplier(supplier) => tx.put_supplier(supplier),
        Record::AttendanceSituation(situation) => tx.put_attendance_situation(situation),
        Record::AttendanceType(kind) => tx.put_attendance_type(kind),
        Record::User(user) => tx.adopt_user(user),
        Record::Person(person) => tx.adopt_person(person),
        Record::CreditCard(whole) => tx.add_credit_card(whole.person, &whole.card),
        Record::Benefit(benefit) => tx.adopt_benefit(benefit),
        Record::Installation(installation) => tx.add_installation(installation),
        Record::Dependent(dependent) => tx.adopt_dependent(dependent),
        Record::Lead(lead) => tx.adopt_lead(lead),
        Record::Deal(deal) => tx.adopt_deal(deal),
        Record::DealDependent(dependent) => tx.adopt_deal_dependent(dependent),
        Record::Consultation(consultation) => tx.adopt_consultation(consultation),
        Record::HelpDesk(call) => tx.adopt_help_desk(call),
        Record::Inspection(inspection) => tx.adopt_inspection(inspection),
        Record::Event(event) => tx.adopt_event(event),
        Record::EventRelation(relation) => tx.add_event_relation(relation.event, relation.related),
    }
}

/// Reports what was left out, then notes that all is done: whoever is interrupted between the two reports again.
async fn finish(
    database: &Database,
    digest: &Arc<str>,
    report: &Path,
    state: ImportState,
) -> Result<ImportState, TransferError> {
    if state.n_faults > 0 {
        let (digest, report) = (Arc::clone(digest), report.to_owned());
        database.read(move |reading| report::write(reading, &digest, &report)).await?;
    }
    let done = ImportState { is_done: true, ..state };
    let digest = Arc::clone(digest);
    database
        .write(move |tx| {
            tx.forget_import_faults(&digest)?;
            tx.put_import_state(&digest, done)?;
            Ok(done)
        })
        .await
}

/// Does something with a file on a thread that may be blocked.
async fn in_background<T: Send + 'static>(
    path: &Path,
    work: impl FnOnce(PathBuf) -> std::io::Result<T> + Send + 'static,
) -> Result<T, TransferError> {
    let path = path.to_owned();
    let done = tokio::task::spawn_blocking(move || work(path)).await;
    Ok(done.map_err(std::io::Error::other)??)
}
