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
        _: crate::runtime::Context<'_>,
        _: crate::runtime::security::Bearer,
        _: &'static [&'static str],
    ) -> Result<(), crate::runtime::Denied> {
        Ok(())
    }
}

impl super::SaudeApi for Mock {
    async fn consultar_vida(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> Result<super::Vida, super::ConsultarVidaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1saude~1vida/get/responses/200/content/application~1json")),
        }
    }

    async fn consultar_prontidao(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> Result<super::Prontidao, super::ConsultarProntidaoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1saude~1prontidao/get/responses/200/content/application~1json")),
        }
    }
}

impl super::UsuariosApi for Mock {
    async fn listar_usuarios(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarUsuariosParameters,
    ) -> Result<super::PaginaUsuarios, super::ListarUsuariosError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1usuarios/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_usuario(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::UsuarioInput,
    ) -> Result<super::Created<super::UsuarioCriado>, super::CriarUsuarioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1usuarios/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_usuario(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Usuario, super::ConsultarUsuarioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1usuarios~1{codUsuario}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn alterar_usuario(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::AlteracaoUsuario,
    ) -> Result<super::Usuario, super::AlterarUsuarioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1usuarios~1{codUsuario}/patch/responses/200/content/application~1json"),
            ),
        }
    }

    async fn redefinir_senha(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: Option<super::NovaSenha>,
    ) -> Result<super::SenhaRedefinida, super::RedefinirSenhaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1usuarios~1{codUsuario}~1senha/post/responses/200/content/application~1json"),
            ),
        }
    }

    async fn revogar_tokens(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RevogarTokensError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }

    async fn conceder_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ConcederLojaParameters,
    ) -> Result<(), super::ConcederLojaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }

    async fn retirar_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::RetirarLojaParameters,
    ) -> Result<(), super::RetirarLojaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::ReceptoresApi for Mock {
    async fn listar_receptores(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarReceptoresParameters,
    ) -> Result<Vec<super::Receptor>, super::ListarReceptoresError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1receptores/get/responses/200/content/application~1json")),
        }
    }

    async fn cadastrar_receptor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ReceptorInput,
    ) -> Result<super::Created<super::ReceptorCriado>, super::CadastrarReceptorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1receptores/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_receptor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Receptor, super::ConsultarReceptorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1receptores~1{codReceptor}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn alterar_receptor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::AlteracaoReceptor,
    ) -> Result<super::Receptor, super::AlterarReceptorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1receptores~1{codReceptor}/patch/responses/200/content/application~1json"),
            ),
        }
    }

    async fn remover_receptor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverReceptorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }

    async fn trocar_segredo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: Option<super::TrocaSegredo>,
    ) -> Result<super::SegredoTrocado, super::TrocarSegredoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1receptores~1{codReceptor}~1segredo/post/responses/200/content/application~1json"),
            ),
        }
    }

    async fn testar_receptor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: Option<super::Ping>,
    ) -> Result<super::ResultadoPing, super::TestarReceptorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1receptores~1{codReceptor}~1ping/post/responses/200/content/application~1json"),
            ),
        }
    }
}

impl super::EntregasApi for Mock {
    async fn listar_entregas(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarEntregasParameters,
    ) -> Result<super::PaginaEntregas, super::ListarEntregasError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1entregas/get/responses/200/content/application~1json")),
        }
    }

    async fn consultar_entrega(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: crate::runtime::Uuid,
    ) -> Result<super::EntregaDetalhe, super::ConsultarEntregaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1entregas~1{idEntrega}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn reenviar_entrega(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: crate::runtime::Uuid,
    ) -> Result<super::Entrega, super::ReenviarEntregaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1entregas~1{idEntrega}~1reenvio/post/responses/202/content/application~1json"),
            ),
        }
    }

    async fn reenviar_intervalo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: Option<String>,
        _: super::Reenvio,
    ) -> Result<super::ResultadoReenvio, super::ReenviarIntervaloError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1reenvios/post/responses/202/content/application~1json")),
        }
    }
}

