//! The operations that the interface document states, under its headings and in its order.

use super::facts::Answer::{Listed, One, Shapeless};
use super::facts::{
    Category, Credential, INT32, Operation, Parameter, STRING, array, get, path, post, put, query, record,
};
use super::values::{BENEFIT_TYPE_CODE, CARD_NUMBER, CHASSIS, DATE_BR, DATE_ISO, INVOLVED, SEARCHED_NUMBER};

pub(super) const CATEGORIES: &[Category] = &[
    Category { name: "Security", operations: SECURITY },
    Category { name: "Administration", operations: ADMINISTRATION },
    Category { name: "Member", operations: MEMBER },
    Category { name: "Benefit", operations: BENEFIT },
    Category { name: "CRM", operations: CRM },
    Category { name: "Event", operations: EVENT },
];

const SECURITY: &[Operation] =
    &[Operation { credential: Credential::Basic, body: None, ..post("/ext/autenticacao", STRING, One("AcessoTO")) }];

const ADMINISTRATION: &[Operation] = &[
    Operation {
        parameters: &[Parameter { is: BENEFIT_TYPE_CODE, ..path(&["codigo"]) }],
        ..get("/ext/administracao/campos/{codigo}", Listed("CampoAdicionalOutputTO"))
    },
    Operation {
        parameters: &[path(&["codFornecedor"])],
        ..get("/ext/administracao/fornecedor/{codFornecedor}", One("FornecedorTO"))
    },
    get("/ext/administracao/loja", Listed("CodigoNomeTO")),
    Operation {
        parameters: &[query(&["tipo", "nome", "cpfCnpj", "bairro", "cidade", "uf"], STRING)],
        ..get("/ext/administracao/vendedor", Listed("PesquisaVendedorOutputTO"))
    },
];

const MEMBER: &[Operation] = &[
    Operation {
        parameters: &[
            query(&["nome", "cpf", "cnpj", "cnpjEmpresa"], STRING),
            query(&["codPessoa", "codLoja", "codConsultor", "codRepresentante"], INT32),
            query(&["dataCadastroInicial", "dataCadastroFinal", "dataNascimento", "dataAtualizacao"], DATE_BR),
            query(&["situacaoBeneficio", "placa"], STRING),
            query(&["chassi"], CHASSIS),
            query(&["codPlano"], SEARCHED_NUMBER),
            query(&["uf"], STRING),
            query(&["pagina"], INT32),
        ],
        at_least_one: &[
            "codPessoa",
            "nome",
            "cpf",
            "cnpj",
            "dataCadastroInicial",
            "dataCadastroFinal",
            "dataNascimento",
            "situacaoBeneficio",
            "placa",
            "chassi",
        ],
        ..get("/ext/associado", One("ListaPesquisaAssociadoOutputTO"))
    },
    post("/ext/associado", record("PessoaInputTO"), One("PessoaOutputTO")),
    Operation {
        parameters: &[path(&["codPessoa"])],
        ..get("/ext/associado/{codPessoa}/cartaoCredito", Listed("CartaoCreditoTO"))
    },
];

