//! Every reason and every rule has its words.

use stub_runtime::check::{Format, JsonKind, Number, Step, Syntax};
use stub_runtime::rejection::{Location, ParameterShape, Reason};
use stub_runtime::{Fault, Method, Rule};

use super::answer::{MAX_TEXT, short};
use super::reasons::worded;
use super::rules::demand;

#[test]
fn reasons_say_what_is_wrong_and_what_to_send() {
    let fault = || Fault::new(Rule::MaxLength(100)).inside("nome").under(Step::Index(3)).inside("itens");
    let query = Location::Query;
    for (reason, expected) in [
        (Reason::Missing { location: query, name: "cpf" }, "Falta o parâmetro `cpf`. Envie esse valor."),
        (
            Reason::Invalid { location: Location::Header, name: "X-Loja", fault: Fault::new(Rule::Nul) },
            "O cabeçalho `X-Loja` não pode ter o caractere nulo.",
        ),
        (
            Reason::Invalid { location: query, name: "filtro", fault: fault() },
            "O parâmetro `filtro`, em `itens[3].nome`, deve ter no máximo 100 caracteres.",
        ),
        (
            Reason::Misshapen { location: Location::Path, name: "codigo", shape: ParameterShape::Text },
            "O parâmetro de caminho `codigo` deve ser um texto em UTF-8, sem o caractere nulo.",
        ),
        (
            Reason::Unknown { location: query, name: "pagna".to_owned() },
            "Esta operação não conhece o parâmetro `pagna`. Retire-o ou corrija o nome.",
        ),
        (
            Reason::Unknown { location: query, name: "529.982.247-25".to_owned() },
            "Esta operação não conhece o parâmetro. Retire-o ou corrija o nome.",
        ),
        (
            Reason::Repeated { location: query, name: "nome".into() },
            "O parâmetro `nome` veio mais de uma vez. Envie-o uma só vez.",
        ),
        (Reason::InvalidBody { fault: fault() }, "O campo `itens[3].nome` deve ter no máximo 100 caracteres."),
        (
            Reason::InvalidBody {
                fault: Fault::new(Rule::Reads(JsonKind::Integer)).under(Step::Key("Maria".to_owned())),
            },
            "O campo `[…]` deve ser um número inteiro.",
        ),
        (
            Reason::InvalidBody {
                fault: Fault::new(Rule::Required("numero".to_owned())).under(Step::Index(0)).inside("telefones"),
            },
            "Falta o campo `telefones[0].numero`. Envie esse valor.",
        ),
        (
            Reason::InvalidBody { fault: Fault::new(Rule::Required("cpfCnpj".to_owned())) },
            "Falta o campo `cpfCnpj`. Envie esse valor.",
        ),
        // A name of the contract is told, whatever it looks like.
        (Reason::Missing { location: query, name: "data1" }, "Falta o parâmetro `data1`. Envie esse valor."),
        (Reason::UnknownMethod { allowed: vec![Method::GET, Method::HEAD] }, "Este caminho só aceita GET e HEAD."),
        (Reason::Denied { message: Some("Aguarde.".to_owned()) }, "Aguarde."),
        (Reason::Unimplemented { operation: "op" }, "Esta operação ainda não existe neste serviço."),
        (
            Reason::Internal { cause: "stub panicked".to_owned() },
            "Falha inesperada do serviço; nada foi gravado. Se ela se repetir, avise quem o opera.",
        ),
    ] {
        assert_eq!(worded(&reason), expected);
    }
}

#[test]
fn the_rest_is_portuguese_too() {
    let reasons = [
        Reason::Encoding { location: Location::Path },
        Reason::Encoding { location: Location::Query },
        Reason::MissingBody,
        Reason::BodyNotText,
        Reason::BodyNotMultipart,
        Reason::BrokenBody,
        Reason::SlowBody,
        Reason::UnknownPath,
        Reason::TooLarge { limit: 10 },
        Reason::MediaType { accepted: &["application/json"] },
        Reason::PartMediaType { name: "foto", accepted: &["image/png", "image/jpeg"] },
        Reason::ContentEncoding,
        Reason::MissingCredentials,
        Reason::MalformedCredentials,
        Reason::Denied { message: None },
    ];
    for reason in reasons {
        assert_portuguese(&worded(&reason));
    }
    for shape in [
        ParameterShape::Encoded,
        ParameterShape::Text,
        ParameterShape::Pairs,
        ParameterShape::Label,
        ParameterShape::Matrix,
        ParameterShape::Brackets,
        ParameterShape::Shallow,
    ] {
        assert_portuguese(&worded(&Reason::Misshapen { location: Location::Query, name: "x", shape }));
    }
}

