//! Places in a request, in words.

use stub_runtime::Fault;
use stub_runtime::check::Step;
use stub_runtime::rejection::Location;

/// Most characters of a made-up name that are shown.
const MAX_SHOWN: usize = 40;

/// "o parâmetro `nome`", "o cabeçalho `X`", …: a name of the contract.
pub(super) fn named(location: Location, name: &str) -> String {
    format!("{} `{name}`", kind(location))
}

/// The same of a name that the caller may have made up: left out, unless it looks like one of the contract's.
pub(super) fn named_by_caller(location: Location, name: &str) -> String {
    if is_like_ours(name) { named(location, name) } else { kind(location).to_owned() }
}

fn kind(location: Location) -> &'static str {
    match location {
        Location::Path => "o parâmetro de caminho",
        Location::Query => "o parâmetro",
        Location::Header => "o cabeçalho",
        Location::Cookie => "o cookie",
        Location::Form => "o campo de formulário",
        Location::Part => "a parte",
    }
}

/// The place inside a body or a parameter: `itens[3].nome`. What the caller named is left out.
pub(super) fn within(fault: &Fault) -> String {
    let mut place = String::new();
    for step in fault.path() {
        match step {
            Step::Name(name) => enter(&mut place, name),
            Step::Key(_) => place.push_str("[…]"),
            Step::Index(element) => place.push_str(&format!("[{element}]")),
        }
    }
    place
}

/// The place of a property that the value at fault lacks.
pub(super) fn missing_within(fault: &Fault, property: &str) -> String {
    let mut place = within(fault);
    enter(&mut place, property);
    place
}

fn enter(place: &mut String, property: &str) {
    if !place.is_empty() {
        place.push('.');
    }
    place.push_str(property);
}

/// Whether a name looks like those of the contract, so that it may be shown: letters only, a small one first.
pub fn is_like_ours(name: &str) -> bool {
    let is_long = name.chars().count() > MAX_SHOWN;
    !is_long
        && name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.chars().all(|character| character.is_ascii_alphabetic() || "_-".contains(character))
}
