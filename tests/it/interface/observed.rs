//! Facts that public clients show beyond the interface document: strengths A and B of the page of observed records.
//!
//! It is a lower bound. Fields that the interface document states are not here, since the interface wins; where clients
//! show more of such a field, it stands in [`REFINED`] and keeps its origin.

use contract::model::Method;

use super::facts::{
    BOOLEAN, Form, INTEGER, NUMBER, Record, STRING, Type, UNSAID, array, object, one_of_these_or_others, record,
    required, row,
};

/// A fact about an operation.
pub(super) struct Sight {
    pub(super) method: Method,
    pub(super) path: &'static str,
    pub(super) fact: Fact,
}

pub(super) enum Fact {
    /// A body may be sent and is not needed.
    OptionalBody,
    /// A text/plain error.
    Error(u16),
    /// The answer is a bare array.
    BareArray(Type),
    /// A query parameter that is left out has this value.
    Default(&'static str, &'static str),
}

pub(super) const SIGHTS: &[Sight] = &[
    Sight { method: Method::Post, path: "/ext/autenticacao", fact: Fact::OptionalBody },
    Sight { method: Method::Post, path: "/ext/autenticacao", fact: Fact::Error(429) },
    Sight { method: Method::Get, path: "/ext/associado", fact: Fact::Default("pagina", "1") },
    Sight {
        method: Method::Get,
        path: "/ext/beneficio/{codBeneficio}/dependentes",
        fact: Fact::BareArray(array(&record("DependenteCompletoOutputTO"))),
    },
];

/// Sent as digits only, may come back masked.
const CPF_CNPJ: Type =
    Type { form: Form::Accepts(&["52998224725", "529.982.247-25", "11222333000181", "11.222.333/0001-81"]), ..STRING };
const CPF: Type = Type { form: Form::Accepts(&["52998224725", "529.982.247-25"]), ..STRING };
/// `dd/MM/yyyy`, may be empty.
const DATE_OUT: Type = Type { form: Form::Accepts(&["31/12/2025", ""]), ..STRING };
/// Both spellings everywhere.
const DATE_IN: Type = Type { form: Form::Accepts(&["31/12/2025", "2025-12-31"]), ..STRING };
const CARD_OUT: Type = Type { form: Form::Accepts(&["7001 23 4 567 890"]), ..STRING };
/// More exist.
const SITUATION_TYPE: Type = one_of_these_or_others(&["ATIVO", "INATIVO"]);
/// Three more exist, whose spelling nobody has seen.
const BENEFIT_TYPE: Type = one_of_these_or_others(&["VEICULAR", "DIVERSOS", "A24H"]);
const STATUS: Type = one_of_these_or_others(&["ativo", "inativo"]);
const DUE_DAY: Type = Type { limits: &[("minimum", "1"), ("maximum", "31")], ..INTEGER };
/// Seventeen labels for eighteen codes: that of OUTRO was not seen, so that the set is told and not demanded.
const KINSHIP_LABEL: Type = Type {
    form: Form::Named(&[
        "Cônjuge",
        "Mãe/Pai",
        "Filho(a)",
        "Irmã/Irmão",
        "Avó/Avô",
        "Tio(a)",
        "Sobrinho(a)",
        "Primo(a)",
        "Neto(a)",
        "Sogro(a)",
        "Pet - Canino",
        "Pet - Felino",
        "Pet - Outros",
        "Cunhado(a)",
        "Genro/Nora",
        "Enteado(a)",
        "Padrasto/Madrasta",
    ]),
    ..STRING
};

