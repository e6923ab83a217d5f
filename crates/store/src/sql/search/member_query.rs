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
//! Where this finds nobody, the name is asked for by its words in any order: in the place of the two lines about `$2` to `$4`
//! stand `p.code IN (SELECT rowid FROM person_name WHERE person_name MATCH $2)` for `"maria"` and the same for `"silva"`.
//!
//! With the CPF 529.982.247-25 as well, it would start with the one row of that document and only compare the name.

use domain::search::MemberFilters;
use domain::stores::StoreAccess;
use domain::values::{DayRange, Moment, Page, PersonCode, PlanCode, SearchText, SituationCode, StoreCode};

use super::benefits::HOLDS_PLAN;
use crate::sql::conditions::Conditions;
use crate::sql::dialect;
use crate::sql::driver::Engine;
use crate::sql::names::{NameMatch, NameTable, holds, holds_words, is_indexed};
use crate::sql::params::Param;

const PERSON: &str = "person p";
const BENEFIT: &str = "benefit b";
const VEHICLE: &str = "vehicle v";
const ADDRESS: &str = "address a";

/// A query for pairs of a member and a benefit.
pub(super) struct MemberQuery<'a> {
    from: String,
    /// The column that has the person's code.
    person: &'static str,
    conditions: Conditions<'a>,
}

/// A filter that was given.
struct Given<'a> {
    /// Its place among those that a query can begin with, the narrowest first; `None` if it has no index.
    rank: Option<u8>,
    /// The table that it asks; `None` if whichever is there.
    table: Option<&'static str>,
    asked: Asked<'a>,
}

/// The condition of a filter.
enum Asked<'a> {
    /// A column has a value.
    Equal(&'static str, Param<'a>),
    Name(&'a SearchText, NameMatch),
    Person(PersonCode),
    Store(StoreCode),
    Registered(DayRange),
    Updated(Moment),
    Plan(PlanCode),
}

impl<'a> Given<'a> {
    /// The filters that were given, in the order in which they are compared.
    fn all(filters: &'a MemberFilters, name_match: NameMatch, situation: Option<SituationCode>) -> Vec<Self> {
        fn equal<'a>(
            rank: u8,
            table: &'static str,
            column: &'static str,
            value: Option<impl Into<Param<'a>>>,
        ) -> Option<Given<'a>> {
            value.map(|value| Given::new(rank, table, Asked::Equal(column, value.into())))
        }
        // A new filter must be asked for here.
        let MemberFilters {
            person,
            name,
            cpf,
            cnpj,
            registered,
            birth,
            situation: _,
            plate,
            chassis,
            company,
            store,
            consultant,
            representative,
            updated_since,
            plan,
            uf,
        } = filters;
        let name = name
            .as_ref()
            .map(|name| (is_indexed(name).then_some(5), Asked::Name(name, name_match)))
            .map(|(rank, asked)| Self { rank, table: Some(PERSON), asked });
        let plate_key = plate.as_ref().map(|plate| Param::Text(plate.key().as_str().to_owned().into()));
        let given = [
            name,
            equal(2, PERSON, "p.document", cpf.as_ref()),
            equal(2, PERSON, "p.document", cnpj.as_ref()),
            equal(7, PERSON, "p.company", company.as_ref()),
            person.map(|code| Self::new(1, PERSON, Asked::Person(code))),
            store.map(|code| Self { rank: None, table: None, asked: Asked::Store(code) }),
            equal(8, BENEFIT, "b.consultant", *consultant),
            equal(9, BENEFIT, "b.representative", *representative),
            registered.map(|range| Self::new(10, PERSON, Asked::Registered(range))),
            equal(6, PERSON, "p.birth", *birth),
            updated_since.map(|day| Self::new(11, PERSON, Asked::Updated(Moment::start_of(day)))),
            equal(14, BENEFIT, "b.situation", situation),
            equal(4, VEHICLE, "v.plate_key", plate_key),
            equal(3, VEHICLE, "v.chassis", chassis.as_ref()),
            plan.map(|code| Self::new(13, BENEFIT, Asked::Plan(code))),
            equal(12, ADDRESS, "a.uf", *uf),
        ];
        given.into_iter().flatten().collect()
    }

    fn new(rank: u8, table: &'static str, asked: Asked<'a>) -> Self {
        Self { rank: Some(rank), table: Some(table), asked }
    }

    /// Asks for it; `person` is the column that has the person's code. What the query does not begin with is kept from its
    /// index.
    fn ask(self, conditions: &mut Conditions<'a>, is_start: bool, person: &str) {
        let engine = conditions.engine();
        let column = |name: &str| if is_start { name.to_owned() } else { dialect::unindexed(engine, name) };
        match self.asked {
            Asked::Equal(name, value) => conditions.equals(&column(name), Some(value)),
            Asked::Name(name, name_match) => {
                let holds = match name_match {
                    NameMatch::Text => holds,
                    NameMatch::Words => holds_words,
                };
                let clause = holds(conditions, NameTable::People, name);
                conditions.also(clause);
            }
            Asked::Person(code) => conditions.equals(person, Some(code)),
            Asked::Store(code) => {
                let store = if person == "p.code" { "COALESCE(b.store, p.store)" } else { "+b.store" };
                conditions.equals(store, Some(code));
            }
            Asked::Registered(range) => conditions.moment_within(&column("p.registered"), Some(range)),
            Asked::Updated(since) => {
                let since = conditions.place(since);
                if is_start {
                    conditions.also(format!(
                        "p.code IN (SELECT code FROM person WHERE updated >= {since} \
                         UNION ALL SELECT person FROM benefit WHERE updated >= {since})"
                    ));
                }
                conditions.also(format!("(+p.updated >= {since} OR +b.updated >= {since})"));
            }
            Asked::Plan(code) if is_start => {
                let plan = conditions.place(code);
                let holding = format!("SELECT benefit FROM benefit_item WHERE plan = {plan} AND excluded IS NULL");
                conditions.also(format!("b.code IN ({holding})"));
            }
            Asked::Plan(code) => conditions.exists(HOLDS_PLAN, Some(code)),
        }
    }
}

