//! Settings: flags, and environment variables `BENEFITS_…`.
//!
//! Nothing is guessed: a flag or a variable that does not exist stops the program, with the one that was probably meant.

mod arguments;
mod callers;
mod database;
mod mail;
mod operator;
mod variables;

pub(crate) use arguments::{LogFormat, Shared};
pub(crate) use callers::CallerArgs;
pub(crate) use database::{DatabaseAddress, Missing};
pub(crate) use mail::MailArgs;
pub(crate) use operator::{Credential, DEMO_TOKEN, OperatorArgs};
pub(crate) use variables::check as check_variables;
