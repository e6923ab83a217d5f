//! Answers from the document's examples.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mock;

static VALUES: crate::runtime::mock::Values = crate::runtime::mock::Values::new(super::MOCK_VALUES);

/// Lets in everybody who shows a well-formed credential.
impl super::Authenticate for Mock {
    type Operador = ();

    async fn operador(
        &self,
        _: crate::runtime::security::Bearer,
        _: &'static [&'static str],
    ) -> Result<(), crate::runtime::Denied> {
        Ok(())
    }
}

impl super::SaudeApi for Mock {
    async fn consultar_vida(&self) -> Result<super::ConsultarVidaResponse, super::Errors400_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarVidaResponse::Ok(
                VALUES.value::<super::Vida>("/paths/~1operador~1saude~1vida/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn consultar_prontidao(&self) -> Result<super::ConsultarProntidaoResponse, super::Errors400_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarProntidaoResponse::Ok(
                VALUES.value::<super::Prontidao>("/paths/~1operador~1saude~1prontidao/get/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::UsuariosApi for Mock {
    async fn listar_usuarios(
        &self,
        _: Self::Operador,
        _: Option<bool>,
        _: Option<super::Codigo>,
        _: Option<super::Cursor>,
        _: i32,
    ) -> Result<super::ListarUsuariosResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarUsuariosResponse::Ok(
                VALUES.value::<super::PaginaUsuarios>("/paths/~1operador~1usuarios/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_usuario(
        &self,
        _: Self::Operador,
        _: super::UsuarioInput,
    ) -> Result<super::CriarUsuarioResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarUsuarioResponse::Created {
                body: VALUES.value::<super::UsuarioCriado>("/paths/~1operador~1usuarios/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_usuario(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarUsuarioResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarUsuarioResponse::Ok(
                VALUES.value::<super::Usuario>("/paths/~1operador~1usuarios~1{codUsuario}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn alterar_usuario(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::AlteracaoUsuario,
    ) -> Result<super::AlterarUsuarioResponse, super::Errors400_401_404_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AlterarUsuarioResponse::Ok(
                VALUES.value::<super::Usuario>("/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/200/content/application~1json"),
            )),
        }
    }

    async fn redefinir_senha(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: Option<super::NovaSenha>,
    ) -> Result<super::RedefinirSenhaResponse, super::Errors400_401_404_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RedefinirSenhaResponse::Ok(
                VALUES.value::<super::SenhaRedefinida>("/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/200/content/application~1json"),
            )),
        }
    }

    async fn revogar_tokens(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RevogarTokensResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RevogarTokensResponse::NoContent),
        }
    }

    async fn conceder_loja(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::Codigo,
    ) -> Result<super::ConcederLojaResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConcederLojaResponse::NoContent),
        }
    }

    async fn retirar_loja(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::Codigo,
    ) -> Result<super::RetirarLojaResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RetirarLojaResponse::NoContent),
        }
    }
}

impl super::ReceptoresApi for Mock {
    async fn listar_receptores(
        &self,
        _: Self::Operador,
        _: Option<bool>,
        _: Option<Vec<super::Entidade>>,
    ) -> Result<super::ListarReceptoresResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarReceptoresResponse::Ok(
                VALUES.value::<Vec<super::Receptor>>("/paths/~1operador~1receptores/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn cadastrar_receptor(
        &self,
        _: Self::Operador,
        _: super::ReceptorInput,
    ) -> Result<super::CadastrarReceptorResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CadastrarReceptorResponse::Created {
                body: VALUES.value::<super::ReceptorCriado>("/paths/~1operador~1receptores/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_receptor(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarReceptorResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarReceptorResponse::Ok(
                VALUES.value::<super::Receptor>("/paths/~1operador~1receptores~1{codReceptor}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn alterar_receptor(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::AlteracaoReceptor,
    ) -> Result<super::AlterarReceptorResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AlterarReceptorResponse::Ok(
                VALUES.value::<super::Receptor>("/paths/~1operador~1receptores~1{codReceptor}/patch/responses/200/content/application~1json"),
            )),
        }
    }

