//! Letters: what waits to be said, and the words in which it is.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use auth::{LINK_LIFE, Token};
use domain::users::User;
use serde::{Deserialize, Serialize};
use url::Url;

/// How long a password is worth sending: longer than all attempts take.
const PASSWORD_LIFE: Duration = Duration::from_hours(7 * 24);

/// What a mail will say, and to whom.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Letter {
    /// A user was created with a password that nobody chose.
    Password {
        /// The user's address.
        email: String,
        /// Their name.
        name: String,
        /// The name by which they enter.
        login: String,
        /// The password.
        password: String,
    },
    /// Somebody asked for a link for an address, known or not.
    Link {
        /// The address.
        email: String,
    },
}

impl Letter {
    /// How long anybody wants it.
    pub(crate) fn life(&self) -> Duration {
        match self {
            Self::Password { .. } => PASSWORD_LIFE,
            Self::Link { .. } => LINK_LIFE,
        }
    }

    /// Address that it is for.
    pub(crate) fn email(&self) -> &str {
        match self {
            Self::Password { email, .. } | Self::Link { email } => email,
        }
    }
}

// A letter tells of somebody, and most tell secrets.
impl fmt::Debug for Letter {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Letter(…)")
    }
}

/// Address at which browsers reach the service, without a slash at its end. Links begin with it, whatever a request's
/// `Host` says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// The page on which a password is chosen.
    pub fn password_page(&self) -> String {
        format!("{}/conta/senha", self.0)
    }

    fn link(&self, code: &Token) -> String {
        format!("{}?codigo={}", self.password_page(), code.as_str())
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_plain = |url: &Url| {
            ["http", "https"].contains(&url.scheme())
                && url.query().is_none()
                && url.fragment().is_none()
                && url.username().is_empty()
                && url.password().is_none()
        };
        match Url::parse(text) {
            Ok(url) if is_plain(&url) => Ok(Self(url.as_str().trim_end_matches('/').to_owned())),
            _ => Err("use an address such as https://beneficios.example.com.br".to_owned()),
        }
    }
}

/// Subject and text of a mail.
pub(crate) struct Words {
    pub(crate) subject: &'static str,
    pub(crate) text: String,
}

/// Words for a user who was created.
pub(crate) fn password_words(name: &str, login: &str, password: &str, at: &PublicUrl) -> Words {
    let page = at.password_page();
    Words {
        subject: "Seu acesso ao serviço de integração",
        text: format!(
            "Olá, {name}.\n\nFoi criado um acesso para você ao serviço de integração da administração de benefícios.\n\n  \
             Usuário: {login}\n  Senha: {password}\n\nVocê pode escolher outra senha a qualquer momento em\n\n  {page}\n\n\
             Se você não esperava esta mensagem, avise quem administra o serviço.\n"
        ),
    }
}

/// Words for whoever asked for links: one for each user with the address.
pub(crate) fn link_words(links: &[(User, Token)], at: &PublicUrl) -> Words {
    let links: Vec<String> =
        links.iter().map(|(user, code)| format!("  Usuário: {}\n  {}\n\n", user.login, at.link(code))).collect();
    Words {
        subject: "Escolha uma nova senha",
        text: format!(
            "Olá.\n\nAlguém pediu uma nova senha para este endereço. Para escolhê-la, abra em até uma hora:\n\n{}\
             Cada endereço vale uma única vez. Com a nova senha, os tokens dados com a anterior deixam de valer.\n\n\
             Se não foi você, ignore esta mensagem: a senha continua a mesma.\n",
            links.concat()
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_plain_and_has_no_slash_at_its_end() {
        for (text, page) in [
            ("https://beneficios.example.com.br", "https://beneficios.example.com.br/conta/senha"),
            ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/conta/senha"),
            ("https://example.com/beneficios/", "https://example.com/beneficios/conta/senha"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().password_page(), page);
        }
        for text in ["", "example.com", "ftp://example.com", "https://example.com/?a=b", "https://u:p@example.com"] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_letter_is_never_shown() {
        let letter = Letter::Link { email: "maria@example.com".to_owned() };
        assert_eq!(format!("{letter:?}"), "Letter(…)");
    }
}
