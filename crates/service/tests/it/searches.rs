//! Both engines give the same answers in the same order: random searches over one demo, compared whole.
//!
//! Searches are made from what the demo holds, so that most of them find something, and from what it does not. Their
//! number is small unless `N_SEARCHES` says otherwise.

use domain::benefits::Benefit;
use domain::crm::{ContactFilter, Lead};
use domain::events::{Event, Involved};
use domain::people::Person;
use domain::search::{
    BenefitFilters, BenefitSearch, DealFilters, DependentFilters, DependentSearch, EventFilters, LeadFilters,
    MemberFilters, MemberSearch, SellerFilters,
};
use domain::stores::StoreAccess;
use domain::testing::now;
use domain::values::{
    Cnpj, Cpf, Day, DayRange, Page, PersonCode, PlanCode, SearchText, SellerCode, StoreCode, Text, Uf,
};
use store::testing::whole;
use store::{Database, FoundDependent, ReadTx, StoreError};
use transfer::demo;

use crate::world::Home;

/// Searches of a run that nobody told how many.
const N_SEARCHES: usize = 500;

/// Members of the demo.
const N_MEMBERS: u32 = 400;

/// Texts that mean something to somebody's pattern or query.
const ODD: &[&str] = &[
    "'",
    "%",
    "_",
    "\\",
    "\"",
    "*",
    "NEAR(",
    "😀",
    "a",
    "da",
    "\u{301}e",
    "x' OR '1'='1",
    "%%",
    "ana%",
    "-",
    "AND",
    "(",
    ".",
];

#[test]
#[ignore = "long"]
fn random_searches_are_answered_alike() {
    let Some(on_server) = Home::postgres() else { return };
    let in_file = Home::sqlite();
    let stores = [in_file.open(), on_server.open()];
    // Connections to PostgreSQL are made and closed by threads that no task runs on.
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for database in &stores {
        runtime.block_on(demo::fill(database, now(), N_MEMBERS, |_| {})).unwrap();
    }
    let known = runtime.block_on(stores[0].read(Known::read)).unwrap();
    let n_searches = std::env::var("N_SEARCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(N_SEARCHES);
    let mut random = Random(184);
    let mut n_with_answers = 0;
    for number in 0..n_searches {
        let question = Question::random(&mut random, &known);
        let answer = |database: &Database| {
            let question = question.clone();
            runtime.block_on(database.read(move |reading| question.ask(reading))).unwrap()
        };
        let [sqlite, postgres] = [answer(&stores[0]), answer(&stores[1])];
        assert!(sqlite == postgres, "search {number}: {question:?}\n{sqlite}\n{postgres}");
        n_with_answers += usize::from(sqlite.contains("code: "));
    }
    eprintln!("{n_searches} searches, {n_with_answers} of which found something");
    assert!(n_with_answers * 3 > n_searches, "only {n_with_answers} of {n_searches} found anything");
}

/// What searches are made from.
struct Known {
    stores: Vec<StoreCode>,
    people: Vec<Person>,
    benefits: Vec<Benefit>,
    dependents: Vec<FoundDependent>,
    leads: Vec<Lead>,
    events: Vec<Event>,
    situations: Vec<Text<200>>,
}

impl Known {
    fn read(reading: &mut ReadTx<'_>) -> Result<Self, StoreError> {
        let stores: Vec<StoreCode> = reading.stores()?.into_iter().map(|store| store.code).collect();
        let access = StoreAccess::to(stores.clone());
        let codes: Vec<PersonCode> = (1..=400).map(|code| PersonCode::new(code).unwrap()).collect();
        let mut benefits = Vec::new();
        for number in 1..=6 {
            let page = reading.list_benefits(&access, Page::new(number).unwrap())?;
            benefits.extend(page.items.into_iter().map(|found| found.benefit));
        }
        let anybody = DependentFilters { name: SearchText::parse("a").ok(), ..DependentFilters::default() };
        Ok(Self {
            people: reading.people(&codes)?,
            dependents: whole(reading, DependentSearch::new(anybody).unwrap(), &access)?,
            leads: whole(reading, LeadFilters::default(), &access)?,
            events: whole(reading, EventFilters::default(), &access)?.into_iter().map(|it| it.event).collect(),
            situations: reading.situations()?.iter().map(|situation| situation.name.clone()).collect(),
            stores,
            benefits,
        })
    }
}

/// A generator that gives the same numbers wherever it runs.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }

    fn choose<'t, T>(&mut self, of: &'t [T]) -> &'t T {
        &of[self.below(of.len())]
    }

    /// Something, now and then.
    fn sometimes<T>(&mut self, one_in: usize, something: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.below(one_in) == 0 { something(self) } else { None }
    }

    /// Some words of a name, in another order.
    fn words(&mut self, name: &str) -> Option<SearchText> {
        let mut words: Vec<&str> = name.split(' ').filter(|_| self.below(4) > 0).collect();
        words.reverse();
        SearchText::parse(&words.join(" ")).ok()
    }

    /// A part of a name, or something odd.
    fn part(&mut self, name: &str) -> Option<SearchText> {
        if self.below(6) == 0 {
            return SearchText::parse(ODD[self.below(ODD.len())]).ok();
        }
        let n_characters = name.chars().count();
        let from = self.below(n_characters);
        let n = 1 + self.below(n_characters - from);
        SearchText::parse(&name.chars().skip(from).take(n).collect::<String>()).ok()
    }

    fn range(&mut self, around: Day) -> Option<DayRange> {
        let days = chrono::Days::new(self.below(200) as u64);
        let first = around.date().checked_sub_days(days).and_then(Day::from_date)?;
        DayRange::between(("a", Some(first)), ("b", Some(around))).ok().flatten()
    }
}

