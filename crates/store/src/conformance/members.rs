//! The search for members, and the list of benefits.

use domain::address::Address;
use domain::benefits::{BenefitDetails, BenefitDraft, FieldChanges, FieldValue, ValidationQuery};
use domain::catalogue::{BenefitType, FieldDefinition, FieldFormat, SellerKind};
use domain::people::{PersonChange, PersonData};
use domain::search::{MemberFilters, MemberSearch};
use domain::testing::{access, day, now, person, seller, store};
use domain::values::{
    BenefitCode, Chassis, Cnpj, Cpf, DayRange, FieldCode, Moment, Page, PersonCode, PersonName, PlanCode, Plate,
    SearchText, SellerCode, Text, Uf,
};
use domain::vehicles::Vehicle;

use super::world::{CPF, draft, found, save_benefit};
use crate::{StoreError, Tx};

const COMPANY: &str = "12ABC34501DE35";

/// Maria of store 1 has a car (benefit 1) and, in store 2, a pending health benefit (2). José of store 1, registered
/// and born later, has no benefit. Zoë of store 2 has an assistance benefit (3), sold by consultant 71.
fn world(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    tx.put(&seller(71, SellerKind::Consultant, None))?;
    let named = |document: &str, store, name| PersonData {
        name: PersonName::parse(name).unwrap(),
        ..person(1, document, store).data
    };
    let mut maria = named(CPF, 1, "Maria D'Ávila");
    maria.details.address = Some(Address { uf: Some(Uf::Pi), ..Address::default() });
    maria.details.company = Cnpj::parse(COMPANY).ok();
    maria.details.birth = Some(day("29/02/2000"));
    tx.put_person(PersonChange::Create(maria), now())?;
    let mut jose = named("39053344705", 1, "José da Silva");
    jose.details.birth = Some(day("01/03/2000"));
    tx.put_person(PersonChange::Create(jose), tomorrow())?;
    tx.put_person(PersonChange::Create(named("11222333000181", 2, "Zoë 100% Ltda.")), now())?;
    let car = Vehicle {
        plate: Plate::parse("ABC-1234").ok(),
        chassis: Chassis::parse("9BWZZZ377VT004251").ok(),
        ..Vehicle::default()
    };
    save_benefit(tx, BenefitDraft { vehicle: Some(car.into()), store: Some(store(1)), ..draft(10) })?;
    let pending = Text::parse("Pendente").ok();
    save_benefit(tx, BenefitDraft { situation: pending, store: Some(store(2)), ..draft(20) })?;
    let document = person(1, "11222333000181", 2).data.document;
    let mut third = save_benefit(tx, BenefitDraft { document, ..draft(30) })?.benefit;
    third.data.details = BenefitDetails { consultant: SellerCode::new(71).ok(), ..BenefitDetails::default() };
    let change = domain::benefits::BenefitChange {
        code: Some(third.code),
        data: third.data,
        situation: None,
        fields: FieldChanges::new(),
    };
    tx.put_benefit(change, tomorrow())?.without_announcing();
    Ok(())
}

fn tomorrow() -> Moment {
    Moment::start_of(day("16/07/2026"))
}

fn by_name(name: &str) -> MemberFilters {
    MemberFilters { name: SearchText::parse(name).ok(), ..MemberFilters::default() }
}

fn in_situation(name: &str) -> MemberFilters {
    MemberFilters { situation: Text::parse(name).ok(), ..MemberFilters::default() }
}

fn everybody() -> MemberFilters {
    let range = DayRange::between(("a", Some(day("01/01/2000"))), ("b", Some(day("31/12/2030")))).unwrap();
    MemberFilters { registered: range, ..MemberFilters::default() }
}

/// What is found, as `person.benefit`.
fn pairs(tx: &mut Tx<'_>, filters: MemberFilters, stores: &[i32]) -> Result<Vec<String>, StoreError> {
    let found = tx.find_members(&MemberSearch::new(filters).unwrap(), &access(stores), Page::FIRST)?;
    assert_eq!(found.n_items, found.items.len() as u64);
    let pair = |person: PersonCode, benefit: Option<BenefitCode>| match benefit {
        Some(benefit) => format!("{person}.{benefit}"),
        None => format!("{person}."),
    };
    Ok(found.items.iter().map(|it| pair(it.person.code, it.benefit.as_ref().map(|held| held.benefit.code))).collect())
}

