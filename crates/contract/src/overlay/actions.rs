//! An overlay document as the list of its actions.

use crate::catalogue::{
    MISSING_FIELD, NOT_AN_OVERLAY, NOT_OVERLAY_1_0, OVERLAY_ACTION_IDLE, OVERLAY_FOR_ANOTHER_DOCUMENT,
    OVERLAY_TARGET_INVALID, OVERLAY_TARGET_TOO_COMPLEX, UNKNOWN_FIELD, WRONG_TYPE,
};
use crate::findings::{Finding, Findings, Level, Place};
use crate::model::nearest;
use crate::source::{Node, NodeKind, Sources};

use super::jsonpath::Cause;
use super::target::{Refusal, Target};

/// One change to the document.
#[derive(Debug)]
pub(super) struct Action<'s> {
    /// Where its target is written.
    pub(super) node: Node<'s>,
    pub(super) target: Target,
    pub(super) change: Change<'s>,
}

/// What happens to the nodes that a target matches.
#[derive(Debug, Clone, Copy)]
pub(super) enum Change<'s> {
    Remove,
    Update(Node<'s>),
}

/// The actions of an overlay for `document`, as far as they can be understood.
pub(super) fn read<'s>(document: &Sources, overlay: &'s Sources, findings: &mut Findings) -> Vec<Action<'s>> {
    let Some(root) = overlay.main().root() else { return Vec::new() };
    let mut reader = Reader { findings };
    if !reader.is_overlay(root) {
        return Vec::new();
    }
    reader.fields(root, &OVERLAY);
    reader.info(root);
    reader.extends(root, document);
    let Some(actions) = root.get("actions") else { return Vec::new() };
    if actions.kind() != NodeKind::Array {
        reader.wrong_type(actions, "actions", "an array", Level::Error);
    } else if actions.is_empty() {
        let message = "`actions` needs at least one action, and it is empty.";
        reader.findings.push(Finding::new(&MISSING_FIELD, actions, message, "Add an action with a `target`."));
    }
    actions.items().filter_map(|node| reader.action(node)).collect()
}

/// Which fields an object of the overlay has.
struct ObjectFields {
    name: &'static str,
    required: &'static [&'static str],
    optional: &'static [&'static str],
    /// How bad a missing field is: without some of them the actions can still be applied.
    missing: Level,
}

const OVERLAY: ObjectFields = ObjectFields {
    name: "an overlay",
    required: &["info", "actions"],
    optional: &["overlay", "extends"],
    missing: Level::Error,
};
const INFO: ObjectFields = ObjectFields {
    name: "the overlay's `info`",
    required: &["title", "version"],
    optional: &[],
    missing: Level::Warning,
};
const ACTION: ObjectFields = ObjectFields {
    name: "an action",
    required: &["target"],
    optional: &["description", "update", "remove"],
    missing: Level::Error,
};

struct Reader<'f> {
    findings: &'f mut Findings,
}

