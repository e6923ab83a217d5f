//! Search for parts of names: by trigrams and, where words meet, by seams.
//!
//! Both engines index the trigrams of normalised names. Names of people are made of few words, though: of a million
//! members tens of thousands share each trigram of a full name, and going through them all takes as long as there are
//! members. What is rare is which word follows which. So the seven characters around each space of a name, a seam, are
//! indexed too, as a number: whoever searches for two words or more finds few candidates at once, and each is compared
//! with the whole text. Two seams may share a number; the comparison tells them apart.
//!
//! A name may also be searched by its words in any order, `silva maria` for `maria da silva`: each is then looked up by its
//! trigrams, and all must be there. That costs what the commonest of them costs, so it is asked only where no name holds
//! the text as it stands.

use domain::values::SearchText;

use super::conditions::Conditions;
use super::dialect;
use super::driver::{Engine, Sql};
use super::params::Param;
use super::transaction::ReadTx;
use crate::error::StoreError;

/// How many characters on either side of a space make a seam.
const REACH: usize = 3;

/// How many seams of a searched text PostgreSQL looks up; more would hardly leave fewer candidates.
const MAX_SEAMS: usize = 3;

/// Most words of a text that are each looked up; names have fewer.
const MAX_WORDS: usize = 20;

/// The shortest text that has a trigram.
const TRIGRAM: usize = 3;

/// How many people are filled in at once.
const PIECE: i64 = 10_000;

/// How a name must match a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NameMatch {
    /// It holds the text as it stands.
    Text,
    /// It holds all words of the text, in any order.
    Words,
}

/// A table of names, as a search calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NameTable {
    /// Of people, `p`.
    People,
    /// Of dependents, `d`.
    Dependents,
    /// Of leads, `l`.
    Leads,
}

impl NameTable {
    fn alias(self) -> &'static str {
        match self {
            Self::People => "p",
            Self::Dependents => "d",
            Self::Leads => "l",
        }
    }

    /// The table of trigrams of SQLite.
    fn trigrams(self) -> &'static str {
        match self {
            Self::People => "person_name",
            Self::Dependents => "dependent_name",
            Self::Leads => "lead_name",
        }
    }
}

/// The condition that a name holds all words of a text.
pub(super) fn holds_words(conditions: &mut Conditions<'_>, names: NameTable, text: &SearchText) -> String {
    let clauses: Vec<String> = text.words().map(|word| holds(conditions, names, &word)).collect();
    clauses.join(" AND ")
}

/// Whether a text has several words, no more than a name, and an index finds one of them.
pub(super) fn has_words(text: &SearchText) -> bool {
    (2..=MAX_WORDS).contains(&text.words().count()) && text.words().any(|word| is_indexed(&word))
}

/// The condition that a name holds a text; none of its characters is a wildcard.
pub(super) fn holds(conditions: &mut Conditions<'_>, names: NameTable, text: &SearchText) -> String {
    let engine = conditions.engine();
    let alias = names.alias();
    let column = format!("{alias}.search_name");
    let seams = if names == NameTable::People { all_seams(text.as_str()) } else { Vec::new() };
    if seams.is_empty() && text.as_str().chars().count() >= TRIGRAM {
        let place = conditions.place(Param::Text(dialect::trigram_query(engine, text.as_str()).into()));
        return match engine {
            Engine::Sqlite => {
                let trigrams = names.trigrams();
                format!("{alias}.code IN (SELECT rowid FROM {trigrams} WHERE {trigrams} MATCH {place})")
            }
            Engine::Postgres => format!("{column} LIKE {place}"),
        };
    }
    let place = conditions.place(Param::Text(text.as_str().to_owned().into()));
    let compared = dialect::is_within(engine, &place, &column);
    if seams.is_empty() {
        return compared;
    }
    let has_seams = match engine {
        Engine::Sqlite => {
            // Whoever has the rarest and, by the marks beside it, the others too; a bit may be another seam's.
            let (rarest, marks) = (conditions.place(seams[0]), conditions.place(Param::Int(marks(&seams))));
            format!("p.code IN (SELECT person FROM person_seam WHERE seam = {rarest} AND marks & {marks} = {marks})")
        }
        Engine::Postgres => {
            let place = conditions.place(dialect::codes(seams.into_iter().take(MAX_SEAMS)));
            format!("string_to_array(p.seams, ',')::integer[] @> string_to_array({place}, ',')::integer[]")
        }
    };
    format!("{has_seams} AND {compared}")
}

/// The numbers of all seams of a name, as the column has them.
pub(super) fn seam_column(name: &SearchText) -> Param<'static> {
    dialect::codes(all_seams(name.as_str()))
}

/// Whether a text is found by an index, or only by looking at every name.
pub(super) fn is_indexed(text: &SearchText) -> bool {
    text.as_str().chars().count() >= TRIGRAM
}

/// Fills in the seams of the people who are there.
pub(crate) fn fill_seams(sql: &mut dyn Sql) -> Result<(), StoreError> {
    let mut after = 0;
    loop {
        let names: Vec<(i64, String)> = ReadTx::new(sql).all(
            "SELECT code, search_name FROM person WHERE code > $1 ORDER BY code LIMIT $2",
            &[after.into(), PIECE.into()],
        )?;
        let Some((last, _)) = names.last() else { return Ok(()) };
        after = *last;
        for (code, name) in &names {
            let seams = seam_column(&SearchText::of(name));
            sql.execute("UPDATE person SET seams = $1 WHERE code = $2", &[seams, Param::Int(*code)])?;
        }
    }
}

/// The numbers of the seams of a text, each once, the rarest first: around a `da` there are two spaces, and everybody has
/// one.
fn all_seams(text: &str) -> Vec<i32> {
    let characters: Vec<char> = text.chars().collect();
    let mut around: Vec<&[char]> = characters.windows(2 * REACH + 1).filter(|window| window[REACH] == ' ').collect();
    around.sort_by_key(|window| window.iter().filter(|character| **character == ' ').count());
    let mut seams = Vec::with_capacity(around.len());
    for seam in around.into_iter().map(number_of) {
        if !seams.contains(&seam) {
            seams.push(seam);
        }
    }
    seams
}

/// A bit for each seam, as SQLite keeps them beside every seam of a name.
fn marks(seams: &[i32]) -> i64 {
    seams.iter().fold(0, |marks, seam| marks | 1 << (seam & 63))
}

/// FNV-1a, which is small, the same everywhere and for ever: the numbers are kept.
fn number_of(seam: &[char]) -> i32 {
    let mut bytes = [0; 4];
    let mut number = 0x811c_9dc5_u32;
    for character in seam {
        for byte in character.encode_utf8(&mut bytes).as_bytes() {
            number = (number ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
        }
    }
    number.cast_signed()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn numbers_of_seams_never_change() {
        assert_eq!(all_seams("maria exemplo da silva"), [159_696_623, -64_012_545, -901_290_204]);
        for text in ["", "maria", "jo silva", "maria da", "maria ä"] {
            assert!(all_seams(text).is_empty(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_part_of_a_name_has_no_seam_that_the_name_lacks(name in "[a-c é😀]{0,30}", from in 0usize..20, n in 0usize..20) {
            let name = SearchText::of(&name);
            let part: String = name.as_str().chars().skip(from).take(n).collect();
            let of_name = all_seams(name.as_str());
            prop_assert!(all_seams(&part).iter().all(|seam| of_name.contains(seam)));
        }
    }
}
