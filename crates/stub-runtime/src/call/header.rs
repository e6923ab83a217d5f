//! Header parameters. Their values are not percent-encoded.

use std::borrow::Cow;

use poem::http::HeaderValue;
use serde::de::DeserializeOwned;

use super::{Call, RequestPlace};
use crate::FromText;
use crate::check::Constraint;
use crate::rejection::{Location, ParameterShape, Result};
use crate::style;

impl Call {
    /// A header that must be there.
    pub fn header_required<T: FromText>(&self, name: &'static str, check: impl Constraint<T>) -> Result<T> {
        self.header_optional(name, check)?.ok_or_else(|| self.header_place(name).missing())
    }

    /// A header that may be there.
    pub fn header_optional<T: FromText>(&self, name: &'static str, check: impl Constraint<T>) -> Result<Option<T>> {
        let place = self.header_place(name);
        self.header_text(place)?.map(|text| place.value(Cow::Borrowed(text), check)).transpose()
    }

    /// A header with a default.
    pub fn header_or<T: FromText>(&self, name: &'static str, default: T, check: impl Constraint<T>) -> Result<T> {
        Ok(self.header_optional(name, check)?.unwrap_or(default))
    }

    /// A header that is a list and must be there: `a, b`, or several headers of the name.
    pub fn header_list<T: FromText>(&self, name: &'static str, check: impl Constraint<Vec<T>>) -> Result<Vec<T>> {
        self.header_list_optional(name, check)?.ok_or_else(|| self.header_place(name).missing())
    }

    /// A header that is a list and may be there.
    pub fn header_list_optional<T: FromText>(
        &self,
        name: &'static str,
        check: impl Constraint<Vec<T>>,
    ) -> Result<Option<Vec<T>>> {
        let place = self.header_place(name);
        let Some(elements) = self.header_elements(place)? else { return Ok(None) };
        place.list(elements.into_iter().map(|element| Ok(Cow::Borrowed(element))), check).map(Some)
    }

    /// A header that is an object and must be there: `x,1,y,2`, or `x=1,y=2` when exploded.
    pub fn header_object<T: DeserializeOwned>(
        &self,
        name: &'static str,
        is_exploded: bool,
        check: impl Constraint<T>,
    ) -> Result<T> {
        self.header_object_optional(name, is_exploded, check)?.ok_or_else(|| self.header_place(name).missing())
    }

    /// A header that is an object and may be there.
    pub fn header_object_optional<T: DeserializeOwned>(
        &self,
        name: &'static str,
        is_exploded: bool,
        check: impl Constraint<T>,
    ) -> Result<Option<T>> {
        let place = self.header_place(name);
        let Some(elements) = self.header_elements(place)? else { return Ok(None) };
        let pairs = style::pair_up(elements.into_iter(), is_exploded);
        place.pairs(pairs, |text| Ok(Cow::Borrowed(text)), check).map(Some)
    }

    /// A header that is JSON and must be there.
    pub fn header_json<T: DeserializeOwned>(&self, name: &'static str, check: impl Constraint<T>) -> Result<T> {
        self.header_json_optional(name, check)?.ok_or_else(|| self.header_place(name).missing())
    }

    /// A header that is JSON and may be there.
    pub fn header_json_optional<T: DeserializeOwned>(
        &self,
        name: &'static str,
        check: impl Constraint<T>,
    ) -> Result<Option<T>> {
        let place = self.header_place(name);
        self.header_text(place)?.map(|json| place.json(json, check)).transpose()
    }

    fn header_place(&self, name: &'static str) -> RequestPlace {
        self.place(Location::Header, name)
    }

    /// The value of a header that may be there once.
    fn header_text(&self, place: RequestPlace) -> Result<Option<&str>> {
        let mut values = self.headers().get_all(place.name).iter();
        match (values.next(), values.next()) {
            (None, _) => Ok(None),
            (Some(value), None) => text_of(value, place).map(Some),
            (Some(_), Some(_)) => Err(place.repeated()),
        }
    }

    /// The elements of a header that may be there several times. An empty header is an empty list.
    fn header_elements(&self, place: RequestPlace) -> Result<Option<Vec<&str>>> {
        let mut elements = None;
        for value in self.headers().get_all(place.name) {
            let texts = text_of(value, place)?.split(',').map(|text| text.trim_matches([' ', '\t']));
            elements.get_or_insert_with(Vec::new).extend(texts);
        }
        Ok(elements.map(|elements| if elements == [""] { Vec::new() } else { elements }))
    }
}

fn text_of(value: &HeaderValue, place: RequestPlace) -> Result<&str> {
    std::str::from_utf8(value.as_bytes()).map_err(|_| place.misshapen(ParameterShape::Text))
}
