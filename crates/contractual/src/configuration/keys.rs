//! The file as it is written. The comments here are what `docs/configuration.md` and editors say of each key.

use std::collections::BTreeMap;

use contract::findings::Level;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

use crate::generate::targets::TargetKind;

/// Settings of `contractual` for one repository. The folder of this file is the repository's; all paths begin there.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "contractual.toml")]
pub(super) struct Keys {
    /// The tool itself.
    #[serde(default)]
    pub(super) contractual: ToolKeys,
    /// A document that the repository keeps, with everything that is made of it. May be repeated.
    #[serde(default, rename = "document")]
    pub(super) documents: Vec<DocumentKeys>,
    /// Findings of `lint`, other than the rules have them.
    #[serde(default)]
    pub(super) lint: LintKeys,
    /// The screen of `watch`.
    #[serde(default)]
    pub(super) watch: WatchKeys,
}

/// The tool itself.
#[derive(Deserialize, JsonSchema, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct ToolKeys {
    /// Version of the tool that is needed, as Cargo writes it: `"0.2"`. Another one refuses to work. Default: any.
    #[expect(dead_code, reason = "it was looked at before all other keys were read")]
    pub(super) requires: Option<String>,
    /// Command that people type here to run the tool. Generated code names it. Default: `contractual`.
    pub(super) command: Option<String>,
    /// `true` keeps one copy of each runtime that crates stand on in `runtimes/`, which `generate` writes; `false` lets crates name
    /// their versions, for a registry that has them. Default: `true` where a target has `crate`.
    pub(super) vendor: Option<bool>,
}

/// A document that the repository keeps.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct DocumentKeys {
    /// File with the document, as YAML or JSON; a pattern such as `"api/*.yaml"`, for several that are alike; or a URL, which is
    /// fetched whenever the document is read. A copy is kept for when the server cannot be reached.
    #[schemars(with = "String")]
    pub(super) path: Spanned<String>,
    /// OpenAPI Overlays that change the document, one after the other, before anything looks at it. Default: none.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) overlays: Vec<Spanned<String>>,
    /// Folder with one folder per release, which `release` writes and `diff` and `check` compare with; or `{ git = "main" }`, to
    /// compare with the commit at which this work left that branch. Default: the document is not released.
    #[schemars(with = "Option<ReleasedKey>")]
    pub(super) released: Option<Spanned<ReleasedKey>>,
    /// File with accepted differences from the newest release, which `diff --accept` writes. Several documents may share it.
    /// Default: none are accepted.
    #[schemars(with = "Option<String>")]
    pub(super) waivers: Option<Spanned<String>>,
    /// `"us"` where the operations are calls that this repository makes at others, as `x-called-by` in a document says it: what
    /// breaks somebody is turned round. Default: others call.
    pub(super) called_by: Option<CalledBy>,
    /// Code that is made of the document. May be repeated.
    #[serde(default, rename = "target")]
    pub(super) targets: Vec<TargetKeys>,
}

/// What callers of a document know of it.
#[derive(JsonSchema)]
#[serde(untagged)]
pub(super) enum ReleasedKey {
    /// Folder with one folder per release.
    Folder(String),
    /// A branch of this repository.
    Branch(BranchKeys),
}

/// A branch whose users have what is merged into it. The document is compared with the newest commit that the branch and the checkout
/// have in common, so that what others have merged since does not count as a change of yours.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BranchKeys {
    /// Its name as git knows it here: `"main"`, or `"origin/main"` where CI has no local one.
    pub(super) git: String,
}

/// Whoever calls the operations of a document.
#[derive(Deserialize, JsonSchema, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum CalledBy {
    /// This repository.
    Us,
}

/// Code that is made of a document.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TargetKeys {
    /// `"server"` for traits, types and routes; `"client"`; `"mock"` for the values that a server's mock answers with.
    #[schemars(with = "KindKey")]
    pub(super) kind: Spanned<KindKey>,
    /// Folder of a crate that `generate` makes and puts into the Cargo workspace. In it `src/generated/` and, of a server, `src/mock/`
    /// are the tool's; everything else is yours after the first time. Either this or `folder`.
    #[serde(rename = "crate")]
    #[schemars(with = "Option<String>")]
    pub(super) krate: Option<Spanned<String>>,
    /// Folder inside a crate that people write. Every file in it is the tool's to write and to delete. Either this or `crate`.
    #[schemars(with = "Option<String>")]
    pub(super) folder: Option<Spanned<String>>,
    /// `true` where the types of a client describe themselves as JSON Schemas, behind its feature `schemas`. Default: `false`.
    #[schemars(with = "Option<bool>")]
    pub(super) describe: Option<Spanned<bool>>,
    /// `true` leaves out the operations that cannot be expressed, and lists them. Default: `false`, and the first of them stops it.
    pub(super) partial: Option<bool>,
}

#[derive(Deserialize, JsonSchema, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum KindKey {
    Server,
    Client,
    Mock,
}

impl KindKey {
    pub(super) fn described(self, is_described: bool) -> TargetKind {
        match self {
            KindKey::Server => TargetKind::Server,
            KindKey::Client if is_described => TargetKind::DescribedClient,
            KindKey::Client => TargetKind::Client,
            KindKey::Mock => TargetKind::Mock,
        }
    }
}

/// Findings of `lint`, other than the rules have them.
#[derive(JsonSchema, Default)]
pub(super) struct LintKeys {
    /// Documents that are held to the house rules, too: files or patterns. They are, whether a command names them or not.
    /// Default: none.
    #[schemars(with = "Option<Vec<String>>")]
    pub(super) house: Vec<Spanned<String>>,
    /// A rule by its id, with another level for all its findings, or a list of places with another level each.
    #[schemars(flatten, with = "BTreeMap<String, RuleKeys>")]
    pub(super) rules: Vec<(Spanned<String>, RuleKeys)>,
}

/// Another level of a rule.
#[derive(JsonSchema)]
#[serde(untagged)]
pub(super) enum RuleKeys {
    /// Level of all its findings.
    Everywhere(LevelKey),
    /// Places with another level.
    At(Vec<ExceptionKeys>),
}

/// A place at which a rule has another level.
#[derive(Deserialize, JsonSchema, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ExceptionKeys {
    /// JSON pointer of the finding, such as `"#/paths/~1pets"`. What stands below it is meant as well.
    #[schemars(with = "String")]
    pub(super) at: Spanned<String>,
    /// Level of the findings there.
    pub(super) level: LevelKey,
    /// Reason, for whoever reads this file.
    #[schemars(with = "String")]
    pub(super) reason: Spanned<String>,
}

/// Level of findings; `"off"` hides them.
#[derive(Deserialize, JsonSchema, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub(super) enum LevelKey {
    Off,
    Note,
    Warning,
    Error,
}

impl LevelKey {
    /// `None` hides a finding.
    pub(super) fn level(self) -> Option<Level> {
        match self {
            LevelKey::Off => None,
            LevelKey::Note => Some(Level::Note),
            LevelKey::Warning => Some(Level::Warning),
            LevelKey::Error => Some(Level::Error),
        }
    }
}

/// The screen of `watch`.
#[derive(Deserialize, JsonSchema, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct WatchKeys {
    /// Packages that `watch` compiles after it has generated: those in which a changed document shows first. Default: none.
    #[serde(default)]
    pub(super) packages: Vec<String>,
}
