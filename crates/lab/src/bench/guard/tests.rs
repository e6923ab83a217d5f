//! The guard without counting: what it says of counts.

use super::super::equipment::Equipment;
use super::*;

fn counts(stub: f64, lint: f64) -> Vec<Figure> {
    let against = Quantity::InstructionsAgainst("hyper".to_owned());
    vec![
        Figure::reading("guard/list-of-8", against, Some(stub)),
        Figure::reading("guard/lint-service.yaml", Quantity::InstructionsOf("this tool".to_owned()), Some(lint)),
    ]
}

fn kept() -> Record {
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
    record.keep("2026-01-01", &equipment, &counts(1.18, 120_000_000.0));
    record
}

fn said(record: &Record, counted: Vec<Figure>, compiler: &str) -> (bool, String) {
    let comparison = judge_with(record, counted, compiler).unwrap();
    let mut out = anstream::StripStream::new(Vec::new());
    comparison.write(&mut out).unwrap();
    (comparison.has_held(), String::from_utf8(out.into_inner()).unwrap())
}

#[test]
fn what_is_near_enough_holds() {
    let (has_held, text) = said(&kept(), counts(1.21, 110_000_000.0), "1.95.0");
    assert!(has_held);
    insta::assert_snapshot!(text, @"
    | what | kept | counted | off by | allowed | verdict |
    |---|---:|---:|---:|---:|---|
    | guard/list-of-8, instructions against hyper | 1.180 × | 1.210 × | +2.5 % | ± 3 % | held |
    | guard/lint-service.yaml, instructions of this tool | 120,000,000 | 110,000,000 | -8.3 % | ± 10 % | held |
    ");
}

#[test]
fn what_costs_more_and_what_costs_less_are_both_said() {
    let (has_held, text) = said(&kept(), counts(1.22, 100_000_000.0), "1.95.0");
    assert!(!has_held);
    insta::assert_snapshot!(text, @"
    | what | kept | counted | off by | allowed | verdict |
    |---|---:|---:|---:|---:|---|
    | guard/list-of-8, instructions against hyper | 1.180 × | 1.220 × | +3.4 % | ± 3 % | **dearer** |
    | guard/lint-service.yaml, instructions of this tool | 120,000,000 | 100,000,000 | -16.7 % | ± 10 % | **cheaper** |

    Something costs more. Mend it or, if it is worth that, say why and run `cargo xtask bench guard --record`.

    Keep what is not kept yet, so that it cannot be lost: `cargo xtask bench guard --record`.
    ");
}

/// A newer compiler must neither break the build nor hide what it does.
#[test]
fn another_compiler_is_said_and_only_multiples_are_judged() {
    let (has_held, text) = said(&kept(), counts(1.18, 180_000_000.0), "1.96.0");
    assert!(has_held);
    insta::assert_snapshot!(text, @"
    | what | kept | counted | off by | allowed | verdict |
    |---|---:|---:|---:|---:|---|
    | guard/list-of-8, instructions against hyper | 1.180 × | 1.180 × | +0.0 % | ± 3 % | held |
    | guard/lint-service.yaml, instructions of this tool | 120,000,000 | 180,000,000 | +50.0 % | ± 10 % | not judged |

    !! kept with Rust 1.95.0, and this is 1.96.0: what is counted of this tool alone was not judged. Keep it anew with `cargo xtask bench guard --record`.
    ");
    assert!(!said(&kept(), counts(1.30, 120_000_000.0), "1.96.0").0, "a multiple is judged with any compiler");
}

#[test]
fn what_was_never_kept_does_not_pass() {
    let (has_held, text) = said(&Record::default(), counts(1.18, 120_000_000.0), "1.95.0");
    assert!(!has_held);
    assert!(text.ends_with(": `cargo xtask bench guard --record`.\n"), "{text}");
}
