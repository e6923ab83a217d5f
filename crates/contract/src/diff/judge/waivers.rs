//! Accepted findings, matched by what they mean and never by how they are worded.

use serde::{Deserialize, Serialize};

use crate::diff::{Operation, Where};

use super::finding::{DiffFinding, identity};

/// A day: year, month, day.
pub type Day = (i32, u8, u8);

/// All accepted findings.
#[derive(Debug, Clone, Default)]
pub struct Waivers(pub Vec<Waiver>);

/// One accepted finding, as `waivers.toml` writes it.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiver {
    /// The rule's id.
    pub rule: String,
    /// `GET /pets`: only there. Left out, wherever the rule and the pointers match.
    pub operation: Option<String>,
    /// JSON pointer in the old document.
    pub old: Option<String>,
    /// JSON pointer in the new document.
    pub new: Option<String>,
    /// Why it is accepted. Cannot be empty.
    pub reason: String,
    /// The last day on which it holds, as `2026-12-31`.
    pub until: Option<String>,
}

/// A waiver that must not stay as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WaiverFault {
    /// The waiver, shown by what it matches.
    pub waiver: String,
    /// What is wrong with it and what to do.
    pub message: String,
    /// True where nothing is wrong with it but that it matches nothing.
    #[serde(skip)]
    pub is_idle: bool,
}

impl Waivers {
    /// Marks what is accepted; says which waivers match nothing, have expired or are malformed.
    pub(super) fn apply(&self, findings: &mut Vec<DiffFinding>, today: Option<Day>) -> Vec<WaiverFault> {
        self.0.iter().filter_map(|waiver| waiver.apply(findings, today)).collect()
    }
}

impl Waiver {
    fn apply(&self, findings: &mut Vec<DiffFinding>, today: Option<Day>) -> Option<WaiverFault> {
        if self.reason.trim().is_empty() {
            return Some(self.fault("It has no reason: say why the change is accepted."));
        }
        if let Some(until) = &self.until {
            match (day(until), today) {
                (None, _) => return Some(self.fault("Its `until` is not a day such as 2026-12-31.")),
                (Some(until), Some(today)) if today > until => {
                    return Some(self.fault("It has expired: mend the contract, or extend it with a new reason."));
                }
                _ => {}
            }
        }
        let mut has_matched = false;
        let mut split_off = Vec::new();
        for finding in findings.iter_mut().filter(|finding| finding.waived.is_none()) {
            if !self.matches(finding) {
                continue;
            }
            let (accepted, standing): (Vec<_>, Vec<_>) =
                finding.places.drain(..).partition(|place| self.matches_place(place));
            if accepted.is_empty() {
                finding.places = standing;
                continue;
            }
            has_matched = true;
            if !standing.is_empty() {
                // Accepted for some of the operations that the cause is reached from: the others stay.
                // They keep the id, which is what `--accept` takes.
                split_off.push(DiffFinding { places: standing, ..finding.clone() });
                finding.id = identity(&format!("{}\n{}", finding.id, self.operation.as_deref().unwrap_or_default()));
            }
            finding.places = accepted;
            finding.waived = Some(self.reason.clone());
        }
        findings.extend(split_off);
        (!has_matched).then(|| WaiverFault { is_idle: true, ..self.fault("It matches nothing any more: remove it.") })
    }

    fn matches(&self, finding: &DiffFinding) -> bool {
        let pointer_fits =
            |wanted: &Option<String>, place: Option<&str>| wanted.as_deref().is_none_or(|wanted| Some(wanted) == place);
        finding.rule.id == self.rule
            && pointer_fits(&self.old, finding.old.as_ref().map(|place| place.pointer.as_str()))
            && pointer_fits(&self.new, finding.new.as_ref().map(|place| place.pointer.as_str()))
    }

    fn matches_place(&self, place: &Where) -> bool {
        let operation = place.operation.as_ref().map(Operation::to_string);
        self.operation.is_none() || self.operation == operation
    }

    fn fault(&self, message: &str) -> WaiverFault {
        let place = self.operation.as_deref().or(self.new.as_deref()).or(self.old.as_deref()).unwrap_or("everywhere");
        WaiverFault { waiver: format!("{} at {place}", self.rule), message: message.to_owned(), is_idle: false }
    }
}

/// Reads `2026-12-31`.
fn day(text: &str) -> Option<Day> {
    let mut parts = text.splitn(3, '-');
    let (year, month, day) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    ((1..=12).contains(&month) && (1..=31).contains(&day)).then_some((year, month, day))
}
