//! `receivers`: who receives triggers.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use operator::client::operations::{
    ALTERAR_RECEPTOR, CADASTRAR_RECEPTOR, CONSULTAR_RECEPTOR, LISTAR_RECEPTORES, REMOVER_RECEPTOR, TESTAR_RECEPTOR,
    TROCAR_SEGREDO,
};

use super::context::{OperatorContext, code, list, many, object, text};
use crate::commands::{CODE, ENTITY, IS_ACTIVE, NOTE, OVERLAP, RECEIVER_NAME, SECRET_TO, URL};
use crate::failure::Failure;
use crate::json::Json;
use crate::request::Request;

const SECRET: &str = "segredo";

pub(super) async fn run(command: &str, matches: &ArgMatches, context: &OperatorContext) -> Result<(), Failure> {
    match command {
        "add" => add(matches, context).await,
        "list" => {
            let is_active = crate::commands::text(matches, IS_ACTIVE).map(|value| value == "sim");
            let request = Request::new(&LISTAR_RECEPTORES).query("ativo", is_active);
            context.ask_and_show(&request.joined("entidade", many::<String>(matches, ENTITY))).await
        }
        "show" => {
            context.ask_and_show(&Request::new(&CONSULTAR_RECEPTOR).path("codReceptor", &receiver(matches))).await
        }
        "rotate" => rotate(matches, context).await,
        "ping" => ping(matches, context).await,
        "enable" => change(matches, context, true).await,
        "disable" => change(matches, context, false).await,
        "remove" => {
            let code = receiver(matches);
            context.ask(&Request::new(&REMOVER_RECEPTOR).path("codReceptor", &code)).await?;
            OperatorContext::note(&format!("Receptor {code} removido."));
            Ok(())
        }
        other => unreachable!("no command {other} is declared"),
    }
}

async fn add(matches: &ArgMatches, context: &OperatorContext) -> Result<(), Failure> {
    let keep = SecretFile::open(matches)?;
    let all = ["consulta", "helpDesk", "vistoria", "beneficio", "evento"].map(str::to_owned).to_vec();
    let body = object([
        ("nome", text(matches, RECEIVER_NAME)),
        ("url", text(matches, URL)),
        ("entidades", list(many::<String>(matches, ENTITY)).or_else(|| list(all))),
        ("observacao", text(matches, NOTE)),
    ]);
    let answer = context.ask(&Request::new(&CADASTRAR_RECEPTOR).json(body)).await;
    keep.show(answer, context)
}

async fn rotate(matches: &ArgMatches, context: &OperatorContext) -> Result<(), Failure> {
    let keep = SecretFile::open(matches)?;
    let hours = matches.get_one::<u16>(OVERLAP).map(|hours| Json::Number((*hours).into()));
    let request = Request::new(&TROCAR_SEGREDO).path("codReceptor", &receiver(matches));
    let answer = context.ask(&request.json(object([("sobreposicaoHoras", hours)]))).await;
    keep.show(answer, context)
}

/// A receiver that does not take the test fails the command, so that a script notices.
async fn ping(matches: &ArgMatches, context: &OperatorContext) -> Result<(), Failure> {
    let request = Request::new(&TESTAR_RECEPTOR).path("codReceptor", &receiver(matches));
    let request = request.json(object([("entidade", text(matches, ENTITY))]));
    let answer = context.ask_saying(&request, "aguardando o receptor…").await?;
    context.show(&answer)?;
    match answer.get("entregue") {
        Some(Json::Bool(true)) => Ok(()),
        _ => Err(Failure::NotDelivered),
    }
}

async fn change(matches: &ArgMatches, context: &OperatorContext, is_active: bool) -> Result<(), Failure> {
    let request = Request::new(&ALTERAR_RECEPTOR).path("codReceptor", &receiver(matches));
    context.ask_and_show(&request.json(object([("ativo", Some(Json::Bool(is_active)))]))).await
}

fn receiver(matches: &ArgMatches) -> i32 {
    code(matches, CODE).expect("clap requires the code")
}

/// What becomes of a new secret: shown, or kept in a file that is made before anything is asked of the server, since
/// the secret is told only once.
struct SecretFile {
    file: Option<(PathBuf, std::fs::File)>,
}

impl SecretFile {
    fn open(matches: &ArgMatches) -> Result<SecretFile, Failure> {
        let Some(path) = matches.get_one::<PathBuf>(SECRET_TO) else { return Ok(SecretFile { file: None }) };
        let mut options = OpenOptions::new();
        // A file that is there may hold the only copy of another secret.
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(path).map_err(|error| Failure::file(path, "criar", &error))?;
        Ok(SecretFile { file: Some((path.clone(), file)) })
    }

    fn show(self, answer: Result<Json, Failure>, context: &OperatorContext) -> Result<(), Failure> {
        let Some((path, mut file)) = self.file else {
            context.show(&answer?)?;
            OperatorContext::note("O segredo só é mostrado agora: guarde-o onde o receptor o leia.");
            return Ok(());
        };
        let mut answer = match answer {
            Ok(answer) => answer,
            Err(failure) => {
                // Empty, and ours: nothing is lost with it.
                std::fs::remove_file(&path).map_err(|error| Failure::file(&path, "apagar", &error))?;
                return Err(failure);
            }
        };
        if let Some(Json::Text(secret)) = answer.get(SECRET) {
            let written = writeln!(file, "{secret}").and_then(|()| file.sync_all());
            if let Err(error) = written {
                // Shown after all, since it is told only once.
                context.show(&answer)?;
                return Err(Failure::file(&path, "escrever", &error));
            }
        }
        if let Json::Object(fields) = &mut answer {
            fields.retain(|(name, _)| name != SECRET);
        }
        context.show(&answer)?;
        OperatorContext::note(&format!("O segredo está em {}, e em nenhum outro lugar.", path.display()));
        Ok(())
    }
}