    async fn remover_receptor(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverReceptorResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverReceptorResponse::NoContent),
        }
    }

    async fn trocar_segredo(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: Option<super::TrocaSegredo>,
    ) -> Result<super::TrocarSegredoResponse, super::Errors400_401_404_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::TrocarSegredoResponse::Ok(
                VALUES.value::<super::SegredoTrocado>("/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/200/content/application~1json"),
            )),
        }
    }

    async fn testar_receptor(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: Option<super::Ping>,
    ) -> Result<super::TestarReceptorResponse, super::Errors400_401_404_408_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::TestarReceptorResponse::Ok(
                VALUES.value::<super::ResultadoPing>("/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::EntregasApi for Mock {
    async fn listar_entregas(
        &self,
        _: Self::Operador,
        _: Option<Vec<super::SituacaoEntrega>>,
        _: Option<Vec<super::Codigo>>,
        _: Option<Vec<super::Entidade>>,
        _: Option<super::Codigo>,
        _: Option<super::DataHora>,
        _: Option<super::DataHora>,
        _: Option<super::Cursor>,
        _: i32,
    ) -> Result<super::ListarEntregasResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarEntregasResponse::Ok(
                VALUES.value::<super::PaginaEntregas>("/paths/~1operador~1entregas/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn consultar_entrega(
        &self,
        _: Self::Operador,
        _: crate::runtime::Uuid,
    ) -> Result<super::ConsultarEntregaResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarEntregaResponse::Ok(
                VALUES.value::<super::EntregaDetalhe>("/paths/~1operador~1entregas~1{idEntrega}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn reenviar_entrega(
        &self,
        _: Self::Operador,
        _: crate::runtime::Uuid,
    ) -> Result<super::ReenviarEntregaResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ReenviarEntregaResponse::Accepted(
                VALUES.value::<super::Entrega>("/paths/~1operador~1entregas~1{idEntrega}~1reenvio/post/responses/202/content/application~1json"),
            )),
        }
    }

    async fn reenviar_intervalo(
        &self,
        _: Self::Operador,
        _: Option<String>,
        _: super::Reenvio,
    ) -> Result<super::ReenviarIntervaloResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ReenviarIntervaloResponse::Accepted(
                VALUES.value::<super::ResultadoReenvio>("/paths/~1operador~1reenvios/post/responses/202/content/application~1json"),
            )),
        }
    }
}

