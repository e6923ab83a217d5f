//! Searches.

use domain::benefits::BenefitDraft;
use domain::dependents::{DependentChange, DependentData, Kinship};
use domain::search::{BenefitFilters, BenefitSearch, DependentFilters, DependentSearch};
use domain::testing::{access, store};
use domain::values::{BenefitCode, CardNumber, Chassis, Cnpj, Cpf, PersonName, PlanCode, Plate, SearchText, Text};
use domain::vehicles::Vehicle;

use super::world::{CPF, draft, member, save_benefit};
use crate::testing::whole;
use crate::{StoreError, Tx};

/// A car of plan 10 in store 1 and a motorcycle of plan 11, pending, in store 2, both of one member.
fn vehicles(tx: &mut Tx<'_>) -> Result<[BenefitCode; 2], StoreError> {
    member(tx)?;
    let chassis = Chassis::parse("9BWZZZ377VT004251").ok();
    let car = Vehicle { plate: Plate::parse("ABC-1234").ok(), chassis: chassis.clone(), ..Vehicle::default() };
    let motorcycle = Vehicle { plate: Plate::parse("XYZ1K23").ok(), chassis, ..Vehicle::default() };
    let first = save_benefit(tx, BenefitDraft { vehicle: Some(car.into()), ..draft(10) })?;
    let sent = BenefitDraft {
        vehicle: Some(motorcycle.into()),
        situation: Text::parse("Pendente").ok(),
        store: Some(store(2)),
        card: CardNumber::parse("1234567890123").ok().into(),
        ..draft(11)
    };
    Ok([first.benefit.code, save_benefit(tx, sent)?.benefit.code])
}

fn by_chassis() -> BenefitFilters {
    BenefitFilters { chassis: Chassis::parse("9bwzzz377vt004251").ok(), ..BenefitFilters::default() }
}

pub(crate) fn benefits_are_found_by_all_that_is_given(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let [car, motorcycle] = vehicles(tx)?;
    let sequential = tx.benefit(car)?.map(|benefit| benefit.sequential);
    let plate = |text| BenefitFilters { plate: Plate::parse(text).ok(), ..BenefitFilters::default() };
    let cases = [
        (by_chassis(), vec![car, motorcycle]),
        (plate("abc1c34"), vec![car]),
        (plate("ABC1234"), vec![car]),
        (plate("XYZ1K23"), vec![motorcycle]),
        (plate("XYZ1A23"), vec![]),
        (BenefitFilters { sequential, ..BenefitFilters::default() }, vec![car]),
        (
            BenefitFilters { card: CardNumber::parse("1234567890123").ok(), ..BenefitFilters::default() },
            vec![motorcycle],
        ),
        (BenefitFilters { cpf: Cpf::parse(CPF).ok(), ..by_chassis() }, vec![car, motorcycle]),
        (BenefitFilters { cpf: Cpf::parse("39053344705").ok(), ..by_chassis() }, vec![]),
        (BenefitFilters { cnpj: Cnpj::parse("12ABC34501DE35").ok(), ..by_chassis() }, vec![]),
        (BenefitFilters { situation: Text::parse("PENDENTE").ok(), ..by_chassis() }, vec![motorcycle]),
        (BenefitFilters { situation: Text::parse("' OR 1=1 --").ok(), ..by_chassis() }, vec![]),
        (BenefitFilters { plan: PlanCode::new(10).ok(), ..by_chassis() }, vec![car]),
        (BenefitFilters { plan: PlanCode::new(0).ok(), ..by_chassis() }, vec![]),
    ];
    for (filters, expected) in cases {
        let search = BenefitSearch::new(filters).unwrap();
        let found: Vec<_> =
            tx.find_benefits(&search, &access(&[1, 2]))?.iter().map(|found| found.benefit.code).collect();
        assert_eq!(found, expected, "{search:?}");
    }
    let search = BenefitSearch::new(plate("ABC1234")).unwrap();
    let found = tx.find_benefits(&search, &access(&[1]))?.remove(0);
    assert_eq!(Some(&found.benefit), tx.benefit(car)?.as_ref(), "whole, as by its code");
    assert_eq!((found.holder.as_str(), found.store.as_str()), ("Pessoa Exemplo", "Loja 1"));
    assert_eq!(found.items, tx.items(car)?);
    Ok(())
}

