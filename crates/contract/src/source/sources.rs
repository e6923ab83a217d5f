//! The files of one document: the one the user named and those it refers to.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use elsa::FrozenVec;

use crate::catalogue::{EMPTY_FILE, FILE_TOO_LARGE, NOT_UTF8};
use crate::findings::Findings;

use super::fault::Fault;
use super::file::SourceFile;
use super::tree::Tree;
use super::{Limits, json, yaml};

/// The source of bytes. The crate reads through this and never touches the disk otherwise.
pub trait Files {
    /// The bytes of a file, at most `limit` and one more: a longer file is recognised without reading it whole.
    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>>;

    /// The path with symbolic links followed, to tell whether a file is inside a folder.
    fn canonical(&self, path: &Path) -> io::Result<PathBuf>;

    /// The path of the file that a reference in `from` names; `None` where it leads over the network.
    fn referred(&self, from: &Path, reference: &str) -> Option<PathBuf> {
        let folder = from.parent().unwrap_or(Path::new(""));
        (!reference.contains("://")).then(|| folder.join(decode_percent(reference)))
    }

    /// The path as people read it: without `a/../` and `./`. It says nothing about where links lead.
    fn shown(&self, path: &Path) -> PathBuf {
        Memory::default().canonical(path).unwrap_or_else(|_| path.to_owned())
    }
}

/// The file system.
#[derive(Debug, Clone, Copy, Default)]
pub struct Disk;

impl Files for Disk {
    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>> {
        use std::io::Read;
        let file = std::fs::File::open(path)?;
        let metadata = file.metadata()?;
        // Reading a device or a pipe could last for ever.
        if !metadata.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"));
        }
        // One more byte, so that the end is found without growing.
        let size = usize::try_from(metadata.len()).unwrap_or(limit).min(limit);
        let mut bytes = Vec::with_capacity(size + 1);
        file.take(limit as u64 + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn canonical(&self, path: &Path) -> io::Result<PathBuf> {
        path.canonicalize()
    }
}

/// Files that exist only in memory: for tests, editors and documents that come from elsewhere.
#[derive(Debug, Clone, Default)]
pub struct Memory(pub BTreeMap<PathBuf, Vec<u8>>);

impl Files for Memory {
    fn read(&self, path: &Path, _limit: usize) -> io::Result<Vec<u8>> {
        self.0.get(path).cloned().ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn canonical(&self, path: &Path) -> io::Result<PathBuf> {
        let mut plain = PathBuf::new();
        for component in path.components() {
            match component {
                Component::CurDir => {}
                Component::ParentDir if matches!(plain.components().next_back(), Some(Component::Normal(_))) => {
                    plain.pop();
                }
                other => plain.push(other),
            }
        }
        Ok(plain)
    }
}

/// All files of one document. Files are added while others are being read, and stay where they are.
pub struct Sources {
    files: FrozenVec<Arc<SourceFile>>,
    /// Files as they were converted from another version of OpenAPI.
    converted: FrozenVec<Arc<SourceFile>>,
    by_path: RefCell<HashMap<PathBuf, usize>>,
    findings: RefCell<Findings>,
    total_bytes: Cell<usize>,
    limits: Limits,
    reader: Box<dyn Files>,
    /// References must stay inside this folder.
    root: PathBuf,
}

/// Why a file that a reference names cannot be had.
#[derive(Debug)]
pub(crate) enum Unavailable {
    /// It is elsewhere on the network.
    Remote,
    /// It is outside the folder.
    Outside {
        /// The folder that references must stay in.
        root: PathBuf,
    },
    /// It could not be read.
    Unreadable(io::Error),
    /// It was read and is not a document; the finding is already made.
    Faulty,
}

impl Sources {
    /// Reads the document at `path`; what it refers to is read when it is asked for.
    ///
    /// Fails only when the file cannot be read at all. Everything that is wrong with its text is a finding.
    pub fn open(path: &Path, reader: Box<dyn Files>, limits: Limits) -> io::Result<Sources> {
        let folder = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Sources::open_within(path, folder, reader, limits)
    }

    /// Reads the document at `path`, whose references may lead anywhere inside `root`.
    pub fn open_within(path: &Path, root: &Path, reader: Box<dyn Files>, limits: Limits) -> io::Result<Sources> {
        let sources = Sources {
            files: FrozenVec::new(),
            converted: FrozenVec::new(),
            by_path: RefCell::default(),
            findings: RefCell::default(),
            total_bytes: Cell::new(0),
            limits,
            root: reader.canonical(root)?,
            reader,
        };
        let canonical = sources.reader.canonical(path)?;
        sources.load(path, canonical)?;
        Ok(sources)
    }

    /// Reads a document from memory, under a name to show.
    pub fn from_text(name: &str, text: impl Into<Vec<u8>>) -> Sources {
        let path = PathBuf::from(name);
        let memory = Memory(BTreeMap::from([(path.clone(), text.into())]));
        Sources::open(&path, Box::new(memory), Limits::default()).expect("a file in memory can be read")
    }

    /// The file the user named.
    pub fn main(&self) -> &SourceFile {
        self.files.get(0).expect("opening reads the first file")
    }

    /// Every file read so far.
    pub fn files(&self) -> impl Iterator<Item = &SourceFile> {
        (0..self.files.len()).filter_map(|idx| self.files.get(idx))
    }

