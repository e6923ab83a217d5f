//! From a document to the files of a client.

use contract::findings::Findings;
use contract::model::Api;
use rust_text::File;

use crate::report::Change;
use crate::settings::Settings;

/// The client of a document.
#[derive(Debug)]
pub struct Client<'s> {
    /// What stands in the folder of the machine: `mod.rs`, `types.rs`, `types/own.rs`, `builder.rs`, `operations.rs`.
    pub files: Vec<File>,
    /// Why there is none, or what it does not do: an error means that the files must not be used.
    pub findings: Findings,
    /// What was changed on the way.
    pub changes: Vec<Change<'s>>,
    /// Title of the API.
    pub title: String,
    /// How many operations there are.
    pub n_operations: usize,
    /// How many types there are.
    pub n_types: usize,
}

/// Makes the client of a document.
pub fn generate<'s>(api: &Api<'s>, settings: &Settings) -> Client<'s> {
    let _ = settings;
    Client {
        files: Vec::new(),
        findings: Findings::default(),
        changes: Vec::new(),
        title: api.info.title.to_owned(),
        n_operations: 0,
        n_types: 0,
    }
}
