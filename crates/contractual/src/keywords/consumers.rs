//! Commands that are asked what they make of a keyword.

use contract::diff::judge;
use contract::findings::{Finding, Findings, Level};
use contract::lint;
use contract::source::{Node, NodeKind, Sources};
use rust_text::File;

use crate::diff::compare;
use crate::document::{self, Extent, Generated, Made};

use super::row::Text;

/// A command that reads documents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Consumer {
    Lint,
    Stubs,
    Client,
    Diff,
}

/// Effect of a keyword on a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    /// The code, the verdict or what is refused is another.
    Expressed,
    /// A finding names it and its place.
    Reported,
    /// A deviation of the client that `client --explain` tells, with its place.
    Explained,
    /// Comments are others, or the values of mocks.
    Aside,
    /// Nothing.
    None,
}

/// A document as every command reads it.
pub(super) struct Judged {
    sources: Sources,
    /// First byte of the object that a row is about.
    object: usize,
    findings: Findings,
    stubs: Made<Generated>,
    client: Made<Generated>,
}

impl Consumer {
    pub(super) const ALL: [Consumer; 4] = [Consumer::Lint, Consumer::Stubs, Consumer::Client, Consumer::Diff];

    /// A word of [`Consumer::ALL`] in lower case.
    pub(super) fn named(word: &str) -> Consumer {
        let known = Consumer::ALL.into_iter().find(|consumer| format!("{consumer:?}").eq_ignore_ascii_case(word));
        known.unwrap_or_else(|| panic!("`{word}` is not lint, stubs, client or diff"))
    }

    /// Effect of a keyword that the second document has, or has otherwise than the first.
    pub(super) fn effect(self, keyword: &str, without: &Judged, with: &Judged) -> Effect {
        match self {
            Consumer::Lint => lint_effect(keyword, without, with),
            Consumer::Stubs => made_effect(keyword, (&without.stubs, &with.stubs), with),
            Consumer::Client => made_effect(keyword, (&without.client, &with.client), with),
            Consumer::Diff => diff_effect(keyword, without, with),
        }
    }
}

impl Judged {
    pub(super) fn of(text: &Text) -> Judged {
        let sources = Sources::from_text("shop.yaml", text.text.clone());
        Judged {
            findings: lint::lint(&sources, lint::Options::default()),
            stubs: document::stubs(&sources, &stubgen::Settings::default(), Extent::Whole),
            client: document::client(&sources, &clientgen::Settings::default(), Extent::Whole),
            object: text.object,
            sources,
        }
    }

    /// Errors about the document, with which it shows nothing.
    pub(super) fn errors(&self) -> Vec<&Finding> {
        self.findings.iter().filter(|finding| finding.level == Level::Error).collect()
    }

    /// The object that a row is about.
    fn object(&self) -> Node<'_> {
        let root = self.sources.main().root().expect("a document");
        below(root).into_iter().find(|node| node.span().start == self.object).expect("the object")
    }

    /// True if something is said of a keyword of the object.
    fn names(&self, keyword: &str, message: &str, pointer: &str) -> bool {
        let Some(inside) = pointer.strip_prefix(&self.object().pointer()) else { return false };
        inside.split('/').any(|step| step == keyword) || message.contains(&format!("`{keyword}"))
    }
}

/// The reader knows a keyword if a value of another type is refused.
fn lint_effect(keyword: &str, without: &Judged, with: &Judged) -> Effect {
    if is_reported(keyword, (&without.findings, &with.findings), with) {
        return Effect::Reported;
    }
    let mut text = with.sources.main().text().to_owned();
    let value = below(with.object()).into_iter().find_map(|node| node.get(keyword));
    let value = value.unwrap_or_else(|| panic!("{text} has no `{keyword}`"));
    text.replace_range(value.span(), if value.kind() == NodeKind::Number { "{}" } else { "7" });
    let findings = lint::lint(&Sources::from_text("shop.yaml", text), lint::Options::default());
    if new_findings(&with.findings, &findings).next().is_some() { Effect::Expressed } else { Effect::None }
}

fn made_effect(keyword: &str, made: (&Made<Generated>, &Made<Generated>), with: &Judged) -> Effect {
    let (without_made, with_made) = made;
    let is_reported = is_reported(keyword, (&without_made.findings, &with_made.findings), with);
    let (Some(before), Some(after)) = (&without_made.product, &with_made.product) else {
        let is_refused = new_findings(&without_made.findings, &with_made.findings).any(|f| f.level == Level::Error);
        return if is_refused || is_reported { Effect::Reported } else { Effect::None };
    };
    let explained = |made: &Generated| {
        let told = made.lowered.iter().map(|lowered| (lowered.kind, lowered.message.clone()));
        told.collect::<Vec<_>>()
    };
    if texts(before, code) != texts(after, code) {
        Effect::Expressed
    } else if is_reported {
        Effect::Reported
    } else if explained(before) != explained(after) {
        Effect::Explained
    } else if texts(before, text) != texts(after, text) {
        Effect::Aside
    } else {
        Effect::None
    }
}

/// A change counts as expressed if it is told both when the keyword comes and when it goes.
fn diff_effect(keyword: &str, without: &Judged, with: &Judged) -> Effect {
    let compare = |old: &Judged, new: &Judged| {
        compare(&old.sources, &new.sources, &judge::Options::default()).expect("two documents")
    };
    let (there, back) = (compare(without, with), compare(with, without));
    let omissions = there.omissions.iter();
    let mut named = omissions.filter(|omission| with.names(keyword, &omission.message, &omission.place.pointer));
    if !there.findings.is_empty() && !back.findings.is_empty() {
        Effect::Expressed
    } else if named.next().is_some() {
        Effect::Reported
    } else {
        Effect::None
    }
}

/// Files as a function shows them, but for copies of the document and of its lines.
fn texts(made: &Generated, shown: fn(&File) -> String) -> Vec<String> {
    let files = made.files.iter().filter(|file| !["document.json", "bindings.json"].contains(&&*file.path));
    files.map(shown).collect()
}

/// A file of Rust without its comments; of any other nothing.
fn code(file: &File) -> String {
    let is_rust = file.path.strip_suffix(".rs").is_some();
    file.text.lines().filter(|line| is_rust && !line.trim_start().starts_with("//")).collect()
}

fn text(file: &File) -> String {
    file.text.clone()
}

/// True if a finding that only the second document has names a keyword.
fn is_reported(keyword: &str, (without, with): (&Findings, &Findings), judged: &Judged) -> bool {
    new_findings(without, with).any(|finding| judged.names(keyword, &finding.message, &finding.place.pointer))
}

/// Findings that only the second document has.
fn new_findings<'f>(without: &Findings, with: &'f Findings) -> impl Iterator<Item = &'f Finding> {
    let said = |finding: &Finding| (finding.rule.id, finding.message.clone(), finding.place.pointer.clone());
    let known: Vec<_> = without.iter().map(said).collect();
    with.iter().filter(move |finding| !known.contains(&said(finding)))
}

/// A node and all below it, the upper ones first.
fn below(node: Node<'_>) -> Vec<Node<'_>> {
    let mut nodes = vec![node];
    let mut idx = 0;
    while let Some(node) = nodes.get(idx).copied() {
        nodes.extend(node.items().chain(node.entries().map(|(_, value)| value)));
        idx += 1;
    }
    nodes
}
