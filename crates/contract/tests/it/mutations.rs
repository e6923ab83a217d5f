//! Documents with bytes knocked out of place: whatever comes in, findings come out.

use std::collections::BTreeMap;
use std::path::Path;

use contract::lint::{Options, lint};
use contract::source::{Limits, Memory, Sources};
use libtest_mimic::{Failed, Trial};

use crate::random::Random;

const DOCUMENT: &str = include_str!("../cases/openapi-3-0/whole-language.yaml");
const SWAGGER: &str = include_str!("../cases/swagger-2-0/whole-language.yaml");
const N_MUTANTS: u64 = 500;

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("mutations of yaml", || mutate("openapi.yaml", DOCUMENT)),
        Trial::test("mutations of json", || mutate("openapi.json", JSON)),
        Trial::test("mutations of swagger 2.0", || mutate("swagger.yaml", SWAGGER)),
    ]
}

const JSON: &str = r##"{"openapi":"3.0.3","info":{"title":"T","version":"1"},"paths":{"/a/{b}":{"get":{"operationId":"a",
"parameters":[{"name":"b","in":"path","required":true,"schema":{"type":"string","pattern":"^[a-z]{1,3}$"}}],
"responses":{"200":{"description":"\u00e9\ud83d\ude00","content":{"application/json":{"schema":{"$ref":"#/components/schemas/S"},
"example":{"n":1.5e3,"s":[true,false,null]}}}}}}}},"components":{"schemas":{"S":{"type":"object","properties":{
"n":{"type":"number","multipleOf":0.5},"s":{"type":"array","items":{"type":"boolean","nullable":true}}}}}}}"##;

fn mutate(name: &str, document: &str) -> Result<(), Failed> {
    for seed in 0..N_MUTANTS {
        let bytes = mutant(document.as_bytes(), seed);
        let path = Path::new(name);
        let outcome = std::panic::catch_unwind(move || {
            let files = Memory(BTreeMap::from([(path.to_owned(), bytes)]));
            let sources = Sources::open(path, Box::new(files), Limits::default()).expect("memory can be read");
            lint(&sources, Options { house_rules: true }).len()
        });
        outcome.map_err(|_| Failed::from(format!("the mutant of seed {seed} panics")))?;
    }
    Ok(())
}

/// The document with a few edits: bytes replaced, stretches removed, doubled or moved.
fn mutant(document: &[u8], seed: u64) -> Vec<u8> {
    const SPICE: &[u8] = b"{}[]:,-&*#|>'\"\\%@`!?~$ \n\t\0\x7f\xc3\xff019axe.";
    let mut random = Random::new(seed);
    let mut bytes = document.to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len());
        let len = random.below(40).min(bytes.len() - at);
        match random.below(5) {
            0 => bytes[at] = SPICE[random.below(SPICE.len())],
            1 => bytes.insert(at, SPICE[random.below(SPICE.len())]),
            2 => drop(bytes.drain(at..at + len)),
            3 => {
                let piece = bytes[at..at + len].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, piece);
            }
            _ => bytes.truncate(at.max(1)),
        }
        if bytes.is_empty() {
            bytes.push(b' ');
        }
    }
    bytes
}
