//! Credentials that never change: tokens, passwords and keys by the name of their scheme.

use super::{Credentials, Grant, InvalidSecret, Pending};
use crate::error::Failure;
use crate::operation::{Operation, Scheme, SchemeKind};
use crate::secret::Secret;

/// A secret of one scheme, as a caller gives it.
#[derive(Debug, Clone)]
pub(crate) enum SchemeSecret {
    Bearer(Secret),
    Basic { user: String, password: Secret },
    Key(Secret),
}

impl SchemeSecret {
    /// What is shown for a scheme, or `None` if the scheme is of another kind.
    pub(crate) fn grant(&self, scheme: &Scheme) -> Option<Result<Grant, InvalidSecret>> {
        match (self, scheme.kind) {
            (SchemeSecret::Bearer(token), SchemeKind::Bearer) => Some(Grant::bearer(token.expose())),
            (SchemeSecret::Basic { user, password }, SchemeKind::Basic) => Some(Grant::basic(user, password.expose())),
            (SchemeSecret::Key(key), SchemeKind::ApiKey { location, name }) => {
                Some(Grant::api_key(location, name, key.expose()))
            }
            _ => None,
        }
    }
}

/// What is shown for each scheme that has a key.
pub(crate) struct Keys(pub(crate) Vec<(&'static str, Grant)>);

impl Keys {
    /// What an operation needs: the first of its alternatives that all keys are there for.
    fn choose(&self, operation: &'static Operation) -> Result<Grant, Failure> {
        // Where an operation may be called without, the keys are shown all the same if they are there.
        let complete = operation.security.iter().filter(|alternative| !alternative.is_empty());
        if let Some(grant) = complete.clone().find_map(|alternative| self.all(alternative)) {
            return Ok(grant);
        }
        if operation.security.iter().any(|alternative| alternative.is_empty()) {
            return Ok(Grant::none());
        }
        let needed: Vec<String> = complete.map(|alternative| alternative.join(" and ")).collect();
        Err(Failure::invalid_request(operation, format!("needs credentials for {}", needed.join(", or "))))
    }

    fn all(&self, schemes: &[&str]) -> Option<Grant> {
        schemes.iter().try_fold(Grant::none(), |grant, scheme| {
            let (_, own) = self.0.iter().find(|(name, _)| name == scheme)?;
            Some(grant.and(own.clone()))
        })
    }
}

impl Credentials for Keys {
    fn grant(&self, operation: &'static Operation) -> Pending<'_, Result<Grant, Failure>> {
        Box::pin(std::future::ready(self.choose(operation)))
    }
}
