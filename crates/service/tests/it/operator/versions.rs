//! Registers that hold lists: replaced as a whole, by whoever has seen the last version.

use operator::client::{Client, types};
use serde_json::{Value, json};

use super::calls::{body, json, n_uses, refused};
use crate::world::World;

/// A funnel and a stage of it in which something stands, and a field that benefits fill in.
const USED_FUNNEL: i32 = 3;
const USED_STAGE: i32 = 31;
const USED_FIELD: i32 = 2;

fn each(check: impl AsyncFn(Client)) {
    for world in World::each() {
        world.block_on(check(world.operator().client()));
    }
}

fn funnel(name: &str, stages: impl Into<Value>) -> types::Funil {
    body(json!({ "nome": name, "etapas": stages.into() }))
}

fn field(name: &str, kind: &str, format: impl Into<Value>) -> types::CampoAdicional {
    body(json!({ "nome": name, "tipoBeneficio": kind, "formato": format.into() }))
}

fn stages(funnel: &types::Funil) -> Vec<(i32, String)> {
    funnel.etapas.iter().map(|stage| (stage.cod_etapa.unwrap(), stage.nome.to_string())).collect()
}

#[test]
fn stages_that_stay_keep_their_codes() {
    each(async |client| {
        let sent = funnel("Renovação", json!([{"nome": "Contato"}, {"nome": "Proposta"}, {"nome": "Fim"}]));
        let made = client.criar_funil().body(sent).send().await.unwrap();
        let code = made.cod_funil.unwrap();
        assert_eq!(made.header("location"), Some(format!("/operador/funis/{code}").as_str()));
        assert_eq!(made.header("etag"), Some("\"1\""));
        assert_eq!(made.ativo, Some(true));
        let [(contact, _), _, (end, _)] = &stages(&made)[..] else { panic!("{made:?}") };

        let changed =
            json!([{"codEtapa": end, "nome": "Fim"}, {"nome": "Visita"}, {"codEtapa": contact, "nome": "Início"}]);
        let replace = |version: &'static str| {
            client.substituir_funil().cod_funil(code).if_match(version).body(funnel("Renovação", changed.clone()))
        };
        let replaced = replace("\"1\"").send().await.unwrap();
        assert_eq!(replaced.header("etag"), Some("\"2\""));
        let names = stages(&replaced);
        assert_eq!((&names[0], &names[2]), (&(*end, "Fim".to_owned()), &(*contact, "Início".to_owned())));
        assert!(names[1].0 > *end, "a new stage has a code of its own: {names:?}");

        assert_eq!(refused(replace("\"1\"").send().await), (412, "VERSAO_DIVERGENTE".into(), Some("If-Match".into())));
        let read = client.consultar_funil().cod_funil(code).send().await.unwrap();
        assert_eq!(read.header("etag"), Some("\"2\""), "nothing was changed");
        assert_eq!(stages(&read), names);
        let whole = client.substituir_funil().cod_funil(code).body(read.into_inner()).send().await.unwrap();
        assert_eq!((whole.header("etag"), stages(&whole)), (Some("\"3\""), names), "what is read can be sent back");

        client.remover_funil().cod_funil(code).send().await.unwrap();
        assert_eq!(refused(client.consultar_funil().cod_funil(code).send().await).0, 404);
    });
}

#[test]
fn stages_are_the_funnels_own_and_told_apart() {
    each(async |client| {
        for (stages, field) in [
            (json!([{"nome": "A"}, {"codEtapa": USED_STAGE, "nome": "B"}]), "/etapas/1/codEtapa"),
            (json!([{"codEtapa": 21, "nome": "A"}, {"codEtapa": 21, "nome": "B"}]), "/etapas/1/codEtapa"),
            (json!([{"nome": "Visita"}, {"nome": "VISITA "}]), "/etapas/1/nome"),
            (json!([{"nome": " "}]), "/etapas/0/nome"),
        ] {
            let sent = funnel("Venda veicular", stages);
            let answer = client.substituir_funil().cod_funil(2).body(sent).send().await;
            assert_eq!(refused(answer), (400, "REQUISICAO_INVALIDA".into(), Some(field.into())));
        }
        let new = client.criar_funil().body(funnel("Outro", json!([{"codEtapa": 21, "nome": "A"}]))).send().await;
        assert_eq!(refused(new).2.as_deref(), Some("/etapas/0/codEtapa"), "a new funnel has no stages yet");
    });
}

#[test]
fn where_something_stands_nothing_is_removed() {
    each(async |client| {
        let left_out = funnel("Venda de saúde", json!([{"nome": "Outra"}]));
        let replace = client.substituir_funil().cod_funil(USED_FUNNEL).body(left_out);
        assert_eq!(n_uses(replace.send().await, "leads").as_deref(), Some("2"));
        let remove = || client.remover_funil().cod_funil(USED_FUNNEL).send();
        assert_eq!(n_uses(remove().await, "leads").as_deref(), Some("2"));
        let kept = client.consultar_funil().cod_funil(USED_FUNNEL).send().await.unwrap();
        assert_eq!(stages(&kept), [(USED_STAGE, "Proposta".to_owned())]);
    });
}

