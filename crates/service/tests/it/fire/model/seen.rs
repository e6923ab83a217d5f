//! What the operator registered, as users choose from it.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::super::random::Random;
use super::state::Model;
use super::table::{BENEFIT_SITUATIONS, FIELDS, FUNNELS, SELLERS, STORES, SUPPLIERS, VEHICLE_TYPES};
use super::wire::{Who, Wire};

/// Types of benefits in the order of the codes that the interface gives them.
const KINDS: &[&str] = &["VEICULAR", "SAUDE", "DIVERSOS", "CONSORCIO", "A24H"];

/// Looks at one register.
pub(super) fn step(model: &Model, wire: &mut Wire<'_>, random: &mut Random) {
    let who = *random.choose(&[Who::Centre, Who::Coast]);
    match random.below(5) {
        0 => look_at_sellers(model, wire, who),
        1 => {
            let asked = *random.choose(&model.any(SUPPLIERS));
            look_at_supplier(model, wire, who, asked);
        }
        2 => look_at_fields(model, wire, who),
        3 => look_at_funnels(model, wire, who),
        _ => look_at_choices(model, wire, who),
    }
}

/// Looks at all of them once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    for who in [Who::Centre, Who::Coast] {
        look_at_sellers(model, wire, who);
        model.any(SUPPLIERS).into_iter().for_each(|asked| look_at_supplier(model, wire, who, asked));
        look_at_choices(model, wire, who);
    }
    // These are the same for everybody.
    look_at_fields(model, wire, Who::Centre);
    look_at_funnels(model, wire, Who::Coast);
}

/// Those who sell, for a user's store or for all.
fn look_at_sellers(model: &Model, wire: &mut Wire<'_>, who: Who) {
    for (kind, code, name) in
        [("Consultor", "codConsultor", "nomeConsultor"), ("Representante", "codRepresentante", "nomeRepresentante")]
    {
        let sellers = model.of(SELLERS).filter(|it| it["tipo"] == kind && it["ativo"] == true && is_seen(it, who));
        let expected = sellers.map(|it| json!([it["codVendedor"], it["nome"], it["codLoja"]]));
        let path = format!("/ext/administracao/vendedor?tipo={kind}");
        are(wire, who, &path, &[code, name, "codLoja"], expected);
    }
}

fn look_at_supplier(model: &Model, wire: &mut Wire<'_>, who: Who, asked: i32) {
    let answer = wire.ask(who, "GET", &format!("/ext/administracao/fornecedor/{asked}"), None);
    match model.records.get(&(SUPPLIERS, asked)).filter(|it| is_seen(it, who)) {
        None => answer.is(404),
        Some(it) => {
            answer.is(200);
            answer
                .has(&json!({"codFornecedor": asked, "nome": it["nome"], "ativo": it["ativo"], "email": it["email"]}));
        }
    }
}

/// Fields that may be filled in.
fn look_at_fields(model: &Model, wire: &mut Wire<'_>, who: Who) {
    for (number, kind) in KINDS.iter().enumerate() {
        let open = model.of(FIELDS).filter(|it| it["tipoBeneficio"] == *kind && it["ativo"] == true);
        let expected = open.map(|it| {
            let format = &it["formato"];
            json!([
                it["codCampo"],
                it["nome"],
                it["obrigatorio"],
                it["ordem"],
                format["tipo"],
                format["tamanhoMaximo"],
                format["minimo"],
                format["maximo"],
                format["casasDecimais"],
                format["opcoes"]
            ])
        });
        let path = format!("/ext/administracao/campos/{number}");
        let fields = ["codCampo", "nome", "obrigatorio", "ordem", "tipo", "tamanhoMaximo", "minimo", "maximo"];
        are(wire, who, &path, &[&fields[..], &["casasDecimais", "opcoes"]].concat(), expected);
    }
}

/// Funnels that take what is new, with their stages.
fn look_at_funnels(model: &Model, wire: &mut Wire<'_>, who: Who) {
    let stages = |funnel: &Value| -> Value {
        let numbered = (1..).zip(funnel["etapas"].as_array().unwrap());
        numbered.map(|(order, it)| json!({"codEtapa": it["codEtapa"], "nome": it["nome"], "ordem": order})).collect()
    };
    let open = model.of(FUNNELS).filter(|it| it["ativo"] == true);
    let expected = open.map(|it| json!([it["codFunil"], it["nome"], stages(it)]));
    are(wire, who, "/ext/crm/funil", &["codFunil", "nomeFunil", "etapas"], expected);
}

/// Lists that everybody chooses from, and the user's own store.
fn look_at_choices(model: &Model, wire: &mut Wire<'_>, who: Who) {
    let own = &model.records[&(STORES, who.store())];
    are(wire, who, "/ext/administracao/loja", &["codigo", "nome"], [json!([who.store(), own["nome"]])].into_iter());
    let situations = model.of(BENEFIT_SITUATIONS).map(|it| json!([it["codSituacao"], it["nome"], it["tipoSituacao"]]));
    are(wire, who, "/ext/beneficio/situacaoBeneficio", &["codSituacao", "nome", "tipoSituacao"], situations);
    let types = model.of(VEHICLE_TYPES).map(|it| json!([it["codTipoVeiculo"], it["nome"], it["categoria"]]));
    are(wire, who, "/ext/beneficio/tipoVeiculo", &["codTipoVeiculo", "nome", "categoria"], types);
}

/// A list has these rows, in whatever order, and each once.
fn are(wire: &mut Wire<'_>, who: Who, path: &str, fields: &[&str], expected: impl Iterator<Item = Value>) {
    let answer = wire.ask(who, "GET", path, None);
    answer.is(200);
    let listed = answer.body.as_array().unwrap();
    let row = |it: &Value| fields.iter().map(|field| it[field].clone()).collect::<Value>().to_string();
    let rows: BTreeSet<String> = listed.iter().map(row).collect();
    assert_eq!(rows.len(), listed.len(), "{path} tells of one twice");
    assert_eq!(rows, expected.map(|it| it.to_string()).collect(), "{path} as {who:?}");
}

/// Whether a user sees what belongs to a store or to all.
fn is_seen(record: &Value, who: Who) -> bool {
    record.get("codLoja").is_none_or(|store| *store == who.store())
}
