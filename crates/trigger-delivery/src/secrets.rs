//! Secrets of receivers at rest: whoever reads the database, or a copy of it, cannot sign in our name.
//!
//! Each secret is sealed for one receiver, whose code is sealed along.

use domain::values::ReceiverCode;
use sealing::{NotOpened, SecretsKey};
use triggers::signature::Secret;

/// Seals a secret for a receiver. Fails only where the machine gives no randomness.
pub fn seal(key: &SecretsKey, secret: &Secret, receiver: ReceiverCode) -> Result<Vec<u8>, getrandom::Error> {
    key.seal(secret.expose().as_bytes(), &place(receiver))
}

/// Opens what was sealed for a receiver.
pub fn open(key: &SecretsKey, sealed: &[u8], receiver: ReceiverCode) -> Result<Secret, NotOpened> {
    let opened = key.open(sealed, &place(receiver))?;
    let text = str::from_utf8(&opened).map_err(|_| NotOpened)?;
    Secret::parse(text).map_err(|_| NotOpened)
}

/// The receiver's place among all that is sealed.
fn place(receiver: ReceiverCode) -> [u8; 4] {
    receiver.get().to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_opens_for_its_receiver_alone() {
        let key = SecretsKey::parse("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=").unwrap();
        let [receiver, other] = [7, 8].map(|code| ReceiverCode::new(code).unwrap());
        let secret = Secret::from_key([9; 32]).unwrap();
        let sealed = seal(&key, &secret, receiver).unwrap();
        assert_eq!(open(&key, &sealed, receiver), Ok(secret));
        assert_eq!(open(&key, &sealed, other), Err(NotOpened));
        let no_secret = key.seal(b"no secret", &place(receiver)).unwrap();
        assert_eq!(open(&key, &no_secret, receiver), Err(NotOpened));
    }
}
