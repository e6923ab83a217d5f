//! Address of the service and login of the caller: from flags, the environment or a profile, in that order.

mod login;
mod password;
mod profiles;

pub(crate) use login::{CONNECT_TIMEOUT, USER_AGENT, check_address, connect, unusable};
pub(crate) use password::{Password, ask, read_line};
pub(crate) use profiles::{DEFAULT, Profile, Profiles};

use std::time::Duration;

use clap::ArgMatches;
use client_runtime::Secret;

use crate::commands::{ADDRESS, DEADLINE, PASSWORD_FROM_STDIN, PROFILE, USER, text};
use crate::failure::Failure;

/// How long a call may take unless `--prazo` says otherwise.
const DEFAULT_DEADLINE: Duration = Duration::from_secs(30);

/// What is known about the service and the caller before anything is sent.
#[derive(Debug)]
pub(crate) struct Access {
    pub(crate) address: String,
    pub(crate) user: Option<String>,
    pub(crate) password: Password,
    pub(crate) deadline: Duration,
}

impl Access {
    /// Puts together what is known. Nothing is asked yet: some operations need no password.
    pub(crate) fn read(matches: &ArgMatches) -> Result<Access, Failure> {
        let profile = Profiles::open()?.choose(text(matches, PROFILE))?;
        let address = given(matches, ADDRESS, "BENEFITS_URL");
        let user = given(matches, USER, "BENEFITS_USER");
        let is_own = |given: Option<&String>, kept: Option<&String>| given.is_none() || given == kept;
        let password = if matches.get_flag(PASSWORD_FROM_STDIN) {
            Password::FromStdin
        } else if let Some(password) = variable("BENEFITS_PASSWORD") {
            Password::Known(password.into())
        } else if let Some(Profile { address: kept, user: name, password: Some(password), .. }) = &profile
            // A kept password goes to the address and under the name it was kept for, and nowhere else.
            && is_own(address.as_ref(), Some(kept))
            && is_own(user.as_ref(), name.as_ref())
        {
            Password::Known(password.clone())
        } else {
            Password::Asked
        };
        let (kept_address, kept_user) = profile.map(|profile| (profile.address, profile.user)).unzip();
        let address = address.or(kept_address).ok_or_else(no_address)?;
        Ok(Access { address, user: user.or(kept_user.flatten()), password, deadline: deadline(matches) })
    }

    /// The user and the password; asks for what is not known.
    pub(crate) fn credentials(&self) -> Result<(String, Secret), Failure> {
        let user = self.user.clone().ok_or_else(no_user)?;
        let password = self.password.read(&user)?;
        Ok((user, password))
    }
}

pub(crate) fn deadline(matches: &ArgMatches) -> Duration {
    matches.get_one::<f64>(DEADLINE).map_or(DEFAULT_DEADLINE, |seconds| Duration::from_secs_f64(*seconds))
}

pub(crate) fn given(matches: &ArgMatches, flag: &str, name: &str) -> Option<String> {
    text(matches, flag).map(str::to_owned).or_else(|| variable(name))
}

/// A variable that is set and not empty.
pub(crate) fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn no_address() -> Failure {
    Failure::usage(
        "falta o endereço do serviço",
        "Diga --endereco URL, defina BENEFITS_URL, ou guarde um perfil: benefits-cli perfil salvar --endereco URL.",
    )
}

fn no_user() -> Failure {
    Failure::usage(
        "falta o usuário",
        "Diga --usuario NOME, defina BENEFITS_USER, ou guarde um perfil: benefits-cli perfil salvar --usuario NOME.",
    )
}
