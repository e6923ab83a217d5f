//! Text in, text out: every case is a test of its own.
//!
//! `cargo test -p stubgen --test it` runs all; a part of a name runs those that contain it. A case is a document under
//! `tests/cases/`, and beside it stands what is made of it. `BLESS=1` writes that anew: read what changed before you
//! keep it.

mod answers;
mod golden;
mod json_schema;
mod mocks;
mod operations;
mod order;
mod rules;
#[path = "../../../contract/tests/it/suite/mod.rs"]
mod suite;
mod types;

use libtest_mimic::{Arguments, Trial};

fn main() {
    let arguments = Arguments::from_args();
    let mut trials: Vec<Trial> = Vec::new();
    trials.extend(answers::trials());
    trials.extend(json_schema::trials());
    trials.extend(mocks::trials());
    trials.extend(operations::trials());
    trials.extend(order::trials());
    trials.extend(types::trials());
    trials.extend(rules::trials());
    libtest_mimic::run(&arguments, trials).exit();
}
