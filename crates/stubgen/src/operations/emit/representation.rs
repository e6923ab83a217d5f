//! Representations of bodies that are more than JSON, as constants.

use rust_text::layout::{list, string_literal};

use crate::Text;
use crate::ir::{Contract, OfferSyntax, Offers, Representations, XmlBody, XmlField, XmlName, XmlNode};

/// Writes the constants.
pub fn emit_representations(contract: &Contract, text: &mut Text) {
    let Representations { offers, xml, nodes } = &contract.representations;
    if !offers.is_empty() {
        text.line("use crate::runtime::reply::Offer;");
    }
    if !xml.is_empty() {
        text.line("use crate::runtime::xml::{Field, Name, Node, Xml};");
    }
    for offers in offers {
        text.line("");
        emit_offers(offers, xml, text);
    }
    for body in xml {
        text.line("");
        emit_body(body, text);
    }
    if !nodes.is_empty() {
        text.line("");
        text.block("const NODES: &[Node] = &[", "];", |text| nodes.iter().for_each(|node| emit_node(node, text)));
    }
}

fn emit_offers(offers: &Offers, xml: &[XmlBody], text: &mut Text) {
    let Offers { constant, offers } = offers;
    let offered = offers.iter().map(|offer| {
        let media_type = string_literal(&offer.sent);
        match offer.syntax {
            OfferSyntax::Json => format!("Offer::Json({media_type})"),
            OfferSyntax::Xml(number) => format!("Offer::Xml({media_type}, &{})", xml[number].constant),
        }
    });
    let opening = format!("pub(super) const {constant}: [Offer; {}] = ", offers.len());
    list(text, &opening, "[]", &offered.collect::<Vec<_>>(), ";");
}

fn emit_body(body: &XmlBody, text: &mut Text) {
    let XmlBody { constant, name, root } = body;
    let fields = [format!("name: {}", xml_name(name)), "nodes: NODES".to_owned(), format!("root: {root}")];
    list(text, &format!("pub(super) const {constant}: Xml = Xml "), "{}", &fields, ";");
}

fn emit_node(node: &XmlNode, text: &mut Text) {
    match node {
        XmlNode::Text => text.line("Node::Text,"),
        XmlNode::Number => text.line("Node::Number,"),
        XmlNode::Boolean => text.line("Node::Boolean,"),
        XmlNode::Any => text.line("Node::Any,"),
        XmlNode::List { item, name, is_wrapped } => {
            let name = xml_name(name);
            let fields = [format!("item: {item}"), format!("name: {name}"), format!("is_wrapped: {is_wrapped}")];
            list(text, "Node::List ", "{}", &fields, ",");
        }
        XmlNode::Object { fields, others } => {
            text.block("Node::Object {", "},", |text| {
                let fields: Vec<String> = fields.iter().map(xml_field).collect();
                list(text, "fields: &", "[]", &fields, ",");
                text.line(format!("others: {others:?},"));
            });
        }
    }
}

fn xml_field(field: &XmlField) -> String {
    let XmlField { property, name, is_attribute, node } = field;
    let called = if *is_attribute { "attribute" } else { "element" };
    format!("Field::{called}({}, {}, {node})", string_literal(property), xml_name(name))
}

fn xml_name(name: &XmlName) -> String {
    let mut text = format!("Name::new({})", string_literal(&name.local));
    if let Some(namespace) = &name.namespace {
        text.push_str(&format!(".in_namespace({})", string_literal(namespace)));
    }
    if let Some(prefix) = &name.prefix {
        text.push_str(&format!(".with_prefix({})", string_literal(prefix)));
    }
    text
}
