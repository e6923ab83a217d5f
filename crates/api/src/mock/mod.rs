//! Answers from the document's examples.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mock;

static VALUES: crate::runtime::mock::Values = crate::runtime::mock::Values::new(super::MOCK_VALUES);

/// Lets in everybody who shows a well-formed credential.
impl super::Authenticate for Mock {
    type Basic = ();

    async fn basic(
        &self,
        _: crate::runtime::Context<'_>,
        _: crate::runtime::security::Basic,
        _: &'static [&'static str],
    ) -> Result<(), crate::runtime::Denied> {
        Ok(())
    }

    type Bearer = ();

    async fn bearer(
        &self,
        _: crate::runtime::Context<'_>,
        _: crate::runtime::security::Bearer,
        _: &'static [&'static str],
    ) -> Result<(), crate::runtime::Denied> {
        Ok(())
    }
}

impl super::SegurancaApi for Mock {
    async fn autenticar_usuario(
        &self,
        context: crate::runtime::Context<'_, Self::Basic>,
        _: Option<std::collections::BTreeMap<String, crate::runtime::Value>>,
    ) -> Result<super::AcessoTo, super::AutenticarUsuarioError> {
        match context.preferred_status() {
            Some(400) => Err(made_corpo_invalido().into()),
            Some(401) => Err(
                super::Unauthorized { body: VALUES.value("/paths/~1ext~1autenticacao/post/responses/401/content/text~1plain"), www_authenticate: VALUES.value("/paths/~1ext~1autenticacao/post/responses/401/headers/WWW-Authenticate") }.into(),
            ),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(429) => Err(
                super::TooManyRequests { body: VALUES.value("/paths/~1ext~1autenticacao/post/responses/429/content/text~1plain"), retry_after: VALUES.value("/paths/~1ext~1autenticacao/post/responses/429/headers/Retry-After") }.into(),
            ),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1autenticacao/post/responses/200/content/application~1json")),
        }
    }
}

impl super::AdministracaoApi for Mock {
    async fn listar_campos_adicionais(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::CodigoTipoBeneficio,
    ) -> Result<Vec<super::CampoAdicionalOutputTo>, super::ListarCamposAdicionaisError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1administracao~1campos~1{codigo}/get/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1administracao~1campos~1{codigo}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn obter_fornecedor(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::Codigo,
    ) -> Result<super::FornecedorTo, super::ObterFornecedorError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1administracao~1fornecedor~1{codFornecedor}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn listar_lojas(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
    ) -> Result<Vec<super::CodigoNomeTo>, super::ListarLojasError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1administracao~1loja/get/responses/200/content/application~1json")),
        }
    }

    async fn pesquisar_vendedores(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::PesquisarVendedoresParameters,
    ) -> Result<Vec<super::PesquisaVendedorOutputTo>, super::PesquisarVendedoresError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1administracao~1vendedor/get/responses/200/content/application~1json")),
        }
    }
}

impl super::AssociadoApi for Mock {
    async fn pesquisar_associados(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::PesquisarAssociadosParameters,
    ) -> Result<super::ListaPesquisaAssociadoOutputTo, super::PesquisarAssociadosError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1associado/get/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1associado/get/responses/200/content/application~1json")),
        }
    }

    async fn salvar_associado(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: Option<String>,
        _: super::PessoaInputTo,
    ) -> Result<super::PessoaOutputTo, super::SalvarAssociadoError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1associado/post/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1associado/post/responses/200/content/application~1json")),
        }
    }

    async fn listar_cartoes_credito(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::Codigo,
    ) -> Result<Vec<super::CartaoCreditoTo>, super::ListarCartoesCreditoError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1associado~1{codPessoa}~1cartaoCredito/get/responses/200/content/application~1json"),
            ),
        }
    }
}

