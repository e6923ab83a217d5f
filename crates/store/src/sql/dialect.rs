//! Differences between the engines' SQL; everything else is the same text.

use super::driver::Engine;
use super::params::Param;
use crate::record::Code;

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
pub(super) fn codes<C: Code>(codes: impl IntoIterator<Item = C>) -> Param<'static> {
    let digits: Vec<String> = codes.into_iter().map(|code| code.number().to_string()).collect();
    Param::Text(digits.join(",").into())
}

/// A column holds one of the ids of a list; `place` is that of [`ids`].
pub(super) fn is_one_of(engine: Engine, column: &str, place: &str) -> String {
    match engine {
        Engine::Sqlite => {
            format!(r#"{column} IN (SELECT value FROM json_each('["' || replace({place}, ',', '","') || '"]'))"#)
        }
        Engine::Postgres => format!("{column} = ANY (string_to_array({place}, ','))"),
    }
}

/// A list of ids as one parameter; ids are made of letters, digits and hyphens.
pub(super) fn ids<'a>(ids: impl IntoIterator<Item = &'a String>) -> Param<'static> {
    let ids: Vec<&str> = ids.into_iter().map(String::as_str).collect();
    Param::Text(ids.join(",").into())
}

/// Locks the rows of a table that a query finds, after waiting for whoever has them; to be put at its end.
pub(super) fn lock(engine: Engine, table: &str) -> String {
    match engine {
        // There is one writer.
        Engine::Sqlite => String::new(),
        Engine::Postgres => format!(" FOR UPDATE OF {table}"),
    }
}

/// Locks the rows of a table that a query finds, and passes over those that somebody has; to be put at its end.
pub(super) fn lock_what_is_free(engine: Engine, table: &str) -> String {
    match engine {
        Engine::Sqlite => String::new(),
        Engine::Postgres => format!(" FOR UPDATE OF {table} SKIP LOCKED"),
    }
}

/// A text stands somewhere in a column.
pub(super) fn is_within(engine: Engine, place: &str, column: &str) -> String {
    match engine {
        Engine::Sqlite => format!("instr({column}, {place}) > 0"),
        Engine::Postgres => format!("strpos({column}, {place}) > 0"),
    }
}

/// The parameter with which an index of trigrams is asked for a text, of which no character means anything but itself.
pub(super) fn trigram_query(engine: Engine, text: &str) -> String {
    match engine {
        // A phrase of FTS5.
        Engine::Sqlite => format!("\"{}\"", text.replace('"', "\"\"")),
        // A pattern of LIKE.
        Engine::Postgres => {
            let mut pattern = String::from("%");
            for character in text.chars() {
                if matches!(character, '%' | '_' | '\\') {
                    pattern.push('\\');
                }
                pattern.push(character);
            }
            pattern.push('%');
            pattern
        }
    }
}

/// The number of the slot that a transaction writes its counts into; those of one moment rarely share one.
pub(super) fn slot(engine: Engine) -> &'static str {
    match engine {
        // There is one writer.
        Engine::Sqlite => "0",
        Engine::Postgres => "pg_backend_pid() % 16",
    }
}

/// A column that no index is to be used for. SQLite knows nothing of how many rows share a value, and must be told.
pub(super) fn unindexed(engine: Engine, column: &str) -> String {
    match engine {
        Engine::Sqlite => format!("+{column}"),
        Engine::Postgres => column.to_owned(),
    }
}
