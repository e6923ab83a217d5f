//! The commands over the operator's contract: receivers, their deliveries, and situations.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use super::flags::{ADDRESS, ALL_PAGES, PASSWORD_FROM_STDIN, USER, switch};
use super::help::plain;

pub(crate) const RECEIVERS: &str = "receivers";
pub(crate) const DELIVERIES: &str = "deliveries";
pub(crate) const SITUATIONS: &str = "situations";

pub(crate) const TOKEN_FROM: &str = "token-de";
pub(crate) const SECRET_TO: &str = "segredo-em";
pub(crate) const CODE: &str = "codigo";
pub(crate) const RECEIVER_NAME: &str = "nome";
pub(crate) const URL: &str = "url";
pub(crate) const ENTITY: &str = "entidade";
pub(crate) const NOTE: &str = "observacao";
pub(crate) const IS_ACTIVE: &str = "ativo";
pub(crate) const OVERLAP: &str = "sobreposicao";
pub(crate) const SITUATION: &str = "situacao";
pub(crate) const RECEIVER: &str = "receptor";
pub(crate) const HISTORY: &str = "historico";
pub(crate) const SINCE: &str = "de";
pub(crate) const UNTIL: &str = "ate";
pub(crate) const LIMIT: &str = "limite";
pub(crate) const CURSOR: &str = "cursor";
pub(crate) const ID: &str = "id";
pub(crate) const DRY_RUN: &str = "simular";
pub(crate) const EXPECTED: &str = "esperada";
pub(crate) const INSPECTOR: &str = "vistoriador";

const ENTITIES: [&str; 5] = ["consulta", "helpDesk", "vistoria", "beneficio", "evento"];
const FATES: [&str; 4] = ["PENDENTE", "ENVIANDO", "ENTREGUE", "MORTA"];

const PARAMETERS: &str = "Parâmetros";

const ACCESS: &str = "\
Endereço e token do operador, na ordem em que valem:
  1. --endereco e --token-de
  2. as variáveis BENEFITS_OPERATOR_URL e BENEFITS_OPERATOR_TOKEN
  3. o perfil de --perfil, ou o perfil chamado `padrao`, se existir
  Sem endereço, vale http://127.0.0.1:8081. O token nunca vai na linha de comando.";

pub(super) fn receivers() -> Command {
    group(RECEIVERS, "Receptores: quem recebe gatilhos (add, list, show, rotate, ping, …)")
        .subcommand(
            command(
                "receivers add",
                "Cadastra um receptor e mostra o segredo dele, uma única vez",
                "--nome <NOME> --url <URL>",
                "benefits-cli receivers add --nome Ouvidoria --url https://gatilhos.example\n  \
                 benefits-cli receivers add --nome Teste --url http://127.0.0.1:9090 \\\n      \
                 --entidade beneficio,evento --segredo-em segredo.txt",
            )
            .arg(flag(RECEIVER_NAME, "TEXTO").required(true).help("Nome, que nenhum outro receptor tem"))
            .arg(
                flag(URL, "URL")
                    .required(true)
                    .value_hint(ValueHint::Url)
                    .help("Endereço base; a ele se acrescenta o caminho da entidade"),
            )
            .arg(entities("As entidades que assina; sem ela, todas"))
            .arg(flag(NOTE, "TEXTO").help("Anotação"))
            .arg(secret_to()),
        )
        .subcommand(
            command("receivers list", "Lista os receptores", "", "benefits-cli receivers list --ativo nao")
                .arg(
                    flag(IS_ACTIVE, "VALOR")
                        .value_parser(PossibleValuesParser::new(["sim", "nao"]))
                        .help("Só os ativos, ou só os desativados"),
                )
                .arg(entities("Só os que assinam estas")),
        )
        .subcommand(on_receiver("receivers show", "Mostra um receptor e suas entregas em números"))
        .subcommand(
            command(
                "receivers rotate",
                "Troca o segredo de um receptor e mostra o novo, uma única vez",
                "<CODIGO>",
                "benefits-cli receivers rotate 3 --segredo-em novo.txt\n  \
                 benefits-cli receivers rotate 3 --sobreposicao 0   # vazou: o anterior morre já",
            )
            .arg(code())
            .arg(
                flag(OVERLAP, "HORAS")
                    .value_parser(value_parser!(u16).range(0..=168))
                    .help("Por quantas horas o anterior ainda assina; 24 se não for dito"),
            )
            .arg(secret_to()),
        )
        .subcommand(
            command(
                "receivers ping",
                "Envia um teste assinado a um receptor e mostra o que ele respondeu",
                "<CODIGO>",
                "benefits-cli receivers ping 3 --entidade evento && echo aceitou",
            )
            .arg(code())
            .arg(one_entity("O caminho a testar; sem ela, a primeira que o receptor assina")),
        )
        .subcommand(on_receiver("receivers enable", "Reativa um receptor; o que esperava por ele é enviado"))
        .subcommand(on_receiver("receivers disable", "Desativa um receptor; o que é dele espera"))
        .subcommand(on_receiver("receivers remove", "Remove um receptor; o que não chegou a ele morre"))
}

