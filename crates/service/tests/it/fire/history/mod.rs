//! Many move the same things at once: every answer agrees with one order of the changes, and with time.
//!
//! A move that names the situation it expects is a compare-and-set; one that does not is a set; reading is reading. Movers
//! ask the real program, on PostgreSQL two of them over one database, and `judge` looks for an order. The seed decides what
//! movers ask for.

mod judge;
mod movers;

use std::sync::Arc;
use std::time::Instant;

use domain::attendance::Entity;

use super::orders;
use super::place::Place;
use super::random::Random;
use super::things::{self, Choices, Ground};
use crate::server::Running;
use crate::world::Home;
use judge::{Answer, Call, Entry, judge};
use movers::{Doors, Thing};

/// How often things are opened and moved where nobody says.
const N_ROUNDS: u32 = 2;

/// How many move at once.
const N_MOVERS: u32 = 12;

/// How often each mover asks in a round.
const N_CALLS: u32 = 60;

/// What came of all calls.
#[derive(Debug, Default)]
struct Counts {
    things: usize,
    moved: usize,
    stayed: usize,
    refused: usize,
    read: usize,
}

#[test]
#[ignore = "long"]
fn moves_at_once_are_linearizable_on_sqlite() {
    if let Some(home) = orders::sqlite() {
        campaign(home, 1);
    }
}

#[test]
#[ignore = "long"]
fn moves_at_once_are_linearizable_on_postgresql() {
    if let Some(home) = orders::postgres() {
        campaign(home, 2);
    }
}

fn campaign(home: Home, n_programs: usize) {
    let (seed, end) = (orders::seed(), orders::end());
    let place = Place::new(home);
    eprintln!("history: {}, seed {seed}", place.name());
    let mut random = Random::new(seed);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let programs: Vec<Running> = (0..n_programs).map(|_| Running::begin(place.program(), None)).collect();
    let (mut counts, mut n_rounds) = (Counts::default(), 0);
    while end.map_or(n_rounds < N_ROUNDS, |end| Instant::now() < end) {
        n_rounds += 1;
        let moved = runtime.block_on(round(&programs, &place, &mut random));
        for (Thing { entity, code, n_before }, calls) in moved {
            counts.add(&calls);
            if let Err(violation) = judge(&history(&place, entity, code)[n_before..], calls) {
                panic!("{} {code}, round {n_rounds} of seed {seed}: {violation}", entity.as_str());
            }
        }
    }
    let Counts { things, moved, stayed, refused, read } = counts;
    eprintln!(
        "history: {}, seed {seed}: {n_rounds} rounds at {n_programs} programs, {things} things moved {moved} times by \
         {N_MOVERS} movers, {stayed} times in vain, {refused} times refused, {read} times read, 0 violations",
        place.name()
    );
    runtime.shutdown_background();
}

/// Opens one of each entity that the operator opens, and lets everybody move them and a benefit; what each was answered about each.
async fn round(programs: &[Running], place: &Place, random: &mut Random) -> Vec<(Thing, Vec<Call>)> {
    let doors: Vec<_> = programs.iter().map(|program| things::client(program.operator())).collect();
    let choices = Choices::read(&doors[0]).await;
    // Somebody of the demo who had an event, with the benefit that it was about.
    let known = doors[0].listar_eventos().limite(1).send().await.unwrap().into_inner();
    let ground = Ground { person: known.itens[0].cod_pessoa, benefit: known.itens[0].cod_beneficio };
    // Benefits are opened through the service; the one of the demo has been moved before.
    let n_before = history(place, Entity::Benefit, ground.benefit).len() - 1;
    let mut opened = vec![Thing { entity: Entity::Benefit, code: ground.benefit, n_before }];
    for entity in Entity::ALL.iter().copied().filter(|entity| *entity != Entity::Benefit) {
        let key = format!("historia-{}", random.next());
        let thing = choices.open(&doors[0], entity, ground, (&key, "historia")).await.unwrap();
        opened.push(Thing { entity, code: thing.code, n_before: 0 });
    }
    let (choices, opened) = (Arc::new(choices), Arc::new(opened));
    let movers: Vec<_> = (0..N_MOVERS)
        .map(|number| {
            let client = doors[number as usize % doors.len()].clone();
            let doors = Doors { client, choices: Arc::clone(&choices), things: Arc::clone(&opened) };
            tokio::spawn(movers::ask(doors, Random::new(random.next()), N_CALLS))
        })
        .collect();
    let mut calls: Vec<(Thing, Vec<Call>)> = opened.iter().map(|thing| (*thing, Vec::new())).collect();
    for mover in movers {
        for (idx, call) in mover.await.expect("no mover panics") {
            calls[idx].1.push(call);
        }
    }
    calls
}

/// The history of something, the oldest entry first.
fn history(place: &Place, entity: Entity, code: i32) -> Vec<Entry> {
    let rows = place.rows(&format!(
        "SELECT CAST(h.code AS TEXT), CAST(h.went_to AS TEXT) FROM situation_history h \
         WHERE h.entity = '{}' AND h.subject = {code} ORDER BY h.code",
        entity.as_str()
    ));
    rows.iter().map(|row| Entry { code: row[0].parse().unwrap(), situation: row[1].parse().unwrap() }).collect()
}

impl Counts {
    fn add(&mut self, calls: &[Call]) {
        self.things += 1;
        for call in calls {
            match call.answer {
                Answer::Moved { .. } => self.moved += 1,
                Answer::Stayed { .. } => self.stayed += 1,
                Answer::Refused { .. } => self.refused += 1,
                Answer::Read { .. } => self.read += 1,
            }
        }
    }
}