impl Reader<'_> {
    /// Whether the document says that it is an overlay of a version that we know.
    fn is_overlay(&mut self, root: Node<'_>) -> bool {
        let Some(version) = root.get("overlay") else {
            let message = match root.get("openapi") {
                Some(_) => "This is an OpenAPI document and not an overlay.",
                None => "This is not an overlay: it has no field `overlay`.",
            };
            let help = "Give the overlay, or add `overlay: 1.0.0` at its top.";
            self.findings.push(Finding::new(&NOT_AN_OVERLAY, root, message, help));
            return false;
        };
        let Some(number) = version.as_str() else {
            let message = format!("`overlay` must be a string, and here is {}.", version.kind().describe());
            self.findings.push(Finding::new(&WRONG_TYPE, version, message, "Write `overlay: 1.0.0`."));
            return false;
        };
        let is_known = number
            .strip_prefix("1.0.")
            .is_some_and(|patch| !patch.is_empty() && patch.bytes().all(|byte| byte.is_ascii_digit()));
        if !is_known {
            let message = format!("The overlay is written for version `{number}`, and only 1.0 is applied.");
            let help = "Write `overlay: 1.0.0` if it neither copies nor updates a scalar by itself.";
            self.findings.push(Finding::new(&NOT_OVERLAY_1_0, version, message, help));
        }
        is_known
    }

    fn info(&mut self, root: Node<'_>) {
        let Some(info) = root.get("info") else { return };
        if !self.fields(info, &INFO) {
            return;
        }
        for name in INFO.required {
            self.string(info, name, Level::Warning);
        }
    }

    /// An overlay that was written for another document is told of, and applied: names change.
    fn extends(&mut self, root: Node<'_>, document: &Sources) {
        let Some(reference) = self.string(root, "extends", Level::Warning) else { return };
        let text = reference.as_str().unwrap_or_default();
        let meant = text.split(['?', '#']).next().and_then(|path| path.rsplit(['/', '\\']).next()).unwrap_or_default();
        let given = document.main().path().file_name().unwrap_or_default().to_string_lossy();
        if meant != given {
            let message = format!("The overlay is meant for `{text}`, and is applied to `{}`.", document.main().name());
            let help = "Give the document that it is meant for, or correct `extends`.";
            self.findings.push(Finding::new(&OVERLAY_FOR_ANOTHER_DOCUMENT, reference, message, help));
        }
    }

    fn action<'s>(&mut self, node: Node<'s>) -> Option<Action<'s>> {
        if !self.fields(node, &ACTION) {
            return None;
        }
        self.string(node, "description", Level::Warning);
        let target = self.string(node, "target", Level::Error);
        let change = self.change(node);
        let (node, change) = (target?, change?);
        match Target::parse(node.as_str()?) {
            Ok(target) => Some(Action { node, target, change }),
            Err(refusal) => {
                self.refused(node, refusal);
                None
            }
        }
    }

    fn change<'s>(&mut self, action: Node<'s>) -> Option<Change<'s>> {
        let remove = action.get("remove");
        if let Some(remove) = remove.filter(|remove| remove.as_bool().is_none()) {
            self.wrong_type(remove, "remove", "a boolean", Level::Error);
            return None;
        }
        let is_removal = remove.and_then(Node::as_bool) == Some(true);
        match (is_removal, action.entry("update")) {
            (true, None) => Some(Change::Remove),
            (true, Some((key, _))) => {
                let message = "This `update` has no effect, because the same action says `remove: true`.";
                let help = "Write two actions, one after the other, or take one of the two fields out.";
                self.findings.push(Finding::new(&OVERLAY_ACTION_IDLE, Place::of_key(key), message, help));
                Some(Change::Remove)
            }
            (false, Some((_, update))) => Some(Change::Update(update)),
            (false, None) => {
                let message = "This action does nothing: it has neither `update` nor `remove: true`.";
                let help = "Add one of the two, or take the action out.";
                self.findings.push(Finding::new(&OVERLAY_ACTION_IDLE, action, message, help));
                None
            }
        }
    }

    fn refused(&mut self, node: Node<'_>, refusal: Refusal) {
        let rule = match refusal.cause {
            Cause::NoJsonPath => &OVERLAY_TARGET_INVALID,
            Cause::TooComplex => &OVERLAY_TARGET_TOO_COMPLEX,
        };
        let mut finding = Finding::new(rule, node, refusal.message, refusal.help);
        // The exact character, where the text stands in the file as it is meant.
        let span = node.span();
        let target = node.as_str().unwrap_or_default();
        let quoted = |n_quotes: usize| {
            let (start, end) = (span.start + n_quotes, span.end.saturating_sub(n_quotes));
            (node.file().text().get(start..end) == Some(target)).then_some(start)
        };
        if let Some(start) = quoted(0).or_else(|| quoted(1)).filter(|_| refusal.at < target.len()) {
            let place = Place::at(node.file(), start + refusal.at..start + target.len());
            finding.place = Place { pointer: finding.place.pointer, ..place };
        }
        self.findings.push(finding);
    }

    /// Checks that a node is an object with the fields of its shape; tells whether it is an object.
    fn fields(&mut self, node: Node<'_>, shape: &ObjectFields) -> bool {
        if node.kind() != NodeKind::Object {
            let message =
                format!("Here must be {}, which is an object, and here is {}.", shape.name, node.kind().describe());
            self.findings.push(Finding::new(&WRONG_TYPE, node, message, "Write an object here, or remove it."));
            return false;
        }
        let known = || shape.required.iter().chain(shape.optional).copied();
        for (key, _) in node.entries() {
            let name = key.as_str().unwrap_or_default();
            if name.starts_with("x-") || known().any(|field| field == name) {
                continue;
            }
            let message = format!("`{name}` is not a field of {}.", shape.name);
            let help = match (name, nearest(name, known())) {
                ("copy", _) => "It came with Overlay 1.1: write what is to be copied as an `update`.".to_owned(),
                (_, Some(field)) => format!("Did you mean `{field}`? A field of your own begins with `x-`."),
                _ => "Remove it, or let its name begin with `x-` if it is your own.".to_owned(),
            };
            self.findings.push(Finding::new(&UNKNOWN_FIELD, Place::of_key(key), message, help));
        }
        for name in shape.required.iter().filter(|name| node.get(name).is_none()) {
            let message = format!("`{name}` is missing, and {} needs it.", shape.name);
            let mut finding = Finding::new(&MISSING_FIELD, node, message, format!("Add `{name}` here."));
            // An overlay without a title still says what to change.
            finding.level = if *name == "info" { Level::Warning } else { shape.missing };
            self.findings.push(finding);
        }
        true
    }

    /// A field's node, if it is there and a string.
    fn string<'s>(&mut self, object: Node<'s>, name: &str, level: Level) -> Option<Node<'s>> {
        let node = object.get(name)?;
        if node.as_str().is_none() {
            self.wrong_type(node, name, "a string", level);
            return None;
        }
        Some(node)
    }

    fn wrong_type(&mut self, node: Node<'_>, name: &str, expected: &str, level: Level) {
        let message = format!("`{name}` must be {expected}, and here is {}.", node.kind().describe());
        let help = match (node.kind(), expected) {
            (NodeKind::Number | NodeKind::Boolean, "a string") => "Put it in quotes.".to_owned(),
            _ => format!("Write {expected} here."),
        };
        let finding = Finding::new(&WRONG_TYPE, node, message, help);
        self.findings.push(Finding { level, ..finding });
    }
}
