//! The text of operations.

mod body;
mod docs;
mod errors;
mod handler;
mod locals;
mod mock;
mod operations;
mod parameter;
mod reply;
mod response;
mod security;
mod tag;

pub use errors::emit_errors;
pub use mock::emit_mock;
pub use operations::emit_operations;
pub use security::emit_security;
pub use tag::{Lines, emit_tag};

use crate::ir::{BodyType, Content, Contract};

/// The public names of each file, in the order in which they stand there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exports {
    /// By tag: the trait, then response enums and what else its operations need.
    pub tags: Vec<Vec<String>>,
    /// Error enums; without them there is no file.
    pub errors: Vec<String>,
    /// The trait and the enums of those who may call; without them there is no file.
    pub security: Vec<String>,
    /// Names that make a server of an implementation.
    pub operations: Vec<String>,
}

/// The public names of what the emitters write. Types that stand in the same files are not among them.
pub fn exports(contract: &Contract) -> Exports {
    let body_enum = |content: &Content| match content {
        Content::Several { name, .. } => Some(name.clone()),
        _ => None,
    };
    let tags = contract.tags.iter().map(|tag| {
        let mut names = vec![tag.trait_name.clone()];
        for operation in tag.operations.iter().map(|idx| &contract.operations[*idx]) {
            if let Some(body) = &operation.body {
                names.extend(body.enum_name.clone());
                names.extend(body.forms.iter().filter_map(|form| match &form.holds {
                    BodyType::Parts(parts) => Some(parts.name.clone()),
                    _ => None,
                }));
            }
            names.push(operation.response_name.clone());
            names.extend(operation.responses.iter().filter_map(|response| body_enum(&response.content)));
        }
        names
    });
    let errors = contract.errors.iter().flat_map(|set| {
        let bodies = set.responses.iter().filter_map(|response| body_enum(&response.content));
        std::iter::once(set.name.clone()).chain(bodies)
    });
    let security = &contract.security;
    let trait_name = (!security.schemes.is_empty()).then(|| security.trait_name.clone());
    let principals = security.principals.iter().map(|principal| principal.name.clone());
    let mut operations = vec![contract.operations_name.clone(), "stub".to_owned()];
    operations.extend(contract.answers_unimplemented.then(|| "unimplemented".to_owned()));
    Exports {
        tags: tags.collect(),
        errors: errors.collect(),
        security: trait_name.into_iter().chain(principals).collect(),
        operations,
    }
}
