//! Findings for people, in the shape that rustc made familiar.

use std::io::{self, Write};

use crate::findings::{Finding, Level};

use super::format::Report;
use super::gutter::{Gutter, Mark, write_heading};
use super::palette::Palette;
use super::summary::Summary;

/// Writes every finding with its excerpts, then one line of summary.
pub(super) fn render(report: &Report<'_>, palette: &Palette, out: &mut dyn Write) -> io::Result<()> {
    for finding in report.findings {
        write_finding(finding, palette, out)?;
        writeln!(out)?;
    }
    writeln!(out, "{}", Summary::of(report))
}

fn write_finding(finding: &Finding, palette: &Palette, out: &mut dyn Write) -> io::Result<()> {
    let Finding { rule, level, message, help, place, related, is_clear: _, lost_to: _ } = finding;
    let last_line = related.iter().map(|other| other.place.line).fold(place.line, usize::max);
    let gutter = Gutter::new(palette, last_line);

    write_heading(palette, *level, &format!("{}[{}]", level.name(), rule.id), message, out)?;
    gutter.write_place(place, &Mark::main(palette.level(*level)), out)?;
    gutter.write_remark("help", std::slice::from_ref(help), out)?;
    for other in related {
        write_heading(palette, Level::Note, Level::Note.name(), &other.message, out)?;
        gutter.write_place(&other.place, &Mark::other(palette.gutter), out)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::catalogue::SYNTAX;
    use crate::findings::render::Format;
    use crate::findings::render::example::{empty_file, lost_reference, note_at, plain, rendered, second_key};
    use crate::findings::{Finding, Place};
    use crate::source::Sources;

    #[test]
    fn a_finding_shows_its_place_and_what_to_do() {
        insta::assert_snapshot!(plain([lost_reference()]), @"
        error[reference-not-found]: Nothing stands at `#/Pte`.
         --> spec/pets.yaml:9:17  #/Owner/properties/pet/$ref
          |
        9 |     pet: {$ref: '#/Pte'}
          |                 ^^^^^^^
          = help: Did you mean `Pet`?

        1 error in 2 documents
        ");
    }

    #[test]
    fn a_related_place_follows_as_a_note() {
        insta::assert_snapshot!(plain([second_key()]), @"
        warning[duplicate-key]: `/pets/{id}` stands twice.
          --> spec/pets.yaml:10:1  #/Pets
           |
        10 | Pets:
           | ^^^^
           = help: Remove one of the two.
        note: The first is here.
          --> spec/pets.yaml:1:1  #/Pet
           |
        1  | Pet:
           | ---

        1 warning in 2 documents
        ");
    }

    #[test]
    fn a_whole_file_has_no_excerpt() {
        insta::assert_snapshot!(plain([empty_file("a b,c:d.yaml")]), @"
        error[empty-file]: The file holds no document.
         --> a b,c:d.yaml:1:1  #
          = help: Begin with `openapi`.

        1 error in 2 documents
        ");
    }

    #[test]
    fn nothing_found_is_said() {
        insta::assert_snapshot!(plain([]), @"no findings in 2 documents");
    }

    #[test]
    fn a_long_line_is_cut_on_both_sides() {
        let line = format!(r#"{{"a": "{}", "pet": "Pte", "b": "{}"}}"#, "x".repeat(3000), "y".repeat(3000));
        insta::assert_snapshot!(plain([note_at("long.json", &line, &["pet"])]), @r#"
        note[unknown-field]: This is `unknown`.
         --> long.json:1:3018  #/pet
          |
        1 | …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "pet": "Pte", "b": "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…
          |                                                              ^^^^^
          = help: Remove it.

        1 note in 2 documents
        "#);
    }

    #[test]
    fn a_long_value_is_marked_as_far_as_it_is_shown() {
        let line = format!("pet: {}", "x".repeat(3000));
        insta::assert_snapshot!(plain([note_at("long.yaml", &line, &["pet"])]), @"
        note[unknown-field]: This is `unknown`.
         --> long.yaml:1:6  #/pet
          |
        1 | pet: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
          |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: Remove it.

        1 note in 2 documents
        ");
    }

    #[test]
    fn marks_stand_under_wide_characters() {
        insta::assert_snapshot!(plain([note_at("wide.yaml", "{名前: 犬🐶, 種類: 犬🐶é}", &["種類"])]), @"
        note[unknown-field]: This is `unknown`.
         --> wide.yaml:1:14  #/種類
          |
        1 | {名前: 犬🐶, 種類: 犬🐶é}
          |                    ^^^^^
          = help: Remove it.

        1 note in 2 documents
        ");
    }

    #[test]
    fn a_tab_counts_as_one_column() {
        insta::assert_snapshot!(plain([note_at("tab.json", "{\n\t\t\"pet\":\t\"Pte\"\n}", &["pet"])]), @r#"
        note[unknown-field]: This is `unknown`.
         --> tab.json:2:10  #/pet
          |
        2 |   "pet": "Pte"
          |          ^^^^^
          = help: Remove it.

        1 note in 2 documents
        "#);
    }

    #[test]
    fn escape_sequences_of_the_document_are_shown_not_obeyed() {
        let key = note_at("red\u{1b}[31m.yaml", r#"{"\e[31mred": 1}"#, &["\u{1b}[31mred"]);
        let sources = Sources::from_text("raw.yaml", "# \u{1b}[31mred\u{202e}: 1");
        let raw = Finding::new(&SYNTAX, Place::at(sources.main(), 2..7), "Bad \u{1b}[2J.\n::error::", "No \u{9b}.");
        insta::assert_snapshot!(plain([key, raw]), @r#"
        note[unknown-field]: This is `unknown`.
         --> red\u{1b}[31m.yaml:1:15  #/\u{1b}[31mred
          |
        1 | {"\e[31mred": 1}
          |               ^
          = help: Remove it.

        error[syntax]: Bad \u{1b}[2J.\n::error::
         --> raw.yaml:1:3  #
          |
        1 | # \u{1b}[31mred\u{202e}: 1
          |   ^^^^^^^^^^
          = help: No \u{9b}.

        1 error, 1 note in 2 documents
        "#);
    }

    #[test]
    fn colours_are_rustcs() {
        let coloured = rendered(Format::Text, [second_key()]);
        insta::assert_snapshot!(coloured.replace('\u{1b}', "␛"), @"
        ␛[1m␛[33mwarning[duplicate-key]␛[0m␛[1m: `/pets/{id}` stands twice.␛[0m
        ␛[1m␛[94m  -->␛[0m spec/pets.yaml:10:1  #/Pets
        ␛[1m␛[94m   |␛[0m
        ␛[1m␛[94m10 |␛[0m Pets:
        ␛[1m␛[94m   |␛[0m ␛[1m␛[33m^^^^␛[0m
        ␛[1m␛[94m   =␛[0m ␛[1m␛[96mhelp␛[0m: Remove one of the two.
        ␛[1m␛[92mnote␛[0m␛[1m: The first is here.␛[0m
        ␛[1m␛[94m  -->␛[0m spec/pets.yaml:1:1  #/Pet
        ␛[1m␛[94m   |␛[0m
        ␛[1m␛[94m1  |␛[0m Pet:
        ␛[1m␛[94m   |␛[0m ␛[1m␛[94m---␛[0m

        1 warning in 2 documents
        ");
    }
}
