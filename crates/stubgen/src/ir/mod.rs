//! What the stubs are made of, between the document and the text: every name chosen, every question answered.
//!
//! Nothing here is Rust text; the emitters write what stands here and decide nothing.

mod body;
mod operation;
mod parameter;
mod response;
mod security;
mod types;
mod value;

pub use body::{Body, BodyForm, BodyMedia, BodyType, Form, FormField, FormShape, Part, PartField, Parts, Reading};
pub use operation::{Caller, Contract, Operation, Route, Tag};
pub use parameter::{Delimiter, Parameter, PathStyle, Shape};
pub use response::{Content, ErrorSet, Header, Payload, PayloadKind, Response, Writing};
pub use security::{Admitted, Combination, Credential, Demand, Principal, Scheme, Security};
pub use types::{Additional, Alternative, Direction, Field, Home, Presence, TypeDef, TypeId, TypeKind, TypeTable};
pub use value::{Bound, PatternId, Rule, Ty, Value};
