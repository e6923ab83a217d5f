//! What a JSONPath matches, by RFC 9535.

use crate::overlay::part::Matches;
use crate::overlay::part::{Budget, OverlaidPart, PartShape};
use crate::overlay::target::Target;
use crate::source::{Limits, Sources};

const DOCUMENT: &str = r#"{
  "list": [10, 11, 12, 13, 14],
  "pets": [{"name": "Rex", "age": 3, "tags": ["a", "b"]}, {"name": "Ida", "age": 3.0, "owner": {"name": "Rex"}}, {"name": "Bo", "age": null}],
  "same": {"x": [1, {"k": 1.0, "l": "é"}], "y": [1.00, {"l": "é", "k": 1}], "z": [1, {"k": 2, "l": "é"}]},
  "a'b": true, "": false, "ünï": "x.y"
}"#;

/// The paths that a target matches, as a person reads them.
fn matched(target: &str) -> String {
    let document = Sources::from_text("openapi.json", DOCUMENT);
    let root = document.main().root().expect("the document is JSON");
    let Ok(part) = OverlaidPart::read(root, 0, &mut Budget::of(&Limits::default())) else {
        panic!("the document is small")
    };
    let target = Target::parse(target).unwrap_or_else(|refusal| panic!("{target}: {}", refusal.message));
    let matches = target.select(&part).expect("the document is small");
    let mut matched = Vec::new();
    collect(&part, &matches, &mut matched);
    matched.join(" ")
}

fn collect(part: &OverlaidPart<'_>, matches: &Matches, matched: &mut Vec<String>) {
    if matches.has(part) {
        matched.push(part.origin.pointer());
    }
    match &part.shape {
        PartShape::Scalar => {}
        PartShape::Array(items) => items.iter().for_each(|item| collect(item, matches, matched)),
        PartShape::Object(fields) => fields.values().for_each(|field| collect(&field.part, matches, matched)),
    }
}

macro_rules! cases {
    ($($name:ident: $target:literal => $matched:literal;)+) => {$(
        #[test]
        fn $name() {
            assert_eq!(matched($target), $matched);
        }
    )+};
}

cases! {
    root: "$" => "#";
    names: "$.same['x', \"z\"]" => "#/same/x #/same/z";
    name_in_another_script: "$.ünï" => "#/ünï";
    name_with_a_quote: r"$['a\'b']" => "#/a'b";
    empty_name: "$['']" => "#/";
    name_by_escape: r"$['\u00fcn\u00EF']" => "#/ünï";
    wildcard: "$.pets[0].*" => "#/pets/0/name #/pets/0/age #/pets/0/tags";
    index_from_the_end: "$.list[-1, 0, 9, -9]" => "#/list/0 #/list/4";
    slice: "$.list[1:4:2]" => "#/list/1 #/list/3";
    slice_backwards: "$.list[::-2]" => "#/list/0 #/list/2 #/list/4";
    slice_of_nothing: "$.list[1:3:0]" => "";
    slice_beyond_the_ends: "$.list[-99:99:3]" => "#/list/0 #/list/3";
    descendants: "$..name" => "#/pets/0/name #/pets/1/name #/pets/1/owner/name #/pets/2/name";
    descendants_of_descendants_once: "$..owner..name" => "#/pets/1/owner/name";
    blanks_between: "$ .pets [ 0 , 1 ] .name" => "#/pets/0/name #/pets/1/name";
    exists: "$.pets[?@.owner]" => "#/pets/1";
    exists_even_if_null: "$.pets[?@.age]" => "#/pets/0 #/pets/1 #/pets/2";
    does_not_exist: "$.pets[?!@.owner]" => "#/pets/0 #/pets/2";
    equal_text: "$.pets[?@.name == 'Rex']" => "#/pets/0";
    equal_number_however_written: "$.pets[?@.age == 3]" => "#/pets/0 #/pets/1";
    equal_null: "$.pets[?@.age == null]" => "#/pets/2";
    nothing_is_not_null: "$.pets[?@.owner == null]" => "";
    nothing_equals_nothing: "$.pets[?@.a == @.b]" => "#/pets/0 #/pets/1 #/pets/2";
    equal_structures: "$.same[?@ == $.same.x]" => "#/same/x #/same/y";
    order_of_texts: "$.pets[?@.name < 'Ida']" => "#/pets/2";
    kinds_have_no_order: "$.pets[?@.name < 3 || @.age <= 'a']" => "";
    less_or_equal_holds_for_equal_null: "$.pets[?@.age <= null]" => "#/pets/2";
    and_binds_closer: "$.pets[?@.name == 'Bo' || @.age == 3 && @.owner]" => "#/pets/1 #/pets/2";
    brackets: "$.pets[?(@.name == 'Bo' || @.age == 3) && !(@.owner)]" => "#/pets/0 #/pets/2";
    element_of_an_array: "$.pets[?@.tags[?@ == 'b']]" => "#/pets/0";
    root_inside_a_filter: "$.pets[?@.owner.name == $.pets[0].name]" => "#/pets/1";
    length: "$.pets[?length(@.name) == 2 || length(@.tags) == 2]" => "#/pets/0 #/pets/2";
    length_of_what_has_none: "$.pets[?length(@.age) == 1]" => "";
    count: "$.pets[?count(@..name) > 1]" => "#/pets/1";
    value: "$.pets[?value(@..tags[0]) == 'a']" => "#/pets/0";
    match_is_of_the_whole: "$.pets[?match(@.name, '.e|..')]" => "#/pets/2";
    search_is_of_a_part: "$.pets[?search(@.name, '[xo]$')]" => "#/pets/0 #/pets/2";
    escaped_dot: r"$[?match(@, 'x\\.y')]" => "#/ünï";
    pattern_that_is_none: "$.pets[?match(@.name, '(')]" => "";
}
