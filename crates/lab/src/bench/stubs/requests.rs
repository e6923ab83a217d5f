//! The requests that are measured.

use std::fmt::{self, Display};

/// A person, in 400 bytes.
pub(super) const PERSON: &str = concat!(
    r#"{"cpf":"52998224725","nome":"Maria Aparecida da Conceição","dataNascimento":"1958-03-21","#,
    r#""email":"maria.aparecida@example.com.br","telefone":"(21) 99876-5432","matricula":1048576,"situacao":"Ativo","#,
    r#""beneficios":[21,42,88],"endereco":{"logradouro":"Rua das Laranjeiras, 120","bairro":"Laranjeiras","#,
    r#""cidade":"Rio de Janeiro","uf":"RJ","cep":"22240003"},"valor":1518.45,"observacao":"Prefere contato à tarde."}"#,
);

#[derive(Debug, Clone)]
pub(super) struct Request {
    line: String,
    bytes: Vec<u8>,
}

pub(super) fn list() -> Request {
    Request::new("GET", "/ext/beneficio/situacaoBeneficio")
}

/// A body whose lengths and limits are checked.
pub(super) fn post() -> Request {
    Request::with_body("POST", "/ext/beneficiario", Some("application/json"), PERSON)
}

/// A body that is held to three patterns.
pub(super) fn post_with_patterns() -> Request {
    Request::with_body("POST", "/ext/beneficiario/padrao", Some("application/json"), PERSON)
}

/// A parameter in the path and eight in the query.
pub(super) fn query() -> Request {
    let query = "nome=Maria+Aparecida&cpf=52998224725&situacao=Em%20concess%C3%A3o&uf=RJ&pagina=3&tamanho=50\
                 &ordenar=nome&ativo=true";
    Request::new("GET", &format!("/ext/beneficiario/4711?{query}"))
}

impl Request {
    /// One without a body.
    pub(super) fn new(method: &str, target: &str) -> Request {
        let line = format!("{method} {target}");
        let bytes = format!("{line} HTTP/1.1\r\n{HEADERS}\r\n").into_bytes();
        Request { line, bytes }
    }

    /// One with a body, of some media type or of none.
    pub(super) fn with_body(method: &str, target: &str, media_type: Option<&str>, body: &str) -> Request {
        let line = format!("{method} {target}");
        let media_type = media_type.map(|name| format!("content-type: {name}\r\n")).unwrap_or_default();
        let n_bytes = body.len();
        let bytes =
            format!("{line} HTTP/1.1\r\n{HEADERS}{media_type}content-length: {n_bytes}\r\n\r\n{body}").into_bytes();
        Request { line, bytes }
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub(super) fn is_head(&self) -> bool {
        self.line.starts_with("HEAD ")
    }
}

/// Headers of a usual client.
const HEADERS: &str = "host: 127.0.0.1\r\nuser-agent: xtask\r\naccept: */*\r\n";

impl Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line)
    }
}

#[cfg(test)]
mod tests {
    use super::PERSON;

    #[test]
    fn body_has_the_size_that_is_talked_of() {
        assert!((390..=480).contains(&PERSON.len()), "{}", PERSON.len());
    }
}
