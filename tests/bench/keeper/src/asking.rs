//! Questions to the store and, where there is one, the bare SQL of the same question.

use std::error::Error;
use std::path::Path;
use std::time::Duration;

use domain::people::Person;
use domain::search::{BenefitFilters, BenefitSearch, MemberFilters, MemberSearch};
use domain::stores::StoreAccess;
use domain::values::{BenefitCode, Cnpj, Cpf, CpfCnpj, Page, PersonCode, Sequential};
use postgres::{Client, NoTls};
use serde_json::{Map, json};
use store::postgres::PostgresStore;
use store::sqlite::SqliteStore;
use store::{ReadTx, StoreError};

use crate::bare::{BarePostgres, BareSqlite};
use crate::cpu::Processes;

/// Number of measurements; the median counts.
const N_ROUNDS: usize = 9;

/// Least processor time of a round.
const ROUND: Duration = Duration::from_millis(150);

/// Something that reads from a store.
trait Store {
    fn read(&self, work: &mut dyn FnMut(&mut ReadTx<'_>) -> Result<(), StoreError>) -> Result<(), StoreError>;
}

impl Store for SqliteStore {
    fn read(&self, work: &mut dyn FnMut(&mut ReadTx<'_>) -> Result<(), StoreError>) -> Result<(), StoreError> {
        SqliteStore::read(self, work)
    }
}

impl Store for PostgresStore {
    fn read(&self, work: &mut dyn FnMut(&mut ReadTx<'_>) -> Result<(), StoreError>) -> Result<(), StoreError> {
        PostgresStore::read(self, work)
    }
}

/// The same by hand.
pub(crate) trait Bare {
    /// The numbers of the seams of a member's name.
    fn seams(&mut self, person: i32) -> Result<String, Box<dyn Error>>;

    /// A benefit with its card and vehicle; how many rows there were.
    fn benefit(&mut self, code: i32) -> Result<usize, Box<dyn Error>>;

    /// The members with a name, and all that a page shows of them; how many rows there were.
    fn members(&mut self, name: &str, seams: &str, stores: &str) -> Result<usize, Box<dyn Error>>;
}

/// Measures on a file.
pub(crate) fn ask_sqlite(file: &Path) -> Result<(), Box<dyn Error>> {
    let store = SqliteStore::open(file, 1)?;
    ask(&store, &mut BareSqlite::open(file)?, &Processes::default())
}

/// Measures on a server, whose processor time counts too.
pub(crate) fn ask_postgres(address: &str) -> Result<(), Box<dyn Error>> {
    let store = PostgresStore::open(address, 1)?;
    let mut bare = BarePostgres::open(address)?;
    let mut client = Client::connect(address, NoTls)?;
    let sql = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let servers = client.query(sql, &[])?.iter().map(|row| row.get(0)).collect();
    ask(&store, &mut bare, &Processes::with(servers))
}

/// Codes and people in no order.
struct Sample {
    state: u64,
    n_benefits: u32,
    people: Vec<(Person, String)>,
}

impl Sample {
    fn below(&mut self, bound: u32) -> u32 {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from((self.state >> 33) % u64::from(bound)).unwrap_or(0)
    }

    fn benefit(&mut self) -> i32 {
        let bound = self.n_benefits;
        i32::try_from(self.below(bound)).unwrap_or(0) + 1
    }

    fn person(&mut self) -> &(Person, String) {
        let idx = self.below(u32::try_from(self.people.len()).unwrap_or(1));
        &self.people[idx as usize]
    }
}

fn ask(store: &dyn Store, bare: &mut dyn Bare, processes: &Processes) -> Result<(), Box<dyn Error>> {
    let mut access = StoreAccess::default();
    let mut n_benefits = 0;
    store.read(&mut |reading| {
        access = StoreAccess::to(reading.stores()?.into_iter().map(|store| store.code));
        n_benefits = reading.list_benefits(&access, Page::FIRST)?.n_items;
        Ok(())
    })?;
    let stores: Vec<String> = access.stores().map(|store| store.to_string()).collect();
    let stores = stores.join(",");
    let mut sample = Sample { state: 1, n_benefits: u32::try_from(n_benefits)?, people: Vec::new() };
    let codes: Vec<PersonCode> = (0..500).filter_map(|_| PersonCode::new(sample.benefit() * 2 / 3).ok()).collect();
    let mut people = Vec::new();
    store.read(&mut |reading| {
        people = reading.people(&codes)?;
        Ok(())
    })?;
    for person in people {
        let seams = bare.seams(person.code.get())?;
        // Whom both sides find in the same way, and who are the same few however many there are: the names of the demo's
        // companies are made of two words and shared by the more of them the larger it is.
        if !seams.is_empty() && matches!(person.data.document, CpfCnpj::Cpf(_)) {
            sample.people.push((person, seams));
        }
    }
    let last = i32::try_from(n_benefits.div_ceil(u64::from(Page::SIZE)))?;
    let mut figures: Map<String, serde_json::Value> = Map::new();
    let mut note = |name: &str, times: &mut Vec<f64>| {
        times.sort_unstable_by(f64::total_cmp);
        figures.insert(name.to_owned(), json!(times[times.len() / 2]));
    };
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..N_ROUNDS {
        ours.push(time(processes, || lookup(store, sample.benefit()))?);
        theirs.push(time(processes, || bare.benefit(sample.benefit()))?);
    }
    note("benefit by code", &mut ours);
    note("bare benefit by code", &mut theirs);
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..N_ROUNDS {
        ours.push(time(processes, || members(store, by_name(&sample.person().0), &access))?);
        theirs.push(time(processes, || {
            let (person, seams) = sample.person();
            bare.members(person.data.name.search_text().as_str(), seams, &stores)
        })?);
    }
    note("members by name", &mut ours);
    note("bare members by name", &mut theirs);
    for (name, filters) in
        [("members by document", by_document as fn(&Person) -> MemberFilters), ("members by day of birth", by_birth)]
    {
        let times: Result<Vec<f64>, _> =
            (0..N_ROUNDS).map(|_| time(processes, || members(store, filters(&sample.person().0), &access))).collect();
        note(name, &mut times?);
    }
    let times: Result<Vec<f64>, _> =
        (0..N_ROUNDS).map(|_| time(processes, || by_sequential(store, sample.benefit(), &access))).collect();
    note("benefits by sequential", &mut times?);
    let pages = [("first page", 1), ("middle page", last / 2), ("last page", last), ("page beyond", last + 1000)];
    let mut times: Vec<Vec<f64>> = vec![Vec::new(); pages.len()];
    for _ in 0..N_ROUNDS {
        for ((_, number), times) in pages.iter().zip(&mut times) {
            times.push(time(processes, || page(store, *number, &access))?);
        }
    }
    for ((name, _), mut times) in pages.iter().zip(times) {
        note(name, &mut times);
    }
    println!("{}", serde_json::Value::Object(figures));
    Ok(())
}

/// Microseconds of processor time of one question; it is asked until that can be told.
fn time<E: Into<Box<dyn Error>>>(
    processes: &Processes,
    mut question: impl FnMut() -> Result<usize, E>,
) -> Result<f64, Box<dyn Error>> {
    let before = processes.used();
    let mut n_asked = 0_u32;
    loop {
        for _ in 0..10 {
            question().map_err(Into::into)?;
        }
        n_asked += 10;
        let used = processes.used().saturating_sub(before);
        if used >= ROUND {
            return Ok(used.as_secs_f64() * 1e6 / f64::from(n_asked));
        }
    }
}

fn lookup(store: &dyn Store, code: i32) -> Result<usize, StoreError> {
    let mut n_found = 0;
    store.read(&mut |reading| {
        let code = BenefitCode::new(code).map_err(|_| StoreError::Corrupt("no code".to_owned()))?;
        n_found = reading.benefit(code)?.iter().count();
        Ok(())
    })?;
    Ok(n_found)
}

fn members(store: &dyn Store, filters: MemberFilters, access: &StoreAccess) -> Result<usize, Box<dyn Error>> {
    let search = MemberSearch::new(filters)?;
    let mut n_found = 0;
    store.read(&mut |reading| {
        n_found = reading.find_members(&search, access, Page::FIRST)?.items.len();
        Ok(())
    })?;
    if n_found == 0 {
        return Err("somebody who is there was not found".into());
    }
    Ok(n_found)
}

fn by_name(person: &Person) -> MemberFilters {
    MemberFilters { name: Some(person.data.name.search_text()), ..MemberFilters::default() }
}

fn by_document(person: &Person) -> MemberFilters {
    let document = person.data.document.as_str();
    let cpf = Cpf::parse(document).ok();
    let cnpj = Cnpj::parse(document).ok();
    MemberFilters { cpf, cnpj, ..MemberFilters::default() }
}

/// Born on one day are the more the more there are, so one of them is asked for.
fn by_birth(person: &Person) -> MemberFilters {
    let birth = person.data.details.birth;
    MemberFilters { birth, person: birth.is_none().then_some(person.code), ..by_name(person) }
}

fn by_sequential(store: &dyn Store, number: i32, access: &StoreAccess) -> Result<usize, Box<dyn Error>> {
    let sequential = Sequential::new(number).ok();
    let search = BenefitSearch::new(BenefitFilters { sequential, ..BenefitFilters::default() })?;
    let mut n_found = 0;
    store.read(&mut |reading| {
        n_found = reading.find_benefits(&search, access)?.len();
        Ok(())
    })?;
    Ok(n_found)
}

fn page(store: &dyn Store, number: i32, access: &StoreAccess) -> Result<usize, StoreError> {
    let mut n_items = 0;
    store.read(&mut |reading| {
        let page = Page::new(number).map_err(|_| StoreError::Corrupt("no page".to_owned()))?;
        n_items = reading.list_benefits(access, page)?.items.len();
        Ok(())
    })?;
    Ok(n_items)
}
