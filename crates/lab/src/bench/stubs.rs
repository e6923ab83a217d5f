//! Cost of a generated stub, beside servers that do the same: instructions and processor time of one request.
//!
//! The servers stand in `tests/bench`, a workspace of its own. All speak `bench.yaml`; that they answer alike, wrong
//! requests included, is made sure of before anything is counted.

mod answers;
pub(super) mod callgrind;
mod compilation;
mod connection;
mod derives;
mod machine;
mod requests;
#[cfg(test)]
mod tests;

use anyhow::{Context, Result};

use super::figures::{Figure, Quantity};
use super::run::BenchRun;

pub(super) use compilation::compilation;
use machine::{AXUM, HYPER, Host, Machine, POEM, POEM_OPENAPI, SERVERS, STUB, Server};
use requests::Request;

/// Most instructions of the stub for a request, in multiples of another server's.
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

/// For requests with patterns: poem-openapi compiles them for every request.
const GOALS_WITH_PATTERNS: &[Goal] = &[
    Goal { against: HYPER, multiple: 1.3 },
    Goal { against: AXUM, multiple: 1.0 },
    Goal { against: POEM, multiple: 1.0 },
    Goal { against: POEM_OPENAPI, multiple: 0.1 },
];

type MakeRequest = fn() -> Request;

/// The requests that are measured, by the names of their benches.
const REQUESTS: [(&str, MakeRequest); 4] = [
    ("list-of-8", requests::list),
    ("post-400-bytes", requests::post),
    ("post-3-patterns", requests::post_with_patterns),
    ("path-8-queries", requests::query),
];

/// Whether all servers answer alike, and the stub as HTTP has it where the others need not.
pub(super) fn answers(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let n_answers = answers::check(&mut Host::new(run, &SERVERS)?)?;
    Ok(vec![Figure::new(run.name, Quantity::WrongAnswersOf(n_answers), Some(0.0), 1.0)])
}

/// Instructions of the stub for each request, in multiples of what hyper by hand takes.
pub(super) fn against_hyper(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let mut host = Host::new(run, &[HYPER, STUB])?;
    let mut figures = Vec::new();
    for (name, request) in REQUESTS {
        let [hyper, stub] = [HYPER, STUB].map(|server| host.instructions(server, &request()));
        let measured = stub?.zip(hyper?).map(|(stub, hyper)| stub / hyper);
        figures.push(Figure::reading(
            &format!("guard/{name}"),
            Quantity::InstructionsAgainst(HYPER.name.into()),
            measured,
        ));
    }
    Ok(figures)
}

/// Measures the request that the bench is named after, on servers that do the same work.
pub(super) fn compare(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let is_meant = |(name, _): &&(&str, MakeRequest)| run.name.strip_prefix("stubs/") == Some(*name);
    let (name, request) = REQUESTS.iter().find(is_meant).context("no request has the name of the bench")?;
    let goals = if name.ends_with("-patterns") { GOALS_WITH_PATTERNS } else { GOALS };
    let mut host = Host::new(run, &SERVERS)?;
    answers::check(&mut host)?;
    measure(run.name, &request(), goals, &mut host)
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
