//! `application/x-www-form-urlencoded` bodies: queries that travel in the body.

use bytes::Bytes;
use poem::http::StatusCode;

use crate::Rejection;
use crate::body;
use crate::query::{self, Field, Query, UnknownQuery};
use crate::rejection::{Location, Reason};

/// A form, not taken apart yet.
#[derive(Debug)]
pub struct Form {
    text: String,
    invalid: StatusCode,
}

impl Form {
    pub(crate) fn new(bytes: Bytes, invalid: StatusCode) -> Result<Form, Rejection> {
        match body::text(bytes) {
            Some(text) => Ok(Form { text, invalid }),
            None => Err(Rejection::invalid(invalid, Reason::BodyNotText)),
        }
    }

    /// Its fields; what is unknown or repeated is refused.
    pub fn fields<const N: usize>(&self, fields: &'static [Field; N]) -> Result<Query<'_, N>, Rejection> {
        query::read(&self.text, fields, Location::Form, self.invalid, UnknownQuery::Refused)
    }
}
