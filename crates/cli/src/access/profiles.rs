//! Profiles: addresses, users, passwords and operators' tokens by name, in one TOML file that only its owner may read.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use client_runtime::Secret;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// The profile that counts when none is named.
pub(crate) const DEFAULT: &str = "padrao";

/// A service and how to log in there. The names of its fields in the file are Portuguese.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Profile {
    #[serde(rename = "endereco")]
    pub(crate) address: String,
    #[serde(rename = "usuario", skip_serializing_if = "Option::is_none")]
    pub(crate) user: Option<String>,
    #[serde(rename = "senha", default, with = "secret", skip_serializing_if = "Option::is_none")]
    pub(crate) password: Option<Secret>,
    /// Where its operator's interface is, if that is not the usual place.
    #[serde(rename = "endereco_operador", skip_serializing_if = "Option::is_none")]
    pub(crate) operator_address: Option<String>,
    #[serde(rename = "token_operador", default, with = "secret", skip_serializing_if = "Option::is_none")]
    pub(crate) operator_token: Option<Secret>,
}

#[derive(Debug)]
pub(crate) struct Profiles {
    path: PathBuf,
    by_name: BTreeMap<String, Profile>,
}

/// Secrets as texts, which they are in the file and nowhere else.
mod secret {
    use client_runtime::Secret;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde calls it with a reference to the field")]
    pub(super) fn serialize<S: Serializer>(secret: &Option<Secret>, serializer: S) -> Result<S::Ok, S::Error> {
        secret.as_ref().map(Secret::expose).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Secret>, D::Error> {
        Ok(Option::<String>::deserialize(deserializer)?.map(Secret::from))
    }
}

impl Profiles {
    /// Reads the file; where there is none, there are no profiles.
    pub(crate) fn open() -> Result<Profiles, Failure> {
        let Some(path) = path() else {
            return Ok(Profiles { path: PathBuf::new(), by_name: BTreeMap::new() });
        };
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(Failure::file(&path, "ler", &error)),
        };
        // What the parser says would quote the line, and the line may hold the password.
        let by_name: BTreeMap<String, Profile> = toml::from_str(&text).map_err(|error| {
            let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
            Failure::local(
                format!("o arquivo de perfis {} não se entende, perto da linha {line}", path.display()),
                "Corrija-o, ou apague-o e salve os perfis de novo.",
            )
        })?;
        let holds_secrets = |profile: &Profile| profile.password.is_some() || profile.operator_token.is_some();
        if by_name.values().any(holds_secrets) && is_open_to_others(&path)? {
            return Err(Failure::local(
                format!("o arquivo de perfis {} guarda senhas e outros usuários podem lê-lo", path.display()),
                format!("Feche-o, e troque as senhas se for o caso: chmod 600 {}", path.display()),
            ));
        }
        Ok(Profiles { path, by_name })
    }

    /// The profile of a name, or else the default one if it is there.
    pub(crate) fn choose(mut self, name: Option<&str>) -> Result<Option<Profile>, Failure> {
        match name {
            None => Ok(self.by_name.remove(DEFAULT)),
            Some(name) => self.by_name.remove(name).map(Some).ok_or_else(|| unknown(name)),
        }
    }

    pub(crate) fn save(&mut self, name: &str, profile: Profile) -> Result<&Path, Failure> {
        let is_fit = |char: char| char.is_alphanumeric() || matches!(char, '-' | '_' | '.');
        if name.is_empty() || !name.chars().all(is_fit) {
            return Err(Failure::usage("esse nome não serve", "Use letras, números, `-`, `_` e `.`."));
        }
        self.by_name.insert(name.to_owned(), profile);
        self.write()?;
        Ok(&self.path)
    }

    pub(crate) fn remove(&mut self, name: &str) -> Result<(), Failure> {
        self.by_name.remove(name).ok_or_else(|| unknown(name))?;
        self.write()
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (&str, &Profile)> {
        self.by_name.iter().map(|(name, profile)| (name.as_str(), profile))
    }

    /// Writes a new file and puts it in the place of the old one: no moment in which it is half written, or open to
    /// others.
    fn write(&self) -> Result<(), Failure> {
        let Some(folder) = self.path.parent() else {
            return Err(Failure::local("não há onde guardar perfis", "Defina HOME ou XDG_CONFIG_HOME."));
        };
        let text = toml::to_string(&self.by_name).map_err(|error| Failure::file(&self.path, "escrever", &error))?;
        let write = || {
            create_folder(folder)?;
            // Its mode is 0600 from the beginning.
            let mut file = tempfile::NamedTempFile::new_in(folder)?;
            file.write_all(text.as_bytes())?;
            file.as_file().sync_all()?;
            file.persist(&self.path).map_err(|error| error.error)
        };
        write().map_err(|error| Failure::file(&self.path, "escrever", &error))?;
        Ok(())
    }
}

/// `$XDG_CONFIG_HOME/benefits-cli/perfis.toml`, or below `~/.config`, or below `%APPDATA%`.
fn path() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let config = folder("XDG_CONFIG_HOME")
        .or_else(|| folder("APPDATA").filter(|_| cfg!(windows)))
        .or_else(|| folder("HOME").map(|home| home.join(".config")))?;
    Some(config.join("benefits-cli").join("perfis.toml"))
}

fn unknown(name: &str) -> Failure {
    Failure::usage(format!("não há perfil `{name}`"), "`benefits-cli perfil listar` mostra os que existem.")
}

#[cfg(unix)]
fn is_open_to_others(path: &Path) -> Result<bool, Failure> {
    use std::os::unix::fs::PermissionsExt;
    let metadata = fs::metadata(path).map_err(|error| Failure::file(path, "ler", &error))?;
    Ok(metadata.permissions().mode() & 0o077 != 0)
}

/// Elsewhere the user's own folders are closed to others by what they inherit.
#[cfg(not(unix))]
fn is_open_to_others(_path: &Path) -> Result<bool, Failure> {
    Ok(false)
}

#[cfg(unix)]
fn create_folder(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn create_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}
