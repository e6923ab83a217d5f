//! YAML 1.2, as far as it means the same as JSON.
//!
//! The events come from `granit-parser`; here they become the same tree that JSON makes. Anchors, merge keys and tags are
//! honoured where they have a JSON meaning and always reported, because half of the tools that read OpenAPI do otherwise.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use granit_parser::{ErrorKind, Event, Options, Parser as Events, ScalarStyle, ScanError, Span, Tag};

use crate::catalogue::{ALIAS_BOMB, SYNTAX, YAML_ALIAS, YAML_AMBIGUOUS_WORD, YAML_MERGE_KEY, YAML_NOT_JSON};

use super::Limits;
use super::fault::Fault;
use super::json::{duplicate_key, too_deep};
use super::tree::{Builder, NodeId, NodeShape, Tree};

/// Parses a YAML text. A syntax error ends it; lesser faults are collected.
pub(super) fn parse(text: &str, limits: &Limits) -> Result<(Tree, Vec<Fault>), Fault> {
    let mut reader = Reader {
        text,
        limits,
        builder: Builder::new(text),
        open: Vec::new(),
        anchors: HashMap::new(),
        merge_keys: HashSet::new(),
        n_documents: 0,
        faults: Vec::new(),
    };
    let mut options = Options::default();
    // One more than ours, so that our own message is the one that is seen.
    options.flow_nesting_limit = limits.depth + 1;
    options.block_nesting_limit = limits.depth + 1;
    for event in Events::new_from_str_with_options(text, options) {
        let (event, span) = event.map_err(|error| reader.syntax_error(&error))?;
        reader.event(&event, reader.bytes(&span))?;
    }
    let uses_aliases = !reader.anchors.is_empty();
    let tree = reader.builder.finish();
    if uses_aliases {
        check_expansion(&tree, limits)?;
    }
    Ok((tree, reader.faults))
}

struct Reader<'t> {
    text: &'t str,
    limits: &'t Limits,
    builder: Builder<'t>,
    open: Vec<Container>,
    /// Anchors whose node is complete.
    anchors: HashMap<usize, NodeId>,
    merge_keys: HashSet<NodeId>,
    n_documents: usize,
    faults: Vec<Fault>,
}

struct Container {
    is_object: bool,
    n_children: usize,
    anchor: usize,
    start: usize,
}

impl<'t> Reader<'t> {
    fn event(&mut self, event: &Event<'t>, span: Range<usize>) -> Result<(), Fault> {
        match event {
            Event::DocumentStart(..) => {
                self.n_documents += 1;
                if self.n_documents > 1 {
                    let help = "Keep one document per file; remove what begins with this `---`.";
                    return Err(Fault::new(&SYNTAX, span, "A second YAML document begins here.", help));
                }
            }
            Event::Scalar(value, style, anchor, tag) => {
                let node = self.scalar(value, *style, tag.as_deref(), span);
                self.remember(*anchor, node);
                self.child_added();
            }
            Event::SequenceStart(_, anchor, tag) => self.begin(false, *anchor, tag.as_deref(), span)?,
            Event::MappingStart(_, anchor, tag) => self.begin(true, *anchor, tag.as_deref(), span)?,
            Event::SequenceEnd | Event::MappingEnd => self.end(span.end),
            Event::Alias(anchor) => self.alias(*anchor, span)?,
            _ => {}
        }
        Ok(())
    }

    fn scalar(&mut self, value: &str, style: ScalarStyle, tag: Option<&Tag>, span: Range<usize>) -> NodeId {
        let is_key = self.expects_key();
        let plain = style == ScalarStyle::Plain && tag.is_none();
        if let Some(tag) = tag
            && tag.core_suffix() != Some("str")
        {
            self.not_json(span.clone(), format!("The tag `{}` has no meaning in JSON.", tag.original()));
        }
        if plain && is_key && value == "<<" {
            let node = self.string(value, style, span);
            self.merge_keys.insert(node);
            return node;
        }
        // Keys are strings whatever they look like: `200:` is the key "200".
        if !plain || is_key {
            return self.string(value, style, span);
        }
        match Resolved::of(value) {
            Resolved::Null => self.builder.scalar(NodeShape::Null, span.start, span.end),
            Resolved::Bool(value) => self.builder.scalar(NodeShape::Bool(value), span.start, span.end),
            Resolved::Number => self.builder.scalar(NodeShape::Number, span.start, span.end),
            Resolved::NotFinite => {
                self.not_json(span.clone(), format!("`{value}` is not a number that JSON can write."));
                self.string(value, style, span)
            }
            Resolved::String { is_ambiguous } => {
                if is_ambiguous {
                    let message = format!("`{value}` without quotes is a string here and a boolean to YAML 1.1 tools.");
                    let help = format!("Write \"{value}\" for the string, or true or false for the boolean.");
                    self.faults.push(Fault::new(&YAML_AMBIGUOUS_WORD, span.clone(), message, help));
                }
                self.string(value, style, span)
            }
        }
    }

