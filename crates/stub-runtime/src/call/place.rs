//! A named thing in a request, for saying what is wrong with it.

use std::borrow::Cow;

use poem::http::StatusCode;
use serde::de::DeserializeOwned;

use crate::check::{Constraint, Step, checked};
use crate::rejection::{Location, ParameterShape, Reason, Result};
use crate::style::{Object, Undecodable};
use crate::{Fault, FromText, Rejection, json};

/// A parameter, a form field or a part.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RequestPlace {
    pub(crate) location: Location,
    pub(crate) name: &'static str,
    /// The status that the operation declares for malformed requests.
    pub(crate) invalid: StatusCode,
}

impl RequestPlace {
    pub(crate) fn value<T: FromText>(self, text: Cow<'_, str>, check: impl Constraint<T>) -> Result<T> {
        checked(T::from_text(text), check).map_err(|fault| self.invalid(fault))
    }

    /// The list whose elements have these texts.
    pub(crate) fn list<'t, T: FromText>(
        self,
        texts: impl Iterator<Item = Result<Cow<'t, str>, Undecodable>>,
        check: impl Constraint<Vec<T>>,
    ) -> Result<Vec<T>> {
        let mut list = Vec::with_capacity(texts.size_hint().0);
        for text in texts {
            let text = text.map_err(|Undecodable| self.misshapen(ParameterShape::Encoded))?;
            let element = T::from_text(text);
            list.push(element.map_err(|fault| self.invalid(fault.under(Step::Index(list.len()))))?);
        }
        checked(Ok(list), check).map_err(|fault| self.invalid(fault))
    }

    pub(crate) fn object<T: DeserializeOwned>(self, object: Object<'_>, check: impl Constraint<T>) -> Result<T> {
        checked(object.read(), check).map_err(|fault| self.invalid(fault))
    }

    /// The object with these names and values, which are still to be decoded.
    pub(crate) fn pairs<'t, T: DeserializeOwned>(
        self,
        pairs: Result<Vec<(&'t str, &'t str)>, ParameterShape>,
        decode: impl Fn(&'t str) -> Result<Cow<'t, str>, Undecodable>,
        check: impl Constraint<T>,
    ) -> Result<T> {
        let mut object = Object::default();
        for (key, value) in pairs.map_err(|shape| self.misshapen(shape))? {
            let decoded = decode(key).and_then(|key| Ok((key, decode(value)?)));
            let (key, value) = decoded.map_err(|Undecodable| self.misshapen(ParameterShape::Encoded))?;
            object.add(key, value);
        }
        self.object(object, check)
    }

    pub(crate) fn json<T: DeserializeOwned>(self, text: &str, check: impl Constraint<T>) -> Result<T> {
        checked(json::parse(text.as_bytes()).map_err(Fault::from), check).map_err(|fault| self.invalid(fault))
    }

    #[cold]
    pub(crate) fn missing(self) -> Rejection {
        Rejection::invalid(self.invalid, Reason::Missing { location: self.location, name: self.name })
    }

    #[cold]
    pub(crate) fn invalid(self, fault: Fault) -> Rejection {
        Rejection::invalid(self.invalid, Reason::Invalid { location: self.location, name: self.name, fault })
    }

    #[cold]
    pub(crate) fn repeated(self) -> Rejection {
        Rejection::invalid(self.invalid, Reason::Repeated { location: self.location, name: self.name.into() })
    }

    #[cold]
    pub(crate) fn misshapen(self, shape: ParameterShape) -> Rejection {
        Rejection::invalid(self.invalid, Reason::Misshapen { location: self.location, name: self.name, shape })
    }
}
