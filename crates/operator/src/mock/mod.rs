//! Answers from the document's examples.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mock;

const DOCUMENT: &str = <super::Operations<Mock> as crate::runtime::Operations>::DOCUMENT;

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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1saude~1vida/get/responses/400/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1saude~1vida/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1saude~1vida/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarVidaResponse::Ok(
                crate::runtime::mock::value::<super::Vida>(DOCUMENT, "/paths/~1operador~1saude~1vida/get/responses/200/content/application~1json"),
            )),
        }
    }

    async fn consultar_prontidao(&self) -> Result<super::ConsultarProntidaoResponse, super::Errors400_500_503> {
        match crate::runtime::mock::asked() {
            Some(400) => Err(super::Errors400_500_503::BadRequest(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1saude~1prontidao/get/responses/400/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1saude~1prontidao/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1saude~1prontidao/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarProntidaoResponse::Ok(
                crate::runtime::mock::value::<super::Prontidao>(DOCUMENT, "/paths/~1operador~1saude~1prontidao/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarUsuariosResponse::Ok(
                crate::runtime::mock::value::<super::PaginaUsuarios>(DOCUMENT, "/paths/~1operador~1usuarios/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarUsuarioResponse::Created {
                body: crate::runtime::mock::value::<super::UsuarioCriado>(DOCUMENT, "/paths/~1operador~1usuarios/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarUsuarioResponse::Ok(
                crate::runtime::mock::value::<super::Usuario>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/408/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AlterarUsuarioResponse::Ok(
                crate::runtime::mock::value::<super::Usuario>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/408/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::RedefinirSenhaResponse::Ok(
                crate::runtime::mock::value::<super::SenhaRedefinida>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1tokens/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1tokens/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1tokens/delete/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1tokens/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1tokens/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1lojas~1{codLoja}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1lojas~1{codLoja}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1lojas~1{codLoja}/put/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1lojas~1{codLoja}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1lojas~1{codLoja}/put/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1lojas~1{codLoja}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1lojas~1{codLoja}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1lojas~1{codLoja}/delete/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1lojas~1{codLoja}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1usuarios~1{codUsuario}~1lojas~1{codLoja}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarReceptoresResponse::Ok(
                crate::runtime::mock::value::<Vec<super::Receptor>>(DOCUMENT, "/paths/~1operador~1receptores/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CadastrarReceptorResponse::Created {
                body: crate::runtime::mock::value::<super::ReceptorCriado>(DOCUMENT, "/paths/~1operador~1receptores/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarReceptorResponse::Ok(
                crate::runtime::mock::value::<super::Receptor>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/patch/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/patch/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/patch/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/patch/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/patch/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/patch/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/patch/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/patch/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/patch/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AlterarReceptorResponse::Ok(
                crate::runtime::mock::value::<super::Receptor>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/patch/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/delete/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/408/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::TrocarSegredoResponse::Ok(
                crate::runtime::mock::value::<super::SegredoTrocado>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/408/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::TestarReceptorResponse::Ok(
                crate::runtime::mock::value::<super::ResultadoPing>(DOCUMENT, "/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarEntregasResponse::Ok(
                crate::runtime::mock::value::<super::PaginaEntregas>(DOCUMENT, "/paths/~1operador~1entregas/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarEntregaResponse::Ok(
                crate::runtime::mock::value::<super::EntregaDetalhe>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}~1reenvio/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}~1reenvio/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}~1reenvio/post/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}~1reenvio/post/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}~1reenvio/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}~1reenvio/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ReenviarEntregaResponse::Accepted(
                crate::runtime::mock::value::<super::Entrega>(DOCUMENT, "/paths/~1operador~1entregas~1{idEntrega}~1reenvio/post/responses/202/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1reenvios/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1reenvios/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1reenvios/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1reenvios/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1reenvios/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1reenvios/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1reenvios/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1reenvios/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ReenviarIntervaloResponse::Accepted(
                crate::runtime::mock::value::<super::ResultadoReenvio>(DOCUMENT, "/paths/~1operador~1reenvios/post/responses/202/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarLojasResponse::Ok(
                crate::runtime::mock::value::<Vec<super::Loja>>(DOCUMENT, "/paths/~1operador~1lojas/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarLojaResponse::Created {
                body: crate::runtime::mock::value::<super::Loja>(DOCUMENT, "/paths/~1operador~1lojas/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarLojaResponse::Ok(
                crate::runtime::mock::value::<super::Loja>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/put/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/put/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/put/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/put/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/put/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/put/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirLojaResponse::Ok(
                crate::runtime::mock::value::<super::Loja>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/put/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1lojas~1{codLoja}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarPlanosResponse::Ok(
                crate::runtime::mock::value::<Vec<super::Plano>>(DOCUMENT, "/paths/~1operador~1planos/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarPlanoResponse::Created {
                body: crate::runtime::mock::value::<super::Plano>(DOCUMENT, "/paths/~1operador~1planos/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarPlanoResponse::Ok(
                crate::runtime::mock::value::<super::Plano>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/put/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/put/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/put/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/put/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/put/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/put/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirPlanoResponse::Ok(
                crate::runtime::mock::value::<super::Plano>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/put/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1planos~1{codPlano}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarSituacoesBeneficioResponse::Ok(
                crate::runtime::mock::value::<Vec<super::SituacaoBeneficio>>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarSituacaoBeneficioResponse::Created {
                body: crate::runtime::mock::value::<super::SituacaoBeneficio>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarSituacaoBeneficioResponse::Ok(
                crate::runtime::mock::value::<super::SituacaoBeneficio>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirSituacaoBeneficioResponse::Ok(
                crate::runtime::mock::value::<super::SituacaoBeneficio>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoesBeneficio~1{codSituacao}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarTiposVeiculoResponse::Ok(
                crate::runtime::mock::value::<Vec<super::TipoVeiculo>>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarTipoVeiculoResponse::Created {
                body: crate::runtime::mock::value::<super::TipoVeiculo>(DOCUMENT, "/paths/~1operador~1tiposVeiculo/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarTipoVeiculoResponse::Ok(
                crate::runtime::mock::value::<super::TipoVeiculo>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirTipoVeiculoResponse::Ok(
                crate::runtime::mock::value::<super::TipoVeiculo>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarDiasVencimentoResponse::Ok(
                crate::runtime::mock::value::<Vec<super::DiaVencimento>>(DOCUMENT, "/paths/~1operador~1diasVencimento/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento~1{dia}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento~1{dia}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento~1{dia}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento~1{dia}/put/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento~1{dia}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento~1{dia}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento~1{dia}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento~1{dia}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento~1{dia}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1diasVencimento~1{dia}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarCamposAdicionaisResponse::Ok(
                crate::runtime::mock::value::<Vec<super::CampoAdicional>>(DOCUMENT, "/paths/~1operador~1camposAdicionais/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarCampoAdicionalResponse::Created {
                body: crate::runtime::mock::value::<super::CampoAdicional>(DOCUMENT, "/paths/~1operador~1camposAdicionais/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarCampoAdicionalResponse::Ok {
                body: crate::runtime::mock::value::<super::CampoAdicional>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/409/content/application~1json"),
            )),
            Some(412) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::PreconditionFailed(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/412/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirCampoAdicionalResponse::Ok {
                body: crate::runtime::mock::value::<super::CampoAdicional>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1camposAdicionais~1{codCampo}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarFornecedoresResponse::Ok(
                crate::runtime::mock::value::<super::PaginaFornecedores>(DOCUMENT, "/paths/~1operador~1fornecedores/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarFornecedorResponse::Created {
                body: crate::runtime::mock::value::<super::Fornecedor>(DOCUMENT, "/paths/~1operador~1fornecedores/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarFornecedorResponse::Ok(
                crate::runtime::mock::value::<super::Fornecedor>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirFornecedorResponse::Ok(
                crate::runtime::mock::value::<super::Fornecedor>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1fornecedores~1{codFornecedor}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarVendedoresResponse::Ok(
                crate::runtime::mock::value::<super::PaginaVendedores>(DOCUMENT, "/paths/~1operador~1vendedores/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarVendedorResponse::Created {
                body: crate::runtime::mock::value::<super::Vendedor>(DOCUMENT, "/paths/~1operador~1vendedores/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarVendedorResponse::Ok(
                crate::runtime::mock::value::<super::Vendedor>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/put/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/put/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/put/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/put/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/put/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/put/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirVendedorResponse::Ok(
                crate::runtime::mock::value::<super::Vendedor>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/put/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vendedores~1{codVendedor}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarFunisResponse::Ok(
                crate::runtime::mock::value::<Vec<super::Funil>>(DOCUMENT, "/paths/~1operador~1funis/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarFunilResponse::Created {
                body: crate::runtime::mock::value::<super::Funil>(DOCUMENT, "/paths/~1operador~1funis/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarFunilResponse::Ok {
                body: crate::runtime::mock::value::<super::Funil>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/409/content/application~1json"),
            )),
            Some(412) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::PreconditionFailed(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/412/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_412_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirFunilResponse::Ok {
                body: crate::runtime::mock::value::<super::Funil>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/put/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1funis~1{codFunil}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarSituacoesResponse::Ok(
                crate::runtime::mock::value::<Vec<super::Situacao>>(DOCUMENT, "/paths/~1operador~1situacoes/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarSituacaoResponse::Created {
                body: crate::runtime::mock::value::<super::Situacao>(DOCUMENT, "/paths/~1operador~1situacoes/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarSituacaoResponse::Ok(
                crate::runtime::mock::value::<super::Situacao>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/put/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/put/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/put/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/put/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/put/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/put/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirSituacaoResponse::Ok(
                crate::runtime::mock::value::<super::Situacao>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/put/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1situacoes~1{codSituacao}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarTiposResponse::Ok(
                crate::runtime::mock::value::<Vec<super::Tipo>>(DOCUMENT, "/paths/~1operador~1tipos/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::CriarTipoResponse::Created {
                body: crate::runtime::mock::value::<super::Tipo>(DOCUMENT, "/paths/~1operador~1tipos/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarTipoResponse::Ok(
                crate::runtime::mock::value::<super::Tipo>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/put/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/put/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/put/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/put/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/put/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/put/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/put/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/put/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/put/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::SubstituirTipoResponse::Ok(
                crate::runtime::mock::value::<super::Tipo>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/put/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/delete/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_409_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/delete/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_409_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/delete/responses/404/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_409_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/delete/responses/409/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_409_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/delete/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_409_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1tipos~1{codTipo}/delete/responses/503/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarConsultasResponse::Ok(
                crate::runtime::mock::value::<super::PaginaConsultas>(DOCUMENT, "/paths/~1operador~1consultas/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AbrirConsultaResponse::Created {
                body: crate::runtime::mock::value::<super::Consulta>(DOCUMENT, "/paths/~1operador~1consultas/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarConsultaResponse::Ok(
                crate::runtime::mock::value::<super::Consulta>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::MoverConsultaResponse::Ok(
                crate::runtime::mock::value::<super::Movimento>(DOCUMENT, "/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarHelpDesksResponse::Ok(
                crate::runtime::mock::value::<super::PaginaHelpDesk>(DOCUMENT, "/paths/~1operador~1helpDesk/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AbrirHelpDeskResponse::Created {
                body: crate::runtime::mock::value::<super::HelpDesk>(DOCUMENT, "/paths/~1operador~1helpDesk/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarHelpDeskResponse::Ok(
                crate::runtime::mock::value::<super::HelpDesk>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::MoverHelpDeskResponse::Ok(
                crate::runtime::mock::value::<super::Movimento>(DOCUMENT, "/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarVistoriasResponse::Ok(
                crate::runtime::mock::value::<super::PaginaVistorias>(DOCUMENT, "/paths/~1operador~1vistorias/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AbrirVistoriaResponse::Created {
                body: crate::runtime::mock::value::<super::Vistoria>(DOCUMENT, "/paths/~1operador~1vistorias/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarVistoriaResponse::Ok(
                crate::runtime::mock::value::<super::Vistoria>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::MoverVistoriaResponse::Ok(
                crate::runtime::mock::value::<super::Movimento>(DOCUMENT, "/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::MoverBeneficioResponse::Ok(
                crate::runtime::mock::value::<super::Movimento>(DOCUMENT, "/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(500) => Err(super::Errors400_401_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ListarEventosResponse::Ok(
                crate::runtime::mock::value::<super::PaginaEventos>(DOCUMENT, "/paths/~1operador~1eventos/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(408) => Err(super::Errors400_401_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::AbrirEventoResponse::Created {
                body: crate::runtime::mock::value::<super::Evento>(DOCUMENT, "/paths/~1operador~1eventos/post/responses/201/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}/get/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}/get/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}/get/responses/404/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}/get/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}/get/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::ConsultarEventoResponse::Ok(
                crate::runtime::mock::value::<super::Evento>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}/get/responses/200/content/application~1json"),
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
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/400/content/application~1json"),
            )),
            Some(401) => Err(super::Errors400_401_404_408_409_413_415_500_503::Unauthorized {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/401/content/application~1json"),
                www_authenticate: None,
            }),
            Some(404) => Err(super::Errors400_401_404_408_409_413_415_500_503::NotFound(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/404/content/application~1json"),
            )),
            Some(408) => Err(super::Errors400_401_404_408_409_413_415_500_503::RequestTimeout(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/408/content/application~1json"),
            )),
            Some(409) => Err(super::Errors400_401_404_408_409_413_415_500_503::Conflict(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/409/content/application~1json"),
            )),
            Some(413) => Err(super::Errors400_401_404_408_409_413_415_500_503::ContentTooLarge(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/413/content/application~1json"),
            )),
            Some(415) => Err(super::Errors400_401_404_408_409_413_415_500_503::UnsupportedMediaType(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/415/content/application~1json"),
            )),
            Some(500) => Err(super::Errors400_401_404_408_409_413_415_500_503::InternalServerError(
                crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/500/content/application~1json"),
            )),
            Some(503) => Err(super::Errors400_401_404_408_409_413_415_500_503::ServiceUnavailable {
                body: crate::runtime::mock::value::<super::Erro>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/503/content/application~1json"),
                retry_after: None,
            }),
            _ => Ok(super::MoverEventoResponse::Ok(
                crate::runtime::mock::value::<super::Movimento>(DOCUMENT, "/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/200/content/application~1json"),
            )),
        }
    }
}
