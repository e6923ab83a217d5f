//! Verification that a delivery was signed with a known secret, and just now.

use std::time::Duration;

use super::headers::{ID, SIGNATURE, TIMESTAMP};
use super::secret::Secret;

/// How far the sender's clock and ours may be apart; the contract says so.
const TOLERANCE: Duration = Duration::from_mins(5);

/// Most characters of an identifier; the contract says so.
const MAX_ID: usize = 64;

/// Verifies deliveries with the secrets that are live: one, or two while they are changed.
#[derive(Debug, Clone)]
pub struct Verifier {
    secrets: Vec<Secret>,
    tolerance: Duration,
}

/// Faults of a signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotSigned {
    /// A header is not there, or cannot be read.
    #[error("the header `{0}` is missing or malformed")]
    Header(&'static str),
    /// It was signed too long ago, or will be: a replay, or a clock that is wrong.
    #[error("`{TIMESTAMP}` is more than five minutes from this clock")]
    Stale,
    /// No signature is one of a live secret.
    #[error("`{SIGNATURE}` holds no signature of a live secret")]
    Wrong,
}

impl Verifier {
    /// Verifies with these secrets, and lets clocks be five minutes apart.
    pub fn new(secrets: impl IntoIterator<Item = Secret>) -> Verifier {
        Verifier { secrets: secrets.into_iter().collect(), tolerance: TOLERANCE }
    }

    /// Verifies a delivery: what its headers say, its body as it came, and what time it is, in seconds since 1970 began.
    ///
    /// Gives the identifier and the time of the attempt.
    pub fn verify<'h>(
        &self,
        header: impl Fn(&'static str) -> Option<&'h str>,
        body: &[u8],
        now: i64,
    ) -> Result<(&'h str, i64), NotSigned> {
        let required = |name| header(name).ok_or(NotSigned::Header(name));
        let id = required(ID)?;
        let is_id = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
        if id.is_empty() || id.len() > MAX_ID || !id.bytes().all(is_id) {
            return Err(NotSigned::Header(ID));
        }
        let timestamp = required(TIMESTAMP)?;
        let is_number = timestamp.bytes().all(|byte| byte.is_ascii_digit());
        let attempted: i64 = timestamp.parse().ok().filter(|_| is_number).ok_or(NotSigned::Header(TIMESTAMP))?;
        if attempted.abs_diff(now) > self.tolerance.as_secs() {
            return Err(NotSigned::Stale);
        }
        let signatures = required(SIGNATURE)?;
        let is_signed =
            |signature: &str| self.secrets.iter().any(|secret| secret.has_signed(signature, id, attempted, body));
        if signatures.split(' ').any(is_signed) { Ok((id, attempted)) } else { Err(NotSigned::Wrong) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signature::sign;

    const NOW: i64 = 1_784_656_800;

    fn secret(byte: u8) -> Secret {
        Secret::from_key([byte; 32]).unwrap()
    }

    fn verify(id: &str, timestamp: &str, signature: &str, body: &[u8]) -> Result<i64, NotSigned> {
        let header = |name| match name {
            ID => Some(id),
            TIMESTAMP => Some(timestamp),
            _ => Some(signature),
        };
        Verifier::new([secret(1), secret(2)]).verify(header, body, NOW).map(|(_, attempted)| attempted)
    }

    #[test]
    fn one_live_secret_is_enough_and_other_versions_are_passed_over() {
        let signed = sign(&[secret(9), secret(2)], "a-1", NOW, b"{}");
        assert_eq!(signed.split(' ').count(), 2);
        assert_eq!(verify("a-1", &NOW.to_string(), &signed, b"{}"), Ok(NOW));
        let with_others = format!("v1a,AAAA v2,BBBB {signed}");
        assert_eq!(verify("a-1", &NOW.to_string(), &with_others, b"{}"), Ok(NOW));
    }

    #[test]
    fn whatever_was_changed_is_noticed() {
        let signed = sign(&[secret(1)], "a-1", NOW, b"{}");
        let now = NOW.to_string();
        for (id, timestamp, signature, body) in [
            ("a-2", now.as_str(), signed.as_str(), b"{}".as_slice()),
            ("a-1", "1784656801", &signed, b"{}"),
            ("a-1", &now, &signed, b"{} "),
            ("a-1", &now, "v1,", b"{}"),
            ("a-1", &now, &signed[..signed.len() - 4], b"{}"),
            ("a-1", &now, &sign(&[secret(9)], "a-1", NOW, b"{}"), b"{}"),
            ("a-1", &now, "", b"{}"),
        ] {
            assert_eq!(verify(id, timestamp, signature, body), Err(NotSigned::Wrong), "{id} {timestamp} {signature}");
        }
    }

    #[test]
    fn a_replay_is_stale_after_five_minutes_on_either_side() {
        for (timestamp, is_fresh) in [(NOW - 300, true), (NOW - 301, false), (NOW + 300, true), (NOW + 301, false)] {
            let signed = sign(&[secret(1)], "a", timestamp, b"");
            let verified = verify("a", &timestamp.to_string(), &signed, b"");
            assert_eq!(verified, if is_fresh { Ok(timestamp) } else { Err(NotSigned::Stale) });
        }
    }

    #[test]
    fn malformed_headers_are_named() {
        for (id, timestamp, header) in [
            ("", "1784656800", ID),
            ("a b", "1784656800", ID),
            ("a.1", "1784656800", ID),
            (&"a".repeat(65), "1784656800", ID),
            ("a", "", TIMESTAMP),
            ("a", "+1784656800", TIMESTAMP),
            ("a", "１", TIMESTAMP),
            ("a", "99999999999999999999", TIMESTAMP),
        ] {
            assert_eq!(verify(id, timestamp, "v1,x", b""), Err(NotSigned::Header(header)), "{id} {timestamp}");
        }
        let missing = Verifier::new([secret(1)]).verify(|_| None, b"", NOW);
        assert_eq!(missing, Err(NotSigned::Header(ID)));
    }
}