#[test]
fn rules_are_worded() {
    let kinds = [
        JsonKind::Null,
        JsonKind::Boolean,
        JsonKind::Integer,
        JsonKind::Number,
        JsonKind::String,
        JsonKind::Array,
        JsonKind::Object,
    ]
    .into_iter();
    let formats = [Format::Date, Format::DateTime, Format::Uuid, Format::Base64].into_iter().map(Rule::Format);
    let syntaxes = [
        Syntax::Empty,
        Syntax::NotUtf8,
        Syntax::ByteOrderMark,
        Syntax::Unfinished,
        Syntax::Trailing,
        Syntax::TooDeep,
        Syntax::NumberTooGreat,
        Syntax::LoneSurrogate,
        Syntax::Malformed,
    ];
    let bound = Number::Integer(5);
    let others = [
        Rule::Types { expected: vec![JsonKind::String, JsonKind::Null], found: JsonKind::Array },
        Rule::Range { least: 1, greatest: 9 },
        Rule::Finite,
        Rule::OneOfTexts(&["A", "B"]),
        Rule::OneOfNumbers(&[1]),
        Rule::OneOfValues((0..30).map(|number| number.to_string()).collect()),
        Rule::Nul,
        Rule::MinLength(1),
        Rule::Pattern { format: None, example: None },
        Rule::Pattern { format: Some("uri".into()), example: None },
        Rule::Pattern { format: None, example: Some("529.982.247-25".into()) },
        Rule::Pattern { format: Some("uri".into()), example: Some("https://example.com".into()) },
        Rule::Message("deve ser um CPF".into()),
        Rule::PatternTooBig,
        Rule::Minimum(bound),
        Rule::Maximum(bound),
        Rule::ExclusiveMinimum(bound),
        Rule::ExclusiveMaximum(bound),
        Rule::MultipleOf(bound),
        Rule::MinItems(1),
        Rule::MaxItems(2),
        Rule::UniqueItems(0, 1),
        Rule::MinContains(1),
        Rule::MaxContains(2),
        Rule::MinProperties(1),
        Rule::MaxProperties(2),
        Rule::Required("nome".to_owned()),
        Rule::RequiredWith("nome".to_owned(), "Maria da Silva".to_owned()),
        Rule::Name("Maria da Silva".to_owned(), Fault::new(Rule::MaxLength(9))),
        Rule::Repeated("nome".to_owned()),
        Rule::Unknown("Maria da Silva".to_owned()),
        Rule::TagMissing("tipo", &["A"]),
        Rule::NoneFits(Vec::new()),
        Rule::SeveralFit(Vec::new()),
        Rule::Not,
        Rule::Never,
        Rule::SchemaUnusable,
        Rule::TooComplex,
        Rule::Other("own words".to_owned()),
    ];
    let rules = kinds.map(Rule::Reads).chain(formats).chain(syntaxes.map(Rule::Json)).chain(others);
    for rule in rules {
        let demand = demand(&rule);
        assert_portuguese(&format!("O campo {demand}."));
        assert!(!demand.contains("Maria"), "{demand}");
    }
    let typed = Rule::Type { expected: JsonKind::Integer, found: JsonKind::Number };
    assert_eq!(demand(&typed), "deve ser um número inteiro, sem casas decimais");
    let typed = Rule::Type { expected: JsonKind::String, found: JsonKind::Integer };
    assert_eq!(demand(&typed), "deve ser um texto, e não um número inteiro");
}

#[test]
fn no_text_is_longer_than_the_contract_says() {
    assert_eq!(short("á".repeat(2000)).chars().count(), MAX_TEXT);
    assert_eq!(short("curto".to_owned()), "curto");
}

/// A sentence in which no word of the runtime's English was left.
fn assert_portuguese(text: &str) {
    assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{text}");
    let english = ["must", "body", "path", "parameter", "property", "unknown", "missing", "own words"];
    assert!(english.iter().all(|word| !text.contains(word)), "{text}");
}