/// Fields that only clients show.
pub(super) const RECORDS: &[Record] = &[
    Record {
        place: "ListaPesquisaAssociadoOutputTO",
        rows: &[
            row(&["itens"], Type { limits: &[("maxItems", "100")], ..array(&record("PesquisaAssociadoOutputTO")) }),
            row(&["paginaAtual", "quantidade"], INTEGER),
            row(&["proximaPagina"], BOOLEAN),
        ],
    },
    Record {
        place: "PesquisaAssociadoOutputTO",
        rows: &[
            row(&["codPessoa", "codBeneficio", "sequencial"], INTEGER),
            row(&["nomePessoa", "sexo", "email", "telefoneFixo", "placa", "chassi", "situacao"], STRING),
            row(&["nomeEmpresa", "identidade", "numeroCnh", "categoriaCnh"], STRING),
            row(&["nomeMae", "estadoCivil", "conjuge"], STRING),
            row(&["telefoneCelular"], Type { limits: &[("nullable", "true")], ..STRING }),
            row(&["cpfCnpj", "cpfCnpjResponsavelFinanceiro"], CPF_CNPJ),
            row(&["dataNascimento", "dataCadastro", "dataAdesao", "dataAtivacao"], DATE_OUT),
            row(&["tipoSituacao"], SITUATION_TYPE),
            row(&["tipoBeneficio"], BENEFIT_TYPE),
            row(&["numeroCartaoDesconto"], CARD_OUT),
            row(
                &["planos"],
                array(&object(&[row(&["codPlano"], INTEGER), row(&["nome"], STRING), row(&["valor"], NUMBER)])),
            ),
            row(&["endereco", "enderecoResponsavelFinanceiro"], record("EnderecoTO")),
            row(&["dadosAdicionais"], array(&object(&[row(&["nome"], STRING), row(&["valor"], UNSAID)]))),
        ],
    },
    Record {
        place: "PessoaInputTO",
        rows: &[
            row(&["codLoja"], INTEGER),
            row(&["codigoIntegracao", "nomePessoa", "email"], STRING),
            row(&["cpfCnpj"], CPF_CNPJ),
            row(&["dataNascimento"], DATE_IN),
            row(&["recebeEmail", "recebeWhatsApp"], BOOLEAN),
        ],
    },
    Record {
        place: "PessoaInputTO.telefones",
        rows: &[row(&["ddi"], Type { limits: &[("default", "55")], ..INTEGER }), row(&["numero"], STRING)],
    },
    Record { place: "PessoaOutputTO", rows: &[row(&["codPessoa"], INTEGER)] },
    Record {
        place: "BeneficioInputTO",
        rows: &[
            row(&["codLoja", "codBeneficio"], INTEGER),
            row(&["cpfCnpj"], CPF_CNPJ),
            row(&["diaVencimento"], DUE_DAY),
            row(&["situacao", "numeroCartaoDesconto"], STRING),
        ],
    },
    Record {
        place: "BeneficioVeiculoInputTO",
        rows: &[
            row(&["codLoja", "codBeneficio"], INTEGER),
            row(&["cpfCnpj"], CPF_CNPJ),
            row(&["diaVencimento"], DUE_DAY),
            row(&["situacao", "numeroCartaoDesconto"], STRING),
            row(&["placa", "chassi", "marca", "modelo"], STRING),
        ],
    },
    Record {
        place: "BeneficioOutputTO",
        rows: &[row(&["codBeneficio"], INTEGER), row(&["numeroCartaoDesconto"], CARD_OUT)],
    },
    Record {
        place: "DependenteInputTO",
        rows: &[
            row(&["codBeneficio", "codDependente"], INTEGER),
            row(&["nome"], Type { limits: &[("maxLength", "100")], ..STRING }),
            row(&["cpf"], CPF),
            row(&["dataNascimento"], DATE_IN),
            row(&["identidade", "telefone", "numeroCartaoDesconto"], STRING),
            row(&["planos"], array(&INTEGER)),
            row(&["ativo"], BOOLEAN),
        ],
    },
    Record {
        place: "DependenteBasicoOutputTO",
        rows: &[row(&["codDependente"], INTEGER), row(&["numeroCartaoDesconto"], CARD_OUT)],
    },
    Record {
        place: "DependenteCompletoOutputTO",
        rows: &[
            row(&["codDependente"], INTEGER),
            row(&["nome", "identidade", "telefone", "sexo"], STRING),
            row(&["cpf"], CPF),
            row(&["numeroCartaoDesconto"], CARD_OUT),
            row(&["dataNascimento"], DATE_OUT),
            row(&["parentesco"], KINSHIP_LABEL),
            row(&["ativo"], BOOLEAN),
        ],
    },
    Record { place: "ValidacaoBeneficioInputTO", rows: &[row(&["sequencial"], INTEGER)] },
    Record { place: "ValidacaoBeneficioOutputTO", rows: &[row(&["status"], STATUS), row(&["nome", "cpf"], STRING)] },
];

/// Facts that clients show of fields that the interface document states.
pub(super) const REFINED: &[Record] = &[
    Record {
        place: "AcessoTO",
        rows: &[row(&["authorizationType"], Type { form: Form::Named(&["Bearer"]), ..STRING })],
    },
    Record { place: "BeneficioInputTO", rows: &[required(&["codPlano"], INTEGER)] },
    Record { place: "BeneficioVeiculoInputTO", rows: &[required(&["codPlano"], INTEGER)] },
    // A card number, or bare CPF or CNPJ digits.
    Record {
        place: "ValidacaoBeneficioInputTO",
        rows: &[row(
            &["matricula"],
            Type { form: Form::Accepts(&["7001 23 4 567 890", "52998224725", "11222333000181"]), ..STRING },
        )],
    },
];
