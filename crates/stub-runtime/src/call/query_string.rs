//! A query that is one value, written as a media type: `in: querystring`.

use std::borrow::Cow;

use serde::de::DeserializeOwned;

use super::{Call, RequestPlace};
use crate::FromText;
use crate::check::Constraint;
use crate::rejection::{Location, ParameterShape, Result};
use crate::style::decode_path;

impl Call {
    /// A query that is text and must be there.
    pub fn querystring_required<T: FromText>(&self, name: &'static str, check: impl Constraint<T>) -> Result<T> {
        self.querystring_optional(name, check)?.ok_or_else(|| self.querystring_place(name).missing())
    }

    /// A query that is text and may be there.
    pub fn querystring_optional<T: FromText>(
        &self,
        name: &'static str,
        check: impl Constraint<T>,
    ) -> Result<Option<T>> {
        let place = self.querystring_place(name);
        self.querystring_text(place)?.map(|text| place.value(text, check)).transpose()
    }

    /// A query that is JSON and must be there.
    pub fn querystring_json<T: DeserializeOwned>(&self, name: &'static str, check: impl Constraint<T>) -> Result<T> {
        self.querystring_json_optional(name, check)?.ok_or_else(|| self.querystring_place(name).missing())
    }

    /// A query that is JSON and may be there.
    pub fn querystring_json_optional<T: DeserializeOwned>(
        &self,
        name: &'static str,
        check: impl Constraint<T>,
    ) -> Result<Option<T>> {
        let place = self.querystring_place(name);
        self.querystring_text(place)?.map(|text| place.json(&text, check)).transpose()
    }

    fn querystring_place(&self, name: &'static str) -> RequestPlace {
        self.place(Location::Query, name)
    }

    /// Text after the `?`, decoded. A plus is a plus here: only forms write blanks so.
    fn querystring_text(&self, place: RequestPlace) -> Result<Option<Cow<'_, str>>> {
        let raw = self.request.uri().query().filter(|raw| !raw.is_empty());
        raw.map(|raw| decode_path(raw).map_err(|_| place.misshapen(ParameterShape::Encoded))).transpose()
    }
}
