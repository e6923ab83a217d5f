//! Keys in files.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use zeroize::Zeroizing;

use super::key::{BadKey, SecretsKey};

/// Faults of a key file.
#[derive(Debug, thiserror::Error)]
pub enum KeyFileError {
    /// It cannot be read or made.
    #[error("cannot use the key file {}", .0.display())]
    Io(PathBuf, #[source] io::Error),
    /// It holds something else.
    #[error("the key file {} holds no key", .0.display())]
    Bad(PathBuf, #[source] BadKey),
}

impl SecretsKey {
    /// The key that a file holds.
    pub fn read(path: &Path) -> Result<SecretsKey, KeyFileError> {
        let text = std::fs::read_to_string(path).map_err(|error| KeyFileError::Io(path.to_owned(), error))?;
        let text = Zeroizing::new(text);
        SecretsKey::parse(&text).map_err(|error| KeyFileError::Bad(path.to_owned(), error))
    }

    /// Where the key of a database of SQLite is kept if nobody says otherwise: `benefits.db.key`.
    pub fn path_beside(database: &Path) -> PathBuf {
        let mut path = database.as_os_str().to_owned();
        path.push(".key");
        path.into()
    }

    /// Writes a new key into a file that only its owner can read, and that was not there.
    pub fn create(path: &Path) -> Result<SecretsKey, KeyFileError> {
        let refuse = |error| KeyFileError::Io(path.to_owned(), error);
        let text = SecretsKey::generate().map_err(|error| refuse(error.into()))?;
        let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path).map_err(refuse)?;
        // A key that is lost in a crash would take every secret that it sealed along.
        let written =
            file.write_all(text.as_bytes()).and_then(|()| file.write_all(b"\n")).and_then(|()| file.sync_all());
        written.map_err(refuse)?;
        SecretsKey::parse(&text).map_err(|error| KeyFileError::Bad(path.to_owned(), error))
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_key_that_was_made_is_read_again_and_its_owner_s_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = SecretsKey::path_beside(&folder.path().join("benefits.db"));
        assert!(path.ends_with("benefits.db.key"));
        let sealed = SecretsKey::create(&path).unwrap().seal(b"secret", b"1").unwrap();
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(**SecretsKey::read(&path).unwrap().open(&sealed, b"1").unwrap(), *b"secret");
        assert!(matches!(SecretsKey::create(&path), Err(KeyFileError::Io(..))), "a key is never written over");
    }

    #[test]
    fn a_file_without_a_key_is_named_and_not_quoted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.key");
        assert!(matches!(SecretsKey::read(&path), Err(KeyFileError::Io(..))));
        std::fs::write(&path, "geheim").unwrap();
        let error = SecretsKey::read(&path).unwrap_err();
        assert_eq!(error.to_string(), format!("the key file {} holds no key", path.display()));
    }
}
