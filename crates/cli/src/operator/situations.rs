//! `situations`: which there are, and moving something to another one.

use clap::ArgMatches;
use operator::client::operations::{
    LISTAR_SITUACOES, LISTAR_SITUACOES_BENEFICIO, MOVER_BENEFICIO, MOVER_CONSULTA, MOVER_EVENTO, MOVER_HELP_DESK,
    MOVER_VISTORIA,
};

use super::context::{OperatorContext, code, object, text};
use crate::commands::{CODE, ENTITY, EXPECTED, INSPECTOR, NOTE, SITUATION, text as given};
use crate::failure::Failure;
use crate::json::Json;
use crate::request::Request;

/// The one entity whose situations the contract keeps apart.
const BENEFIT: &str = "beneficio";
const INSPECTION: &str = "vistoria";

pub(super) async fn run(command: &str, matches: &ArgMatches, context: &OperatorContext) -> Result<(), Failure> {
    match command {
        "list" => show_list(matches, context).await,
        "move" => move_to(matches, context).await,
        other => unreachable!("no command {other} is declared"),
    }
}

async fn show_list(matches: &ArgMatches, context: &OperatorContext) -> Result<(), Failure> {
    let entity = given(matches, ENTITY);
    let mut all = Vec::new();
    if entity != Some(BENEFIT) {
        let request = Request::new(&LISTAR_SITUACOES).query("entidade", entity);
        all.extend(items(context.ask(&request).await?));
    }
    if entity.is_none_or(|entity| entity == BENEFIT) {
        all.extend(items(context.ask(&Request::new(&LISTAR_SITUACOES_BENEFICIO)).await?).into_iter().map(of_benefits));
    }
    context.show(&Json::List(all))
}

async fn move_to(matches: &ArgMatches, context: &OperatorContext) -> Result<(), Failure> {
    let (operation, parameter) = match given(matches, ENTITY).expect("clap requires the entity") {
        "consulta" => (&MOVER_CONSULTA, "codConsulta"),
        "helpDesk" => (&MOVER_HELP_DESK, "codHelpDesk"),
        INSPECTION => (&MOVER_VISTORIA, "codVistoria"),
        BENEFIT => (&MOVER_BENEFICIO, "codBeneficio"),
        "evento" => (&MOVER_EVENTO, "codEvento"),
        other => unreachable!("{other} is no entity"),
    };
    if given(matches, INSPECTOR).is_some() && operation != &MOVER_VISTORIA {
        return Err(Failure::usage("--vistoriador só serve a vistorias", "Tire-o, ou mova uma vistoria."));
    }
    let number = |id| code(matches, id).map(|code| Json::Number(code.into()));
    let body = object([
        ("codSituacao", number(SITUATION)),
        ("codSituacaoEsperada", number(EXPECTED)),
        ("observacao", text(matches, NOTE)),
        ("vistoriador", text(matches, INSPECTOR)),
    ]);
    let request = Request::new(operation).path(parameter, &code(matches, CODE).expect("clap requires the code"));
    context.ask_and_show(&request.json(body)).await
}

fn items(answer: Json) -> Vec<Json> {
    match answer {
        Json::List(items) => items,
        other => vec![other],
    }
}

/// A benefit's situation beside those of the other entities, which say whose they are.
fn of_benefits(situation: Json) -> Json {
    match situation {
        Json::Object(mut fields) => {
            let place = fields.iter().position(|(name, _)| name == "codSituacao").map_or(0, |idx| idx + 1);
            fields.insert(place, ("entidade".to_owned(), Json::Text(BENEFIT.to_owned())));
            Json::Object(fields)
        }
        other => other,
    }
}
