//! What a generated stub costs, beside servers that do the same: instructions and processor time of one request.
//!
//! The servers stand in `tests/bench`, a workspace of its own. All speak `bench.yaml`; that they answer alike, wrong
//! requests included, is made sure of before anything is counted.

mod answers;
pub(super) mod callgrind;
mod compilation;
mod connection;
mod derives;
mod generation;
mod machine;
mod requests;
mod servers;
#[cfg(test)]
mod tests;

use anyhow::Result;

use super::Bench;
use super::figures::{Figure, Quantity};
use contractual::progress::Progress;

pub(super) use compilation::compilation;
pub(super) use generation::generation;
use machine::{Host, Machine};
use requests::Request;
use servers::{AXUM, HYPER, POEM, POEM_OPENAPI, SERVERS, STUB, Server};

/// How many instructions the stub may take for a request, in multiples of what another server takes.
struct Goal {
    against: Server,
    multiple: f64,
}

/// For every request.
const GOALS: &[Goal] = &[
    Goal { against: HYPER, multiple: 1.3 },
    Goal { against: AXUM, multiple: 1.0 },
    Goal { against: POEM, multiple: 1.0 },
];

/// Where patterns are involved: poem-openapi compiles them for every request.
const GOALS_WITH_PATTERNS: &[Goal] = &[
    Goal { against: HYPER, multiple: 1.3 },
    Goal { against: AXUM, multiple: 1.0 },
    Goal { against: POEM, multiple: 1.0 },
    Goal { against: POEM_OPENAPI, multiple: 0.1 },
];

/// Whether all servers answer alike, and the stub as HTTP has it where the others need not.
pub(super) fn answers(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    let n_answers = answers::check(&mut Host::new(bench, &SERVERS, progress)?)?;
    Ok(vec![Figure::new(bench.name, Quantity::WrongAnswersOf(n_answers), Some(0.0), 1.0)])
}

/// A list of eight records.
pub(super) fn list(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    compare(bench, &requests::list(), GOALS, progress)
}

/// A body whose lengths and limits are checked.
pub(super) fn post(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    compare(bench, &requests::post(), GOALS, progress)
}

/// The same body, held to three patterns.
pub(super) fn post_with_patterns(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    compare(bench, &requests::post_with_patterns(), GOALS_WITH_PATTERNS, progress)
}

/// A parameter in the path and eight in the query.
pub(super) fn query(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    compare(bench, &requests::query(), GOALS, progress)
}

/// Instructions of the stub for each request, in multiples of what hyper by hand takes.
pub(super) fn against_hyper(bench: &Bench, progress: &Progress) -> Result<Vec<Figure>> {
    let requests = [
        ("guard/list-of-8", requests::list()),
        ("guard/post-400-bytes", requests::post()),
        ("guard/post-3-patterns", requests::post_with_patterns()),
        ("guard/path-8-queries", requests::query()),
    ];
    let mut host = Host::new(bench, &[HYPER, STUB], progress)?;
    let mut figures = Vec::new();
    for (name, request) in requests {
        let [hyper, stub] = [HYPER, STUB].map(|server| host.instructions(server, &request));
        let measured = stub?.zip(hyper?).map(|(stub, hyper)| stub / hyper);
        figures.push(Figure::reading(name, Quantity::InstructionsAgainst(HYPER.name.into()), measured));
    }
    Ok(figures)
}

/// Measures a request on servers that do the same work.
fn compare(bench: &Bench, request: &Request, goals: &[Goal], progress: &Progress) -> Result<Vec<Figure>> {
    let mut host = Host::new(bench, &SERVERS, progress)?;
    answers::check(&mut host)?;
    measure(bench.name, request, goals, &mut host)
}

/// The goals, then what they rest on.
fn measure(bench: &str, request: &Request, goals: &[Goal], machine: &mut dyn Machine) -> Result<Vec<Figure>> {
    let mut readings = Vec::new();
    for server in SERVERS {
        readings.push((server, machine.instructions(server, request)?, machine.cpu(server, request)?));
    }
    let instructions_of = |wanted: Server| readings.iter().find(|(server, ..)| *server == wanted)?.1;
    let mut figures = Vec::new();
    for Goal { against, multiple } in goals {
        let measured = instructions_of(STUB).zip(instructions_of(*against)).map(|(stub, other)| stub / other);
        figures.push(Figure::new(bench, Quantity::InstructionsAgainst(against.name.into()), measured, *multiple));
    }
    for (server, instructions, cpu) in &readings {
        let microseconds = Some(cpu.as_secs_f64() * 1e6);
        figures.push(Figure::reading(bench, Quantity::InstructionsOf(server.name.into()), *instructions));
        figures.push(Figure::reading(bench, Quantity::CpuMicrosecondsOf(server.name.into()), microseconds));
    }
    Ok(figures)
}
