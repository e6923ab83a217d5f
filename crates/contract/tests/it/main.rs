//! Text in, findings out: every case is a test of its own.
//!
//! `cargo test -p contract --test it` runs all; a part of a name runs those that contain it. A case is a file under
//! `tests/cases/`, or a folder with a `main.yaml`, and its snapshot is what a user would see; a file under `tests/diff/` holds
//! an old and a new document. The rules' examples are cases too, and so are inputs too large or too odd to keep as files.
//! The verdicts on random pairs of documents are held against values.

mod cases;
mod diff;
mod differences;
mod hostile;
mod json_schema;
mod lint;
mod mutations;
mod random;
mod rules;
mod suite;
mod swagger;
mod triggers;
mod verdicts;

use libtest_mimic::{Arguments, Trial};

fn main() {
    let arguments = Arguments::from_args();
    let mut trials: Vec<Trial> = Vec::new();
    trials.extend(cases::trials());
    trials.extend(diff::trials());
    trials.extend(differences::trials());
    trials.extend(hostile::trials());
    trials.extend(json_schema::trials());
    trials.extend(mutations::trials());
    trials.extend(rules::trials());
    trials.extend(swagger::trials());
    trials.extend(triggers::trials());
    trials.extend(verdicts::trials());
    libtest_mimic::run(&arguments, trials).exit();
}
