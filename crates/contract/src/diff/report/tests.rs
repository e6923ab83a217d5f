//! What each format looks like.

use super::example::{everything, nothing};
use super::{DiffFormat, render, render_plain};
use crate::diff::judge::Comparison;

fn rendered(comparison: &Comparison, format: DiffFormat) -> String {
    let mut out = Vec::new();
    match format {
        DiffFormat::Text => render_plain(comparison, &mut out),
        _ => render(comparison, format, &mut out),
    }
    .expect("memory can be written to");
    String::from_utf8(out).expect("every format is UTF-8")
}

macro_rules! snapshots {
    ($($name:ident: $format:ident,)*) => {
        $(
            #[test]
            fn $name() {
                let everything = rendered(&everything(), DiffFormat::$format);
                insta::assert_snapshot!(concat!("everything.", stringify!($name)), without_style(&everything));
                let nothing = rendered(&nothing(), DiffFormat::$format);
                insta::assert_snapshot!(concat!("nothing.", stringify!($name)), without_style(&nothing));
            }
        )*
    };
}

snapshots! {
    text: Text,
    json: Json,
    markdown: Markdown,
    html: Html,
    sarif: Sarif,
    github: Github,
    junit: Junit,
}

/// How a page looks is no matter for a snapshot.
fn without_style(text: &str) -> String {
    match (text.split_once("<style>"), text.split_once("</style>")) {
        (Some((before, _)), Some((_, after))) => format!("{before}{after}"),
        _ => text.to_owned(),
    }
}

#[test]
fn a_comment_stays_within_its_limit() {
    let mut comparison = everything();
    let finding = comparison.findings[0].clone();
    comparison.findings.extend(std::iter::repeat_n(finding, 500));
    let text = rendered(&comparison, DiffFormat::Markdown);
    assert!(text.len() < 65_536, "{} bytes are too many", text.len());
    let last = text.lines().last().expect("there are lines");
    insta::assert_snapshot!(last, @"… and 431 more findings, for which a comment has no room: see `--format html`.");
    assert_eq!(text.matches("<details>").count(), text.matches("</details>").count());
}

#[test]
fn colours_are_those_of_lint() {
    let mut out = Vec::new();
    let mut comparison = everything();
    comparison.findings.truncate(1);
    comparison.omissions.clear();
    render(&comparison, DiffFormat::Text, &mut out).expect("memory can be written to");
    let text = String::from_utf8(out).expect("text is UTF-8");
    insta::assert_snapshot!(text.replace('\u{1b}', "␛"), @r#"
    ␛[1m␛[91merror[request-property-narrowed]␛[0m␛[1m: `Pet.name` may have 32 characters where 64 were allowed.␛[0m
    ␛[1m␛[94m  -->␛[0m old.yaml:12:41  #/components/schemas/Pet/properties/name/maxLength
    ␛[1m␛[94m   |␛[0m
    ␛[1m␛[94m12 |␛[0m         name: {type: string, maxLength: 64}
    ␛[1m␛[94m   |␛[0m                                         ␛[1m␛[94m-- old␛[0m
    ␛[1m␛[94m  -->␛[0m new.yaml:10:41  #/components/schemas/Pet/properties/name/maxLength
    ␛[1m␛[94m   |␛[0m
    ␛[1m␛[94m10 |␛[0m         name: {type: string, maxLength: 32}
    ␛[1m␛[94m   |␛[0m                                         ␛[1m␛[91m^^ new␛[0m
    ␛[1m␛[94m   =␛[0m ␛[1mreached from␛[0m: POST /shops/1/pets → request body → /name
                       POST /shops/2/pets → request body → /name
                       POST /shops/3/pets → request body → /name
                       POST /shops/4/pets → request body → /name
                       POST /shops/5/pets → request body → /name
                       … and 2 more places
    ␛[1m␛[94m   =␛[0m ␛[1mwitness␛[0m: {"name":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}  (fits the old document, not the new)
    ␛[1m␛[94m   =␛[0m ␛[1m␛[96mhelp␛[0m: Keep what was allowed.
    ␛[1m␛[94m   =␛[0m ␛[1mid␛[0m: 0000000000000001

    ␛[1m␛[91mwaiver[path-removed at GET /<gone>]␛[0m␛[1m: It matches nothing any more: remove it.␛[0m

    breaking: 1 error in 7 operations; asks for a major version, and 1.84 → 1.85 is minor; 1 waiver must be mended
    "#);
}