impl super::LojasApi for Mock {
    async fn listar_lojas(
        &self,
        _: Self::Operador,
        _: Option<bool>,
    ) -> Result<super::ListarLojasResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarLojasResponse::Ok(
                VALUES.value::<Vec<super::Loja>>("/paths/~1operador~1lojas/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_loja(
        &self,
        _: Self::Operador,
        _: super::LojaInput,
    ) -> Result<super::CriarLojaResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarLojaResponse::Created {
                body: VALUES.value::<super::Loja>("/paths/~1operador~1lojas/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_loja(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarLojaResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarLojaResponse::Ok(
                VALUES.value::<super::Loja>("/paths/~1operador~1lojas~1{codLoja}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn substituir_loja(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::LojaInput,
    ) -> Result<super::SubstituirLojaResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirLojaResponse::Ok(
                VALUES.value::<super::Loja>("/paths/~1operador~1lojas~1{codLoja}/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn remover_loja(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverLojaResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverLojaResponse::NoContent),
        }
    }
}

impl super::PlanosApi for Mock {
    async fn listar_planos(
        &self,
        _: Self::Operador,
        _: Option<bool>,
        _: Option<super::TipoBeneficio>,
    ) -> Result<super::ListarPlanosResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarPlanosResponse::Ok(
                VALUES.value::<Vec<super::Plano>>("/paths/~1operador~1planos/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_plano(
        &self,
        _: Self::Operador,
        _: super::PlanoInput,
    ) -> Result<super::CriarPlanoResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarPlanoResponse::Created {
                body: VALUES.value::<super::Plano>("/paths/~1operador~1planos/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_plano(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarPlanoResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarPlanoResponse::Ok(
                VALUES.value::<super::Plano>("/paths/~1operador~1planos~1{codPlano}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn substituir_plano(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::PlanoInput,
    ) -> Result<super::SubstituirPlanoResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirPlanoResponse::Ok(
                VALUES.value::<super::Plano>("/paths/~1operador~1planos~1{codPlano}/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn remover_plano(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverPlanoResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverPlanoResponse::NoContent),
        }
    }
}

impl super::SituacoesBeneficioApi for Mock {
    async fn listar_situacoes_beneficio(
        &self,
        _: Self::Operador,
        _: Option<super::TipoSituacao>,
    ) -> Result<super::ListarSituacoesBeneficioResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarSituacoesBeneficioResponse::Ok(
                VALUES.value::<Vec<super::SituacaoBeneficio>>("/paths/~1operador~1situacoesBeneficio/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_situacao_beneficio(
        &self,
        _: Self::Operador,
        _: super::SituacaoBeneficioInput,
    ) -> Result<super::CriarSituacaoBeneficioResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarSituacaoBeneficioResponse::Created {
                body: VALUES.value::<super::SituacaoBeneficio>("/paths/~1operador~1situacoesBeneficio/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_situacao_beneficio(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarSituacaoBeneficioResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarSituacaoBeneficioResponse::Ok(
                VALUES.value::<super::SituacaoBeneficio>("/paths/~1operador~1situacoesBeneficio~1{codSituacao}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn substituir_situacao_beneficio(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::SituacaoBeneficioInput,
    ) -> Result<super::SubstituirSituacaoBeneficioResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirSituacaoBeneficioResponse::Ok(
                VALUES.value::<super::SituacaoBeneficio>("/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn remover_situacao_beneficio(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverSituacaoBeneficioResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverSituacaoBeneficioResponse::NoContent),
        }
    }
}

impl super::TiposVeiculoApi for Mock {
    async fn listar_tipos_veiculo(
        &self,
        _: Self::Operador,
    ) -> Result<super::ListarTiposVeiculoResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarTiposVeiculoResponse::Ok(
                VALUES.value::<Vec<super::TipoVeiculo>>("/paths/~1operador~1tiposVeiculo/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_tipo_veiculo(
        &self,
        _: Self::Operador,
        _: super::TipoVeiculoInput,
    ) -> Result<super::CriarTipoVeiculoResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarTipoVeiculoResponse::Created {
                body: VALUES.value::<super::TipoVeiculo>("/paths/~1operador~1tiposVeiculo/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_tipo_veiculo(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarTipoVeiculoResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarTipoVeiculoResponse::Ok(
                VALUES.value::<super::TipoVeiculo>("/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn substituir_tipo_veiculo(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::TipoVeiculoInput,
    ) -> Result<super::SubstituirTipoVeiculoResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirTipoVeiculoResponse::Ok(
                VALUES.value::<super::TipoVeiculo>("/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn remover_tipo_veiculo(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverTipoVeiculoResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverTipoVeiculoResponse::NoContent),
        }
    }
}

impl super::DiasVencimentoApi for Mock {
    async fn listar_dias_vencimento(
        &self,
        _: Self::Operador,
    ) -> Result<super::ListarDiasVencimentoResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarDiasVencimentoResponse::Ok(
                VALUES.value::<Vec<super::DiaVencimento>>("/paths/~1operador~1diasVencimento/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn incluir_dia_vencimento(
        &self,
        _: Self::Operador,
        _: super::DiaVencimento,
    ) -> Result<super::IncluirDiaVencimentoResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::IncluirDiaVencimentoResponse::NoContent),
        }
    }

    async fn remover_dia_vencimento(
        &self,
        _: Self::Operador,
        _: super::DiaVencimento,
    ) -> Result<super::RemoverDiaVencimentoResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverDiaVencimentoResponse::NoContent),
        }
    }
}

impl super::CamposAdicionaisApi for Mock {
    async fn listar_campos_adicionais(
        &self,
        _: Self::Operador,
        _: Option<super::TipoBeneficio>,
        _: Option<bool>,
    ) -> Result<super::ListarCamposAdicionaisResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarCamposAdicionaisResponse::Ok(
                VALUES.value::<Vec<super::CampoAdicional>>("/paths/~1operador~1camposAdicionais/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_campo_adicional(
        &self,
        _: Self::Operador,
        _: super::CampoAdicionalInput,
    ) -> Result<super::CriarCampoAdicionalResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarCampoAdicionalResponse::Created {
                body: VALUES.value::<super::CampoAdicional>("/paths/~1operador~1camposAdicionais/post/responses/201/content/application~1json"),
                location: None,
                e_tag: None,
            }),
        }
    }

    async fn consultar_campo_adicional(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarCampoAdicionalResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarCampoAdicionalResponse::Ok {
                body: VALUES.value::<super::CampoAdicional>("/paths/~1operador~1camposAdicionais~1{codCampo}/get/responses/200/content/application~1json"),
                e_tag: None,
            }),
        }
    }

    async fn substituir_campo_adicional(
        &self,
        _: Self::Operador,
        _: Option<super::VersaoRegistro>,
        _: super::Codigo,
        _: super::CampoAdicionalInput,
    ) -> Result<super::SubstituirCampoAdicionalResponse, super::Errors400_401_404_408_409_412_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(412) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::PreconditionFailed(
                VALUES.value::<super::Erro>("/components/responses/VersaoDivergente/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirCampoAdicionalResponse::Ok {
                body: VALUES.value::<super::CampoAdicional>("/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/200/content/application~1json"),
                e_tag: None,
            }),
        }
    }

    async fn remover_campo_adicional(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverCampoAdicionalResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverCampoAdicionalResponse::NoContent),
        }
    }
}

