//! Situations and types of attendances.

use domain::attendance::{AttendanceEntity, AttendanceRegister, AttendanceSituation, AttendanceType};
use domain::values::{SituationCode, TypeCode};

use super::courses::table;
use crate::error::StoreError;
use crate::sql::registers::{Register, Uses};
use crate::sql::transaction::{ReadTx, Tx};

impl Register for AttendanceSituation {
    /// If it is the initial one of its entity, no other is.
    fn keep(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        if self.is_initial {
            let sql = "UPDATE attendance_situation SET is_initial = 0 WHERE entity = $1 AND code <> $2";
            tx.sql.execute(sql, &[self.entity.into(), self.code.into()])?;
        }
        tx.put_row(self, &[], "")
    }

    fn uses(reading: &mut ReadTx<'_>, code: SituationCode) -> Result<Uses, StoreError> {
        let is_initial = reading.registered::<Self>(code)?.is_some_and(|situation| situation.is_initial);
        // The words are those of the index.
        let sql = "SELECT COUNT(*) FROM situation_history WHERE went_to = $1 AND entity <> 'beneficio'";
        let n_entries = reading.count(sql, &[code.into()])?;
        Ok(vec![("historicos", n_entries), ("inicialDaEntidade", u64::from(is_initial))])
    }
}

impl Register for AttendanceType {
    fn uses(reading: &mut ReadTx<'_>, code: TypeCode) -> Result<Uses, StoreError> {
        let Some(kind) = reading.registered::<Self>(code)? else { return Ok(Uses::new()) };
        let word = match kind.entity {
            AttendanceEntity::Consultation => "consultas",
            AttendanceEntity::HelpDesk => "chamados",
            AttendanceEntity::Inspection => "vistorias",
            AttendanceEntity::Event => "eventos",
        };
        reading.uses(&[(word, table(kind.entity), "kind")], code.get())
    }
}

impl ReadTx<'_> {
    /// All situations and types of attendances.
    pub fn attendance_register(&mut self) -> Result<AttendanceRegister, StoreError> {
        Ok(AttendanceRegister::new(self.register()?, self.register()?))
    }
}
