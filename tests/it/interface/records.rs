//! The records that the interface document states.
//!
//! Records that it describes without naming go by the names that the contract gives them; see [`DESCRIBED`].

use super::facts::{BOOLEAN, INT32, INTEGER, NUMBER, Record, STRING, UNSAID, array, object, optional, record, row};
use super::values::{
    FUEL, INVOLVED, KINSHIP, NATURE, PHONE_KIND, PRIORITY, SEX, VEHICLE_CATEGORY_LISTED, VEHICLE_CATEGORY_SENT,
};

/// "Other named records": exchanged by the operations, their fields not shown beyond what [`FIXED`] holds.
pub(super) const NAMED: &[&str] = &[
    "CampoAdicionalOutputTO",
    "CampoAdicionalInputTO",
    "FornecedorTO",
    "CodigoNomeTO",
    "PesquisaVendedorOutputTO",
    "ListaPesquisaAssociadoOutputTO",
    "PessoaInputTO",
    "PessoaOutputTO",
    "CartaoCreditoTO",
    "PesquisaBeneficioOutputTO",
    "BeneficioInputTO",
    "BeneficioOutputTO",
    "BeneficioVeiculoInputTO",
    "PesquisaDependenteOutputTO",
    "DependenteInputTO",
    "DependenteBasicoOutputTO",
    "DependenteCompletoOutputTO",
    "ListaBeneficioOutputTO",
    "SituacaoBeneficioTO",
    "TipoVeiculoBean",
    "ValidacaoBeneficioInputTO",
    "ValidacaoBeneficioOutputTO",
    "ListaDiaVencimentoTO",
    "RastreadorInstalacaoTO",
    "ItemBeneficioOutputTO",
    "ItemBeneficioInputTO",
    "LeadInputTO",
    "LeadOutputTO",
    "NegocioInputTO",
    "NegocioOutputTO",
    "NegocioTO",
    "PesquisaNegocioOutputTO",
    "NegocioDependenteTO",
];

/// Records shown with their fields: access (with its store permission and its plan), event list item, event detail,
/// person (with its phone), address, vehicle.
pub(super) const DESCRIBED: &[Record] = &[
    Record {
        place: "AcessoTO",
        rows: &[
            optional(&["authorizationToken", "authorizationType"], STRING),
            optional(&["codClienteSistema"], INT32),
            optional(&["nomeClienteSistema"], STRING),
            optional(&["codUsuario"], INT32),
            optional(&["nomeUsuario"], STRING),
            optional(&["permissaoLoja"], array(&record("PermissaoLojaTO"))),
            optional(&["plano"], array(&record("PlanoAcessoTO"))),
        ],
    },
    Record { place: "PermissaoLojaTO", rows: &[row(&["codLoja"], INT32), row(&["nome"], STRING)] },
    Record { place: "PlanoAcessoTO", rows: &[row(&["codPlano"], INT32), row(&["nome"], STRING)] },
    Record {
        place: "EventoListaTO",
        rows: &[
            optional(&["codEvento"], INT32),
            optional(&["corDestaque", "corInversa"], STRING),
            optional(&["dataAbertura", "dataEvento"], STRING),
            optional(&["envolvido"], INVOLVED),
            optional(&["nomeLoja", "nomePessoa"], STRING),
            optional(&["prioridade"], PRIORITY),
            optional(&["protocolo", "responsavel", "situacao", "tipoEvento"], STRING),
        ],
    },
    Record {
        place: "EventoTO",
        rows: &[
            row(&["codBeneficio", "codEvento"], INT32),
            row(&["corDestaque", "corInversa", "dataAbertura", "dataEvento"], STRING),
            row(&["protocolo", "responsavel", "situacao", "tipoEvento"], STRING),
            row(&["envolvido"], INVOLVED),
            row(&["prioridade"], PRIORITY),
            row(&["associado", "condutor"], record("PessoaTO")),
            row(&["local"], record("EnderecoTO")),
            row(&["veiculo"], record("VeiculoTO")),
            row(&["relacionados"], array(&record("EventoTO"))),
        ],
    },
    Record {
        place: "PessoaTO",
        rows: &[
            row(&["categoriaCnh"], STRING),
            row(&["codLoja", "codPessoa"], INT32),
            row(&["cpfCnpj", "identidade", "inscricaoEstadual", "inscricaoMunicipal", "nomeFantasia"], STRING),
            row(&["nomeLoja", "nomePessoa", "numeroCnh", "orgaoExpedidor", "representanteLegal"], STRING),
            row(&["dataExpedicao", "dataNascimento", "validadeCnh"], STRING),
            row(&["email"], STRING),
            row(&["endereco"], record("EnderecoTO")),
            row(&["sexo"], SEX),
            row(&["telefones"], array(&record("TelefoneTO"))),
        ],
    },
    Record { place: "TelefoneTO", rows: &[row(&["numero"], STRING), row(&["tipo"], PHONE_KIND)] },
    Record {
        place: "EnderecoTO",
        rows: &[
            row(&["bairro", "cep", "cidade", "complemento", "logradouro", "logradouroComTipo"], STRING),
            row(&["numero", "tipoEndereco", "tipoLogradouro", "uf"], STRING),
        ],
    },
    Record {
        place: "VeiculoTO",
        rows: &[
            row(&["anoFabricacao", "anoModelo", "numeroPortas"], INTEGER),
            row(&["categoria", "chassi", "combustivel", "cor", "marca"], STRING),
            row(&["modelo", "placa", "renavam", "tipoVeiculo"], STRING),
            row(&["valorParticipacao", "valorProtegido", "valorVeiculo"], NUMBER),
        ],
    },
];

/// Fields of the named records that the interface mentions: in its value sets, in the rules for input records, in the
/// rules of an operation.
pub(super) const FIXED: &[Record] = &[
    Record {
        place: "PessoaInputTO",
        rows: &[
            row(&["natureza"], NATURE),
            row(&["sexo"], SEX),
            row(&["telefones"], array(&object(&[row(&["tipo"], PHONE_KIND)]))),
        ],
    },
    // `codPlano` comes from the negotiation list; its type is not shown here.
    Record { place: "BeneficioInputTO", rows: &[row(&["codPlano"], UNSAID), row(&["ativo"], BOOLEAN)] },
    Record {
        place: "BeneficioVeiculoInputTO",
        rows: &[
            row(&["codPlano"], UNSAID),
            row(&["ativo"], BOOLEAN),
            row(&["categoria"], VEHICLE_CATEGORY_SENT),
            row(&["combustivel"], FUEL),
        ],
    },
    Record { place: "DependenteInputTO", rows: &[row(&["sexo"], SEX), row(&["parentesco"], KINSHIP)] },
    Record { place: "TipoVeiculoBean", rows: &[row(&["categoria"], VEHICLE_CATEGORY_LISTED)] },
    // The benefit card number; whether it is text or number is not shown here.
    Record { place: "ValidacaoBeneficioInputTO", rows: &[row(&["matricula"], UNSAID)] },
];