pub(super) fn deliveries() -> Command {
    group(DELIVERIES, "Entregas: cada gatilho de cada receptor (list, show, replay)")
        .subcommand(
            command(
                "deliveries list",
                "Lista as entregas, da mais nova para a mais antiga",
                "",
                "benefits-cli deliveries list --situacao MORTA --receptor 3\n  \
                 benefits-cli deliveries list --de 2026-07-21T00:00:00Z --todas --json",
            )
            .arg(fates("Só nestas situações"))
            .arg(receiver().action(ArgAction::Append).help("Só deste receptor; pode repetir"))
            .arg(entities("Só destas entidades"))
            .arg(flag(HISTORY, "CODIGO").value_parser(positive()).help("Só deste registro do histórico"))
            .args(interval())
            .arg(
                flag(LIMIT, "INTEIRO")
                    .value_parser(value_parser!(u16).range(1..=500))
                    .help("Quantas por página; 100 se não for dito"),
            )
            .arg(flag(CURSOR, "TEXTO").help("De onde continuar"))
            .arg(switch(ALL_PAGES).help("Segue todas as páginas").help_heading(PARAMETERS)),
        )
        .subcommand(
            command("deliveries show", "Mostra uma entrega com o corpo e as tentativas", "<ID>", "")
                .arg(id().required(true)),
        )
        .subcommand(
            command(
                "deliveries replay",
                "Reenvia uma entrega, ou as de um receptor num intervalo",
                "<ID> | --receptor <CODIGO> --de <INSTANTE> --ate <INSTANTE>",
                "benefits-cli deliveries replay 7b0c6a52-3f0e-4c1b-9a55-2d8f1e64c0aa\n  \
                 benefits-cli deliveries replay --receptor 3 --simular \\\n      \
                 --de 2026-07-20T00:00:00Z --ate 2026-07-21T00:00:00Z",
            )
            .arg(id().required_unless_present(RECEIVER).conflicts_with(RECEIVER))
            .arg(receiver().requires(SINCE).requires(UNTIL).help("O receptor cujas entregas se reenviam"))
            .args(interval().map(|bound| bound.requires(RECEIVER)))
            .arg(fates("Só as que estão nestas situações; sem ela, as mortas").requires(RECEIVER))
            .arg(entities("Só destas entidades").requires(RECEIVER))
            .arg(switch(DRY_RUN).requires(RECEIVER).help("Só conta, sem reenviar").help_heading(PARAMETERS)),
        )
}

pub(super) fn situations() -> Command {
    group(SITUATIONS, "Situações: quais há, e como mover para outra (list, move)")
        .subcommand(
            command(
                "situations list",
                "Lista as situações de uma entidade, ou de todas",
                "[ENTIDADE]",
                "benefits-cli situations list beneficio",
            )
            .arg(one_entity("A entidade; sem ela, todas").long(None)),
        )
        .subcommand(
            command(
                "situations move",
                "Move um registro para outra situação, o que avisa os receptores",
                "<ENTIDADE> <CODIGO> <SITUACAO>",
                "benefits-cli situations move beneficio 17 2\n  \
                 benefits-cli situations move evento 881 34 --esperada 32 --observacao 'Documentos recebidos.'",
            )
            .arg(one_entity("A entidade").long(None).required(true))
            .arg(code().help("Código da consulta, do chamado, da vistoria, do benefício ou do evento"))
            .arg(
                Arg::new(SITUATION)
                    .required(true)
                    .value_name("SITUACAO")
                    .value_parser(positive())
                    .help("Código da situação; `situations list` mostra quais há")
                    .help_heading("Argumentos"),
            )
            .arg(flag(EXPECTED, "CODIGO").value_parser(positive()).help("Só move se ainda estiver nesta situação"))
            .arg(flag(NOTE, "TEXTO").help("Anotação para o histórico"))
            .arg(flag(INSPECTOR, "NOME").help("Quem vistoriou; só em vistorias")),
        )
}

