//! Bytes to elements.
//!
//! The reader of `quick-xml` finds tags; what it lets through and XML does not is refused here: names and characters that
//! are none, attributes that are there twice, text outside of the outermost element, and every document type.

use std::borrow::Cow;
use std::collections::HashSet;

use quick_xml::Reader;
use quick_xml::errors::{Error, IllFormedError, SyntaxError};
use quick_xml::escape::{EscapeError, resolve_xml_entity, unescape_with};
use quick_xml::events::{BytesDecl, BytesStart, Event};

use super::characters::{is_allowed, is_qualified_name, is_space};
use super::element::{Attribute, Element};
use super::fault::{XmlFault, XmlSyntax};
use super::namespaces::Namespaces;

/// Elements inside each other: as many as JSON's reader takes arrays and objects.
const MAX_DEPTH: usize = 127;

type Result<T, E = XmlSyntax> = std::result::Result<T, E>;

/// Reads a whole document.
pub(super) fn parse(bytes: &[u8]) -> Result<Element, XmlFault> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return Err(XmlFault::at(bytes, error.valid_up_to(), XmlSyntax::NotUtf8)),
    };
    if let Some(offset) = text.find(|c| !is_allowed(c)) {
        return Err(XmlFault::at(bytes, offset, XmlSyntax::Character));
    }
    if text.chars().all(is_space) {
        return Err(XmlFault::at(bytes, 0, XmlSyntax::Empty));
    }
    read(text).map_err(|(offset, syntax)| XmlFault::at(bytes, offset, syntax))
}

/// Reads the document event by event. A failure knows its byte.
fn read(text: &str) -> Result<Element, (usize, XmlSyntax)> {
    let mut reader = Reader::from_str(text);
    let mut builder = Builder::default();
    loop {
        let offset = position(reader.buffer_position());
        match reader.read_event() {
            Ok(Event::Eof) => return builder.finish().map_err(|syntax| (text.len(), syntax)),
            Ok(Event::Decl(declaration)) if offset > 0 || !is_utf8(&declaration).map_err(|syntax| (0, syntax))? => {
                return Err((offset, if offset > 0 { XmlSyntax::Malformed } else { XmlSyntax::NotUtf8 }));
            }
            Ok(event) => builder.take(&event).map_err(|syntax| (offset, syntax))?,
            Err(error) => return Err((position(reader.error_position()), syntax_of(&error))),
        }
    }
}

fn position(offset: u64) -> usize {
    usize::try_from(offset).unwrap_or(usize::MAX)
}

/// True if a declaration tells no other encoding.
fn is_utf8(declaration: &BytesDecl<'_>) -> Result<bool> {
    declaration.version().map_err(|_| XmlSyntax::Malformed)?;
    let encoding = declaration.encoding().transpose().map_err(|_| XmlSyntax::Malformed)?;
    Ok(encoding.is_none_or(|encoding| encoding.eq_ignore_ascii_case(b"utf-8")))
}

fn syntax_of(error: &Error) -> XmlSyntax {
    match error {
        Error::Syntax(SyntaxError::UnclosedDoctype) | Error::IllFormed(IllFormedError::MissingDoctypeName) => {
            XmlSyntax::Doctype
        }
        Error::Syntax(SyntaxError::InvalidBangMarkup) => XmlSyntax::Malformed,
        Error::Syntax(_) | Error::IllFormed(IllFormedError::MissingEndTag(_)) => XmlSyntax::Unfinished,
        Error::IllFormed(IllFormedError::UnmatchedEndTag(_) | IllFormedError::MismatchedEndTag { .. }) => {
            XmlSyntax::EndTag
        }
        _ => XmlSyntax::Malformed,
    }
}

/// The document so far.
#[derive(Debug, Default)]
struct Builder {
    /// Outermost first.
    open: Vec<Element>,
    root: Option<Element>,
    namespaces: Namespaces,
}

