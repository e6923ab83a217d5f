//! JSON Schemas of what a client sends and reads, through schemars, for whoever compares them with the contract.
//!
//! With the feature `schemas`, generated types describe themselves and generated clients tell at which place each of them
//! travels; [`Schemas`] makes an OpenAPI document of it. A schema of what is *read* allows what the types take; a schema of
//! what is *sent* allows what they write, with these readings:
//!
//! - `Other` of an open enum is for values that a server sent first: the schema of what is sent lists the named ones.
//! - A property that is left out when it is `None` is never `null`; [`Nullable`](crate::Nullable) is, where it says so.
//! - A struct writes its own properties and no others.
//!
//! Descriptions are left out: another wording allows the same values.

mod places;
mod types;

pub use places::{Direction, OperationSchemas, Schemas};
pub use schemars;
pub use types::{integers, tagged, texts, tuple, union};

/// Describes a type that a macro of [`data`](crate::data) declares, if the crate around it has the feature, too: Cargo turns
/// on this crate's for all clients of a program, whichever of them asked for it.
#[doc(hidden)]
#[macro_export]
macro_rules! described {
    ($name:ident, |$generator:ident| $schema:expr) => {
        #[allow(unexpected_cfgs, reason = "most crates have no such feature, and describe nothing")]
        const _: () = {
            #[cfg(feature = "schemas")]
            impl $crate::schemas::schemars::JsonSchema for $name {
                fn schema_name() -> ::std::borrow::Cow<'static, str> {
                    ::std::stringify!($name).into()
                }

                fn json_schema(
                    $generator: &mut $crate::schemas::schemars::SchemaGenerator,
                ) -> $crate::schemas::schemars::Schema {
                    $schema
                }
            }
        };
    };
}
