//! JSON in, XML out, and the other way; faults as their sentences.

use fastrand::Rng;
use serde_json::{Value, json};

use super::{Field, Name, Node, Xml, to_json, write};

/// A layout that uses everything: `parent` is recursive, `extra` is a map of numbers.
static PET: Xml = Xml { name: Name::new("pet"), nodes: NODES, root: 0 };

const NODES: &[Node] = &[
    Node::Object { fields: FIELDS, others: None },
    Node::Text,
    Node::Number,
    Node::Boolean,
    Node::List { item: 1, name: Name::new("tag"), is_wrapped: false },
    Node::List { item: 1, name: Name::new("photo"), is_wrapped: true },
    Node::Any,
    Node::Object { fields: &[], others: Some(2) },
    Node::List { item: 2, name: Name::new("mark"), is_wrapped: false },
    Node::List { item: 10, name: Name::new("row"), is_wrapped: false },
    Node::List { item: 2, name: Name::new("cell"), is_wrapped: false },
];

const FIELDS: &[Field] = &[
    Field::attribute("id", Name::new("ident"), 2),
    Field::attribute("marks", Name::new("marks"), 8),
    Field::element("name", Name::new("name"), 1),
    Field::element("isTame", Name::new("tame"), 3),
    Field::element("weight", Name::new("weight"), 2),
    Field::element("tags", Name::new("tags"), 4),
    Field::element("photos", Name::new("photos"), 5),
    Field::element("rows", Name::new("rows"), 9),
    Field::element("extra", Name::new("extra"), 7),
    Field::element("notes", Name::new("notes"), 6),
    Field::element("parent", Name::new("parent"), 0),
];

const DECLARATION: &str = r#"<?xml version="1.0" encoding="UTF-8"?>"#;

/// A value as XML without the declaration, or what is wrong with it.
fn xml_of(value: &Value, layout: &Xml) -> String {
    match write(value, layout) {
        Ok(xml) => xml.strip_prefix(DECLARATION).expect("each document has a declaration").to_owned(),
        Err(error) => error.to_string(),
    }
}

/// XML as JSON, or what is wrong with it.
fn json_of(xml: impl AsRef<[u8]>, layout: &Xml) -> String {
    match to_json(xml.as_ref(), layout) {
        Ok(json) => String::from_utf8(json).expect("JSON is UTF-8"),
        Err(fault) => fault.to_string(),
    }
}

