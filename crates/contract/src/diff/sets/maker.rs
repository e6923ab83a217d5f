//! Readable values that fit a schema: what mocks answer with, and what tests send.
//!
//! Of `{type: object, required: [id], properties: {id: {type: integer}, mail: {type: string, format: email}}}` comes
//! `{"id": 1, "mail": "ana@example.com"}`. What is taken, in this order: an example that fits, a default, the first listed
//! value, and else a made-up value: within all bounds, of the format, matching the pattern, with every property that may
//! travel this way. Optional parts are left out where a schema holds itself or the value grows too large. The same document
//! gives the same values.

use std::collections::{HashMap, VecDeque};
use std::fmt;

use serde_json::{Value, json};

use crate::diff::digest::Revision;
use crate::model::{self, Api, Direction, ExampleObject, MediaType, Schema, Use};
use crate::source::Node;

use super::conjunction::{Conjunction, ShapeId};
use super::cube::{Cube, Normal};
use super::evaluate::Fit;
use super::rules::{Kinds, Rules};
use super::{Engine, value};

/// Candidates that are looked at beyond those that are wanted: `not`, and `oneOf` when several fit, can only be told from
/// the value.
const MAX_TRIES: usize = 12;

/// Values beyond which all is given up.
const TOO_MANY: usize = 5_000;

/// Schemas that are searched for examples of one value, and changes that are tried to tell one apart.
const MAX_SEARCHED: usize = 100;

/// Makes values of the schemas of one document. It keeps what it learns, so one per document is best.
pub struct ValueMaker<'a, 's> {
    pub(super) api: &'a Api<'s>,
    pub(super) engine: Engine<'a, 's>,
    known: HashMap<Conjunction, Result<Value, Unmade>>,
    /// Shapes that the values around the one being made must fit, the outermost value first.
    pub(super) open: Vec<Conjunction>,
    pub(super) n_made: usize,
}

/// Schema of a media type, a parameter or a header, with its examples.
#[derive(Debug, Clone, Copy, Default)]
pub struct Held<'p, 's> {
    schema: Option<Use<'s, Schema<'s>>>,
    example: Option<Node<'s>>,
    examples: &'p [(&'s str, Use<'s, ExampleObject<'s>>)],
}

/// Why no value could be made, and of which part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unmade {
    /// The properties and elements on the way, the innermost first.
    path: Vec<String>,
    reason: String,
}

impl<'p, 's> From<&'p MediaType<'s>> for Held<'p, 's> {
    fn from(media_type: &'p MediaType<'s>) -> Self {
        Held { schema: media_type.schema, example: media_type.example, examples: &media_type.examples }
    }
}

impl<'p, 's> From<&'p model::Value<'s>> for Held<'p, 's> {
    fn from(value: &'p model::Value<'s>) -> Self {
        match value.content.first() {
            Some(media_type) if value.schema.is_none() => media_type.into(),
            _ => Held { schema: value.schema, example: value.example, examples: &value.examples },
        }
    }
}

impl<'s> Held<'_, 's> {
    /// `example`, then those of `examples` that stand in the document.
    fn examples(self, api: &Api<'s>) -> impl Iterator<Item = Node<'s>> {
        self.example.into_iter().chain(self.examples.iter().filter_map(|(_, example)| api[example.id].value))
    }
}

impl Unmade {
    pub(super) fn new(reason: impl Into<String>) -> Unmade {
        Unmade { path: Vec::new(), reason: reason.into() }
    }

    pub(super) fn too_much() -> Unmade {
        Unmade::new("the schema asks for too large a value")
    }

    /// The same, seen from the value around it.
    pub(super) fn inside(mut self, step: &str) -> Unmade {
        self.path.push(step.to_owned());
        self
    }
}

impl fmt::Display for Unmade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            let path: Vec<&str> = self.path.iter().rev().map(String::as_str).collect();
            write!(f, "at `{}`: ", path.join("."))?;
        }
        f.write_str(&self.reason)
    }
}

impl<'a, 's> ValueMaker<'a, 's> {
    /// A maker for the schemas of a document.
    pub fn new(api: &'a Api<'s>) -> Self {
        ValueMaker { api, engine: Engine::new(api, api), known: HashMap::new(), open: Vec::new(), n_made: 0 }
    }

