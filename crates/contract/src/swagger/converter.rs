//! The walk through all files of a document, and what the conversions of single objects share.

use std::collections::{HashMap, HashSet};
use std::path::PathBuf;

use crate::catalogue::{ASSUMED_FOR_2_0, CONVERSION_TOO_LARGE, LOST_FROM_2_0, REFERENCE_NOT_FOUND, UNUSED_COMPONENT};
use crate::findings::{Finding, Findings, LostTo, Place};
use crate::source::{Node, NodeId, NodeKind, Rewriter, SourceFile, Sources};

use super::context::Context;
use super::document::is_swagger_2;
use super::kinds::{Kind, reached};
use super::references::{Pending, as_fragment, followed, reworded, split};

/// A document of 2.0 in the form of 3.0.
pub(crate) struct Converted<'s> {
    /// The topmost object of the document's own file.
    pub(crate) root: Node<'s>,
    /// The new trees, by the paths of their files.
    pub(crate) files: HashMap<PathBuf, &'s SourceFile>,
    pub(crate) findings: Findings,
}

/// A document of Swagger 2.0 in the form of OpenAPI 3.0, to be written.
#[derive(Debug)]
pub struct Conversion<'s> {
    /// The topmost node of the document.
    pub root: Node<'s>,
    /// The topmost nodes of the files that it refers to, in the order of their paths.
    pub others: Vec<Node<'s>>,
    /// Losses of the conversion, and findings of the parsers.
    pub findings: Findings,
}

/// Gives a document of Swagger 2.0 the form of OpenAPI 3.0; `None` if it is not one.
///
/// Files that the document refers to are loaded on the way.
pub fn convert(sources: &Sources) -> Option<Conversion<'_>> {
    let root = sources.main().root().filter(|root| is_swagger_2(*root))?;
    let Converted { root, files, mut findings } = Converted::of(sources, root);
    let mut others: Vec<_> = files.into_values().filter_map(SourceFile::root).filter(|other| *other != root).collect();
    others.sort_by(|one, other| one.file().path().cmp(other.file().path()));
    findings.append(sources.take_findings());
    findings.sort();
    Some(Conversion { root, others, findings })
}

impl<'s> Converted<'s> {
    pub(crate) fn of(sources: &'s Sources, root: Node<'s>) -> Converted<'s> {
        let kinds = reached(sources, root);
        let mut converter = Converter {
            sources,
            kinds,
            main: Context::of(root),
            context: Context::of(root),
            findings: Findings::default(),
            draft: Draft::of(root),
            form_definitions: Vec::new(),
            used_in_forms: HashSet::new(),
            is_full: false,
        };
        let mut roots: Vec<Node<'s>> = vec![root];
        // The order of the files is that in which they were loaded, whatever the order of a hash map.
        roots.extend(sources.files().filter_map(SourceFile::root).filter(|other| *other != root));
        roots.retain(|root| converter.kinds.keys().any(|node| std::ptr::eq(node.file(), root.file())));
        let mut drafts: Vec<Draft<'s>> = roots.into_iter().map(|root| converter.whole(root)).collect();
        converter.settle(&mut drafts);
        converter.tell_unused();
        let findings = converter.findings;
        let files = drafts.into_iter().map(|draft| {
            let file = sources.keep(draft.writer.finish());
            (file.path().to_owned(), file)
        });
        let files: HashMap<PathBuf, &'s SourceFile> = files.collect();
        let main = files.get(root.file().path()).and_then(|file| file.root());
        Converted { root: main.expect("the document's own file was converted first"), files, findings }
    }
}

/// The new tree of one file, as far as it is written.
pub(super) struct Draft<'s> {
    pub(super) root: Node<'s>,
    pub(super) writer: Rewriter<'s>,
    /// Place of each object in the new tree.
    made: HashMap<(Node<'s>, Kind), NodeId>,
    references: Vec<Pending<'s>>,
}

impl<'s> Draft<'s> {
    fn of(root: Node<'s>) -> Self {
        let writer = Rewriter::new(root.file());
        Draft { root, writer, made: HashMap::new(), references: Vec::new() }
    }
}

