//! What saving a benefit comes to.

use super::*;
use crate::benefits::SentValue;
use crate::catalogue::Plans;
use crate::testing::{access, benefit, catalogue, day, person, seller, store, today};
use crate::values::{DependentCode, Plate, SellerCode, SituationCode};
use crate::vehicles::Vehicle;

const CPF: &str = "52998224725";

fn draft(plan: i32) -> BenefitDraft {
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

fn update_of(code: i32) -> BenefitDraft {
    BenefitDraft { code: Some(BenefitCode::new(code).unwrap()), ..draft(20) }
}

fn car() -> SentVehicle {
    SentVehicle { plate: Plate::parse("ABC1D23").ok().into(), ..SentVehicle::default() }
}

/// Saves with person 1001 of store 1 registered, as a user of the stores 1 and 2.
fn saved(draft: BenefitDraft, current: Option<&Benefit>) -> Result<BenefitChange, String> {
    saved_by(&access(&[1, 2]), draft, current, None)
}

fn saved_by(
    access: &StoreAccess,
    draft: BenefitDraft,
    current: Option<&Benefit>,
    card_owner: Option<CardOwner>,
) -> Result<BenefitChange, String> {
    let facts = BenefitFacts {
        access,
        catalogue: &catalogue(),
        same_document: &[person(1001, CPF, 1)],
        current,
        same_plate: &[],
        current_fields: &FieldValues::new(),
        sellers: &[seller(71, SellerKind::Consultant, Some(1))],
        card_owner,
        today: today(),
    };
    save(draft, &facts).map_err(|violation| violation.text().to_owned())
}

#[test]
fn a_new_benefit_takes_what_was_not_sent_from_elsewhere() {
    let change = saved(draft(20), None).unwrap();
    assert_eq!(change.code, None);
    assert_eq!(change.data.kind, BenefitType::Health, "the plan's");
    assert_eq!(change.data.store, store(1), "the holder's");
    assert_eq!(change.data.joined, today());
    assert_eq!(change.data.activated, Some(today()), "active where nothing is said");
    assert_eq!(change.situation.map(|change| (change.from, change.to.get())), Some((None, 1)));
}

#[test]
fn plan_and_holder_must_exist() {
    assert_eq!(
        saved(draft(999), None),
        Err("codPlano 999 não existe. Use um plano à venda; quem opera o serviço os lista em GET /operador/planos."
            .to_owned())
    );
    let missing = "Não há pessoa com o CPF/CNPJ informado. Cadastre-a antes em POST /ext/associado.";
    assert_eq!(saved_by(&access(&[2]), draft(20), None, None), Err(missing.to_owned()), "beyond the border");
}

#[test]
fn a_vehicle_benefit_needs_its_vehicle_and_its_operation() {
    let with = |plan, vehicle| saved(BenefitDraft { vehicle: Some(vehicle), ..draft(plan) }, None);
    assert!(with(10, car()).is_ok());
    assert_eq!(
        with(10, SentVehicle::default()),
        Err("Informe placa ou chassi. Um benefício veicular precisa do seu veículo.".to_owned())
    );
    assert_eq!(
        with(20, car()),
        Err("codPlano 20 é de benefícios de saúde. Use POST /ext/beneficio, que dispensa o veículo.".to_owned())
    );
    assert_eq!(
        saved(draft(10), None),
        Err("codPlano 10 é de benefícios veiculares. Use POST /ext/beneficio/veicular, que recebe o veículo."
            .to_owned())
    );
}

#[test]
fn an_update_keeps_what_was_not_sent() {
    let mut current = benefit(5001, 1);
    current.data.details.due_day = Some(10);
    current.data.card = CardNumber::parse("7001234567890").ok();
    let change = saved(BenefitDraft { active: Some(true), ..update_of(5001) }, Some(&current)).unwrap();
    assert_eq!(change.data, current.data);
    assert_eq!(change.situation, None, "it is active already");
    let moved = BenefitDraft {
        situation: Text::parse("pendente").ok(),
        joined: Some(day("01/01/2026")),
        store: Some(store(2)),
        ..update_of(5001)
    };
    let change = saved(moved, Some(&current)).unwrap();
    assert_eq!(change.situation.map(|it| (it.from.map(SituationCode::get), it.to.get())), Some((Some(1), 4)));
    assert_eq!((change.data.store, change.data.joined), (store(2), day("01/01/2026")));
    assert_eq!(change.data.details.due_day, Some(10));
}

#[test]
fn an_update_of_a_vehicle_keeps_the_rest_of_it() {
    let mut current = benefit(5001, 1);
    current.data.kind = BenefitType::Vehicle;
    current.data.plan = PlanCode::new(10).unwrap();
    let plate = Plate::parse("ABC1D23").ok();
    let silver = Vehicle { plate: plate.clone(), colour: Text::parse("Prata").ok(), ..Vehicle::default() };
    current.data.vehicle = Some(Vehicle { brand: Text::parse("Fiat").ok(), ..silver });
    let sent = SentVehicle { colour: Text::parse("Preto").ok().into(), brand: Sent::Null, ..SentVehicle::default() };
    let change = saved(
        BenefitDraft { plan: PlanCode::new(11).unwrap(), vehicle: Some(sent), ..update_of(5001) },
        Some(&current),
    );
    let data = change.unwrap().data;
    assert_eq!(data.vehicle, Some(Vehicle { plate, colour: Text::parse("Preto").ok(), ..Vehicle::default() }));
    assert_eq!(data.plan.get(), 11);
}

#[test]
fn an_update_names_a_benefit_of_the_users_and_its_holder() {
    let unknown = "codBeneficio 5001 não foi encontrado. Use um benefício de uma das suas lojas.";
    assert_eq!(saved(update_of(5001), None), Err(unknown.to_owned()));
    let mut elsewhere = benefit(5001, 1);
    elsewhere.data.store = store(9);
    assert_eq!(saved(update_of(5001), Some(&elsewhere)), Err(unknown.to_owned()), "the same answer");
    let mut of_another = benefit(5001, 1);
    of_another.data.person = person(1002, CPF, 1).code;
    assert_eq!(
        saved(update_of(5001), Some(&of_another)),
        Err("cpfCnpj não é o do titular do benefício 5001. Envie o CPF/CNPJ do titular.".to_owned())
    );
}

#[test]
fn the_type_of_a_benefit_never_changes() {
    let change = saved(BenefitDraft { plan: PlanCode::new(30).unwrap(), ..update_of(5001) }, Some(&benefit(5001, 1)));
    assert_eq!(
        change,
        Err(
            "codPlano 30 é de benefícios de assistência 24 horas, e o benefício 5001 é de outro tipo. Use um plano do \
             tipo SAUDE."
                .to_owned()
        )
    );
}

#[test]
fn choices_must_be_registered() {
    let with = |details: BenefitDetails| saved(BenefitDraft { details: details.into(), ..draft(20) }, None);
    let due = |day| BenefitDetails { due_day: Some(day), ..BenefitDetails::default() };
    let consultant = |code| BenefitDetails { consultant: SellerCode::new(code).ok(), ..BenefitDetails::default() };
    assert!(with(due(10)).is_ok() && with(consultant(71)).is_ok());
    assert_eq!(with(due(11)), Err("diaVencimento 11 não existe. Use 5, 10 ou 20.".to_owned()));
    assert!(with(consultant(72)).is_err_and(|text| text.starts_with("codConsultor 72 não existe.")));
    let contradiction = BenefitDraft { active: Some(true), situation: Text::parse("Cancelado").ok(), ..draft(20) };
    assert!(saved(contradiction, None).is_err_and(|text| text.contains("contradiz ativo true")));
}

#[test]
fn a_card_belongs_to_one() {
    let card = CardNumber::parse("7001234567890").ok();
    let owner = |code| Some(CardOwner::Benefit(BenefitCode::new(code).unwrap()));
    let current = benefit(5001, 1);
    let sent = BenefitDraft { card: card.into(), ..update_of(5001) };
    let saved = |owner| saved_by(&access(&[1]), sent.clone(), Some(&current), owner);
    assert!(saved(None).is_ok());
    assert!(saved(owner(5001)).is_ok());
    assert!(saved(owner(5002)).is_err_and(|text| text.starts_with("numeroCartaoDesconto já pertence")));
    assert!(saved(Some(CardOwner::Dependent(DependentCode::new(5001).unwrap()))).is_err());
}

#[test]
fn additional_fields_are_checked_with_the_rest() {
    let field = SentField { code: None, name: Some("Cor do teto".to_owned()), value: SentValue::Null };
    let sent = BenefitDraft { fields: Some(vec![field]), ..draft(20) };
    assert!(saved(sent, None).is_err_and(|text| text.starts_with("dadosAdicionais[0] não é um campo")));
}

#[test]
fn a_plan_that_is_no_longer_on_sale_is_kept_and_not_taken() {
    let mut catalogue = catalogue();
    let retired = |it: &Plan| Plan { is_active: false, ..it.clone() };
    catalogue.plans = Plans::new(catalogue.plans.iter().map(retired).collect());
    let saved = |draft, current: Option<&Benefit>| {
        let facts = BenefitFacts {
            access: &access(&[1]),
            catalogue: &catalogue,
            same_document: &[person(1001, CPF, 1)],
            current,
            same_plate: &[],
            current_fields: &FieldValues::new(),
            sellers: &[],
            card_owner: None,
            today: today(),
        };
        save(draft, &facts).is_ok()
    };
    let current = benefit(5001, 1);
    assert!(saved(update_of(5001), Some(&current)));
    assert!(!saved(BenefitDraft { plan: PlanCode::new(30).unwrap(), ..update_of(5001) }, Some(&current)));
    assert!(!saved(draft(20), None));
}

#[test]
fn what_was_deactivated_gets_no_new_benefit_and_stays_in_those_that_have_it() {
    let access = access(&[1, 2]).closing([store(1)]);
    let said = |draft, current: Option<&Benefit>| saved_by(&access, draft, current, None);
    let closed = "codLoja 1 está desativada. Use outra, de GET /ext/administracao/loja.";
    assert_eq!(said(draft(20), None), Err(closed.to_owned()), "the holder's store");
    assert_eq!(said(BenefitDraft { store: Some(store(1)), ..draft(20) }, None), Err(closed.to_owned()));
    let elsewhere = said(BenefitDraft { store: Some(store(2)), ..draft(20) }, None);
    assert_eq!(elsewhere.map(|change| change.data.store), Ok(store(2)));
    let mut current = benefit(5001, 1);
    current.data.details.consultant = SellerCode::new(73).ok();
    current.data.details.representative = SellerCode::new(40).ok();
    let again = BenefitDraft { store: Some(store(1)), details: current.data.details.clone().into(), ..update_of(5001) };
    assert_eq!(said(again, Some(&current)).map(|change| change.data), Ok(current.data.clone()));
    let other = BenefitDetails { consultant: SellerCode::new(72).ok(), ..BenefitDetails::default() };
    let other = BenefitDraft { details: other.into(), ..update_of(5001) };
    assert!(said(other, Some(&current)).is_err_and(|text| text.starts_with("codConsultor 72 não existe.")));
}

#[test]
fn a_plate_is_protected_once_by_a_plan() {
    let mut first = benefit(5001, 1);
    first.data.kind = BenefitType::Vehicle;
    first.data.plan = PlanCode::new(10).unwrap();
    first.data.vehicle = Some(Vehicle { plate: Plate::parse("ABC-1323").ok(), ..Vehicle::default() });
    let second = Benefit { code: BenefitCode::new(5002).unwrap(), ..first.clone() };
    let said = |draft: BenefitDraft, current: Option<&Benefit>, same_plate: &[Benefit], stores: &[i32]| {
        let facts = BenefitFacts {
            access: &access(stores),
            catalogue: &catalogue(),
            same_document: &[person(1001, CPF, 1)],
            current,
            same_plate,
            current_fields: &FieldValues::new(),
            sellers: &[],
            card_owner: None,
            today: today(),
        };
        save(draft, &facts).map(drop).map_err(|violation| violation.text().to_owned())
    };
    let refused = "O titular já tem um benefício ativo com a placa e o plano informados, codBeneficio 5001. Para \
                   alterá-lo, envie esse codBeneficio.";
    let new = BenefitDraft { vehicle: Some(car()), ..draft(10) };
    let held = [first.clone()];
    assert_eq!(said(new.clone(), None, &held, &[1]), Err(refused.to_owned()), "in the other spelling of the plate");
    assert!(said(BenefitDraft { active: Some(false), ..new.clone() }, None, &held, &[1]).is_ok());
    assert!(said(BenefitDraft { plan: PlanCode::new(11).unwrap(), ..new.clone() }, None, &held, &[1]).is_ok());
    let mut elsewhere = first.clone();
    elsewhere.data.store = store(9);
    assert!(said(new.clone(), None, &[elsewhere], &[1]).is_ok(), "beyond the border");
    let mut ended = first.clone();
    ended.data.situation = SituationCode::new(3).unwrap();
    assert!(said(new.clone(), None, &[ended.clone()], &[1]).is_ok());

    let again = |code: &Benefit| BenefitDraft { code: Some(code.code), active: Some(true), ..new.clone() };
    assert!(said(again(&first), Some(&first), &held, &[1]).is_ok(), "itself");
    let both = [first.clone(), second.clone()];
    assert!(said(again(&second), Some(&second), &both, &[1]).is_ok(), "both came from elsewhere");
    let ended = Benefit { code: second.code, ..ended };
    assert_eq!(said(again(&ended), Some(&ended), &held, &[1]), Err(refused.to_owned()), "it would be active again");
}

#[test]
fn null_clears_a_detail_and_the_card() {
    let mut current = benefit(5001, 1);
    current.data.details.due_day = Some(10);
    current.data.details.consultant = SellerCode::new(71).ok();
    current.data.card = CardNumber::parse("7001234567890").ok();
    let details = SentBenefitDetails { due_day: Sent::Null, ..SentBenefitDetails::default() };
    let data = saved(BenefitDraft { details, card: Sent::Null, ..update_of(5001) }, Some(&current)).unwrap().data;
    assert_eq!((data.details.due_day, data.card), (None, None));
    assert_eq!(data.details.consultant, current.data.details.consultant);
}
