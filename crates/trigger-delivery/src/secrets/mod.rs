//! Secrets of receivers at rest: whoever reads the database, or a copy of it, cannot sign in our name.
//!
//! Each secret is sealed on its own, for one receiver: put into another's row, it does not open. The key lives outside
//! the database: in a file that the operator names, in a variable, or in a file beside a database of SQLite.

mod key;
mod key_file;

pub use key::{BadKey, NotOpened, SecretsKey};
pub use key_file::KeyFileError;
