//! The registers that the operator fills, all in one way, and what is sent to each of them.

use serde_json::{Value, json};

use super::super::random::Random;
use super::state::Model;
use super::{fields, funnels};

/// A register: where it is, what it is filled with, and what is sent.
pub(super) struct Register {
    pub(super) path: &'static str,
    /// The field of its code.
    pub(super) code: &'static str,
    /// In what no two are the same.
    pub(super) unique: &'static str,
    /// Within what they are not, if not in the whole register.
    pub(super) scope: Option<&'static str>,
    /// Fields by which its list may be asked for.
    pub(super) filters: &'static [&'static str],
    /// Whether its list comes in pages.
    pub(super) is_paged: bool,
    /// Whether its records have versions.
    pub(super) is_versioned: bool,
    pub(super) defaults: fn() -> Value,
    fields: fn(&Model, &mut Random) -> Value,
}

/// What most of them are like.
const NAMED: Register = Register {
    path: "",
    code: "",
    unique: "nome",
    scope: None,
    filters: &[],
    is_paged: false,
    is_versioned: false,
    defaults: || json!({"ativo": true}),
    fields: |_, _| json!({}),
};

pub(super) const REGISTERS: &[Register] = &[
    Register {
        path: STORES,
        code: "codLoja",
        filters: &["ativo"],
        fields: |_, random| json!({"ativo": random.one_in(2)}),
        ..NAMED
    },
    Register {
        path: PLANS,
        code: "codPlano",
        filters: &["ativo", "tipoBeneficio"],
        fields: |_, random| {
            let kind = *random.choose(&["SAUDE", "SAUDE", "DIVERSOS", "VEICULAR", "VEICULAR"]);
            json!({"tipoBeneficio": kind, "valor": f64::from(random.below(90)) + 0.5, "ativo": !random.one_in(4)})
        },
        ..NAMED
    },
    Register {
        path: VEHICLE_TYPES,
        code: "codTipoVeiculo",
        defaults: || json!({}),
        fields: |_, random| json!({"categoria": *random.choose(&["Leve", "Onibus", "Outro"])}),
        ..NAMED
    },
    Register {
        path: BENEFIT_SITUATIONS,
        code: "codSituacao",
        filters: &["tipoSituacao"],
        defaults: || json!({"padrao": false}),
        fields: |_, random| {
            let kind = *random.choose(&["ATIVO", "INATIVO", "PENDENTE", "CANCELADO"]);
            json!({"tipoSituacao": kind, "padrao": random.one_in(3), "corDestaque": "1565C0", "corInversa": "FFFFFF"})
        },
        ..NAMED
    },
    Register {
        path: SITUATIONS,
        code: "codSituacao",
        scope: Some("entidade"),
        filters: &["entidade"],
        defaults: || json!({"inicial": false, "encerra": false}),
        fields: |_, random| {
            json!({"entidade": entity(random), "inicial": random.one_in(3), "encerra": random.one_in(3),
                   "corDestaque": "6A1B9A", "corInversa": "FFFFFF"})
        },
        ..NAMED
    },
    Register {
        path: TYPES,
        code: "codTipo",
        scope: Some("entidade"),
        filters: &["entidade", "ativo"],
        fields: |_, random| json!({"entidade": entity(random), "ativo": !random.one_in(4)}),
        ..NAMED
    },
    Register {
        path: SELLERS,
        code: "codVendedor",
        unique: "cpfCnpj",
        scope: Some("tipo"),
        filters: &["nome", "tipo", "codLoja", "ativo"],
        is_paged: true,
        defaults: || json!({"ativo": true, "telefones": []}),
        fields: |model, random| {
            let mut fields = contact(model, random);
            fields["tipo"] = json!(random.choose(&["Consultor", "Representante"]));
            fields
        },
        ..NAMED
    },
    Register {
        path: SUPPLIERS,
        code: "codFornecedor",
        unique: "cpfCnpj",
        filters: &["nome", "ativo"],
        is_paged: true,
        defaults: || json!({"ativo": true, "telefones": []}),
        fields: |model, random| {
            let mut fields = contact(model, random);
            if random.one_in(2) {
                fields["tipoFornecedor"] = json!("Clínica");
            }
            fields
        },
        ..NAMED
    },
    Register {
        path: FUNNELS,
        code: "codFunil",
        filters: &["ativo"],
        is_versioned: true,
        fields: |_, random| json!({"etapas": funnels::stages(random), "ativo": !random.one_in(4)}),
        ..NAMED
    },
    Register {
        path: FIELDS,
        code: "codCampo",
        scope: Some("tipoBeneficio"),
        filters: &["tipoBeneficio", "ativo"],
        is_versioned: true,
        defaults: || json!({"obrigatorio": false, "ordem": 1, "ativo": true}),
        fields: |_, random| {
            let kind = *random.choose(&["SAUDE", "DIVERSOS", "VEICULAR"]);
            json!({"tipoBeneficio": kind, "obrigatorio": random.one_in(6), "ordem": 1 + random.below(5),
                   "ativo": !random.one_in(4), "formato": fields::format(random)})
        },
        ..NAMED
    },
];

pub(super) const STORES: &str = "lojas";
pub(super) const PLANS: &str = "planos";
pub(super) const VEHICLE_TYPES: &str = "tiposVeiculo";
pub(super) const BENEFIT_SITUATIONS: &str = "situacoesBeneficio";
pub(super) const SITUATIONS: &str = "situacoes";
pub(super) const TYPES: &str = "tipos";
pub(super) const SELLERS: &str = "vendedores";
pub(super) const SUPPLIERS: &str = "fornecedores";
pub(super) const FUNNELS: &str = "funis";
pub(super) const FIELDS: &str = "camposAdicionais";

/// Names of which some are the same but for their spelling.
pub(super) const NAMES: &[&str] =
    &["Alfa", "ALFA", "Álfa", "Beta", "beta", "Gama", "Gâma", "Delta", "Zeta", "Eta", "Iota", "Capa"];

/// Documents of which two are the same but for their spelling, two are those of sellers who were there before, and the
/// last is none.
const DOCUMENTS: &[&str] = &[
    "71428793860",
    "987.654.321-00",
    "98765432100",
    "12345678909",
    "52998224725",
    "11144477735",
    "16899535009",
    "12abc34501de35",
    "11111111111",
];

impl Register {
    /// What is sent to have a record.
    pub(super) fn body(&self, model: &Model, random: &mut Random) -> Value {
        let mut body = (self.fields)(model, random);
        body["nome"] = json!(random.choose(NAMES));
        // What is left out has its default.
        for field in ["ativo", "inicial", "encerra", "padrao", "obrigatorio", "ordem"] {
            if random.one_in(3) {
                body.as_object_mut().unwrap().remove(field);
            }
        }
        body
    }
}

/// Who somebody is and how they are reached.
fn contact(model: &Model, random: &mut Random) -> Value {
    let mut contact = json!({"cpfCnpj": random.choose(DOCUMENTS), "ativo": !random.one_in(4)});
    if random.one_in(2) {
        contact["telefones"] = json!([{"numero": "86999990071", "tipo": "Celular"}]);
    }
    if random.one_in(2) {
        contact["email"] = json!("modelo@example.com");
        contact["endereco"] = json!({"cidade": "Teresina", "uf": "PI"});
    }
    if random.one_in(2) {
        contact["codLoja"] = json!(random.choose(&model.any(STORES)));
    }
    contact
}

fn entity(random: &mut Random) -> &'static str {
    random.choose::<&str>(&["consulta", "helpDesk", "vistoria", "evento"])
}
