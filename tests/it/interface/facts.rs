//! The words in which the tables are written.
//!
//! A table says only what its source says: what is left out is [`Kind::Unsaid`], [`Values::Unsaid`] or absent, and is
//! not compared.

use contract::model::{Location, Method};

/// Operations under one heading of the interface document.
pub(super) struct Category {
    /// The heading; tags have names of our own, but one tag serves one category.
    pub(super) name: &'static str,
    pub(super) operations: &'static [Operation],
}

/// An operation of the service.
pub(super) struct Operation {
    pub(super) method: Method,
    pub(super) path: &'static str,
    pub(super) credential: Credential,
    pub(super) parameters: &'static [Parameter],
    /// A body is always required.
    pub(super) body: Option<Type>,
    pub(super) answer: Answer,
    /// Text/plain errors beside the 401 that every credential brings.
    pub(super) errors: &'static [u16],
    /// Parameters of which at least one must be given. No schema can say so: the description does.
    pub(super) at_least_one: &'static [&'static str],
}

/// Credentials of a caller.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Credential {
    Basic,
    Bearer,
    None,
}

/// Body of a 200.
#[derive(Clone, Copy)]
pub(super) enum Answer {
    /// One record.
    One(&'static str),
    /// Records of this name. The interface names only the record, so that the array around it is a decision.
    Listed(&'static str),
    /// JSON of no given shape.
    Shapeless,
}

/// Parameters that differ only in name. Those in the path are required, those in the query optional.
pub(super) struct Parameter {
    pub(super) names: &'static [&'static str],
    pub(super) location: Location,
    pub(super) is: Type,
}

/// An object, by the name of its schema in the contract.
pub(super) struct Record {
    /// `PessoaInputTO`, or `PessoaInputTO.telefones` for the record inside a property of another.
    pub(super) place: &'static str,
    pub(super) rows: &'static [Row],
}

/// Fields that differ only in name: a row of a table in the source.
pub(super) struct Row {
    pub(super) names: &'static [&'static str],
    pub(super) is: Type,
    pub(super) presence: Presence,
}

/// Whether a field must be there.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Presence {
    Optional,
    Required,
    Unsaid,
}

/// Type of a value.
#[derive(Clone, Copy)]
pub(super) struct Type {
    pub(super) kind: Kind,
    /// Keywords of the contract with the text of their values.
    pub(super) limits: &'static [(&'static str, &'static str)],
    pub(super) values: Values,
    pub(super) form: Form,
}

#[derive(Clone, Copy)]
pub(super) enum Kind {
    Unsaid,
    Boolean,
    Integer,
    Number,
    String,
    /// A record of the tables, by the name of its schema.
    Record(&'static str),
    /// Such a record, or an array of it.
    Listed(&'static str),
    /// A record without a name of its own.
    Object(&'static [Row]),
    Array(&'static Type),
}

/// The values of an enum.
#[derive(Clone, Copy)]
pub(super) enum Values {
    Unsaid,
    /// These and no others.
    Closed(&'static [&'static str]),
    /// These, and the source says that it does not show all.
    Open(&'static [&'static str]),
}

/// Form of a text, in words.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Form {
    Unsaid,
    /// Six hexadecimal digits without a hash.
    Colour,
    /// A text in brackets and quotes: `["Evento"]`.
    Bracketed,
    /// A description names each of these.
    Named(&'static [&'static str]),
    /// Texts that no pattern and no length may refuse.
    Accepts(&'static [&'static str]),
}

pub(super) const UNSAID: Type = Type { kind: Kind::Unsaid, limits: &[], values: Values::Unsaid, form: Form::Unsaid };
pub(super) const BOOLEAN: Type = Type { kind: Kind::Boolean, ..UNSAID };
pub(super) const INTEGER: Type = Type { kind: Kind::Integer, ..UNSAID };
pub(super) const INT32: Type = Type { limits: &[("format", "int32")], ..INTEGER };
pub(super) const NUMBER: Type = Type { kind: Kind::Number, ..UNSAID };
pub(super) const STRING: Type = Type { kind: Kind::String, ..UNSAID };
pub(super) const DATE_TIME: Type = Type { limits: &[("format", "date-time")], ..STRING };

/// A text that is one of these.
pub(super) const fn one_of(values: &'static [&'static str]) -> Type {
    Type { values: Values::Closed(values), ..STRING }
}

/// A text that is one of these or of others that the source does not show.
pub(super) const fn one_of_these_or_others(values: &'static [&'static str]) -> Type {
    Type { values: Values::Open(values), ..STRING }
}

pub(super) const fn record(name: &'static str) -> Type {
    Type { kind: Kind::Record(name), ..UNSAID }
}

pub(super) const fn listed(name: &'static str) -> Type {
    Type { kind: Kind::Listed(name), ..UNSAID }
}

pub(super) const fn array(items: &'static Type) -> Type {
    Type { kind: Kind::Array(items), ..UNSAID }
}

pub(super) const fn object(rows: &'static [Row]) -> Type {
    Type { kind: Kind::Object(rows), ..UNSAID }
}

pub(super) const fn row(names: &'static [&'static str], is: Type) -> Row {
    Row { names, is, presence: Presence::Unsaid }
}

pub(super) const fn optional(names: &'static [&'static str], is: Type) -> Row {
    Row { names, is, presence: Presence::Optional }
}

pub(super) const fn required(names: &'static [&'static str], is: Type) -> Row {
    Row { names, is, presence: Presence::Required }
}

pub(super) const fn query(names: &'static [&'static str], is: Type) -> Parameter {
    Parameter { names, location: Location::Query, is }
}

/// Path parameters of type integer are int32, says the interface once for all.
pub(super) const fn path(names: &'static [&'static str]) -> Parameter {
    Parameter { names, location: Location::Path, is: INT32 }
}

pub(super) const fn get(path: &'static str, answer: Answer) -> Operation {
    Operation {
        method: Method::Get,
        path,
        credential: Credential::Bearer,
        parameters: &[],
        body: None,
        answer,
        errors: &[],
        at_least_one: &[],
    }
}

pub(super) const fn post(path: &'static str, body: Type, answer: Answer) -> Operation {
    Operation { method: Method::Post, body: Some(body), ..get(path, answer) }
}

pub(super) const fn put(path: &'static str, body: Option<Type>, answer: Answer) -> Operation {
    Operation { method: Method::Put, body, ..get(path, answer) }
}
