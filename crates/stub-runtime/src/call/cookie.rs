//! Cookie parameters.
//!
//! Escapes in a cookie are decoded where they are whole; since nothing obliges a cookie to be percent-encoded, others
//! stand for themselves.

use std::borrow::Cow;

use poem::http::header;
use serde::de::DeserializeOwned;

use super::{Call, RequestPlace};
use crate::FromText;
use crate::check::Constraint;
use crate::rejection::{Location, Result};
use crate::style::{self, Delimiter, decode_path};

impl Call {
    /// A cookie that must be there.
    pub fn cookie_required<T: FromText>(&self, name: &'static str, check: impl Constraint<T>) -> Result<T> {
        self.cookie_optional(name, check)?.ok_or_else(|| self.cookie_place(name).missing())
    }

    /// A cookie that may be there.
    pub fn cookie_optional<T: FromText>(&self, name: &'static str, check: impl Constraint<T>) -> Result<Option<T>> {
        let place = self.cookie_place(name);
        self.cookie_raw(place)?.map(|raw| place.value(decoded(raw), check)).transpose()
    }

    /// A cookie with a default.
    pub fn cookie_or<T: FromText>(&self, name: &'static str, default: T, check: impl Constraint<T>) -> Result<T> {
        Ok(self.cookie_optional(name, check)?.unwrap_or(default))
    }

    /// A cookie that is a list and must be there: `id=a,b`, or `id=a; id=b` when repeated.
    pub fn cookie_list<T: FromText>(
        &self,
        name: &'static str,
        delimiter: Delimiter,
        check: impl Constraint<Vec<T>>,
    ) -> Result<Vec<T>> {
        self.cookie_list_optional(name, delimiter, check)?.ok_or_else(|| self.cookie_place(name).missing())
    }

    /// A cookie that is a list and may be there.
    pub fn cookie_list_optional<T: FromText>(
        &self,
        name: &'static str,
        delimiter: Delimiter,
        check: impl Constraint<Vec<T>>,
    ) -> Result<Option<Vec<T>>> {
        let place = self.cookie_place(name);
        if delimiter == Delimiter::Repeated {
            let mut values = self.cookie_values(name).map(Ok).peekable();
            return if values.peek().is_none() { Ok(None) } else { place.list(values, check).map(Some) };
        }
        let Some(raw) = self.cookie_raw(place)? else { return Ok(None) };
        place.list(delimiter.split(raw).map(|element| Ok(decoded(element))), check).map(Some)
    }

    /// A cookie that is an object and must be there: `id=x,1,y,2`.
    pub fn cookie_object<T: DeserializeOwned>(&self, name: &'static str, check: impl Constraint<T>) -> Result<T> {
        self.cookie_object_optional(name, check)?.ok_or_else(|| self.cookie_place(name).missing())
    }

    /// A cookie that is an object and may be there.
    pub fn cookie_object_optional<T: DeserializeOwned>(
        &self,
        name: &'static str,
        check: impl Constraint<T>,
    ) -> Result<Option<T>> {
        let place = self.cookie_place(name);
        let Some(raw) = self.cookie_raw(place)? else { return Ok(None) };
        let pairs = style::pair_up(Delimiter::Comma.split(raw), false);
        place.pairs(pairs, |text| Ok(decoded(text)), check).map(Some)
    }

    /// An object whose properties are cookies of their own: `x=1; y=2`. `None` when none of them is there.
    pub fn cookie_spread_optional<T: DeserializeOwned>(
        &self,
        name: &'static str,
        properties: &'static [&'static str],
        check: impl Constraint<T>,
    ) -> Result<Option<T>> {
        let mut object = style::Object::default();
        for (given, raw) in self.cookies() {
            if properties.contains(&given) {
                object.add(Cow::Borrowed(given), decoded(raw));
            }
        }
        if object.is_empty() { Ok(None) } else { self.cookie_place(name).object(object, check).map(Some) }
    }

    /// The same where one of the properties must be there.
    pub fn cookie_spread<T: DeserializeOwned>(
        &self,
        name: &'static str,
        properties: &'static [&'static str],
        check: impl Constraint<T>,
    ) -> Result<T> {
        self.cookie_spread_optional(name, properties, check)?.ok_or_else(|| self.cookie_place(name).missing())
    }

    /// A cookie that is JSON and must be there.
    pub fn cookie_json<T: DeserializeOwned>(&self, name: &'static str, check: impl Constraint<T>) -> Result<T> {
        self.cookie_json_optional(name, check)?.ok_or_else(|| self.cookie_place(name).missing())
    }

    /// A cookie that is JSON and may be there.
    pub fn cookie_json_optional<T: DeserializeOwned>(
        &self,
        name: &'static str,
        check: impl Constraint<T>,
    ) -> Result<Option<T>> {
        let place = self.cookie_place(name);
        self.cookie_raw(place)?.map(|raw| place.json(&decoded(raw), check)).transpose()
    }

    pub(crate) fn cookie_values(&self, name: &'static str) -> impl Iterator<Item = Cow<'_, str>> {
        self.cookies().filter(move |(given, _)| *given == name).map(|(_, raw)| decoded(raw))
    }

    /// The value of a cookie that may be there once.
    fn cookie_raw(&self, place: RequestPlace) -> Result<Option<&str>> {
        let mut values = self.cookies().filter(|(given, _)| *given == place.name);
        match (values.next(), values.next()) {
            (Some(_), Some(_)) => Err(place.repeated()),
            (value, _) => Ok(value.map(|(_, raw)| raw)),
        }
    }

    /// Names and raw values of all cookies. What is no pair is no cookie.
    fn cookies(&self) -> impl Iterator<Item = (&str, &str)> {
        let headers = self.headers().get_all(header::COOKIE).into_iter();
        headers
            .filter_map(|value| std::str::from_utf8(value.as_bytes()).ok())
            .flat_map(|text| text.split(';'))
            .filter_map(|pair| {
                let (name, value) = pair.split_once('=')?;
                let value = value.trim();
                let unquoted = value.strip_prefix('"').and_then(|value| value.strip_suffix('"'));
                Some((name.trim(), unquoted.unwrap_or(value)))
            })
    }

    fn cookie_place(&self, name: &'static str) -> RequestPlace {
        self.place(Location::Cookie, name)
    }
}

fn decoded(raw: &str) -> Cow<'_, str> {
    decode_path(raw).unwrap_or(Cow::Borrowed(raw))
}
