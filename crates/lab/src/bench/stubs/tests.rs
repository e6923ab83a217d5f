//! The comparison without servers: a machine that only pretends, and what is said of it.

use std::time::Duration;

use super::connection::Answer;
use super::*;
use crate::bench::comparison::write_tables;

/// Instructions for a request; each takes a nanosecond.
const COSTS: [(Server, u32); 5] =
    [(HYPER, 10_000), (STUB, 11_700), (AXUM, 15_500), (POEM, 11_650), (POEM_OPENAPI, 206_200)];

/// Answers everything with 200 and an empty object.
struct FakeMachine {
    has_valgrind: bool,
}

impl Machine for FakeMachine {
    fn ask(&mut self, _: Server, _: &Request) -> Result<Answer> {
        Ok(Answer { status: 200, headers: Vec::new(), body: b"{}".to_vec() })
    }

    fn instructions(&mut self, server: Server, _: &Request) -> Result<Option<f64>> {
        Ok(self.has_valgrind.then_some(f64::from(cost(server))))
    }

    fn cpu(&mut self, server: Server, _: &Request) -> Result<Duration> {
        Ok(Duration::from_nanos(u64::from(cost(server))))
    }
}

fn cost(server: Server) -> u32 {
    COSTS.into_iter().find(|(known, _)| *known == server).unwrap().1
}

fn tables(mut machine: FakeMachine) -> String {
    let mut figures = Vec::new();
    for (bench, goals) in [("stubs/a", GOALS), ("stubs/b", GOALS_WITH_PATTERNS)] {
        figures.extend(measure(bench, &requests::list(), goals, &mut machine).unwrap());
    }
    let mut out = anstream::StripStream::new(Vec::new());
    write_tables(&figures, &mut out).unwrap();
    String::from_utf8(out.into_inner()).unwrap()
}

#[test]
fn servers_stand_side_by_side() {
    insta::assert_snapshot!(tables(FakeMachine { has_valgrind: true }), @"
    | what | measured | goal | verdict |
    |---|---:|---:|---|
    | stubs/a, instructions against hyper | 1.17 × | under 1.30 × | met |
    | stubs/a, instructions against axum | 0.75 × | under 1.00 × | met |
    | stubs/a, instructions against poem | 1.00 × | under 1.00 × | **missed** |
    | stubs/b, instructions against hyper | 1.17 × | under 1.30 × | met |
    | stubs/b, instructions against axum | 0.75 × | under 1.00 × | met |
    | stubs/b, instructions against poem | 1.00 × | under 1.00 × | **missed** |
    | stubs/b, instructions against poem-openapi | 0.057 × | under 0.10 × | met |

    | User-space instructions per request | stubs/a | stubs/b |
    |---|---:|---:|
    | hyper | 10,000 (1.00 ×) | 10,000 (1.00 ×) |
    | stub | 11,700 (1.17 ×) | 11,700 (1.17 ×) |
    | axum | 15,500 (1.55 ×) | 15,500 (1.55 ×) |
    | poem | 11,650 (1.17 ×) | 11,650 (1.17 ×) |
    | poem-openapi | 206,200 (20.62 ×) | 206,200 (20.62 ×) |

    | CPU per request in µs, user and kernel mode | stubs/a | stubs/b |
    |---|---:|---:|
    | hyper | 10.0 (1.00 ×) | 10.0 (1.00 ×) |
    | stub | 11.7 (1.17 ×) | 11.7 (1.17 ×) |
    | axum | 15.5 (1.55 ×) | 15.5 (1.55 ×) |
    | poem | 11.7 (1.17 ×) | 11.7 (1.17 ×) |
    | poem-openapi | 206.2 (20.62 ×) | 206.2 (20.62 ×) |
    ");
}

#[test]
fn what_nothing_here_can_count_is_left_out_loudly() {
    insta::assert_snapshot!(tables(FakeMachine { has_valgrind: false }), @"
    | what | measured | goal | verdict |
    |---|---:|---:|---|
    | stubs/a, instructions against hyper | – | under 1.30 × | **left out** |
    | stubs/a, instructions against axum | – | under 1.00 × | **left out** |
    | stubs/a, instructions against poem | – | under 1.00 × | **left out** |
    | stubs/b, instructions against hyper | – | under 1.30 × | **left out** |
    | stubs/b, instructions against axum | – | under 1.00 × | **left out** |
    | stubs/b, instructions against poem | – | under 1.00 × | **left out** |
    | stubs/b, instructions against poem-openapi | – | under 0.10 × | **left out** |

    | CPU per request in µs, user and kernel mode | stubs/a | stubs/b |
    |---|---:|---:|
    | hyper | 10.0 (1.00 ×) | 10.0 (1.00 ×) |
    | stub | 11.7 (1.17 ×) | 11.7 (1.17 ×) |
    | axum | 15.5 (1.55 ×) | 15.5 (1.55 ×) |
    | poem | 11.7 (1.17 ×) | 11.7 (1.17 ×) |
    | poem-openapi | 206.2 (20.62 ×) | 206.2 (20.62 ×) |

    !! instructions were left out: valgrind is not installed. Install Debian's package `valgrind`.
    ");
}

#[test]
fn server_that_checks_nothing_is_not_measured() {
    let error = answers::check(&mut FakeMachine { has_valgrind: true }).unwrap_err().to_string();
    let lines: Vec<&str> = error.lines().collect();
    insta::assert_snapshot!(lines[..3].join("\n"), @"
    the servers do not do the same work:
      hyper answers POST /ext/beneficiario (no JSON) with 200 rather than 400
      stub answers POST /ext/beneficiario (no JSON) with 200 rather than 400
    ");
    insta::assert_snapshot!(lines[lines.len() - 2..].join("\n"), @r#"
    stub answers GET /ext/beneficiario/47%2F11 with 200, [], "{}"
    stub answers GET /ext/beneficiario/4711%FF with 200, [], "{}"
    "#);
}
