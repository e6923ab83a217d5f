//! Additional fields: their definitions, and what benefits hold in them.

use std::collections::BTreeMap;

use domain::benefits::{FieldChanges, FieldValue, FieldValues};
use domain::catalogue::{FieldDefinition, FieldFormat};
use domain::values::{BenefitCode, Day, FieldCode, Text};

use super::columns::{Columns, only};
use super::dialect;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// All definitions, in the order of forms.
    pub fn field_definitions(&mut self) -> Result<Vec<FieldDefinition>, StoreError> {
        let mut definitions = self.all(
            "SELECT code, name, kind, is_required, position, is_active, format, max_length, minimum, maximum, \
             decimals FROM field_definition ORDER BY position, code",
            &[],
            read_definition,
        )?;
        let sql = "SELECT field, name FROM field_option ORDER BY field, position";
        let mut all_options: BTreeMap<FieldCode, Vec<Text<100>>> = BTreeMap::new();
        for (field, name) in self.all(sql, &[], |columns| Ok((columns.required()?, columns.required()?)))? {
            all_options.entry(field).or_default().push(name);
        }
        for definition in &mut definitions {
            if let FieldFormat::Choice { options } = &mut definition.format {
                *options = all_options.remove(&definition.code).unwrap_or_default();
            }
        }
        Ok(definitions)
    }

    /// Version of a definition: how many times it was put.
    pub fn field_version(&mut self, code: FieldCode) -> Result<Option<i32>, StoreError> {
        self.one("SELECT version FROM field_definition WHERE code = $1", &[code.into()], only)
    }

    /// Uses of an additional field.
    pub fn uses_of_field(&mut self, code: FieldCode) -> Result<Vec<(&'static str, u64)>, StoreError> {
        self.uses(&[("beneficios", "benefit_field", "field")], code.get())
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
            "SELECT benefit, field, text_value, number_value, day_value, flag_value FROM benefit_field WHERE {}",
            dialect::is_among(self.sql.engine(), "benefit", "$1")
        );
        let codes = dialect::codes(benefits.iter().map(|benefit| benefit.get()));
        let found = self.all(&sql, &[codes], |columns| Ok((columns.required()?, read_value(columns)?)))?;
        let mut values: BTreeMap<BenefitCode, FieldValues> = BTreeMap::new();
        for (benefit, (field, value)) in found {
            values.entry(benefit).or_default().insert(field, value);
        }
        Ok(values)
    }
}

impl Tx<'_> {
    /// Gives out the code of a new definition.
    pub fn next_field(&mut self) -> Result<FieldCode, StoreError> {
        self.next("field_definition", FieldCode::new)
    }

    /// Registers a definition, or changes it.
    pub fn put_field_definition(&mut self, definition: &FieldDefinition) -> Result<(), StoreError> {
        let FieldDefinition { code, name, kind, is_required, position, is_active, format } = definition;
        let mut limits = [Param::Null, Param::Null, Param::Null, Param::Null];
        match format {
            FieldFormat::Text { max_length } => limits[0] = i32::from(*max_length).into(),
            FieldFormat::Number { minimum, maximum, decimals } => {
                limits[1] = (*minimum).into();
                limits[2] = (*maximum).into();
                limits[3] = i32::from(*decimals).into();
            }
            FieldFormat::Day | FieldFormat::Flag | FieldFormat::Choice { .. } => {}
        }
        let [max_length, minimum, maximum, decimals] = limits;
        self.change_one(
            "INSERT INTO field_definition (code, name, kind, is_required, position, is_active, format, max_length, \
             minimum, maximum, decimals) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
             ON CONFLICT (code) DO UPDATE SET name = excluded.name, kind = excluded.kind, \
             is_required = excluded.is_required, position = excluded.position, is_active = excluded.is_active, \
             format = excluded.format, max_length = excluded.max_length, minimum = excluded.minimum, \
             maximum = excluded.maximum, decimals = excluded.decimals, version = field_definition.version + 1",
            &[
                (*code).into(),
                name.into(),
                (*kind).into(),
                (*is_required).into(),
                (*position).into(),
                (*is_active).into(),
                format.word().into(),
                max_length,
                minimum,
                maximum,
                decimals,
            ],
        )?;
        self.put_options(definition)
    }

    /// Removes a definition, in whose field nothing is held.
    pub fn remove_field_definition(&mut self, code: FieldCode) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM field_option WHERE field = $1", &[code.into()])?;
        self.remove("field_definition", code)
    }

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
        let (column, value) = match value {
            FieldValue::Text(text) => ("text_value", Param::from(text.as_str())),
            FieldValue::Number(number) => ("number_value", (*number).into()),
            FieldValue::Day(day) => ("day_value", (*day).into()),
            FieldValue::Flag(flag) => ("flag_value", (*flag).into()),
        };
        let columns = format!("benefit, field, {column}");
        self.sql.insert("benefit_field", &columns, &[benefit.into(), field.into(), value])
    }

    fn put_options(&mut self, definition: &FieldDefinition) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM field_option WHERE field = $1", &[definition.code.into()])?;
        let FieldFormat::Choice { options } = &definition.format else { return Ok(()) };
        for (position, option) in (1..).zip(options) {
            self.change_one(
                "INSERT INTO field_option (field, position, name) VALUES ($1, $2, $3)",
                &[definition.code.into(), Param::Int(position), option.into()],
            )?;
        }
        Ok(())
    }
}

/// A definition but for the options of a choice.
fn read_definition(columns: &mut Columns<'_>) -> Result<FieldDefinition, StoreError> {
    let (code, name, kind) = (columns.required()?, columns.required()?, columns.required()?);
    let (is_required, position, is_active) = (columns.required()?, columns.required()?, columns.required()?);
    let word: String = columns.required()?;
    let (max_length, minimum, maximum): (Option<u16>, _, _) =
        (columns.optional()?, columns.optional()?, columns.optional()?);
    let decimals: Option<u16> = columns.optional()?;
    let format = match word.as_str() {
        "TEXTO" => FieldFormat::Text { max_length: max_length.unwrap_or(u16::MAX) },
        "NUMERO" => {
            let decimals = decimals.and_then(|decimals| u8::try_from(decimals).ok()).unwrap_or(0);
            FieldFormat::Number { minimum, maximum, decimals }
        }
        "DATA" => FieldFormat::Day,
        "LOGICO" => FieldFormat::Flag,
        "LISTA" => FieldFormat::Choice { options: Vec::new() },
        _ => return Err(StoreError::Corrupt("the format of an additional field".to_owned())),
    };
    Ok(FieldDefinition { code, name, kind, is_required, position, is_active, format })
}

fn read_value(columns: &mut Columns<'_>) -> Result<(FieldCode, FieldValue), StoreError> {
    let field = columns.required()?;
    let text = columns.optional::<String>()?.map(FieldValue::Text);
    let number = columns.optional::<f64>()?.map(FieldValue::Number);
    let day = columns.optional::<Day>()?.map(FieldValue::Day);
    let flag = columns.optional::<bool>()?.map(FieldValue::Flag);
    let value = text.or(number).or(day).or(flag);
    value.map(|value| (field, value)).ok_or_else(|| StoreError::Corrupt("an additional field without value".to_owned()))
}
