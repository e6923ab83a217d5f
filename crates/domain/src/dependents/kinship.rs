//! Kinship of dependents to the holder.

use crate::values::value_set;

value_set! {
    /// A kinship, or the species of a pet, as bodies have it.
    pub enum Kinship {
        /// Spouse.
        Spouse = "CONJUGE",
        /// Mother or father.
        Parent = "PAI",
        /// Child.
        Child = "FILHO",
        /// Sister or brother.
        Sibling = "IRMAO",
        /// Grandparent.
        Grandparent = "AVO",
        /// Aunt or uncle.
        AuntOrUncle = "TIO",
        /// Niece or nephew.
        NieceOrNephew = "SOBRINHO",
        /// Cousin.
        Cousin = "PRIMO",
        /// Grandchild.
        Grandchild = "NETO",
        /// Parent-in-law.
        ParentInLaw = "SOGRO",
        /// Anything else, also where nothing is said.
        Other = "OUTRO",
        /// Dog.
        Dog = "PET_CANINO",
        /// Cat.
        Cat = "PET_FELINO",
        /// Another pet.
        OtherPet = "PET_OUTROS",
        /// Sibling-in-law.
        SiblingInLaw = "CUNHADO",
        /// Child-in-law.
        ChildInLaw = "GENRO",
        /// Stepchild.
        Stepchild = "ENTEADO",
        /// Stepparent.
        Stepparent = "PADRASTO",
    }
}

impl Kinship {
    /// The kinship written out, as answers have it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Spouse => "Cônjuge",
            Self::Parent => "Mãe/Pai",
            Self::Child => "Filho(a)",
            Self::Sibling => "Irmã/Irmão",
            Self::Grandparent => "Avó/Avô",
            Self::AuntOrUncle => "Tio(a)",
            Self::NieceOrNephew => "Sobrinho(a)",
            Self::Cousin => "Primo(a)",
            Self::Grandchild => "Neto(a)",
            Self::ParentInLaw => "Sogro(a)",
            Self::Other => "Outro",
            Self::Dog => "Pet - Canino",
            Self::Cat => "Pet - Felino",
            Self::OtherPet => "Pet - Outros",
            Self::SiblingInLaw => "Cunhado(a)",
            Self::ChildInLaw => "Genro/Nora",
            Self::Stepchild => "Enteado(a)",
            Self::Stepparent => "Padrasto/Madrasta",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_take_codes_only() {
        assert_eq!(Kinship::ALL.len(), 18);
        for kinship in Kinship::ALL {
            assert_eq!(Kinship::parse(kinship.as_str()), Ok(*kinship));
            assert!(Kinship::parse(kinship.label()).is_err(), "{}", kinship.label());
        }
        assert_eq!([Kinship::Child, Kinship::Dog].map(Kinship::label), ["Filho(a)", "Pet - Canino"]);
    }
}
