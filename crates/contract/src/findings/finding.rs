//! One finding, and a list of them.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde::Serialize;

use super::lost::LostTo;
use super::place::Place;
use super::rule::{Level, Rule};

/// Something a check says about a place in a document.
#[derive(Debug, Clone)]
pub struct Finding {
    /// The rule that was broken.
    pub rule: &'static Rule,
    /// The rule's level, unless the check knows better.
    pub level: Level,
    /// What is wrong, in one sentence.
    pub message: String,
    /// What to do, in one sentence.
    pub help: String,
    /// Where.
    pub place: Place,
    /// Other places that explain it: the first of two, the operation it is reached from.
    pub related: Vec<Related>,
    /// True where the meaning is clear all the same, and the document was read as it is meant: code can be made of it.
    pub is_clear: bool,
    /// Those on whom what stands there has no effect.
    pub lost_to: LostTo,
}

/// A second place that explains a finding.
#[derive(Debug, Clone, Serialize)]
pub struct Related {
    /// What is there.
    pub message: String,
    /// Where.
    #[serde(flatten)]
    pub place: Place,
}

impl Finding {
    /// A finding at a node or at a place.
    pub fn new(
        rule: &'static Rule,
        place: impl Into<Place>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Self {
        let (message, help) = (message.into(), help.into());
        Finding {
            rule,
            level: rule.level,
            message,
            help,
            place: place.into(),
            related: Vec::new(),
            is_clear: false,
            lost_to: LostTo::NOBODY,
        }
    }

    /// The identity of findings that say the same: the place, the rule and the message.
    pub fn identity(&self) -> (Arc<str>, usize, usize, &'static str, String) {
        let Place { file, line, column, .. } = &self.place;
        (Arc::clone(file), *line, *column, self.rule.id, self.message.clone())
    }

    /// The finding, of something whose meaning is clear all the same.
    #[must_use]
    pub fn with_clear_meaning(mut self) -> Self {
        self.is_clear = true;
        self
    }

    /// The finding, of something that has no effect on these.
    #[must_use]
    pub fn with_loss(mut self, lost_to: LostTo) -> Self {
        self.lost_to = lost_to;
        self
    }

    /// Adds a place that explains it.
    #[must_use]
    pub fn with_related(mut self, message: impl Into<String>, place: Place) -> Self {
        self.related.push(Related { message: message.into(), place });
        self
    }
}

/// Findings in the order in which they will be shown.
#[derive(Debug, Clone, Default)]
pub struct Findings(Vec<Finding>);

impl Findings {
    /// Adds all of another list.
    pub fn append(&mut self, other: Findings) {
        self.0.extend(other.0);
    }

    /// Sorts by file, line, column and rule: independent of the order in which checks ran.
    pub fn sort(&mut self) {
        let key = |f: &Finding| (f.place.file.clone(), f.place.line, f.place.column, f.rule.id);
        self.0.sort_by(|a, b| key(a).cmp(&key(b)).then_with(|| a.message.cmp(&b.message)));
    }

    /// The number of findings of one level.
    pub fn count(&self, level: Level) -> usize {
        self.0.iter().filter(|finding| finding.level == level).count()
    }
}

impl Deref for Findings {
    type Target = Vec<Finding>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Findings {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<'f> IntoIterator for &'f Findings {
    type Item = &'f Finding;
    type IntoIter = std::slice::Iter<'f, Finding>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'f> IntoIterator for &'f mut Findings {
    type Item = &'f mut Finding;
    type IntoIter = std::slice::IterMut<'f, Finding>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}

impl FromIterator<Finding> for Findings {
    fn from_iter<I: IntoIterator<Item = Finding>>(findings: I) -> Self {
        Findings(findings.into_iter().collect())
    }
}