impl super::LojasApi for Mock {
    async fn listar_lojas(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: Option<bool>,
    ) -> Result<Vec<super::Loja>, super::ListarLojasError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1lojas/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::LojaInput,
    ) -> Result<super::Created<super::Loja>, super::CriarLojaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1lojas/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Loja, super::ConsultarLojaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1lojas~1{codLoja}/get/responses/200/content/application~1json")),
        }
    }

    async fn substituir_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::LojaInput,
    ) -> Result<super::Loja, super::SubstituirLojaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1lojas~1{codLoja}/put/responses/200/content/application~1json")),
        }
    }

    async fn remover_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverLojaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::PlanosApi for Mock {
    async fn listar_planos(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarPlanosParameters,
    ) -> Result<Vec<super::Plano>, super::ListarPlanosError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1planos/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_plano(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::PlanoInput,
    ) -> Result<super::Created<super::Plano>, super::CriarPlanoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1planos/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_plano(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Plano, super::ConsultarPlanoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1planos~1{codPlano}/get/responses/200/content/application~1json")),
        }
    }

    async fn substituir_plano(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::PlanoInput,
    ) -> Result<super::Plano, super::SubstituirPlanoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1planos~1{codPlano}/put/responses/200/content/application~1json")),
        }
    }

    async fn remover_plano(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverPlanoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::SituacoesBeneficioApi for Mock {
    async fn listar_situacoes_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: Option<super::TipoSituacao>,
    ) -> Result<Vec<super::SituacaoBeneficio>, super::ListarSituacoesBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1situacoesBeneficio/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_situacao_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::SituacaoBeneficioInput,
    ) -> Result<super::Created<super::SituacaoBeneficio>, super::CriarSituacaoBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1situacoesBeneficio/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_situacao_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::SituacaoBeneficio, super::ConsultarSituacaoBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1situacoesBeneficio~1{codSituacao}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn substituir_situacao_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::SituacaoBeneficioInput,
    ) -> Result<super::SituacaoBeneficio, super::SubstituirSituacaoBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1situacoesBeneficio~1{codSituacao}/put/responses/200/content/application~1json"),
            ),
        }
    }

    async fn remover_situacao_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverSituacaoBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::TiposVeiculoApi for Mock {
    async fn listar_tipos_veiculo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
    ) -> Result<Vec<super::TipoVeiculo>, super::ListarTiposVeiculoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1tiposVeiculo/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_tipo_veiculo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::TipoVeiculoInput,
    ) -> Result<super::Created<super::TipoVeiculo>, super::CriarTipoVeiculoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1tiposVeiculo/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_tipo_veiculo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::TipoVeiculo, super::ConsultarTipoVeiculoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn substituir_tipo_veiculo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::TipoVeiculoInput,
    ) -> Result<super::TipoVeiculo, super::SubstituirTipoVeiculoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1tiposVeiculo~1{codTipoVeiculo}/put/responses/200/content/application~1json"),
            ),
        }
    }

    async fn remover_tipo_veiculo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverTipoVeiculoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::ClienteSistemaApi for Mock {
    async fn consultar_cliente_sistema(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
    ) -> Result<super::ClienteSistema, super::ConsultarClienteSistemaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/components/responses/ClienteSistema/content/application~1json")),
        }
    }

    async fn definir_cliente_sistema(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ClienteSistema,
    ) -> Result<super::ClienteSistema, super::DefinirClienteSistemaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/components/responses/ClienteSistema/content/application~1json")),
        }
    }
}