pub(crate) fn nothing_is_found_beyond_the_border(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let [car, motorcycle] = vehicles(tx)?;
    dependent(tx, motorcycle, "Rex")?;
    let benefits = BenefitSearch::new(by_chassis()).unwrap();
    let named = DependentFilters { name: SearchText::parse("rex").ok(), ..DependentFilters::default() };
    let dependents = DependentSearch::new(named).unwrap();
    for (stores, expected, n_dependents) in
        [(vec![1], vec![car], 0), (vec![2], vec![motorcycle], 1), (vec![9], vec![], 0), (vec![], vec![], 0)]
    {
        let access = access(&stores);
        let found: Vec<_> = tx.find_benefits(&benefits, &access)?.iter().map(|found| found.benefit.code).collect();
        assert_eq!(found, expected, "{stores:?}");
        assert_eq!(whole(tx, dependents.clone(), &access)?.len(), n_dependents, "{stores:?}");
    }
    Ok(())
}

fn dependent(tx: &mut Tx<'_>, benefit: BenefitCode, name: &str) -> Result<(), StoreError> {
    let data = DependentData {
        benefit,
        name: PersonName::parse_of_dependent(name).unwrap(),
        cpf: Cpf::parse("39053344705").ok().filter(|_| name.starts_with('P')),
        birth: None,
        identity: None,
        card: None,
        phone: None,
        kinship: Kinship::Other,
        sex: None,
        plans: Vec::new(),
        is_active: true,
    };
    tx.put_dependent(DependentChange { code: None, data }).map(drop)
}

/// Names of the dependents that are found.
fn found(tx: &mut Tx<'_>, filters: DependentFilters) -> Result<Vec<String>, StoreError> {
    let dependents = whole(tx, DependentSearch::new(filters).unwrap(), &access(&[1]))?;
    Ok(dependents.into_iter().map(|found| found.dependent.data.name.to_string()).collect())
}

fn by_name(name: &str) -> DependentFilters {
    DependentFilters { name: Some(SearchText::parse(name).unwrap()), ..DependentFilters::default() }
}

pub(crate) fn dependents_are_found_by_all_that_is_given(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let benefit = save_benefit(tx, draft(20))?.benefit.code;
    for name in ["Pedro Antônio", "Antonia", "João"] {
        dependent(tx, benefit, name)?;
    }
    let cpf = Cpf::parse("39053344705").ok();
    assert_eq!(found(tx, by_name("ANTO\u{302}NI"))?, ["Pedro Antônio", "Antonia"]);
    assert_eq!(found(tx, DependentFilters { cpf: cpf.clone(), ..DependentFilters::default() })?, ["Pedro Antônio"]);
    assert_eq!(found(tx, DependentFilters { cpf, ..by_name("joao") })?, Vec::<String>::new());
    let card = tx.dependents(benefit)?[2].data.card.clone();
    assert_eq!(found(tx, DependentFilters { card, ..DependentFilters::default() })?, ["João"]);
    Ok(())
}

pub(crate) fn no_character_of_a_name_is_a_wildcard(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    member(tx)?;
    let benefit = save_benefit(tx, draft(20))?.benefit.code;
    let odd = "D'Ávila 100% _x_ !y \\z \"q\" *w NEAR( 😀";
    for name in [odd, "Comum"] {
        dependent(tx, benefit, name)?;
    }
    for text in ["'", "%", "_", "!", "\\", "\"", "*", "near(", "😀", "100% _", "d'avila"] {
        assert_eq!(found(tx, by_name(text))?, [odd], "{text}");
    }
    for text in ["%%", "__", "c%m", "c_mum", ".*", "$1"] {
        assert_eq!(found(tx, by_name(text))?, Vec::<String>::new(), "{text}");
    }
    assert_eq!(found(tx, by_name("o"))?, ["Comum"], "one letter");
    Ok(())
}
