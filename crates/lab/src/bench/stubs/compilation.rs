//! CPU time of `cargo check` for generated stubs, against the same types made with poem-openapi's derives.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use contract::model::{Api, Direction};
use contract::source::{Disk, Limits, Sources};
use stubgen::Settings;
use stubgen::types::Types;

use crate::bench::checking::check_time;
use crate::bench::figures::{Figure, Quantity};
use crate::bench::run::BenchRun;
use contractual::workspace;

use super::derives;

/// The contract whose stubs and types are compared.
const DOCUMENT: &str = "spec/service.yaml";

/// In multiples of the time for the derives.
const GOAL: f64 = 0.5;

const MANIFEST: &str = "\
[package]
name = \"derives\"
version = \"0.1.0\"
edition = \"2024\"

[workspace]

[dependencies]
poem-openapi = \"5.1\"
serde_json = \"1.0\"
";

/// The stubs of the service's contract, everything in them, against its types alone.
pub(in crate::bench) fn compilation(run: &BenchRun<'_>) -> Result<Vec<Figure>> {
    let root = workspace::root()?;
    let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
    write_derives(&root, folder.path())?;
    let time = |what: &str, folder: &Path, source: &Path, package: &str| {
        run.say(what);
        check_time(folder, source, package, &root.join("target"), run.pick(5, 1))
            .with_context(|| format!("cannot check {what}"))
    };
    let generated = time("the stubs", &root, &root.join("crates/api/src/lib.rs"), "api")?;
    let derived = time("the derives", folder.path(), &folder.path().join("src/lib.rs"), "derives")?;
    let measured = generated.as_secs_f64() / derived.as_secs_f64();
    Ok(vec![Figure::new(run.name, Quantity::CpuAgainst("poem-openapi's derives".into()), Some(measured), GOAL)])
}

/// Writes a crate with the types of the contract.
fn write_derives(root: &Path, folder: &Path) -> Result<()> {
    let sources = Sources::open(&root.join(DOCUMENT), Box::new(Disk), Limits::default())?;
    let (api, _) = Api::read(&sources);
    let library = library(&api.with_context(|| format!("cannot read {DOCUMENT}"))?);
    fs::create_dir(folder.join("src"))?;
    fs::write(folder.join("src/lib.rs"), library)?;
    fs::write(folder.join("Cargo.toml"), MANIFEST)?;
    // The same versions as the stubs have.
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(())
}

/// Every named schema of a document, in poem-openapi's way.
fn library(api: &Api<'_>) -> String {
    let settings = Settings::default();
    let mut types = Types::new(api, &settings);
    for (name, schema) in &api.components.schemas {
        types.value(*schema, Direction::Request, name.as_str().unwrap_or_default(), 0);
    }
    let (table, _) = types.finish();
    derives::emit(&table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_written_as_a_person_would_for_poem_openapi() {
        let text = "\
openapi: 3.0.3
info: {title: Pets, version: '1'}
paths: {}
components:
  schemas:
    Pet:
      description: A pet.
      type: object
      required: [name, kind]
      additionalProperties: false
      properties:
        name: {type: string, minLength: 1, maxLength: 40}
        kind: {$ref: '#/components/schemas/Kind'}
        tag: {$ref: '#/components/schemas/Tag'}
        weight: {type: number, minimum: 0, exclusiveMinimum: true, nullable: true}
        owners: {type: array, maxItems: 3, items: {type: string}}
    Kind: {type: string, enum: [dog, \"cat's\"]}
    Tag: {type: string, pattern: '^[A-Z]{3}$'}
    Home: {oneOf: [{$ref: '#/components/schemas/Pet'}, {type: integer, format: int32}]}
";
        let sources = Sources::from_text("pets.yaml", text);
        insta::assert_snapshot!(library(&Api::read(&sources).0.unwrap()), @r#"
        //! The types of a document, made with poem-openapi's derives.
        #![allow(dead_code)]

        /// A pet.
        #[derive(Debug, Clone, PartialEq, poem_openapi::Object)]
        #[oai(skip_serializing_if_is_none, deny_unknown_fields)]
        pub struct Pet {
            /// name
            #[oai(rename = "name", validator(min_length = 1, max_length = 40))]
            pub name: String,
            /// kind
            #[oai(rename = "kind")]
            pub kind: Kind,
            /// tag
            #[oai(rename = "tag", validator(pattern = "^[A-Z]{3}$"))]
            pub tag: Option<Tag>,
            /// weight
            #[oai(rename = "weight", validator(minimum(value = "0", exclusive = true)))]
            pub weight: poem_openapi::types::MaybeUndefined<f64>,
            /// owners
            #[oai(rename = "owners", validator(max_items = 3))]
            pub owners: Option<Vec<String>>,
        }

        /// Tag
        #[derive(Debug, Clone, PartialEq, poem_openapi::NewType)]
        pub struct Tag(pub String);

        /// Kind
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, poem_openapi::Enum)]
        pub enum Kind {
            #[oai(rename = "dog")]
            Dog,
            #[oai(rename = "cat's")]
            CatS,
        }

        /// Home
        #[derive(Debug, Clone, PartialEq, poem_openapi::Union)]
        #[oai(one_of)]
        pub enum Home {
            Pet(Pet),
            Integer(i32),
        }
        "#);
    }
}
