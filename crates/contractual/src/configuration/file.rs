//! The file: found from a folder upwards, and read with a place for whatever is wrong.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use semver::VersionReq;
use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer, StrDeserializer};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::tool::{self, VERSION};
use crate::workspace;

use super::fault::Text;
use super::keys::{Keys, LintKeys, ReleasedKey, RuleKeys};

/// Name of the file.
pub const FILE: &str = "contractual.toml";

/// The folder of the nearest file: this folder or one above it.
pub(super) fn find(folder: &Path) -> Option<PathBuf> {
    folder.ancestors().find(|folder| folder.join(FILE).is_file()).map(Path::to_owned)
}

/// The file of a folder as it is written, with its text. `is_of_any` reads one that asks for another version of this tool.
pub(super) fn read(root: &Path, is_of_any: bool) -> Result<(Text, Keys)> {
    let path = workspace::shown(&root.join(FILE));
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let text = Text::new(path.display().to_string(), text);
    // First of all: keys of another version are not unknown, they are of another version.
    if !is_of_any {
        check_version(&text)?;
    }
    let keys = toml::from_str(text.text()).map_err(|error| text.misread(&error))?;
    Ok((text, keys))
}

fn check_version(text: &Text) -> Result<()> {
    // A file that asks for no version need not be read twice.
    if !text.text().contains("requires") {
        return Ok(());
    }
    let table = DeTable::parse(text.text()).map_err(|error| text.misread(&error))?;
    let tool = table.get_ref().get("contractual").and_then(|tool| tool.get_ref().as_table());
    let Some(requires) = tool.and_then(|tool| tool.get("requires")) else { return Ok(()) };
    // Another type is said with all other wrong types.
    let DeValue::String(wanted) = requires.get_ref() else { return Ok(()) };
    let at = requires.span();
    if VersionReq::parse(wanted).is_err() {
        let message = format!("`{wanted}` is no version; write one as Cargo does, such as \"{VERSION}\"");
        return Err(text.fault(at, &message));
    }
    if tool::meets(wanted) {
        return Ok(());
    }
    let remedy = format!(
        "run one that does, `cargo install contractual --locked --version '{wanted}'`, or bring this repository to {VERSION} with \
         `contractual upgrade`"
    );
    Err(text.fault(at, &format!("this is contractual {VERSION}, which does not meet `requires`; {remedy}")))
}

impl<'de> Deserialize<'de> for LintKeys {
    // A flattened table would lose its places.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LintKeys, D::Error> {
        struct Table;
        impl<'de> Visitor<'de> for Table {
            type Value = LintKeys;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a table of rules")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut table: A) -> Result<LintKeys, A::Error> {
                let mut keys = LintKeys::default();
                while let Some(key) = table.next_key::<Spanned<String>>()? {
                    if key.get_ref() == "house" {
                        keys.house = table.next_value()?;
                    } else {
                        keys.rules.push((key, table.next_value()?));
                    }
                }
                Ok(keys)
            }
        }
        deserializer.deserialize_map(Table)
    }
}

impl<'de> Deserialize<'de> for ReleasedKey {
    // An untagged enum would lose its places.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ReleasedKey, D::Error> {
        struct Value;
        impl<'de> Visitor<'de> for Value {
            type Value = ReleasedKey;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a folder, or a branch such as { git = \"main\" }")
            }

            fn visit_str<E: serde::de::Error>(self, folder: &str) -> Result<ReleasedKey, E> {
                Ok(ReleasedKey::Folder(folder.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, branch: A) -> Result<ReleasedKey, A::Error> {
                Deserialize::deserialize(MapAccessDeserializer::new(branch)).map(ReleasedKey::Branch)
            }
        }
        deserializer.deserialize_any(Value)
    }
}

impl<'de> Deserialize<'de> for RuleKeys {
    // An untagged enum would lose its places.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RuleKeys, D::Error> {
        struct Value;
        impl<'de> Visitor<'de> for Value {
            type Value = RuleKeys;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a level, or a list of places")
            }

            fn visit_str<E: serde::de::Error>(self, level: &str) -> Result<RuleKeys, E> {
                Deserialize::deserialize(StrDeserializer::new(level)).map(RuleKeys::Everywhere)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, places: A) -> Result<RuleKeys, A::Error> {
                Deserialize::deserialize(SeqAccessDeserializer::new(places)).map(RuleKeys::At)
            }
        }
        deserializer.deserialize_any(Value)
    }
}
