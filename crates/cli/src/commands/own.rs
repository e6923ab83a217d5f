//! The commands that are no operation: profiles, completions, and receiving triggers.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, Command, ValueHint, value_parser};
use clap_complete::Shell;

use super::help::plain;
use super::operator::{DELIVERIES, RECEIVERS, SITUATIONS, token_from};

pub(crate) const PROFILES: &str = "perfil";
pub(crate) const SAVE: &str = "salvar";
pub(crate) const LIST: &str = "listar";
pub(crate) const REMOVE: &str = "remover";
pub(crate) const NAME: &str = "nome";
pub(crate) const COMPLETE: &str = "completar";
pub(crate) const SHELL: &str = "shell";

pub(crate) const OPERATOR_ADDRESS: &str = "endereco-operador";

pub(crate) const LISTEN: &str = "listen";
pub(crate) const BIND: &str = "escutar";
pub(crate) const SECRET_FROM: &str = "segredo-de";

/// Names that no group may have.
pub(super) const RESERVED: [&str; 7] = [PROFILES, COMPLETE, RECEIVERS, DELIVERIES, SITUATIONS, LISTEN, "help"];

const AFTER_SAVE: &str = "\
O arquivo fica em $XDG_CONFIG_HOME/benefits-cli/perfis.toml (ou em ~/.config), legível só por você.
No terminal a senha é perguntada, sem aparecer; em branco, não é guardada e será perguntada a cada
uso.

Exemplos:
  benefits-cli perfil salvar --endereco https://servico.example --usuario integracao
  benefits-cli perfil salvar teste --endereco http://127.0.0.1:8080
  pass show servico | benefits-cli perfil salvar --endereco https://servico.example \\
      --usuario integracao --senha-de-stdin
  benefits-cli perfil salvar --endereco https://servico.example \\
      --endereco-operador http://10.0.0.5:8081 --token-de token.txt";

const AFTER_LISTEN: &str = "\
Mostra cada gatilho que chega, nas cores da situação (NO_COLOR as tira), e responde 204 a todos. Um
que já veio é marcado como repetido. Com --json sai um objeto por linha, com o corpo inteiro.

O segredo nunca vai na linha de comando: vem do arquivo, ou de BENEFITS_RECEIVER_SECRET. Durante uma
troca, ponha os dois, um por linha. Sem segredo nada é conferido.

Exemplos:
  benefits-cli receivers add --nome Teste --url http://127.0.0.1:9090 --segredo-em segredo.txt
  benefits-cli listen --segredo-de segredo.txt
  benefits-cli listen --segredo-de segredo.txt --json | jq '.corpo.objeto'";

pub(super) fn profiles() -> Command {
    plain(Command::new(PROFILES))
        .about("Guarda endereço, usuário e senha para não repeti-los")
        .override_usage("benefits-cli perfil <COMANDO> [OPÇÕES]")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(
            plain(Command::new(SAVE))
                .about("Cria um perfil, ou troca o que tem o mesmo nome")
                .override_usage("benefits-cli perfil salvar [NOME] --endereco <URL> [OPÇÕES]")
                .after_help(AFTER_SAVE)
                .arg(name("Nome do perfil; sem ele, `padrao`, que vale quando não há --perfil"))
                .arg(
                    Arg::new(OPERATOR_ADDRESS)
                        .long(OPERATOR_ADDRESS)
                        .value_name("URL")
                        .value_hint(ValueHint::Url)
                        .help("Endereço do operador, para `receivers`, `deliveries` e `situations`")
                        .help_heading("Operador"),
                )
                .arg(token_from("Arquivo com o token do operador, que passa a ficar no perfil")),
        )
        .subcommand(
            plain(Command::new(LIST))
                .about("Lista os perfis, sem as senhas")
                .override_usage("benefits-cli perfil listar [OPÇÕES]"),
        )
        .subcommand(
            plain(Command::new(REMOVE))
                .about("Remove um perfil")
                .override_usage("benefits-cli perfil remover <NOME>")
                .arg(name("Nome do perfil").required(true)),
        )
}

pub(super) fn complete() -> Command {
    let shells = [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell, Shell::Elvish];
    let values = shells.map(|shell| PossibleValue::new(shell.to_string()));
    plain(Command::new(COMPLETE))
        .about("Escreve o que o shell precisa para completar comandos e opções")
        .override_usage("benefits-cli completar <SHELL>")
        .after_help(
            "Exemplos:\n  benefits-cli completar bash > ~/.local/share/bash-completion/completions/benefits-cli\n  \
             benefits-cli completar zsh > ~/.zfunc/_benefits-cli\n  \
             benefits-cli completar fish > ~/.config/fish/completions/benefits-cli.fish",
        )
        .arg(
            Arg::new(SHELL)
                .required(true)
                .value_name("SHELL")
                .value_parser(PossibleValuesParser::new(values))
                .hide_possible_values(true)
                .help("bash, zsh, fish, powershell ou elvish")
                .help_heading("Argumentos"),
        )
}

pub(super) fn listen() -> Command {
    plain(Command::new(LISTEN))
        .about("Escuta gatilhos neste computador e os mostra, para quem integra")
        .override_usage("benefits-cli listen [OPÇÕES]")
        .after_help(AFTER_LISTEN)
        .arg(
            Arg::new(BIND)
                .long(BIND)
                .value_name("ENDEREÇO")
                .default_value("127.0.0.1:9090")
                .hide_default_value(true)
                .help("Onde escutar; 127.0.0.1:9090 se não for dito")
                .help_heading("Parâmetros"),
        )
        .arg(
            Arg::new(SECRET_FROM)
                .long(SECRET_FROM)
                .value_name("ARQUIVO")
                .value_parser(value_parser!(PathBuf))
                .value_hint(ValueHint::FilePath)
                .help("Arquivo com o segredo do receptor")
                .help_heading("Parâmetros"),
        )
}

fn name(help: &'static str) -> Arg {
    Arg::new(NAME).value_name("NOME").help(help).help_heading("Argumentos")
}
