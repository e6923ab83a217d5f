//! Dependents.

use domain::benefits::CardOwner;
use domain::dependents::{DependentChange, DependentData, Kinship};
use domain::people::Sex;
use domain::testing::day;
use domain::values::{BenefitCode, Cpf, PersonName, Phone, PlanCode, Text};

use super::world::{draft, member, save_benefit};
use crate::{StoreError, Tx};

fn whole(benefit: BenefitCode) -> DependentData {
    DependentData {
        benefit,
        name: PersonName::parse_of_dependent("Pedro Exemplo da Silva").unwrap(),
        cpf: Cpf::parse("39053344705").ok(),
        birth: Some(day("20/07/2012")),
        identity: Text::parse("7.654.321 SSP/PI").ok(),
        card: None,
        phone: Phone::parse("86999990002").ok(),
        kinship: Kinship::Child,
        sex: Some(Sex::Male),
        plans: vec![PlanCode::new(30).unwrap(), PlanCode::new(20).unwrap()],
        is_active: true,
    }
}

fn bare(benefit: BenefitCode) -> DependentData {
    DependentData {
        benefit,
        name: PersonName::parse_of_dependent("Rex").unwrap(),
        cpf: None,
        birth: None,
        identity: None,
        card: None,
        phone: None,
        kinship: Kinship::Dog,
        sex: None,
        plans: Vec::new(),
        is_active: false,
    }
}

fn benefit(tx: &mut Tx<'_>) -> Result<BenefitCode, StoreError> {
    member(tx)?;
    Ok(save_benefit(tx, draft(20))?.benefit.code)
}

pub(crate) fn a_dependent_is_read_as_it_was_written(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let benefit = benefit(tx)?;
    let first = tx.put_dependent(DependentChange { code: None, data: whole(benefit) })?;
    let second = tx.put_dependent(DependentChange { code: None, data: bare(benefit) })?;
    assert!(first.data.card.is_some() && first.data.card != second.data.card, "each gets a card");
    assert_eq!(tx.dependent(first.code)?, Some(first.clone()));
    assert_eq!(tx.dependents(benefit)?, [first, second]);
    Ok(())
}

pub(crate) fn an_overwritten_dependent_keeps_nothing(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let benefit = benefit(tx)?;
    let before = tx.put_dependent(DependentChange { code: None, data: whole(benefit) })?;
    let after = tx.put_dependent(DependentChange { code: Some(before.code), data: bare(benefit) })?;
    assert_eq!(after.data, bare(benefit));
    assert_eq!(tx.dependents(benefit)?, [after]);
    let card = before.data.card.unwrap();
    assert_eq!(tx.card_owner(&card)?, None, "the card is free again");
    Ok(())
}

pub(crate) fn a_cpf_stands_once_in_a_benefit(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let benefit = benefit(tx)?;
    let first = tx.put_dependent(DependentChange { code: None, data: whole(benefit) })?;
    let cpf = first.data.cpf.clone().unwrap();
    assert_eq!(tx.dependent_with(benefit, &cpf)?, Some(first.code));
    assert_eq!(tx.dependent_with(benefit, &Cpf::parse("52998224725").unwrap())?, None);
    for _ in 0..2 {
        tx.put_dependent(DependentChange { code: None, data: bare(benefit) })?;
    }
    let card = first.data.card.unwrap();
    assert_eq!(tx.card_owner(&card)?, Some(CardOwner::Dependent(first.code)));
    let twice = tx.put_dependent(DependentChange { code: None, data: whole(benefit) });
    assert!(matches!(twice, Err(StoreError::Conflict(_))), "should two processes race");
    Ok(())
}
