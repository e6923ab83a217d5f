//! Many at once, and much in one place.

use domain::attendance::Entity;
use domain::dependents::{DependentChange, DependentData, Kinship};
use domain::values::{BenefitCode, EventCode, PersonName};
use store::StoreError;

use super::assert_refused;
use crate::world::{Request, World};

#[test]
#[ignore = "long"]
fn of_a_thousand_cancellations_one_is_a_change() {
    for world in World::each() {
        std::thread::scope(|scope| {
            for _ in 0..50 {
                scope.spawn(|| {
                    for _ in 0..20 {
                        let answer = world.ask_in_centre(Request::new("PUT", "/ext/beneficio/3/cancelar", None));
                        assert_eq!(answer.status, 200, "{}", answer.body);
                    }
                });
            }
        });
        let database = world.database.clone();
        let told = database.read::<_, StoreError>(|reading| reading.history(Entity::Benefit, 3));
        let history = world.block_on(told).unwrap();
        assert_eq!(history.len(), 2, "the first situation and the cancelled one");
    }
}

#[test]
fn many_who_save_one_person_make_one() {
    for world in World::each() {
        let body = r#"{"cpfCnpj":"70010020039","nomePessoa":"Uma Só"}"#;
        std::thread::scope(|scope| {
            for _ in 0..20 {
                scope.spawn(|| {
                    let answer = world.ask_in_centre(Request::new("POST", "/ext/associado", Some(body)));
                    assert_eq!(answer.status, 200, "{}", answer.body);
                });
            }
        });
        let found = world.ask_in_centre(Request::get("/ext/associado?cpf=70010020039"));
        assert_eq!(found.json()["quantidade"], 1);
    }
}

#[test]
fn dependents_need_a_benefit_that_is_there_and_in_force_and_stand_once() {
    let world = World::sqlite();
    let save = |body: &str| world.ask_in_centre(Request::new("POST", "/ext/beneficio/dependente", Some(body)));
    assert_refused(&save(r#"{"codBeneficio":99999,"nome":"Rex"}"#), 400, "missing");
    let child = r#"{"codBeneficio":3,"nome":"Ana","cpf":"390.533.447-05"}"#;
    assert_eq!(save(child).status, 200);
    let twice = save(child);
    assert_refused(&twice, 400, "390.533.447-05");
    assert_eq!(
        twice.body,
        "O benefício já tem um dependente com o cpf informado. Para alterá-lo, envie o seu codDependente."
    );
    assert_eq!(world.ask_in_centre(Request::new("PUT", "/ext/beneficio/3/cancelar", None)).status, 200);
    let cancelled = save(r#"{"codBeneficio":3,"nome":"Rex"}"#);
    assert_eq!(
        (cancelled.status, cancelled.body.as_str()),
        (400, "codBeneficio 3 está cancelado e não recebe dependentes. Reative o benefício antes.")
    );
}

#[test]
#[ignore = "long"]
fn ten_thousand_dependents_are_listed() {
    for world in World::each() {
        for _ in 0..20 {
            let written = world.database.write::<(), StoreError>(|tx| {
                for _ in 0..500 {
                    let data = DependentData {
                        benefit: BenefitCode::new(3).unwrap(),
                        name: PersonName::parse_of_dependent("Muitos").unwrap(),
                        cpf: None,
                        birth: None,
                        identity: None,
                        card: None,
                        phone: None,
                        kinship: Kinship::Other,
                        sex: None,
                        plans: Vec::new(),
                        is_active: true,
                    };
                    tx.put_dependent(DependentChange { code: None, data })?;
                }
                Ok(())
            });
            world.block_on(written).unwrap();
        }
        for path in ["/ext/beneficio/3/dependentes", "/ext/beneficio/dependente?nome=muitos"] {
            let answer = world.ask_in_centre(Request::get(path));
            assert_eq!(answer.status, 200, "{}", answer.body);
            assert!(answer.json().as_array().is_some_and(|found| found.len() >= 10_000), "{path}");
        }
    }
}

#[test]
#[ignore = "long"]
fn a_chain_of_ten_thousand_events_is_shown_a_few_steps_deep() {
    for world in World::each() {
        let database = world.database.clone();
        let written = database.write::<(), StoreError>(|tx| {
            let code = |number: i32| EventCode::new(number).unwrap();
            let access = domain::stores::StoreAccess::to(tx.stores()?.into_iter().map(|store| store.code));
            let family = tx.event(code(1), &access)?.expect("event 1 is there");
            let first = family.events[&code(1)].event.clone();
            for number in 10_001..=20_000 {
                tx.add_attendance(&domain::events::Event {
                    code: code(number),
                    protocol: i64::from(number),
                    ..first.clone()
                })?;
            }
            for number in 10_001..20_000 {
                tx.add_event_relation(code(number), code(number + 1))?;
            }
            tx.add_event_relation(code(20_000), code(10_001))
        });
        world.block_on(written).unwrap();
        let answer = world.ask_in_centre(Request::get("/ext/evento/10001"));
        assert_eq!(answer.status, 200, "{}", answer.body);
        let mut event = answer.json();
        let mut depth = 0;
        while let Some(next) = event["relacionados"].as_array().and_then(|related| related.first()).cloned() {
            event = next;
            depth += 1;
        }
        assert!((1..=20).contains(&depth), "{depth} steps");
        let all = world.ask_in_centre(Request::get("/ext/evento?protocolo=15000"));
        assert_eq!(all.json().as_array().map(Vec::len), Some(1));
    }
}
