//! Conditions of a search, put together from what was given.

use domain::stores::StoreAccess;
use domain::values::{DayRange, Moment};

use super::dialect;
use super::driver::Engine;
use super::params::Param;
use crate::error::StoreError;
use crate::record::Code;

/// Microseconds of a day; days of Brasília all have as many.
const DAY: i64 = 24 * 60 * 60 * 1_000_000;

/// Conditions that all must hold, with their parameters.
#[derive(Debug)]
pub(super) struct Conditions<'a> {
    engine: Engine,
    clauses: Vec<String>,
    params: Vec<Param<'a>>,
}

impl<'a> Conditions<'a> {
    /// No condition yet.
    pub(super) fn new(engine: Engine) -> Self {
        Self { engine, clauses: Vec::new(), params: Vec::new() }
    }

    /// The engine that is asked.
    pub(super) fn engine(&self) -> Engine {
        self.engine
    }

    /// A column has a value, if one is given.
    pub(super) fn equals(&mut self, column: &str, value: Option<impl Into<Param<'a>>>) {
        if let Some(value) = value {
            let place = self.place(value);
            self.clauses.push(format!("{column} = {place}"));
        }
    }

    /// A column is greater than a value, if one is given: what follows after it in a list.
    pub(super) fn after(&mut self, column: &str, value: Option<impl Into<Param<'a>>>) {
        if let Some(value) = value {
            let place = self.place(value);
            self.clauses.push(format!("{column} > {place}"));
        }
    }

    /// A column of days is within a range, if one is given.
    pub(super) fn day_within(&mut self, column: &str, range: Option<DayRange>) {
        if let Some(range) = range {
            let (first, last) = (self.place(range.first()), self.place(range.last()));
            self.clauses.push(format!("{column} >= {first} AND {column} <= {last}"));
        }
    }

    /// A column of moments is within the days of a range, if one is given.
    pub(super) fn moment_within(&mut self, column: &str, range: Option<DayRange>) {
        if let Some(range) = range {
            let first = self.place(Moment::start_of(range.first()));
            let end = self.place(Param::Int(Moment::start_of(range.last()).micros() + DAY));
            self.clauses.push(format!("{column} >= {first} AND {column} < {end}"));
        }
    }

    /// A row exists, if a value is given; `query` has `{}` in the place of the value.
    pub(super) fn exists(&mut self, query: &str, value: Option<impl Into<Param<'a>>>) {
        if let Some(value) = value {
            let place = self.place(value);
            self.clauses.push(format!("EXISTS ({})", query.replace("{}", &place)));
        }
    }

    /// A column of stores is one that the user sees. Who sees none finds nothing.
    pub(super) fn seen(&mut self, column: &str, access: &StoreAccess) {
        let stores = self.stores(access);
        self.clauses.push(dialect::is_among(self.engine, column, &stores));
    }

    /// The place of the user's stores, for [`dialect::is_among`].
    pub(super) fn stores(&mut self, access: &StoreAccess) -> String {
        self.place(dialect::codes(access.stores()))
    }

    /// Any other condition.
    pub(super) fn also(&mut self, clause: String) {
        self.clauses.push(clause);
    }

    /// What follows `WHERE`.
    pub(super) fn sql(&self) -> String {
        if self.clauses.is_empty() { "1 = 1".to_owned() } else { self.clauses.join(" AND ") }
    }

    /// What follows `WHERE` in a query for the first codes of a list, in their order and at most so many.
    pub(super) fn listing(&mut self, column: &str, most: usize) -> Result<String, StoreError> {
        let most = self.place(Param::Int(i64::try_from(most).map_err(StoreError::unavailable)?));
        Ok(format!("{} ORDER BY {column} LIMIT {most}", self.sql()))
    }

    /// A column holds one of some codes.
    pub(super) fn among<C: Code>(&mut self, column: &str, codes: &[C]) {
        let place = self.place(dialect::codes(codes.iter().copied()));
        self.clauses.push(dialect::is_among(self.engine, column, &place));
    }

    /// The parameters, in order.
    pub(super) fn params(&self) -> &[Param<'a>] {
        &self.params
    }

    /// Takes a parameter, and returns the place where it stands in the text.
    pub(super) fn place(&mut self, value: impl Into<Param<'a>>) -> String {
        self.params.push(value.into());
        format!("${}", self.params.len())
    }
}