    /// A value for a place of the document.
    pub fn value<'p>(&mut self, held: impl Into<Held<'p, 's>>, direction: Direction) -> Result<Value, Unmade>
    where
        's: 'p,
    {
        self.made(held.into(), direction, None)
    }

    /// A text for a place of the document that is written as text or bytes, whatever its schema says: the value itself if
    /// it may be a text, or else an example that was written as one.
    pub fn text<'p>(&mut self, held: impl Into<Held<'p, 's>>, direction: Direction) -> Result<String, Unmade>
    where
        's: 'p,
    {
        let held = held.into();
        let text = self.engine.shapes.of_kinds(Kinds::STRING);
        let written = held.examples(self.api).find_map(Node::as_str);
        match (self.made(held, direction, Some(text)), written) {
            (Ok(Value::String(text)), _) => Ok(text),
            (_, Some(text)) => Ok(text.to_owned()),
            (made, None) => made.map(|value| value.to_string()),
        }
    }

    fn made(&mut self, held: Held<'_, 's>, direction: Direction, also: Option<ShapeId>) -> Result<Value, Unmade> {
        self.n_made = 0;
        self.engine.begin();
        let made = self.given_or_made(held, direction, also);
        self.engine.forget_what_is_open();
        self.engine.end();
        made
    }

    /// A fitting example of a place, or else a value of its schema.
    fn given_or_made(
        &mut self,
        held: Held<'_, 's>,
        direction: Direction,
        also: Option<ShapeId>,
    ) -> Result<Value, Unmade> {
        let shape = held.schema.map(|used| self.engine.shapes.of_schema(Revision::New, direction, used.id));
        let mut all: Conjunction = shape.into_iter().chain(also).collect();
        all.sort_unstable();
        for example in held.examples(self.api).filter_map(value::of_node) {
            // One that was written as text may be meant as the JSON in it.
            let inner = example.as_str().and_then(|text| serde_json::from_str(text).ok());
            if let Some(fitting) = [Some(example), inner].into_iter().flatten().find(|value| self.fits(&all, value)) {
                return Ok(fitting);
            }
        }
        if let Some(known) = self.known.get(&all) {
            return known.clone();
        }
        let made = self.make(&all);
        self.known.insert(all, made.clone());
        made
    }

    pub(super) fn fits(&mut self, all: &[ShapeId], value: &Value) -> bool {
        // What cannot be judged is taken, but not for want of steps.
        self.engine.fits_all(all, value) != Fit::No && self.engine.spend(1)
    }

    pub(super) fn make(&mut self, all: &[ShapeId]) -> Result<Value, Unmade> {
        self.several(all, 1).map(|mut values| values.swap_remove(0))
    }

    /// Different values that fit all of some shapes: at least one, and as many as are wanted if so many are found easily.
    pub(super) fn several(&mut self, all: &[ShapeId], n_wanted: usize) -> Result<Vec<Value>, Unmade> {
        self.n_made += 1;
        if self.n_made > TOO_MANY || !self.engine.spend(1) {
            return Err(Unmade::too_much());
        }
        if !all.is_empty() && self.open.iter().any(|open| open == all) {
            return Err(Unmade::new("the schema demands itself inside itself, without end"));
        }
        let mut found: Vec<Value> = self.exemplary(all).into_iter().collect();
        let mut why = None;
        let normal = if found.len() < n_wanted { Some(self.engine.normal(all)) } else { None };
        for (cube, shapes) in normal.iter().flat_map(|normal| ordered(normal)) {
            let schemas: Vec<_> = shapes.iter().filter_map(|id| self.engine.shapes.origin(*id)).collect();
            for nth in 0..n_wanted + MAX_TRIES {
                if found.len() == n_wanted {
                    return Ok(found);
                }
                match self.candidate(all, cube, &schemas, nth) {
                    Ok(Some(value)) if found.contains(&value) => {}
                    Ok(Some(value)) if self.fits(all, &value) => found.push(value),
                    Ok(Some(value)) if nth == 0 => found.extend(self.set_apart(all, cube, value)),
                    Ok(Some(_)) => {}
                    Ok(None) => break,
                    Err(unmade) => {
                        why.get_or_insert(unmade);
                        break;
                    }
                }
            }
        }
        if found.is_empty() {
            return Err(why.unwrap_or_else(|| Unmade::new("no value was found that fits the schema")));
        }
        Ok(if n_wanted > 1 { self.engine.varied(all, found, VecDeque::new(), n_wanted) } else { found })
    }

