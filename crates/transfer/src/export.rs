//! Everything that is known, as lines.

use std::io::Write;

use domain::attendance::{Consultation, HelpDesk, Inspection};
use domain::catalogue::Catalogue;
use domain::events::Event;
use store::{ReadTx, StoreError};

use super::error::TransferError;
use super::record::{DueDay, Record};

/// Records that are read at once.
const PIECE: i32 = 1000;

/// Where lines go, and who is told how many there are.
struct Output<'a> {
    out: &'a mut dyn Write,
    progress: &'a mut dyn FnMut(u64),
    line: Vec<u8>,
    n_records: u64,
}

/// Writes all records of one moment, those first to which others refer; the number of records.
pub fn export(
    reading: &mut ReadTx<'_>,
    out: &mut dyn Write,
    progress: &mut dyn FnMut(u64),
) -> Result<u64, TransferError> {
    let mut output = Output { out, progress, line: Vec::new(), n_records: 0 };
    export_catalogue(reading, &mut output)?;
    output.pieces(reading, ReadTx::people_after, |person| person.code.get())?;
    output.pieces(reading, ReadTx::credit_cards_after, |whole| whole.card.code.get())?;
    output.pieces(reading, ReadTx::benefits_after, |whole| whole.benefit.code.get())?;
    output.pieces(reading, ReadTx::installations_after, |installation| installation.code.get())?;
    output.pieces(reading, ReadTx::dependents_after, |dependent| dependent.code.get())?;
    output.pieces(reading, ReadTx::leads_after, |lead| lead.code.get())?;
    output.pieces(reading, ReadTx::deals_after, |deal| deal.code.get())?;
    output.pieces(reading, ReadTx::deal_dependents_after, |whole| whole.dependent.code.get())?;
    output.pieces(reading, ReadTx::whole_attendances_after::<Consultation>, |whole| whole.record.code.get())?;
    output.pieces(reading, ReadTx::whole_attendances_after::<HelpDesk>, |whole| whole.record.code.get())?;
    output.pieces(reading, ReadTx::whole_attendances_after::<Inspection>, |whole| whole.record.code.get())?;
    output.pieces(reading, ReadTx::whole_attendances_after::<Event>, |whole| whole.record.code.get())?;
    output.pieces(reading, ReadTx::event_relations_after, |relation| relation.event.get())?;
    output.out.flush()?;
    (output.progress)(output.n_records);
    Ok(output.n_records)
}

fn export_catalogue(reading: &mut ReadTx<'_>, output: &mut Output<'_>) -> Result<(), TransferError> {
    output.all(reading.stores()?)?;
    // A new catalogue must be exported, not forgotten.
    let Catalogue { plans, situations, due_days, vehicle_types, fields, funnels } = reading.catalogue()?;
    output.all(plans.iter().cloned())?;
    output.all(situations.iter().cloned())?;
    output.all(due_days.iter().map(|day| DueDay { day }))?;
    output.all(vehicle_types.iter().cloned())?;
    output.all(fields)?;
    output.all(reading.sellers()?)?;
    output.all(funnels.iter().cloned())?;
    output.pieces(reading, ReadTx::suppliers_after, |supplier| supplier.code.get())?;
    let attendances = reading.attendance_register()?;
    output.all(attendances.situations().iter().cloned())?;
    output.all(attendances.types().iter().cloned())?;
    output.all(reading.whole_users()?)
}

impl Output<'_> {
    /// Writes records.
    fn all<T: Into<Record>>(&mut self, records: impl IntoIterator<Item = T>) -> Result<(), TransferError> {
        for record in records {
            self.line.clear();
            record.into().write(&mut self.line);
            self.out.write_all(&self.line)?;
            self.n_records += 1;
        }
        Ok(())
    }

    /// Writes all records of a kind, piece by piece.
    fn pieces<'c, T: Into<Record>>(
        &mut self,
        reading: &mut ReadTx<'c>,
        read: impl Fn(&mut ReadTx<'c>, i32, i32) -> Result<Vec<T>, StoreError>,
        code_of: impl Fn(&T) -> i32,
    ) -> Result<(), TransferError> {
        let mut last = 0;
        loop {
            let piece = read(reading, last, PIECE)?;
            let Some(end) = piece.last().map(&code_of) else { return Ok(()) };
            last = end;
            self.all(piece)?;
            (self.progress)(self.n_records);
        }
    }
}
