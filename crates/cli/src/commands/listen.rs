//! The command that receives triggers.

use std::path::PathBuf;

use clap::{Arg, Command, ValueHint, value_parser};

use super::help::plain;

pub(crate) const LISTEN: &str = "listen";
pub(crate) const BIND: &str = "escutar";
pub(crate) const SECRET_FROM: &str = "segredo-de";

const AFTER: &str = "\
Mostra cada gatilho que chega, nas cores da situação (NO_COLOR as tira), e responde 204 a todos. Um
que já veio é marcado como repetido. Com --json sai um objeto por linha, com o corpo inteiro.

O segredo nunca vai na linha de comando: vem do arquivo, ou de BENEFITS_RECEIVER_SECRET. Durante uma
troca, ponha os dois, um por linha. Sem segredo nada é conferido.

Exemplos:
  benefits-cli receivers add --nome Teste --url http://127.0.0.1:9090 --segredo-em segredo.txt
  benefits-cli listen --segredo-de segredo.txt
  benefits-cli listen --segredo-de segredo.txt --json | jq '.corpo.objeto'";

pub(super) fn command() -> Command {
    plain(Command::new(LISTEN))
        .about("Escuta gatilhos neste computador e os mostra, para quem integra")
        .override_usage("benefits-cli listen [OPÇÕES]")
        .after_help(AFTER)
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