    /// An example or a default that fits, of any schema that may apply to the value.
    fn exemplary(&mut self, all: &[ShapeId]) -> Option<Value> {
        let mut shapes = all.to_vec();
        let mut idx = 0;
        while let Some(id) = shapes.get(idx).copied().filter(|_| idx < MAX_SEARCHED) {
            let shape = self.engine.shapes.get(id);
            for more in shape.all_of.iter().chain(&shape.any_of).chain(&shape.one_of) {
                if !shapes.contains(more) {
                    shapes.push(*more);
                }
            }
            idx += 1;
        }
        let origins = shapes.into_iter().filter_map(|id| self.engine.shapes.origin(id));
        let schemas: Vec<&Schema<'s>> = origins.map(|id| &self.api[id]).collect();
        let examples = schemas.iter().flat_map(|schema| &schema.examples);
        let defaults = schemas.iter().filter_map(|schema| schema.default.as_ref());
        let mut values = examples.chain(defaults).filter_map(|node| value::of_node(*node));
        values.find(|value| self.fits(all, value))
    }

    /// Tells an object that fits one alternative of `oneOf`, and by chance another, apart: adds properties that only the
    /// others declare, with values that those refuse.
    fn set_apart(&mut self, all: &[ShapeId], cube: &Cube<'s>, mut value: Value) -> Option<Value> {
        let offers = [json!("text"), json!(1), json!(true), json!([]), json!({}), Value::Null];
        for rival in &cube.nots {
            let normal = self.engine.normal(&[*rival]);
            let names = normal.cubes.iter().flat_map(|rival| rival.rules.object.properties.keys());
            let tried = names.flat_map(|name| offers.iter().map(move |offer| (*name, offer)));
            for (name, offer) in tried.take(MAX_SEARCHED) {
                if self.engine.fits_all(&[*rival], &value) == Fit::No {
                    break;
                }
                let Some(mut changed) = value.as_object().filter(|object| !object.contains_key(name)).cloned() else {
                    continue;
                };
                changed.insert(name.to_owned(), offer.clone());
                let changed = Value::Object(changed);
                if self.engine.fits_all(&[*rival], &changed) == Fit::No {
                    value = changed;
                }
            }
        }
        self.fits(all, &value).then_some(value)
    }
}

/// Cubes in the order of the alternatives that they come from, each with the shapes that fit there; of each alternative the
/// kind first that its rules speak of, null last.
fn ordered<'n, 's>(normal: &'n Normal<'s>) -> Vec<(&'n Cube<'s>, &'n [ShapeId])> {
    let mut cubes: Vec<(usize, &Cube<'s>)> = normal.cubes.iter().enumerate().collect();
    let branch = |idx: usize| normal.branches.partition_point(|(start, _)| *start <= idx) - 1;
    cubes.sort_by_key(|(idx, cube)| (cube.rules.kinds == Kinds::NULL, branch(*idx), rank(&cube.rules)));
    cubes.into_iter().map(|(idx, cube)| (cube, normal.branches[branch(idx)].1.as_slice())).collect()
}

fn rank(rules: &Rules<'_>) -> usize {
    let Rules { number, text, list, object, .. } = rules;
    let says = [
        !object.properties.is_empty()
            || !object.required.is_empty()
            || object.others().any(|part| !part.all.is_empty()),
        !list.items.is_empty() || !list.count.is_free() || !list.is_plain(),
        !text.patterns.is_empty() || !text.length.is_free() || !text.formats.is_empty(),
        number.low.is_some() || number.high.is_some(),
    ];
    let of_kind = [Kinds::OBJECT, Kinds::ARRAY, Kinds::STRING, Kinds::NUMBER];
    let told = of_kind.iter().zip(says).position(|(kind, says)| says && rules.kinds.overlaps(*kind));
    let untold = [Kinds::OBJECT, Kinds::STRING, Kinds::NUMBER, Kinds::BOOLEAN, Kinds::ARRAY];
    told.unwrap_or_else(|| of_kind.len() + untold.iter().take_while(|kind| !rules.kinds.overlaps(**kind)).count())
}
