//! A form as one value.

use std::borrow::Cow;

use serde::de::DeserializeOwned;

use super::field::{Kind, Layout};
use super::read::Query;
use super::value::decode;
use crate::Rejection;
use crate::check::Constraint;
use crate::json::{Content, parse};
use crate::rejection::{Reason, Result};
use crate::style::Object;

impl<const N: usize> Query<'_, N> {
    /// All fields as the properties of one object; texts become numbers and booleans as the type asks. The fields say
    /// which texts are lists and which are JSON.
    pub fn whole<T: DeserializeOwned>(&self, check: impl Constraint<T>) -> Result<T> {
        let mut body = Object::default();
        for (idx, field) in self.fields.iter().enumerate() {
            match field.kind {
                Kind::Single | Kind::Many => {
                    if let Some(value) = self.given(idx)? {
                        body.add_content(Cow::Borrowed(field.name), value);
                    }
                }
                Kind::Deep | Kind::Spread(_) => {
                    let mut object = Object::default();
                    self.gather(idx, &mut object)?;
                    if !object.is_empty() {
                        body.add_content(Cow::Borrowed(field.name), object.into_content());
                    }
                }
                // What nothing else takes are properties of the body itself.
                Kind::SpreadRest => self.gather(idx, &mut body)?,
            }
        }
        let invalid = |fault| Rejection::invalid(self.invalid, Reason::InvalidBody { fault });
        let value = body.read().map_err(invalid)?;
        check(&value).map_err(invalid)?;
        Ok(value)
    }

    /// The value of a field that is no object.
    fn given(&self, idx: usize) -> Result<Option<Content>> {
        let (field, slot, place) = (&self.fields[idx], &self.slots[idx], self.place(idx));
        let Some(first) = slot.first else { return Ok(None) };
        if first.is_empty() && field.may_be_empty {
            return Ok(None);
        }
        let text = |raw| decode(place, raw).map(|text| Content::Loose(text.into_owned()));
        if let Kind::Many = field.kind {
            let values = std::iter::once(first).chain(slot.more.iter().map(|(_, value)| *value));
            return Ok(Some(Content::List(values.map(text).collect::<Result<_, _>>()?)));
        }
        Ok(Some(match field.layout {
            Layout::Value => text(first)?,
            Layout::List(delimiter) => Content::List(delimiter.split(first).map(text).collect::<Result<_, _>>()?),
            Layout::Json => {
                let json = decode(place, first)?;
                parse(json.as_bytes()).map_err(|fault| place.invalid(fault.into()))?
            }
        }))
    }
}
