//! The query that a search for members comes to.
//!
//! Filters go together at will, and SQLite does not know which of them few rows fit. So each query begins with one
//! filter, the narrowest by a fixed order, whose index is used; the others are only compared. PostgreSQL keeps
//! statistics and may begin elsewhere.
//!
//! An example: name `maria silva`, plan 20, by a user who sees stores 1 and 3. The name is narrower than the plan, so the
//! query starts with the people whose names hold that text; plans belong to benefits, so members without one drop out:
//!
//! ```sql
//! SELECT p.code, b.code FROM person p CROSS JOIN benefit b
//! WHERE +b.store IN (SELECT value FROM json_each('[' || $1 || ']'))
//! AND p.code = b.person
//! AND p.code IN (SELECT person FROM person_seam WHERE seam = $3 AND marks & $4 = $4)
//! AND instr(p.search_name, $2) > 0
//! AND EXISTS (SELECT 1 FROM benefit_item i WHERE i.benefit = b.code AND i.plan = $5 AND i.excluded IS NULL)
//! ORDER BY p.code, b.code LIMIT 100 OFFSET $6
//! ```
//!
//! `$1` is `1,3`; `$3` and `$4` stand for the seam `ria sil` of the name in `$2`. The `+` keeps SQLite from an index of stores,
//! each of which has a large part of all benefits.
//!
//! With the CPF 529.982.247-25 as well, it would start with the one row of that document and only compare the name.

use domain::search::MemberFilters;
use domain::stores::StoreAccess;
use domain::values::{Moment, Page, SituationCode};

use super::benefits::HOLDS_PLAN;
use crate::sql::conditions::Conditions;
use crate::sql::dialect;
use crate::sql::driver::Engine;
use crate::sql::names::{NameTable, holds, is_indexed};
use crate::sql::params::Param;

/// A query for pairs of a member and a benefit.
pub(super) struct MemberQuery<'a> {
    from: String,
    /// The column that has the person's code.
    person: &'static str,
    conditions: Conditions<'a>,
}

/// The filter that a query begins with, the narrowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Start {
    Person,
    Document,
    Chassis,
    Plate,
    Name,
    Birth,
    Company,
    Consultant,
    Representative,
    Registration,
    Update,
    State,
    Plan,
    Situation,
    Everybody,
}

impl Start {
    fn of(filters: &MemberFilters) -> Self {
        // A new filter must be given its place here.
        let MemberFilters {
            name,
            cpf,
            cnpj,
            company,
            person,
            store: _,
            consultant,
            representative,
            registered,
            birth,
            updated_since,
            situation,
            plate,
            chassis,
            plan,
            uf,
        } = filters;
        let given = [
            (Self::Person, person.is_some()),
            (Self::Document, cpf.is_some() || cnpj.is_some()),
            (Self::Chassis, chassis.is_some()),
            (Self::Plate, plate.is_some()),
            (Self::Name, name.as_ref().is_some_and(is_indexed)),
            (Self::Birth, birth.is_some()),
            (Self::Company, company.is_some()),
            (Self::Consultant, consultant.is_some()),
            (Self::Representative, representative.is_some()),
            (Self::Registration, registered.is_some()),
            (Self::Update, updated_since.is_some()),
            (Self::State, uf.is_some()),
            (Self::Plan, plan.is_some()),
            (Self::Situation, situation.is_some()),
        ];
        given.into_iter().find_map(|(start, is_given)| is_given.then_some(start)).unwrap_or(Self::Everybody)
    }

    /// The table that it is a column of.
    fn table(self) -> &'static str {
        match self {
            Self::Chassis | Self::Plate => "vehicle v",
            Self::Consultant | Self::Representative | Self::Plan | Self::Situation => "benefit b",
            Self::State => "address a",
            Self::Person
            | Self::Document
            | Self::Name
            | Self::Birth
            | Self::Company
            | Self::Registration
            | Self::Update
            | Self::Everybody => "person p",
        }
    }
}

impl<'a> MemberQuery<'a> {
    /// The query that filters come to; the situation is the one with the name that they give.
    pub(super) fn new(
        engine: Engine,
        filters: &'a MemberFilters,
        situation: Option<SituationCode>,
        access: &StoreAccess,
    ) -> Self {
        let mut conditions = Conditions::new(engine);
        let start = Start::of(filters);
        let stores = conditions.stores(access);
        let from = tables(filters, start, engine, &stores, &mut conditions);
        let person = if from.contains("person p") { "p.code" } else { "b.person" };
        compare(&mut conditions, filters, situation, start, person);
        Self { from, person, conditions }
    }

    /// How many pairs there are.
    pub(super) fn count(&self) -> String {
        format!("SELECT COUNT(*) FROM {} WHERE {}", self.from, self.conditions.sql())
    }

    /// The pairs of a page, after so many.
    pub(super) fn page(&mut self, n_before: Param<'a>) -> String {
        let offset = self.conditions.place(n_before);
        let Self { from, person, conditions } = self;
        format!(
            "SELECT {person}, b.code FROM {from} WHERE {} ORDER BY {person}, b.code LIMIT {} OFFSET {offset}",
            conditions.sql(),
            Page::SIZE
        )
    }

    /// The parameters, in order.
    pub(super) fn params(&self) -> &[Param<'a>] {
        self.conditions.params()
    }
}