pub(crate) fn members_are_found_by_all_that_is_given(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let plate = |text| MemberFilters { plate: Plate::parse(text).ok(), ..MemberFilters::default() };
    let cases: Vec<(MemberFilters, &[&str])> = vec![
        (everybody(), &["1.1", "1.2", "2.", "3.3"]),
        (by_name("MARIA"), &["1.1", "1.2"]),
        (by_name("d'avila"), &["1.1", "1.2"]),
        (by_name("jose da"), &["2."]),
        (by_name("zoe 100%"), &["3.3"]),
        (by_name("silva José"), &["2."]),
        (by_name("silva da jo"), &["2."]),
        (by_name("100% ltda. zoe"), &["3.3"]),
        (by_name("silva maria"), &[]),
        (MemberFilters { cpf: Cpf::parse(CPF).ok(), ..by_name("silva jose") }, &[]),
        (by_name("i"), &["1.1", "1.2", "2."]),
        (by_name("da"), &["2.", "3.3"]),
        (by_name("'"), &["1.1", "1.2"]),
        (by_name("m%ia"), &[]),
        (by_name("%"), &["3.3"]),
        (MemberFilters { cpf: Cpf::parse(CPF).ok(), ..MemberFilters::default() }, &["1.1", "1.2"]),
        (MemberFilters { cnpj: Cnpj::parse("11222333000181").ok(), ..MemberFilters::default() }, &["3.3"]),
        (MemberFilters { cpf: Cpf::parse(CPF).ok(), ..by_name("jose") }, &[]),
        (MemberFilters { company: Cnpj::parse(COMPANY).ok(), ..everybody() }, &["1.1", "1.2"]),
        (MemberFilters { person: PersonCode::new(2).ok(), ..MemberFilters::default() }, &["2."]),
        (MemberFilters { store: Some(store(1)), ..everybody() }, &["1.1", "2."]),
        (MemberFilters { store: Some(store(2)), ..everybody() }, &["1.2", "3.3"]),
        (MemberFilters { store: Some(store(9)), ..everybody() }, &[]),
        (MemberFilters { consultant: SellerCode::new(71).ok(), ..everybody() }, &["3.3"]),
        (MemberFilters { representative: SellerCode::new(71).ok(), ..everybody() }, &[]),
        (MemberFilters { birth: Some(day("29/02/2000")), ..MemberFilters::default() }, &["1.1", "1.2"]),
        (MemberFilters { updated_since: Some(day("16/07/2026")), ..everybody() }, &["2.", "3.3"]),
        (MemberFilters { updated_since: Some(day("17/07/2026")), ..everybody() }, &[]),
        (in_situation("ativo"), &["1.1", "3.3"]),
        (in_situation("PENDENTE"), &["1.2"]),
        (in_situation("Inativo"), &[]),
        (in_situation("' OR 1=1 --"), &[]),
        (plate("abc1c34"), &["1.1"]),
        (plate("ABC1234"), &["1.1"]),
        (plate("XYZ1234"), &[]),
        (MemberFilters { chassis: Chassis::parse("9bwzzz377vt004251").ok(), ..MemberFilters::default() }, &["1.1"]),
        (MemberFilters { plan: PlanCode::new(20).ok(), ..everybody() }, &["1.2"]),
        (MemberFilters { plan: PlanCode::new(0).ok(), ..everybody() }, &[]),
        (MemberFilters { uf: Some(Uf::Pi), ..everybody() }, &["1.1", "1.2"]),
        (MemberFilters { uf: Some(Uf::Ce), ..everybody() }, &[]),
        (MemberFilters { uf: Some(Uf::Pi), plan: PlanCode::new(10).ok(), ..in_situation("Ativo") }, &["1.1"]),
    ];
    for (filters, expected) in cases {
        assert_eq!(pairs(tx, filters.clone(), &[1, 2])?, expected, "{filters:?}");
    }
    for text in ["\"", "\\", "*", "near(", "\u{1f600}", "\" or \"maria", "maria\" *", "maria \\%", "m_ria"] {
        assert_eq!(pairs(tx, by_name(text), &[1, 2])?, Vec::<String>::new(), "{text}");
    }
    let long = "maria d'avila ".repeat(750);
    assert_eq!(pairs(tx, by_name(&long), &[1, 2])?, Vec::<String>::new(), "ten kilobytes");
    assert_eq!(pairs(tx, by_name(&"m".repeat(10_000)), &[1, 2])?, Vec::<String>::new(), "ten kilobytes of one word");
    let registered = DayRange::between(("a", Some(day("16/07/2026"))), ("b", Some(day("16/07/2026")))).unwrap();
    assert_eq!(pairs(tx, MemberFilters { registered, ..MemberFilters::default() }, &[1, 2])?, ["2."]);
    Ok(())
}

pub(crate) fn members_beyond_the_border_are_not_found(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    assert_eq!(pairs(tx, everybody(), &[1])?, ["1.1", "2."]);
    assert_eq!(pairs(tx, everybody(), &[2])?, ["1.2", "3.3"], "who sees a benefit sees its holder");
    assert_eq!(pairs(tx, everybody(), &[9])?, Vec::<String>::new());
    assert_eq!(pairs(tx, everybody(), &[])?, Vec::<String>::new());
    assert_eq!(pairs(tx, in_situation("Pendente"), &[1])?, Vec::<String>::new());
    assert_eq!(pairs(tx, MemberFilters { store: Some(store(2)), ..everybody() }, &[1])?, Vec::<String>::new());
    Ok(())
}

