//! What the cases begin with.

use domain::benefits::{BenefitChange, BenefitDraft, BenefitFacts, SentBenefitDetails, cancel, save};
use domain::catalogue::{VehicleCategory, VehicleType};
use domain::people::{Person, PersonChange};
use domain::sent::Sent;
use domain::stores::Store;
use domain::testing::{access, attendance_register, catalogue, now, person, store, today};
use domain::values::{BenefitCode, CpfCnpj, PlanCode, Text, VehicleTypeCode};

use crate::{SavedBenefit, StoreError, Tx};

pub(super) const CPF: &str = "52998224725";

/// Registers the stores 1 and 2 and all that rules choose from.
pub(super) fn found(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    for code in [1, 2] {
        let name = Text::parse(&format!("Loja {code}")).unwrap();
        tx.put(&Store { code: store(code), name, cnpj: None, is_active: true })?;
    }
    let catalogue = catalogue();
    for plan in catalogue.plans.iter() {
        tx.put(plan)?;
    }
    for situation in catalogue.situations.iter() {
        tx.put(situation)?;
    }
    for day in catalogue.due_days.iter() {
        tx.put_due_day(day)?;
    }
    tx.put(&VehicleType {
        code: VehicleTypeCode::new(3).unwrap(),
        name: Text::parse("Automóvel de passeio").unwrap(),
        category: VehicleCategory::Light,
    })
}

/// Registers what attendances choose from.
pub(super) fn put_register(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let register = attendance_register();
    for situation in register.situations() {
        tx.put(situation)?;
    }
    for kind in register.types() {
        tx.put(kind)?;
    }
    Ok(())
}

/// A member of store 1.
pub(super) fn member(tx: &mut Tx<'_>) -> Result<Person, StoreError> {
    found(tx)?;
    tx.put_person(PersonChange::Create(person(1, CPF, 1).data), now())
}

/// A draft of a benefit for that member.
pub(super) fn draft(plan: i32) -> BenefitDraft {
    BenefitDraft {
        code: None,
        document: CpfCnpj::parse(CPF).unwrap(),
        plan: PlanCode::new(plan).unwrap(),
        store: None,
        active: None,
        situation: None,
        card: Sent::Absent,
        joined: None,
        details: SentBenefitDetails::default(),
        fields: None,
        vehicle: None,
    }
}

/// Saves a benefit as the service does.
pub(super) fn save_benefit(tx: &mut Tx<'_>, draft: BenefitDraft) -> Result<SavedBenefit, StoreError> {
    let change = decide(tx, draft)?;
    Ok(tx.put_benefit(change, now())?.without_announcing())
}

fn decide(tx: &mut Tx<'_>, draft: BenefitDraft) -> Result<BenefitChange, StoreError> {
    let same_document = tx.people_with(&draft.document)?;
    let current = draft.code.map(|code| tx.benefit(code)).transpose()?.flatten();
    let current_fields = draft.code.map(|code| tx.field_values(code)).transpose()?.unwrap_or_default();
    let card_owner = draft.card.value().map(|card| tx.card_owner(card)).transpose()?.flatten();
    let plate = draft.plate(current.as_ref());
    let same_plate = plate.map(|plate| tx.benefits_with_plate(plate)).transpose()?.unwrap_or_default();
    let catalogue = tx.catalogue()?;
    let facts = BenefitFacts {
        access: &access(&[1, 2]),
        catalogue: &catalogue,
        same_document: &same_document,
        current: current.as_ref(),
        same_plate: &same_plate,
        current_fields: &current_fields,
        sellers: &[],
        card_owner,
        today: today(),
    };
    Ok(save(draft, &facts).unwrap_or_else(|violation| panic!("refused: {violation}")))
}

/// A benefit of that member, to be cancelled by many at once.
pub(crate) fn one_benefit(tx: &mut Tx<'_>) -> Result<BenefitCode, StoreError> {
    member(tx)?;
    Ok(save_benefit(tx, draft(20))?.benefit.code)
}

/// Cancels a benefit as the service does.
pub(crate) fn cancel_benefit(tx: &mut Tx<'_>, code: BenefitCode) -> Result<bool, StoreError> {
    let benefit = tx.benefit(code)?.expect("the benefit is there");
    let cancellation = cancel(&benefit.data, &tx.catalogue()?.situations, today()).expect("there is such a situation");
    let is_change = cancellation.is_some();
    if let Some(cancellation) = cancellation {
        tx.put_cancellation(code, cancellation, now())?.without_announcing();
    }
    Ok(is_change)
}