impl super::FornecedoresApi for Mock {
    async fn listar_fornecedores(
        &self,
        _: Self::Operador,
        _: Option<super::Nome>,
        _: Option<bool>,
        _: Option<super::Cursor>,
        _: i32,
    ) -> Result<super::ListarFornecedoresResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarFornecedoresResponse::Ok(
                VALUES.value::<super::PaginaFornecedores>("/paths/~1operador~1fornecedores/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_fornecedor(
        &self,
        _: Self::Operador,
        _: super::FornecedorInput,
    ) -> Result<super::CriarFornecedorResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarFornecedorResponse::Created {
                body: VALUES.value::<super::Fornecedor>("/paths/~1operador~1fornecedores/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_fornecedor(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarFornecedorResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarFornecedorResponse::Ok(
                VALUES.value::<super::Fornecedor>("/paths/~1operador~1fornecedores~1{codFornecedor}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn substituir_fornecedor(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::FornecedorInput,
    ) -> Result<super::SubstituirFornecedorResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirFornecedorResponse::Ok(
                VALUES.value::<super::Fornecedor>("/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn remover_fornecedor(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverFornecedorResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverFornecedorResponse::NoContent),
        }
    }
}

impl super::VendedoresApi for Mock {
    async fn listar_vendedores(
        &self,
        _: Self::Operador,
        _: Option<super::Nome>,
        _: Option<super::TipoVendedor>,
        _: Option<super::Codigo>,
        _: Option<bool>,
        _: Option<super::Cursor>,
        _: i32,
    ) -> Result<super::ListarVendedoresResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarVendedoresResponse::Ok(
                VALUES.value::<super::PaginaVendedores>("/paths/~1operador~1vendedores/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_vendedor(
        &self,
        _: Self::Operador,
        _: super::VendedorInput,
    ) -> Result<super::CriarVendedorResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarVendedorResponse::Created {
                body: VALUES.value::<super::Vendedor>("/paths/~1operador~1vendedores/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_vendedor(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarVendedorResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarVendedorResponse::Ok(
                VALUES.value::<super::Vendedor>("/paths/~1operador~1vendedores~1{codVendedor}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn substituir_vendedor(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::VendedorInput,
    ) -> Result<super::SubstituirVendedorResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirVendedorResponse::Ok(
                VALUES.value::<super::Vendedor>("/paths/~1operador~1vendedores~1{codVendedor}/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn remover_vendedor(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverVendedorResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverVendedorResponse::NoContent),
        }
    }
}

impl super::FunisApi for Mock {
    async fn listar_funis(
        &self,
        _: Self::Operador,
        _: Option<bool>,
    ) -> Result<super::ListarFunisResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarFunisResponse::Ok(
                VALUES.value::<Vec<super::Funil>>("/paths/~1operador~1funis/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_funil(
        &self,
        _: Self::Operador,
        _: super::FunilInput,
    ) -> Result<super::CriarFunilResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarFunilResponse::Created {
                body: VALUES.value::<super::Funil>("/paths/~1operador~1funis/post/responses/201/content/application~1json"),
                location: None,
                e_tag: None,
            }),
        }
    }

    async fn consultar_funil(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarFunilResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarFunilResponse::Ok {
                body: VALUES.value::<super::Funil>("/paths/~1operador~1funis~1{codFunil}/get/responses/200/content/application~1json"),
                e_tag: None,
            }),
        }
    }

    async fn substituir_funil(
        &self,
        _: Self::Operador,
        _: Option<super::VersaoRegistro>,
        _: super::Codigo,
        _: super::FunilInput,
    ) -> Result<super::SubstituirFunilResponse, super::Errors400_401_404_408_409_412_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(412) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::PreconditionFailed(
                VALUES.value::<super::Erro>("/components/responses/VersaoDivergente/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirFunilResponse::Ok {
                body: VALUES.value::<super::Funil>("/paths/~1operador~1funis~1{codFunil}/put/responses/200/content/application~1json"),
                e_tag: None,
            }),
        }
    }

