//! Errors of the store.

use std::error::Error;
use std::fmt;

/// A failure of the store. None of them is the caller's fault, and none carries a value from a row.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The engine failed or cannot be reached; another try may succeed.
    #[error("the store is unavailable")]
    Unavailable(#[source] Box<dyn Error + Send + Sync>),
    /// Somebody else wrote the same meanwhile; another try sees what they wrote.
    #[error("somebody else wrote the same meanwhile")]
    Conflict(#[source] Box<dyn Error + Send + Sync>),
    /// It refers to something that is not there. Rules see to it that this does not happen; only records that come from
    /// elsewhere are not asked.
    #[error("it refers to something that is not there")]
    Dangling(#[source] Box<dyn Error + Send + Sync>),
    /// A row holds what no value of the domain is.
    #[error("a row is corrupt: {0}")]
    Corrupt(String),
    /// The database cannot be used by this version of the service.
    #[error("the database cannot be used: {0}")]
    Unusable(String),
    /// The work panicked; its transaction was rolled back.
    #[error("the work panicked and was rolled back")]
    Panicked,
}

impl StoreError {
    /// A failure of the engine.
    pub fn unavailable(source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Unavailable(source.into())
    }

    /// The failure with all that it rests on, for the log.
    pub fn with_causes(&self) -> impl fmt::Display {
        fmt::from_fn(move |formatter| {
            write!(formatter, "{self}")?;
            let mut cause = self.source();
            while let Some(error) = cause {
                write!(formatter, ": {error}")?;
                cause = error.source();
            }
            Ok(())
        })
    }

    /// True if another try may succeed.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::Conflict(_))
    }

    /// Tells the log what the caller is not told; for whoever answers.
    pub fn log(&self) {
        let error = self.with_causes();
        match self {
            Self::Conflict(_) => tracing::debug!(%error, "the store refused a transaction"),
            Self::Unavailable(_) => tracing::warn!(%error, "the store did not answer"),
            Self::Corrupt(_) | Self::Dangling(_) | Self::Unusable(_) | Self::Panicked => {
                tracing::error!(%error, "the store failed");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_is_told_why() {
        let outer = std::io::Error::other(StoreError::unavailable("no route"));
        let error = StoreError::unavailable(outer);
        assert_eq!(error.to_string(), "the store is unavailable");
        assert_eq!(
            error.with_causes().to_string(),
            "the store is unavailable: the store is unavailable: no route",
            "each cause once, in its own words"
        );
    }
}
