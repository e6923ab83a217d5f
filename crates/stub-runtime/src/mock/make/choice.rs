//! A value for schemas: the alternatives tried in turn, until one gives a value that fits all.

use serde_json::{Value, json};

use super::super::fit::{Fit, name_in};
use super::super::maker::Maker;
use super::demand::{Demand, Unmade};
use crate::document::json::Json;

/// Values that are made for one alternative before the next is taken.
const MAX_TRIES: usize = 6;

impl Maker {
    /// A value that fits all schemas.
    pub(in crate::mock) fn make(&mut self, schemas: &[&'static Json], variant: usize) -> Result<Value, Unmade> {
        if !self.spend() {
            return Err(Unmade::TooMuch);
        }
        self.n_made += 1;
        let demand = Demand::of(self, schemas)?;
        if variant == 0
            && let Some(value) = self.exemplary(schemas, &demand)
        {
            return Ok(value);
        }
        let is_nullable = demand.is_nullable();
        let made = self.chosen(schemas, demand, variant);
        if made.is_err() && is_nullable && self.fits_all(schemas, &Value::Null) != Fit::No {
            return Ok(Value::Null);
        }
        made
    }

    /// An example or a default that fits.
    fn exemplary(&mut self, schemas: &[&'static Json], demand: &Demand) -> Option<Value> {
        let examples =
            demand.parts.iter().flat_map(|part| part.get("example").into_iter().chain(part.items("examples")));
        let defaults = demand.parts.iter().filter_map(|part| part.get("default"));
        let candidates: Vec<Value> = examples.chain(defaults).map(Json::to_value).collect();
        candidates.into_iter().find(|value| self.fits_all(schemas, value) != Fit::No)
    }

    fn chosen(&mut self, schemas: &[&'static Json], mut demand: Demand, variant: usize) -> Result<Value, Unmade> {
        let Some(choice) = demand.choices.pop() else {
            return self.tried(schemas, &demand, variant);
        };
        let n_alternatives = choice.alternatives.len();
        let mut why = None;
        for idx in 0..n_alternatives {
            let alternative = &choice.alternatives[(idx + variant) % n_alternatives];
            for tag in tags(self, choice.discriminator, alternative) {
                let mut demand = demand.clone();
                demand.tags.extend(tag);
                if choice.is_exclusive {
                    let others = choice.alternatives.iter().filter(|other| !std::ptr::eq(*other, alternative));
                    demand.rivals.extend(others);
                }
                let made = demand.add(self, alternative).and_then(|()| self.chosen(schemas, demand, variant));
                match made {
                    Ok(value) => return Ok(value),
                    Err(Unmade::TooMuch) => return Err(Unmade::TooMuch),
                    Err(unmade) => why = why.or(Some(unmade)),
                }
            }
        }
        Err(why.unwrap_or_else(|| Unmade::unfit("there are no alternatives")))
    }

    /// Makes values until one fits: `not`, and `oneOf` when several fit, can only be told from the value.
    fn tried(&mut self, schemas: &[&'static Json], demand: &Demand, variant: usize) -> Result<Value, Unmade> {
        let mut first = None;
        for nth in 0..MAX_TRIES {
            let value = self.produced(schemas, demand, variant + nth)?;
            if self.fits_all(schemas, &value) != Fit::No {
                return Ok(value);
            }
            first.get_or_insert(value);
        }
        let apart = first.and_then(|value| self.set_apart(schemas, demand, value));
        apart.ok_or_else(|| Unmade::unfit("no value was found that fits the schema"))
    }

    /// Tells an object that fits one alternative of `oneOf`, and by chance another, apart: adds properties that only the
    /// alternatives that were not taken declare, with values that those refuse.
    fn set_apart(&mut self, schemas: &[&'static Json], demand: &Demand, value: Value) -> Option<Value> {
        let mut value = value;
        for rival in &demand.rivals {
            let Ok(rival) = Demand::of(self, &[*rival]) else { continue };
            let declared: Vec<_> = rival.parts.iter().flat_map(|part| part.entries("properties")).collect();
            for (name, refusing) in declared {
                let object = value.as_object_mut()?;
                if object.contains_key(name) {
                    continue;
                }
                let Some(allowing) = demand.schemas_of(name) else { continue };
                let offers = [json!("text"), json!(1), json!(true), json!([]), json!({}), Value::Null];
                let chosen = offers
                    .into_iter()
                    .find(|offer| self.fits(refusing, offer) == Fit::No && self.fits_all(&allowing, offer) != Fit::No);
                let Some(chosen) = chosen else { continue };
                object.insert(name.to_owned(), chosen);
                if self.fits_all(schemas, &value) != Fit::No {
                    return Some(value);
                }
                break;
            }
        }
        None
    }
}

/// What names an alternative, and then nothing, should its own schema not allow the name.
fn tags(
    maker: &Maker,
    discriminator: Option<&'static Json>,
    alternative: &'static Json,
) -> Vec<Option<(&'static str, Value)>> {
    let named = discriminator.and_then(|discriminator| {
        let name = name_in(maker.document, discriminator, alternative)?;
        Some((discriminator.text("propertyName")?, Value::from(name)))
    });
    named.map(Some).into_iter().chain([None]).collect()
}
