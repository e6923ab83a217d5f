//! Text in, text out: every case is a test of its own.
//!
//! `cargo test -p clientgen --test it` runs all; a part of a name runs those that contain it. A case is a document under
//! `tests/cases/`, and beside it stands what is made of it. `BLESS=1` writes that anew: read what changed before you
//! keep it.

mod boxes;
mod described;
mod descriptions;
mod document;
mod extras;
mod golden;
mod hostile;
mod layout;
mod operations;
mod rules;
mod schemas;
mod unsent;
mod whole;

use libtest_mimic::{Arguments, Trial};

fn main() {
    let arguments = Arguments::from_args();
    let mut trials: Vec<Trial> = Vec::new();
    trials.extend(boxes::trials());
    trials.extend(described::trials());
    trials.extend(descriptions::trials());
    trials.extend(extras::trials());
    trials.extend(hostile::trials());
    trials.extend(layout::trials());
    trials.extend(operations::trials());
    trials.extend(rules::trials());
    trials.extend(schemas::trials());
    trials.extend(unsent::trials());
    trials.extend(whole::trials());
    libtest_mimic::run(&arguments, trials).exit();
}