impl Builder {
    fn take(&mut self, event: &Event<'_>) -> Result<()> {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::Empty(tag) => {
                self.start(tag)?;
                self.end();
                Ok(())
            }
            Event::End(_) => {
                self.end();
                Ok(())
            }
            Event::Text(text) => {
                let text = utf8(text)?;
                if text.contains("]]>") {
                    return Err(XmlSyntax::Malformed);
                }
                self.text(&unescaped(&with_line_feeds(text))?)
            }
            Event::CData(text) => self.cdata(utf8(text)?),
            Event::DocType(_) => Err(XmlSyntax::Doctype),
            Event::Comment(_) | Event::PI(_) | Event::Decl(_) | Event::Eof => Ok(()),
        }
    }

    fn start(&mut self, tag: &BytesStart<'_>) -> Result<()> {
        if self.open.is_empty() && self.root.is_some() {
            return Err(XmlSyntax::Beside);
        }
        if self.open.len() == MAX_DEPTH {
            return Err(XmlSyntax::TooDeep);
        }
        let name = tag.name();
        let name = checked_name(name.as_ref())?;
        let (declarations, attributes) = attributes(tag)?;
        self.namespaces.enter(declarations);
        let attributes = attributes.into_iter().map(|(name, value)| {
            let (local, namespace) = self.namespaces.attribute(&name);
            Attribute { local, namespace, value }
        });
        let attributes = attributes.collect();
        let (local, namespace) = self.namespaces.element(name);
        self.open.push(Element { local, namespace, attributes, children: Vec::new(), text: String::new() });
        Ok(())
    }

    /// Ends the innermost element. The reader has made sure that there is one.
    fn end(&mut self) {
        self.namespaces.leave();
        let Some(element) = self.open.pop() else { return };
        match self.open.last_mut() {
            Some(parent) => parent.children.push(element),
            None => self.root = Some(element),
        }
    }

    fn text(&mut self, text: &str) -> Result<()> {
        match self.open.last_mut() {
            Some(element) => element.text.push_str(text),
            None if text.chars().all(is_space) => {}
            None => return Err(XmlSyntax::Beside),
        }
        Ok(())
    }

    fn cdata(&mut self, text: &str) -> Result<()> {
        if self.open.is_empty() { Err(XmlSyntax::Beside) } else { self.text(&with_line_feeds(text)) }
    }

    fn finish(self) -> Result<Element> {
        if self.open.is_empty() { self.root.ok_or(XmlSyntax::Unfinished) } else { Err(XmlSyntax::Unfinished) }
    }
}

/// Names with values.
type Pairs = Vec<(String, String)>;

/// The namespaces that a tag declares, by prefix, and its other attributes.
fn attributes(tag: &BytesStart<'_>) -> Result<(Pairs, Pairs)> {
    let (mut declarations, mut others) = (Pairs::new(), Pairs::new());
    let mut seen = HashSet::new();
    // The reader's own search for repeated ones takes quadratic time.
    for attribute in tag.attributes().with_checks(false) {
        let attribute = attribute.map_err(|_| XmlSyntax::Attribute)?;
        let name = checked_name(attribute.key.as_ref())?.to_owned();
        let value = attribute_value(utf8(&attribute.value)?)?;
        if !seen.insert(name.clone()) {
            return Err(XmlSyntax::RepeatedAttribute);
        }
        if name == "xmlns" {
            declarations.push((String::new(), value));
        } else if let Some(prefix) = name.strip_prefix("xmlns:") {
            declarations.push((prefix.to_owned(), value));
        } else {
            others.push((name, value));
        }
    }
    Ok((declarations, others))
}

/// The value of an attribute: white space that is not escaped becomes spaces.
fn attribute_value(raw: &str) -> Result<String> {
    if raw.contains('<') {
        return Err(XmlSyntax::Attribute);
    }
    let spaced = with_line_feeds(raw).replace(['\t', '\n'], " ");
    unescaped(&spaced).map(Cow::into_owned)
}

/// The text with each end of a line as one line feed.
fn with_line_feeds(text: &str) -> Cow<'_, str> {
    if text.contains('\r') { Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")) } else { Cow::Borrowed(text) }
}

/// The text without its escapes.
fn unescaped(text: &str) -> Result<Cow<'_, str>> {
    let unescaped = unescape_with(text, resolve_xml_entity).map_err(|error| match error {
        EscapeError::InvalidCharRef(_) => XmlSyntax::Character,
        _ => XmlSyntax::Entity,
    })?;
    // What is not escaped has been looked at before.
    let is_allowed = matches!(unescaped, Cow::Borrowed(_)) || unescaped.chars().all(is_allowed);
    if is_allowed { Ok(unescaped) } else { Err(XmlSyntax::Character) }
}

fn checked_name(name: &[u8]) -> Result<&str> {
    let name = utf8(name)?;
    if is_qualified_name(name) { Ok(name) } else { Err(XmlSyntax::Name) }
}

fn utf8(bytes: &[u8]) -> Result<&str> {
    std::str::from_utf8(bytes).map_err(|_| XmlSyntax::NotUtf8)
}