/// The tables in the order in which they are gone through, which `CROSS JOIN` makes SQLite keep to.
fn tables(
    filters: &MemberFilters,
    start: Start,
    engine: Engine,
    stores: &str,
    conditions: &mut Conditions<'_>,
) -> String {
    let is_seen = |column: &str| dialect::is_among(engine, &dialect::unindexed(engine, column), stores);
    let has_vehicle = filters.plate.is_some() || filters.chassis.is_some();
    // Who asks for something of a benefit does not mean those who have none.
    let needs_benefit = has_vehicle
        || filters.consultant.is_some()
        || filters.representative.is_some()
        || filters.situation.is_some()
        || filters.plan.is_some();
    let needs_person = !needs_benefit
        || filters.name.is_some()
        || filters.cpf.is_some()
        || filters.cnpj.is_some()
        || filters.company.is_some()
        || filters.registered.is_some()
        || filters.birth.is_some()
        || filters.updated_since.is_some()
        || start.table() == "person p";
    let mut tables = vec![start.table()];
    let mut add = |table| {
        if !tables.contains(&table) {
            tables.push(table);
        }
    };
    // From an address or a person the way leads to benefits, from a vehicle or a benefit to people.
    if start == Start::State && needs_person {
        add("person p");
    }
    if needs_benefit {
        add("benefit b");
        conditions.also(is_seen("b.store"));
    }
    if needs_person {
        add("person p");
    }
    if has_vehicle {
        add("vehicle v");
        conditions.also("v.subject = 'benefit' AND v.code = b.code".to_owned());
    }
    let person = if needs_person { "p.code" } else { "b.person" };
    if filters.uf.is_some() {
        add("address a");
        conditions.also(format!("a.subject = 'person' AND a.code = {person}"));
    }
    if needs_benefit && needs_person {
        conditions.also("p.code = b.person".to_owned());
    }
    let mut from = tables.join(" CROSS JOIN ");
    if !needs_benefit {
        from.push_str(&format!(" LEFT JOIN benefit b ON b.person = p.code AND {}", is_seen("b.store")));
        conditions.also(format!("(b.code IS NOT NULL OR {})", is_seen("p.store")));
    }
    from
}

/// What all filters ask for.
fn compare<'a>(
    conditions: &mut Conditions<'a>,
    filters: &'a MemberFilters,
    situation: Option<SituationCode>,
    start: Start,
    person_column: &str,
) {
    // A new filter must be asked for here.
    let MemberFilters {
        name,
        cpf,
        cnpj,
        company,
        person,
        store,
        consultant,
        representative,
        registered,
        birth,
        updated_since,
        situation: _,
        plate,
        chassis,
        plan,
        uf,
    } = filters;
    let engine = conditions.engine();
    let column = |name: &str, own: Start| {
        if start == own { name.to_owned() } else { dialect::unindexed(engine, name) }
    };
    if let Some(name) = name {
        let clause = holds(conditions, NameTable::People, name);
        conditions.also(clause);
    }
    conditions.equals(&column("p.document", Start::Document), cpf.as_ref());
    conditions.equals(&column("p.document", Start::Document), cnpj.as_ref());
    conditions.equals(&column("p.company", Start::Company), company.as_ref());
    conditions.equals(person_column, *person);
    conditions.equals(if person_column == "p.code" { "COALESCE(b.store, p.store)" } else { "+b.store" }, *store);
    conditions.equals(&column("b.consultant", Start::Consultant), *consultant);
    conditions.equals(&column("b.representative", Start::Representative), *representative);
    conditions.moment_within(&column("p.registered", Start::Registration), *registered);
    conditions.equals(&column("p.birth", Start::Birth), *birth);
    if let Some(day) = updated_since {
        let since = conditions.place(Moment::start_of(*day));
        if start == Start::Update {
            conditions.also(format!(
                "p.code IN (SELECT code FROM person WHERE updated >= {since} \
                 UNION ALL SELECT person FROM benefit WHERE updated >= {since})"
            ));
        }
        conditions.also(format!("(+p.updated >= {since} OR +b.updated >= {since})"));
    }
    conditions.equals(&column("b.situation", Start::Situation), situation);
    let plate_key = plate.as_ref().map(|plate| Param::Text(plate.key().as_str().to_owned().into()));
    conditions.equals(&column("v.plate_key", Start::Plate), plate_key);
    conditions.equals(&column("v.chassis", Start::Chassis), chassis.as_ref());
    if start == Start::Plan
        && let Some(plan) = plan
    {
        let place = conditions.place(*plan);
        conditions
            .also(format!("b.code IN (SELECT benefit FROM benefit_item WHERE plan = {place} AND excluded IS NULL)"));
    } else {
        conditions.exists(HOLDS_PLAN, *plan);
    }
    conditions.equals(&column("a.uf", Start::State), *uf);
}

#[cfg(test)]
mod tests {
    use domain::values::{PlanCode, SearchText, StoreCode};

    use super::*;

    #[test]
    fn the_example_is_asked_as_it_is_told() {
        let filters = MemberFilters {
            name: Some(SearchText::of("maria silva")),
            plan: Some(PlanCode::new(20).unwrap()),
            ..MemberFilters::default()
        };
        let access = StoreAccess::to([1, 3].map(|code| StoreCode::new(code).unwrap()));
        let mut query = MemberQuery::new(Engine::Sqlite, &filters, None, &access);
        let head = include_str!("member_query.rs").lines().map(|line| line.trim_start_matches("//! "));
        let told = head.skip_while(|line| *line != "```sql").skip(1).take_while(|line| *line != "```");
        assert_eq!(query.page(Param::Int(0)), told.collect::<Vec<_>>().join(" "));
    }
}
