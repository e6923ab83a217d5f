//! The page that is committed, and what a page says.

use std::fs;

use super::super::equipment::Equipment;
use super::super::figures::Quantity;
use super::*;
use contractual::workspace;

/// So that neither figures nor plots can be changed by hand, or forgotten.
#[test]
fn page_and_plots_are_what_the_kept_figures_make() {
    let root = workspace::root().unwrap();
    let pages = pages(&root).unwrap();
    assert!(!pages.is_empty(), "no figures are kept");
    for (name, wanted) in &pages {
        let present = fs::read_to_string(root.join(name)).unwrap_or_default();
        assert!(present == *wanted, "{name} is stale; write it with `cargo xtask bench page`");
    }
    // Before the first plot there is no folder.
    let present = fs::read_dir(root.join("docs/performance")).into_iter().flatten().map(|it| it.unwrap().path());
    for path in present.filter(|path| path.extension().is_some_and(|extension| extension == "svg")) {
        let is_made = pages.iter().any(|(name, _)| root.join(name) == path);
        assert!(is_made, "{} is made by nothing", path.display());
    }
}

#[test]
fn a_page_says_what_was_measured_with_what_and_what_never_was() {
    let equipment = Equipment {
        processor: "Any".to_owned(),
        n_cores: 2,
        memory_gigabytes: 4,
        kernel: "Linux 6.1".to_owned(),
        rustc: "1.95.0".to_owned(),
        postgresql: None,
        sqlite: "3.51.0".to_owned(),
    };
    let mut record = Record::default();
    let against = Quantity::InstructionsAgainst("reqwest".to_owned());
    let guarded = Quantity::InstructionsAgainst("hyper".to_owned());
    record.keep(
        "2026-01-01",
        &equipment,
        &[
            Figure::new("client/list-of-8", against, Some(1.05), 1.1),
            Figure::reading("client/list-of-8", Quantity::CpuMicrosecondsOf("reqwest".to_owned()), Some(50.0)),
            Figure::reading("client/list-of-8", Quantity::CpuMicrosecondsOf("client".to_owned()), Some(52.5)),
            Figure::reading("guard/list-of-8", guarded, Some(1.1823)),
        ],
    );
    let files = made(&record, &[]).unwrap();
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["docs/performance.md", "docs/performance/client.svg"]);
    let page = files[0].1.strip_prefix(INTRODUCTION).unwrap().replace(GUARD, "\n(the guard)\n");
    insta::assert_snapshot!(page, @"

    2026-01-01, 2 cores of Any, 4 GB, Linux 6.1, Rust 1.95.0, no PostgreSQL, SQLite 3.51.0:
    client/list-of-8, guard/list-of-8.

    ## Goals

    | what | measured | goal | verdict |
    |---|---:|---:|---|
    | client/list-of-8, instructions against reqwest | 1.05 × | under 1.10 × | met |

    ## The client beside reqwest

    ![Instructions of a call, in multiples of reqwest by hand](performance/client.svg)

    | CPU per request in µs, user and kernel mode | client/list-of-8 |
    |---|---:|
    | reqwest | 50.0 (1.00 ×) |
    | client | 52.5 (1.05 ×) |

    (the guard)
    | guard/list-of-8, instructions against hyper | 1.182 × | ± 3 % |

    ## Never measured

    lint/service.yaml, lint/12-mb-json, lint/12-mb-yaml, lint/12-mb-of-3.1, diff/100-lines, diff/12-mb-json, diff/12-mb-of-3.1, stubs/answers, stubs/list-of-8, stubs/post-400-bytes, stubs/post-3-patterns, stubs/path-8-queries, stubs/cargo-check, stubs/3-mb-json, stubs/12-mb-of-3.1, client/post-400-bytes, client/path-8-queries, client/list-of-8-by-64, client/post-400-bytes-by-64, client/path-8-queries-by-64, client/cargo-check, client/12-mb-of-3.1, gate/edits, gate/warm, store/sqlite, store/postgres, triggers/sqlite, soak/sqlite, soak/postgres.
    ");
}