#[test]
fn values_both_ways() {
    let cases = [
        (json!({}), "<pet/>"),
        (json!({"id": 5, "name": "Rex"}), r#"<pet ident="5"><name>Rex</name></pet>"#),
        (json!({"marks": [1, 2.5]}), r#"<pet marks="1 2.5"/>"#),
        (json!({"name": "", "isTame": true}), "<pet><name/><tame>true</tame></pet>"),
        (json!({"tags": ["a", "b"]}), "<pet><tag>a</tag><tag>b</tag></pet>"),
        (json!({"photos": ["a"]}), "<pet><photos><photo>a</photo></photos></pet>"),
        (json!({"photos": []}), "<pet><photos/></pet>"),
        (json!({"rows": [[1, 2], []]}), "<pet><row><cell>1</cell><cell>2</cell></row><row/></pet>"),
        (json!({"extra": {"a": 1, "é": 2}}), "<pet><extra><a>1</a><é>2</é></extra></pet>"),
        (json!({"notes": {"x": ["1", "2"]}}), "<pet><notes><x>1</x><x>2</x></notes></pet>"),
        (json!({"parent": {"name": "Max"}}), "<pet><parent><name>Max</name></parent></pet>"),
        (json!({"name": "<&>\"' \r\n\t"}), "<pet><name>&lt;&amp;&gt;&quot;&apos; &#13;\n\t</name></pet>"),
    ];
    for (value, xml) in cases {
        assert_eq!(xml_of(&value, &PET), xml, "{value}");
        assert_eq!(serde_json::from_str::<Value>(&json_of(xml, &PET)).ok(), Some(value), "{xml}");
    }
}

#[test]
fn null_and_what_cannot_come_back() {
    let xsi = r#"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true""#;
    let cases = [
        (json!({"name": null}), format!("<pet><name {xsi}/></pet>")),
        (json!(null), format!("<pet {xsi}/>")),
        (json!({"tags": ["a", null]}), format!("<pet><tag>a</tag><tag {xsi}/></pet>")),
        (json!({"id": null, "tags": null}), "<pet/>".to_owned()),
        (json!({"tags": []}), "<pet/>".to_owned()),
        (json!({"unknown": 1}), "<pet/>".to_owned()),
    ];
    for (value, xml) in cases {
        assert_eq!(xml_of(&value, &PET), xml, "{value}");
    }
    assert_eq!(json_of(format!("<pet><name {xsi}/></pet>"), &PET), r#"{"name":null}"#);
}

#[test]
fn what_xml_cannot_hold_is_an_error() {
    let cases = [
        (json!({"name": "a\u{0}"}), "XML cannot hold the character U+0000"),
        (json!({"id": "\u{1F}"}), "XML cannot hold the character U+001F"),
        (json!({"name": "\u{FFFE}"}), "XML cannot hold the character U+FFFE"),
        (json!({"extra": {"a b": 1}}), r#"XML has no elements of the name "a b""#),
        (json!({"extra": {"": 1}}), r#"XML has no elements of the name """#),
        (json!({"extra": {"a:b": 1}}), r#"XML has no elements of the name "a:b""#),
        (json!({"id": {}}), "the attribute `id` can only be text, or a list of texts without spaces"),
        (json!({"marks": ["a b"]}), "the attribute `marks` can only be text, or a list of texts without spaces"),
    ];
    for (value, said) in cases {
        assert_eq!(xml_of(&value, &PET), said, "{value}");
    }
}

#[test]
fn reading_is_lenient_about_form() {
    let cases = [
        ("\u{FEFF}<?xml version='1.0' encoding='utf-8'?>\n<!-- a --><?x y?><pet ident = '5' />\n", r#"{"id":5}"#),
        ("<p:pet xmlns:p='urn:p'><p:name>x</p:name></p:pet>", r#"{"name":"x"}"#),
        ("<q:pet><name> x\r\ny </name></q:pet>", r#"{"name":" x\ny "}"#),
        ("<pet><name><![CDATA[<a>&amp;]]>b<!-- c -->&#x41;&#66;&lt;</name></pet>", r#"{"name":"<a>&amp;bAB<"}"#),
        ("<pet><weight> 1.50 </weight><tame> 1 </tame></pet>", r#"{"isTame":true,"weight":1.50}"#),
        ("<pet><weight>1e999</weight></pet>", r#"{"weight":1e999}"#),
        ("<pet><weight>12kg</weight><tame>yes</tame></pet>", r#"{"isTame":"yes","weight":"12kg"}"#),
        ("<pet><weight>007</weight></pet>", r#"{"weight":"007"}"#),
        ("<pet><weight>[1]</weight></pet>", r#"{"weight":"[1]"}"#),
        ("<pet><name><b>x</b></name></pet>", r#"{"name":{"b":"x"}}"#),
        ("<pet>text</pet>", r#""text""#),
        ("<pet colour='red'><legs>4</legs><legs>5</legs></pet>", r#"{"colour":"red","legs":["4","5"]}"#),
        ("<pet><notes lang='en'>x</notes></pet>", r##"{"notes":{"lang":"en","#text":"x"}}"##),
        ("<pet xml:lang='en' xmlns:i='http://www.w3.org/2001/XMLSchema-instance' i:type='Dog'/>", "{}"),
        ("<pet ident='&#9;&quot;\n'/>", r#"{"id":"\t\" "}"#),
    ];
    for (xml, json) in cases {
        assert_eq!(json_of(xml, &PET), json, "{xml}");
    }
}

#[test]
fn what_the_layout_does_not_allow_is_told_with_its_path() {
    let cases = [
        ("<dog/>", "`$` must be the XML element `pet`"),
        ("<pet><name>a</name><name>b</name></pet>", "`$` must have the property `name` only once"),
        ("<pet><parent><tame/><tame/></parent></pet>", "`$.parent` must have the property `isTame` only once"),
        ("<pet><extra><a>1</a><a>2</a></extra></pet>", "`$.extra` must have the property `a` only once"),
        ("<pet><photos><picture/></photos></pet>", "`$.photos` must not have the property `picture`"),
        ("<pet><photos>x<photo/></photos></pet>", "`$.photos` must not have text beside its elements"),
        ("<pet><row>x</row></pet>", "`$.rows[0]` must not have text beside its elements"),
        ("<pet>x<name/></pet>", "`$` must not have text beside its elements"),
        // Declared as an attribute, and by another name.
        ("<pet><id>5</id></pet>", "`$` must not have the property `id`"),
        ("<pet name='Rex'/>", "`$` must not have the property `name`"),
    ];
    for (xml, said) in cases {
        assert_eq!(json_of(xml, &PET), said, "{xml}");
    }
}

#[test]
fn what_is_no_xml_is_told_with_its_place() {
    let cases: [(&[u8], &str); 26] = [
        (b"", "must not be empty"),
        (b" \n", "must not be empty"),
        (b"<pet>\n  <name></nam></pet>", "must be XML with an end tag for each open element (line 2, column 9)"),
        (b"</pet>", "must be XML with an end tag for each open element (line 1, column 1)"),
        (b"<pet>", "must be complete XML (line 1, column 6)"),
        (b"<pet", "must be complete XML (line 1, column 1)"),
        (b"<pet><![CDATA[x</pet>", "must be complete XML (line 1, column 6)"),
        (b"<!-- a -->", "must be complete XML (line 1, column 11)"),
        (b"{\"a\":1}", "must be one XML element with nothing beside it (line 1, column 1)"),
        (b"<pet/><pet/>", "must be one XML element with nothing beside it (line 1, column 7)"),
        (b"<pet/>x", "must be one XML element with nothing beside it (line 1, column 7)"),
        (b"<pet>\xff</pet>", "must be UTF-8 (line 1, column 6)"),
        (b"\xff\xfe<\0p\0/\0>\0", "must be UTF-8 (line 1, column 1)"),
        (b"<?xml version='1.0' encoding='latin1'?><pet/>", "must be UTF-8 (line 1, column 1)"),
        (b"<pet/><?xml version='1.0'?>", "must be XML (line 1, column 7)"),
        (b"<!DOCTYPE pet><pet/>", "must be XML without a document type (line 1, column 1)"),
        (b"<!DOCTYPE pet [<!ENTITY a 'b'>]><pet/>", "must be XML without a document type (line 1, column 1)"),
        (b"<pet>&a;</pet>", "must not use entities that XML does not know by itself (line 1, column 6)"),
        (b"<pet>&#0;</pet>", "must not have characters that XML cannot hold (line 1, column 6)"),
        (b"<pet>&#1;</pet>", "must not have characters that XML cannot hold (line 1, column 6)"),
        (b"<pet>\x01</pet>", "must not have characters that XML cannot hold (line 1, column 6)"),
        (b"<pet a='1' a='2'/>", "must not have an attribute twice in one element (line 1, column 1)"),
        (b"<pet a=1/>", "must be XML with attributes that are names with quoted values (line 1, column 1)"),
        (b"<pet a='<'/>", "must be XML with attributes that are names with quoted values (line 1, column 1)"),
        (b"<5/>", "must be XML with names that XML can have (line 1, column 1)"),
        (b"<pet>]]></pet>", "must be XML (line 1, column 6)"),
    ];
    for (xml, said) in cases {
        assert_eq!(json_of(xml, &PET), format!("`$` {said}"), "{}", xml.escape_ascii());
    }
}

#[test]
fn namespaces_are_declared_where_they_are_first_used_and_must_agree() {
    const NODES: &[Node] = &[
        Node::Object {
            fields: &[
                Field::attribute("id", Name::new("id").in_namespace("urn:b"), 1),
                Field::element("a", Name::new("a").in_namespace("urn:a"), 1),
                Field::element("b", Name::new("b").in_namespace("urn:b").with_prefix("b"), 1),
                Field::element("c", Name::new("c").with_prefix("c"), 1),
            ],
            others: None,
        },
        Node::Text,
    ];
    let layout = Xml { name: Name::new("x").in_namespace("urn:a"), nodes: NODES, root: 0 };
    let value = json!({"id": "0", "a": "1", "b": "2", "c": "3"});
    let xml = r#"<x xmlns="urn:a" xmlns:ns="urn:b" ns:id="0"><a>1</a><b:b xmlns:b="urn:b">2</b:b><c>3</c></x>"#;
    assert_eq!(xml_of(&value, &layout), xml);
    assert_eq!(json_of(xml, &layout), r#"{"id":"0","a":"1","b":"2","c":"3"}"#);
    let other = xml.replace("urn:a", "urn:z");
    assert_eq!(json_of(other, &layout), "`$` must be the XML element `x` of the namespace `urn:a`");
    let strange = r#"<x xmlns="urn:a"><b>2</b></x>"#;
    assert_eq!(json_of(strange, &layout), "`$` must not have the property `b`");
}

#[test]
fn a_list_at_the_root_is_wrapped() {
    let layout = Xml { name: Name::new("pets"), nodes: NODES, root: 4 };
    assert_eq!(xml_of(&json!(["a", "b"]), &layout), "<pets><tag>a</tag><tag>b</tag></pets>");
    assert_eq!(json_of("<pets><tag>a</tag></pets>", &layout), r#"["a"]"#);
    assert_eq!(json_of("<pets/>", &layout), "[]");
}

#[test]
fn deep_and_wide_documents_do_not_hurt() {
    let deep = "<pet>".repeat(100_000);
    assert_eq!(json_of(&deep, &PET), "`$` must not nest elements so deeply (line 1, column 636)");
    let attributes = (0..50_000).map(|n| format!(" a{n}='' xmlns:n{n}='u'")).collect::<Vec<_>>().concat();
    let children = (0..50_000).map(|n| format!("<n{n}:a{n}/>")).collect::<Vec<_>>().concat();
    assert!(json_of(format!("<pet{attributes}>{children}</pet>"), &PET).starts_with('{'));
}

/// A random text that XML can hold.
fn text(rng: &mut Rng) -> String {
    (0..rng.usize(..6))
        .filter_map(|_| rng.choice(['a', '<', '&', ']', '>', '"', '\'', ' ', '\r', '\n', '\t', 'é', '😀']))
        .collect()
}

/// A random value of the layout, without what XML cannot tell apart: empty unwrapped lists.
fn pet(rng: &mut Rng, depth: usize) -> Value {
    let mut pet = serde_json::Map::new();
    let mut add = |rng: &mut Rng, name: &str, value: Value| {
        if rng.bool() {
            pet.insert(name.to_owned(), value);
        }
    };
    let value = json!(rng.i64(..));
    add(rng, "id", value);
    let value = json!([rng.i32(..), rng.i32(..)]);
    add(rng, "marks", value);
    let value = if rng.bool() { json!(text(rng)) } else { Value::Null };
    add(rng, "name", value);
    let value = json!(rng.bool());
    add(rng, "isTame", value);
    let value = json!(f64::from(rng.i32(..)) / 8.0);
    add(rng, "weight", value);
    let value = (0..=rng.usize(..3)).map(|_| json!(text(rng))).collect();
    add(rng, "tags", value);
    let value = (0..rng.usize(..3)).map(|_| json!(text(rng))).collect();
    add(rng, "photos", value);
    let value = json!([[], [rng.u8(..)]]);
    add(rng, "rows", value);
    let value = json!({"a": rng.u8(..), "b-c": null});
    add(rng, "extra", value);
    if depth > 0 {
        let value = pet_or_null(rng, depth - 1);
        add(rng, "parent", value);
    }
    Value::Object(pet)
}

fn pet_or_null(rng: &mut Rng, depth: usize) -> Value {
    if rng.u8(..8) == 0 { Value::Null } else { pet(rng, depth) }
}

#[test]
fn random_values_come_back_as_they_were() {
    let mut rng = Rng::with_seed(7);
    for _ in 0..2_000 {
        let value = pet(&mut rng, 3);
        let xml = write(&value, &PET).expect("XML can hold it");
        let json = json_of(&xml, &PET);
        assert_eq!(serde_json::from_str::<Value>(&json).ok(), Some(value), "{xml}\n{json}");
    }
}

#[test]
fn mutated_documents_never_panic_and_what_is_read_is_json() {
    const PIECES: [&str; 16] = [
        "<",
        ">",
        "</",
        "/>",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "<?xml ",
        "?>",
        "<!DOCTYPE ",
        "&#x",
        "&",
        ";",
        "'",
        "xmlns:",
    ];
    let mut rng = Rng::with_seed(11);
    for _ in 0..5_000 {
        let mut bytes = write(&pet(&mut rng, 2), &PET).expect("XML can hold it").into_bytes();
        for _ in 0..=rng.usize(..4) {
            let at = rng.usize(..=bytes.len());
            let end = (at + rng.usize(..4)).min(bytes.len());
            let piece = match rng.u8(..3) {
                0 => Vec::new(),
                1 => vec![rng.u8(..)],
                _ => rng.choice(PIECES).unwrap_or_default().as_bytes().to_vec(),
            };
            bytes.splice(at..end, piece);
        }
        if let Ok(json) = to_json(&bytes, &PET) {
            assert!(serde_json::from_slice::<serde::de::IgnoredAny>(&json).is_ok(), "{}", bytes.escape_ascii());
        }
    }
}