pub(crate) fn a_found_member_is_whole(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let car = BenefitCode::new(1).unwrap();
    let field = FieldCode::new(1).unwrap();
    tx.put(&FieldDefinition {
        code: field,
        name: Text::parse("Cor").unwrap(),
        kind: BenefitType::Vehicle,
        is_required: false,
        position: 1,
        is_active: true,
        format: FieldFormat::Text { max_length: 10 },
    })?;
    tx.put_fields(car, &FieldChanges::from([(field, Some(FieldValue::Text("Prata".to_owned())))]))?;
    let found = tx.find_members(&MemberSearch::new(by_name("maria")).unwrap(), &access(&[1, 2]), Page::FIRST)?;
    let held = found.items[0].benefit.as_ref().unwrap();
    assert_eq!(Some(&found.items[0].person), tx.person(PersonCode::new(1).unwrap())?.as_ref());
    assert_eq!(Some(&held.benefit), tx.benefit(car)?.as_ref());
    assert_eq!(held.items, tx.items(car)?);
    assert_eq!(held.fields, tx.field_values(car)?);
    assert!(found.items[1].benefit.as_ref().unwrap().fields.is_empty());
    Ok(())
}

pub(crate) fn pages_are_of_a_hundred_and_end(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    for _ in 0..247 {
        save_benefit(tx, BenefitDraft { store: Some(store(1)), ..draft(20) })?;
    }
    let codes = |tx: &mut Tx<'_>, number, stores: &[i32]| {
        let page = Page::new(number).unwrap();
        let listed = tx.list_benefits(&access(stores), page)?;
        let search = MemberSearch::new(in_situation("Ativo")).unwrap();
        let found = tx.find_members(&search, &access(stores), page)?;
        let listed_codes: Vec<_> = listed.items.iter().map(|it| it.benefit.code.get()).collect();
        let found_codes: Vec<_> =
            found.items.iter().flat_map(|it| &it.benefit).map(|held| held.benefit.code.get()).collect();
        Ok::<_, StoreError>((listed_codes, listed.n_items, found_codes, found.n_items))
    };
    // Benefits 1 and from 4 on are Maria's in store 1; 2 and 3 are of store 2, and 2 is pending.
    let of_one: Vec<i32> = std::iter::once(1).chain(4..=250).collect();
    assert_eq!(codes(tx, 1, &[1])?, (of_one[..100].to_vec(), 248, of_one[..100].to_vec(), 248));
    assert_eq!(codes(tx, 3, &[1])?, (of_one[200..].to_vec(), 248, of_one[200..].to_vec(), 248));
    assert_eq!(codes(tx, 4, &[1])?, (vec![], 248, vec![], 248));
    assert_eq!(codes(tx, i32::MAX, &[1, 2])?, (vec![], 250, vec![], 249));
    let (listed, _, found, _) = codes(tx, 3, &[1, 2])?;
    assert_eq!(listed, (201..=250).collect::<Vec<_>>());
    assert_eq!(found.last(), Some(&3), "by people first, and Zoë is the last");
    assert_eq!(codes(tx, 1, &[2])?, (vec![2, 3], 2, vec![3], 1));
    assert_eq!(codes(tx, 1, &[])?, (vec![], 0, vec![], 0));
    Ok(())
}

pub(crate) fn a_benefit_that_moves_to_another_store_moves_in_the_list(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let query = ValidationQuery::new(Some(CPF), None, None).unwrap();
    let mut benefit = tx.benefits_for(&query)?.remove(1).0;
    assert_eq!(benefit.code.get(), 2);
    benefit.data.store = store(1);
    let change = domain::benefits::BenefitChange {
        code: Some(benefit.code),
        data: benefit.data,
        situation: None,
        fields: FieldChanges::new(),
    };
    tx.put_benefit(change, now())?.without_announcing();
    let codes = |tx: &mut Tx<'_>, stores: &[i32]| {
        let listed = tx.list_benefits(&access(stores), Page::FIRST)?;
        assert_eq!(listed.n_items, listed.items.len() as u64);
        Ok::<_, StoreError>(listed.items.iter().map(|it| it.benefit.code.get()).collect::<Vec<_>>())
    };
    assert_eq!(codes(tx, &[1])?, [1, 2]);
    assert_eq!(codes(tx, &[2])?, [3]);
    Ok(())
}

pub(crate) fn a_member_who_is_renamed_is_found_by_the_new_name(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let mut maria = tx.person(PersonCode::new(1).unwrap())?.unwrap().data;
    maria.name = PersonName::parse("Mariana Souza Prado").unwrap();
    tx.put_person(PersonChange::Update(PersonCode::new(1).unwrap(), maria), now())?;
    for text in ["d'avila", "maria d'avila", "a d'"] {
        assert_eq!(pairs(tx, by_name(text), &[1, 2])?, Vec::<String>::new(), "{text}");
    }
    for text in ["mariana", "Souza", "souza prado", "ana sou", "ouza p", "z"] {
        let expected: &[&str] = if text == "z" { &["1.1", "1.2", "3.3"] } else { &["1.1", "1.2"] };
        assert_eq!(pairs(tx, by_name(text), &[1, 2])?, expected, "{text}");
    }
    Ok(())
}
