//! Value sets that stand in several schemas, perhaps in several spellings: the same meanings in each.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::workshop::root;

/// Crates of the documents, by the names that the table uses.
const DOCUMENTS: [(&str, &str); 3] = [("service", "api"), ("operator", "operator"), ("triggers", "triggers")];

/// Not in this set, for a reason that stands beside it.
const ABSENT: &str = "";

/// Schemas that list the same things, and one row per thing: its spelling in each schema.
struct SharedSet {
    schemas: &'static [&'static str],
    spellings: &'static [&'static [&'static str]],
}

/// Spellings of what is released stay as they are; a new value is a new row with a spelling for every schema.
const SHARED: &[SharedSet] = &[
    SharedSet {
        // The interface states codes for five types; additional fields of `ASSINATURA` cannot be asked for.
        schemas: &[
            "service#CodigoTipoBeneficio",
            "service#TipoBeneficio",
            "operator#TipoBeneficio",
            "triggers#TipoBeneficio",
        ],
        spellings: &[
            &["0", "VEICULAR", "VEICULAR", r#"["Veicular"]"#],
            &["1", "SAUDE", "SAUDE", r#"["Saúde"]"#],
            &["2", "DIVERSOS", "DIVERSOS", r#"["Diversos"]"#],
            &["3", "CONSORCIO", "CONSORCIO", r#"["Consórcio"]"#],
            &["4", "A24H", "A24H", r#"["Assistência 24H"]"#],
            &[ABSENT, "ASSINATURA", "ASSINATURA", r#"["Assinatura"]"#],
        ],
    },
    SharedSet {
        // A validated benefit is active or it is not.
        schemas: &["service#TipoSituacao", "operator#TipoSituacao", "service#StatusValidacao"],
        spellings: &[
            &["ATIVO", "ATIVO", "ativo"],
            &["INATIVO", "INATIVO", "inativo"],
            &["PENDENTE", "PENDENTE", ABSENT],
            &["CANCELADO", "CANCELADO", ABSENT],
        ],
    },
    SharedSet {
        schemas: &["service#CategoriaVeiculo", "service#CategoriaTipoVeiculo", "operator#CategoriaTipoVeiculo"],
        spellings: &[
            &["BICICLETA", "Bicicleta", "Bicicleta"],
            &["CAMINHAO", "Caminhao", "Caminhao"],
            &["LEVE", "Leve", "Leve"],
            &["MOTOCICLETA", "Motocicleta", "Motocicleta"],
            &["PICKUP", "Pickup", "Pickup"],
            &["UTILITARIO", "Utilitario", "Utilitario"],
            &["ONIBUS", "Onibus", "Onibus"],
            &["OUTRO", "Outro", "Outro"],
        ],
    },
    SharedSet {
        schemas: &["service#TipoVendedor", "operator#TipoVendedor"],
        spellings: &[&["CONSULTOR", "Consultor"], &["REPRESENTANTE", "Representante"]],
    },
    SharedSet {
        schemas: &["service#Prioridade", "operator#Prioridade", "triggers#Prioridade"],
        spellings: &[
            &["Baixa", "Baixa", r#"["Baixa"]"#],
            &["Média", "Média", r#"["Média"]"#],
            &["Alta", "Alta", r#"["Alta"]"#],
        ],
    },
    SharedSet {
        schemas: &["service#Envolvido", "operator#Envolvido"],
        spellings: &[&["Cliente", "Cliente"], &["Terceiro", "Terceiro"]],
    },
    SharedSet {
        schemas: &["service#TipoTelefone", "operator#TipoTelefone"],
        spellings: &[&["Fixo", "Fixo"], &["Celular", "Celular"]],
    },
    SharedSet {
        schemas: &["service#TipoCampo", "operator#FormatoCampo"],
        spellings: &[
            &["TEXTO", "TEXTO"],
            &["NUMERO", "NUMERO"],
            &["DATA", "DATA"],
            &["LOGICO", "LOGICO"],
            &["LISTA", "LISTA"],
        ],
    },
    SharedSet {
        // Benefits are moved by the service as well, and so are no attendance.
        schemas: &["operator#Entidade", "operator#EntidadeAtendimento", "triggers#Entidade"],
        spellings: &[
            &["consulta", "consulta", r#"["Consulta"]"#],
            &["helpDesk", "helpDesk", r#"["Help Desk"]"#],
            &["vistoria", "vistoria", r#"["Vistoria"]"#],
            &["beneficio", ABSENT, r#"["Benefício"]"#],
            &["evento", "evento", r#"["Evento"]"#],
        ],
    },
];

/// The schemas of each document that list values: those of an `enum`, or of a discriminator's mapping.
type ValueSets = BTreeMap<String, BTreeSet<String>>;

#[test]
fn sets_that_are_shared_agree_in_meaning() {
    assert_eq!(disagreements(&sets()), [""; 0]);
}

#[test]
fn a_value_that_partners_lack_is_seen() {
    let mut sets = sets();
    sets.entry("service#Prioridade".to_owned()).or_default().insert("Urgente".to_owned());
    sets.entry("operator#TipoVendedor".to_owned()).or_default().remove("Consultor");
    sets.insert("triggers#Sexo".to_owned(), BTreeSet::from(["F".to_owned()]));
    assert_eq!(
        disagreements(&sets),
        [
            "operator#TipoVendedor lacks `Consultor`",
            "service#Prioridade has `Urgente`, which is in no row of the table",
            "service#Sexo and triggers#Sexo have one name and no table",
        ]
    );
}

fn sets() -> ValueSets {
    let mut sets = ValueSets::new();
    for (document, krate) in DOCUMENTS {
        let path = root().join("crates").join(krate).join("src/generated/document.json");
        let text = std::fs::read_to_string(path).expect("the document can be read");
        let read: Value = serde_json::from_str(&text).expect("the document is JSON");
        let schemas = read["components"]["schemas"].as_object().expect("there are schemas");
        for (name, schema) in schemas {
            let listed = schema["enum"].as_array().into_iter().flatten().map(spelling);
            let mapped = schema["discriminator"]["mapping"].as_object().into_iter().flatten();
            let values: BTreeSet<String> = listed.chain(mapped.map(|(value, _)| value.clone())).collect();
            if !values.is_empty() {
                sets.insert(format!("{document}#{name}"), values);
            }
        }
    }
    sets
}

fn spelling(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// All that the table and the documents say differently, and names that several documents use without the table.
fn disagreements(sets: &ValueSets) -> Vec<String> {
    let mut found = Vec::new();
    for SharedSet { schemas, spellings } in SHARED {
        for (column, name) in schemas.iter().enumerate() {
            let none = BTreeSet::new();
            let there = sets.get(*name).unwrap_or(&none);
            let said: BTreeSet<String> =
                spellings.iter().map(|row| row[column].to_owned()).filter(|value| value != ABSENT).collect();
            found.extend(said.difference(there).map(|value| format!("{name} lacks `{value}`")));
            let unknown = there.difference(&said);
            found.extend(unknown.map(|value| format!("{name} has `{value}`, which is in no row of the table")));
        }
    }
    let in_table: BTreeSet<&str> = SHARED.iter().flat_map(|shared| shared.schemas).copied().collect();
    let mut by_name: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for full_name in sets.keys() {
        let (_, name) = full_name.split_once('#').expect("a document and a name");
        by_name.entry(name).or_default().push(full_name);
    }
    let alike = by_name.values().filter(|names| names.len() > 1);
    let untold = alike.filter(|names| names.iter().any(|name| !in_table.contains(name)));
    found.extend(untold.map(|names| format!("{} have one name and no table", names.join(" and "))));
    found.sort();
    found
}
