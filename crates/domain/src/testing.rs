//! Records from which tests of rules are made.

#![allow(clippy::unwrap_used, reason = "what fails here fails a test")]

use crate::address::Address;
use crate::attendance::{AttendanceEntity, AttendanceRegister, AttendanceSituation, AttendanceType};
use crate::benefits::{Benefit, BenefitData, BenefitDetails};
use crate::catalogue::{
    BenefitType, Catalogue, DueDays, Funnel, Funnels, Plan, Plans, Seller, SellerKind, Situation, SituationType,
    Situations, Stage, Supplier,
};
use crate::people::{Person, PersonData, PersonDetails};
use crate::stores::StoreAccess;
use crate::values::{
    BenefitCode, Colour, CpfCnpj, Day, FunnelCode, Moment, Money, PersonCode, PersonName, PlanCode, SellerCode,
    Sequential, SituationCode, StageCode, StoreCode, SupplierCode, Text, TypeCode,
};

/// A store's code.
pub fn store(code: i32) -> StoreCode {
    StoreCode::new(code).unwrap()
}

/// Access to these stores.
pub fn access(stores: &[i32]) -> StoreAccess {
    StoreAccess::to(stores.iter().map(|code| store(*code)))
}

/// A day, as people write it.
pub fn day(text: &str) -> Day {
    Day::parse(text).unwrap()
}

/// The day on which tests take place.
pub fn today() -> Day {
    day("15/07/2026")
}

/// The first moment of that day.
pub fn now() -> Moment {
    Moment::start_of(today())
}

/// A person of a store, with a document and little else.
pub fn person(code: i32, document: &str, store_code: i32) -> Person {
    Person {
        code: PersonCode::new(code).unwrap(),
        registered: now(),
        updated: now(),
        data: PersonData {
            store: store(store_code),
            document: CpfCnpj::parse(document).unwrap(),
            name: PersonName::parse("Pessoa Exemplo").unwrap(),
            details: PersonDetails::default(),
        },
    }
}

/// A plan for benefits of a kind.
pub fn plan(code: i32, kind: BenefitType) -> Plan {
    Plan {
        code: PlanCode::new(code).unwrap(),
        name: Text::parse(&format!("Plano {code}")).unwrap(),
        kind,
        value: Money::from_centavos(14_990).unwrap(),
        is_active: true,
    }
}

/// A situation of each kind.
pub fn situations() -> Situations {
    let situation = |code, name: &str, kind, is_default| Situation {
        code: SituationCode::new(code).unwrap(),
        name: Text::parse(name).unwrap(),
        kind,
        is_default,
        highlight: Colour::parse("1565C0").unwrap(),
        inverse: Colour::parse("FFFFFF").unwrap(),
    };
    Situations::new(vec![
        situation(1, "Ativo", SituationType::Active, true),
        situation(5, "Inadimplente", SituationType::Inactive, true),
        situation(2, "Inativo", SituationType::Inactive, false),
        situation(3, "Cancelado", SituationType::Cancelled, false),
        situation(4, "Pendente", SituationType::Pending, false),
    ])
}

/// Of each entity three situations, from 11, 21, 31 and 41: the first is initial, the last closes. Of events the types 1
/// and, no longer chosen, 2; of the others 3, 4 and 5.
pub fn attendance_register() -> AttendanceRegister {
    const NAMES: [&str; 3] = ["Aberto", "Em análise", "Encerrado"];
    let entities = [
        (11, AttendanceEntity::HelpDesk),
        (21, AttendanceEntity::Consultation),
        (31, AttendanceEntity::Event),
        (41, AttendanceEntity::Inspection),
    ];
    let situations = entities.into_iter().flat_map(|(first, entity)| {
        (first..).zip(NAMES).map(move |(code, name)| AttendanceSituation {
            code: SituationCode::new(code).unwrap(),
            entity,
            name: Text::parse(name).unwrap(),
            is_initial: name == NAMES[0],
            closes: name == NAMES[2],
            highlight: Colour::parse("1565C0").unwrap(),
            inverse: Colour::parse("FFFFFF").unwrap(),
        })
    });
    let types = [
        (1, AttendanceEntity::Event, "Colisão", true),
        (2, AttendanceEntity::Event, "Dilúvio", false),
        (3, AttendanceEntity::Consultation, "Cardiologia", true),
        (4, AttendanceEntity::HelpDesk, "Segunda via de boleto", true),
        (5, AttendanceEntity::Inspection, "Vistoria de adesão", true),
    ];
    let types = types.into_iter().map(|(code, entity, name, is_active)| AttendanceType {
        code: TypeCode::new(code).unwrap(),
        entity,
        name: Text::parse(name).unwrap(),
        is_active,
    });
    AttendanceRegister::new(situations.collect(), types.collect())
}

/// A funnel with stages.
pub fn funnel(code: i32, stages: &[i32]) -> Funnel {
    let stage = |code: &i32| Stage {
        code: StageCode::new(*code).unwrap(),
        name: Text::parse(&format!("Etapa {code}")).unwrap(),
    };
    Funnel {
        code: FunnelCode::new(code).unwrap(),
        name: Text::parse(&format!("Funil {code}")).unwrap(),
        stages: stages.iter().map(stage).collect(),
        is_active: true,
    }
}

/// A seller, of one store or of all.
pub fn seller(code: i32, kind: SellerKind, store_code: Option<i32>) -> Seller {
    Seller {
        code: SellerCode::new(code).unwrap(),
        kind,
        name: PersonName::parse("Vendedor Exemplo").unwrap(),
        document: CpfCnpj::parse("168.995.350-09").unwrap(),
        email: None,
        phones: Vec::new(),
        address: Address::default(),
        store: store_code.map(store),
        is_active: true,
    }
}

/// A clinic of a store or of all.
pub fn supplier(code: i32, store_code: Option<i32>) -> Supplier {
    Supplier {
        code: SupplierCode::new(code).unwrap(),
        name: Text::parse("Clínica Exemplo").unwrap(),
        trading_name: None,
        document: CpfCnpj::parse("11222333000181").unwrap(),
        state_registration: None,
        city_registration: None,
        trade: None,
        contact: None,
        email: None,
        phones: Vec::new(),
        address: Address::default(),
        store: store_code.map(store),
        is_active: true,
    }
}

/// Plans 10 and 11 of vehicles, 20 of health, 30 of assistance; days 5, 10 and 20; funnels 2 and 3.
pub fn catalogue() -> Catalogue {
    Catalogue {
        plans: Plans::new(vec![
            plan(10, BenefitType::Vehicle),
            plan(11, BenefitType::Vehicle),
            plan(20, BenefitType::Health),
            plan(30, BenefitType::Assistance),
        ]),
        situations: situations(),
        due_days: DueDays::new([5, 10, 20]),
        funnels: Funnels::new(vec![funnel(2, &[21, 22]), funnel(3, &[31])]),
        ..Catalogue::default()
    }
}

/// A benefit of health in store 1 whose holder is person 1001.
pub fn benefit(code: i32, situation: i32) -> Benefit {
    Benefit {
        code: BenefitCode::new(code).unwrap(),
        sequential: Sequential::new(code - 2000).unwrap(),
        registered: now(),
        updated: now(),
        data: BenefitData {
            person: PersonCode::new(1001).unwrap(),
            store: store(1),
            plan: PlanCode::new(20).unwrap(),
            kind: BenefitType::Health,
            situation: SituationCode::new(situation).unwrap(),
            card: None,
            joined: day("05/01/2025"),
            activated: None,
            cancelled: None,
            details: BenefitDetails::default(),
            vehicle: None,
        },
    }
}
