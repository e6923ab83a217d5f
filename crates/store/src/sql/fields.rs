//! Additional fields: their definitions, and what benefits hold in them.

use std::collections::BTreeMap;

use domain::benefits::{FieldChanges, FieldValue, FieldValues};
use domain::catalogue::{FieldDefinition, FieldFormat};
use domain::values::{BenefitCode, FieldCode};

use super::dialect;
use super::params::Param;
use super::registers::Register;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::{Cells, Columns};

impl ReadTx<'_> {
    /// All definitions, in the order of forms.
    pub fn field_definitions(&mut self) -> Result<Vec<FieldDefinition>, StoreError> {
        FieldDefinition::find(self, "ORDER BY position, code", &[])
    }

    /// Values of the additional fields of a benefit.
    pub fn field_values(&mut self, benefit: BenefitCode) -> Result<FieldValues, StoreError> {
        Ok(self.field_values_of(&[benefit])?.remove(&benefit).unwrap_or_default())
    }

    /// What the additional fields of many benefits hold; those without any are left out.
    pub(super) fn field_values_of(
        &mut self,
        benefits: &[BenefitCode],
    ) -> Result<BTreeMap<BenefitCode, FieldValues>, StoreError> {
        let sql = format!(
            "SELECT benefit, field, {VALUE} FROM benefit_field WHERE {}",
            dialect::is_among(self.sql.engine(), "benefit", "$1")
        );
        let found = self.by_owner(&sql, &[dialect::codes(benefits.iter().copied())])?;
        let values = found.into_iter().map(|(benefit, held): (_, Vec<_>)| (benefit, held.into_iter().collect()));
        Ok(values.collect())
    }
}

impl Tx<'_> {
    /// Carries out changes of a benefit's additional fields.
    pub fn put_fields(&mut self, benefit: BenefitCode, changes: &FieldChanges) -> Result<(), StoreError> {
        for (field, value) in changes {
            let key = [benefit.into(), (*field).into()];
            self.sql.execute("DELETE FROM benefit_field WHERE benefit = $1 AND field = $2", &key)?;
            if let Some(value) = value {
                self.insert_field(benefit, *field, value)?;
            }
        }
        Ok(())
    }

    /// Fills in an additional field that holds nothing.
    pub(super) fn insert_field(
        &mut self,
        benefit: BenefitCode,
        field: FieldCode,
        value: &FieldValue,
    ) -> Result<(), StoreError> {
        let mut params = vec![benefit.into(), field.into()];
        value.write(&mut params);
        self.sql.insert("benefit_field", &format!("benefit, field, {VALUE}"), &params)
    }
}

impl Register for FieldDefinition {
    fn find(reading: &mut ReadTx<'_>, rest: &str, params: &[Param<'_>]) -> Result<Vec<Self>, StoreError> {
        let mut definitions: Vec<Self> = reading.records(rest, params)?;
        let sql = "SELECT field, name FROM field_option ORDER BY field, position";
        let mut options_of = reading.by_owner::<FieldCode, _>(sql, &[])?;
        for definition in &mut definitions {
            if let FieldFormat::Choice { options } = &mut definition.format {
                *options = options_of.remove(&definition.code).unwrap_or_default();
            }
        }
        Ok(definitions)
    }

    fn keep(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        tx.put_row(self, &[], ", version = field_definition.version + 1")?;
        Self::clear(tx, self.code)?;
        let FieldFormat::Choice { options } = &self.format else { return Ok(()) };
        for (position, option) in (1_i32..).zip(options) {
            let sql = "INSERT INTO field_option (field, position, name) VALUES ($1, $2, $3)";
            tx.change_one(sql, &[self.code.into(), position.into(), option.into()])?;
        }
        Ok(())
    }

    fn clear(tx: &mut Tx<'_>, code: FieldCode) -> Result<(), StoreError> {
        tx.sql.execute("DELETE FROM field_option WHERE field = $1", &[code.into()])?;
        Ok(())
    }
}

/// The columns of a value, one of which holds something.
const VALUE: &str = "text_value, number_value, day_value, flag_value";

impl Cells for FieldValue {
    const N: usize = 4;

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        let (text, number, day, flag) = columns.next()?;
        let value = Option::map(text, Self::Text).or(Option::map(number, Self::Number));
        let value = value.or(Option::map(day, Self::Day)).or(Option::map(flag, Self::Flag));
        value.ok_or_else(|| StoreError::Corrupt("an additional field without value".to_owned()))
    }

    fn write<'a>(&'a self, params: &mut Vec<Param<'a>>) {
        let mut values = [Param::Null, Param::Null, Param::Null, Param::Null];
        match self {
            Self::Text(text) => values[0] = text.into(),
            Self::Number(number) => values[1] = number.into(),
            Self::Day(day) => values[2] = day.into(),
            Self::Flag(flag) => values[3] = flag.into(),
        }
        params.extend(values);
    }
}
