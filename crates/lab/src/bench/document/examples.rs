//! Examples that fit the schemas, with everything they refer to written out.

use serde_json::{Value, json};

use super::schemas::{self, Kind};

/// An example of a schema; another `seed` makes another one.
pub(super) fn example(idx: usize, n_schemas: usize, seed: usize) -> Value {
    let value_of = |(nth, (key, kind)): (usize, (&str, Kind))| {
        (key.to_owned(), value(kind, n_schemas, mixed(seed.wrapping_mul(31).wrapping_add(nth + idx))))
    };
    let properties = schemas::properties(idx, n_schemas).enumerate().map(value_of);
    Value::Object(properties.filter(|(_, value)| !value.is_null()).collect())
}

fn value(kind: Kind, n_schemas: usize, seed: usize) -> Value {
    match kind {
        Kind::Id => json!(1 + seed % 100_000_000),
        Kind::Text => json!(format!("octo {:x}", seed % 0x00ff_ffff)),
        Kind::Address => json!(format!("https://api.example.com/repos/octocat/hello-world/{}", seed % 100_000)),
        Kind::Time => {
            let [month, day, minute] = [1 + seed % 12, 1 + seed / 12 % 28, seed / 336 % 60];
            json!(format!("20{:02}-{month:02}-{day:02}T14:{minute:02}:22Z", 10 + seed % 16))
        }
        Kind::Flag => json!(seed.is_multiple_of(2)),
        Kind::Count => json!(seed % 10_000),
        Kind::Score => json!(seed % 100),
        Kind::State => json!(schemas::STATES[seed % schemas::STATES.len()]),
        Kind::Labels => json!(["octocat", "atom", "electron", "api"][..=seed % 4]),
        Kind::Many(idx) => json!([example(idx, n_schemas, seed)]),
        // Left out: a property is null only where its schema says `nullable`, and none here does.
        Kind::Maybe(_) if !seed.is_multiple_of(3) => Value::Null,
        Kind::One(idx) | Kind::Maybe(idx) => example(idx, n_schemas, seed),
    }
}

/// Spreads seeds (the finaliser of `SplitMix64`), since neighbours would give neighbouring values.
fn mixed(seed: usize) -> usize {
    let mut bits = (seed as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    // Small enough for every pointer width, and for sums without overflow.
    usize::try_from((bits ^ (bits >> 31)) >> 33).expect("31 bits fit")
}
