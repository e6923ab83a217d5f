//! The triggers that the interface document states.
//!
//! Identifiers, codes and counters are integers of no stated width, dates are date-times, colours are hexadecimal, all
//! else is text. The inverse colour is `corinversa` in four of them and `corInversa` in one.

use super::facts::{DATE_TIME, INT32, INTEGER, Row, STRING, object, optional, required, row};
use super::values::{BRACKETED, BRACKETED_PRIORITY, COLOUR, ENTITY};

/// A trigger: POST to the receiver.
pub(super) struct Trigger {
    pub(super) path: &'static str,
    /// The value of `entidade` that comes to this path.
    pub(super) entity: &'static str,
    /// The fields of `objeto`.
    pub(super) object: &'static [Row],
}

/// Any of these, without content, is a receiver's success.
pub(super) const SUCCESS: std::ops::RangeInclusive<u16> = 200..=204;

/// The envelope without `objeto`, identical for all five.
pub(super) const ENVELOPE: &[Row] =
    &[optional(&["codHistorico"], INT32), optional(&["dataHistorico"], DATE_TIME), optional(&["entidade"], ENTITY)];

/// `objeto`: the one field of the envelope that is not called optional.
pub(super) const fn objeto(rows: &'static [Row]) -> Row {
    required(&["objeto"], object(rows))
}

pub(super) const TRIGGERS: &[Trigger] = &[
    Trigger {
        path: "/consulta",
        entity: r#"["Consulta"]"#,
        object: &[
            row(&["id", "codPessoa", "codBeneficio"], INTEGER),
            row(&["nomeSituacao"], STRING),
            row(&["corDestaque", "corinversa"], COLOUR),
            row(&["dataAbertura"], DATE_TIME),
            row(&["protocolo"], INTEGER),
            row(&["dataConsulta"], DATE_TIME),
            row(&["codEspecialidade", "codClinica", "codMedico"], INTEGER),
            row(&["nomeEspecialidade", "nomeClinica", "nomeMedico", "endereco"], STRING),
        ],
    },
    Trigger {
        path: "/helpDesk",
        entity: r#"["Help Desk"]"#,
        object: &[
            row(&["id", "codPessoa"], INTEGER),
            row(&["nomeSituacao"], STRING),
            row(&["corDestaque", "corinversa"], COLOUR),
            row(&["dataAbertura"], DATE_TIME),
            row(&["protocolo"], INTEGER),
            row(&["prioridade"], BRACKETED_PRIORITY),
            row(&["codTipoHelpDesk"], INTEGER),
            row(&["nomeTipoHelpDesk"], STRING),
            row(&["codBeneficio"], INTEGER),
            row(&["descricao"], STRING),
            row(&["dataEncerramento"], DATE_TIME),
        ],
    },
    Trigger {
        path: "/vistoria",
        entity: r#"["Vistoria"]"#,
        object: &[
            row(&["id", "codPessoa"], INTEGER),
            row(&["nomeSituacao"], STRING),
            row(&["corDestaque", "corinversa"], COLOUR),
            row(&["dataSolicitacao"], DATE_TIME),
            row(&["codTipoVistoria"], INTEGER),
            row(&["nomeTipoVistoria"], STRING),
            row(&["codBeneficio"], INTEGER),
            row(&["descricaoBeneficio"], STRING),
            row(&["dataConclusao"], DATE_TIME),
            row(&["vistoriador"], STRING),
        ],
    },
    Trigger {
        path: "/beneficio",
        entity: r#"["Benefício"]"#,
        object: &[
            row(&["id", "codPessoa", "codLoja"], INTEGER),
            row(&["nomeLoja", "nomeSituacao"], STRING),
            row(&["corDestaque", "corInversa"], COLOUR),
            row(&["descricao"], STRING),
            row(&["dataCadastro"], DATE_TIME),
            row(&["sequencial"], INTEGER),
            row(&["tipoBeneficio"], BRACKETED),
            row(&["dataAdesao"], DATE_TIME),
        ],
    },
    Trigger {
        path: "/evento",
        entity: r#"["Evento"]"#,
        object: &[
            row(&["id", "codPessoa"], INTEGER),
            row(&["nomeSituacao"], STRING),
            row(&["corDestaque", "corinversa"], COLOUR),
            row(&["dataAbertura"], DATE_TIME),
            row(&["protocolo"], INTEGER),
            row(&["prioridade"], BRACKETED_PRIORITY),
            row(&["codTipoEvento"], INTEGER),
            row(&["nomeTipoEvento"], STRING),
            row(&["codBeneficio"], INTEGER),
            row(&["descricao"], STRING),
            row(&["dataEncerramento"], DATE_TIME),
        ],
    },
];
