//! The actions of an overlay, one after the other.

use crate::catalogue::{
    OVERLAY_MATCHES_NOTHING, OVERLAY_REMOVES_ROOT, OVERLAY_TARGET_TOO_COMPLEX, OVERLAY_TOO_LARGE, OVERLAY_UPDATE_MISFIT,
};
use crate::findings::{Finding, Findings, Level, Place};
use crate::source::{Limits, Node, NodeKind, Sources};

use super::actions::{self, Action, Change};
use super::applied::Applied;
use super::part::{Beyond, Budget, Matches, OverlaidPart};
use super::part::{Clash, Merge};
use super::write;

/// Changes a document as an overlay says. Nothing comes out when one of the two cannot be read, or when an action is
/// wrong: half of an overlay is worse than none.
///
/// The findings are those about the overlay and those that the parsers made of both texts; what is wrong with the document
/// as OpenAPI is found when the result is read.
pub fn apply<'s>(document: &'s Sources, overlay: &'s Sources) -> (Option<Applied<'s>>, Findings) {
    let mut findings = overlay.take_findings();
    let actions = actions::read(document, overlay, &mut findings);
    let applied = change(document, overlay, &actions, &mut findings);
    let is_sound = findings.count(Level::Error) == 0;
    findings.append(document.take_findings());
    findings.sort();
    (applied.filter(|_| is_sound), findings)
}

/// Applies what could be understood of an overlay, so that one run tells of all that is wrong.
fn change<'s>(
    document: &'s Sources,
    overlay: &'s Sources,
    actions: &[Action<'s>],
    findings: &mut Findings,
) -> Option<Applied<'s>> {
    let (root, overlay_root) = (document.main().root()?, overlay.main().root()?);
    let limits = document.limits();
    let mut budget = Budget::of(limits);
    let tree = match OverlaidPart::read(root, 0, &mut budget) {
        Ok(tree) => tree,
        Err(beyond) => {
            findings.push(too_large(beyond, root, limits));
            return None;
        }
    };
    let mut changing = Changing { tree, budget, findings };
    for action in actions {
        if let Err(beyond) = changing.act(action) {
            findings.push(too_large(beyond, action.node, limits));
            return None;
        }
    }
    let text = write::text(&changing.tree);
    if text.len() > limits.file_bytes {
        findings.push(too_large(Beyond::Size, overlay_root, limits));
        return None;
    }
    Some(Applied::new(document.main(), changing.tree, text))
}

/// A document while actions change it.
struct Changing<'f, 's> {
    tree: OverlaidPart<'s>,
    budget: Budget,
    findings: &'f mut Findings,
}

impl<'s> Changing<'_, 's> {
    fn act(&mut self, action: &Action<'s>) -> Result<(), Beyond> {
        let Ok(matches) = action.target.select(&self.tree) else {
            let message = "Finding what this target matches takes too many steps.";
            let help = "Name the keys on the way instead of searching with `..`, above all inside of filters.";
            self.findings.push(Finding::new(&OVERLAY_TARGET_TOO_COMPLEX, action.node, message, help));
            return Ok(());
        };
        if matches.is_empty() {
            let message = "This target matches nothing in the document.";
            let help = "Check each name of it, and whether an earlier action removes what it names.";
            self.findings.push(Finding::new(&OVERLAY_MATCHES_NOTHING, action.node, message, help));
            return Ok(());
        }
        match action.change {
            Change::Remove => {
                self.remove(action, &matches);
                Ok(())
            }
            Change::Update(update) => self.update(action, update, &matches),
        }
    }

    fn remove(&mut self, action: &Action<'s>, matches: &Matches) {
        if matches.has(&self.tree) {
            let message =
                "This target matches the whole document, which stands in nothing that it could be removed from.";
            let help = "Name what is to be removed, such as `$.paths['/pets']`.";
            self.findings.push(Finding::new(&OVERLAY_REMOVES_ROOT, action.node, message, help));
            return;
        }
        self.tree.remove(matches);
    }

    fn update(&mut self, action: &Action<'s>, update: Node<'s>, matches: &Matches) -> Result<(), Beyond> {
        let mut merge = Merge { budget: &mut self.budget, clashes: Vec::new() };
        merge.update_matches(&mut self.tree, matches, update, 0)?;
        let clashes = merge.clashes;
        self.findings.extend(misfits(action, update, &clashes));
        Ok(())
    }
}

/// One finding for each value of the update that fits somewhere badly, however often it does.
fn misfits<'s>(action: &Action<'s>, update: Node<'s>, clashes: &[Clash<'s>]) -> Vec<Finding> {
    let mut findings: Vec<(Node<'s>, Finding, usize)> = Vec::new();
    for clash in clashes {
        match findings.iter_mut().find(|(node, ..)| *node == clash.update) {
            Some((_, _, n_times)) => *n_times += 1,
            None => findings.push((clash.update, misfit(action, update, clash), 1)),
        }
    }
    let told = findings.into_iter().map(|(_, mut finding, n_times)| {
        if n_times > 1 {
            let related = finding.related.iter_mut();
            related.for_each(|related| related.message = format!("the first of {n_times} places"));
        }
        finding
    });
    told.collect()
}

fn misfit<'s>(action: &Action<'s>, update: Node<'s>, clash: &Clash<'s>) -> Finding {
    let (present, given) = (clash.present.kind(), clash.update.kind());
    let is_whole = clash.update == update;
    let finding = if is_whole && !matches!(present, NodeKind::Array | NodeKind::Object) {
        let message =
            format!("This target matches {}, and only objects and arrays can be updated.", present.describe());
        let help = "Let the target match the object around it, and give the new value as a field of the `update`.";
        Finding::new(&OVERLAY_UPDATE_MISFIT, action.node, message, help)
    } else if is_whole {
        let message = format!("The target matches an object, and this `update` is {}.", given.describe());
        Finding::new(&OVERLAY_UPDATE_MISFIT, update, message, "Write an object with the fields to add or to change.")
    } else if given == NodeKind::Null {
        let message = format!("The document has {} here, and null leaves it as it is.", present.describe());
        let help = "Take the key out of the `update`; to remove the value, use an action with `remove: true`.";
        let finding = Finding::new(&OVERLAY_UPDATE_MISFIT, clash.update, message, help);
        Finding { level: Level::Warning, ..finding }
    } else {
        let message = format!("The document has {} here, and the `update` {}.", present.describe(), given.describe());
        let help = "Remove the old value with an action of its own before this one.";
        Finding::new(&OVERLAY_UPDATE_MISFIT, clash.update, message, help)
    };
    finding.with_related("what it meets", Place::of(clash.present))
}

fn too_large(beyond: Beyond, node: Node<'_>, limits: &Limits) -> Finding {
    let message = match beyond {
        Beyond::Size => {
            format!("With this, the document is larger than {}, the most that is read.", size(limits.file_bytes))
        }
        Beyond::Depth => format!("With this, objects and arrays nest more than {} levels deep.", limits.depth),
    };
    let help = "Let the target match fewer nodes, or the `update` hold less.";
    Finding::new(&OVERLAY_TOO_LARGE, node, message, help)
}

fn size(bytes: usize) -> String {
    if bytes < 1 << 20 { format!("{} kB", bytes >> 10) } else { format!("{} MB", bytes >> 20) }
}