impl super::DiasVencimentoApi for Mock {
    async fn listar_dias_vencimento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
    ) -> Result<Vec<super::DiaVencimento>, super::ListarDiasVencimentoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1diasVencimento/get/responses/200/content/application~1json")),
        }
    }

    async fn incluir_dia_vencimento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::DiaVencimento,
    ) -> Result<(), super::IncluirDiaVencimentoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }

    async fn remover_dia_vencimento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::DiaVencimento,
    ) -> Result<(), super::RemoverDiaVencimentoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::CamposAdicionaisApi for Mock {
    async fn listar_campos_adicionais(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarCamposAdicionaisParameters,
    ) -> Result<Vec<super::CampoAdicional>, super::ListarCamposAdicionaisError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1camposAdicionais/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_campo_adicional(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::CampoAdicionalInput,
    ) -> Result<super::CreatedWithLocationAndETag<super::CampoAdicional>, super::CriarCampoAdicionalError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::CreatedWithLocationAndETag { body: VALUES.value("/paths/~1operador~1camposAdicionais/post/responses/201/content/application~1json"), location: None, e_tag: None },
            ),
        }
    }

    async fn consultar_campo_adicional(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Success<super::CampoAdicional>, super::ConsultarCampoAdicionalError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Success { body: VALUES.value("/paths/~1operador~1camposAdicionais~1{codCampo}/get/responses/200/content/application~1json"), e_tag: None },
            ),
        }
    }

    async fn substituir_campo_adicional(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::SubstituirCampoAdicionalParameters,
        _: super::CampoAdicionalInput,
    ) -> Result<super::Success<super::CampoAdicional>, super::SubstituirCampoAdicionalError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(412) => Err(made_versao_divergente().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Success { body: VALUES.value("/paths/~1operador~1camposAdicionais~1{codCampo}/put/responses/200/content/application~1json"), e_tag: None },
            ),
        }
    }

    async fn remover_campo_adicional(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverCampoAdicionalError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::FornecedoresApi for Mock {
    async fn listar_fornecedores(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarFornecedoresParameters,
    ) -> Result<super::PaginaFornecedores, super::ListarFornecedoresError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1fornecedores/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_fornecedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::FornecedorInput,
    ) -> Result<super::Created<super::Fornecedor>, super::CriarFornecedorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1fornecedores/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_fornecedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Fornecedor, super::ConsultarFornecedorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1fornecedores~1{codFornecedor}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn substituir_fornecedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::FornecedorInput,
    ) -> Result<super::Fornecedor, super::SubstituirFornecedorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1fornecedores~1{codFornecedor}/put/responses/200/content/application~1json"),
            ),
        }
    }

    async fn remover_fornecedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverFornecedorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::VendedoresApi for Mock {
    async fn listar_vendedores(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarVendedoresParameters,
    ) -> Result<super::PaginaVendedores, super::ListarVendedoresError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1vendedores/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_vendedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::VendedorInput,
    ) -> Result<super::Created<super::Vendedor>, super::CriarVendedorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1vendedores/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_vendedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Vendedor, super::ConsultarVendedorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1vendedores~1{codVendedor}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn substituir_vendedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::VendedorInput,
    ) -> Result<super::Vendedor, super::SubstituirVendedorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1vendedores~1{codVendedor}/put/responses/200/content/application~1json"),
            ),
        }
    }

    async fn remover_vendedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverVendedorError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::FunisApi for Mock {
    async fn listar_funis(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: Option<bool>,
    ) -> Result<Vec<super::Funil>, super::ListarFunisError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1funis/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_funil(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::FunilInput,
    ) -> Result<super::CreatedWithLocationAndETag<super::Funil>, super::CriarFunilError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::CreatedWithLocationAndETag { body: VALUES.value("/paths/~1operador~1funis/post/responses/201/content/application~1json"), location: None, e_tag: None },
            ),
        }
    }

    async fn consultar_funil(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Success<super::Funil>, super::ConsultarFunilError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Success { body: VALUES.value("/paths/~1operador~1funis~1{codFunil}/get/responses/200/content/application~1json"), e_tag: None },
            ),
        }
    }

    async fn substituir_funil(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::SubstituirFunilParameters,
        _: super::FunilInput,
    ) -> Result<super::Success<super::Funil>, super::SubstituirFunilError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(412) => Err(made_versao_divergente().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Success { body: VALUES.value("/paths/~1operador~1funis~1{codFunil}/put/responses/200/content/application~1json"), e_tag: None },
            ),
        }
    }

    async fn remover_funil(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverFunilError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::SituacoesApi for Mock {
    async fn listar_situacoes(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: Option<super::EntidadeAtendimento>,
    ) -> Result<Vec<super::Situacao>, super::ListarSituacoesError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1situacoes/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_situacao(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::SituacaoInput,
    ) -> Result<super::Created<super::Situacao>, super::CriarSituacaoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1situacoes/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_situacao(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Situacao, super::ConsultarSituacaoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1situacoes~1{codSituacao}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn substituir_situacao(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::SituacaoInput,
    ) -> Result<super::Situacao, super::SubstituirSituacaoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1situacoes~1{codSituacao}/put/responses/200/content/application~1json"),
            ),
        }
    }

    async fn remover_situacao(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverSituacaoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::TiposApi for Mock {
    async fn listar_tipos(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarTiposParameters,
    ) -> Result<Vec<super::Tipo>, super::ListarTiposError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1tipos/get/responses/200/content/application~1json")),
        }
    }

    async fn criar_tipo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::TipoInput,
    ) -> Result<super::Created<super::Tipo>, super::CriarTipoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1tipos/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_tipo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Tipo, super::ConsultarTipoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1tipos~1{codTipo}/get/responses/200/content/application~1json")),
        }
    }

    async fn substituir_tipo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::TipoInput,
    ) -> Result<super::Tipo, super::SubstituirTipoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1tipos~1{codTipo}/put/responses/200/content/application~1json")),
        }
    }

    async fn remover_tipo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::RemoverTipoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::ConsultasApi for Mock {
    async fn listar_consultas(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarConsultasParameters,
    ) -> Result<super::PaginaConsultas, super::ListarConsultasError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1consultas/get/responses/200/content/application~1json")),
        }
    }

    async fn abrir_consulta(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: Option<String>,
        _: super::ConsultaInput,
    ) -> Result<super::Created<super::Consulta>, super::AbrirConsultaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1consultas/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_consulta(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Consulta, super::ConsultarConsultaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1consultas~1{codConsulta}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn mover_consulta(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::MovimentoInput,
    ) -> Result<super::Movimento, super::MoverConsultaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1consultas~1{codConsulta}~1situacao/post/responses/200/content/application~1json"),
            ),
        }
    }
}

