//! Every filter has an index that the engine uses.

use std::sync::Arc;

use domain::attendance::{AttendanceFilters, AttendancePlace, Consultation, HelpDesk, Inspection};
use domain::crm::ContactFilter;
use domain::events::Event;
use domain::receivers::{DeliveryFilter, DeliverySituation};
use domain::search::{
    BenefitFilters, BenefitSearch, DealFilters, DependentFilters, DependentSearch, EventFilters, LeadFilters,
    MemberFilters, MemberSearch,
};
use domain::testing::{access, day, now, store};
use domain::values::{
    BenefitCode, CardNumber, Chassis, Cnpj, Cpf, CpfCnpj, DayRange, DealCode, DependentCode, EventCode, LeadCode, Page,
    PersonCode, PlanCode, Plate, ReceiverCode, SearchText, SellerCode, Sequential, SituationCode, Text, Uf, UserCode,
};

use super::world::found;
use crate::sql::{Engine, Order, Param, Row, Sql};
use crate::{Attendance, Listed, ReadTx, StoreError, Tx};

/// An engine that tells how it answers.
struct Explaining<'c> {
    sql: &'c mut dyn Sql,
    plan: Vec<String>,
}

impl Sql for Explaining<'_> {
    fn engine(&self) -> Engine {
        self.sql.engine()
    }

    fn rows(
        &mut self,
        sql: &str,
        params: &[Param<'_>],
        each: &mut dyn FnMut(&dyn Row) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let (explain, column) = match self.engine() {
            Engine::Sqlite => ("EXPLAIN QUERY PLAN", 3),
            Engine::Postgres => ("EXPLAIN", 0),
        };
        let plan = &mut self.plan;
        self.sql.rows(&format!("{explain} {sql}"), params, &mut |row| {
            plan.push(row.text(column)?.unwrap_or_default().to_owned());
            Ok(())
        })?;
        self.sql.rows(sql, params, each)
    }

    fn execute(&mut self, sql: &str, params: &[Param<'_>]) -> Result<usize, StoreError> {
        self.sql.execute(sql, params)
    }

    fn insert(&mut self, table: &'static str, columns: &str, params: &[Param<'_>]) -> Result<(), StoreError> {
        self.sql.insert(table, columns, params)
    }

    fn gather(&mut self, order: Arc<dyn Order>) -> Result<(), StoreError> {
        self.sql.gather(order)
    }

    fn send_gathered(&mut self) -> Result<(), StoreError> {
        self.sql.send_gathered()
    }

    fn batch(&mut self, sql: &str) -> Result<(), StoreError> {
        self.sql.batch(sql)
    }

    fn next_code(&mut self, counter: &'static str) -> Result<i32, StoreError> {
        self.sql.next_code(counter)
    }
}