const BENEFIT: &[Operation] = &[
    Operation {
        parameters: &[
            query(&["cpf", "cnpj", "placa"], STRING),
            query(&["chassi"], CHASSIS),
            query(&["sequencial"], SEARCHED_NUMBER),
            query(&["numeroCartaoDesconto"], CARD_NUMBER),
            query(&["situacaoBeneficio"], STRING),
            query(&["codPlano"], SEARCHED_NUMBER),
        ],
        at_least_one: &["placa", "chassi", "sequencial", "numeroCartaoDesconto"],
        ..get("/ext/beneficio", Listed("PesquisaBeneficioOutputTO"))
    },
    post("/ext/beneficio", record("BeneficioInputTO"), One("BeneficioOutputTO")),
    post("/ext/beneficio/veicular", record("BeneficioVeiculoInputTO"), One("BeneficioOutputTO")),
    Operation {
        parameters: &[query(&["nome", "cpf"], STRING), query(&["numeroCartaoDesconto"], CARD_NUMBER)],
        at_least_one: &["nome", "cpf", "numeroCartaoDesconto"],
        ..get("/ext/beneficio/dependente", Listed("PesquisaDependenteOutputTO"))
    },
    post("/ext/beneficio/dependente", record("DependenteInputTO"), One("DependenteBasicoOutputTO")),
    Operation {
        parameters: &[query(&["pagina"], INT32)],
        ..get("/ext/beneficio/lista", One("ListaBeneficioOutputTO"))
    },
    Operation {
        credential: Credential::None,
        ..get("/ext/beneficio/situacaoBeneficio", Listed("SituacaoBeneficioTO"))
    },
    Operation { credential: Credential::None, ..get("/ext/beneficio/tipoVeiculo", Listed("TipoVeiculoBean")) },
    Operation { credential: Credential::None, ..get("/ext/beneficio/vencimento", Listed("ListaDiaVencimentoTO")) },
    Operation {
        credential: Credential::None,
        errors: &[400],
        ..post("/ext/beneficio/validacao", record("ValidacaoBeneficioInputTO"), One("ValidacaoBeneficioOutputTO"))
    },
    Operation {
        parameters: &[path(&["codBeneficio"])],
        ..put("/ext/beneficio/{codBeneficio}/cancelar", None, Shapeless)
    },
    Operation {
        parameters: &[path(&["codBeneficio"])],
        ..put("/ext/beneficio/{codBeneficio}/dadosAdicionais", Some(array(&record("CampoAdicionalInputTO"))), Shapeless)
    },
    Operation {
        parameters: &[path(&["codBeneficio"])],
        ..get("/ext/beneficio/{codBeneficio}/dependentes", Listed("DependenteCompletoOutputTO"))
    },
    Operation {
        parameters: &[path(&["codBeneficio"])],
        ..get("/ext/beneficio/{codBeneficio}/equipamentos", Listed("RastreadorInstalacaoTO"))
    },
    Operation {
        parameters: &[path(&["codBeneficio"])],
        ..get("/ext/beneficio/{codBeneficio}/itens", Listed("ItemBeneficioOutputTO"))
    },
    Operation {
        parameters: &[path(&["codBeneficio"])],
        ..post("/ext/beneficio/{codBeneficio}/itens", record("ItemBeneficioInputTO"), Shapeless)
    },
];

const CRM: &[Operation] = &[
    get("/ext/crm/funil", Listed("LeadOutputTO")),
    Operation { parameters: &[query(&["filtro"], STRING)], ..get("/ext/crm/lead", Listed("LeadOutputTO")) },
    post("/ext/crm/lead", record("LeadInputTO"), One("PessoaOutputTO")),
    Operation {
        parameters: &[
            query(&["codLead"], INT32),
            query(&["filtro"], STRING),
            query(&["dataInicial", "dataFinal"], DATE_ISO),
            query(&["codLoja", "codUsuarioResponsavel"], INT32),
        ],
        ..get("/ext/crm/negocio", Listed("PesquisaNegocioOutputTO"))
    },
    post("/ext/crm/negocio", record("NegocioInputTO"), One("NegocioOutputTO")),
    Operation { parameters: &[path(&["codNegocio"])], ..get("/ext/crm/negocio/{codNegocio}", One("NegocioTO")) },
    Operation {
        parameters: &[path(&["codNegocio"])],
        ..put("/ext/crm/negocio/{codNegocio}", Some(record("NegocioInputTO")), One("NegocioOutputTO"))
    },
    Operation {
        parameters: &[path(&["codNegocio"])],
        ..post("/ext/crm/negocio/{codNegocio}/dependente", record("NegocioDependenteTO"), One("NegocioDependenteTO"))
    },
    Operation {
        parameters: &[path(&["codNegocio", "codDependente"])],
        ..put(
            "/ext/crm/negocio/{codNegocio}/dependente/{codDependente}",
            Some(record("NegocioDependenteTO")),
            One("NegocioDependenteTO"),
        )
    },
];

const EVENT: &[Operation] = &[
    Operation {
        parameters: &[
            query(&["envolvido"], INVOLVED),
            query(&["dataAberturaInicial", "dataAberturaFinal", "dataEventoInicial", "dataEventoFinal"], DATE_BR),
            query(&["protocolo"], STRING),
            query(&["codPessoa"], INT32),
            query(&["cpfCnpj"], STRING),
        ],
        ..get("/ext/evento", Listed("EventoListaTO"))
    },
    Operation { parameters: &[path(&["codEvento"])], ..get("/ext/evento/{codEvento}", One("EventoTO")) },
];
