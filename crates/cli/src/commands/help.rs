//! Texts and layout of `--help`: clap's own words are English.

use clap::Command;

pub(super) const BINARY: &str = "benefits-cli";

pub(super) const ABOUT: &str = "As operações do serviço de administração de benefícios, uma por comando";

pub(super) const ROOT_USAGE: &str = "benefits-cli <GRUPO> <COMANDO> [OPÇÕES]";

pub(super) const AFTER: &str = "\
Exemplos:
  benefits-cli perfil salvar --endereco https://servico.example --usuario integracao
  benefits-cli associado pesquisar --nome Maria
  benefits-cli associado pesquisar --nome Maria --todas --json | jq '.[].codPessoa'
  benefits-cli beneficio cancelar 17
  benefits-cli beneficio validar --campo matricula=12ABC34501DE35
  benefits-cli crm salvar-lead --corpo lead.json
  benefits-cli receivers add --nome Teste --url http://127.0.0.1:9090 --segredo-em segredo.txt
  benefits-cli listen --segredo-de segredo.txt
  benefits-cli situations move beneficio 17 2
  benefits-cli completar bash > ~/.local/share/bash-completion/completions/benefits-cli

Endereço e acesso, na ordem em que valem:
  1. --endereco e --usuario
  2. as variáveis BENEFITS_URL, BENEFITS_USER e BENEFITS_PASSWORD
  3. o perfil de --perfil, ou o perfil chamado `padrao`, se existir
  A senha nunca vai na linha de comando: vem da variável, do perfil ou de --senha-de-stdin; sem
  nenhum deles, é perguntada.
  Os comandos do operador (receivers, deliveries, situations) têm endereço e token próprios, que a
  ajuda deles explica.

Códigos de saída:
  0  tudo certo
  1  falha deste computador (um arquivo que não se lê, por exemplo)
  2  uso errado do comando
  4  o servidor recusou o pedido (4xx)
  5  o servidor falhou (5xx) ou respondeu fora do contrato; em `receivers ping`, o receptor não aceitou
  6  sem rede ou sem resposta a tempo";

const TEMPLATE: &str = "{about-with-newline}\nUso: {usage}\n\n{all-args}{after-help}";

/// A command in our language and layout.
pub(super) fn plain(command: Command) -> Command {
    command
        .help_template(TEMPLATE)
        .max_term_width(110)
        .subcommand_help_heading("Comandos")
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
}

/// What stands in a group, in a few words.
pub(super) fn contents(commands: &[&str]) -> String {
    const MOST: usize = 3;
    let more = if commands.len() > MOST { ", …" } else { "" };
    let shown = &commands[..commands.len().min(MOST)];
    format!("{}{more}", shown.join(", "))
}
