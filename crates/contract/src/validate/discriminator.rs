//! The alternative that a value names.

use crate::model::{Api, Discriminator, Schema, Use};
use crate::source::{Node, NodeKind};

use super::Validator;
use super::wording::{one_of, shown};

/// Alternatives that are looked up in a mapping in one step.
const PAIRS_PER_STEP: usize = 8;

impl<'s> Validator<'_, 's> {
    /// Applies the alternative that an object names; `false` if a name is no way to choose here.
    pub(super) fn check_chosen(
        &mut self,
        schema: &Schema<'s>,
        discriminator: &Discriminator<'s>,
        value: Node<'s>,
    ) -> bool {
        if value.kind() != NodeKind::Object {
            return false;
        }
        if !self.spend(schema.any_of.len() + schema.one_of.len() + discriminator.mapping.len()) {
            return true;
        }
        let property = discriminator.property;
        let Some(named) = value.get(property) else {
            if self.has_names(schema, discriminator) {
                if self.apply_default(discriminator, value) {
                    return true;
                }
                self.refuse(schema, value, || {
                    format!("must have the property `{property}`, which tells the alternatives apart")
                });
                return true;
            }
            return false;
        };
        let name = scalar_text(named);
        let mapped = discriminator.mapping.iter().find(|(key, _)| key.as_str() == name && name.is_some());
        if let Some((_, target)) = mapped {
            match target {
                Some(target) => self.apply(target.id, value),
                // It led nowhere, which is reported elsewhere.
                None => self.doubt(),
            }
            return true;
        }
        let chosen =
            alternatives(schema).find(|alternative| name.is_some_and(|name| is_called(self.api, *alternative, name)));
        if let Some(chosen) = chosen {
            self.apply(chosen.id, value);
            return true;
        }
        if !self.has_names(schema, discriminator) {
            return false;
        }
        if self.apply_default(discriminator, value) {
            return true;
        }
        self.refuse_name(schema, discriminator, named);
        true
    }

    /// Applies the alternative of values that name none, if there is one.
    fn apply_default(&mut self, discriminator: &Discriminator<'s>, value: Node<'s>) -> bool {
        match discriminator.default {
            Some((_, Some(target))) => self.apply(target.id, value),
            Some((_, None)) => self.doubt(),
            None => return false,
        }
        true
    }

    /// Whether every value that can be meant has a name here. One without a name, or with alternatives of its own, may
    /// be meant by any.
    fn has_names(&mut self, schema: &Schema<'s>, discriminator: &Discriminator<'s>) -> bool {
        let n_pairs = (schema.any_of.len() + schema.one_of.len()) * discriminator.mapping.len();
        let api = self.api;
        self.spend(n_pairs / PAIRS_PER_STEP)
            && alternatives(schema).all(|alternative| {
                let target = &api[alternative.id];
                let is_leaf = target.any_of.is_empty() && target.one_of.is_empty();
                is_leaf && (is_mapped(discriminator, alternative) || name_of(api, alternative).is_some())
            })
    }

    fn refuse_name(&mut self, schema: &Schema<'s>, discriminator: &Discriminator<'s>, named: Node<'s>) {
        let api = self.api;
        self.refuse(schema, named, || {
            let mapped = discriminator.mapping.iter().filter_map(|(key, _)| key.as_str());
            let unmapped = alternatives(schema).filter(|alternative| !is_mapped(discriminator, *alternative));
            let known = mapped.chain(unmapped.filter_map(|alternative| name_of(api, alternative)));
            let known = one_of(known.map(|name| format!("\"{name}\"")));
            format!("must be {known} to choose an alternative, and is {}", shown(named))
        });
    }
}

fn alternatives<'m, 's>(schema: &'m Schema<'s>) -> impl Iterator<Item = Use<'s, Schema<'s>>> + 'm {
    schema.one_of.iter().chain(&schema.any_of).copied()
}

fn is_mapped<'s>(discriminator: &Discriminator<'s>, alternative: Use<'s, Schema<'s>>) -> bool {
    discriminator.mapping.iter().any(|(_, target)| target.is_some_and(|target| target.id == alternative.id))
}

fn is_called<'s>(api: &Api<'s>, alternative: Use<'s, Schema<'s>>, name: &str) -> bool {
    referred_name(alternative) == Some(name) || api[alternative.id].name == Some(name)
}

fn name_of<'s>(api: &Api<'s>, alternative: Use<'s, Schema<'s>>) -> Option<&'s str> {
    referred_name(alternative).or(api[alternative.id].name)
}

/// The last step of the reference, which is the name that the document gives to the alternative here.
fn referred_name<'s>(alternative: Use<'s, Schema<'s>>) -> Option<&'s str> {
    alternative.reference()?.rsplit_once("/schemas/").map(|(_, name)| name)
}

/// A name may also be written as a number or a boolean.
fn scalar_text(value: Node<'_>) -> Option<&str> {
    let boolean = value.as_bool().map(|value| if value { "true" } else { "false" });
    value.as_str().or(value.as_number()).or(boolean)
}