/// A search of any kind.
#[derive(Debug, Clone)]
enum Question {
    Members(MemberSearch, StoreAccess, Page),
    Benefits(BenefitSearch, StoreAccess),
    Dependents(DependentSearch, StoreAccess),
    Leads(LeadFilters, StoreAccess),
    Deals(DealFilters, StoreAccess),
    Events(EventFilters, StoreAccess),
    Sellers(SellerFilters, StoreAccess),
    List(StoreAccess, Page),
    Event(Box<Event>, StoreAccess),
}

impl Question {
    fn random(random: &mut Random, known: &Known) -> Self {
        loop {
            let seen: Vec<StoreCode> = known.stores.iter().copied().filter(|_| random.below(3) > 0).collect();
            let access = StoreAccess::to(seen);
            let page = Page::new(1 + i32::try_from(random.below(4)).unwrap()).unwrap();
            let question = match random.below(12) {
                0..=4 => MemberSearch::new(members(random, known)).ok().map(|it| Self::Members(it, access, page)),
                5 => BenefitSearch::new(benefits(random, known)).ok().map(|it| Self::Benefits(it, access)),
                6 => DependentSearch::new(dependents(random, known)).ok().map(|it| Self::Dependents(it, access)),
                7 => Some(Self::Leads(LeadFilters { contact: contact(random, known) }, access)),
                8 => Some(Self::Deals(deals(random, known), access)),
                9 => Some(Self::Events(events(random, known), access)),
                10 => Some(Self::List(access, page)),
                _ if random.below(2) == 0 => Some(Self::Event(Box::new(random.choose(&known.events).clone()), access)),
                _ => {
                    let name = random.part("vendedor exemplo silva");
                    Some(Self::Sellers(SellerFilters { name, ..SellerFilters::default() }, access))
                }
            };
            if let Some(question) = question {
                return question;
            }
        }
    }

    /// The answer, as text in which every value stands.
    fn ask(self, reading: &mut ReadTx<'_>) -> Result<String, StoreError> {
        Ok(match self {
            Self::Members(search, access, page) => format!("{:?}", reading.find_members(&search, &access, page)?),
            Self::Benefits(search, access) => format!("{:?}", reading.find_benefits(&search, &access)?),
            Self::Dependents(search, access) => format!("{:?}", whole(reading, search, &access)?),
            Self::Leads(filters, access) => format!("{:?}", whole(reading, filters, &access)?),
            Self::Deals(filters, access) => format!("{:?}", whole(reading, filters, &access)?),
            Self::Events(filters, access) => format!("{:?}", whole(reading, filters, &access)?),
            Self::Sellers(filters, access) => format!("{:?}", reading.find_sellers(&filters, &access)?),
            Self::List(access, page) => format!("{:?}", reading.list_benefits(&access, page)?),
            Self::Event(event, access) => format!("{:?}", reading.event(event.code, &access)?),
        })
    }
}

