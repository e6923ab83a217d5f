//! Server IR, between the document and the text: every name chosen, every question answered.
//!
//! Nothing here is Rust text; the emitters write what stands here and decide nothing.

mod body;
mod operation;
mod parameter;
mod rejection;
mod representation;
mod response;
mod security;
mod types;

pub use body::{
    Body, BodyForm, BodyMedia, BodyPart, BodyReading, BodyType, Form, FormField, FormShape, PartField, Parts,
};
pub use operation::{Caller, Choice, Contract, DeclaredAnswer, Operation, RequestMark, Route, Tag};
pub use parameter::{Delimiter, Parameter, ParameterShape, PathStyle};
pub use rejection::{OperationRejections, ProblemMember, RejectionBody, RejectionMethod, Rejections};
pub use representation::{Offer, OfferSyntax, Offers, Representations, XmlBody, XmlField, XmlName, XmlNode};
pub use response::{
    AnyError, Content, ErrorAnswer, HeadedAnswer, Header, OperationError, Payload, PayloadKind, Response, Writing,
};
pub use security::{Admitted, Combination, Credential, Demand, Principal, Scheme, Security};
pub use types::{
    Additional, Alternative, Bound, Field, Home, PatternDef, PatternId, Presence, Rule, TuplePlace, Ty, TypeDef,
    TypeId, TypeKind, TypeTable, Value,
};