    /// Keeps a file that was converted as long as the others.
    pub(crate) fn keep(&self, file: Arc<SourceFile>) -> &SourceFile {
        self.converted.push_get(file)
    }

    /// How much of the document is read.
    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Takes what the parsers found so far.
    pub fn take_findings(&self) -> Findings {
        self.findings.take()
    }

    /// The file that a reference in `from` names, relative to it.
    pub(crate) fn referred(&self, from: &SourceFile, reference: &str) -> Result<&SourceFile, Unavailable> {
        let path = self.reader.referred(from.path(), reference).ok_or(Unavailable::Remote)?;
        let canonical = self.reader.canonical(&path).map_err(Unavailable::Unreadable)?;
        if !canonical.starts_with(&self.root) {
            return Err(Unavailable::Outside { root: self.root.clone() });
        }
        let known = self.by_path.borrow().get(&canonical).copied();
        let idx = match known {
            Some(idx) => idx,
            None => self.load(&self.reader.shown(&path), canonical).map_err(Unavailable::Unreadable)?,
        };
        let file = self.files.get(idx).expect("an index is only given to a file that was added");
        if file.root().is_some() { Ok(file) } else { Err(Unavailable::Faulty) }
    }

    fn load(&self, path: &Path, canonical: PathBuf) -> io::Result<usize> {
        let left = self.limits.total_bytes.saturating_sub(self.total_bytes.get());
        let limit = self.limits.file_bytes.min(left);
        let bytes = self.reader.read(path, limit)?;
        self.total_bytes.set(self.total_bytes.get() + bytes.len());
        let name: Arc<str> = path.display().to_string().replace('\\', "/").into();
        let (file, faults) = read(&name, path, bytes, limit, &self.limits);
        let faults = faults.into_iter().map(|fault| fault.into_finding(&file));
        self.findings.borrow_mut().extend(faults);
        let idx = self.files.len();
        self.files.push(file);
        self.by_path.borrow_mut().insert(canonical, idx);
        Ok(idx)
    }
}

/// Turns bytes into a file. One that cannot be parsed has no root and at least one fault.
fn read(name: &Arc<str>, path: &Path, bytes: Vec<u8>, limit: usize, limits: &Limits) -> (Arc<SourceFile>, Vec<Fault>) {
    let file = |text: &str, tree| SourceFile::new(Arc::clone(name), path.to_owned(), text.into(), tree);
    if bytes.len() > limit {
        let message = format!("The file is larger than {} MB, the most that is read.", limit >> 20);
        let help = "Split it into several files joined by `$ref`, or raise the limit with `--max-megabytes`.";
        return (file("", Tree::default()), vec![Fault::new(&FILE_TOO_LARGE, 0..0, message, help)]);
    }
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let valid_up_to = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
            let fault = not_utf8(error.as_bytes(), valid_up_to);
            return (file(&text, Tree::default()), vec![fault]);
        }
    };
    match parse(path, &text, limits) {
        Ok((tree, mut faults)) => {
            if tree.root.is_none() {
                let help = "Begin with `openapi: 3.0.3`, `info` and `paths`.";
                faults.push(Fault::new(&EMPTY_FILE, 0..0, "The file holds no document.", help));
            }
            (file(&text, tree), faults)
        }
        Err(fault) => (file(&text, Tree::default()), vec![fault]),
    }
}

/// JSON by name or by its first character; YAML otherwise. A YAML flow mapping also begins with a brace, so a file that
/// is not called `.json` gets a second chance.
fn parse(path: &Path, text: &str, limits: &Limits) -> Result<(Tree, Vec<Fault>), Fault> {
    let is_named_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    let content = text.trim_start_matches('\u{feff}').trim_start();
    if content.is_empty() {
        return Ok((Tree::default(), Vec::new()));
    }
    if is_named_json {
        return json::parse(text, limits);
    }
    if content.starts_with('{')
        && let Ok(parsed) = json::parse(text, limits)
    {
        return Ok(parsed);
    }
    yaml::parse(text, limits)
}

fn not_utf8(bytes: &[u8], at: usize) -> Fault {
    let message = match bytes {
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => "The file is UTF-16, and only UTF-8 is read.".to_owned(),
        _ => format!("The byte 0x{:02X} at offset {at} is not UTF-8.", bytes[at]),
    };
    let help = "Save the file as UTF-8, for example with `iconv -f LATIN1 -t UTF-8`.";
    Fault::new(&NOT_UTF8, at..at + 1, message, help)
}

/// Text of a reference without escapes.
pub(crate) fn decode_percent(text: &str) -> String {
    if !text.contains('%') {
        return text.to_owned();
    }
    let mut decoded = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        let mut ahead = bytes.clone();
        let digits = (ahead.next(), ahead.next());
        if let (b'%', (Some(high), Some(low))) = (byte, digits)
            && let (Some(high), Some(low)) = ((high as char).to_digit(16), (low as char).to_digit(16))
        {
            decoded.push(u8::try_from(high * 16 + low).unwrap_or_default());
            bytes = ahead;
        } else {
            decoded.push(byte);
        }
    }
    // What does not decode to text is taken as it stands; it will not be found.
    String::from_utf8(decoded).unwrap_or_else(|_| text.to_owned())
}
