//! Where each type travels.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

use client_runtime::schemas::Schemas;

/// Tells of every operation: what it sends and what it reads.
#[allow(clippy::too_many_lines, reason = "it is a list")]
pub fn tell(schemas: &mut Schemas) {
    schemas
        .operation("POST", "/ext/autenticacao", "autenticarUsuario")
        .body::<::serde_json::Map<::std::string::String, ::serde_json::Value>>("application/json")
        .answer::<super::types::AcessoTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("429", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/administracao/campos/{codigo}", "listarCamposAdicionais")
        .parameter::<super::types::CodigoTipoBeneficio>("path", "codigo")
        .answer::<::std::vec::Vec<super::types::CampoAdicionalOutputTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/administracao/fornecedor/{codFornecedor}", "obterFornecedor")
        .parameter::<i32>("path", "codFornecedor")
        .answer::<super::types::FornecedorTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/administracao/loja", "listarLojas")
        .answer::<::std::vec::Vec<super::types::CodigoNomeTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/administracao/vendedor", "pesquisarVendedores")
        .parameter::<super::types::PesquisarVendedoresTipo>("query", "tipo")
        .parameter::<super::types::PesquisarVendedoresNome>("query", "nome")
        .parameter::<super::types::PesquisarVendedoresCpfCnpj>("query", "cpfCnpj")
        .parameter::<super::types::PesquisarVendedoresBairro>("query", "bairro")
        .parameter::<super::types::PesquisarVendedoresCidade>("query", "cidade")
        .parameter::<super::types::PesquisarVendedoresUf>("query", "uf")
        .answer::<::std::vec::Vec<super::types::PesquisaVendedorOutputTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/associado", "pesquisarAssociados")
        .parameter::<super::types::PesquisarAssociadosNome>("query", "nome")
        .parameter::<super::types::PesquisarAssociadosCpf>("query", "cpf")
        .parameter::<super::types::PesquisarAssociadosCnpj>("query", "cnpj")
        .parameter::<super::types::PesquisarAssociadosCnpjEmpresa>("query", "cnpjEmpresa")
        .parameter::<i32>("query", "codPessoa")
        .parameter::<i32>("query", "codLoja")
        .parameter::<i32>("query", "codConsultor")
        .parameter::<i32>("query", "codRepresentante")
        .parameter::<super::types::DataBr>("query", "dataCadastroInicial")
        .parameter::<super::types::DataBr>("query", "dataCadastroFinal")
        .parameter::<super::types::DataBr>("query", "dataNascimento")
        .parameter::<super::types::DataBr>("query", "dataAtualizacao")
        .parameter::<super::types::PesquisarAssociadosSituacaoBeneficio>("query", "situacaoBeneficio")
        .parameter::<super::types::Placa>("query", "placa")
        .parameter::<super::types::Chassi>("query", "chassi")
        .parameter::<i32>("query", "codPlano")
        .parameter::<super::types::PesquisarVendedoresUf>("query", "uf")
        .parameter::<i32>("query", "pagina")
        .answer::<super::types::ListaPesquisaAssociadoOutputTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/ext/associado", "salvarAssociado")
        .parameter::<super::types::SalvarAssociadoIdempotencyKey>("header", "Idempotency-Key")
        .body::<super::types::PessoaInputTo>("application/json")
        .answer::<super::types::PessoaOutputTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/associado/{codPessoa}/cartaoCredito", "listarCartoesCredito")
        .parameter::<i32>("path", "codPessoa")
        .answer::<::std::vec::Vec<super::types::CartaoCreditoTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/beneficio", "pesquisarBeneficios")
        .parameter::<super::types::PesquisarAssociadosCpf>("query", "cpf")
        .parameter::<super::types::PesquisarAssociadosCnpj>("query", "cnpj")
        .parameter::<super::types::Placa>("query", "placa")
        .parameter::<super::types::Chassi>("query", "chassi")
        .parameter::<i32>("query", "sequencial")
        .parameter::<super::types::NumeroCartaoDesconto>("query", "numeroCartaoDesconto")
        .parameter::<super::types::PesquisarAssociadosSituacaoBeneficio>("query", "situacaoBeneficio")
        .parameter::<i32>("query", "codPlano")
        .answer::<::std::vec::Vec<super::types::PesquisaBeneficioOutputTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/ext/beneficio", "salvarBeneficio")
        .parameter::<super::types::SalvarAssociadoIdempotencyKey>("header", "Idempotency-Key")
        .body::<super::types::BeneficioInputTo>("application/json")
        .answer::<super::types::BeneficioOutputTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/ext/beneficio/veicular", "salvarBeneficioVeicular")
        .parameter::<super::types::SalvarAssociadoIdempotencyKey>("header", "Idempotency-Key")
        .body::<super::types::BeneficioVeiculoInputTo>("application/json")
        .answer::<super::types::BeneficioOutputTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/beneficio/dependente", "pesquisarDependentes")
        .parameter::<super::types::PesquisarDependentesNome>("query", "nome")
        .parameter::<super::types::PesquisarAssociadosCpf>("query", "cpf")
        .parameter::<super::types::NumeroCartaoDesconto>("query", "numeroCartaoDesconto")
        .answer::<::std::vec::Vec<super::types::PesquisaDependenteOutputTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/ext/beneficio/dependente", "salvarDependente")
        .parameter::<super::types::SalvarAssociadoIdempotencyKey>("header", "Idempotency-Key")
        .body::<super::types::DependenteInputTo>("application/json")
        .answer::<super::types::DependenteBasicoOutputTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/beneficio/lista", "listarBeneficios")
        .parameter::<i32>("query", "pagina")
        .answer::<super::types::ListaBeneficioOutputTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/beneficio/situacaoBeneficio", "listarSituacoesBeneficio")
        .answer::<::std::vec::Vec<super::types::SituacaoBeneficioTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/beneficio/tipoVeiculo", "listarTiposVeiculo")
        .answer::<::std::vec::Vec<super::types::TipoVeiculoBean>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/beneficio/vencimento", "listarDiasVencimento")
        .answer::<::std::vec::Vec<super::types::ListaDiaVencimentoTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/ext/beneficio/validacao", "validarBeneficio")
        .body::<super::types::ValidacaoBeneficioInputTo>("application/json")
        .answer::<super::types::ValidacaoBeneficioOutputTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("429", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("PUT", "/ext/beneficio/{codBeneficio}/cancelar", "cancelarBeneficio")
        .parameter::<i32>("path", "codBeneficio")
        .answer::<::serde_json::Value>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("PUT", "/ext/beneficio/{codBeneficio}/dadosAdicionais", "salvarDadosAdicionais")
        .parameter::<i32>("path", "codBeneficio")
        .body::<::std::vec::Vec<super::types::CampoAdicionalInputTo>>("application/json")
        .answer::<::serde_json::Value>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/beneficio/{codBeneficio}/dependentes", "listarDependentesBeneficio")
        .parameter::<i32>("path", "codBeneficio")
        .answer::<::std::vec::Vec<super::types::DependenteCompletoOutputTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/beneficio/{codBeneficio}/equipamentos", "listarEquipamentos")
        .parameter::<i32>("path", "codBeneficio")
        .answer::<::std::vec::Vec<super::types::RastreadorInstalacaoTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/beneficio/{codBeneficio}/itens", "listarItensBeneficio")
        .parameter::<i32>("path", "codBeneficio")
        .answer::<::std::vec::Vec<super::types::ItemBeneficioOutputTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/ext/beneficio/{codBeneficio}/itens", "adicionarItemBeneficio")
        .parameter::<i32>("path", "codBeneficio")
        .parameter::<super::types::SalvarAssociadoIdempotencyKey>("header", "Idempotency-Key")
        .body::<super::types::ItemBeneficioInputTo>("application/json")
        .answer::<::serde_json::Value>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/crm/funil", "listarFunis")
        .answer::<::std::vec::Vec<super::types::LeadOutputTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/crm/lead", "pesquisarLeads")
        .parameter::<super::types::PesquisarLeadsFiltro>("query", "filtro")
        .answer::<::std::vec::Vec<super::types::LeadOutputTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/ext/crm/lead", "salvarLead")
        .parameter::<super::types::SalvarAssociadoIdempotencyKey>("header", "Idempotency-Key")
        .body::<super::types::LeadInputTo>("application/json")
        .answer::<super::types::PessoaOutputTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/crm/negocio", "pesquisarNegocios")
        .parameter::<i32>("query", "codLead")
        .parameter::<super::types::PesquisarNegociosFiltro>("query", "filtro")
        .parameter::<super::types::DataIso>("query", "dataInicial")
        .parameter::<super::types::DataIso>("query", "dataFinal")
        .parameter::<i32>("query", "codLoja")
        .parameter::<i32>("query", "codUsuarioResponsavel")
        .answer::<::std::vec::Vec<super::types::PesquisaNegocioOutputTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/ext/crm/negocio", "criarNegocio")
        .parameter::<super::types::SalvarAssociadoIdempotencyKey>("header", "Idempotency-Key")
        .body::<super::types::NegocioInputTo>("application/json")
        .answer::<super::types::NegocioOutputTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/crm/negocio/{codNegocio}", "obterNegocio")
        .parameter::<i32>("path", "codNegocio")
        .answer::<super::types::NegocioTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("PUT", "/ext/crm/negocio/{codNegocio}", "alterarNegocio")
        .parameter::<i32>("path", "codNegocio")
        .body::<super::types::NegocioInputTo>("application/json")
        .answer::<super::types::NegocioOutputTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("POST", "/ext/crm/negocio/{codNegocio}/dependente", "criarDependenteNegocio")
        .parameter::<i32>("path", "codNegocio")
        .parameter::<super::types::SalvarAssociadoIdempotencyKey>("header", "Idempotency-Key")
        .body::<super::types::NegocioDependenteTo>("application/json")
        .answer::<super::types::NegocioDependenteTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("PUT", "/ext/crm/negocio/{codNegocio}/dependente/{codDependente}", "alterarDependenteNegocio")
        .parameter::<i32>("path", "codNegocio")
        .parameter::<i32>("path", "codDependente")
        .body::<super::types::NegocioDependenteTo>("application/json")
        .answer::<super::types::NegocioDependenteTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("408", "text/plain")
        .answer::<::std::string::String>("413", "text/plain")
        .answer::<::std::string::String>("415", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/evento", "pesquisarEventos")
        .parameter::<super::types::Envolvido>("query", "envolvido")
        .parameter::<super::types::DataBr>("query", "dataAberturaInicial")
        .parameter::<super::types::DataBr>("query", "dataAberturaFinal")
        .parameter::<super::types::DataBr>("query", "dataEventoInicial")
        .parameter::<super::types::DataBr>("query", "dataEventoFinal")
        .parameter::<super::types::PesquisarEventosProtocolo>("query", "protocolo")
        .parameter::<i32>("query", "codPessoa")
        .parameter::<super::types::PesquisarVendedoresCpfCnpj>("query", "cpfCnpj")
        .answer::<::std::vec::Vec<super::types::EventoListaTo>>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
    schemas
        .operation("GET", "/ext/evento/{codEvento}", "obterEvento")
        .parameter::<i32>("path", "codEvento")
        .answer::<super::types::EventoTo>("200", "application/json")
        .answer::<::std::string::String>("400", "text/plain")
        .answer::<::std::string::String>("401", "text/plain")
        .answer::<::std::string::String>("404", "text/plain")
        .answer::<::std::string::String>("500", "text/plain")
        .answer::<::std::string::String>("503", "text/plain");
}
