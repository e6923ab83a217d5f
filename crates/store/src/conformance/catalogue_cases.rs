//! Catalogues.

use domain::catalogue::{BenefitType, FieldDefinition, FieldFormat, Plan};
use domain::testing::{catalogue, plan};
use domain::values::{FieldCode, Text};

use super::world::found;
use crate::{StoreError, Tx};

pub(crate) fn catalogues_are_read_as_they_were_put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    let expected = catalogue();
    let read = tx.catalogue()?;
    assert_eq!(read.plans, expected.plans);
    assert_eq!(read.due_days, expected.due_days);
    let names = |situations: &domain::catalogue::Situations| {
        situations.iter().map(|situation| situation.name.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(names(&read.situations), ["Ativo", "Inativo", "Cancelado", "Pendente", "Inadimplente"], "by code");
    for situation in expected.situations.iter() {
        assert_eq!(read.situations.find(situation.code), Some(situation));
    }
    let dearer = Plan { is_active: false, ..plan(10, BenefitType::Vehicle) };
    tx.put(&dearer)?;
    assert_eq!(tx.catalogue()?.plans.find(dearer.code), Some(&dearer));
    for definition in definitions() {
        tx.put(&definition)?;
    }
    assert_eq!(tx.catalogue()?.fields, definitions());
    Ok(())
}

/// A definition of each format, in the order of forms.
fn definitions() -> Vec<FieldDefinition> {
    let formats = [
        FieldFormat::Text { max_length: 255 },
        FieldFormat::Number { minimum: Some(-0.5), maximum: None, decimals: 2 },
        FieldFormat::Day,
        FieldFormat::Flag,
        FieldFormat::Choice { options: ["Frete", "Aplicativo"].map(|option| Text::parse(option).unwrap()).to_vec() },
    ];
    let definition = |(number, format): (i32, FieldFormat)| FieldDefinition {
        code: FieldCode::new(number).unwrap(),
        name: Text::parse(&format!("Campo {number}")).unwrap(),
        kind: BenefitType::Health,
        is_required: number == 1,
        position: number,
        is_active: number != 2,
        format,
    };
    (1..).zip(formats).map(definition).collect()
}