/// Where the operator's token is read from.
pub(super) fn token_from(help: &'static str) -> Arg {
    Arg::new(TOKEN_FROM)
        .long(TOKEN_FROM)
        .value_name("ARQUIVO")
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help(help)
        .help_heading("Operador")
}

fn group(name: &'static str, about: &'static str) -> Command {
    plain(Command::new(name))
        .about(about)
        .override_usage(format!("benefits-cli {name} <COMANDO> [OPÇÕES]"))
        .after_help(ACCESS)
        .subcommand_required(true)
        .arg_required_else_help(true)
}

/// A command by its full name. Address and login of the service say nothing to the operator: the one means something
/// else here, the others are refused when they are given.
fn command(call: &'static str, about: &'static str, arguments: &str, examples: &str) -> Command {
    let (_, name) = call.split_once(' ').expect("a group and a command");
    let usage = format!("benefits-cli {call} {arguments}");
    let examples = if examples.is_empty() { String::new() } else { format!("Exemplos:\n  {examples}\n\n") };
    plain(Command::new(name))
        .about(about)
        .override_usage(format!("{} [OPÇÕES]", usage.trim_end()))
        .after_help(format!("{examples}{ACCESS}"))
        .arg(
            Arg::new(ADDRESS)
                .long(ADDRESS)
                .value_name("URL")
                .value_hint(ValueHint::Url)
                .help("Endereço do operador; sem ele, BENEFITS_OPERATOR_URL, o perfil ou 127.0.0.1:8081")
                .help_heading("Operador"),
        )
        .arg(token_from("Arquivo com o token; sem ele, BENEFITS_OPERATOR_TOKEN ou o perfil"))
        .arg(Arg::new(USER).long(USER).hide(true))
        .arg(switch(PASSWORD_FROM_STDIN).hide(true))
}

fn on_receiver(call: &'static str, about: &'static str) -> Command {
    command(call, about, "<CODIGO>", "").arg(code())
}

fn flag(name: &'static str, value: &'static str) -> Arg {
    Arg::new(name).long(name).value_name(value).help_heading(PARAMETERS)
}

fn code() -> Arg {
    Arg::new(CODE)
        .required(true)
        .value_name("CODIGO")
        .value_parser(positive())
        .help("Código do receptor")
        .help_heading("Argumentos")
}

fn id() -> Arg {
    Arg::new(ID).value_name("ID").help("Identificador da entrega: o `webhook-id`").help_heading("Argumentos")
}

fn receiver() -> Arg {
    flag(RECEIVER, "CODIGO").value_parser(positive())
}

fn entities(help: &'static str) -> Arg {
    one_entity(help).action(ArgAction::Append).value_delimiter(',').value_name("VALOR,…")
}

fn one_entity(help: &'static str) -> Arg {
    flag(ENTITY, "ENTIDADE")
        .value_parser(PossibleValuesParser::new(ENTITIES))
        .hide_possible_values(true)
        .help(format!("{help} (consulta, helpDesk, vistoria, beneficio, evento)"))
}

fn fates(help: &'static str) -> Arg {
    flag(SITUATION, "VALOR,…")
        .action(ArgAction::Append)
        .value_delimiter(',')
        .value_parser(PossibleValuesParser::new(FATES))
        .hide_possible_values(true)
        .help(format!("{help} (PENDENTE, ENVIANDO, ENTREGUE, MORTA)"))
}

fn interval() -> [Arg; 2] {
    [
        flag(SINCE, "INSTANTE").help("Criadas neste instante ou depois, como 2026-07-21T00:00:00Z"),
        flag(UNTIL, "INSTANTE").help("Criadas antes deste instante"),
    ]
}

fn secret_to() -> Arg {
    flag(SECRET_TO, "ARQUIVO")
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help("Guarda o segredo neste arquivo novo, legível só por você, em vez de mostrá-lo")
}

fn positive() -> clap::builder::RangedI64ValueParser<i32> {
    value_parser!(i32).range(1..)
}
