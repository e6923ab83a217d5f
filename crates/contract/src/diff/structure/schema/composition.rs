//! Schemas made of schemas.

use std::collections::HashMap;

use crate::diff::catalogue::{Aspect, Movement};
use crate::diff::structure::walk::Walk;
use crate::model::{Api, Discriminator, Schema, Use};

use super::pair::Pair;
use super::transitions::Transition;

impl<'s> Pair<'_, '_, 's> {
    pub(super) fn composition(&mut self, transition: &Transition) {
        let is_claimed = matches!(transition, Transition::ListOfTypes { .. });
        if let Transition::OneOfWrapping { .. } = transition {
            let nodes = self.nodes("oneOf");
            if self.step.subject.is_inner() {
                self.say(Aspect::OneOf, Movement::Added, nodes, "");
            } else {
                self.say(Aspect::WrappedInOneOf, Movement::Changed, nodes, "");
            }
            return;
        }
        self.all_of(is_claimed);
        self.alternatives(Aspect::AnyOf, "anyOf", &self.old.any_of, &self.new.any_of, is_claimed);
        self.alternatives(Aspect::OneOf, "oneOf", &self.old.one_of, &self.new.one_of, is_claimed);
        self.not();
        if !is_claimed {
            self.discriminator();
        }
    }

    fn all_of(&mut self, is_claimed: bool) {
        let (old, new) = (&self.old.all_of, &self.new.all_of);
        let matching = self.matched("allOf", old, new);
        if is_claimed {
            return;
        }
        let is_bare_old = |idx: &usize| self.walk.digests.0.is_empty(old[*idx].id);
        let is_bare_new = |idx: &usize| self.walk.digests.1.is_empty(new[*idx].id);
        let (bare_come, come): (Vec<_>, Vec<_>) = matching.come.into_iter().partition(is_bare_new);
        let (bare_gone, gone): (Vec<_>, Vec<_>) = matching.gone.into_iter().partition(is_bare_old);
        let (come, bare_come) = (names(self.walk.new, new, &come), names(self.walk.new, new, &bare_come));
        let (gone, bare_gone) = (names(self.walk.old, old, &gone), names(self.walk.old, old, &bare_gone));
        self.say_parts((Aspect::AllOf, Movement::Added), "allOf", come);
        self.say_parts((Aspect::AllOfAnnotation, Movement::Added), "allOf", bare_come);
        self.say_parts((Aspect::AllOf, Movement::Removed), "allOf", gone);
        self.say_parts((Aspect::AllOfAnnotation, Movement::Removed), "allOf", bare_gone);
    }

    /// Notes that parts came or went, if there are any.
    fn say_parts(&mut self, (aspect, movement): (Aspect, Movement), keyword: &str, names: Option<String>) {
        if let Some(names) = names {
            self.say(aspect, movement, self.nodes(keyword), &format!(": {names}"));
        }
    }

    fn alternatives(
        &mut self,
        aspect: Aspect,
        keyword: &str,
        old: &[Use<'s, Schema<'s>>],
        new: &[Use<'s, Schema<'s>>],
        is_claimed: bool,
    ) {
        let matching = self.matched(keyword, old, new);
        if is_claimed {
            return;
        }
        self.say_parts((aspect, Movement::Added), keyword, names(self.walk.new, new, &matching.come));
        self.say_parts((aspect, Movement::Removed), keyword, names(self.walk.old, old, &matching.gone));
    }

    /// Matches the schemas of two lists, and has those that belong together looked at next.
    fn matched(&mut self, keyword: &str, old: &[Use<'s, Schema<'s>>], new: &[Use<'s, Schema<'s>>]) -> SchemaMatching {
        let matching = SchemaMatching::of(self.walk, old, new);
        for (before, after) in &matching.pairs {
            let name = format!("{keyword}[{}]", name(self.walk.new, &new[*after], *after));
            self.go_beside(name, (old[*before].id, new[*after].id));
        }
        matching
    }

    fn not(&mut self) {
        let nodes = self.nodes("not");
        match (self.old.not, self.new.not) {
            (Some(old), Some(new)) if self.walk.digests.0.get(old.id) != self.walk.digests.1.get(new.id) => {
                self.say(Aspect::Not, Movement::Changed, nodes, "");
            }
            (old, new) => self.say_flag(Aspect::Not, (old.is_some(), new.is_some()), nodes),
        }
    }

