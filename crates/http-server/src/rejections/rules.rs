//! Every rule of a value, as a predicate: what follows "O campo `nome` …", without the final stop.

use stub_runtime::Rule;
use stub_runtime::check::{Format, JsonKind, Syntax};

use super::place::is_like_ours;

/// Most alternatives that are listed.
const MAX_LISTED: usize = 12;

/// What a rule demands.
pub(super) fn demand(rule: &Rule) -> String {
    match rule {
        Rule::Type { expected: JsonKind::Integer, found: JsonKind::Number } => {
            "deve ser um número inteiro, sem casas decimais".to_owned()
        }
        Rule::Type { expected, found } => format!("deve ser {}, e não {}", kind(*expected), kind(*found)),
        Rule::Types { expected, found } => {
            let expected: Vec<&str> = expected.iter().map(|expected| kind(*expected)).collect();
            format!("deve ser {}, e não {}", list(&expected, "ou"), kind(*found))
        }
        Rule::Reads(JsonKind::Boolean) => "deve ser `true` ou `false`".to_owned(),
        Rule::Reads(expected) => format!("deve ser {}", kind(*expected)),
        Rule::Range { least, greatest } => format!("deve ser um número inteiro de {least} a {greatest}"),
        Rule::Finite => "deve ser um número menor, que caiba em ponto flutuante".to_owned(),
        Rule::Format(format) => format!("deve ser {}", of_format(*format)),
        Rule::OneOfTexts(texts) => one_of(texts.iter()),
        Rule::OneOfNumbers(numbers) => one_of(numbers.iter()),
        Rule::OneOfValues(values) => one_of(values.iter()),
        Rule::Nul => "não pode ter o caractere nulo".to_owned(),
        Rule::MinLength(n) => format!("deve ter ao menos {}", counted(*n, "caractere", "caracteres")),
        Rule::MaxLength(n) => format!("deve ter no máximo {}", counted(*n, "caractere", "caracteres")),
        Rule::Pattern { format: Some(format), example: None } => format!("deve estar no formato `{format}`"),
        Rule::Pattern { format: Some(format), example: Some(example) } => {
            format!("deve estar no formato `{format}`, como `{example}`")
        }
        Rule::Pattern { format: None, example: Some(example) } => format!("deve ser escrito como `{example}`"),
        Rule::Pattern { format: None, example: None } => {
            "não está no formato esperado. Veja a documentação em /docs".to_owned()
        }
        Rule::Message(message) => message.clone().into_owned(),
        Rule::PatternTooBig | Rule::SchemaUnusable | Rule::TooComplex => {
            "não pôde ser verificado. Envie um valor mais simples".to_owned()
        }
        Rule::Minimum(bound) => format!("deve ser no mínimo {bound}"),
        Rule::Maximum(bound) => format!("deve ser no máximo {bound}"),
        Rule::ExclusiveMinimum(bound) => format!("deve ser maior que {bound}"),
        Rule::ExclusiveMaximum(bound) => format!("deve ser menor que {bound}"),
        Rule::MultipleOf(divisor) => format!("deve ser múltiplo de {divisor}"),
        Rule::MinItems(n) => format!("deve ter ao menos {}", counted(*n, "elemento", "elementos")),
        Rule::MaxItems(n) => format!("deve ter no máximo {}", counted(*n, "elemento", "elementos")),
        Rule::UniqueItems(first, second) => {
            format!("não pode ter elementos iguais, como os das posições {first} e {second}")
        }
        Rule::MinContains(n) => format!("deve ter ao menos {} do tipo pedido", counted(*n, "elemento", "elementos")),
        Rule::MaxContains(n) => format!("deve ter no máximo {} do tipo pedido", counted(*n, "elemento", "elementos")),
        Rule::MinProperties(n) => format!("deve ter ao menos {}", counted(*n, "campo", "campos")),
        Rule::MaxProperties(n) => format!("deve ter no máximo {}", counted(*n, "campo", "campos")),
        Rule::Required(name) => format!("deve ter o campo `{name}`"),
        Rule::RequiredWith(name, other) => format!("deve ter o campo `{name}`, pois tem {}", field(other)),
        Rule::Name(name, fault) => format!("não pode ter {}, cujo nome {}", field(name), demand(fault.rule())),
        Rule::Repeated(name) => format!("deve ter {} uma só vez", field(name)),
        Rule::Unknown(name) => format!("não pode ter {}", field(name)),
        Rule::TagMissing(tag, known) => format!("deve ter o campo `{tag}`, que {}", one_of(known.iter())),
        Rule::NoneFits(_) => "não é nenhuma das alternativas aceitas".to_owned(),
        Rule::SeveralFit(_) => "deve ser uma só das alternativas aceitas".to_owned(),
        Rule::Not => "não pode ter essa forma".to_owned(),
        Rule::Never => "não pode ser enviado. Retire-o".to_owned(),
        Rule::Json(syntax) => of_syntax(*syntax).to_owned(),
        // Words of types that were written by hand: this contract has none.
        _ => "não é válido. Veja a documentação em /docs".to_owned(),
    }
}

fn kind(kind: JsonKind) -> &'static str {
    match kind {
        JsonKind::Null => "nulo",
        JsonKind::Boolean => "um booleano (true ou false)",
        JsonKind::Integer => "um número inteiro",
        JsonKind::Number => "um número",
        JsonKind::String => "um texto",
        JsonKind::Array => "uma lista",
        JsonKind::Object => "um objeto",
    }
}

fn of_format(format: Format) -> &'static str {
    match format {
        Format::Date => "uma data como 2026-01-31",
        Format::DateTime => "data e hora como 2026-01-31T15:30:00Z",
        Format::Uuid => "um UUID como 67e55044-10b1-426f-9247-bb680e5fe0c8",
        Format::Base64 => "base64 com preenchimento",
    }
}

fn of_syntax(syntax: Syntax) -> &'static str {
    match syntax {
        Syntax::Empty => "está vazio. Envie um JSON",
        Syntax::NotUtf8 => "deve estar em UTF-8",
        Syntax::ByteOrderMark => "deve ser JSON sem marca de ordem de bytes (BOM)",
        Syntax::Unfinished => "deve ser JSON completo; ele acaba no meio",
        Syntax::Trailing => "deve ser um só valor JSON, sem nada depois",
        Syntax::TooDeep => "tem listas e objetos em níveis demais",
        Syntax::NumberTooGreat => "tem um número grande demais",
        Syntax::LoneSurrogate => "tem um escape \\u pela metade",
        Syntax::Malformed => "deve ser JSON bem formado",
    }
}

/// A field, by its name where the contract could have given it.
fn field(name: &str) -> String {
    if is_like_ours(name) { format!("o campo `{name}`") } else { "um campo que enviou".to_owned() }
}

fn one_of<T: std::fmt::Display>(values: impl ExactSizeIterator<Item = T>) -> String {
    let n_left = values.len().saturating_sub(MAX_LISTED);
    let shown: Vec<String> = values.take(MAX_LISTED).map(|value| format!("`{value}`")).collect();
    let shown: Vec<&str> = shown.iter().map(String::as_str).collect();
    if n_left == 0 {
        format!("deve ser {}", list(&shown, "ou"))
    } else {
        format!("deve ser {} ou um de mais {n_left}", shown.join(", "))
    }
}

/// "a, b ou c".
pub(super) fn list(items: &[&str], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

fn counted(n: u64, one: &str, several: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { several })
}