impl super::BeneficioApi for Mock {
    async fn pesquisar_beneficios(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::PesquisarBeneficiosParameters,
    ) -> Result<Vec<super::PesquisaBeneficioOutputTo>, super::PesquisarBeneficiosError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1beneficio/get/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1beneficio/get/responses/200/content/application~1json")),
        }
    }

    async fn salvar_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: Option<String>,
        _: super::BeneficioInputTo,
    ) -> Result<super::BeneficioOutputTo, super::SalvarBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1beneficio/post/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1beneficio/post/responses/200/content/application~1json")),
        }
    }

    async fn salvar_beneficio_veicular(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: Option<String>,
        _: super::BeneficioVeiculoInputTo,
    ) -> Result<super::BeneficioOutputTo, super::SalvarBeneficioVeicularError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1beneficio~1veicular/post/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1beneficio~1veicular/post/responses/200/content/application~1json")),
        }
    }

    async fn pesquisar_dependentes(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::PesquisarDependentesParameters,
    ) -> Result<crate::runtime::Items<super::PesquisaDependenteOutputTo>, super::PesquisarDependentesError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1beneficio~1dependente/get/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.items("/paths/~1ext~1beneficio~1dependente/get/responses/200/content/application~1json")),
        }
    }

    async fn salvar_dependente(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: Option<String>,
        _: super::DependenteInputTo,
    ) -> Result<super::DependenteBasicoOutputTo, super::SalvarDependenteError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1beneficio~1dependente/post/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1beneficio~1dependente/post/responses/200/content/application~1json")),
        }
    }

    async fn listar_beneficios(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: i32,
    ) -> Result<super::ListaBeneficioOutputTo, super::ListarBeneficiosError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1beneficio~1lista/get/responses/200/content/application~1json")),
        }
    }

    async fn listar_situacoes_beneficio(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> Result<Vec<super::SituacaoBeneficioTo>, super::ListarSituacoesBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1beneficio~1situacaoBeneficio/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn listar_tipos_veiculo(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> Result<Vec<super::TipoVeiculoBean>, super::ListarTiposVeiculoError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1beneficio~1tipoVeiculo/get/responses/200/content/application~1json")),
        }
    }

    async fn listar_dias_vencimento(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> Result<Vec<super::ListaDiaVencimentoTo>, super::ListarDiasVencimentoError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1beneficio~1vencimento/get/responses/200/content/application~1json")),
        }
    }

    async fn validar_beneficio(
        &self,
        context: crate::runtime::Context<'_>,
        _: super::ValidacaoBeneficioInputTo,
    ) -> Result<super::ValidacaoBeneficioOutputTo, super::ValidarBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1beneficio~1validacao/post/responses/400/content/text~1plain")).into(),
            ),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(429) => Err(made_muitas_tentativas().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1beneficio~1validacao/post/responses/200/content/application~1json")),
        }
    }

    async fn cancelar_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::Codigo,
    ) -> Result<crate::runtime::Value, super::CancelarBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1beneficio~1{codBeneficio}~1cancelar/put/responses/200/content/application~1json"),
            ),
        }
    }

    async fn salvar_dados_adicionais(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::Codigo,
        _: Vec<super::CampoAdicionalInputTo>,
    ) -> Result<crate::runtime::Value, super::SalvarDadosAdicionaisError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1beneficio~1{codBeneficio}~1dadosAdicionais/put/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1beneficio~1{codBeneficio}~1dadosAdicionais/put/responses/200/content/application~1json"),
            ),
        }
    }

    async fn listar_dependentes_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::Codigo,
    ) -> Result<Vec<super::DependenteCompletoOutputTo>, super::ListarDependentesBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1beneficio~1{codBeneficio}~1dependentes/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn listar_equipamentos(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::Codigo,
    ) -> Result<Vec<super::RastreadorInstalacaoTo>, super::ListarEquipamentosError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1beneficio~1{codBeneficio}~1equipamentos/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn listar_itens_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::Codigo,
    ) -> Result<Vec<super::ItemBeneficioOutputTo>, super::ListarItensBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1beneficio~1{codBeneficio}~1itens/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn adicionar_item_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::AdicionarItemBeneficioParameters,
        _: super::ItemBeneficioInputTo,
    ) -> Result<crate::runtime::Value, super::AdicionarItemBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1beneficio~1{codBeneficio}~1itens/post/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1beneficio~1{codBeneficio}~1itens/post/responses/200/content/application~1json"),
            ),
        }
    }
}

