//! One request for each operation that is answered with 200, by the user of store 1.

use crate::world::Request;

/// A request that an operation carries out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Example {
    /// The operation's name in the contract.
    pub(super) operation: &'static str,
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) body: Option<&'static str>,
}

impl Example {
    /// The request, without a credential.
    pub(super) fn request(&self) -> Request {
        Request::new(self.method, self.path, self.body)
    }
}

const fn get(operation: &'static str, path: &'static str) -> Example {
    Example { operation, method: "GET", path, body: None }
}

const fn post(operation: &'static str, path: &'static str, body: &'static str) -> Example {
    Example { operation, method: "POST", path, body: Some(body) }
}

const fn put(operation: &'static str, path: &'static str, body: &'static str) -> Example {
    Example { operation, method: "PUT", path, body: Some(body) }
}

/// In the order of the contract; each may be carried out after those before it.
pub(super) const EXAMPLES: [Example; 35] = [
    post("autenticarUsuario", "/ext/autenticacao", "{}"),
    get("listarCamposAdicionais", "/ext/administracao/campos/0"),
    get("obterFornecedor", "/ext/administracao/fornecedor/301"),
    get("listarLojas", "/ext/administracao/loja"),
    get("pesquisarVendedores", "/ext/administracao/vendedor?tipo=consultor&nome=MODELO&cidade=teresina&uf=pi"),
    get("pesquisarAssociados", "/ext/associado?nome=maria"),
    post(
        "salvarAssociado",
        "/ext/associado",
        r#"{"cpfCnpj": "12.ABC.345/01DE-35", "nomePessoa": "Transportes Exemplo Ltda.", "natureza": "J",
            "nomeFantasia": "Transexemplo", "codigoIntegracao": "CLI-000123", "email": "contato@example.com",
            "telefones": [{"ddi": 55, "numero": "(86) 3333-0100", "tipo": "Fixo"}]}"#,
    ),
    get("listarCartoesCredito", "/ext/associado/1/cartaoCredito"),
    get("pesquisarBeneficios", "/ext/beneficio?placa=abc1d23"),
    post(
        "salvarBeneficio",
        "/ext/beneficio",
        r#"{"cpfCnpj": "52998224725", "codPlano": 30, "diaVencimento": 20, "situacao": "pendente",
            "dataAdesao": "05/01/2026", "numeroCartaoDesconto": "7001 23 4 567 890"}"#,
    ),
    post(
        "salvarBeneficioVeicular",
        "/ext/beneficio/veicular",
        r#"{"codBeneficio": 1, "cpfCnpj": "529.982.247-25", "codPlano": 10, "cor": "Prata", "valorProtegido": 62500.5}"#,
    ),
    get("pesquisarDependentes", "/ext/beneficio/dependente?nome=PEDRO"),
    post(
        "salvarDependente",
        "/ext/beneficio/dependente",
        r#"{"codBeneficio": 3, "nome": "Rex", "parentesco": "PET_CANINO"}"#,
    ),
    get("listarBeneficios", "/ext/beneficio/lista"),
    get("listarSituacoesBeneficio", "/ext/beneficio/situacaoBeneficio"),
    get("listarTiposVeiculo", "/ext/beneficio/tipoVeiculo"),
    get("listarDiasVencimento", "/ext/beneficio/vencimento"),
    post("validarBeneficio", "/ext/beneficio/validacao", r#"{"matricula": "52998224725", "sequencial": 1}"#),
    Example { operation: "cancelarBeneficio", method: "PUT", path: "/ext/beneficio/3/cancelar", body: None },
    put(
        "salvarDadosAdicionais",
        "/ext/beneficio/1/dadosAdicionais",
        r#"[{"codCampo": 4, "valor": 12500}, {"nome": "observação", "valor": "Garagem"},
            {"nome": "Última revisão", "valor": "2026-03-01"}]"#,
    ),
    get("listarDependentesBeneficio", "/ext/beneficio/3/dependentes"),
    get("listarEquipamentos", "/ext/beneficio/1/equipamentos"),
    get("listarItensBeneficio", "/ext/beneficio/1/itens"),
    post("adicionarItemBeneficio", "/ext/beneficio/1/itens", r#"{"codPlano": 15, "dataInclusao": "10/02/2026"}"#),
    get("listarFunis", "/ext/crm/funil"),
    get("pesquisarLeads", "/ext/crm/lead?filtro=lucas"),
    post(
        "salvarLead",
        "/ext/crm/lead",
        r#"{"nomePessoa": "Maria Exemplo da Silva", "cpfCnpj": "52998224725", "telefone": "86999990001", "uf": "pi"}"#,
    ),
    get("pesquisarNegocios", "/ext/crm/negocio?dataInicial=2026-07-01&dataFinal=2026-07-31"),
    post(
        "criarNegocio",
        "/ext/crm/negocio",
        r#"{"codLead": 1, "codFunil": 2, "descricao": "Proteção do Gol", "codPlano": 10, "valor": 149.9,
            "veiculo": {"placa": "ABC-1234", "tipoVeiculo": "automóvel de passeio", "combustivel": "Flex",
            "anoModelo": 2023, "valorVeiculo": 62500}}"#,
    ),
    get("obterNegocio", "/ext/crm/negocio/1"),
    put(
        "alterarNegocio",
        "/ext/crm/negocio/1",
        r#"{"codLead": 1, "situacao": "PERDIDO", "motivoPerda": "Preço", "observacao": "Volta em maio."}"#,
    ),
    post(
        "criarDependenteNegocio",
        "/ext/crm/negocio/1/dependente",
        r#"{"nome": "Rui Modelo", "cpf": "390.533.447-05", "dataNascimento": "2015-11-09", "parentesco": "FILHO",
            "sexo": "Masculino", "codPlano": 20, "valor": 110}"#,
    ),
    put(
        "alterarDependenteNegocio",
        "/ext/crm/negocio/1/dependente/1",
        r#"{"nome": "Rita Modelo", "parentesco": "NETO"}"#,
    ),
    get("pesquisarEventos", "/ext/evento?envolvido=Cliente&cpfCnpj=52998224725"),
    get("obterEvento", "/ext/evento/1"),
];
