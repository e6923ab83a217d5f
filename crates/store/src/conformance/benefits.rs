//! Benefits, their cards, items, fields and history.

use domain::attendance::Entity;
use domain::benefits::{BenefitDetails, BenefitDraft, CardOwner, FieldChanges, FieldValue, ValidationQuery, cancel};
use domain::catalogue::{BenefitType, FieldDefinition, FieldFormat, VehicleCategory};
use domain::testing::{day, now, store, today};
use domain::values::{CardNumber, Chassis, FieldCode, Money, PlanCode, Plate, SituationCode, Text, VehicleTypeCode};
use domain::vehicles::{Doors, Fuel, ModelYear, Vehicle};

use super::world::{CPF, draft, member, save_benefit};
use crate::{StoreError, Tx};

/// A vehicle with every part known; a new part does not compile until it is here.
fn whole_vehicle() -> Vehicle {
    Vehicle {
        plate: Plate::parse("ABC1D23").ok(),
        chassis: Chassis::parse("9BWZZZ377VT004251").ok(),
        renavam: Text::parse("00123456789").ok(),
        brand: Text::parse("Volkswagen").ok(),
        model: Text::parse("Gol 1.6").ok(),
        built: ModelYear::new(2022).ok(),
        model_year: ModelYear::new(2023).ok(),
        colour: Text::parse("Prata").ok(),
        doors: Doors::new(4).ok(),
        kind: VehicleTypeCode::new(3).ok(),
        category: Some(VehicleCategory::Light),
        fuel: Some(Fuel::Flex),
        value: Money::parse("62500").ok(),
        protected_value: Money::parse("62500.01").ok(),
        own_share: Money::parse("3125.5").ok(),
    }
}

pub(crate) fn a_benefit_is_read_as_it_was_written(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let holder = member(tx)?;
    let details =
        BenefitDetails { due_day: Some(10), integration_code: Text::parse("BEN-1").ok(), ..BenefitDetails::default() };
    let sent = BenefitDraft {
        vehicle: Some(whole_vehicle().into()),
        details: details.into(),
        card: CardNumber::parse("7001 23 4 567 890").ok().into(),
        joined: Some(day("05/01/2025")),
        store: Some(store(2)),
        ..draft(10)
    };
    let saved = save_benefit(tx, sent)?.benefit;
    assert_eq!(tx.benefit(saved.code)?, Some(saved.clone()));
    assert_eq!(saved.data.vehicle, Some(whole_vehicle()));
    assert_eq!(tx.benefits_of(holder.code)?, [saved]);
    Ok(())
}

pub(crate) fn a_new_benefit_gets_code_sequential_card_item_and_history(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let first = save_benefit(tx, draft(20))?;
    let second = save_benefit(tx, draft(20))?;
    assert_ne!(first.benefit.code, second.benefit.code);
    assert_ne!(first.benefit.sequential, second.benefit.sequential);
    assert!(first.history.unwrap().code < second.history.unwrap().code);
    let card = first.benefit.data.card.clone().unwrap();
    assert_eq!(tx.card_owner(&card)?, Some(CardOwner::Benefit(first.benefit.code)));
    let items = tx.items(first.benefit.code)?;
    assert_eq!(items.iter().map(|item| item.data.plan.get()).collect::<Vec<_>>(), [20]);
    assert_eq!(items[0].data.included, today());
    Ok(())
}

pub(crate) fn an_update_keeps_code_and_sequential_and_moves_the_plan(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let vehicle = Some(whole_vehicle().into());
    let before = save_benefit(tx, BenefitDraft { vehicle: vehicle.clone(), ..draft(10) })?.benefit;
    let saved = save_benefit(tx, BenefitDraft { code: Some(before.code), vehicle, ..draft(11) })?;
    let after = saved.benefit;
    assert_eq!((after.code, after.sequential), (before.code, before.sequential));
    assert_eq!(after.data.card, before.data.card);
    assert_eq!(saved.history, None, "the situation is what it was");
    let items: Vec<_> = tx.items(after.code)?.into_iter().map(|item| (item.data.plan.get(), item.excluded)).collect();
    assert_eq!(items, [(10, Some(today())), (11, None)]);
    Ok(())
}

