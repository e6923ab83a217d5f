//! A state machine in memory against the service: what both are asked, they must answer alike.
//!
//! Steps are drawn from both contracts, sound ones and such as must be refused, and asked over sockets; the machine says
//! what is to be answered. It has the rules in its own words and shares no code with the service but the names of entities.
//! Now and then it reads everything that it knows of. The seed decides the steps.

mod attendances;
mod benefits;
mod cards;
mod crm;
mod deal_dependents;
mod deliveries;
mod dependents;
mod fields;
mod funnels;
mod health;
mod items;
mod listing;
mod people;
mod receivers;
mod registers;
mod replays;
mod returned;
mod rules;
mod seen;
mod state;
mod table;
mod users;
mod uses;
mod validation;
mod vehicles;
mod wire;

use std::time::Instant;

use domain::values::Moment;

use super::orders;
use super::random::Random;
use crate::world::{Home, World};
use state::Model;
use wire::{Who, Wire};

/// How many steps there are where nobody says.
const N_STEPS: u32 = 1_500;

/// Everything is read once in so many steps.
const SWEEP: u32 = 750;

/// After so many steps a new service is begun: what has grown large is slow to read, and says nothing new.
const MAX_STEPS: u32 = 5_000;

/// So many steps are a day.
const DAY: u32 = 700;

/// How long nobody asks anything then, in microseconds: so long that keys may serve again, and tokens no longer.
const NIGHT: i64 = 24 * 60 * 60 * 1_000_000;

/// How long a step may take on the clock of the service, in microseconds.
const MAX_PAUSE: u32 = 2_000_000;

#[test]
#[ignore = "long"]
fn the_service_answers_like_its_model_on_sqlite() {
    campaign("SQLite", orders::sqlite);
}

#[test]
#[ignore = "long"]
fn the_service_answers_like_its_model_on_postgresql() {
    campaign("PostgreSQL", orders::postgres);
}

fn campaign(engine: &str, home: impl Fn() -> Option<Home>) {
    let (seed, end) = (orders::seed(), orders::end());
    let (mut n_steps, mut n_changes, mut n_refused, mut n_operations, mut n_services) = (0, 0, 0, 0, 0);
    let mut random = Random::new(seed);
    while end.map_or(n_steps == 0, |end| Instant::now() < end) {
        let Some(home) = home() else { return };
        eprintln!("model: {engine}, seed {seed}, from step {n_steps}");
        let world = World::at(home);
        let mut wire = Wire::new(&world);
        let max_steps = if end.is_none() { N_STEPS } else { MAX_STEPS };
        let (steps, model) = run(&world, &mut wire, &mut random, max_steps, end);
        n_steps += steps;
        n_changes += model.n_changes;
        n_refused += wire.n_refused;
        n_operations = n_operations.max(wire.operations.len());
        n_services += 1;
    }
    eprintln!(
        "model: {engine}, seed {seed}: {n_steps} steps with {n_services} services, {n_operations} operations, \
         {n_changes} changes of situations, {n_refused} refusals, 0 disagreements"
    );
}

/// Takes at most so many steps: how many, and what the machine has come to.
fn run(world: &World, wire: &mut Wire<'_>, random: &mut Random, max_steps: u32, end: Option<Instant>) -> (u32, Model) {
    let mut machine = Model::default();
    let model = &mut machine;
    registers::learn(model, wire);
    for step in 0..max_steps {
        if end.is_some_and(|end| Instant::now() >= end) {
            return (step, machine);
        }
        match random.below(39) {
            0..7 => registers::step(model, wire, random),
            7 => registers::step_day(model, wire, random),
            8..10 => people::step(model, wire, random),
            10..14 => benefits::step(model, wire, random),
            14 => fields::step(model, wire, random),
            15 => vehicles::step(model, wire, random),
            16..18 => dependents::step(model, wire, random),
            18..23 => attendances::step(model, wire, random),
            23..25 => receivers::step(model, wire, random),
            25 => replays::step(model, wire, random),
            26..29 => crm::step(model, wire, random),
            29 => seen::step(model, wire, random),
            30..32 => items::step(model, wire, random),
            32 => deal_dependents::step(model, wire, random),
            33 => listing::step(model, wire, random),
            34 => validation::step(model, wire, random),
            35 => deliveries::step(model, wire, random),
            36 => vehicles::look_at_equipment(model, wire, random),
            _ => users::step(model, wire, random),
        }
        if step % SWEEP == SWEEP - 1 {
            sweep(model, wire);
        }
        let is_night = step % DAY == DAY - 1;
        let pause = if is_night { NIGHT } else { i64::from(random.below(MAX_PAUSE)) };
        world.clock.set(Moment::from_micros(wire.now() + pause).expect("not that late"));
        if is_night {
            // Whoever was there before must enter again.
            wire.ask(Who::Centre, "GET", "/ext/administracao/loja", None).is(401);
            wire.enter_again();
            model.sleep();
        }
    }
    (max_steps, machine)
}

/// Looks at everything that the machine knows of.
fn sweep(model: &Model, wire: &mut Wire<'_>) {
    registers::sweep(model, wire);
    seen::sweep(model, wire);
    users::sweep(model, wire);
    people::sweep(model, wire);
    vehicles::sweep(model, wire);
    items::sweep(model, wire);
    listing::sweep(model, wire);
    dependents::sweep(model, wire);
    crm::sweep(model, wire);
    attendances::sweep(model, wire);
    receivers::sweep(model, wire);
    deliveries::sweep(model, wire);
    health::sweep(wire);
}
