//! A named thing in a request, for saying what is wrong with it.

use std::borrow::Cow;

use poem::http::StatusCode;
use serde::de::DeserializeOwned;

use crate::check::{Constraint, Step};
use crate::rejection::{Location, ParameterShape, Reason, Result};
use crate::style::{Object, Undecodable};
use crate::{Fault, FromText, Rejection, json};

/// A parameter, a form field or a part.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place {
    pub(crate) location: Location,
    pub(crate) name: &'static str,
    /// The status that the operation declares for malformed requests.
    pub(crate) invalid: StatusCode,
}

impl Place {
    /// The value of a text.
    pub(crate) fn value<T: FromText>(self, text: Cow<'_, str>, check: impl Constraint<T>) -> Result<T> {
        let value = T::from_text(text).map_err(|fault| self.invalid(fault))?;
        check(&value).map_err(|fault| self.invalid(fault))?;
        Ok(value)
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
        check(&list).map_err(|fault| self.invalid(fault))?;
        Ok(list)
    }

    /// The object with these properties.
    pub(crate) fn object<T: DeserializeOwned>(self, object: Object<'_>, check: impl Constraint<T>) -> Result<T> {
        let value = object.read().map_err(|fault| self.invalid(fault))?;
        check(&value).map_err(|fault| self.invalid(fault))?;
        Ok(value)
    }

    /// The value of JSON text.
    pub(crate) fn json<T: DeserializeOwned>(self, text: &str, check: impl Constraint<T>) -> Result<T> {
        let value = json::parse(text.as_bytes()).map_err(|fault| self.invalid(fault.into()))?;
        check(&value).map_err(|fault| self.invalid(fault))?;
        Ok(value)
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
