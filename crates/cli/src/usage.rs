//! Clap's errors about wrong use, in the language of the command.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::failure::Failure;

/// A failure to read the command line. Values that were typed are not repeated: they may be personal.
pub(crate) fn explain(error: &Error) -> Failure {
    let argument = text(error, ContextKind::InvalidArg);
    // `--senha=segredo` names the argument and must not show the rest.
    let argument = argument.split(['=', ' ']).next().unwrap_or_default();
    if argument.starts_with("--senha") || argument.starts_with("--password") {
        return Failure::usage(
            "senhas não vão na linha de comando, onde ficam no histórico e outros as veem",
            "Use BENEFITS_PASSWORD, --senha-de-stdin ou o perfil; se você digitou a senha, apague-a do histórico.",
        );
    }
    let help = "`--help` depois do comando mostra o que ele aceita.".to_owned();
    let (message, remedy) = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let typed = text(error, ContextKind::InvalidSubcommand);
            (format!("não há comando `{typed}`"), suggestion(error, ContextKind::SuggestedSubcommand).unwrap_or(help))
        }
        ErrorKind::UnknownArgument if argument.starts_with('-') => {
            (format!("não há opção `{argument}`"), suggestion(error, ContextKind::SuggestedArg).unwrap_or(help))
        }
        ErrorKind::UnknownArgument => ("há um argumento a mais".to_owned(), help),
        ErrorKind::MissingRequiredArgument => (format!("falta {}", text(error, ContextKind::InvalidArg)), help),
        ErrorKind::InvalidValue => {
            let values = text(error, ContextKind::ValidValue);
            match (values.is_empty(), text(error, ContextKind::InvalidValue).is_empty()) {
                (false, _) => (format!("valor que `{argument}` não aceita"), format!("Os valores são: {values}.")),
                (true, true) => (format!("falta o valor de `{argument}`"), help),
                (true, false) => (format!("valor que `{argument}` não aceita"), help),
            }
        }
        ErrorKind::ValueValidation => {
            let reason = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            (format!("valor que `{argument}` não aceita: {reason}"), help)
        }
        ErrorKind::ArgumentConflict => {
            let prior = text(error, ContextKind::PriorArg);
            let prior = prior.split(['=', ' ']).next().unwrap_or_default();
            let is_same = prior.is_empty() || prior == argument;
            let message = if is_same {
                format!("`{argument}` foi dito mais de uma vez")
            } else {
                format!("`{argument}` e `{prior}` não se combinam")
            };
            (message, help)
        }
        ErrorKind::MissingSubcommand => ("falta o comando".to_owned(), help),
        _ => ("a linha de comando não se entende".to_owned(), help),
    };
    Failure::usage(message, remedy)
}

fn suggestion(error: &Error, kind: ContextKind) -> Option<String> {
    let words = text(error, kind);
    (!words.is_empty()).then(|| format!("Você quis dizer {words}?"))
}

fn text(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}