    /// Adds a string, borrowed from the text where it stands there unchanged.
    fn string(&mut self, value: &str, style: ScalarStyle, span: Range<usize>) -> NodeId {
        let quote = usize::from(matches!(style, ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted));
        let inside = self.text.get(span.start + quote..span.end.saturating_sub(quote));
        if inside == Some(value) {
            let quote = u8::from(quote == 1);
            self.builder.scalar(NodeShape::Slice { quote }, span.start, span.end)
        } else {
            self.builder.owned_string(value, span.start, span.end)
        }
    }

    fn begin(&mut self, is_object: bool, anchor: usize, tag: Option<&Tag>, span: Range<usize>) -> Result<(), Fault> {
        if self.builder.depth() >= self.limits.depth {
            return Err(too_deep(span.start, self.limits));
        }
        if self.expects_key() {
            let help = "Use a string as the key.";
            return Err(Fault::new(&YAML_NOT_JSON, span, "An object or array cannot be a key in JSON.", help));
        }
        if let Some(tag) = tag
            && !matches!(tag.core_suffix(), Some("map" | "seq"))
        {
            self.not_json(span.clone(), format!("The tag `{}` has no meaning in JSON.", tag.original()));
        }
        self.builder.begin(span.start);
        self.open.push(Container { is_object, n_children: 0, anchor, start: span.start });
        Ok(())
    }

    fn end(&mut self, end: usize) {
        let container = self.open.pop().expect("the parser closes only what it opened");
        let node = if container.is_object {
            self.merge();
            let (node, duplicates) = self.builder.end_object(end.max(container.start));
            let faults: Vec<Fault> = duplicates.iter().map(|d| duplicate_key(&self.builder, d)).collect();
            self.faults.extend(faults);
            node
        } else {
            self.builder.end_array(end.max(container.start))
        };
        self.remember(container.anchor, node);
        self.child_added();
    }

    fn alias(&mut self, anchor: usize, span: Range<usize>) -> Result<(), Fault> {
        let Some(node) = self.anchors.get(&anchor).copied() else {
            let help = "Write the inner part out; for a recursive schema use `$ref`.";
            return Err(Fault::new(&SYNTAX, span, "This alias stands inside the node that it names.", help));
        };
        if self.expects_key()
            && !matches!(self.builder.tree.raw(node).shape, NodeShape::Slice { .. } | NodeShape::Owned(_))
        {
            let help = "Use a string as the key.";
            return Err(Fault::new(&YAML_NOT_JSON, span, "Only a string can be a key in JSON.", help));
        }
        let name = self.text.get(span.clone()).unwrap_or("*");
        let message = format!("The YAML alias `{name}` repeats another part of the file.");
        let help = "Move the part to `components` and use `$ref`, which every OpenAPI tool understands.";
        self.faults.push(Fault::new(&YAML_ALIAS, span, message, help));
        self.builder.shared(node);
        self.child_added();
        Ok(())
    }

    /// Writes out the merge keys of the object that is about to close.
    fn merge(&mut self) {
        let merged = self.builder.expand_merge_keys(&self.merge_keys);
        for (key, is_mergeable) in merged {
            let raw = self.builder.tree.raw(key);
            let span = raw.start as usize..raw.end as usize;
            let message = if is_mergeable {
                "The merge key `<<` belongs to YAML 1.1; other tools see a property called `<<`."
            } else {
                "The merge key `<<` needs an object, or an array of objects; it is left out."
            };
            let help = "Write the merged properties out, or use `allOf` with `$ref`.";
            self.faults.push(Fault::new(&YAML_MERGE_KEY, span, message, help));
        }
    }

    fn remember(&mut self, anchor: usize, node: NodeId) {
        if anchor > 0 {
            self.anchors.insert(anchor, node);
        }
    }

    fn child_added(&mut self) {
        if let Some(container) = self.open.last_mut() {
            container.n_children += 1;
        }
    }