    fn discriminator(&mut self) {
        let nodes = self.nodes("discriminator");
        let discriminators = (self.old.discriminator.as_deref(), self.new.discriminator.as_deref());
        let shown = |discriminator: &&Discriminator<'s>| format!("`{}`", discriminator.property);
        self.say_value(Aspect::Discriminator, nodes, discriminators, shown, |_, _| None);
        let (Some(old), Some(new)) = discriminators else { return };
        if old.property != new.property {
            let details = format!(": `{}` and not `{}`", new.property, old.property);
            self.say(Aspect::DiscriminatorPropertyName, Movement::Changed, nodes, &details);
        }
        let target =
            |discriminator: &Discriminator<'s>, value: &str| discriminator.node.get("mapping")?.get(value)?.as_str();
        let values = |discriminator: &Discriminator<'s>| {
            discriminator.mapping.iter().filter_map(|(key, _)| key.as_str()).collect::<Vec<_>>()
        };
        let (before, after) = (values(old), values(new));
        let added: Vec<_> = after.iter().filter(|value| !before.contains(value)).copied().collect();
        let removed: Vec<_> = before.iter().filter(|value| !after.contains(value)).copied().collect();
        if !added.is_empty() {
            let details = format!(": `{}`", added.join("`, `"));
            self.say(Aspect::DiscriminatorMapping, Movement::Added, nodes, &details);
        }
        if !removed.is_empty() {
            let details = format!(": not `{}`", removed.join("`, `"));
            self.say(Aspect::DiscriminatorMapping, Movement::Removed, nodes, &details);
        }
        for value in before.into_iter().filter(|value| after.contains(value)) {
            if target(old, value) != target(new, value) {
                self.say(Aspect::DiscriminatorMapping, Movement::Changed, nodes, &format!(": `{value}`"));
            }
        }
        let default = |discriminator: &Discriminator<'s>| discriminator.default.and_then(|(node, _)| node.as_str());
        let movement = match (default(old), default(new)) {
            (before, after) if before == after => return,
            (None, _) => Movement::Added,
            (_, None) => Movement::Removed,
            _ => Movement::Changed,
        };
        self.say(Aspect::DiscriminatorMapping, movement, nodes, ": the default");
    }
}

/// A schema of a list, as people call it.
fn name(api: &Api<'_>, used: &Use<'_, Schema<'_>>, idx: usize) -> String {
    let schema = &api.schemas[used.id];
    let referred = used.reference().map(|reference| reference.rsplit('/').next().unwrap_or(reference));
    referred.or(schema.title).map_or_else(|| format!("#{}", idx + 1), str::to_owned)
}

/// The names of some schemas of a list; nothing if there are none.
fn names<'s>(api: &Api<'s>, list: &[Use<'s, Schema<'s>>], idxs: &[usize]) -> Option<String> {
    let names: Vec<_> = idxs.iter().map(|idx| name(api, &list[*idx], *idx)).collect();
    (!names.is_empty()).then(|| format!("`{}`", names.join("`, `")))
}

/// Schemas of two lists that belong together: by reference, by what they say, by title, and at last by being the only ones
/// left.
#[derive(Debug, Default)]
pub(super) struct SchemaMatching {
    /// Numbers in the old and in the new list.
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) gone: Vec<usize>,
    pub(super) come: Vec<usize>,
}

type List<'a, 's> = &'a [Use<'s, Schema<'s>>];

impl SchemaMatching {
    pub(super) fn of<'s>(walk: &Walk<'_, 's>, old: List<'_, 's>, new: List<'_, 's>) -> SchemaMatching {
        let mut matching =
            SchemaMatching { pairs: Vec::new(), gone: (0..old.len()).collect(), come: (0..new.len()).collect() };
        let old_digest = |idx: usize| walk.digests.0.get(old[idx].id);
        let new_digest = |idx: usize| walk.digests.1.get(new[idx].id);
        matching.join(|idx| old[idx].reference(), |idx| new[idx].reference());
        // What says the same is the same, whatever it is called.
        matching.join(|idx| Some(old_digest(idx)), |idx| Some(new_digest(idx)));
        let title =
            |api: &Api<'s>, used: &Use<'s, Schema<'s>>| api[used.id].title.filter(|_| used.reference().is_none());
        matching.join(|idx| title(walk.old, &old[idx]), |idx| title(walk.new, &new[idx]));
        let only_inline = |api: &Api<'s>, list: List<'_, 's>, left: &[usize]| {
            let mut inline = left.iter().copied().filter(|idx| list[*idx].via.is_none());
            let only = inline.next().filter(|_| inline.next().is_none())?;
            title(api, &list[only]).is_none().then_some(only)
        };
        let only = (only_inline(walk.old, old, &matching.gone), only_inline(walk.new, new, &matching.come));
        if let (Some(before), Some(after)) = only {
            matching.take(before, after);
        }
        matching.pairs.sort_unstable();
        matching
    }

    /// Joins what has the same key; each only once.
    fn join<K: std::hash::Hash + Eq>(&mut self, old: impl Fn(usize) -> Option<K>, new: impl Fn(usize) -> Option<K>) {
        let mut waiting: HashMap<K, Vec<usize>> = HashMap::new();
        for idx in self.come.iter().rev() {
            if let Some(key) = new(*idx) {
                waiting.entry(key).or_default().push(*idx);
            }
        }
        for before in self.gone.clone() {
            let after = old(before).and_then(|key| waiting.get_mut(&key)?.pop());
            if let Some(after) = after {
                self.take(before, after);
            }
        }
    }

    fn take(&mut self, before: usize, after: usize) {
        self.gone.retain(|idx| *idx != before);
        self.come.retain(|idx| *idx != after);
        self.pairs.push((before, after));
    }
}
