//! Alternatives: `oneOf`, `anyOf`, and several types at once.

use std::collections::HashSet;

use contract::model::{Additional, ObjectRules, Schema, Type, Use};
use rust_text::name::pascal;
use schema_algebra::{Choice, Conjunction, Form, Merged, SchemaId};

use crate::ir::Ty;

use super::definition::{Alternative, TypeKind, one_per_type};
use super::enumeration::{text_variants, variants};
use super::naming::inner;
use super::object::word;
use super::session::{TypePlace, Types};
use super::text::{encoding, known_format};

/// Several choices at once are combined while there are no more alternatives than this.
pub(super) const MAX_COMBINATIONS: usize = 32;

/// An alternative before it has a type.
#[derive(Debug, Clone)]
pub(super) struct Candidate<'s> {
    /// What the document lists; several where choices were combined.
    pub(super) listed: Vec<Use<'s, Schema<'s>>>,
    /// All that must hold.
    pub(super) conjunction: Conjunction<'s>,
    /// Whether the listed schema alone says all of it.
    pub(super) is_whole: bool,
    /// Its name where the schema has none: `Then`.
    pub(super) role: Option<String>,
}

impl<'s> Types<'_, 's> {
    /// The kind of what leaves choices.
    pub(super) fn choice(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> TypeKind {
        let base = conjunction.with_choices(Vec::new());
        let (choices, idle): (Vec<Choice<'s>>, Vec<Choice<'s>>) =
            conjunction.choices.iter().copied().partition(|choice| self.is_about_types(*choice));
        for choice in idle {
            let message = "The alternatives only differ in what they demand: the client does not look at them.";
            let node = self.api[choice.schema].node;
            self.lost(node, "demand not checked", message, "What is sent may lack a property that is demanded.");
        }
        let Some(candidates) = self.candidates(&base, &choices) else {
            let message = "There are too many ways to combine the alternatives: the client takes any value.";
            return self.anything(self.api[place.root].node, "too many alternatives", message);
        };
        if candidates.is_empty() {
            return self.body(&base, place);
        }
        let tagged = if let [choice] = choices[..] { self.tagged(choice, &candidates, place) } else { None };
        let tagged = tagged.or_else(|| self.tagged_by_constant(&candidates, place));
        tagged.unwrap_or_else(|| self.union(&candidates, place))
    }

    /// The kind of values of several types.
    pub(super) fn of_types(&mut self, kinds: &[Type], merged: &Merged<'_, 's>, place: &TypePlace<'s>) -> TypeKind {
        let mut scope = variants();
        let mut alternatives = Vec::new();
        for kind in kinds {
            let place = TypePlace { name: inner(&place.name, kind.name()), ..place.clone() };
            let made = self.of_type(*kind, merged, &place);
            let ty = self.ty_of(made, &place.name, None);
            let name = match (kind, &ty) {
                (Type::Object, _) => "Object".to_owned(),
                (Type::Array, _) => "List".to_owned(),
                (Type::String, Ty::Named(_)) => "Text".to_owned(),
                _ => word(&ty),
            };
            alternatives.push(Alternative { name: scope.claim(&name, "Value"), ty, is_boxed: false, tags: Vec::new() });
        }
        self.untagged(alternatives, place)
    }

    /// Whether the alternatives of a choice are more than demands.
    fn is_about_types(&self, choice: Choice<'s>) -> bool {
        self.algebra.alternatives(choice).iter().any(|used| {
            let conjunction = self.algebra.conjunction(&[used.id]);
            conjunction.is_open()
                || conjunction.atoms.iter().any(|id| !self.only_demands(&self.api[*id]))
                || self.api[used.id].name.is_some()
        })
    }

    /// What each alternative is together with what stands beside the choice; `None` if there are too many.
    fn candidates(&mut self, base: &Conjunction<'s>, choices: &[Choice<'s>]) -> Option<Vec<Candidate<'s>>> {
        let mut candidates = Vec::new();
        for choice in choices {
            let listed = self.algebra.alternatives(*choice);
            if candidates.is_empty() {
                candidates = listed.into_iter().map(|used| self.candidate(base, used)).collect();
                continue;
            }
            let n_combinations = candidates.len() * listed.len();
            if n_combinations > MAX_COMBINATIONS || n_combinations > self.combination_budget {
                return None;
            }
            self.combination_budget -= n_combinations;
            let combined = candidates.iter().flat_map(|candidate: &Candidate<'s>| {
                listed.iter().map(|used| Candidate {
                    listed: candidate.listed.iter().chain([used]).copied().collect(),
                    conjunction: {
                        let with_base = self.algebra.joined(candidate.conjunction.clone(), &base.atoms);
                        self.algebra.joined(with_base, &[used.id])
                    },
                    is_whole: false,
                    role: None,
                })
            });
            candidates = combined.collect();
        }
        Some(candidates)
    }

    fn candidate(&self, base: &Conjunction<'s>, used: Use<'s, Schema<'s>>) -> Candidate<'s> {
        let alone = self.algebra.conjunction(&[used.id]);
        let is_typed = alone.atoms.iter().any(|id| !self.api[*id].types.is_empty()) || !alone.choices.is_empty();
        let adds_nothing = |id: &SchemaId<'s>| {
            let schema = &self.api[*id];
            alone.atoms.contains(id)
                || (is_typed && (self.algebra.has_only_types(schema) || self.algebra.only_closes(schema)))
                || self.only_demands(schema)
        };
        let is_whole = base.atoms.iter().all(adds_nothing);
        let conjunction = if is_whole { alone } else { with_base(base, &alone) };
        Candidate { listed: vec![used], conjunction, is_whole, role: None }
    }

    /// Objects that a discriminator tells apart; `None` if it cannot.
    fn tagged(&mut self, choice: Choice<'s>, candidates: &[Candidate<'s>], place: &TypePlace<'s>) -> Option<TypeKind> {
        let discriminator = self.api[choice.schema].discriminator.as_deref()?;
        let mut seen = HashSet::new();
        let mut tags = Vec::new();
        for candidate in candidates {
            let of_one = self.tags_of(discriminator, *candidate.listed.first()?)?;
            if !self.can_be_tagged(&candidate.conjunction) || !of_one.iter().all(|tag| seen.insert(tag.clone())) {
                let message = "The discriminator does not tell the alternatives apart: their form does.";
                self.kept(discriminator.node, "discriminator not used", message);
                return None;
            }
            tags.push(of_one);
        }
        Some(self.tagged_by(discriminator.property, candidates, tags, place))
    }

    /// Alternatives and the values of the property that tell them apart.
    pub(super) fn tagged_by(
        &mut self,
        property: &str,
        candidates: &[Candidate<'s>],
        tags: Vec<Vec<String>>,
        place: &TypePlace<'s>,
    ) -> TypeKind {
        let alternatives = self.alternatives(candidates, place);
        let tagged = alternatives.into_iter().zip(tags).map(|(alternative, tags)| Alternative { tags, ..alternative });
        TypeKind::Tagged(property.to_owned(), one_per_type(tagged.collect()))
    }

    pub(super) fn can_be_tagged(&self, conjunction: &Conjunction<'s>) -> bool {
        conjunction.is_open()
            || matches!(self.algebra.merged(conjunction).form, Form::One(Type::Object) | Form::Anything)
    }

    pub(super) fn union(&mut self, candidates: &[Candidate<'s>], place: &TypePlace<'s>) -> TypeKind {
        let (texts, others): (Vec<_>, Vec<_>) =
            candidates.iter().cloned().partition(|candidate| self.is_text(candidate));
        // An open enum takes every text, so that a second one would never be reached.
        if texts.len() < 2 {
            let alternatives = self.alternatives(candidates, place);
            return self.untagged(alternatives, place);
        }
        let message = "Alternatives that are all texts are one type: an enum that takes every text, or a text.";
        self.kept(self.api[place.root].node, "texts joined", message);
        let values: Vec<_> =
            texts.iter().filter_map(|candidate| self.algebra.merged(&candidate.conjunction).values).flatten().collect();
        let joined = match values.iter().filter_map(|value| value.as_str()).collect::<Vec<_>>() {
            values if values.is_empty() => TypeKind::Alias(Ty::Text),
            values => TypeKind::TextEnum(text_variants(values.into_iter())),
        };
        if others.is_empty() {
            return joined;
        }
        let ty = self.ty_of(joined, &inner(&place.name, "text"), None);
        let mut alternatives = self.alternatives(&others, place);
        let mut scope = variants();
        for alternative in &alternatives {
            scope.claim(&alternative.name, "Value");
        }
        alternatives.push(Alternative { name: scope.claim("Text", "Text"), ty, is_boxed: false, tags: Vec::new() });
        self.untagged(alternatives, place)
    }

    fn is_text(&self, candidate: &Candidate<'s>) -> bool {
        let merged = self.algebra.merged(&candidate.conjunction);
        let is_text = match merged.form {
            Form::One(Type::String) => true,
            Form::Anything => {
                merged.values.as_ref().is_some_and(|values| values.iter().all(|value| value.as_str().is_some()))
            }
            _ => false,
        };
        is_text && !candidate.conjunction.is_open() && known_format(&merged).or_else(|| encoding(&merged)).is_none()
    }

    /// Alternatives that nothing but their form tells apart.
    pub(super) fn untagged(&mut self, alternatives: Vec<Alternative>, place: &TypePlace<'s>) -> TypeKind {
        let mut alternatives = one_per_type(alternatives);
        // Where an alternative may be null, the whole may be.
        if alternatives.len() < 2 {
            return TypeKind::Alias(alternatives.pop().map_or(Ty::Any, |only| only.ty));
        }
        let message = "Of the alternatives that a value fits, the one that keeps most of it is taken.";
        self.kept(self.api[place.root].node, "alternatives by form", message);
        TypeKind::Union(alternatives)
    }

    /// The types of alternatives and the names of their variants.
    fn alternatives(&mut self, candidates: &[Candidate<'s>], place: &TypePlace<'s>) -> Vec<Alternative> {
        let mut scope = variants();
        let mut alternatives = Vec::new();
        for (idx, candidate) in candidates.iter().enumerate() {
            let said = self.said_name(candidate);
            let context = said.clone().unwrap_or_else(|| format!("Option{}", idx + 1));
            let root = candidate.listed.last().map_or(place.root, |used| used.id);
            let inner_place = self.place(inner(&place.name, &context), root, place.depth + 1);
            let ty = if candidate.is_whole {
                self.used(root, &inner_place)
            } else {
                self.unnamed(&candidate.conjunction, &inner_place)
            };
            let ty = ty.without_null();
            let name = match (&ty, said) {
                (_, Some(said)) => said,
                (Ty::Named(name), None) => {
                    name.strip_prefix(&place.name).filter(|rest| !rest.is_empty()).unwrap_or(name).to_owned()
                }
                (ty, None) => word(ty),
            };
            alternatives.push(Alternative { name: scope.claim(&name, "Value"), ty, is_boxed: false, tags: Vec::new() });
        }
        alternatives
    }

    /// What the document calls an alternative: its name, its title, or the one text that marks it.
    fn said_name(&mut self, candidate: &Candidate<'s>) -> Option<String> {
        let Some(used) = candidate.listed.last() else { return candidate.role.clone() };
        let inner = self.unwrapped(used.id).unwrap_or(used.id);
        let schema = &self.api[inner];
        let said = self.component_names.get(&inner).map(String::as_str).or(schema.name).or(schema.title);
        let said = said.map(pascal).or_else(|| candidate.role.clone());
        let said = said.or_else(|| self.sole_constant(&candidate.conjunction));
        said.map(|said| said.chars().take(60).collect::<String>()).filter(|said| !said.is_empty())
    }

    /// True if a schema says nothing about types: which properties must be there, and what must not be.
    pub(super) fn only_demands(&self, schema: &Schema<'s>) -> bool {
        let is_plain = schema.types.is_empty() || schema.types.single() == Some(Type::Object);
        let declares = |object: &ObjectRules<'s>| {
            !object.properties.is_empty() || matches!(object.additional, Additional::Schema(_))
        };
        is_plain
            && schema.values.is_none()
            && schema.array.is_none()
            && !schema.object.as_deref().is_some_and(declares)
            && !self.algebra.speaks_of_types(schema)
    }
}

/// What stands beside a choice, and an alternative of it, taken together.
fn with_base<'s>(base: &Conjunction<'s>, alternative: &Conjunction<'s>) -> Conjunction<'s> {
    let mut joined = base.clone();
    joined.atoms.extend(alternative.atoms.iter().filter(|id| !base.atoms.contains(id)));
    joined.choices.clone_from(&alternative.choices);
    joined.conditions.extend(alternative.conditions.iter().filter(|id| !base.atoms.contains(id)));
    joined.is_cut |= alternative.is_cut;
    joined
}
