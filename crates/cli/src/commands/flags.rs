//! The flags that every command has.
//!
//! There is none for a password: what is typed ends in the shell's history, and others see it in the list of processes.

use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, ValueHint, value_parser};

pub(crate) const ADDRESS: &str = "endereco";
pub(crate) const USER: &str = "usuario";
pub(crate) const PROFILE: &str = "perfil";
pub(crate) const PASSWORD_FROM_STDIN: &str = "senha-de-stdin";
pub(crate) const DEADLINE: &str = "prazo";
pub(crate) const JSON: &str = "json";
pub(crate) const VERBOSE: &str = "detalhes";
pub(crate) const BODY: &str = "corpo";
pub(crate) const FIELD: &str = "campo";
pub(crate) const ALL_PAGES: &str = "todas";

/// Every long flag of ours. A parameter that is called alike gives way.
pub(super) const TAKEN: [&str; 12] =
    [ADDRESS, USER, PROFILE, PASSWORD_FROM_STDIN, DEADLINE, JSON, VERBOSE, BODY, FIELD, ALL_PAGES, "help", "version"];

const ACCESS: &str = "Endereço e acesso";
const OUTPUT: &str = "Saída";
const OTHERS: &str = "Outras opções";

/// The flags that stand after any command.
pub(super) fn global() -> impl Iterator<Item = Arg> {
    let flags = [
        Arg::new(ADDRESS)
            .long(ADDRESS)
            .value_name("URL")
            .value_hint(ValueHint::Url)
            .help("Endereço do serviço; sem ele, BENEFITS_URL ou o perfil")
            .help_heading(ACCESS),
        Arg::new(USER)
            .long(USER)
            .value_name("NOME")
            .help("Usuário; sem ele, BENEFITS_USER ou o perfil")
            .help_heading(ACCESS),
        Arg::new(PROFILE)
            .long(PROFILE)
            .value_name("NOME")
            .help("Perfil a usar; veja `benefits-cli perfil`")
            .help_heading(ACCESS),
        switch(PASSWORD_FROM_STDIN).help("Lê a senha da entrada padrão").help_heading(ACCESS),
        Arg::new(DEADLINE)
            .long(DEADLINE)
            .value_name("SEGUNDOS")
            .value_parser(seconds)
            .help("Tempo máximo de cada chamada; 30 se não for dito")
            .help_heading(ACCESS),
        switch(JSON).help("Responde em JSON, para programas").help_heading(OUTPUT),
        switch(VERBOSE).short('v').help("Mostra método, caminho e status de cada chamada").help_heading(OUTPUT),
        Arg::new("help").short('h').long("help").action(ArgAction::Help).help("Mostra esta ajuda").help_heading(OTHERS),
    ];
    // After the flags of the command itself, in this order.
    flags.into_iter().zip(900..).map(|(flag, order)| flag.global(true).display_order(order))
}

pub(super) fn version() -> Arg {
    Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .help("Mostra a versão")
        .help_heading(OTHERS)
        .display_order(999)
}

/// The flags of an operation that sends a body.
pub(super) fn body(is_required: bool) -> [Arg; 2] {
    let needed = if is_required { " (obrigatório, este ou --campo)" } else { "" };
    [
        Arg::new(BODY)
            .long(BODY)
            .value_name("ARQUIVO")
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
            .help(format!("Arquivo com o corpo, ou `-` para a entrada padrão{needed}")),
        Arg::new(FIELD)
            .long(FIELD)
            .value_name("CAMINHO=VALOR")
            .action(ArgAction::Append)
            .help("Um campo do corpo: nome=Maria, endereco.uf=PI, telefones.0.numero=8699; pode repetir"),
    ]
    .map(|arg| arg.help_heading("Corpo"))
}

/// The flag of an operation that answers in pages.
pub(super) fn all_pages() -> Arg {
    switch(ALL_PAGES).help("Segue todas as páginas, a partir de --pagina ou da primeira").help_heading("Parâmetros")
}

/// The text of a flag, if it was given.
pub(crate) fn text<'m>(matches: &'m ArgMatches, id: &str) -> Option<&'m str> {
    matches.get_one::<String>(id).map(String::as_str)
}

pub(super) fn switch(name: &'static str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue)
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.replace(',', ".").parse() {
        Ok(seconds) if (0.001..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("é preciso um número de segundos, como 30 ou 0.5".to_owned()),
    }
}