pub(super) struct Converter<'s> {
    pub(super) sources: &'s Sources,
    kinds: HashMap<Node<'s>, Kind>,
    /// Defaults of the document's own file for all operations.
    main: Context<'s>,
    /// The same of the file that is being written.
    pub(super) context: Context<'s>,
    pub(super) findings: Findings,
    pub(super) draft: Draft<'s>,
    /// Parameters of forms that are defined for all operations, with their names.
    pub(super) form_definitions: Vec<(Node<'s>, Node<'s>)>,
    /// Those that an operation has.
    pub(super) used_in_forms: HashSet<Node<'s>>,
    /// True if as much is written as may be.
    is_full: bool,
}

impl<'s> Converter<'s> {
    fn whole(&mut self, root: Node<'s>) -> Draft<'s> {
        self.draft = Draft::of(root);
        self.context = self.context_of(root);
        self.copy(root);
        std::mem::replace(&mut self.draft, Draft::of(root))
    }

    /// Defaults for operations in the file of a node: a part of a document has the document's own.
    pub(super) fn context_of(&self, node: Node<'s>) -> Context<'s> {
        let root = node.file().root().filter(|root| self.kinds.get(root) == Some(&Kind::Document));
        if root == Some(self.context.root) {
            return self.context.clone();
        }
        root.map_or_else(|| self.main.clone(), Context::of)
    }

    /// Writes the references, whose targets all have their places now.
    fn settle(&mut self, drafts: &mut [Draft<'s>]) {
        let by_path: HashMap<PathBuf, usize> =
            drafts.iter().enumerate().map(|(idx, draft)| (draft.root.file().path().to_owned(), idx)).collect();
        for idx in 0..drafts.len() {
            for Pending { written, id, kind } in std::mem::take(&mut drafts[idx].references) {
                let target = followed(self.sources, written);
                let draft = target.and_then(|target| Some(&drafts[*by_path.get(target.file().path())?]));
                let made = draft.and_then(|draft| Some((draft, *draft.made.get(&(target?, kind))?)));
                let (place, written) = (written, written.as_str().unwrap_or_default());
                let text = match made {
                    Some((draft, made)) => {
                        let pointer = draft.writer.pointer(made);
                        let (address, _) = split(written);
                        // A file as a whole is named without a fragment.
                        let is_file = pointer == "#" && !address.is_empty();
                        if is_file { address.to_owned() } else { format!("{address}{}", as_fragment(&pointer)) }
                    }
                    None => {
                        self.check_place(place, written);
                        reworded(written)
                    }
                };
                drafts[idx].writer.replace(id, &text);
            }
        }
    }

    /// Reports a reference that is right in 3.0 only. What it means is clear, since the parts of 2.0 have come to stand there.
    fn check_place(&mut self, reference: Node<'s>, written: &str) {
        let Some((_, name)) = written.split_once("#/components/") else { return };
        let meant = name.strip_prefix("schemas/").map_or_else(|| name.to_owned(), |name| format!("definitions/{name}"));
        let message = format!("`{written}` is a place of OpenAPI 3, and Swagger 2.0 has no `components`.");
        let finding = Finding::new(&REFERENCE_NOT_FOUND, reference, message, format!("Write `#/{meant}`."));
        self.findings.push(finding.with_clear_meaning());
    }

    /// Parameters of forms have no section in 3.0 in which somebody would miss their use.
    fn tell_unused(&mut self) {
        for (key, node) in std::mem::take(&mut self.form_definitions) {
            if !self.used_in_forms.contains(&node) {
                let message = format!("No operation uses the parameter `{}`.", key.as_str().unwrap_or_default());
                let place = Place::of_key(key);
                self.findings.push(Finding::new(&UNUSED_COMPONENT, place, message, "Remove it, or refer to it."));
            }
        }
    }

    /// Writes a node as it is, but for the parts of it that references lead to.
    pub(super) fn copy(&mut self, node: Node<'s>) {
        match self.kinds.get(&node).filter(|_| node.kind() == NodeKind::Object) {
            Some(Kind::Document) => self.document(node),
            Some(Kind::PathItem) => self.path_item(node),
            Some(Kind::Parameter) => self.parameter_apart(node),
            Some(Kind::Response) => self.response_apart(node),
            Some(Kind::Schema) => self.schema(node),
            Some(Kind::Operation | Kind::RequestBody) | None => self.copy_within(node),
        }
    }

    /// The same of a node that stands where nothing refers to.
    pub(super) fn copy_within(&mut self, node: Node<'s>) {
        match node.kind() {
            NodeKind::Object => {
                self.begin(node);
                for (key, value) in node.entries() {
                    self.field(key, value);
                }
                self.end(node);
            }
            NodeKind::Array => {
                self.begin(node);
                for item in node.items() {
                    self.copy(item);
                }
                self.draft.writer.end_array(node);
            }
            _ => {
                self.draft.writer.scalar(node);
            }
        }
    }

    /// Writes a field as it is.
    pub(super) fn field(&mut self, key: Node<'s>, value: Node<'s>) {
        self.draft.writer.scalar(key);
        self.copy(value);
    }

    /// Writes a map, each of whose values is written by `write`.
    pub(super) fn map(&mut self, node: Node<'s>, write: fn(&mut Self, Node<'s>)) {
        if node.kind() != NodeKind::Object {
            return self.copy_within(node);
        }
        self.begin(node);
        for (key, value) in node.entries() {
            self.draft.writer.scalar(key);
            write(self, value);
        }
        self.end(node);
    }

    /// Writes a list, each of whose elements is written by `write`.
    pub(super) fn list(&mut self, node: Node<'s>, write: fn(&mut Self, Node<'s>)) {
        if node.kind() != NodeKind::Array {
            return self.copy_within(node);
        }
        self.begin(node);
        for item in node.items() {
            write(self, item);
        }
        self.draft.writer.end_array(node);
    }

    /// Writes an object that refers to another of a kind.
    pub(super) fn reference(&mut self, node: Node<'s>, kind: Kind) {
        self.begin(node);
        for (key, value) in node.entries() {
            if key.as_str() == Some("$ref") && value.as_str().is_some() {
                self.draft.writer.scalar(key);
                let id = self.draft.writer.string("", value);
                self.draft.references.push(Pending { written: value, id, kind });
            } else {
                self.field(key, value);
            }
        }
        let id = self.end(node);
        self.made(node, kind, id);
    }

    /// Writes an object that is the same wherever it stands; the second time it is repeated.
    pub(super) fn once(&mut self, node: Node<'s>, kind: Kind, write: impl FnOnce(&mut Self) -> NodeId) {
        if let Some(id) = self.draft.made.get(&(node, kind)) {
            return self.draft.writer.again(*id);
        }
        let id = write(self);
        self.draft.made.insert((node, kind), id);
    }

    /// Notes where an object of 2.0 is in the new tree; what refers to it leads to the first place.
    pub(super) fn made(&mut self, node: Node<'s>, kind: Kind, id: NodeId) {
        self.draft.made.entry((node, kind)).or_insert(id);
    }

    pub(super) fn begin(&mut self, origin: Node<'s>) {
        self.draft.writer.begin(origin);
    }

    pub(super) fn end(&mut self, origin: Node<'s>) -> NodeId {
        self.draft.writer.end_object(origin)
    }

    /// Writes a string that stands for a node.
    pub(super) fn string(&mut self, text: &str, origin: Node<'s>) {
        self.draft.writer.string(text, origin);
    }

    /// Writes a key and a string that stand for a node.
    pub(super) fn text_field(&mut self, key: &str, text: &str, origin: Node<'s>) {
        self.string(key, origin);
        self.string(text, origin);
    }

    /// Writes a key and a boolean that stand for a node.
    pub(super) fn flag(&mut self, key: &str, value: bool, origin: Node<'s>) {
        self.string(key, origin);
        self.draft.writer.boolean(value, origin);
    }

    /// Reports something that 3.0 cannot say.
    pub(super) fn lost(&mut self, place: Place, message: impl Into<String>, help: &str) {
        self.findings.push(Finding::new(&LOST_FROM_2_0, place, message, help).with_loss(LostTo::ALL));
    }

    /// Reports something that 2.0 leaves open and 3.0 must say.
    pub(super) fn assumed(&mut self, node: Node<'s>, message: impl Into<String>, help: &str) {
        self.findings.push(Finding::new(&ASSUMED_FOR_2_0, node, message, help));
    }

    /// True if more may be written. Each operation repeats what the document says of all, which a few bytes can make a
    /// thousand media types.
    pub(super) fn has_room(&mut self, node: Node<'s>) -> bool {
        let most = usize::try_from(self.sources.limits().expanded_nodes / 4).unwrap_or(usize::MAX);
        if !self.is_full && self.draft.writer.n_nodes() > most {
            self.is_full = true;
            let message = "In the form of OpenAPI 3.0 the document is larger than what is read.";
            let help = "Name fewer media types in `consumes` and `produces`, or split the document.";
            self.findings.push(Finding::new(&CONVERSION_TOO_LARGE, node, message, help));
        }
        !self.is_full
    }
}
