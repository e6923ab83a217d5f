//! Places in a request, in words.

use std::fmt;

use stub_runtime::Fault;
use stub_runtime::check::Step;
use stub_runtime::rejection::Location;

/// Most characters of a made-up name that are shown.
const MAX_SHOWN: usize = 40;

/// "o parâmetro `nome`", "o cabeçalho `X`", …
pub(super) fn named(location: Location, name: &str) -> String {
    let what = match location {
        Location::Path => "o parâmetro de caminho",
        Location::Query => "o parâmetro",
        Location::Header => "o cabeçalho",
        Location::Cookie => "o cookie",
        Location::Form => "o campo de formulário",
        Location::Part => "a parte",
    };
    if is_like_ours(name) { format!("{what} `{name}`") } else { what.to_owned() }
}

/// The place inside a body or a parameter: `itens[3].nome`. What the caller named is left out.
pub(super) fn within(fault: &Fault) -> impl fmt::Display {
    fmt::from_fn(move |formatter| {
        for (idx, step) in fault.path().enumerate() {
            match step {
                Step::Name(name) if idx == 0 => formatter.write_str(name)?,
                Step::Name(name) => write!(formatter, ".{name}")?,
                Step::Key(_) => formatter.write_str("[…]")?,
                Step::Index(element) => write!(formatter, "[{element}]")?,
            }
        }
        Ok(())
    })
}

/// Whether a name looks like those of the contract, so that it may be shown: letters only, a small one first.
pub fn is_like_ours(name: &str) -> bool {
    let is_long = name.chars().count() > MAX_SHOWN;
    !is_long
        && name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.chars().all(|character| character.is_ascii_alphabetic() || "_-".contains(character))
}
