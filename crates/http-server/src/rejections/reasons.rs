//! Every reason, as sentences.

use stub_runtime::Rule;
use stub_runtime::rejection::{Location, ParameterShape, Reason};

use super::place::{missing_within, named, named_by_caller, within};
use super::rules::{demand, list};

/// What is said when nobody knows more.
const INVALID: &str = "O pedido não é válido. Veja a documentação em /docs.";

/// A reason in words.
pub(super) fn worded(reason: &Reason) -> String {
    match reason {
        Reason::Missing { location, name } => format!("Falta {}. Envie esse valor.", named(*location, name)),
        Reason::Invalid { location, name, fault } => {
            let subject = capital(&named(*location, name));
            let place = if fault.is_outermost() { String::new() } else { format!(", em `{}`,", within(fault)) };
            format!("{subject}{place} {}.", demand(fault.rule()))
        }
        Reason::Misshapen { location, name, shape } => {
            format!("{} {}.", capital(&named(*location, name)), shape_demand(*shape))
        }
        Reason::Unknown { location, name } => {
            format!("Esta operação não conhece {}. Retire-o ou corrija o nome.", named_by_caller(*location, name))
        }
        Reason::Repeated { location, name } => {
            format!("{} veio mais de uma vez. Envie-o uma só vez.", capital(&named_by_caller(*location, name)))
        }
        Reason::Encoding { location: Location::Path } => {
            "O caminho não está bem codificado. Codifique-o em UTF-8, com %XX onde for preciso e sem o caractere nulo."
                .to_owned()
        }
        Reason::Encoding { .. } => {
            "Um nome nos parâmetros não está bem codificado. Codifique-o em UTF-8, com %XX onde for preciso e sem o \
             caractere nulo."
                .to_owned()
        }
        Reason::MissingBody => "Falta o corpo. Envie um JSON, como mostra a documentação em /docs.".to_owned(),
        Reason::InvalidBody { fault } => match fault.rule() {
            Rule::Required(name) => format!("Falta o campo `{}`. Envie esse valor.", missing_within(fault, name)),
            rule if fault.is_outermost() => format!("O corpo {}.", demand(rule)),
            rule => format!("O campo `{}` {}.", within(fault), demand(rule)),
        },
        Reason::BodyNotText => "O corpo deve ser um texto em UTF-8, sem o caractere nulo.".to_owned(),
        Reason::BodyNotMultipart => "O corpo deve ser multipart/form-data bem formado.".to_owned(),
        Reason::BrokenBody => "O corpo chegou incompleto. Envie-o de novo, inteiro.".to_owned(),
        Reason::SlowBody => "O corpo chegou devagar demais; nada foi gravado. Envie-o de novo.".to_owned(),
        Reason::UnknownPath => "Não há nada neste caminho. Veja a documentação em /docs.".to_owned(),
        Reason::UnknownMethod { allowed } => {
            let allowed: Vec<&str> = allowed.iter().map(stub_runtime::Method::as_str).collect();
            format!("Este caminho só aceita {}.", list(&allowed, "e"))
        }
        Reason::TooLarge { limit } => format!("O corpo passa do tamanho aceito. Envie até {limit} bytes."),
        Reason::MediaType { accepted } => {
            format!("O corpo deve vir como {}, dito no cabeçalho Content-Type.", list(accepted, "ou"))
        }
        Reason::PartMediaType { name, accepted } => {
            format!("A parte `{name}` deve vir como {}.", list(accepted, "ou"))
        }
        Reason::ContentEncoding => "O corpo não pode vir comprimido. Envie-o sem Content-Encoding.".to_owned(),
        Reason::MissingCredentials => {
            "Falta a credencial. Envie o cabeçalho Authorization que esta operação espera: Basic em POST \
             /ext/autenticacao, Bearer com o token nas demais."
                .to_owned()
        }
        Reason::MalformedCredentials => {
            "O cabeçalho Authorization não pôde ser lido. Envie-o uma só vez: Basic com usuario:senha em base64, ou \
             Bearer com o token."
                .to_owned()
        }
        Reason::Denied { message: Some(message) } => message.clone(),
        Reason::Denied { message: None } => "Acesso negado.".to_owned(),
        Reason::Unimplemented { .. } => "Esta operação ainda não existe neste serviço.".to_owned(),
        Reason::Internal { .. } => {
            "Falha inesperada do serviço; nada foi gravado. Se ela se repetir, avise quem o opera.".to_owned()
        }
        _ => INVALID.to_owned(),
    }
}

fn shape_demand(shape: ParameterShape) -> &'static str {
    match shape {
        ParameterShape::Encoded => "deve estar codificado em UTF-8, com %XX onde for preciso e sem o caractere nulo",
        ParameterShape::Text => "deve ser um texto em UTF-8, sem o caractere nulo",
        ParameterShape::Pairs => "deve ser uma sequência de pares de nome e valor",
        ParameterShape::Label => "deve começar com um ponto",
        ParameterShape::Matrix => "deve ser escrito `;nome=valor`",
        ParameterShape::Brackets => "deve ser escrito `nome[chave]=valor`",
        ParameterShape::Shallow => "tem níveis demais. Envie menos colchetes",
        _ => "não está no formato esperado. Veja a documentação em /docs",
    }
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_uppercase().chain(characters).collect()).unwrap_or_default()
}
