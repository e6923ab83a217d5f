//! Value sets, patterns and limits that the interface document states.

use super::facts::{Form, INT32, STRING, Type, Values, one_of, one_of_these_or_others};

/// `info.version`, the same in every document.
pub(super) const VERSION: &str = "1.84";

/// Every operation of the service sits below it.
pub(super) const BASE: &str = "/ext/";

/// Validity of a token, in the contract's Portuguese.
pub(super) const TOKEN_VALIDITY: &str = "12 horas";

/// `dd/MM/yyyy`: dates of the member and event searches.
pub(super) const DATE_BR: Type = Type { limits: &[("pattern", r"^(\d{2}/\d{2}/\d{4})?$")], ..STRING };

/// `yyyy-MM-dd`: dates of the deal search.
pub(super) const DATE_ISO: Type =
    Type { limits: &[("maxLength", "10"), ("pattern", r"^(\d{4}\-\d{2}\-\d{2})?$")], ..STRING };

/// Length 0 to 20; a least length of 0 says nothing and is not compared.
pub(super) const CHASSIS: Type = Type { limits: &[("maxLength", "20")], ..STRING };

/// `codPlano` and `sequencial` in searches.
pub(super) const SEARCHED_NUMBER: Type =
    Type { limits: &[("format", "int32"), ("minimum", "0"), ("maximum", "2147483647")], ..INT32 };

pub(super) const CARD_NUMBER: Type = Type { limits: &[("pattern", r"^\d{4} ?\d{2} ?\d ?\d{3} ?\d{3}$")], ..STRING };

/// Path parameter `codigo` of the additional fields.
pub(super) const BENEFIT_TYPE_CODE: Type = Type {
    values: Values::Closed(&["0", "1", "2", "3", "4"]),
    form: Form::Named(&["Veicular", "Saúde", "Diversos", "Consórcio", "Assistência 24H"]),
    ..INT32
};

pub(super) const NATURE: Type = one_of(&["F", "J"]);

pub(super) const SEX: Type = one_of(&["Feminino", "Masculino"]);

pub(super) const PHONE_KIND: Type = one_of(&["Fixo", "Celular"]);

pub(super) const INVOLVED: Type = one_of(&["Cliente", "Terceiro"]);

/// Not shown beyond these two.
pub(super) const PRIORITY: Type = one_of_these_or_others(&["Baixa", "Média"]);

/// Dependent `parentesco`.
pub(super) const KINSHIP: Type = one_of(&[
    "CONJUGE",
    "PAI",
    "FILHO",
    "IRMAO",
    "AVO",
    "TIO",
    "SOBRINHO",
    "PRIMO",
    "NETO",
    "SOGRO",
    "OUTRO",
    "PET_CANINO",
    "PET_FELINO",
    "PET_OUTROS",
    "CUNHADO",
    "GENRO",
    "ENTEADO",
    "PADRASTO",
]);

/// `categoria` of the vehicle benefit that is sent.
pub(super) const VEHICLE_CATEGORY_SENT: Type =
    one_of(&["BICICLETA", "CAMINHAO", "LEVE", "MOTOCICLETA", "PICKUP", "UTILITARIO", "ONIBUS", "OUTRO"]);

/// `categoria` of the vehicle types that are listed: the same words in another case.
pub(super) const VEHICLE_CATEGORY_LISTED: Type =
    one_of(&["Bicicleta", "Caminhao", "Leve", "Motocicleta", "Pickup", "Utilitario", "Onibus", "Outro"]);

pub(super) const FUEL: Type = one_of(&["GASOLINA", "ETANOL", "FLEX", "DIESEL", "GNV", "ELETRICO", "OUTRO"]);

/// Colours in triggers; in the event operations they are plain strings.
pub(super) const COLOUR: Type = Type { form: Form::Colour, ..STRING };

/// `tipoBeneficio` in triggers: how it is delivered is stated, its values are not.
pub(super) const BRACKETED: Type = Type { form: Form::Bracketed, ..STRING };

/// `prioridade` in triggers.
pub(super) const BRACKETED_PRIORITY: Type =
    Type { form: Form::Bracketed, ..one_of_these_or_others(&[r#"["Baixa"]"#, r#"["Média"]"#]) };

/// `entidade` in triggers. The interface gives the five names and does not call the list complete.
pub(super) const ENTITY: Type = Type {
    form: Form::Bracketed,
    ..one_of_these_or_others(&[
        r#"["Consulta"]"#,
        r#"["Help Desk"]"#,
        r#"["Vistoria"]"#,
        r#"["Benefício"]"#,
        r#"["Evento"]"#,
    ])
};
