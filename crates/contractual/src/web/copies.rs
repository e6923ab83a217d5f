//! Copies of documents in the user's cache folder. Each is one file that only its owner reads: what it is a copy of, what the server
//! called this state of it, an empty line, the bytes.

use std::env;
use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use ureq::http::header::AUTHORIZATION;
use ureq::http::{HeaderName, HeaderValue};

use crate::day;
use crate::releases::checksum;

use super::Url;
use super::fetch::Fetched;

/// The place of a copy; nowhere on a machine that has no folder for it.
pub(super) struct Copy(Option<PathBuf>);

/// Name that a server gives to one state of a document (`ETag`, `Last-Modified`).
#[derive(Debug, Default)]
pub(super) struct Validators {
    pub(super) etag: Option<String>,
    pub(super) modified: Option<String>,
}

/// A copy as it was kept.
pub(super) struct Kept {
    pub(super) fetched: Fetched,
    pub(super) validators: Validators,
    /// When it was fetched.
    pub(super) day: String,
}

impl Copy {
    /// The copy of a URL, as it was asked for with these headers. A token that was renewed still finds it.
    pub(super) fn of(url: &Url, headers: &[(HeaderName, HeaderValue)]) -> Copy {
        let others = headers.iter().filter(|(name, _)| name != AUTHORIZATION);
        let mut asked = url.to_string().into_bytes();
        for (name, value) in others {
            asked.extend([b"\n", name.as_str().as_bytes(), b": ", value.as_bytes()].concat());
        }
        Copy(folder().map(|folder| folder.join(checksum(&asked))))
    }

    /// The copy; nothing where there is none, or none that this version understands.
    pub(super) fn read(&self) -> Option<Kept> {
        let bytes = fs::read(self.0.as_ref()?).ok()?;
        let end = bytes.windows(2).position(|two| two == b"\n\n")?;
        let head = str::from_utf8(&bytes[..end]).ok()?;
        let field = |name: &str| {
            let lines = head.lines().filter_map(|line| line.split_once(": "));
            lines.into_iter().find(|(field, _)| *field == name).map(|(_, value)| value.to_owned())
        };
        Some(Kept {
            fetched: Fetched { url: Url::named(&field("url")?)?.ok()?, bytes: bytes[end + 2..].to_vec() },
            validators: Validators { etag: field("etag"), modified: field("last-modified") },
            day: field("fetched")?,
        })
    }

    /// Keeps a document: written beside its place, and then put there whole.
    pub(super) fn write(&self, fetched: &Fetched, validators: &Validators) -> Result<()> {
        let path = self.0.as_ref().context("neither XDG_CACHE_HOME nor a home says where")?;
        let folder = path.parent().context("it has no folder")?;
        let cannot = || format!("cannot write {}", path.display());
        fs::create_dir_all(folder).with_context(cannot)?;
        // Such a file is private from the beginning.
        let mut written = tempfile::NamedTempFile::new_in(folder).with_context(cannot)?;
        let mut head = format!("url: {}\nfetched: {}\n", fetched.url, day::shown(day::today()?));
        for (name, value) in [("etag", &validators.etag), ("last-modified", &validators.modified)] {
            head.extend(value.iter().map(|value| format!("{name}: {value}\n")));
        }
        written.write_all(&[head.as_bytes(), b"\n", &fetched.bytes].concat()).with_context(cannot)?;
        written.persist(path).map_err(|error| error.error).with_context(cannot)?;
        Ok(())
    }
}

/// The folder of all copies, as the XDG Base Directory Specification has it: a path that is not absolute does not count.
fn folder() -> Option<PathBuf> {
    let named = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|folder| folder.is_absolute());
    let cache = named.or_else(|| Some(env::home_dir()?.join(".cache")))?;
    Some(cache.join("contractual"))
}
