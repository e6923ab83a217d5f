//! Single fields of a body: `nome=Maria`, `endereco.uf=PI`, `telefones.0.numero=8699990000`.

use client_runtime::operation::{Field, Kind};

use crate::failure::Failure;
use crate::json::Json;

/// Sets one field, given as `path=value`.
pub(super) fn set(body: &mut Json, text: &str, declared: &[Field]) -> Result<(), Failure> {
    let (path, value) = text.split_once('=').filter(|(path, _)| !path.is_empty()).ok_or_else(|| {
        // The text itself may be personal, or a password that went astray.
        Failure::usage("--campo quer CAMINHO=VALOR", "Por exemplo: --campo nome=Maria --campo endereco.uf=PI.")
    })?;
    let value = read(value, declared_as(path, declared));
    let place = path.split('.').try_fold(body, |place, step| enter(place, step)).map_err(|misfit| misfit.at(path))?;
    *place = value;
    Ok(())
}

/// What the contract says about the field at a path, in which elements of lists are numbered.
fn declared_as<'f>(path: &str, declared: &'f [Field]) -> Option<&'f Field> {
    let mut general = String::new();
    for step in path.split('.') {
        if step.bytes().all(|byte| byte.is_ascii_digit()) {
            general.push_str("[]");
        } else {
            general.push_str(if general.is_empty() { "" } else { "." });
            general.push_str(step);
        }
    }
    declared.iter().find(|field| field.path == general || (field.is_list && general == format!("{}[]", field.path)))
}

/// A value as the contract has it: `529` is a text where it wants a text. What it does not know is JSON if it can be,
/// and a text if not; whether it fits is the server's to say.
fn read(value: &str, declared: Option<&Field>) -> Json {
    let text = || Json::Text(value.to_owned());
    match (declared, serde_json::from_str(value)) {
        (Some(Field { kind: Kind::Text, .. }), Ok(json @ (Json::List(_) | Json::Null | Json::Text(_)))) => json,
        (Some(Field { kind: Kind::Text, .. }), _) | (_, Err(_)) => text(),
        (_, Ok(json)) => json,
    }
}

/// Why a path cannot be followed.
enum Misfit {
    Empty,
    Gap,
    Scalar,
}

impl Misfit {
    fn at(self, path: &str) -> Failure {
        let message = match self {
            Misfit::Empty => format!("`{path}` tem um nome vazio"),
            Misfit::Gap => format!("`{path}` pula itens da lista"),
            Misfit::Scalar => format!("`{path}` entra em um valor que não é objeto nem lista"),
        };
        Failure::usage(message, "Conte os itens a partir de 0, em ordem; o que for maior vai em --corpo.")
    }
}

/// The value below a name or a number, made if it is not there yet.
fn enter<'j>(place: &'j mut Json, step: &str) -> Result<&'j mut Json, Misfit> {
    if step.is_empty() {
        return Err(Misfit::Empty);
    }
    let index: Option<usize> = step.parse().ok();
    if *place == Json::Null {
        *place = if index.is_some() { Json::List(Vec::new()) } else { Json::Object(Vec::new()) };
    }
    match (place, index) {
        (Json::List(items), Some(index)) => {
            // Only the next one: a number mistyped must not fill the memory.
            if index > items.len() {
                return Err(Misfit::Gap);
            }
            if index == items.len() {
                items.push(Json::Null);
            }
            Ok(&mut items[index])
        }
        (Json::Object(fields), _) => {
            let idx = fields.iter().position(|(name, _)| name == step).unwrap_or_else(|| {
                fields.push((step.to_owned(), Json::Null));
                fields.len() - 1
            });
            Ok(&mut fields[idx].1)
        }
        _ => Err(Misfit::Scalar),
    }
}

#[cfg(test)]
mod tests {
    use client_runtime::operation::{Field, Kind};

    use super::set;
    use crate::json::Json;

    const fn field(path: &'static str, kind: Kind, is_list: bool) -> Field {
        Field { path, is_required: false, kind, values: &[], is_list, summary: "" }
    }

    const DECLARED: [Field; 4] = [
        field("cpf", Kind::Text, false),
        field("sequencial", Kind::Integer, false),
        field("telefones[].numero", Kind::Text, false),
        field("apelidos", Kind::Text, true),
    ];

    fn body(begin: &str, fields: &[&str]) -> Result<String, String> {
        let mut body: Json = serde_json::from_str(begin).unwrap();
        for field in fields {
            set(&mut body, field, &DECLARED).map_err(|failure| failure.message())?;
        }
        Ok(serde_json::to_string(&body).unwrap())
    }

    #[test]
    fn values_are_what_the_contract_says() {
        for (fields, expected) in [
            (&["cpf=52998224725", "sequencial=3001"][..], r#"{"cpf":"52998224725","sequencial":3001}"#),
            (&["telefones.0.numero=8699", "telefones.0.ddi=55"], r#"{"telefones":[{"numero":"8699","ddi":55}]}"#),
            (&["apelidos.0=1", "apelidos.1=true"], r#"{"apelidos":["1","true"]}"#),
            (&[r#"apelidos=["a"]"#, r#"cpf="52""#], r#"{"apelidos":["a"],"cpf":"52"}"#),
            (&["cpf=null", "sequencial=muitos"], r#"{"cpf":null,"sequencial":"muitos"}"#),
        ] {
            assert_eq!(body("null", fields).unwrap(), expected);
        }
    }

    #[test]
    fn paths_make_what_is_not_there() {
        for (begin, fields, expected) in [
            (
                "null",
                &["nome=Maria", "ativo=true", "valor=149.9"][..],
                r#"{"nome":"Maria","ativo":true,"valor":149.9}"#,
            ),
            (
                "null",
                &["endereco.uf=PI", "endereco.cidade=Teresina"],
                r#"{"endereco":{"uf":"PI","cidade":"Teresina"}}"#,
            ),
            (
                "null",
                &["0.codCampo=1", "0.valor=sim", "1.codCampo=2"],
                r#"[{"codCampo":1,"valor":"sim"},{"codCampo":2}]"#,
            ),
            (r#"{"nome":"Ana","uf":"PI"}"#, &["nome=Maria"], r#"{"nome":"Maria","uf":"PI"}"#),
            ("null", &["planos=[1,2]", "mensagem=a=b", "vazio="], r#"{"planos":[1,2],"mensagem":"a=b","vazio":""}"#),
        ] {
            assert_eq!(body(begin, fields).unwrap(), expected);
        }
    }

    #[test]
    fn paths_that_lead_nowhere_are_refused() {
        for (begin, field, expected) in [
            ("null", "nome", "--campo quer CAMINHO=VALOR"),
            ("null", "=1", "--campo quer CAMINHO=VALOR"),
            ("null", "a..b=1", "`a..b` tem um nome vazio"),
            ("null", "a.1=1", "`a.1` pula itens da lista"),
            (r#"{"a":1}"#, "a.b=1", "`a.b` entra em um valor que não é objeto nem lista"),
            ("[]", "a=1", "`a` entra em um valor que não é objeto nem lista"),
        ] {
            assert_eq!(body(begin, &[field]).unwrap_err(), expected);
        }
    }
}