impl super::HelpDeskApi for Mock {
    async fn listar_help_desks(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarHelpDesksParameters,
    ) -> Result<super::PaginaHelpDesk, super::ListarHelpDesksError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1helpDesk/get/responses/200/content/application~1json")),
        }
    }

    async fn abrir_help_desk(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: Option<String>,
        _: super::HelpDeskInput,
    ) -> Result<super::Created<super::HelpDesk>, super::AbrirHelpDeskError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1helpDesk/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_help_desk(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::HelpDesk, super::ConsultarHelpDeskError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1helpDesk~1{codHelpDesk}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn mover_help_desk(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::MovimentoInput,
    ) -> Result<super::Movimento, super::MoverHelpDeskError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1helpDesk~1{codHelpDesk}~1situacao/post/responses/200/content/application~1json"),
            ),
        }
    }
}

impl super::VistoriasApi for Mock {
    async fn listar_vistorias(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarVistoriasParameters,
    ) -> Result<super::PaginaVistorias, super::ListarVistoriasError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1vistorias/get/responses/200/content/application~1json")),
        }
    }

    async fn abrir_vistoria(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: Option<String>,
        _: super::VistoriaInput,
    ) -> Result<super::Created<super::Vistoria>, super::AbrirVistoriaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1vistorias/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_vistoria(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Vistoria, super::ConsultarVistoriaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1vistorias~1{codVistoria}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn mover_vistoria(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::MovimentoVistoriaInput,
    ) -> Result<super::Movimento, super::MoverVistoriaError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1vistorias~1{codVistoria}~1situacao/post/responses/200/content/application~1json"),
            ),
        }
    }
}