impl<'a> MemberQuery<'a> {
    /// The query that filters come to; the situation is the one with the name that they give.
    pub(super) fn new(
        engine: Engine,
        filters: &'a MemberFilters,
        name_match: NameMatch,
        situation: Option<SituationCode>,
        access: &StoreAccess,
    ) -> Self {
        let mut conditions = Conditions::new(engine);
        let given = Given::all(filters, name_match, situation);
        let start = given.iter().filter(|it| it.rank.is_some()).min_by_key(|it| it.rank);
        let (rank, first) = start.map_or((None, PERSON), |it| (it.rank, it.table.unwrap_or(PERSON)));
        let stores = conditions.stores(access);
        let from = tables(&given, first, &stores, &mut conditions);
        let person = if from.contains(PERSON) { "p.code" } else { "b.person" };
        for filter in given {
            let is_start = filter.rank.is_some() && filter.rank == rank;
            filter.ask(&mut conditions, is_start, person);
        }
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
fn tables(given: &[Given<'_>], first: &'static str, stores: &str, conditions: &mut Conditions<'_>) -> String {
    let engine = conditions.engine();
    let is_seen = |column: &str| dialect::is_among(engine, &dialect::unindexed(engine, column), stores);
    let is_asked = |table| given.iter().any(|filter| filter.table == Some(table));
    // Who asks for something of a benefit does not mean those who have none.
    let needs_benefit = is_asked(VEHICLE) || is_asked(BENEFIT);
    let needs_person = !needs_benefit || is_asked(PERSON);
    let mut tables = vec![first];
    let mut add = |table| {
        if !tables.contains(&table) {
            tables.push(table);
        }
    };
    // From an address or a person the way leads to benefits, from a vehicle or a benefit to people.
    if first == ADDRESS && needs_person {
        add(PERSON);
    }
    if needs_benefit {
        add(BENEFIT);
        conditions.also(is_seen("b.store"));
    }
    if needs_person {
        add(PERSON);
    }
    if is_asked(VEHICLE) {
        add(VEHICLE);
        conditions.also("v.subject = 'benefit' AND v.code = b.code".to_owned());
    }
    let person = if needs_person { "p.code" } else { "b.person" };
    if is_asked(ADDRESS) {
        add(ADDRESS);
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

#[cfg(test)]
mod tests {
    use domain::values::{PlanCode, SearchText, StoreCode};

    use super::*;

    #[test]
    fn words_in_any_order_are_each_asked_of_the_trigrams() {
        let filters = MemberFilters { name: Some(SearchText::of("silva maria")), ..MemberFilters::default() };
        let access = StoreAccess::to([StoreCode::new(1).unwrap()]);
        let query = MemberQuery::new(Engine::Sqlite, &filters, NameMatch::Words, None, &access);
        let asked = "p.code IN (SELECT rowid FROM person_name WHERE person_name MATCH $2) \
                     AND p.code IN (SELECT rowid FROM person_name WHERE person_name MATCH $3)";
        assert!(query.count().ends_with(asked), "{}", query.count());
    }

    #[test]
    fn the_example_is_asked_as_it_is_told() {
        let filters = MemberFilters {
            name: Some(SearchText::of("maria silva")),
            plan: Some(PlanCode::new(20).unwrap()),
            ..MemberFilters::default()
        };
        let access = StoreAccess::to([1, 3].map(|code| StoreCode::new(code).unwrap()));
        let mut query = MemberQuery::new(Engine::Sqlite, &filters, NameMatch::Text, None, &access);
        let head = include_str!("member_query.rs").lines().map(|line| line.trim_start_matches("//! "));
        let told = head.skip_while(|line| *line != "```sql").skip(1).take_while(|line| *line != "```");
        assert_eq!(query.page(Param::Int(0)), told.collect::<Vec<_>>().join(" "));
    }
}
