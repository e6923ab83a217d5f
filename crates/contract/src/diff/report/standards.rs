//! Whether what is written for other tools is what those tools read: SARIF 2.1.0, and the XML of `JUnit` as
//! `junit-10.xsd` of Jenkins' xUnit plugin has it.

use std::collections::BTreeMap;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::example::{everything, nothing};
use super::{DiffFormat, render};
use crate::findings::render::sarif::standard;

/// What an element of the XML may hold.
struct Element {
    name: &'static str,
    required: &'static [&'static str],
    optional: &'static [&'static str],
    children: &'static [&'static str],
    has_text: bool,
}

const ELEMENTS: &[Element] = &[
    Element {
        name: "testsuites",
        required: &[],
        optional: &["name", "time", "tests", "failures", "errors"],
        children: &["testsuite"],
        has_text: false,
    },
    Element {
        name: "testsuite",
        required: &["name", "tests", "failures", "errors"],
        optional: &["group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url"],
        children: &["testsuite", "properties", "testcase", "system-out", "system-err"],
        has_text: false,
    },
    Element {
        name: "testcase",
        required: &["name"],
        optional: &["time", "classname", "group"],
        children: &["skipped", "error", "failure", "system-out", "system-err"],
        has_text: false,
    },
    outcome("failure"),
    outcome("error"),
    outcome("skipped"),
    Element { name: "system-out", required: &[], optional: &[], children: &[], has_text: true },
    Element { name: "system-err", required: &[], optional: &[], children: &[], has_text: true },
];

const fn outcome(name: &'static str) -> Element {
    Element { name, required: &[], optional: &["type", "message"], children: &[], has_text: true }
}

#[test]
fn sarif_is_what_the_standard_says() {
    for comparison in [everything(), nothing()] {
        assert_eq!(standard::faults(&rendered(&comparison, DiffFormat::Sarif)), [""; 0]);
    }
}

#[test]
fn junit_is_what_its_readers_expect() {
    for comparison in [everything(), nothing()] {
        assert_eq!(faults(&rendered(&comparison, DiffFormat::Junit)), [""; 0]);
    }
}

#[test]
fn xml_that_does_not_fit_is_noticed() {
    let xml = "<testsuites><testsuite name='a' tests='2' failures='0' errors='0'>odd
        <testcase classname='b' line='1'><failure/><case/></testcase>
    </testsuite></testsuites>\u{1}";
    insta::assert_snapshot!(faults(xml).join("\n"), @r#"
    '\u{1}' cannot stand in XML
    the text "odd" may not stand there
    <testcase> lacks name
    <testcase> has no line
    <case> may not stand there
    tests says 2, and there are 1
    failures says 0, and there are 1
    "#);
}

fn rendered(comparison: &crate::diff::judge::Comparison, format: DiffFormat) -> String {
    let mut out = Vec::new();
    render(comparison, format, &mut out).expect("memory can be written to");
    String::from_utf8(out).expect("every format is UTF-8")
}

/// Where and why some XML is not what readers expect.
fn faults(xml: &str) -> Vec<String> {
    let mut faults: Vec<String> =
        xml.chars().filter(|c| !is_xml(*c)).map(|c| format!("{c:?} cannot stand in XML")).collect();
    let mut reader = Reader::from_str(xml);
    reader.config_mut().expand_empty_elements = true;
    // The counts that suites announce, and those of what stands in them.
    let (mut announced, mut counted) = (BTreeMap::new(), BTreeMap::new());
    let mut open: Vec<&Element> = Vec::new();
    loop {
        match reader.read_event().expect("it is XML") {
            Event::Start(start) => {
                let name = String::from_utf8_lossy(start.name().as_ref()).into_owned();
                let is_expected = open.last().map_or(name == "testsuites", |parent| parent.children.contains(&&*name));
                if !is_expected {
                    faults.push(format!("<{name}> may not stand there"));
                }
                let Some(element) = ELEMENTS.iter().find(|element| element.name == name) else {
                    reader.read_to_end(start.name()).expect("it is XML");
                    continue;
                };
                let attributes = attributes(&start);
                faults.extend(misfits(element, &attributes));
                *counted.entry(element.name).or_default() += 1;
                if name == "testsuite" {
                    announced.extend(attributes);
                }
                open.push(element);
            }
            Event::Text(text) => {
                let text = text.unescape().expect("every escape is known");
                let has_text = open.last().is_some_and(|element| element.has_text);
                if !has_text && text.chars().any(|c| !c.is_whitespace() && is_xml(c)) {
                    faults.push(format!("the text {:?} may not stand there", text.trim()));
                }
            }
            Event::End(_) => drop(open.pop()),
            Event::Decl(_) => {}
            Event::Eof => break,
            other => faults.push(format!("{other:?} is unexpected")),
        }
    }
    for (count, name) in [("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
        let n_counted: usize = counted.get(name).copied().unwrap_or_default();
        if announced.get(count).is_some_and(|announced| *announced != n_counted.to_string()) {
            faults.push(format!("{count} says {}, and there are {n_counted}", announced[count]));
        }
    }
    faults
}

fn attributes(start: &BytesStart<'_>) -> BTreeMap<String, String> {
    let attributes = start.attributes().map(|attribute| {
        let attribute = attribute.expect("an attribute has a value and stands once");
        let value = attribute.unescape_value().expect("every escape is known");
        (String::from_utf8_lossy(attribute.key.as_ref()).into_owned(), value.into_owned())
    });
    attributes.collect()
}

fn misfits(element: &Element, attributes: &BTreeMap<String, String>) -> Vec<String> {
    let Element { name, required, optional, .. } = element;
    let missing = required.iter().filter(|attribute| !attributes.contains_key(**attribute));
    let missing = missing.map(|attribute| format!("<{name}> lacks {attribute}"));
    let is_known = |attribute: &str| required.contains(&attribute) || optional.contains(&attribute);
    let strange = attributes.keys().filter(|attribute| !is_known(attribute));
    missing.chain(strange.map(|attribute| format!("<{name}> has no {attribute}"))).collect()
}

/// Whether XML 1.0 has a character at all (its production 2).
fn is_xml(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | '\u{20}'..='\u{D7FF}' | '\u{E000}'..='\u{FFFD}' | '\u{10000}'..)
}