pub(crate) fn benefits_are_found_by_either_spelling_of_a_plate(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let saved = save_benefit(tx, BenefitDraft { vehicle: Some(whole_vehicle().into()), ..draft(10) })?.benefit;
    let found = |tx: &mut Tx<'_>, plate| tx.benefits_with_plate(&Plate::parse(plate).unwrap());
    assert_eq!(found(tx, "ABC-1323")?, std::slice::from_ref(&saved));
    assert_eq!(found(tx, "abc1d23")?, [saved]);
    assert_eq!(found(tx, "ABC1D24")?, []);
    Ok(())
}

pub(crate) fn a_cancellation_is_recorded_once(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let benefit = save_benefit(tx, draft(20))?.benefit;
    let situations = tx.catalogue()?.situations;
    let cancellation = cancel(&benefit.data, &situations, today()).unwrap().unwrap();
    let saved = tx.put_cancellation(benefit.code, cancellation, now())?.without_announcing();
    let read = tx.benefit(benefit.code)?.unwrap();
    assert_eq!(read, saved.benefit);
    assert_eq!(read.data.cancelled, Some(today()));
    assert_eq!(cancel(&read.data, &situations, today()), Ok(None));
    let history = tx.history(Entity::Benefit, benefit.code.get())?;
    let moves: Vec<_> = history.iter().map(|it| (it.change.from.map(SituationCode::get), it.change.to.get())).collect();
    assert_eq!(moves, [(None, 1), (Some(1), 3)]);
    assert_eq!((history[1].code, history[1].happened), (saved.history.unwrap().code, now()));
    Ok(())
}

pub(crate) fn additional_fields_are_put_changed_and_taken_away(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let benefit = save_benefit(tx, draft(20))?.benefit.code;
    let values = [
        FieldValue::Text("Frete".to_owned()),
        FieldValue::Number(0.1),
        FieldValue::Day(day("29/02/2024")),
        FieldValue::Flag(false),
    ];
    let mut changes = FieldChanges::new();
    for (number, value) in (1..).zip(values) {
        let code = FieldCode::new(number).unwrap();
        tx.put(&FieldDefinition {
            code,
            name: Text::parse(&format!("Campo {number}")).unwrap(),
            kind: BenefitType::Health,
            is_required: false,
            position: number,
            is_active: true,
            format: FieldFormat::Flag,
        })?;
        changes.insert(code, Some(value));
    }
    tx.put_fields(benefit, &changes)?;
    let read = tx.field_values(benefit)?;
    assert_eq!(read.clone().into_iter().map(|(code, value)| (code, Some(value))).collect::<FieldChanges>(), changes);
    let first = FieldCode::new(1).unwrap();
    tx.put_fields(benefit, &FieldChanges::from([(first, None)]))?;
    let left = tx.field_values(benefit)?;
    assert_eq!((left.len(), left.get(&first)), (read.len() - 1, None));
    Ok(())
}

pub(crate) fn a_validation_finds_by_card_sequential_or_document(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let benefit = save_benefit(tx, draft(20))?.benefit;
    let other = save_benefit(tx, draft(20))?.benefit;
    let card = benefit.data.card.as_ref().unwrap().to_string();
    for (enrolment, document, sequential, n_found) in [
        (Some(card.as_str()), None, None, 1),
        (None, None, Some(benefit.sequential), 1),
        (Some(CPF), None, None, 2),
        (None, Some(CPF), Some(other.sequential), 1),
        (None, Some("11222333000181"), None, 0),
    ] {
        let query = ValidationQuery::new(enrolment, document, sequential).unwrap();
        let found = tx.benefits_for(&query)?;
        assert_eq!(found.len(), n_found, "{query:?}");
        let answer = query.answer(found.iter().map(|(benefit, holder)| (benefit, holder)), &tx.catalogue()?.situations);
        assert_eq!(answer.is_ok(), n_found > 0);
    }
    Ok(())
}

pub(crate) fn issued_cards_pass_over_those_that_are_taken(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let taken = CardNumber::issued(1);
    let first = save_benefit(tx, BenefitDraft { card: taken.clone().into(), ..draft(20) })?.benefit;
    let second = save_benefit(tx, draft(20))?.benefit;
    assert_eq!((first.data.card, second.data.card), (taken, CardNumber::issued(2)));
    assert_eq!(PlanCode::new(20).ok(), Some(second.data.plan));
    Ok(())
}