/// Asks, and holds the way of the answer to the indexes that it must use.
fn check(
    tx: &mut Tx<'_>,
    indexes: &[&str],
    ask: impl FnOnce(&mut ReadTx<'_>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut explaining = Explaining { sql: &mut *tx.sql, plan: Vec::new() };
    ask(&mut ReadTx::new(&mut explaining))?;
    let Explaining { sql, plan } = explaining;
    let plan = plan.join("\n");
    match sql.engine() {
        Engine::Sqlite => {
            for index in indexes {
                assert!(plan.contains(index), "{index} is not used:\n{plan}");
            }
            // Tables that grow; those of catalogues are gone through.
            for table in ["p", "b", "v", "d", "l", "e", "c", "i", "a"] {
                let is_scan =
                    |line: &str| line == format!("SCAN {table}") || line.starts_with(&format!("SCAN {table} "));
                assert!(!plan.lines().any(is_scan), "{indexes:?}: all of {table} is gone through:\n{plan}");
            }
        }
        Engine::Postgres => {
            // It begins where its statistics say, and there are none: only what has one table to begin with is certain.
            for index in indexes.iter().filter(|index| index.starts_with("person_")) {
                let own = match *index {
                    "person_name" => "person_by_name",
                    "person_seam" => "person_by_seams",
                    other => other,
                };
                assert!(plan.contains(own), "{own} is not used:\n{plan}");
            }
        }
    }
    Ok(())
}

/// Asks for the codes of a list, at its beginning and in its middle, and for a record of it.
fn check_list<F: Listed>(tx: &mut Tx<'_>, indexes: &[&str], filters: &F, code: F::Code) -> Result<(), StoreError> {
    let access = access(&[1, 2]);
    for after in [None, Some(code)] {
        check(tx, indexes, |reading| filters.codes(reading, &access, after, 10).map(drop))?;
    }
    check(tx, &[], |reading| F::items(reading, &access, &[code]).map(drop))
}

/// PostgreSQL goes through tables that are empty, unless it is told that this is dear.
fn begin(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    found(tx)?;
    match tx.sql.engine() {
        Engine::Sqlite => Ok(()),
        Engine::Postgres => tx.sql.batch("SET LOCAL enable_seqscan = off"),
    }
}

fn range() -> Option<DayRange> {
    DayRange::between(("a", Some(day("01/01/2026"))), ("b", Some(day("01/02/2026")))).unwrap()
}

pub(crate) fn every_filter_of_members_has_an_index(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    begin(tx)?;
    let none = MemberFilters::default;
    let name = |text| MemberFilters { name: SearchText::parse(text).ok(), ..none() };
    let active = || MemberFilters { situation: Text::parse("Ativo").ok(), ..none() };
    let seller = || SellerCode::new(1).ok();
    let cases = [
        ("benefit_by_person", MemberFilters { person: PersonCode::new(1).ok(), ..none() }),
        ("person_by_document", MemberFilters { cpf: Cpf::parse("52998224725").ok(), ..none() }),
        ("person_by_document", MemberFilters { cnpj: Cnpj::parse("12ABC34501DE35").ok(), ..none() }),
        ("person_name", name("maria")),
        ("person_seam", name("maria exemplo")),
        ("person_name", name("exemplo maria")),
        ("vehicle_by_plate", MemberFilters { plate: Plate::parse("ABC1234").ok(), ..none() }),
        ("vehicle_by_chassis", MemberFilters { chassis: Chassis::parse("9BW").ok(), ..none() }),
        ("person_by_birth", MemberFilters { birth: Some(day("01/01/2000")), ..none() }),
        ("person_by_registration", MemberFilters { registered: range(), ..none() }),
        ("benefit_by_situation", active()),
        (
            "person_by_company",
            MemberFilters { company: Cnpj::parse("12ABC34501DE35").ok(), registered: range(), ..none() },
        ),
        ("benefit_by_consultant", MemberFilters { consultant: seller(), ..active() }),
        ("benefit_by_representative", MemberFilters { representative: seller(), ..active() }),
        ("person_by_update", MemberFilters { updated_since: Some(day("01/01/2026")), ..active() }),
        ("benefit_by_update", MemberFilters { updated_since: Some(day("01/01/2026")), ..active() }),
        ("address_by_uf", MemberFilters { uf: Some(Uf::Pi), ..active() }),
        ("benefit_item_by_plan", MemberFilters { plan: PlanCode::new(1).ok(), ..active() }),
    ];
    for (index, filters) in cases {
        let search = MemberSearch::new(filters).unwrap();
        check(tx, &[index], |reading| reading.find_members(&search, &access(&[1, 2]), Page::FIRST).map(drop))?;
    }
    Ok(())
}

pub(crate) fn every_other_filter_has_an_index(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    begin(tx)?;
    let access = access(&[1, 2]);
    let none = BenefitFilters::default;
    for (index, filters) in [
        ("vehicle_by_plate", BenefitFilters { plate: Plate::parse("ABC1234").ok(), ..none() }),
        ("vehicle_by_chassis", BenefitFilters { chassis: Chassis::parse("9BW").ok(), ..none() }),
        ("benefit_by_sequential", BenefitFilters { sequential: Sequential::new(1).ok(), ..none() }),
        ("card", BenefitFilters { card: CardNumber::parse("7001234567890").ok(), ..none() }),
    ] {
        let search = BenefitSearch::new(filters).unwrap();
        check(tx, &[index], |reading| reading.find_benefits(&search, &access).map(drop))?;
    }
    let none = DependentFilters::default;
    for (index, filters) in [
        ("dependent_name", DependentFilters { name: SearchText::parse("rex rex").ok(), ..none() }),
        ("dependent_by_cpf", DependentFilters { cpf: Cpf::parse("52998224725").ok(), ..none() }),
        ("card", DependentFilters { card: CardNumber::parse("7001234567890").ok(), ..none() }),
    ] {
        let search = DependentSearch::new(filters).unwrap();
        check_list(tx, &[index], &search, DependentCode::new(1).unwrap())?;
    }
    for (indexes, text) in [
        (vec!["lead_by_store"], None),
        (vec!["lead_name"], Some("lucas")),
        (vec!["lead_name", "lead_by_document"], Some("52998224725")),
        (vec!["lead_name", "lead_by_phone"], Some("11988880010")),
        (vec!["lead_name", "lead_by_email"], Some("lucas@example.com")),
    ] {
        let filters = LeadFilters { contact: text.and_then(|text| ContactFilter::parse(text).ok()) };
        check_list(tx, &indexes, &filters, LeadCode::new(1).unwrap())?;
    }
    let none = DealFilters::default;
    for (index, filters) in [
        ("deal_by_store", none()),
        ("deal_by_store", DealFilters { store: Some(store(1)), ..none() }),
        ("deal_by_lead", DealFilters { lead: LeadCode::new(1).ok(), ..none() }),
        ("deal_by_registration", DealFilters { registered: range(), ..none() }),
        ("deal_by_responsible", DealFilters { responsible: UserCode::new(1).ok(), ..none() }),
        ("lead_name", DealFilters { contact: ContactFilter::parse("lucas").ok(), ..none() }),
        ("deal_by_sequential", DealFilters { contact: ContactFilter::parse("551").ok(), ..none() }),
    ] {
        check_list(tx, &[index], &filters, DealCode::new(1).unwrap())?;
    }
    let none = EventFilters::default;
    for (index, filters) in [
        ("event_by_store", none()),
        ("event_by_opening", EventFilters { opened: range(), ..none() }),
        ("event_by_day", EventFilters { occurred: range(), ..none() }),
        ("event_by_protocol", EventFilters { protocol: Text::parse("1").ok(), ..none() }),
        ("event_by_person", EventFilters { person: PersonCode::new(1).ok(), ..none() }),
        ("event_by_person", EventFilters { document: CpfCnpj::parse("52998224725").ok(), ..none() }),
    ] {
        check_list(tx, &[index], &filters, EventCode::new(1).unwrap())?;
    }
    check(tx, &["benefit_count"], |reading| reading.list_benefits(&access, Page::FIRST).map(drop))
}

pub(crate) fn every_filter_of_attendances_has_an_index(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    begin(tx)?;
    check_attendances::<Consultation>(tx, "consultation")?;
    check_attendances::<HelpDesk>(tx, "help_desk")?;
    check_attendances::<Inspection>(tx, "inspection")?;
    check_attendances::<Event>(tx, "event")
}

fn check_attendances<A: Attendance>(tx: &mut Tx<'_>, table: &str) -> Result<(), StoreError> {
    let none = AttendanceFilters::default;
    let moment = || Some(now());
    for (index, filters) in [
        ("situation", AttendanceFilters { situations: vec![SituationCode::new(1).unwrap()], ..none() }),
        ("person", AttendanceFilters { person: PersonCode::new(1).ok(), ..none() }),
        ("benefit", AttendanceFilters { benefit: BenefitCode::new(1).ok(), ..none() }),
        ("opening", AttendanceFilters { opened_from: moment(), opened_until: moment(), ..none() }),
    ] {
        let index = format!("{table}_by_{index}");
        let after = Some(AttendancePlace { opened: now(), code: 1 });
        check(tx, &[&index], |reading| reading.attendances::<A>(&filters, after, 101).map(drop))?;
    }
    Ok(())
}

/// However many deliveries there are, a page of them is read in the order of an index and never sorted.
pub(crate) fn every_filter_of_deliveries_has_an_index(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    begin(tx)?;
    let now = now();
    let none = DeliveryFilter::default;
    let of_one = |situation| DeliveryFilter {
        receivers: vec![ReceiverCode::new(1).unwrap()],
        situations: vec![situation],
        ..none()
    };
    for (index, is_sorted, filter) in [
        ("sqlite_autoindex_delivery", true, none()),
        ("sqlite_autoindex_delivery", true, DeliveryFilter { since: Some(now), until: Some(now), ..none() }),
        ("delivery_by_receiver", true, of_one(DeliverySituation::Pending)),
        ("delivery_by_receiver", true, of_one(DeliverySituation::Delivered)),
        ("delivery_by_receiver", true, of_one(DeliverySituation::Dead)),
        // Few are on their way at once, and few tell of one change.
        ("delivery_by_due", false, of_one(DeliverySituation::Sending)),
        ("delivery_by_history", false, DeliveryFilter { history: Some(1), ..none() }),
    ] {
        let mut explaining = Explaining { sql: &mut *tx.sql, plan: Vec::new() };
        ReadTx::new(&mut explaining).deliveries(&filter, Some("0197"), 10, now)?;
        let Explaining { sql, plan } = explaining;
        let plan = plan.join("\n");
        if sql.engine() == Engine::Sqlite {
            assert!(plan.contains(index), "{index} is not used:\n{plan}");
            assert!(!is_sorted || !plan.contains("TEMP B-TREE"), "{filter:?} is sorted:\n{plan}");
        }
    }
    Ok(())
}
