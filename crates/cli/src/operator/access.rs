//! Address and token of the operator's interface: from flags, the environment or a profile, in that order.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

use clap::ArgMatches;
use client_runtime::{Connection, Secret};
use operator::client::operations::{OPERATIONS, SCHEMES};

use crate::access::{self, CONNECT_TIMEOUT, Profile, Profiles, USER_AGENT, given, variable};
use crate::commands::{ADDRESS, PASSWORD_FROM_STDIN, PROFILE, TOKEN_FROM, USER, text};
use crate::failure::Failure;

/// Where it listens unless somebody wanted otherwise.
const USUAL: &str = "http://127.0.0.1:8081";

/// The scheme of the contract that the token belongs to.
const SCHEME: &str = "operador";

/// A connection that the operator's operations can be called on.
pub(super) fn connect(matches: &ArgMatches) -> Result<Connection, Failure> {
    if text(matches, USER).is_some() || matches.get_flag(PASSWORD_FROM_STDIN) {
        return Err(Failure::usage(
            "o operador não tem usuário nem senha, mas um token",
            "Use --token-de ARQUIVO, BENEFITS_OPERATOR_TOKEN ou o perfil.",
        ));
    }
    let profile = Profiles::open()?.choose(text(matches, PROFILE))?;
    let (kept_address, kept_token) = match profile {
        Some(Profile { operator_address, operator_token, .. }) => (operator_address, operator_token),
        None => (None, None),
    };
    let kept_address = kept_address.unwrap_or_else(|| USUAL.to_owned());
    let address = given(matches, ADDRESS, "BENEFITS_OPERATOR_URL").unwrap_or_else(|| kept_address.clone());
    let token = match token_in_file(matches)? {
        Some(token) => token,
        None => match variable("BENEFITS_OPERATOR_TOKEN") {
            Some(token) => token.into(),
            // A kept token goes to the address it was kept for, and nowhere else.
            None => kept_token.filter(|_| address == kept_address).map_or_else(asked, Ok)?,
        },
    };
    let deadline = access::deadline(matches);
    Connection::builder(&address)
        .operations(OPERATIONS)
        .schemes(SCHEMES)
        .user_agent(USER_AGENT)
        .deadline(deadline)
        .connect_timeout(deadline.min(CONNECT_TIMEOUT))
        .bearer(SCHEME, token)
        .build()
        .map_err(|error| access::unusable(&error))
}

/// The token in the file that a flag names, if it is given.
pub(crate) fn token_in_file(matches: &ArgMatches) -> Result<Option<Secret>, Failure> {
    let Some(path) = matches.get_one::<PathBuf>(TOKEN_FROM) else { return Ok(None) };
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, "ler", &error))?;
    match text.trim() {
        "" => Err(Failure::usage("o arquivo do token está vazio", "Confira o caminho dado em --token-de.")),
        token => Ok(Some(token.into())),
    }
}

fn asked() -> Result<Secret, Failure> {
    let missing = || {
        Failure::usage(
            "falta o token do operador",
            "Use --token-de ARQUIVO, defina BENEFITS_OPERATOR_TOKEN, ou guarde-o: benefits-cli perfil salvar --token-de ARQUIVO.",
        )
    };
    if !io::stdin().is_terminal() {
        return Err(missing());
    }
    let token = access::ask("Token do operador: ")?;
    if token.expose().is_empty() { Err(missing()) } else { Ok(token) }
}
