//! One search box for leads and deals: name, CPF, CNPJ, telephone, e-mail or sequential number.

use crate::values::{CpfCnpj, Email, Phone, SearchText, Sequential};
use crate::violation::Flaw;

/// All that a searched text may mean; whoever fits one of the meanings is found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContactFilter {
    /// Part of a name; every text may be one.
    pub name: SearchText,
    /// A document.
    pub document: Option<CpfCnpj>,
    /// A telephone number.
    pub phone: Option<Phone>,
    /// An e-mail address.
    pub email: Option<Email>,
    /// A sequential number, which only deals have.
    pub sequential: Option<Sequential>,
}

impl ContactFilter {
    /// Reads a searched text.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let name = SearchText::parse(text)
            .map_err(|_| Flaw::new("está vazio", "Envie nome, CPF, CNPJ, telefone ou e-mail"))?;
        Ok(Self {
            name,
            document: CpfCnpj::parse(text).ok(),
            phone: Phone::parse(text).ok(),
            email: Email::parse(text).ok(),
            sequential: Sequential::parse(text.trim()).ok(),
        })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_text_may_mean_several_things() {
        let meanings = |text: &str| {
            let filter = ContactFilter::parse(text).unwrap();
            let found = [
                ("document", filter.document.is_some()),
                ("phone", filter.phone.is_some()),
                ("email", filter.email.is_some()),
                ("sequential", filter.sequential.is_some()),
            ];
            found.into_iter().filter_map(|(name, is_found)| is_found.then_some(name)).collect::<Vec<_>>()
        };
        assert_eq!(meanings("Lucas"), Vec::<&str>::new());
        assert_eq!(meanings("246.801.357-35"), ["document"]);
        assert_eq!(meanings("(11)98888-0010"), ["phone"]);
        assert_eq!(meanings("lucas@example.com"), ["email"]);
        assert_eq!(meanings(" 551 "), ["sequential"]);
        assert_eq!(meanings("' OR 1=1 --"), Vec::<&str>::new());
        assert!(ContactFilter::parse("\u{301}").is_err());
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text: String) {
            let _ = ContactFilter::parse(&text);
        }
    }
}
