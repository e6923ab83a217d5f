//! Client of `spec/operator.yaml`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

#![allow(
    clippy::default_trait_access,
    clippy::return_self_not_must_use,
    reason = "typify and progenitor write it so"
)]
#![allow(
    clippy::doc_markdown,
    clippy::should_implement_trait,
    clippy::struct_field_names,
    rustdoc::bare_urls,
    reason = "names and texts are the document's"
)]

pub mod builder;
pub mod operations;
#[cfg(feature = "schemas")]
pub mod schemas;
pub mod types;

pub use client_runtime::{ByteStream, Connection, Error, ResponseValue};

const _: () = client_runtime::assert_generated_for("0.1.0");

/// Client of Benefit Administration Integration Service: Operator, version 1.84.
#[derive(Debug, Clone)]
pub struct Client {
    connection: Connection,
}

impl Client {
    /// A client of the service at an address, with the default settings.
    pub fn new(base: &str) -> Result<Client, client_runtime::SetupError> {
        let builder = Connection::builder(base).operations(operations::OPERATIONS).schemes(operations::SCHEMES);
        let name = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));
        builder.user_agent(name).build().map(Client::from)
    }

    /// What carries the calls.
    pub fn connection(&self) -> &Connection {
        &self.connection
    }
}

impl From<Connection> for Client {
    fn from(connection: Connection) -> Client {
        Client { connection }
    }
}

