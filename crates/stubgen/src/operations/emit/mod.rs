//! The text of operations.

mod body;
mod docs;
mod handler;
mod link;
mod locals;
mod mock;
mod operations;
mod parameter;
mod rejections;
mod reply;
mod representation;
mod response;
mod responses;
mod security;
mod tag;

pub use link::{emit_links, has_link};
pub use mock::emit_mock;
pub use operations::emit_operations;
pub use rejections::emit_rejections;
pub use representation::emit_representations;
pub use responses::emit_responses;
pub use security::emit_security;
pub use tag::{Lines, emit_tag};

use crate::ir::{BodyType, Content, Contract};

/// The public names of each file, in the order in which they stand there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exports {
    /// By tag: the trait, then structs and enums of its operations.
    pub tags: Vec<Vec<String>>,
    /// Structs that answers share, and the enum of any error.
    pub responses: Vec<String>,
    /// The trait and the enums of those who may call; without them there is no file.
    pub security: Vec<String>,
    /// The trait that writes rejections, if there is anything to write.
    pub rejections: Vec<String>,
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
            names.extend(operation.parameters_name.clone());
            if let Some(body) = &operation.body {
                names.extend(body.enum_name.clone());
                names.extend(body.forms.iter().filter_map(|form| match &form.holds {
                    BodyType::Parts(parts) => Some(parts.name.clone()),
                    _ => None,
                }));
            }
            names.extend(operation.responses.iter().filter_map(|response| body_enum(&response.content)));
            names.extend(operation.response_name.clone());
            names.push(operation.error_name.clone());
        }
        names
    });
    let errors = contract.error_answers.iter();
    let errors = errors.flat_map(|answer| body_enum(&answer.content).into_iter().chain([answer.name.clone()]));
    let headed = contract.headed_answers.iter().map(|answer| answer.name.clone());
    let security = &contract.security;
    let trait_name = (!security.schemes.is_empty()).then(|| security.trait_name.clone());
    let principals = security.principals.iter().map(|principal| principal.name.clone());
    let mut operations = vec![contract.operations_name.clone(), "stub".to_owned()];
    operations.extend(contract.answers_unimplemented.then(|| "unimplemented".to_owned()));
    Exports {
        tags: tags.collect(),
        responses: errors.chain(headed).chain([contract.any_error_name.clone()]).collect(),
        rejections: (!contract.rejections.methods.is_empty())
            .then(|| contract.reject_name.clone())
            .into_iter()
            .collect(),
        security: trait_name.into_iter().chain(principals).collect(),
        operations,
    }
}