fn members(random: &mut Random, known: &Known) -> MemberFilters {
    let person = random.choose(&known.people).clone();
    let benefit = random.choose(&known.benefits).clone();
    let vehicle = benefit.data.vehicle.clone().unwrap_or_default();
    let document = person.data.document.as_str().to_owned();
    MemberFilters {
        name: random.sometimes(2, |random| {
            let name = person.data.name.search_text();
            if random.below(3) == 0 { random.words(name.as_str()) } else { random.part(name.as_str()) }
        }),
        cpf: random.sometimes(8, |_| Cpf::parse(&document).ok()),
        cnpj: random.sometimes(8, |_| Cnpj::parse(&document).ok()),
        company: random.sometimes(12, |_| person.data.details.company.clone()),
        person: random.sometimes(12, |_| Some(person.code)),
        store: random.sometimes(6, |random| Some(*random.choose(&known.stores))),
        consultant: random.sometimes(10, |_| benefit.data.details.consultant.or(SellerCode::new(1).ok())),
        representative: random.sometimes(12, |_| benefit.data.details.representative.or(SellerCode::new(1).ok())),
        registered: random.sometimes(5, |random| random.range(person.registered.day())),
        birth: random.sometimes(10, |_| person.data.details.birth),
        updated_since: random.sometimes(8, |_| Some(benefit.updated.day())),
        situation: random.sometimes(4, |random| Some(random.choose(&known.situations).clone())),
        plate: random.sometimes(10, |_| vehicle.plate.clone()),
        chassis: random.sometimes(10, |_| vehicle.chassis.clone()),
        plan: random.sometimes(8, |_| Some(benefit.data.plan)),
        uf: random.sometimes(8, |random| Some(*random.choose(Uf::ALL))),
    }
}

fn benefits(random: &mut Random, known: &Known) -> BenefitFilters {
    let benefit = random.choose(&known.benefits).clone();
    let vehicle = benefit.data.vehicle.clone().unwrap_or_default();
    let holder = known.people.iter().find(|person| person.code == benefit.data.person);
    let document = holder.map(|holder| holder.data.document.as_str().to_owned()).unwrap_or_default();
    BenefitFilters {
        cpf: random.sometimes(4, |_| Cpf::parse(&document).ok()),
        cnpj: random.sometimes(8, |_| Cnpj::parse(&document).ok()),
        plate: random.sometimes(2, |_| vehicle.plate.clone()),
        chassis: random.sometimes(2, |_| vehicle.chassis.clone()),
        sequential: random.sometimes(3, |_| Some(benefit.sequential)),
        card: random.sometimes(3, |_| benefit.data.card.clone()),
        situation: random.sometimes(4, |random| Some(random.choose(&known.situations).clone())),
        plan: random.sometimes(4, |_| PlanCode::new(benefit.data.plan.get()).ok()),
    }
}

fn dependents(random: &mut Random, known: &Known) -> DependentFilters {
    let dependent = random.choose(&known.dependents).dependent.clone();
    DependentFilters {
        name: random.sometimes(2, |random| random.part(dependent.data.name.search_text().as_str())),
        cpf: random.sometimes(3, |_| dependent.data.cpf.clone()),
        card: random.sometimes(3, |_| dependent.data.card.clone()),
    }
}

fn contact(random: &mut Random, known: &Known) -> Option<ContactFilter> {
    let lead = random.choose(&known.leads).clone();
    let details = &lead.data.details;
    let name = random.part(lead.data.name.search_text().as_str()).map(|part| part.to_string());
    let text = match random.below(6) {
        0 => details.document.as_ref().map(|document| document.as_str().to_owned()),
        1 => details.phone.as_ref().map(|phone| phone.digits().to_owned()),
        2 => details.email.as_ref().map(|email| email.as_str().to_owned()),
        3 => Some(random.below(300).to_string()),
        _ => name,
    };
    text.and_then(|text| ContactFilter::parse(&text).ok())
}

fn deals(random: &mut Random, known: &Known) -> DealFilters {
    let lead = random.choose(&known.leads).clone();
    DealFilters {
        lead: random.sometimes(4, |_| Some(lead.code)),
        contact: random.sometimes(2, |random| contact(random, known)),
        registered: random.sometimes(3, |random| random.range(lead.registered.day())),
        store: random.sometimes(4, |random| Some(*random.choose(&known.stores))),
        responsible: random.sometimes(6, |_| Some(lead.data.responsible)),
    }
}

fn events(random: &mut Random, known: &Known) -> EventFilters {
    let event = random.choose(&known.events).clone();
    let document = known.people.iter().find(|person| person.code == event.person);
    EventFilters {
        involved: random.sometimes(3, |random| Some(*random.choose(Involved::ALL))),
        opened: random.sometimes(4, |random| random.range(event.course.opened.day())),
        occurred: random.sometimes(4, |random| random.range(event.occurred)),
        protocol: random.sometimes(6, |_| Text::parse(&event.protocol.to_string()).ok()),
        person: random.sometimes(6, |_| Some(event.person)),
        document: random.sometimes(6, |_| document.map(|person| person.data.document.clone())),
    }
}
