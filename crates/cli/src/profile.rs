//! `perfil`: keeps, lists and removes profiles.

use std::io::{self, IsTerminal};

use clap::ArgMatches;

use crate::access::{self, DEFAULT, Profile, Profiles, given};
use crate::commands::{ADDRESS, JSON, LIST, NAME, OPERATOR_ADDRESS, PASSWORD_FROM_STDIN, REMOVE, SAVE, USER, text};
use crate::failure::Failure;
use crate::json::Json;
use crate::operator;
use crate::output::Output;

pub(crate) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let (command, matches) = matches.subcommand().expect("a subcommand is required");
    match command {
        SAVE => save(matches),
        LIST => list(matches),
        REMOVE => remove(matches),
        other => unreachable!("no command {other} is declared"),
    }
}

fn save(matches: &ArgMatches) -> Result<(), Failure> {
    let name = text(matches, NAME).unwrap_or(DEFAULT);
    let address = given(matches, ADDRESS, "BENEFITS_URL")
        .ok_or_else(|| Failure::usage("falta o endereço do perfil", "Diga --endereco URL, ou defina BENEFITS_URL."))?;
    access::check_address(&address)?;
    let user = given(matches, USER, "BENEFITS_USER");
    // Not from the environment: whoever keeps a password there did not ask for it to be written to a disk.
    let password = if matches.get_flag(PASSWORD_FROM_STDIN) {
        Some(access::read_line()?)
    } else if user.is_some() && io::stdin().is_terminal() {
        Some(access::ask("Senha (em branco, não é guardada): ")?)
    } else {
        None
    };
    let password = password.filter(|password| !password.expose().is_empty());
    let kept = if password.is_some() { "com senha" } else { "sem senha" };
    let operator_address = text(matches, OPERATOR_ADDRESS).map(str::to_owned);
    operator_address.as_deref().map_or(Ok(()), access::check_address)?;
    let operator_token = operator::token_in_file(matches)?;
    let mut profiles = Profiles::open()?;
    let path = profiles.save(name, Profile { address, user, password, operator_address, operator_token })?;
    eprintln!("Perfil `{name}` salvo {kept} em {}.", path.display());
    Ok(())
}

fn list(matches: &ArgMatches) -> Result<(), Failure> {
    let profiles = Profiles::open()?;
    let rows = profiles.all().map(|(name, profile)| {
        let Profile { address, user, password, operator_address, operator_token } = profile;
        let field = |name: &str, value: Json| (name.to_owned(), value);
        Json::Object(vec![
            field("nome", Json::Text(name.to_owned())),
            field("endereco", Json::Text(address.clone())),
            field("usuario", user.clone().map_or(Json::Null, Json::Text)),
            field("temSenha", Json::Bool(password.is_some())),
            field("enderecoOperador", operator_address.clone().map_or(Json::Null, Json::Text)),
            field("temTokenOperador", Json::Bool(operator_token.is_some())),
        ])
    });
    Output::new(matches.get_flag(JSON)).show_rows(&Json::List(rows.collect()))?;
    Ok(())
}

fn remove(matches: &ArgMatches) -> Result<(), Failure> {
    let name = text(matches, NAME).expect("clap requires the name");
    Profiles::open()?.remove(name)?;
    eprintln!("Perfil `{name}` removido.");
    Ok(())
}
