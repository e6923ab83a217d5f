//! Passwords: what they must be like, how they are kept and how they are recognised.

use std::fmt;

use argon2::password_hash::{PasswordHasher, phc};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use domain::Flaw;
use domain::users::PasswordHash;
use store::StoreError;

/// Fewest and most characters of a password that is chosen; the operator's contract says so.
const LENGTHS: std::ops::RangeInclusive<usize> = 12..=128;

/// Bytes of salt.
const SALT_LENGTH: usize = 16;

/// Most KiB of memory that a hash may need: an import brings hashes that were made elsewhere, and every login makes one again.
const MAX_MEMORY: u32 = 64 * 1024;

/// A hash of nothing that anybody knows, made as all others are: a name that does not exist costs as much as one that
/// does.
const DECOY: &str = "$argon2id$v=19$m=19456,t=2,p=1$0Kzef1Cu0QEHiFYD52SQrQ$juqafuI7zm923eOg6Tjd9gZ4UGN6v1XDFLoeFa887mg";

/// A password that is good enough to be chosen.
#[derive(Clone)]
pub struct Password(String);

impl Password {
    /// Reads a password: 12 to 128 characters of whatever kind.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        if LENGTHS.contains(&text.chars().count()) {
            Ok(Self(text.to_owned()))
        } else {
            let remedy = format!("Escolha de {} a {} caracteres", LENGTHS.start(), LENGTHS.end());
            Err(Flaw::new("não serve como senha", remedy))
        }
    }

    /// A password that nobody has thought of, and that can be read out: `bacote-Diluna-47-fomera-Gutavi`, of which there
    /// are more than 2^83.
    pub fn generate() -> Result<Self, StoreError> {
        let mut parts = Vec::new();
        for idx in 0..5 {
            parts.push(match idx {
                2 => (10 + below(90)?).to_string(),
                _ => {
                    let word = word()?;
                    if idx % 2 == 1 { word[..1].to_uppercase() + &word[1..] } else { word }
                }
            });
        }
        Ok(Self(parts.join("-")))
    }

    /// The password.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Password(…)")
    }
}

/// Three syllables.
fn word() -> Result<String, StoreError> {
    const CONSONANTS: [char; 17] =
        ['b', 'c', 'd', 'f', 'g', 'h', 'j', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'x', 'z'];
    const VOWELS: [char; 5] = ['a', 'e', 'i', 'o', 'u'];
    let mut word = String::new();
    for _ in 0..3 {
        word.push(CONSONANTS[usize::from(below(17)?)]);
        word.push(VOWELS[usize::from(below(5)?)]);
    }
    Ok(word)
}

/// A number below another, each as likely as the next.
fn below(end: u8) -> Result<u8, StoreError> {
    // What is left over at the top would favour the lowest numbers.
    let fair = u8::MAX - u8::MAX % end;
    loop {
        let mut byte = [0];
        getrandom::fill(&mut byte).map_err(StoreError::unavailable)?;
        if byte[0] < fair {
            return Ok(byte[0] % end);
        }
    }
}

/// Makes the hash that is kept of a password, whether or not it is good enough to be chosen. It takes its time.
pub fn hash_password(password: &str) -> Result<PasswordHash, StoreError> {
    let mut salt = [0; SALT_LENGTH];
    getrandom::fill(&mut salt).map_err(StoreError::unavailable)?;
    let hash: phc::PasswordHash =
        hasher().hash_password_with_salt(password.as_bytes(), &salt).map_err(StoreError::unavailable)?;
    Ok(PasswordHash::new(hash.to_string()))
}

/// The memory in which hashes are made, one after another.
///
/// Memory that is given back after every hash leaves a hole of 19 MiB. Something small settles in it, and the next hash no
/// longer fits: the program would grow by another 19 MiB now and then.
#[derive(Default)]
pub(super) struct HashMemory(Vec<Block>);

impl HashMemory {
    /// Whether a password is the one behind a hash. It takes its time.
    pub(super) fn is_password(&mut self, password: &str, hash: &PasswordHash) -> Result<bool, StoreError> {
        let Kept { hasher, salt, output } = Kept::read(hash.as_str())
            .ok_or_else(|| StoreError::Corrupt("a password's hash cannot be read".to_owned()))?;
        let n_blocks = hasher.params().block_count();
        let n_missing = n_blocks.saturating_sub(self.0.len());
        self.0.try_reserve_exact(n_missing).map_err(StoreError::unavailable)?;
        self.0.extend(std::iter::repeat_n(Block::new(), n_missing));
        let mut made = vec![0; output.len()];
        hasher
            .hash_password_into_with_memory(password.as_bytes(), &salt, &mut made, &mut self.0[..n_blocks])
            .map_err(StoreError::unavailable)?;
        // Outputs are compared in constant time.
        Ok(phc::Output::new(&made).is_ok_and(|made| made == output))
    }
}