impl super::BeneficiosApi for Mock {
    async fn mover_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::MovimentoInput,
    ) -> Result<super::Movimento, super::MoverBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1beneficios~1{codBeneficio}~1situacao/post/responses/200/content/application~1json"),
            ),
        }
    }

    async fn listar_equipamentos(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<Vec<super::Equipamento>, super::ListarEquipamentosError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1beneficios~1{codBeneficio}~1equipamentos/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn instalar_equipamento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::EquipamentoInput,
    ) -> Result<super::Created<super::Equipamento>, super::InstalarEquipamentoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1beneficios~1{codBeneficio}~1equipamentos/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn remover_equipamento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::RemoverEquipamentoParameters,
    ) -> Result<(), super::RemoverEquipamentoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }

    async fn listar_itens_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<Vec<super::ItemBeneficio>, super::ListarItensBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1beneficios~1{codBeneficio}~1itens/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn excluir_item_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ExcluirItemBeneficioParameters,
    ) -> Result<(), super::ExcluirItemBeneficioError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::PessoasApi for Mock {
    async fn listar_cartoes_credito(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<Vec<super::CartaoCredito>, super::ListarCartoesCreditoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1pessoas~1{codPessoa}~1cartoesCredito/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn cadastrar_cartao_credito(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::CartaoCreditoInput,
    ) -> Result<super::Created<super::CartaoCredito>, super::CadastrarCartaoCreditoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1pessoas~1{codPessoa}~1cartoesCredito/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn remover_cartao_credito(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::RemoverCartaoCreditoParameters,
    ) -> Result<(), super::RemoverCartaoCreditoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::LeadsApi for Mock {
    async fn encerrar_lead(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<(), super::EncerrarLeadError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(()),
        }
    }
}

impl super::EventosApi for Mock {
    async fn listar_eventos(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::ListarEventosParameters,
    ) -> Result<super::PaginaEventos, super::ListarEventosError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(VALUES.value("/paths/~1operador~1eventos/get/responses/200/content/application~1json")),
        }
    }

    async fn abrir_evento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: Option<String>,
        _: super::EventoInput,
    ) -> Result<super::Created<super::Evento>, super::AbrirEventoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                super::Created { body: VALUES.value("/paths/~1operador~1eventos/post/responses/201/content/application~1json"), location: None },
            ),
        }
    }

    async fn consultar_evento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
    ) -> Result<super::Evento, super::ConsultarEventoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1eventos~1{codEvento}/get/responses/200/content/application~1json"),
            ),
        }
    }

    async fn mover_evento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        _: super::Codigo,
        _: super::MovimentoInput,
    ) -> Result<super::Movimento, super::MoverEventoError> {
        match context.preferred_status() {
            Some(400) => Err(made_requisicao_invalida().into()),
            Some(401) => Err(made_nao_autenticado().into()),
            Some(404) => Err(made_nao_encontrado().into()),
            Some(408) => Err(made_tempo_esgotado().into()),
            Some(409) => Err(made_conflito().into()),
            Some(413) => Err(made_corpo_grande_demais().into()),
            Some(415) => Err(made_tipo_nao_aceito().into()),
            Some(500) => Err(made_erro_interno().into()),
            Some(503) => Err(made_indisponivel().into()),
            _ => Ok(
                VALUES.value("/paths/~1operador~1eventos~1{codEvento}~1situacao/post/responses/200/content/application~1json"),
            ),
        }
    }
}

impl super::Reject for Mock {
    fn erro(&self, _: crate::runtime::rejection::Rejected<'_>) -> super::Erro {
        VALUES.value("/components/responses/RequisicaoInvalida/content/application~1json")
    }
}

fn made_requisicao_invalida() -> super::RequisicaoInvalida {
    super::RequisicaoInvalida(VALUES.value("/components/responses/RequisicaoInvalida/content/application~1json"))
}

fn made_erro_interno() -> super::ErroInterno {
    super::ErroInterno(VALUES.value("/components/responses/ErroInterno/content/application~1json"))
}

fn made_indisponivel() -> super::Indisponivel {
    super::Indisponivel { body: VALUES.value("/components/responses/Indisponivel/content/application~1json"), retry_after: None }
}

fn made_nao_autenticado() -> super::NaoAutenticado {
    super::NaoAutenticado { body: VALUES.value("/components/responses/NaoAutenticado/content/application~1json"), www_authenticate: None }
}

fn made_tempo_esgotado() -> super::TempoEsgotado {
    super::TempoEsgotado(VALUES.value("/components/responses/TempoEsgotado/content/application~1json"))
}

fn made_conflito() -> super::Conflito {
    super::Conflito(VALUES.value("/components/responses/Conflito/content/application~1json"))
}

fn made_corpo_grande_demais() -> super::CorpoGrandeDemais {
    super::CorpoGrandeDemais(VALUES.value("/components/responses/CorpoGrandeDemais/content/application~1json"))
}

fn made_tipo_nao_aceito() -> super::TipoNaoAceito {
    super::TipoNaoAceito(VALUES.value("/components/responses/TipoNaoAceito/content/application~1json"))
}

fn made_nao_encontrado() -> super::NaoEncontrado {
    super::NaoEncontrado(VALUES.value("/components/responses/NaoEncontrado/content/application~1json"))
}

fn made_versao_divergente() -> super::VersaoDivergente {
    super::VersaoDivergente(VALUES.value("/components/responses/VersaoDivergente/content/application~1json"))
}
