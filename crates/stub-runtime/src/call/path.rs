//! Path parameters. They are always there: without them the path is another.

use serde::de::DeserializeOwned;

use super::{Call, RequestPlace};
use crate::FromText;
use crate::check::Constraint;
use crate::rejection::{Location, ParameterShape, Result};
use crate::style::{PathStyle, Undecodable, decode_path};

impl Call {
    /// A path parameter by its position in the template.
    pub fn path<T: FromText>(&self, idx: usize, name: &'static str, check: impl Constraint<T>) -> Result<T> {
        let (place, raw) = self.captured(idx, name);
        let text = decode_path(raw).map_err(|Undecodable| place.misshapen(ParameterShape::Encoded))?;
        place.value(text, check)
    }

    /// A path parameter that is no list and no object, in style `label` or `matrix`.
    pub fn path_styled<T: FromText>(
        &self,
        idx: usize,
        name: &'static str,
        style: PathStyle,
        check: impl Constraint<T>,
    ) -> Result<T> {
        let (place, raw) = self.captured(idx, name);
        let raw = style.value(name, raw).map_err(|shape| place.misshapen(shape))?;
        let text = decode_path(raw).map_err(|Undecodable| place.misshapen(ParameterShape::Encoded))?;
        place.value(text, check)
    }

    /// A path parameter that is a list.
    pub fn path_list<T: FromText>(
        &self,
        idx: usize,
        name: &'static str,
        style: PathStyle,
        check: impl Constraint<Vec<T>>,
    ) -> Result<Vec<T>> {
        let (place, raw) = self.captured(idx, name);
        let elements = style.elements(name, raw).map_err(|shape| place.misshapen(shape))?;
        place.list(elements.into_iter().map(decode_path), check)
    }

    /// A path parameter that is an object.
    pub fn path_object<T: DeserializeOwned>(
        &self,
        idx: usize,
        name: &'static str,
        style: PathStyle,
        check: impl Constraint<T>,
    ) -> Result<T> {
        let (place, raw) = self.captured(idx, name);
        place.pairs(style.pairs(name, raw), decode_path, check)
    }

    /// A path parameter that is JSON.
    pub fn path_json<T: DeserializeOwned>(
        &self,
        idx: usize,
        name: &'static str,
        check: impl Constraint<T>,
    ) -> Result<T> {
        let (place, raw) = self.captured(idx, name);
        let text = decode_path(raw).map_err(|Undecodable| place.misshapen(ParameterShape::Encoded))?;
        place.json(&text, check)
    }

    fn captured(&self, idx: usize, name: &'static str) -> (RequestPlace, &str) {
        (self.place(Location::Path, name), self.captures.get(self.request.uri().path(), idx))
    }
}
