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
        _: crate::runtime::security::Basic,
        _: &'static [&'static str],
    ) -> Result<(), crate::runtime::Denied> {
        Ok(())
    }

    type Bearer = ();

    async fn bearer(
        &self,
        _: crate::runtime::security::Bearer,
        _: &'static [&'static str],
    ) -> Result<(), crate::runtime::Denied> {
        Ok(())
    }
}

impl super::SegurancaApi for Mock {
    async fn autenticar_usuario(
        &self,
        _: Self::Basic,
        _: Option<std::collections::BTreeMap<String, crate::runtime::Value>>,
    ) -> Result<super::AutenticarUsuarioResponse, super::Errors400_401_408_413_415_429_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_413_415_429_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoInvalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_408_413_415_429_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/paths/~1ext~1autenticacao/post/responses/401/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/paths/~1ext~1autenticacao/post/responses/401/headers/WWW-Authenticate"),
            }),
            Some(408) => Err(super::Errors400_401_408_413_415_429_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_408_413_415_429_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_408_413_415_429_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(429) => Err(super::Errors400_401_408_413_415_429_500_503::TooManyRequests {
                body: VALUES.value::<super::Mensagem>("/paths/~1ext~1autenticacao/post/responses/429/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/paths/~1ext~1autenticacao/post/responses/429/headers/Retry-After"),
            }),
            Some(500) => Err(super::Errors400_401_408_413_415_429_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_408_413_415_429_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::AutenticarUsuarioResponse::Ok(
                VALUES.value::<super::AcessoTo>("/paths/~1ext~1autenticacao/post/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::AdministracaoApi for Mock {
    async fn listar_campos_adicionais(
        &self,
        _: Self::Bearer,
        _: super::CodigoTipoBeneficio,
    ) -> Result<super::ListarCamposAdicionaisResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1administracao~1campos~1{codigo}/get/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarCamposAdicionaisResponse::Ok(
                VALUES.value::<Vec<super::CampoAdicionalOutputTo>>("/paths/~1ext~1administracao~1campos~1{codigo}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn obter_fornecedor(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
    ) -> Result<super::ObterFornecedorResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ObterFornecedorResponse::Ok(
                VALUES.value::<super::FornecedorTo>("/paths/~1ext~1administracao~1fornecedor~1{codFornecedor}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn listar_lojas(&self, _: Self::Bearer) -> Result<super::ListarLojasResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarLojasResponse::Ok(
                VALUES.value::<Vec<super::CodigoNomeTo>>("/paths/~1ext~1administracao~1loja/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn pesquisar_vendedores(
        &self,
        _: Self::Bearer,
        _: Option<String>,
        _: Option<String>,
        _: Option<String>,
        _: Option<String>,
        _: Option<String>,
        _: Option<String>,
    ) -> Result<super::PesquisarVendedoresResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::PesquisarVendedoresResponse::Ok(
                VALUES.value::<Vec<super::PesquisaVendedorOutputTo>>("/paths/~1ext~1administracao~1vendedor/get/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::AssociadoApi for Mock {
    async fn pesquisar_associados(
        &self,
        _: Self::Bearer,
        _: Option<String>,
        _: Option<String>,
        _: Option<String>,
        _: Option<String>,
        _: Option<super::Codigo>,
        _: Option<super::Codigo>,
        _: Option<super::Codigo>,
        _: Option<super::Codigo>,
        _: Option<super::DataBr>,
        _: Option<super::DataBr>,
        _: Option<super::DataBr>,
        _: Option<super::DataBr>,
        _: Option<String>,
        _: Option<super::Placa>,
        _: Option<super::Chassi>,
        _: Option<super::CodigoPlano>,
        _: Option<String>,
        _: i32,
    ) -> Result<super::PesquisarAssociadosResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1associado/get/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::PesquisarAssociadosResponse::Ok(
                VALUES.value::<super::ListaPesquisaAssociadoOutputTo>("/paths/~1ext~1associado/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn salvar_associado(
        &self,
        _: Self::Bearer,
        _: super::PessoaInputTo,
    ) -> Result<super::SalvarAssociadoResponse, super::Errors400_401_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1associado/post/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(408) => Err(super::Errors400_401_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::SalvarAssociadoResponse::Ok(
                VALUES.value::<super::PessoaOutputTo>("/paths/~1ext~1associado/post/responses/200/content/application~1json"),
            )),
        }
    }

    async fn listar_cartoes_credito(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
    ) -> Result<super::ListarCartoesCreditoResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarCartoesCreditoResponse::Ok(
                VALUES.value::<Vec<super::CartaoCreditoTo>>("/paths/~1ext~1associado~1{codPessoa}~1cartaoCredito/get/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::BeneficioApi for Mock {
    async fn pesquisar_beneficios(
        &self,
        _: Self::Bearer,
        _: Option<String>,
        _: Option<String>,
        _: Option<super::Placa>,
        _: Option<super::Chassi>,
        _: Option<super::Sequencial>,
        _: Option<super::NumeroCartaoDesconto>,
        _: Option<String>,
        _: Option<super::CodigoPlano>,
    ) -> Result<super::PesquisarBeneficiosResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1beneficio/get/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::PesquisarBeneficiosResponse::Ok(
                VALUES.value::<Vec<super::PesquisaBeneficioOutputTo>>("/paths/~1ext~1beneficio/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn salvar_beneficio(
        &self,
        _: Self::Bearer,
        _: super::BeneficioInputTo,
    ) -> Result<super::SalvarBeneficioResponse, super::Errors400_401_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1beneficio/post/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(408) => Err(super::Errors400_401_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::SalvarBeneficioResponse::Ok(
                VALUES.value::<super::BeneficioOutputTo>("/paths/~1ext~1beneficio/post/responses/200/content/application~1json"),
            )),
        }
    }

    async fn salvar_beneficio_veicular(
        &self,
        _: Self::Bearer,
        _: super::BeneficioVeiculoInputTo,
    ) -> Result<super::SalvarBeneficioVeicularResponse, super::Errors400_401_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1beneficio~1veicular/post/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(408) => Err(super::Errors400_401_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::SalvarBeneficioVeicularResponse::Ok(
                VALUES.value::<super::BeneficioOutputTo>("/paths/~1ext~1beneficio~1veicular/post/responses/200/content/application~1json"),
            )),
        }
    }

    async fn pesquisar_dependentes(
        &self,
        _: Self::Bearer,
        _: Option<String>,
        _: Option<String>,
        _: Option<super::NumeroCartaoDesconto>,
    ) -> Result<super::PesquisarDependentesResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1beneficio~1dependente/get/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::PesquisarDependentesResponse::Ok(
                VALUES.value::<Vec<super::PesquisaDependenteOutputTo>>("/paths/~1ext~1beneficio~1dependente/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn salvar_dependente(
        &self,
        _: Self::Bearer,
        _: super::DependenteInputTo,
    ) -> Result<super::SalvarDependenteResponse, super::Errors400_401_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1beneficio~1dependente/post/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(408) => Err(super::Errors400_401_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::SalvarDependenteResponse::Ok(
                VALUES.value::<super::DependenteBasicoOutputTo>("/paths/~1ext~1beneficio~1dependente/post/responses/200/content/application~1json"),
            )),
        }
    }

    async fn listar_beneficios(
        &self,
        _: Self::Bearer,
        _: i32,
    ) -> Result<super::ListarBeneficiosResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarBeneficiosResponse::Ok(
                VALUES.value::<super::ListaBeneficioOutputTo>("/paths/~1ext~1beneficio~1lista/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn listar_situacoes_beneficio(
        &self,
    ) -> Result<super::ListarSituacoesBeneficioResponse, super::Errors400_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarSituacoesBeneficioResponse::Ok(
                VALUES.value::<Vec<super::SituacaoBeneficioTo>>("/paths/~1ext~1beneficio~1situacaoBeneficio/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn listar_tipos_veiculo(&self) -> Result<super::ListarTiposVeiculoResponse, super::Errors400_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarTiposVeiculoResponse::Ok(
                VALUES.value::<Vec<super::TipoVeiculoBean>>("/paths/~1ext~1beneficio~1tipoVeiculo/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn listar_dias_vencimento(&self) -> Result<super::ListarDiasVencimentoResponse, super::Errors400_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarDiasVencimentoResponse::Ok(
                VALUES.value::<Vec<super::ListaDiaVencimentoTo>>("/paths/~1ext~1beneficio~1vencimento/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn validar_beneficio(
        &self,
        _: super::ValidacaoBeneficioInputTo,
    ) -> Result<super::ValidarBeneficioResponse, super::Errors400_408_413_415_429_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_408_413_415_429_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1beneficio~1validacao/post/responses/400/content/text~1plain"),
            )),
            Some(408) => Err(super::Errors400_408_413_415_429_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_408_413_415_429_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_408_413_415_429_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(429) => Err(super::Errors400_408_413_415_429_500_503::TooManyRequests {
                body: VALUES.value::<super::Mensagem>("/components/responses/MuitasTentativas/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/MuitasTentativas/headers/Retry-After"),
            }),
            Some(500) => Err(super::Errors400_408_413_415_429_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_408_413_415_429_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ValidarBeneficioResponse::Ok(
                VALUES.value::<super::ValidacaoBeneficioOutputTo>("/paths/~1ext~1beneficio~1validacao/post/responses/200/content/application~1json"),
            )),
        }
    }

    async fn cancelar_beneficio(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
    ) -> Result<super::CancelarBeneficioResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::CancelarBeneficioResponse::Ok(
                VALUES.value::<crate::runtime::Value>("/paths/~1ext~1beneficio~1{codBeneficio}~1cancelar/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn salvar_dados_adicionais(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
        _: Vec<super::CampoAdicionalInputTo>,
    ) -> Result<super::SalvarDadosAdicionaisResponse, super::Errors400_401_404_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1beneficio~1{codBeneficio}~1dadosAdicionais/put/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::SalvarDadosAdicionaisResponse::Ok(
                VALUES.value::<crate::runtime::Value>("/paths/~1ext~1beneficio~1{codBeneficio}~1dadosAdicionais/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn listar_dependentes_beneficio(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
    ) -> Result<super::ListarDependentesBeneficioResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarDependentesBeneficioResponse::Ok(
                VALUES.value::<Vec<super::DependenteCompletoOutputTo>>("/paths/~1ext~1beneficio~1{codBeneficio}~1dependentes/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn listar_equipamentos(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
    ) -> Result<super::ListarEquipamentosResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarEquipamentosResponse::Ok(
                VALUES.value::<Vec<super::RastreadorInstalacaoTo>>("/paths/~1ext~1beneficio~1{codBeneficio}~1equipamentos/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn listar_itens_beneficio(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
    ) -> Result<super::ListarItensBeneficioResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarItensBeneficioResponse::Ok(
                VALUES.value::<Vec<super::ItemBeneficioOutputTo>>("/paths/~1ext~1beneficio~1{codBeneficio}~1itens/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn adicionar_item_beneficio(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
        _: super::ItemBeneficioInputTo,
    ) -> Result<super::AdicionarItemBeneficioResponse, super::Errors400_401_404_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1beneficio~1{codBeneficio}~1itens/post/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::AdicionarItemBeneficioResponse::Ok(
                VALUES.value::<crate::runtime::Value>("/paths/~1ext~1beneficio~1{codBeneficio}~1itens/post/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::CrmApi for Mock {
    async fn listar_funis(&self, _: Self::Bearer) -> Result<super::ListarFunisResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ListarFunisResponse::Ok(
                VALUES.value::<Vec<super::LeadOutputTo>>("/paths/~1ext~1crm~1funil/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn pesquisar_leads(
        &self,
        _: Self::Bearer,
        _: Option<String>,
    ) -> Result<super::PesquisarLeadsResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::PesquisarLeadsResponse::Ok(
                VALUES.value::<Vec<super::LeadOutputTo>>("/paths/~1ext~1crm~1lead/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn salvar_lead(
        &self,
        _: Self::Bearer,
        _: super::LeadInputTo,
    ) -> Result<super::SalvarLeadResponse, super::Errors400_401_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1crm~1lead/post/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(408) => Err(super::Errors400_401_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::SalvarLeadResponse::Ok(
                VALUES.value::<super::PessoaOutputTo>("/paths/~1ext~1crm~1lead/post/responses/200/content/application~1json"),
            )),
        }
    }

    async fn pesquisar_negocios(
        &self,
        _: Self::Bearer,
        _: Option<super::Codigo>,
        _: Option<String>,
        _: Option<super::DataIso>,
        _: Option<super::DataIso>,
        _: Option<super::Codigo>,
        _: Option<super::Codigo>,
    ) -> Result<super::PesquisarNegociosResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1crm~1negocio/get/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::PesquisarNegociosResponse::Ok(
                VALUES.value::<Vec<super::PesquisaNegocioOutputTo>>("/paths/~1ext~1crm~1negocio/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_negocio(
        &self,
        _: Self::Bearer,
        _: super::NegocioInputTo,
    ) -> Result<super::CriarNegocioResponse, super::Errors400_401_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1crm~1negocio/post/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(408) => Err(super::Errors400_401_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::CriarNegocioResponse::Ok(
                VALUES.value::<super::NegocioOutputTo>("/paths/~1ext~1crm~1negocio/post/responses/200/content/application~1json"),
            )),
        }
    }

    async fn obter_negocio(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
    ) -> Result<super::ObterNegocioResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ObterNegocioResponse::Ok(
                VALUES.value::<super::NegocioTo>("/paths/~1ext~1crm~1negocio~1{codNegocio}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn alterar_negocio(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
        _: super::NegocioInputTo,
    ) -> Result<super::AlterarNegocioResponse, super::Errors400_401_404_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1crm~1negocio~1{codNegocio}/put/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::AlterarNegocioResponse::Ok(
                VALUES.value::<super::NegocioOutputTo>("/paths/~1ext~1crm~1negocio~1{codNegocio}/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_dependente_negocio(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
        _: super::NegocioDependenteToInput,
    ) -> Result<super::CriarDependenteNegocioResponse, super::Errors400_401_404_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoInvalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::CriarDependenteNegocioResponse::Ok(
                VALUES.value::<super::NegocioDependenteTo>("/paths/~1ext~1crm~1negocio~1{codNegocio}~1dependente/post/responses/200/content/application~1json"),
            )),
        }
    }

    async fn alterar_dependente_negocio(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
        _: super::Codigo,
        _: super::NegocioDependenteToInput,
    ) -> Result<super::AlterarDependenteNegocioResponse, super::Errors400_401_404_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoInvalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Mensagem>("/components/responses/TempoEsgotado/content/text~1plain"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Mensagem>("/components/responses/CorpoGrandeDemais/content/text~1plain"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Mensagem>("/components/responses/TipoNaoSuportado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::AlterarDependenteNegocioResponse::Ok(
                VALUES.value::<super::NegocioDependenteTo>("/paths/~1ext~1crm~1negocio~1{codNegocio}~1dependente~1{codDependente}/put/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::EventoApi for Mock {
    async fn pesquisar_eventos(
        &self,
        _: Self::Bearer,
        _: Option<super::Envolvido>,
        _: Option<super::DataBr>,
        _: Option<super::DataBr>,
        _: Option<super::DataBr>,
        _: Option<super::DataBr>,
        _: Option<String>,
        _: Option<super::Codigo>,
        _: Option<String>,
    ) -> Result<super::PesquisarEventosResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/paths/~1ext~1evento/get/responses/400/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::PesquisarEventosResponse::Ok(
                VALUES.value::<Vec<super::EventoListaTo>>("/paths/~1ext~1evento/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn obter_evento(
        &self,
        _: Self::Bearer,
        _: super::Codigo,
    ) -> Result<super::ObterEventoResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Mensagem>("/components/responses/Invalido/content/text~1plain"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Mensagem>("/components/responses/NaoAutorizado/content/text~1plain"),
                www_authenticate: VALUES.value::<String>("/components/responses/NaoAutorizado/headers/WWW-Authenticate"),
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Mensagem>("/components/responses/NaoEncontrado/content/text~1plain"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Mensagem>("/components/responses/ErroInterno/content/text~1plain"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Mensagem>("/components/responses/Indisponivel/content/text~1plain"),
                retry_after: VALUES.value::<i32>("/components/responses/Indisponivel/headers/Retry-After"),
            }),
            _ => Ok(super::ObterEventoResponse::Ok(
                VALUES.value::<super::EventoTo>("/paths/~1ext~1evento~1{codEvento}/get/responses/200/content/application~1json"),
            )),
        }
    }
}