    async fn remover_funil(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverFunilResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverFunilResponse::NoContent),
        }
    }
}

impl super::SituacoesApi for Mock {
    async fn listar_situacoes(
        &self,
        _: Self::Operador,
        _: Option<super::EntidadeAtendimento>,
    ) -> Result<super::ListarSituacoesResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarSituacoesResponse::Ok(
                VALUES.value::<Vec<super::Situacao>>("/paths/~1operador~1situacoes/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_situacao(
        &self,
        _: Self::Operador,
        _: super::SituacaoInput,
    ) -> Result<super::CriarSituacaoResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarSituacaoResponse::Created {
                body: VALUES.value::<super::Situacao>("/paths/~1operador~1situacoes/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_situacao(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarSituacaoResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarSituacaoResponse::Ok(
                VALUES.value::<super::Situacao>("/paths/~1operador~1situacoes~1{codSituacao}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn substituir_situacao(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::SituacaoInput,
    ) -> Result<super::SubstituirSituacaoResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirSituacaoResponse::Ok(
                VALUES.value::<super::Situacao>("/paths/~1operador~1situacoes~1{codSituacao}/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn remover_situacao(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverSituacaoResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverSituacaoResponse::NoContent),
        }
    }
}

impl super::TiposApi for Mock {
    async fn listar_tipos(
        &self,
        _: Self::Operador,
        _: Option<super::EntidadeAtendimento>,
        _: Option<bool>,
    ) -> Result<super::ListarTiposResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarTiposResponse::Ok(
                VALUES.value::<Vec<super::Tipo>>("/paths/~1operador~1tipos/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn criar_tipo(
        &self,
        _: Self::Operador,
        _: super::TipoInput,
    ) -> Result<super::CriarTipoResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarTipoResponse::Created {
                body: VALUES.value::<super::Tipo>("/paths/~1operador~1tipos/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_tipo(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarTipoResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarTipoResponse::Ok(
                VALUES.value::<super::Tipo>("/paths/~1operador~1tipos~1{codTipo}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn substituir_tipo(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::TipoInput,
    ) -> Result<super::SubstituirTipoResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirTipoResponse::Ok(
                VALUES.value::<super::Tipo>("/paths/~1operador~1tipos~1{codTipo}/put/responses/200/content/application~1json"),
            )),
        }
    }

    async fn remover_tipo(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::RemoverTipoResponse, super::Errors400_401_404_409_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_409_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RemoverTipoResponse::NoContent),
        }
    }
}

impl super::ConsultasApi for Mock {
    async fn listar_consultas(
        &self,
        _: Self::Operador,
        _: Option<Vec<super::Codigo>>,
        _: Option<super::Codigo>,
        _: Option<super::Codigo>,
        _: Option<super::DataHora>,
        _: Option<super::DataHora>,
        _: Option<super::Cursor>,
        _: i32,
    ) -> Result<super::ListarConsultasResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarConsultasResponse::Ok(
                VALUES.value::<super::PaginaConsultas>("/paths/~1operador~1consultas/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn abrir_consulta(
        &self,
        _: Self::Operador,
        _: Option<String>,
        _: super::ConsultaInput,
    ) -> Result<super::AbrirConsultaResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AbrirConsultaResponse::Created {
                body: VALUES.value::<super::Consulta>("/paths/~1operador~1consultas/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_consulta(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarConsultaResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarConsultaResponse::Ok(
                VALUES.value::<super::Consulta>("/paths/~1operador~1consultas~1{codConsulta}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn mover_consulta(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::MovimentoInput,
    ) -> Result<super::MoverConsultaResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::MoverConsultaResponse::Ok(
                VALUES.value::<super::Movimento>("/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::HelpDeskApi for Mock {
    async fn listar_help_desks(
        &self,
        _: Self::Operador,
        _: Option<Vec<super::Codigo>>,
        _: Option<super::Codigo>,
        _: Option<super::Codigo>,
        _: Option<super::DataHora>,
        _: Option<super::DataHora>,
        _: Option<super::Cursor>,
        _: i32,
    ) -> Result<super::ListarHelpDesksResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarHelpDesksResponse::Ok(
                VALUES.value::<super::PaginaHelpDesk>("/paths/~1operador~1helpDesk/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn abrir_help_desk(
        &self,
        _: Self::Operador,
        _: Option<String>,
        _: super::HelpDeskInput,
    ) -> Result<super::AbrirHelpDeskResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AbrirHelpDeskResponse::Created {
                body: VALUES.value::<super::HelpDesk>("/paths/~1operador~1helpDesk/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_help_desk(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarHelpDeskResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarHelpDeskResponse::Ok(
                VALUES.value::<super::HelpDesk>("/paths/~1operador~1helpDesk~1{codHelpDesk}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn mover_help_desk(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::MovimentoInput,
    ) -> Result<super::MoverHelpDeskResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::MoverHelpDeskResponse::Ok(
                VALUES.value::<super::Movimento>("/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::VistoriasApi for Mock {
    async fn listar_vistorias(
        &self,
        _: Self::Operador,
        _: Option<Vec<super::Codigo>>,
        _: Option<super::Codigo>,
        _: Option<super::Codigo>,
        _: Option<super::DataHora>,
        _: Option<super::DataHora>,
        _: Option<super::Cursor>,
        _: i32,
    ) -> Result<super::ListarVistoriasResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarVistoriasResponse::Ok(
                VALUES.value::<super::PaginaVistorias>("/paths/~1operador~1vistorias/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn abrir_vistoria(
        &self,
        _: Self::Operador,
        _: Option<String>,
        _: super::VistoriaInput,
    ) -> Result<super::AbrirVistoriaResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AbrirVistoriaResponse::Created {
                body: VALUES.value::<super::Vistoria>("/paths/~1operador~1vistorias/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_vistoria(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarVistoriaResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarVistoriaResponse::Ok(
                VALUES.value::<super::Vistoria>("/paths/~1operador~1vistorias~1{codVistoria}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn mover_vistoria(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::MovimentoVistoriaInput,
    ) -> Result<super::MoverVistoriaResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::MoverVistoriaResponse::Ok(
                VALUES.value::<super::Movimento>("/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::BeneficiosApi for Mock {
    async fn mover_beneficio(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::MovimentoInput,
    ) -> Result<super::MoverBeneficioResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::MoverBeneficioResponse::Ok(
                VALUES.value::<super::Movimento>("/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/200/content/application~1json"),
            )),
        }
    }
}

impl super::EventosApi for Mock {
    async fn listar_eventos(
        &self,
        _: Self::Operador,
        _: Option<Vec<super::Codigo>>,
        _: Option<super::Codigo>,
        _: Option<super::Codigo>,
        _: Option<super::DataHora>,
        _: Option<super::DataHora>,
        _: Option<super::Cursor>,
        _: i32,
    ) -> Result<super::ListarEventosResponse, super::Errors400_401_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarEventosResponse::Ok(
                VALUES.value::<super::PaginaEventos>("/paths/~1operador~1eventos/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn abrir_evento(
        &self,
        _: Self::Operador,
        _: Option<String>,
        _: super::EventoInput,
    ) -> Result<super::AbrirEventoResponse, super::Errors400_401_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AbrirEventoResponse::Created {
                body: VALUES.value::<super::Evento>("/paths/~1operador~1eventos/post/responses/201/content/application~1json"),
                location: None,
            }),
        }
    }

    async fn consultar_evento(
        &self,
        _: Self::Operador,
        _: super::Codigo,
    ) -> Result<super::ConsultarEventoResponse, super::Errors400_401_404_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarEventoResponse::Ok(
                VALUES.value::<super::Evento>("/paths/~1operador~1eventos~1{codEvento}/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn mover_evento(
        &self,
        _: Self::Operador,
        _: super::Codigo,
        _: super::MovimentoInput,
    ) -> Result<super::MoverEventoResponse, super::Errors400_401_404_408_409_413_415_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_401_404_408_409_413_415_500_503::BadRequest(
                VALUES.value::<super::Erro>("/components/responses/RequisicaoInvalida/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: VALUES.value::<super::Erro>("/components/responses/NaoAutenticado/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                VALUES.value::<super::Erro>("/components/responses/NaoEncontrado/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                VALUES.value::<super::Erro>("/components/responses/TempoEsgotado/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                VALUES.value::<super::Erro>("/components/responses/Conflito/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                VALUES.value::<super::Erro>("/components/responses/CorpoGrandeDemais/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                VALUES.value::<super::Erro>("/components/responses/TipoNaoAceito/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                VALUES.value::<super::Erro>("/components/responses/ErroInterno/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: VALUES.value::<super::Erro>("/components/responses/Indisponivel/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::MoverEventoResponse::Ok(
                VALUES.value::<super::Movimento>("/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/200/content/application~1json"),
            )),
        }
    }
}
