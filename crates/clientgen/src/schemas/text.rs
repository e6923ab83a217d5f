//! Texts, with and without rules.

use contract::pattern::Pattern;
use contract::source::Node;
use schema_algebra::Merged;

use crate::ir::Ty;

use super::definition::{TextRules, TypeKind};
use super::session::{TypePlace, Types};

/// Whether there are rules that a caller's text must keep to.
pub(super) fn has_rules(merged: &Merged<'_, '_>) -> bool {
    known_format(merged).is_none()
        && encoding(merged).is_none()
        && merged.schemas.iter().filter_map(|schema| schema.string.as_deref()).any(|rules| {
            rules.pattern.is_some() || rules.min_length.is_some_and(|least| least > 0) || rules.max_length.is_some()
        })
}

/// The type of bytes that are written as a text.
pub(super) fn encoding(merged: &Merged<'_, '_>) -> Option<Ty> {
    let mut rules = merged.schemas.iter().filter_map(|schema| schema.json_schema.as_deref());
    let name = rules.find_map(|rules| rules.content_encoding)?;
    match name.to_ascii_lowercase().as_str() {
        "base64" => Some(Ty::Base64),
        "base64url" => Some(Ty::Base64Url),
        _ => None,
    }
}

/// Encodings that leave a text as it is.
const IDENTITIES: &[&str] = &["7bit", "8bit", "binary"];

/// The type of a format that has one.
pub(super) fn known_format(merged: &Merged<'_, '_>) -> Option<Ty> {
    match merged.format()? {
        "date" => Some(Ty::Date),
        "date-time" => Some(Ty::DateTime),
        "uuid" => Some(Ty::Uuid),
        _ => None,
    }
}

impl<'s> Types<'_, 's> {
    /// The kind of texts. Rules are for callers: where only a server sends a text, it is taken as it comes.
    pub(super) fn text(&mut self, merged: &Merged<'_, 's>, place: &TypePlace<'s>) -> TypeKind {
        let rules = || merged.schemas.iter().filter_map(|schema| schema.string.as_deref());
        let patterns: Vec<Node<'s>> = rules().filter_map(|rules| rules.pattern).collect();
        if place.uses.as_file {
            if rules().next().is_some() {
                let message = "A file is sent whatever its length and its content.";
                let lost = "The server may refuse what is sent.";
                self.lost(self.api[place.root].node, "file not checked", message, lost);
            }
            return TypeKind::Alias(Ty::File);
        }
        self.note_content(merged);
        if let Some(ty) = encoding(merged).or_else(|| known_format(merged)) {
            if let (Some(pattern), true) = (patterns.first(), place.uses.in_requests) {
                let message = match ty {
                    Ty::Base64 | Ty::Base64Url => "The text that bytes are written as is not matched with a pattern.",
                    _ => "A date, a time or a UUID is not matched with a pattern as well.",
                };
                self.lost(*pattern, "pattern not checked", message, "The server may refuse what is sent.");
            }
            return TypeKind::Alias(ty);
        }
        if !place.uses.in_requests {
            return TypeKind::Alias(Ty::Text);
        }
        let found = TextRules {
            pattern: self.pattern(&patterns),
            min_length: rules().filter_map(|rules| rules.min_length).filter(|least| *least > 0).max(),
            max_length: rules().filter_map(|rules| rules.max_length).min(),
        };
        if found == TextRules::default() { TypeKind::Alias(Ty::Text) } else { TypeKind::Text(found) }
    }

    /// Tells what is said of the content of a text that is no file and has no effect on its type.
    fn note_content(&mut self, merged: &Merged<'_, 's>) {
        for schema in &merged.schemas {
            let Some(rules) = schema.json_schema.as_deref() else { continue };
            let is_identity = |name: &str| IDENTITIES.contains(&name.to_ascii_lowercase().as_str());
            if rules.content_encoding.is_some_and(|name| !is_identity(name)) && encoding(merged).is_none() {
                self.unheeded(schema, "contentEncoding");
            }
            self.unheeded(schema, "contentMediaType");
        }
    }

    /// The first of the patterns that can be checked; the others are told.
    fn pattern(&mut self, patterns: &[Node<'s>]) -> Option<String> {
        let mut found: Option<String> = None;
        for node in patterns {
            let why = match Pattern::parse(node.as_str().unwrap_or_default()) {
                Ok(pattern) if found.is_none() => {
                    found = Some(pattern.rust().to_owned());
                    continue;
                }
                Ok(pattern) if found.as_deref() == Some(pattern.rust()) => continue,
                Ok(_) => "another pattern is checked already".to_owned(),
                Err(error) => error.to_string(),
            };
            let message = format!("The client does not check this pattern: {why}.");
            let lost = "A text that does not match is sent, and the server refuses it.";
            self.lost(*node, "pattern not checked", message, lost);
        }
        found
    }
}
