//! Sealing at rest: whoever reads the database, or a copy of it, cannot read what was sealed.
//!
//! Each thing is sealed on its own, for one place: put into another's row, it does not open. The key lives outside the
//! database: in a file that the operator names, in a variable, or in a file beside a database of SQLite. What is sealed,
//! secrets of receivers or mails that wait, is the affair of whoever seals it.

mod key;
mod key_file;

pub use key::{BadKey, NotOpened, SecretsKey};
pub use key_file::KeyFileError;
