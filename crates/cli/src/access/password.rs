//! Passwords: where they come from. Never an argument, which the shell keeps and other users can list.

use std::io::{self, BufRead, IsTerminal};

use client_runtime::Secret;

use crate::failure::Failure;

/// Where the password comes from.
#[derive(Debug)]
pub(crate) enum Password {
    /// From the environment or a profile.
    Known(Secret),
    FromStdin,
    /// From the person at the terminal, without showing it.
    Asked,
}

impl Password {
    pub(crate) fn read(&self, user: &str) -> Result<Secret, Failure> {
        let password = match self {
            Password::Known(password) => password.clone(),
            Password::FromStdin => read_line()?,
            Password::Asked if io::stdin().is_terminal() => ask(&format!("Senha de {user}: "))?,
            Password::Asked => return Err(nobody_to_ask()),
        };
        if password.expose().is_empty() {
            return Err(Failure::usage("a senha está vazia", "Confira de onde ela vem."));
        }
        Ok(password)
    }
}

/// A password that a person types, unseen. May be empty.
pub(crate) fn ask(prompt: &str) -> Result<Secret, Failure> {
    rpassword::prompt_password(prompt).map(Secret::from).map_err(|error| {
        Failure::local(format!("não foi possível ler a senha: {error}"), "Use --senha-de-stdin ou BENEFITS_PASSWORD.")
    })
}

pub(crate) fn read_line() -> Result<Secret, Failure> {
    let mut line = String::new();
    io::stdin().lock().read_line(&mut line).map_err(|error| {
        Failure::local(format!("não foi possível ler a senha: {error}"), "Confira a entrada padrão.")
    })?;
    // The end of the line belongs to the line; spaces may belong to the password.
    let length = line.trim_end_matches(['\r', '\n']).len();
    line.truncate(length);
    Ok(Secret::from(line))
}

fn nobody_to_ask() -> Failure {
    Failure::usage(
        "falta a senha, e não há terminal para perguntá-la",
        "Use --senha-de-stdin, defina BENEFITS_PASSWORD, ou guarde-a no perfil.",
    )
}
