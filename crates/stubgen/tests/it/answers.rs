//! Documents to the schemas of their answers: `tests/cases/answers/NAME.yaml` gives `NAME.json`, which is empty where answers are
//! not checked.

use contract::model::Api;
use libtest_mimic::Trial;
use stubgen::Settings;

use crate::golden;
use crate::types::sources;

/// One test per document.
pub(crate) fn trials() -> Vec<Trial> {
    golden::trials("answers", "json", answers)
}

fn answers(document: &str) -> String {
    let sources = sources(document);
    let (api, _) = Api::read(&sources);
    let stubs = stubgen::generate(&api.expect("a case is an OpenAPI document"), &Settings::default());
    let operations = stubs.files.iter().find(|file| file.path == "operations.rs").expect("stubs have operations");
    let answers = stubs.files.iter().find(|file| file.path == "answers.json");
    assert_eq!(operations.text.contains("include_str!(\"answers.json\")"), answers.is_some(), "who reads them");
    answers.map(|file| file.text.clone()).unwrap_or_default()
}