    fn expects_key(&self) -> bool {
        self.open.last().is_some_and(|container| container.is_object && container.n_children.is_multiple_of(2))
    }

    fn not_json(&mut self, span: Range<usize>, message: String) {
        let help = "Write the value as JSON would: a string, a number, true, false, null, a list or a map.";
        self.faults.push(Fault::new(&YAML_NOT_JSON, span, message, help));
    }

    fn bytes(&self, span: &Span) -> Range<usize> {
        span.byte_range().unwrap_or(self.text.len()..self.text.len())
    }

    fn syntax_error(&self, error: &ScanError) -> Fault {
        let at = error.marker().byte_offset().unwrap_or(self.text.len()).min(self.text.len());
        if self.builder.depth() >= self.limits.depth || *error.kind() == ErrorKind::RecursionLimitExceeded {
            return too_deep(at, self.limits);
        }
        let message = format!("The YAML is broken: {}.", error.info());
        let help = "Mend the YAML here or just before; look for indentation, a missing colon, an unclosed quote.";
        Fault::new(&SYNTAX, at..at + 1, message, help)
    }
}

/// Refuses a document whose aliases, written out, would exhaust the machine.
fn check_expansion(tree: &Tree, limits: &Limits) -> Result<(), Fault> {
    // Children always come before their container, so one pass in order suffices.
    let mut sizes: Vec<u64> = Vec::with_capacity(tree.nodes.len());
    let mut depths: Vec<usize> = Vec::with_capacity(tree.nodes.len());
    for idx in 0..tree.nodes.len() {
        let id = NodeId(u32::try_from(idx).expect("a tree holds fewer than 2^32 nodes"));
        let entries = tree.entries_of(id).iter().flat_map(|(key, value)| [*key, *value]);
        let (mut size, mut depth) = (1_u64, 0);
        for child in entries.chain(tree.items_of(id).iter().copied()) {
            size = size.saturating_add(sizes[child.0 as usize]);
            depth = depth.max(depths[child.0 as usize] + 1);
        }
        let raw = tree.raw(id);
        let start = raw.start as usize;
        if size > limits.expanded_nodes {
            let message = format!("Aliases make this node more than {} nodes large.", limits.expanded_nodes);
            let help = "Write the repeated parts once under `components` and use `$ref`.";
            return Err(Fault::new(&ALIAS_BOMB, start..start + 1, message, help));
        }
        if depth > limits.depth {
            return Err(too_deep(start, limits));
        }
        sizes.push(size);
        depths.push(depth);
    }
    Ok(())
}

/// What a plain scalar means by YAML 1.2's core schema.
enum Resolved {
    Null,
    Bool(bool),
    Number,
    NotFinite,
    String { is_ambiguous: bool },
}

impl Resolved {
    fn of(value: &str) -> Resolved {
        match value {
            "" | "~" | "null" | "Null" | "NULL" => Resolved::Null,
            "true" | "True" | "TRUE" => Resolved::Bool(true),
            "false" | "False" | "FALSE" => Resolved::Bool(false),
            "yes" | "Yes" | "YES" | "no" | "No" | "NO" | "on" | "On" | "ON" | "off" | "Off" | "OFF" => {
                Resolved::String { is_ambiguous: true }
            }
            _ if is_number(value) => Resolved::Number,
            _ if is_not_finite(value) => Resolved::NotFinite,
            _ => Resolved::String { is_ambiguous: false },
        }
    }
}

fn is_number(value: &str) -> bool {
    if let Some(digits) = value.strip_prefix("0x") {
        return !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    }
    if let Some(digits) = value.strip_prefix("0o") {
        return !digits.is_empty() && digits.bytes().all(|byte| (b'0'..=b'7').contains(&byte));
    }
    let unsigned = value.strip_prefix(['-', '+']).unwrap_or(value);
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent.strip_prefix(['-', '+']).unwrap_or(exponent))),
        None => (unsigned, None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    are_digits(whole)
        && are_digits(fraction)
        && !(whole.is_empty() && fraction.is_empty())
        && exponent.is_none_or(|exponent| !exponent.is_empty() && are_digits(exponent))
}

fn is_not_finite(value: &str) -> bool {
    let unsigned = value.strip_prefix(['-', '+']).unwrap_or(value);
    matches!(unsigned, ".inf" | ".Inf" | ".INF") || matches!(value, ".nan" | ".NaN" | ".NAN")
}
