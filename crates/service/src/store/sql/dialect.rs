//! Where the engines' SQL differs; everywhere else it is the same text.

use super::{Engine, Param};

/// A column holds one of the codes of a list; `place` is that of [`codes`].
///
/// A list is one parameter, so that the text of a statement, and with it what is prepared, does not depend on how many
/// there are.
pub(super) fn is_among(engine: Engine, column: &str, place: &str) -> String {
    match engine {
        Engine::Sqlite => format!("{column} IN (SELECT value FROM json_each('[' || {place} || ']'))"),
        Engine::Postgres => format!("{column} = ANY (string_to_array({place}, ',')::integer[])"),
    }
}

/// A list of codes as one parameter.
pub(super) fn codes(codes: impl IntoIterator<Item = i32>) -> Param<'static> {
    let digits: Vec<String> = codes.into_iter().map(|code| code.to_string()).collect();
    Param::Text(digits.join(",").into())
}