/// Whether passwords can be compared with a hash.
pub fn is_usable(hash: &PasswordHash) -> bool {
    Kept::read(hash.as_str()).is_some()
}

/// What a hash says of itself.
struct Kept {
    hasher: Argon2<'static>,
    salt: phc::Salt,
    output: phc::Output,
}

impl Kept {
    /// Nothing, if somebody has edited it or it needs too much.
    fn read(text: &str) -> Option<Self> {
        let hash = phc::PasswordHash::new(text).ok()?;
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let version = hash.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
        let params = Params::try_from(&hash).ok().filter(|params| params.m_cost() <= MAX_MEMORY)?;
        Some(Self { hasher: Argon2::new(algorithm, version, params), salt: hash.salt?, output: hash.hash? })
    }
}

/// What a password is compared with where there is no user.
pub(super) fn decoy() -> PasswordHash {
    PasswordHash::new(DECOY)
}

/// argon2id at the floor that OWASP sets: 19 MiB, two passes, one lane.
fn hasher() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("the parameters are within argon2's bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_password(password: &str, hash: &PasswordHash) -> Result<bool, StoreError> {
        HashMemory::default().is_password(password, hash)
    }

    #[test]
    fn a_password_is_recognised_by_its_hash_alone() {
        let hash = hash_password("tucano: sereno").unwrap();
        assert!(hash.as_str().starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", hash.as_str());
        assert!(is_password("tucano: sereno", &hash).unwrap());
        assert!(!is_password("tucano: Sereno", &hash).unwrap());
        assert_ne!(hash_password("tucano: sereno").unwrap(), hash, "every hash has a salt of its own");
    }

    #[test]
    fn a_room_serves_one_hash_after_another() {
        let (mut room, hash) = (HashMemory::default(), hash_password("tucano: sereno").unwrap());
        assert!(room.is_password("tucano: sereno", &hash).unwrap());
        let place = room.0.as_ptr();
        for (password, is_right) in [("tucano: Sereno", false), ("tucano: sereno", true), ("", false)] {
            assert_eq!(room.is_password(password, &hash).unwrap(), is_right, "{password}");
        }
        let cheap = Argon2::from(Params::new(16, 1, 1, None).unwrap());
        let cheap: phc::PasswordHash = cheap.hash_password_with_salt(b"sereno", b"tucano: salt").unwrap();
        assert!(
            room.is_password("sereno", &PasswordHash::new(cheap.to_string())).unwrap(),
            "it says itself how it was made"
        );
        assert_eq!(room.0.as_ptr(), place, "no other was taken");
    }

    #[test]
    fn the_decoy_costs_what_every_hash_costs() {
        let price =
            |hash: &PasswordHash| hash.as_str().rsplit_once("$m=").unwrap().1.split('$').next().unwrap().to_owned();
        assert_eq!(price(&decoy()), price(&hash_password("tucano: sereno").unwrap()));
        assert_eq!(decoy().as_str().len(), hash_password("x").unwrap().as_str().len());
        assert!(!is_password("", &decoy()).unwrap());
    }

    #[test]
    fn a_hash_that_somebody_edited_is_a_fault_of_the_store() {
        assert!(matches!(is_password("x", &PasswordHash::new("plain")), Err(StoreError::Corrupt(_))));
    }

    #[test]
    fn a_hash_that_needs_too_much_is_not_used() {
        let hash = |memory: u32| PasswordHash::new(DECOY.replace("m=19456", &format!("m={memory}")));
        assert!(is_usable(&hash(MAX_MEMORY)));
        assert!(!is_usable(&hash(MAX_MEMORY + 1)));
        assert!(matches!(is_password("x", &hash(u32::MAX)), Err(StoreError::Corrupt(_))));
    }

    #[test]
    fn a_generated_password_can_be_read_out_and_is_good_enough() {
        let password = Password::generate().unwrap();
        let parts: Vec<&str> = password.as_str().split('-').collect();
        assert_eq!(parts.iter().map(|part| part.len()).collect::<Vec<_>>(), [6, 6, 2, 6, 6]);
        assert!(Password::parse(password.as_str()).is_ok());
        assert_ne!(Password::generate().unwrap().as_str(), password.as_str());
    }

    #[test]
    fn a_chosen_password_is_long_enough_and_not_too_long() {
        for (text, is_good) in [("12345678901", false), ("123456789012", true), ("áéíóúàèìòùãõ", true)] {
            assert_eq!(Password::parse(text).is_ok(), is_good, "{text}");
        }
        assert!(Password::parse(&"x".repeat(129)).is_err());
    }
}