#[test]
fn funnels_are_listed_by_name_and_named_once() {
    each(async |client| {
        let names = |funnels: &[types::Funil]| funnels.iter().map(|it| it.nome.to_string()).collect::<Vec<_>>();
        let all = client.listar_funis().send().await.unwrap();
        assert_eq!(names(&all), ["Funil antigo", "Venda de saúde", "Venda veicular"]);
        let inactive = client.listar_funis().ativo(false).send().await.unwrap();
        assert_eq!(names(&inactive), ["Funil antigo"]);
        let again = client.criar_funil().body(funnel("VENDA DE SAUDE", json!([{"nome": "A"}]))).send().await;
        assert_eq!(refused(again), (409, "DUPLICADO".into(), Some("/nome".into())));
    });
}

#[test]
fn a_field_takes_another_format_only_while_it_is_empty() {
    each(async |client| {
        let choice = |options: Value| json!({"tipo": "LISTA", "opcoes": options});
        let made = client.criar_campo_adicional().body(field("Cor", "VEICULAR", choice(json!(["Azul", "Verde"]))));
        let made = made.send().await.unwrap();
        let code = made.cod_campo.unwrap();
        assert_eq!(made.header("location"), Some(format!("/operador/camposAdicionais/{code}").as_str()));
        assert_eq!((made.ordem, made.obrigatorio, made.ativo), (Some(1), Some(false), Some(true)), "what is left out");
        let number = json!({"tipo": "NUMERO", "minimo": 0.5, "maximo": 9, "casasDecimais": 1});
        let replace = |code: i32, sent| client.substituir_campo_adicional().cod_campo(code).body(sent);
        let replaced = replace(code, field("Cor", "SAUDE", number)).if_match("\"1\"").send().await.unwrap();
        assert_eq!(replaced.header("etag"), Some("\"2\""));
        let stale = replace(code, field("Cor", "SAUDE", json!({"tipo": "DATA"}))).if_match("\"1\"").send().await;
        assert_eq!(refused(stale).0, 412);
        let read = client.consultar_campo_adicional().cod_campo(code).send().await.unwrap();
        assert_eq!(json(&*read), json(&*replaced));

        let used = |kind, format| replace(USED_FIELD, field("Uso do veículo", kind, format));
        let more = used("VEICULAR", choice(json!(["Frete", "Táxi"]))).send().await.unwrap();
        assert_eq!(more.header("etag"), Some("\"2\""), "what is held is not looked at again");
        let other = used("VEICULAR", json!({"tipo": "TEXTO"})).send().await;
        assert_eq!(n_uses(other, "beneficios").as_deref(), Some("2"));
        let elsewhere = used("SAUDE", choice(json!(["Frete"]))).send().await;
        assert_eq!(n_uses(elsewhere, "beneficios").as_deref(), Some("2"));
        let remove = |code: i32| client.remover_campo_adicional().cod_campo(code).send();
        assert_eq!(n_uses(remove(USED_FIELD).await, "beneficios").as_deref(), Some("2"));
        remove(code).await.unwrap();
        assert_eq!(refused(remove(code).await).0, 404);
    });
}

#[test]
fn a_format_that_takes_nothing_is_refused() {
    each(async |client| {
        for (format, place) in [
            (json!({"tipo": "NUMERO", "minimo": 2, "maximo": 1}), "/formato/minimo"),
            (json!({"tipo": "LISTA", "opcoes": ["Sim", "sim"]}), "/formato/opcoes/1"),
        ] {
            let answer = client.criar_campo_adicional().body(field("Cor", "VEICULAR", format)).send().await;
            assert_eq!(refused(answer), (400, "REQUISICAO_INVALIDA".into(), Some(place.into())));
        }
    });
}

#[test]
fn fields_are_listed_by_type_and_order_and_named_once_in_a_type() {
    each(async |client| {
        let flag = || json!({"tipo": "LOGICO"});
        let again = client.criar_campo_adicional().body(field("POSSUI ALARME", "VEICULAR", flag())).send().await;
        assert_eq!(refused(again), (409, "DUPLICADO".into(), Some("/nome".into())));
        let elsewhere = client.criar_campo_adicional().body(field("Possui alarme", "SAUDE", flag())).send().await;
        let code = elsewhere.unwrap().cod_campo.unwrap();
        let codes =
            |fields: &[types::CampoAdicional]| fields.iter().map(|it| it.cod_campo.unwrap()).collect::<Vec<_>>();
        let all = client.listar_campos_adicionais().send().await.unwrap();
        assert_eq!(codes(&all), [1, 2, 3, 4, 5, code]);
        let health =
            client.listar_campos_adicionais().tipo_beneficio(types::TipoBeneficio::Saude).send().await.unwrap();
        assert_eq!(codes(&health), [code]);
        assert_eq!(client.listar_campos_adicionais().ativo(false).send().await.unwrap().len(), 0);
    });
}