impl Client {
    /// O processo está vivo?
    ///
    /// Não toca no banco nem na rede: se responde, o processo não precisa ser reiniciado. 503 só vem quando há conexões demais.
    ///
    /// `GET /operador/saude/vida`
    pub fn consultar_vida(&self) -> builder::ConsultarVida<'_> {
        builder::ConsultarVida::new(self)
    }

    /// O serviço pode receber pedidos?
    ///
    /// Verifica o banco, o disco dele e os despachantes de gatilhos e de mensagens; um servidor de e-mail fora do ar não impede pedidos. Enquanto algo falha, ou durante o desligamento, responde 503 com o que falhou em `detalhes`.
    ///
    /// `GET /operador/saude/prontidao`
    pub fn consultar_prontidao(&self) -> builder::ConsultarProntidao<'_> {
        builder::ConsultarProntidao::new(self)
    }

    /// Lista os usuários
    ///
    /// Em ordem de código. Senhas nunca são mostradas.
    ///
    /// `GET /operador/usuarios`
    pub fn listar_usuarios(&self) -> builder::ListarUsuarios<'_> {
        builder::ListarUsuarios::new(self)
    }

    /// Cria um usuário
    ///
    /// Sem `senha` no corpo, o serviço gera uma, mostra-a nesta resposta, uma única vez, e a envia ao `email`; a escolhida não é enviada. `codLojas` concede as lojas já na criação. Nome de usuário repetido dá 409; loja inexistente, 400.
    ///
    /// `POST /operador/usuarios`
    pub fn criar_usuario(&self) -> builder::CriarUsuario<'_> {
        builder::CriarUsuario::new(self)
    }

    /// Consulta um usuário
    ///
    /// Traz as lojas concedidas e o último acesso; a senha nunca.
    ///
    /// `GET /operador/usuarios/{codUsuario}`
    pub fn consultar_usuario(&self) -> builder::ConsultarUsuario<'_> {
        builder::ConsultarUsuario::new(self)
    }

    /// Altera, desativa ou reativa um usuário
    ///
    /// Desativar revoga na hora todos os tokens do usuário, em todos os processos. Um usuário não se remove, pois os históricos o citam.
    ///
    /// `PATCH /operador/usuarios/{codUsuario}`
    pub fn alterar_usuario(&self) -> builder::AlterarUsuario<'_> {
        builder::AlterarUsuario::new(self)
    }

    /// Redefine a senha de um usuário
    ///
    /// O corpo é opcional: sem `senha`, o serviço gera uma e a mostra nesta resposta, uma única vez. Todos os tokens do usuário são revogados.
    ///
    /// `POST /operador/usuarios/{codUsuario}/senha`
    pub fn redefinir_senha(&self) -> builder::RedefinirSenha<'_> {
        builder::RedefinirSenha::new(self)
    }

    /// Revoga todos os tokens de um usuário
    ///
    /// Vale na hora, em todos os processos. O usuário pode entrar de novo; para impedi-lo, desative-o.
    ///
    /// `DELETE /operador/usuarios/{codUsuario}/tokens`
    pub fn revogar_tokens(&self) -> builder::RevogarTokens<'_> {
        builder::RevogarTokens::new(self)
    }

    /// Concede uma loja a um usuário
    ///
    /// Sem corpo. Vale também para os tokens já emitidos. Conceder de novo nada muda.
    ///
    /// `PUT /operador/usuarios/{codUsuario}/lojas/{codLoja}`
    pub fn conceder_loja(&self) -> builder::ConcederLoja<'_> {
        builder::ConcederLoja::new(self)
    }

    /// Retira uma loja de um usuário
    ///
    /// Vale também para os tokens já emitidos. Retirar uma loja não concedida nada muda.
    ///
    /// `DELETE /operador/usuarios/{codUsuario}/lojas/{codLoja}`
    pub fn retirar_loja(&self) -> builder::RetirarLoja<'_> {
        builder::RetirarLoja::new(self)
    }

    /// Lista os receptores
    ///
    /// Todos, em ordem de código. O segredo nunca é mostrado.
    ///
    /// `GET /operador/receptores`
    pub fn listar_receptores(&self) -> builder::ListarReceptores<'_> {
        builder::ListarReceptores::new(self)
    }

    /// Cadastra um receptor
    ///
    /// O serviço gera o segredo e o mostra nesta resposta, uma única vez. O endereço é resolvido e conferido agora e de novo a cada entrega: privado, de laço, de enlace local ou semelhante é recusado (400, `ENDERECO_PROIBIDO`), salvo se a rede foi liberada ao iniciar o serviço. `http` só em rede liberada. Endereço já cadastrado dá 409. O receptor recebe as mudanças a partir de agora; as anteriores, não.
    ///
    /// `POST /operador/receptores`
    pub fn cadastrar_receptor(&self) -> builder::CadastrarReceptor<'_> {
        builder::CadastrarReceptor::new(self)
    }

    /// Consulta um receptor
    ///
    /// Traz a contagem de entregas por situação e, se desativado, quando e por quê.
    ///
    /// `GET /operador/receptores/{codReceptor}`
    pub fn consultar_receptor(&self) -> builder::ConsultarReceptor<'_> {
        builder::ConsultarReceptor::new(self)
    }

    /// Altera, desativa ou reativa um receptor
    ///
    /// Um endereço novo é conferido como no cadastro e vale também para as entregas pendentes. Desativado, o receptor nada recebe, mas as entregas pendentes e as novas esperam por ele, e reativar as retoma. As mortas, reenvie-as.
    ///
    /// `PATCH /operador/receptores/{codReceptor}`
    pub fn alterar_receptor(&self) -> builder::AlterarReceptor<'_> {
        builder::AlterarReceptor::new(self)
    }

    /// Remove um receptor
    ///
    /// As entregas que não terminaram passam a `MORTA` e já não podem ser reenviadas. O segredo é apagado.
    ///
    /// `DELETE /operador/receptores/{codReceptor}`
    pub fn remover_receptor(&self) -> builder::RemoverReceptor<'_> {
        builder::RemoverReceptor::new(self)
    }

    /// Troca o segredo de um receptor
    ///
    /// Gera um segredo e o mostra nesta resposta, uma única vez. O anterior continua vivo por `sobreposicaoHoras`, e nesse tempo cada entrega leva as duas assinaturas. Com zero, como num vazamento, o anterior morre na hora. Nunca há mais de dois: uma segunda troca mata o mais antigo.
    ///
    /// `POST /operador/receptores/{codReceptor}/segredo`
    pub fn trocar_segredo(&self) -> builder::TrocarSegredo<'_> {
        builder::TrocarSegredo::new(self)
    }

    /// Testa um receptor
    ///
    /// Envia agora um aviso de teste assinado (sem `codHistorico` e com `objeto` vazio) ao caminho da entidade e espera a resposta. É uma só tentativa, fora da fila e do registro de entregas, e serve também a um receptor desativado. O corpo é opcional: sem `entidade`, usa-se a primeira que o receptor assina. A falha do receptor não é erro daqui: a resposta é 200 com `entregue: false`.
    ///
    /// `POST /operador/receptores/{codReceptor}/ping`
    pub fn testar_receptor(&self) -> builder::TestarReceptor<'_> {
        builder::TestarReceptor::new(self)
    }

    /// Lista as entregas
    ///
    /// Da mais nova para a mais antiga. Os filtros se somam; `situacao` e `codReceptor` se repetem, `entidade` é uma lista separada por vírgulas. As entregas terminadas somem depois do prazo de guarda configurado.
    ///
    /// `GET /operador/entregas`
    pub fn listar_entregas(&self) -> builder::ListarEntregas<'_> {
        builder::ListarEntregas::new(self)
    }

    /// Consulta uma entrega
    ///
    /// Traz o corpo exato que é assinado e as tentativas, da mais nova para a mais antiga. Segredos e assinaturas nunca são mostrados.
    ///
    /// `GET /operador/entregas/{idEntrega}`
    pub fn consultar_entrega(&self) -> builder::ConsultarEntrega<'_> {
        builder::ConsultarEntrega::new(self)
    }

    /// Reenvia uma entrega
    ///
    /// Sem corpo. Põe a entrega na fila agora, com o mesmo `webhook-id` e o mesmo corpo. Uma pendente é adiantada; uma morta ou já entregue começa um novo ciclo de dez tentativas. Receptor desativado ou removido dá 409.
    ///
    /// `POST /operador/entregas/{idEntrega}/reenvio`
    pub fn reenviar_entrega(&self) -> builder::ReenviarEntrega<'_> {
        builder::ReenviarEntrega::new(self)
    }

    /// Reenvia as entregas de um intervalo
    ///
    /// Escolhe as entregas de um receptor criadas no intervalo e põe na fila até 10000 por pedido, da mais antiga para a mais nova. Se restam, `proximoCursor` vem preenchido: repita o pedido com ele em `cursor` e outra `Idempotency-Key`. Com `simular`, apenas conta. Receptor desativado dá 409; inexistente, 400.
    ///
    /// `POST /operador/reenvios`
    pub fn reenviar_intervalo(&self) -> builder::ReenviarIntervalo<'_> {
        builder::ReenviarIntervalo::new(self)
    }

    /// Lista as lojas
    ///
    /// Todas, em ordem de nome.
    ///
    /// `GET /operador/lojas`
    pub fn listar_lojas(&self) -> builder::ListarLojas<'_> {
        builder::ListarLojas::new(self)
    }

    /// Cria uma loja
    ///
    /// O código é dado pelo serviço. Nenhum usuário a vê até que lhe seja concedida.
    ///
    /// `POST /operador/lojas`
    pub fn criar_loja(&self) -> builder::CriarLoja<'_> {
        builder::CriarLoja::new(self)
    }

    /// Consulta uma loja
    ///
    /// Lê a loja, ativa ou não.
    ///
    /// `GET /operador/lojas/{codLoja}`
    pub fn consultar_loja(&self) -> builder::ConsultarLoja<'_> {
        builder::ConsultarLoja::new(self)
    }

    /// Substitui uma loja
    ///
    /// Desativada, a loja não recebe registros novos; o que já é dela continua visível e pode ser alterado, também sem mudar de loja.
    ///
    /// `PUT /operador/lojas/{codLoja}`
    pub fn substituir_loja(&self) -> builder::SubstituirLoja<'_> {
        builder::SubstituirLoja::new(self)
    }

    /// Remove uma loja
    ///
    /// Uma loja com usuários, pessoas ou benefícios dá 409.
    ///
    /// `DELETE /operador/lojas/{codLoja}`
    pub fn remover_loja(&self) -> builder::RemoverLoja<'_> {
        builder::RemoverLoja::new(self)
    }

    /// Lista os planos
    ///
    /// Todos, em ordem de nome.
    ///
    /// `GET /operador/planos`
    pub fn listar_planos(&self) -> builder::ListarPlanos<'_> {
        builder::ListarPlanos::new(self)
    }

    /// Cria um plano
    ///
    /// O código é dado pelo serviço e é o `codPlano` dos benefícios e das negociações.
    ///
    /// `POST /operador/planos`
    pub fn criar_plano(&self) -> builder::CriarPlano<'_> {
        builder::CriarPlano::new(self)
    }

    /// Consulta um plano
    ///
    /// Lê o plano, ativo ou não.
    ///
    /// `GET /operador/planos/{codPlano}`
    pub fn consultar_plano(&self) -> builder::ConsultarPlano<'_> {
        builder::ConsultarPlano::new(self)
    }

    /// Substitui um plano
    ///
    /// O valor novo vale para itens novos; os já contratados guardam o seu.
    ///
    /// `PUT /operador/planos/{codPlano}`
    pub fn substituir_plano(&self) -> builder::SubstituirPlano<'_> {
        builder::SubstituirPlano::new(self)
    }

    /// Remove um plano
    ///
    /// Um plano que algum benefício ou negócio tem dá 409.
    ///
    /// `DELETE /operador/planos/{codPlano}`
    pub fn remover_plano(&self) -> builder::RemoverPlano<'_> {
        builder::RemoverPlano::new(self)
    }

    /// Lista as situações de benefício
    ///
    /// Todas, em ordem de nome.
    ///
    /// `GET /operador/situacoesBeneficio`
    pub fn listar_situacoes_beneficio(&self) -> builder::ListarSituacoesBeneficio<'_> {
        builder::ListarSituacoesBeneficio::new(self)
    }

    /// Cria uma situação de benefício
    ///
    /// O nome é livre e único; o tipo é um dos que o sistema conhece. A primeira situação de um tipo é a padrão dele, e marcar outra como `padrao` desmarca a anterior.
    ///
    /// `POST /operador/situacoesBeneficio`
    pub fn criar_situacao_beneficio(&self) -> builder::CriarSituacaoBeneficio<'_> {
        builder::CriarSituacaoBeneficio::new(self)
    }

    /// Consulta uma situação de benefício
    ///
    /// Lê a situação com seu tipo e suas cores.
    ///
    /// `GET /operador/situacoesBeneficio/{codSituacao}`
    pub fn consultar_situacao_beneficio(&self) -> builder::ConsultarSituacaoBeneficio<'_> {
        builder::ConsultarSituacaoBeneficio::new(self)
    }

    /// Substitui uma situação de benefício
    ///
    /// O tipo não muda enquanto algum benefício está na situação (409). Nome e cores valem para os gatilhos seguintes.
    ///
    /// `PUT /operador/situacoesBeneficio/{codSituacao}`
    pub fn substituir_situacao_beneficio(&self) -> builder::SubstituirSituacaoBeneficio<'_> {
        builder::SubstituirSituacaoBeneficio::new(self)
    }

    /// Remove uma situação de benefício
    ///
    /// Uma situação que algum benefício tem, ou que é a padrão do seu tipo, dá 409.
    ///
    /// `DELETE /operador/situacoesBeneficio/{codSituacao}`
    pub fn remover_situacao_beneficio(&self) -> builder::RemoverSituacaoBeneficio<'_> {
        builder::RemoverSituacaoBeneficio::new(self)
    }

    /// Lista os tipos de veículo
    ///
    /// Todos, em ordem de nome.
    ///
    /// `GET /operador/tiposVeiculo`
    pub fn listar_tipos_veiculo(&self) -> builder::ListarTiposVeiculo<'_> {
        builder::ListarTiposVeiculo::new(self)
    }

    /// Cria um tipo de veículo
    ///
    /// O nome é livre e único; a categoria é uma das oito da interface.
    ///
    /// `POST /operador/tiposVeiculo`
    pub fn criar_tipo_veiculo(&self) -> builder::CriarTipoVeiculo<'_> {
        builder::CriarTipoVeiculo::new(self)
    }

    /// Consulta um tipo de veículo
    ///
    /// Lê o tipo de veículo com sua categoria.
    ///
    /// `GET /operador/tiposVeiculo/{codTipoVeiculo}`
    pub fn consultar_tipo_veiculo(&self) -> builder::ConsultarTipoVeiculo<'_> {
        builder::ConsultarTipoVeiculo::new(self)
    }

    /// Substitui um tipo de veículo
    ///
    /// A mudança aparece nos veículos que já são do tipo.
    ///
    /// `PUT /operador/tiposVeiculo/{codTipoVeiculo}`
    pub fn substituir_tipo_veiculo(&self) -> builder::SubstituirTipoVeiculo<'_> {
        builder::SubstituirTipoVeiculo::new(self)
    }

    /// Remove um tipo de veículo
    ///
    /// Um tipo que algum veículo tem dá 409.
    ///
    /// `DELETE /operador/tiposVeiculo/{codTipoVeiculo}`
    pub fn remover_tipo_veiculo(&self) -> builder::RemoverTipoVeiculo<'_> {
        builder::RemoverTipoVeiculo::new(self)
    }

    /// Consulta o cliente do sistema
    ///
    /// Antes de definido, 404.
    ///
    /// `GET /operador/clienteSistema`
    pub fn consultar_cliente_sistema(&self) -> builder::ConsultarClienteSistema<'_> {
        builder::ConsultarClienteSistema::new(self)
    }

    /// Define o cliente do sistema
    ///
    /// Código e nome que `POST /ext/autenticacao` responde a partir de agora, em `codClienteSistema` e `nomeClienteSistema`. Definir de novo o mesmo nada muda.
    ///
    /// `PUT /operador/clienteSistema`
    pub fn definir_cliente_sistema(&self) -> builder::DefinirClienteSistema<'_> {
        builder::DefinirClienteSistema::new(self)
    }

    /// Lista os dias de vencimento
    ///
    /// Em ordem crescente.
    ///
    /// `GET /operador/diasVencimento`
    pub fn listar_dias_vencimento(&self) -> builder::ListarDiasVencimento<'_> {
        builder::ListarDiasVencimento::new(self)
    }

    /// Inclui um dia de vencimento
    ///
    /// Sem corpo. Incluir de novo nada muda.
    ///
    /// `PUT /operador/diasVencimento/{dia}`
    pub fn incluir_dia_vencimento(&self) -> builder::IncluirDiaVencimento<'_> {
        builder::IncluirDiaVencimento::new(self)
    }

    /// Remove um dia de vencimento
    ///
    /// Um dia em que algum benefício vence dá 409.
    ///
    /// `DELETE /operador/diasVencimento/{dia}`
    pub fn remover_dia_vencimento(&self) -> builder::RemoverDiaVencimento<'_> {
        builder::RemoverDiaVencimento::new(self)
    }

    /// Lista os campos adicionais
    ///
    /// Todos, por tipo de benefício e, em cada um, por ordem.
    ///
    /// `GET /operador/camposAdicionais`
    pub fn listar_campos_adicionais(&self) -> builder::ListarCamposAdicionais<'_> {
        builder::ListarCamposAdicionais::new(self)
    }

    /// Cria um campo adicional
    ///
    /// O nome é único no tipo de benefício. `formato` diz o que o campo aceita; os valores enviados ao serviço são conferidos por ele.
    ///
    /// `POST /operador/camposAdicionais`
    pub fn criar_campo_adicional(&self) -> builder::CriarCampoAdicional<'_> {
        builder::CriarCampoAdicional::new(self)
    }

    /// Consulta um campo adicional
    ///
    /// O `ETag` da resposta serve de `If-Match` à substituição.
    ///
    /// `GET /operador/camposAdicionais/{codCampo}`
    pub fn consultar_campo_adicional(&self) -> builder::ConsultarCampoAdicional<'_> {
        builder::ConsultarCampoAdicional::new(self)
    }

    /// Substitui um campo adicional
    ///
    /// Os valores já gravados não são conferidos de novo. O tipo do formato não muda depois que há valores (409).
    ///
    /// `PUT /operador/camposAdicionais/{codCampo}`
    pub fn substituir_campo_adicional(&self) -> builder::SubstituirCampoAdicional<'_> {
        builder::SubstituirCampoAdicional::new(self)
    }

    /// Remove um campo adicional
    ///
    /// Um campo com valores gravados dá 409; desative-o.
    ///
    /// `DELETE /operador/camposAdicionais/{codCampo}`
    pub fn remover_campo_adicional(&self) -> builder::RemoverCampoAdicional<'_> {
        builder::RemoverCampoAdicional::new(self)
    }

    /// Lista os fornecedores
    ///
    /// Em ordem de código.
    ///
    /// `GET /operador/fornecedores`
    pub fn listar_fornecedores(&self) -> builder::ListarFornecedores<'_> {
        builder::ListarFornecedores::new(self)
    }

    /// Cria um fornecedor
    ///
    /// CPF ou CNPJ com dígitos errados dá 400; já cadastrado, 409.
    ///
    /// `POST /operador/fornecedores`
    pub fn criar_fornecedor(&self) -> builder::CriarFornecedor<'_> {
        builder::CriarFornecedor::new(self)
    }

    /// Consulta um fornecedor
    ///
    /// Lê o fornecedor, ativo ou não.
    ///
    /// `GET /operador/fornecedores/{codFornecedor}`
    pub fn consultar_fornecedor(&self) -> builder::ConsultarFornecedor<'_> {
        builder::ConsultarFornecedor::new(self)
    }

    /// Substitui um fornecedor
    ///
    /// CPF ou CNPJ de outro fornecedor dá 409.
    ///
    /// `PUT /operador/fornecedores/{codFornecedor}`
    pub fn substituir_fornecedor(&self) -> builder::SubstituirFornecedor<'_> {
        builder::SubstituirFornecedor::new(self)
    }

    /// Remove um fornecedor
    ///
    /// Um fornecedor que alguma consulta tem como clínica dá 409; desative-o.
    ///
    /// `DELETE /operador/fornecedores/{codFornecedor}`
    pub fn remover_fornecedor(&self) -> builder::RemoverFornecedor<'_> {
        builder::RemoverFornecedor::new(self)
    }

    /// Lista os vendedores
    ///
    /// Em ordem de código.
    ///
    /// `GET /operador/vendedores`
    pub fn listar_vendedores(&self) -> builder::ListarVendedores<'_> {
        builder::ListarVendedores::new(self)
    }

    /// Cria um vendedor
    ///
    /// CPF ou CNPJ com dígitos errados dá 400; já cadastrado no mesmo tipo, 409.
    ///
    /// `POST /operador/vendedores`
    pub fn criar_vendedor(&self) -> builder::CriarVendedor<'_> {
        builder::CriarVendedor::new(self)
    }

    /// Consulta um vendedor
    ///
    /// Lê o vendedor, ativo ou não.
    ///
    /// `GET /operador/vendedores/{codVendedor}`
    pub fn consultar_vendedor(&self) -> builder::ConsultarVendedor<'_> {
        builder::ConsultarVendedor::new(self)
    }

    /// Substitui um vendedor
    ///
    /// Desativado, o vendedor some da pesquisa do serviço; o que vendeu continua dele.
    ///
    /// `PUT /operador/vendedores/{codVendedor}`
    pub fn substituir_vendedor(&self) -> builder::SubstituirVendedor<'_> {
        builder::SubstituirVendedor::new(self)
    }

    /// Remove um vendedor
    ///
    /// Um vendedor que alguma pessoa, benefício ou negócio cita dá 409; desative-o.
    ///
    /// `DELETE /operador/vendedores/{codVendedor}`
    pub fn remover_vendedor(&self) -> builder::RemoverVendedor<'_> {
        builder::RemoverVendedor::new(self)
    }

    /// Lista os funis
    ///
    /// Todos, em ordem de nome, com suas etapas.
    ///
    /// `GET /operador/funis`
    pub fn listar_funis(&self) -> builder::ListarFunis<'_> {
        builder::ListarFunis::new(self)
    }

    /// Cria um funil
    ///
    /// As etapas ficam na ordem em que vêm; os códigos são dados pelo serviço.
    ///
    /// `POST /operador/funis`
    pub fn criar_funil(&self) -> builder::CriarFunil<'_> {
        builder::CriarFunil::new(self)
    }

    /// Consulta um funil
    ///
    /// O `ETag` da resposta serve de `If-Match` à substituição.
    ///
    /// `GET /operador/funis/{codFunil}`
    pub fn consultar_funil(&self) -> builder::ConsultarFunil<'_> {
        builder::ConsultarFunil::new(self)
    }

    /// Substitui um funil
    ///
    /// As etapas enviadas com `codEtapa` são mantidas, as sem código são criadas e as que faltam são removidas; uma etapa com negócios não se remove (409). `codEtapa` de outro funil dá 400.
    ///
    /// `PUT /operador/funis/{codFunil}`
    pub fn substituir_funil(&self) -> builder::SubstituirFunil<'_> {
        builder::SubstituirFunil::new(self)
    }

    /// Remove um funil
    ///
    /// Um funil com negócios dá 409; desative-o.
    ///
    /// `DELETE /operador/funis/{codFunil}`
    pub fn remover_funil(&self) -> builder::RemoverFunil<'_> {
        builder::RemoverFunil::new(self)
    }

    /// Lista as situações
    ///
    /// Todas, por entidade e, em cada uma, por nome.
    ///
    /// `GET /operador/situacoes`
    pub fn listar_situacoes(&self) -> builder::ListarSituacoes<'_> {
        builder::ListarSituacoes::new(self)
    }

    /// Cria uma situação
    ///
    /// O nome é único na entidade. A primeira situação de uma entidade é a inicial, e marcar outra como `inicial` desmarca a anterior.
    ///
    /// `POST /operador/situacoes`
    pub fn criar_situacao(&self) -> builder::CriarSituacao<'_> {
        builder::CriarSituacao::new(self)
    }

    /// Consulta uma situação
    ///
    /// Lê a situação com suas cores.
    ///
    /// `GET /operador/situacoes/{codSituacao}`
    pub fn consultar_situacao(&self) -> builder::ConsultarSituacao<'_> {
        builder::ConsultarSituacao::new(self)
    }

    /// Substitui uma situação
    ///
    /// A entidade não muda (400). Nome e cores valem para os gatilhos seguintes.
    ///
    /// `PUT /operador/situacoes/{codSituacao}`
    pub fn substituir_situacao(&self) -> builder::SubstituirSituacao<'_> {
        builder::SubstituirSituacao::new(self)
    }

    /// Remove uma situação
    ///
    /// Uma situação em que alguma entidade está ou esteve, ou que é a inicial, dá 409.
    ///
    /// `DELETE /operador/situacoes/{codSituacao}`
    pub fn remover_situacao(&self) -> builder::RemoverSituacao<'_> {
        builder::RemoverSituacao::new(self)
    }

    /// Lista os tipos
    ///
    /// Todos, por entidade e, em cada uma, por nome.
    ///
    /// `GET /operador/tipos`
    pub fn listar_tipos(&self) -> builder::ListarTipos<'_> {
        builder::ListarTipos::new(self)
    }

    /// Cria um tipo
    ///
    /// O nome é único na entidade. O tipo de uma consulta é a especialidade médica.
    ///
    /// `POST /operador/tipos`
    pub fn criar_tipo(&self) -> builder::CriarTipo<'_> {
        builder::CriarTipo::new(self)
    }

    /// Consulta um tipo
    ///
    /// Lê o tipo, ativo ou não.
    ///
    /// `GET /operador/tipos/{codTipo}`
    pub fn consultar_tipo(&self) -> builder::ConsultarTipo<'_> {
        builder::ConsultarTipo::new(self)
    }

    /// Substitui um tipo
    ///
    /// A entidade não muda (400). O nome vale para os gatilhos seguintes.
    ///
    /// `PUT /operador/tipos/{codTipo}`
    pub fn substituir_tipo(&self) -> builder::SubstituirTipo<'_> {
        builder::SubstituirTipo::new(self)
    }

    /// Remove um tipo
    ///
    /// Um tipo que alguma entidade tem dá 409; desative-o.
    ///
    /// `DELETE /operador/tipos/{codTipo}`
    pub fn remover_tipo(&self) -> builder::RemoverTipo<'_> {
        builder::RemoverTipo::new(self)
    }

    /// Lista as consultas
    ///
    /// Da mais nova para a mais antiga, sem o histórico.
    ///
    /// `GET /operador/consultas`
    pub fn listar_consultas(&self) -> builder::ListarConsultas<'_> {
        builder::ListarConsultas::new(self)
    }

    /// Abre uma consulta
    ///
    /// Sem `codSituacao`, começa na situação inicial das consultas. `codEspecialidade` é um tipo da entidade `consulta`; `codClinica`, um fornecedor ativo. Um código que não existe dá 400.
    ///
    /// `POST /operador/consultas`
    pub fn abrir_consulta(&self) -> builder::AbrirConsulta<'_> {
        builder::AbrirConsulta::new(self)
    }

    /// Consulta uma consulta
    ///
    /// Traz o histórico de situações, do mais novo para o mais antigo, até 100 registros.
    ///
    /// `GET /operador/consultas/{codConsulta}`
    pub fn consultar_consulta(&self) -> builder::ConsultarConsulta<'_> {
        builder::ConsultarConsulta::new(self)
    }

    /// Move uma consulta para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Situação de outra entidade dá 400.
    ///
    /// `POST /operador/consultas/{codConsulta}/situacao`
    pub fn mover_consulta(&self) -> builder::MoverConsulta<'_> {
        builder::MoverConsulta::new(self)
    }

    /// Lista os chamados
    ///
    /// Do mais novo para o mais antigo, sem o histórico.
    ///
    /// `GET /operador/helpDesk`
    pub fn listar_help_desks(&self) -> builder::ListarHelpDesks<'_> {
        builder::ListarHelpDesks::new(self)
    }

    /// Abre um chamado
    ///
    /// Sem `codSituacao`, começa na situação inicial dos chamados. Um código que não existe dá 400.
    ///
    /// `POST /operador/helpDesk`
    pub fn abrir_help_desk(&self) -> builder::AbrirHelpDesk<'_> {
        builder::AbrirHelpDesk::new(self)
    }

    /// Consulta um chamado
    ///
    /// Traz o histórico de situações, do mais novo para o mais antigo, até 100 registros.
    ///
    /// `GET /operador/helpDesk/{codHelpDesk}`
    pub fn consultar_help_desk(&self) -> builder::ConsultarHelpDesk<'_> {
        builder::ConsultarHelpDesk::new(self)
    }

    /// Move um chamado para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Uma situação que encerra preenche `dataEncerramento`; sair dela a apaga.
    ///
    /// `POST /operador/helpDesk/{codHelpDesk}/situacao`
    pub fn mover_help_desk(&self) -> builder::MoverHelpDesk<'_> {
        builder::MoverHelpDesk::new(self)
    }

    /// Lista as vistorias
    ///
    /// Da mais nova para a mais antiga, sem o histórico.
    ///
    /// `GET /operador/vistorias`
    pub fn listar_vistorias(&self) -> builder::ListarVistorias<'_> {
        builder::ListarVistorias::new(self)
    }

    /// Abre uma vistoria
    ///
    /// Sem `codSituacao`, começa na situação inicial das vistorias. A pessoa é o titular do benefício. Um código que não existe dá 400.
    ///
    /// `POST /operador/vistorias`
    pub fn abrir_vistoria(&self) -> builder::AbrirVistoria<'_> {
        builder::AbrirVistoria::new(self)
    }

    /// Consulta uma vistoria
    ///
    /// Traz o histórico de situações, do mais novo para o mais antigo, até 100 registros.
    ///
    /// `GET /operador/vistorias/{codVistoria}`
    pub fn consultar_vistoria(&self) -> builder::ConsultarVistoria<'_> {
        builder::ConsultarVistoria::new(self)
    }

    /// Move uma vistoria para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Uma situação que encerra preenche `dataConclusao`; sair dela a apaga. Aqui também se informa quem vistoriou.
    ///
    /// `POST /operador/vistorias/{codVistoria}/situacao`
    pub fn mover_vistoria(&self) -> builder::MoverVistoria<'_> {
        builder::MoverVistoria::new(self)
    }

    /// Move um benefício para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Mover para uma situação do tipo `CANCELADO` equivale a cancelar o benefício.
    ///
    /// `POST /operador/beneficios/{codBeneficio}/situacao`
    pub fn mover_beneficio(&self) -> builder::MoverBeneficio<'_> {
        builder::MoverBeneficio::new(self)
    }

    /// Lista os equipamentos de um benefício
    ///
    /// Todos, em ordem de código, também os que foram removidos do veículo.
    ///
    /// `GET /operador/beneficios/{codBeneficio}/equipamentos`
    pub fn listar_equipamentos(&self) -> builder::ListarEquipamentos<'_> {
        builder::ListarEquipamentos::new(self)
    }

    /// Acrescenta um equipamento
    ///
    /// Só um benefício veicular tem equipamentos; em outro, 400.
    ///
    /// `POST /operador/beneficios/{codBeneficio}/equipamentos`
    pub fn instalar_equipamento(&self) -> builder::InstalarEquipamento<'_> {
        builder::InstalarEquipamento::new(self)
    }

    /// Remove um equipamento
    ///
    /// Grava o dia da remoção; o equipamento fica na lista, fora de uso. Remover de novo nada muda.
    ///
    /// `DELETE /operador/beneficios/{codBeneficio}/equipamentos/{codInstalacao}`
    pub fn remover_equipamento(&self) -> builder::RemoverEquipamento<'_> {
        builder::RemoverEquipamento::new(self)
    }

    /// Lista os itens de um benefício
    ///
    /// Todos, na ordem em que entraram, também os excluídos.
    ///
    /// `GET /operador/beneficios/{codBeneficio}/itens`
    pub fn listar_itens_beneficio(&self) -> builder::ListarItensBeneficio<'_> {
        builder::ListarItensBeneficio::new(self)
    }

    /// Exclui um item
    ///
    /// Grava o dia da exclusão; o item fica na lista. O item do plano do próprio benefício dá 409: muda-se antes o plano. Excluir de novo nada muda.
    ///
    /// `DELETE /operador/beneficios/{codBeneficio}/itens/{codItem}`
    pub fn excluir_item_beneficio(&self) -> builder::ExcluirItemBeneficio<'_> {
        builder::ExcluirItemBeneficio::new(self)
    }

    /// Lista os cartões de crédito de uma pessoa
    ///
    /// Todos, em ordem de código, ativos ou não.
    ///
    /// `GET /operador/pessoas/{codPessoa}/cartoesCredito`
    pub fn listar_cartoes_credito(&self) -> builder::ListarCartoesCredito<'_> {
        builder::ListarCartoesCredito::new(self)
    }

    /// Cadastra um cartão de crédito
    ///
    /// O serviço guarda só os quatro últimos dígitos; o número inteiro nunca deve ser enviado. Um cartão novo que é o principal toma o lugar do que o era.
    ///
    /// `POST /operador/pessoas/{codPessoa}/cartoesCredito`
    pub fn cadastrar_cartao_credito(&self) -> builder::CadastrarCartaoCredito<'_> {
        builder::CadastrarCartaoCredito::new(self)
    }

    /// Remove um cartão de crédito
    ///
    /// Nada fica guardado dele.
    ///
    /// `DELETE /operador/pessoas/{codPessoa}/cartoesCredito/{codCartaoCredito}`
    pub fn remover_cartao_credito(&self) -> builder::RemoverCartaoCredito<'_> {
        builder::RemoverCartaoCredito::new(self)
    }

    /// Encerra um lead
    ///
    /// Sem corpo. O lead sai das buscas de leads ativos; seus negócios continuam. Encerrar de novo nada muda.
    ///
    /// `PUT /operador/leads/{codLead}/encerramento`
    pub fn encerrar_lead(&self) -> builder::EncerrarLead<'_> {
        builder::EncerrarLead::new(self)
    }

    /// Lista os eventos
    ///
    /// Do mais novo para o mais antigo, sem o histórico.
    ///
    /// `GET /operador/eventos`
    pub fn listar_eventos(&self) -> builder::ListarEventos<'_> {
        builder::ListarEventos::new(self)
    }

    /// Abre um evento
    ///
    /// Sem `codSituacao`, começa na situação inicial dos eventos. O evento aparece logo nas operações de evento do serviço. Um código que não existe dá 400, e também um benefício de loja desativada.
    ///
    /// `POST /operador/eventos`
    pub fn abrir_evento(&self) -> builder::AbrirEvento<'_> {
        builder::AbrirEvento::new(self)
    }

    /// Consulta um evento
    ///
    /// Traz o histórico de situações, do mais novo para o mais antigo, até 100 registros.
    ///
    /// `GET /operador/eventos/{codEvento}`
    pub fn consultar_evento(&self) -> builder::ConsultarEvento<'_> {
        builder::ConsultarEvento::new(self)
    }

    /// Move um evento para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Uma situação que encerra preenche `dataEncerramento`; sair dela a apaga.
    ///
    /// `POST /operador/eventos/{codEvento}/situacao`
    pub fn mover_evento(&self) -> builder::MoverEvento<'_> {
        builder::MoverEvento::new(self)
    }
}
