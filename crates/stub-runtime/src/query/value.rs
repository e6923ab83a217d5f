//! Values of a query as types, and a form as one value.

use std::borrow::Cow;

use serde::de::DeserializeOwned;

use super::field::{FieldKind, Layout};
use super::read::Query;
use crate::call::RequestPlace;
use crate::check::{Constraint, checked};
use crate::json::{Content, parse};
use crate::rejection::{ParameterShape, Reason, Result};
use crate::style::{Delimiter, Object, Undecodable, decode_query, pair_up};
use crate::{FromText, Rejection};

impl<const N: usize> Query<'_, N> {
    /// A value that must be there.
    pub fn required<T: FromText>(&self, idx: usize, check: impl Constraint<T>) -> Result<T> {
        self.optional(idx, check)?.ok_or_else(|| self.place(idx).missing())
    }

    /// A value that may be there.
    pub fn optional<T: FromText>(&self, idx: usize, check: impl Constraint<T>) -> Result<Option<T>> {
        let Some(raw) = self.slots[idx].first else { return Ok(None) };
        let place = self.place(idx);
        if raw.is_empty() && self.fields[idx].may_be_empty && T::from_text(Cow::Borrowed("")).is_err() {
            return Ok(None);
        }
        place.value(decode(place, raw)?, check).map(Some)
    }

    /// A value with a default.
    pub fn or<T: FromText>(&self, idx: usize, default: T, check: impl Constraint<T>) -> Result<T> {
        Ok(self.optional(idx, check)?.unwrap_or(default))
    }

    /// A list that must be there.
    pub fn list<T: FromText>(
        &self,
        idx: usize,
        delimiter: Delimiter,
        check: impl Constraint<Vec<T>>,
    ) -> Result<Vec<T>> {
        self.list_optional(idx, delimiter, check)?.ok_or_else(|| self.place(idx).missing())
    }

    /// A list that may be there.
    pub fn list_optional<T: FromText>(
        &self,
        idx: usize,
        delimiter: Delimiter,
        check: impl Constraint<Vec<T>>,
    ) -> Result<Option<Vec<T>>> {
        let slot = &self.slots[idx];
        let Some(first) = slot.first else { return Ok(None) };
        let place = self.place(idx);
        if delimiter == Delimiter::Repeated {
            let values = std::iter::once(first).chain(slot.more.iter().map(|(_, value)| *value));
            place.list(values.map(decode_query), check).map(Some)
        } else {
            place.list(delimiter.split(first).map(decode_query), check).map(Some)
        }
    }

    /// An object that must be there.
    pub fn object<T: DeserializeOwned>(&self, idx: usize, check: impl Constraint<T>) -> Result<T> {
        self.object_optional(idx, check)?.ok_or_else(|| self.place(idx).missing())
    }

    /// An object that may be there: in style `deepObject`, exploded, or `x,1,y,2`, as its field says.
    pub fn object_optional<T: DeserializeOwned>(&self, idx: usize, check: impl Constraint<T>) -> Result<Option<T>> {
        let place = self.place(idx);
        let mut object = Object::default();
        self.gather(idx, &mut object)?;
        if let Some(raw) = self.slots[idx].first {
            let pairs = pair_up(Delimiter::Comma.split(raw), false).map_err(|shape| place.misshapen(shape))?;
            for (name, value) in pairs {
                object.add(decode(place, name)?, decode(place, value)?);
            }
        } else if object.is_empty() {
            return Ok(None);
        }
        place.object(object, check).map(Some)
    }

    /// JSON that must be there.
    pub fn json<T: DeserializeOwned>(&self, idx: usize, check: impl Constraint<T>) -> Result<T> {
        self.json_optional(idx, check)?.ok_or_else(|| self.place(idx).missing())
    }

    /// JSON that may be there.
    pub fn json_optional<T: DeserializeOwned>(&self, idx: usize, check: impl Constraint<T>) -> Result<Option<T>> {
        let Some(raw) = self.slots[idx].first else { return Ok(None) };
        let place = self.place(idx);
        place.json(&decode(place, raw)?, check).map(Some)
    }

    /// Adds the pairs of an object that its field has gathered.
    fn gather<'q>(&'q self, idx: usize, object: &mut Object<'q>) -> Result<()> {
        let place = self.place(idx);
        let field = &self.fields[idx];
        for (name, value) in &self.slots[idx].more {
            let (name, value) = (decode(place, name)?, decode(place, value)?);
            if let FieldKind::Deep = field.kind {
                let keys = brackets(name, field.name.len()).ok_or_else(|| place.misshapen(ParameterShape::Brackets))?;
                object.add_deep(keys, value).map_err(|shape| place.misshapen(shape))?;
            } else {
                object.add(name, value);
            }
        }
        Ok(())
    }

    fn place(&self, idx: usize) -> RequestPlace {
        RequestPlace { location: self.location, name: self.fields[idx].name, invalid: self.invalid }
    }

    /// All fields as the properties of one object; texts become numbers and booleans as the type asks. The fields say
    /// which texts are lists and which are JSON.
    pub fn whole<T: DeserializeOwned>(&self, check: impl Constraint<T>) -> Result<T> {
        let mut body = Object::default();
        for (idx, field) in self.fields.iter().enumerate() {
            match field.kind {
                FieldKind::Single | FieldKind::Many => {
                    if let Some(value) = self.given(idx)? {
                        body.add_content(Cow::Borrowed(field.name), value);
                    }
                }
                FieldKind::Deep | FieldKind::Spread(_) => {
                    let mut object = Object::default();
                    self.gather(idx, &mut object)?;
                    if !object.is_empty() {
                        body.add_content(Cow::Borrowed(field.name), object.into_content());
                    }
                }
                // What nothing else takes are properties of the body itself.
                FieldKind::SpreadRest => self.gather(idx, &mut body)?,
            }
        }
        let invalid = |fault| Rejection::invalid(self.invalid, Reason::InvalidBody { fault });
        checked(body.read(), check).map_err(invalid)
    }

    /// The value of a field that is no object.
    fn given(&self, idx: usize) -> Result<Option<Content>> {
        let (field, slot, place) = (&self.fields[idx], &self.slots[idx], self.place(idx));
        let Some(first) = slot.first else { return Ok(None) };
        if first.is_empty() && field.may_be_empty {
            return Ok(None);
        }
        let text = |raw| decode(place, raw).map(|text| Content::Loose(text.into_owned()));
        if let FieldKind::Many = field.kind {
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

fn decode(place: RequestPlace, raw: &str) -> Result<Cow<'_, str>> {
    decode_query(raw).map_err(|Undecodable| place.misshapen(ParameterShape::Encoded))
}

/// The keys of `[a][b]`, which stand in a name from `start` on.
fn brackets(name: Cow<'_, str>, start: usize) -> Option<std::vec::IntoIter<Cow<'_, str>>> {
    let keys: Vec<Cow<'_, str>> = match name {
        Cow::Borrowed(name) => keys(&name[start..])?.into_iter().map(Cow::Borrowed).collect(),
        Cow::Owned(name) => keys(&name[start..])?.into_iter().map(|key| Cow::Owned(key.to_owned())).collect(),
    };
    Some(keys.into_iter())
}

fn keys(mut brackets: &str) -> Option<Vec<&str>> {
    let mut keys = Vec::new();
    while !brackets.is_empty() {
        let (key, rest) = brackets.strip_prefix('[')?.split_once(']')?;
        keys.push(key);
        brackets = rest;
    }
    Some(keys)
}