impl super::CrmApi for Mock {
    async fn listar_funis(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
    ) -> Result<Vec<super::LeadOutputTo>, super::ListarFunisError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1crm~1funil/get/responses/200/content/application~1json")),
        }
    }

    async fn pesquisar_leads(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: Option<String>,
    ) -> Result<crate::runtime::Items<super::LeadOutputTo>, super::PesquisarLeadsError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.items("/paths/~1ext~1crm~1lead/get/responses/200/content/application~1json")),
        }
    }

    async fn salvar_lead(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: Option<String>,
        _: super::LeadInputTo,
    ) -> Result<super::PessoaOutputTo, super::SalvarLeadError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1crm~1lead/post/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1crm~1lead/post/responses/200/content/application~1json")),
        }
    }

    async fn pesquisar_negocios(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::PesquisarNegociosParameters,
    ) -> Result<crate::runtime::Items<super::PesquisaNegocioOutputTo>, super::PesquisarNegociosError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1crm~1negocio/get/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.items("/paths/~1ext~1crm~1negocio/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_negocio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: Option<String>,
        _: super::NegocioInputTo,
    ) -> Result<super::NegocioOutputTo, super::CriarNegocioError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1crm~1negocio/post/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1crm~1negocio/post/responses/200/content/application~1json")),
        }
    }

    async fn obter_negocio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::Codigo,
    ) -> Result<super::NegocioTo, super::ObterNegocioError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1crm~1negocio~1{codNegocio}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn alterar_negocio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::Codigo,
        _: super::NegocioInputTo,
    ) -> Result<super::NegocioOutputTo, super::AlterarNegocioError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1crm~1negocio~1{codNegocio}/put/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1crm~1negocio~1{codNegocio}/put/responses/200/content/application~1json"),
            ),
        }
    }

    async fn criar_dependente_negocio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::CriarDependenteNegocioParameters,
        _: super::NegocioDependenteToInput,
    ) -> Result<super::NegocioDependenteTo, super::CriarDependenteNegocioError> {
        match context.preferred_status() {
            Some(400) => Err(made_corpo_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1crm~1negocio~1{codNegocio}~1dependente/post/responses/200/content/application~1json"),
            ),
        }
    }

    async fn alterar_dependente_negocio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::AlterarDependenteNegocioParameters,
        _: super::NegocioDependenteToInput,
    ) -> Result<super::NegocioDependenteTo, super::AlterarDependenteNegocioError> {
        match context.preferred_status() {
            Some(400) => Err(made_corpo_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_suportado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1ext~1crm~1negocio~1{codNegocio}~1dependente~1{codDependente}/put/responses/200/content/application~1json"),
            ),
        }
    }
}

impl super::EventoApi for Mock {
    async fn pesquisar_eventos(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::PesquisarEventosParameters,
    ) -> Result<crate::runtime::Items<super::EventoListaTo>, super::PesquisarEventosError> {
        match context.preferred_status() {
            Some(400) => Err(
                super::BadRequest(VALUES.value("/paths/~1ext~1evento/get/responses/400/content/text~1plain")).into(),
            ),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.items("/paths/~1ext~1evento/get/responses/200/content/application~1json")),
        }
    }

    async fn obter_evento(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        _: super::Codigo,
    ) -> Result<super::EventoTo, super::ObterEventoError> {
        match context.preferred_status() {
            Some(400) => Err(made_invalido().into()),
            Some(401) => Err(made_nao_autorizado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1ext~1evento~1{codEvento}/get/responses/200/content/application~1json")),
        }
    }
}

fn made_corpo_invalido() -> super::CorpoInvalido {
    super::CorpoInvalido(VALUES.value("/components/responses/CorpoInvalido/content/text~1plain"))
}

fn made_tempo_esgotado() -> super::TempoEsgotado {
    super::TempoEsgotado(VALUES.value("/components/responses/TempoEsgotado/content/text~1plain"))
}

fn made_corpo_grande_demais() -> super::CorpoGrandeDemais {
    super::CorpoGrandeDemais(VALUES.value("/components/responses/CorpoGrandeDemais/content/text~1plain"))
}

fn made_tipo_nao_suportado() -> super::TipoNaoSuportado {
    super::TipoNaoSuportado(VALUES.value("/components/responses/TipoNaoSuportado/content/text~1plain"))
}

fn made_erro_interno() -> super::ErroInterno {
    super::ErroInterno(VALUES.value("/components/responses/ErroInterno/content/text~1plain"))
}

fn made_indisponivel() -> super::Indisponivel {
    super::Indisponivel { body: VALUES.value("/components/responses/Indisponivel/content/text~1plain"), retry_after: VALUES.value("/components/responses/Indisponivel/headers/Retry-After") }
}

fn made_nao_autorizado() -> super::NaoAutorizado {
    super::NaoAutorizado { body: VALUES.value("/components/responses/NaoAutorizado/content/text~1plain"), www_authenticate: VALUES.value("/components/responses/NaoAutorizado/headers/WWW-Authenticate") }
}

fn made_invalido() -> super::Invalido {
    super::Invalido(VALUES.value("/components/responses/Invalido/content/text~1plain"))
}

fn made_nao_encontrado() -> super::NaoEncontrado {
    super::NaoEncontrado(VALUES.value("/components/responses/NaoEncontrado/content/text~1plain"))
}

fn made_muitas_tentativas() -> super::MuitasTentativas {
    super::MuitasTentativas { body: VALUES.value("/components/responses/MuitasTentativas/content/text~1plain"), retry_after: VALUES.value("/components/responses/MuitasTentativas/headers/Retry-After") }
}
