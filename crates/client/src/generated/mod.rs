//! Client of `spec/service.yaml`.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

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

/// Client of Benefit Administration Integration Service, version 1.84.
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
    /// Autentica o usuário e entrega um token
    ///
    /// Recebe usuário e senha no cabeçalho `Authorization: Basic` e devolve o registro de acesso. O token
    /// (`authorizationToken`) vale 12 horas e acompanha as demais operações no cabeçalho `Authorization: Bearer`.
    ///
    /// Não precisa de corpo; um objeto vazio (`{}`) também é aceito. Usuário desconhecido e senha errada recebem a
    /// mesma resposta. Autenticações seguidas demais são respondidas com 429: guarde o token em vez de pedir outro.
    ///
    /// `POST /ext/autenticacao`
    pub fn autenticar_usuario(&self) -> builder::AutenticarUsuario<'_> {
        builder::AutenticarUsuario::new(self)
    }

    /// Lista os campos adicionais de um tipo de benefício
    ///
    /// Devolve as definições dos campos que a base acrescentou aos benefícios do tipo informado. Os valores são
    /// gravados por `PUT /ext/beneficio/{codBeneficio}/dadosAdicionais`.
    ///
    /// `GET /ext/administracao/campos/{codigo}`
    pub fn listar_campos_adicionais(&self) -> builder::ListarCamposAdicionais<'_> {
        builder::ListarCamposAdicionais::new(self)
    }

    /// Obtém um fornecedor
    ///
    /// Devolve os dados cadastrais do fornecedor.
    ///
    /// `GET /ext/administracao/fornecedor/{codFornecedor}`
    pub fn obter_fornecedor(&self) -> builder::ObterFornecedor<'_> {
        builder::ObterFornecedor::new(self)
    }

    /// Lista as lojas do usuário
    ///
    /// Devolve código e nome das lojas (unidades) que o usuário pode acessar, as mesmas de `permissaoLoja`. Uma loja desativada continua entre elas: o que já é dela pode ser lido e alterado, mas ela não recebe registros novos (decisão).
    ///
    /// `GET /ext/administracao/loja`
    pub fn listar_lojas(&self) -> builder::ListarLojas<'_> {
        builder::ListarLojas::new(self)
    }

    /// Pesquisa vendedores ativos
    ///
    /// Devolve os vendedores ativos, consultores ou representantes, das lojas do usuário. Todos os filtros são
    /// opcionais e valem em conjunto; nomes são comparados sem distinguir acentos nem maiúsculas.
    ///
    /// `GET /ext/administracao/vendedor`
    pub fn pesquisar_vendedores(&self) -> builder::PesquisarVendedores<'_> {
        builder::PesquisarVendedores::new(self)
    }

    /// Pesquisa associados e seus benefícios
    ///
    /// Devolve uma página de até 100 itens, um por benefício: quem tem dois benefícios aparece duas vezes. Quem ainda
    /// não tem benefício aparece uma vez, sem os campos do benefício (decisão). A ordem é a de `codPessoa` e
    /// `codBeneficio` (decisão).
    ///
    /// Informe ao menos um destes: `codPessoa`; `nome`; `cpf` ou `cnpj`; `dataCadastroInicial` com
    /// `dataCadastroFinal`; `dataNascimento`; `situacaoBeneficio`; `placa` ou `chassi`. Um valor em branco conta como
    /// não informado. Os demais filtros apenas estreitam a busca, e todos valem em conjunto.
    ///
    /// `GET /ext/associado`
    pub fn pesquisar_associados(&self) -> builder::PesquisarAssociados<'_> {
        builder::PesquisarAssociados::new(self)
    }

    /// Salva uma pessoa
    ///
    /// Cria a pessoa ou, quando o CPF/CNPJ já está cadastrado, atualiza-a. Na atualização, campo ausente mantém o
    /// valor atual, `null` o apaga, e a lista de telefones e cada endereço tomam por inteiro o lugar dos anteriores
    /// (decisões). A data de nascimento não pode ser futura, e o nome precisa de ao menos um caractere visível
    /// (decisões).
    ///
    /// Pessoa nova não entra em loja desativada; a que já está em uma pode ser alterada e continuar nela (decisão).
    ///
    /// `POST /ext/associado`
    pub fn salvar_associado(&self) -> builder::SalvarAssociado<'_> {
        builder::SalvarAssociado::new(self)
    }

    /// Lista os cartões de crédito do associado
    ///
    /// Devolve os cartões de crédito ligados ao associado. O número vem sempre mascarado, com os quatro últimos
    /// dígitos (decisão).
    ///
    /// `GET /ext/associado/{codPessoa}/cartaoCredito`
    pub fn listar_cartoes_credito(&self) -> builder::ListarCartoesCredito<'_> {
        builder::ListarCartoesCredito::new(self)
    }

    /// Pesquisa benefícios
    ///
    /// Informe ao menos um parâmetro do benefício: `placa`, `chassi`, `sequencial` ou `numeroCartaoDesconto`. Os
    /// demais filtros apenas estreitam a busca, e todos valem em conjunto.
    ///
    /// `GET /ext/beneficio`
    pub fn pesquisar_beneficios(&self) -> builder::PesquisarBeneficios<'_> {
        builder::PesquisarBeneficios::new(self)
    }

    /// Salva um benefício básico
    ///
    /// Cria o benefício ou, quando o corpo traz `codBeneficio`, atualiza-o. A pessoa, já cadastrada, é achada pelo
    /// CPF/CNPJ, e o plano, que dá o tipo ao benefício, tem de existir. Na atualização, campo ausente mantém o valor
    /// atual, e `null` o apaga (decisões).
    ///
    /// Benefício novo não entra em loja desativada, nem pela loja da pessoa, nem recebe plano fora de venda ou
    /// vendedor inativo; o que já os tem pode conservá-los (decisão).
    ///
    /// A situação vai pelo nome, em `situacao`, ou simplesmente em `ativo`; se os dois vierem e se contradisserem, a
    /// resposta é 400. Benefícios veiculares são salvos por `POST /ext/beneficio/veicular`.
    ///
    /// `POST /ext/beneficio`
    pub fn salvar_beneficio(&self) -> builder::SalvarBeneficio<'_> {
        builder::SalvarBeneficio::new(self)
    }

    /// Salva um benefício veicular
    ///
    /// Vale o mesmo que em `POST /ext/beneficio`, com os dados do veículo. Informe `placa` ou, para veículo ainda sem
    /// placa, `chassi` (decisão). Um segundo benefício ativo do mesmo titular, com a mesma placa e o mesmo plano, é
    /// recusado com o código do primeiro (decisão).
    ///
    /// `POST /ext/beneficio/veicular`
    pub fn salvar_beneficio_veicular(&self) -> builder::SalvarBeneficioVeicular<'_> {
        builder::SalvarBeneficioVeicular::new(self)
    }

    /// Pesquisa dependentes
    ///
    /// Informe ao menos um dos três parâmetros; os informados valem em conjunto. A lista segue enquanto é lida (veja
    /// *Listas sem páginas*).
    ///
    /// `GET /ext/beneficio/dependente`
    pub fn pesquisar_dependentes(&self) -> builder::PesquisarDependentes<'_> {
        builder::PesquisarDependentes::new(self)
    }

    /// Salva um dependente
    ///
    /// Liga o dependente ao benefício indicado ou, quando o corpo traz `codDependente`, atualiza-o. A atualização
    /// substitui o registro inteiro: campo ausente fica vazio. Só o cartão e `ativo`, se ausentes, ficam como estão;
    /// `null` apaga o cartão (decisão).
    ///
    /// Um benefício cancelado não recebe dependentes nem os reativa, mas os seus podem ser corrigidos e desativados.
    /// Plano fora de venda fica com o dependente que já o tem e não entra em outro. A data de nascimento não pode ser
    /// futura, e o nome precisa de ao menos um caractere visível. Salvar um dependente conta como atualização do
    /// benefício (decisões).
    ///
    /// `POST /ext/beneficio/dependente`
    pub fn salvar_dependente(&self) -> builder::SalvarDependente<'_> {
        builder::SalvarDependente::new(self)
    }

    /// Lista todos os benefícios, em páginas
    ///
    /// Devolve os benefícios de todas as lojas do usuário, em páginas de até 100 itens, na ordem de `codBeneficio`
    /// (decisão). Uma página além da última traz `itens` vazio.
    ///
    /// `GET /ext/beneficio/lista`
    pub fn listar_beneficios(&self) -> builder::ListarBeneficios<'_> {
        builder::ListarBeneficios::new(self)
    }

    /// Lista as situações de benefício
    ///
    /// Devolve as situações com seus tipos. Os nomes são cadastrados em cada base; os tipos são fixos no sistema. Não
    /// exige credencial.
    ///
    /// `GET /ext/beneficio/situacaoBeneficio`
    pub fn listar_situacoes_beneficio(&self) -> builder::ListarSituacoesBeneficio<'_> {
        builder::ListarSituacoesBeneficio::new(self)
    }

    /// Lista os tipos de veículo
    ///
    /// Devolve os tipos de veículo com suas categorias. Não exige credencial.
    ///
    /// `GET /ext/beneficio/tipoVeiculo`
    pub fn listar_tipos_veiculo(&self) -> builder::ListarTiposVeiculo<'_> {
        builder::ListarTiposVeiculo::new(self)
    }

    /// Lista os dias de vencimento
    ///
    /// Devolve os dias de vencimento que um benefício pode ter (`diaVencimento`). Não exige credencial.
    ///
    /// `GET /ext/beneficio/vencimento`
    pub fn listar_dias_vencimento(&self) -> builder::ListarDiasVencimento<'_> {
        builder::ListarDiasVencimento::new(self)
    }

    /// Valida um benefício
    ///
    /// Diz se o benefício está ativo e devolve dados básicos do titular. O benefício é achado pelo CPF/CNPJ do
    /// titular, pelo número do cartão enviado em `matricula` ou pelo número sequencial; informe ao menos um. Se o
    /// titular tem vários benefícios, vale um que esteja ativo, quando houver (decisão).
    ///
    /// Não exige credencial e, por isso, revela pouco e aceita poucas consultas seguidas da mesma origem (429).
    ///
    /// `POST /ext/beneficio/validacao`
    pub fn validar_beneficio(&self) -> builder::ValidarBeneficio<'_> {
        builder::ValidarBeneficio::new(self)
    }

    /// Cancela um benefício
    ///
    /// Leva o benefício à situação cadastrada com o tipo `CANCELADO` (decisão). Cancelar um benefício já cancelado
    /// responde 200 e não muda nada (decisão).
    ///
    /// `PUT /ext/beneficio/{codBeneficio}/cancelar`
    pub fn cancelar_beneficio(&self) -> builder::CancelarBeneficio<'_> {
        builder::CancelarBeneficio::new(self)
    }

    /// Salva os campos adicionais de um benefício
    ///
    /// Grava os valores dos campos adicionais, conferidos com as definições do tipo do benefício (`GET`
    /// /ext/administracao/campos/{codigo}`). Campo não citado mantém o valor; `valor` nulo apaga o do campo, salvo se`
    /// for obrigatório. Ou tudo é gravado, ou nada. Conta como atualização do benefício (decisões).
    ///
    /// `PUT /ext/beneficio/{codBeneficio}/dadosAdicionais`
    pub fn salvar_dados_adicionais(&self) -> builder::SalvarDadosAdicionais<'_> {
        builder::SalvarDadosAdicionais::new(self)
    }

    /// Lista os dependentes de um benefício
    ///
    /// Devolve todos os dependentes do benefício, ativos e inativos.
    ///
    /// `GET /ext/beneficio/{codBeneficio}/dependentes`
    pub fn listar_dependentes_beneficio(&self) -> builder::ListarDependentesBeneficio<'_> {
        builder::ListarDependentesBeneficio::new(self)
    }

    /// Lista os equipamentos de um benefício veicular
    ///
    /// Devolve os rastreadores instalados no veículo do benefício. Em benefício que não é veicular a lista é vazia
    /// (decisão).
    ///
    /// `GET /ext/beneficio/{codBeneficio}/equipamentos`
    pub fn listar_equipamentos(&self) -> builder::ListarEquipamentos<'_> {
        builder::ListarEquipamentos::new(self)
    }

    /// Lista os itens de um benefício
    ///
    /// Devolve os itens (planos) do benefício.
    ///
    /// `GET /ext/beneficio/{codBeneficio}/itens`
    pub fn listar_itens_beneficio(&self) -> builder::ListarItensBeneficio<'_> {
        builder::ListarItensBeneficio::new(self)
    }

    /// Acrescenta um item a um benefício
    ///
    /// Acrescenta um item (plano) ao benefício. O plano tem de existir e estar à venda, o benefício não pode estar
    /// cancelado, e um plano que ele já tem ativo é recusado com 400. Sem `valor`, vale o do plano; sem
    /// `dataInclusao`, hoje. Conta como atualização do benefício (decisões).
    ///
    /// `POST /ext/beneficio/{codBeneficio}/itens`
    pub fn adicionar_item_beneficio(&self) -> builder::AdicionarItemBeneficio<'_> {
        builder::AdicionarItemBeneficio::new(self)
    }

    /// Lista os funis ativos
    ///
    /// Devolve os funis ativos com suas etapas. Por uma particularidade da interface, o registro é o mesmo dos leads,
    /// `LeadOutputTO`: aqui vêm somente os campos do funil (`codFunil`, `nomeFunil`, `etapas` e `ativo`).
    ///
    /// `GET /ext/crm/funil`
    pub fn listar_funis(&self) -> builder::ListarFunis<'_> {
        builder::ListarFunis::new(self)
    }

    /// Pesquisa leads ativos
    ///
    /// Devolve os leads ativos que combinam com o filtro; sem filtro, todos os das lojas do usuário. A lista segue
    /// enquanto é lida (veja *Listas sem páginas*).
    ///
    /// `GET /ext/crm/lead`
    pub fn pesquisar_leads(&self) -> builder::PesquisarLeads<'_> {
        builder::PesquisarLeads::new(self)
    }

    /// Salva um lead
    ///
    /// Cria o lead ou, quando o corpo traz `codLead` ou o CPF/CNPJ de um lead ativo, atualiza-o (decisão). Informe
    /// `telefone` ou `email`: sem um deles não há como falar com o lead (decisão). A resposta traz a pessoa com seus
    /// dados básicos de contato e o `codLead`. Na atualização, campo ausente mantém o valor atual, e `null` o apaga
    /// (decisões).
    ///
    /// Lead novo não entra em loja desativada nem em funil inativo, nem fica com consultor ou usuário inativo; o que
    /// já os tem pode conservá-los e mudar de etapa no mesmo funil. Encerrar um lead cabe ao operador; um encerrado
    /// só é alcançado por `codLead`, e continua encerrado (decisões).
    ///
    /// `POST /ext/crm/lead`
    pub fn salvar_lead(&self) -> builder::SalvarLead<'_> {
        builder::SalvarLead::new(self)
    }

    /// Pesquisa negócios abertos
    ///
    /// Devolve os negócios abertos que atendem a todos os filtros informados; sem filtro, todos os das lojas do
    /// usuário. `dataInicial` e `dataFinal` vão juntas e se referem ao dia do cadastro do negócio (decisão). A lista
    /// segue enquanto é lida (veja *Listas sem páginas*).
    ///
    /// `GET /ext/crm/negocio`
    pub fn pesquisar_negocios(&self) -> builder::PesquisarNegocios<'_> {
        builder::PesquisarNegocios::new(self)
    }

    /// Cria um negócio
    ///
    /// Abre um negócio para um lead. Sem funil ou etapa, o negócio entra na primeira etapa do funil do lead ou, se
    /// este não está mais ativo, do primeiro funil ativo; sem responsável, fica com o usuário que o criou (decisão).
    ///
    /// Negócio novo não entra em loja desativada, nem pela loja do lead, nem em funil inativo, nem recebe plano fora
    /// de venda, consultor ou usuário inativo (decisão).
    ///
    /// `POST /ext/crm/negocio`
    pub fn criar_negocio(&self) -> builder::CriarNegocio<'_> {
        builder::CriarNegocio::new(self)
    }

    /// Obtém um negócio
    ///
    /// Devolve o negócio por inteiro, aberto ou encerrado, com os dependentes.
    ///
    /// `GET /ext/crm/negocio/{codNegocio}`
    pub fn obter_negocio(&self) -> builder::ObterNegocio<'_> {
        builder::ObterNegocio::new(self)
    }

    /// Altera um negócio
    ///
    /// Altera o negócio, que pode mudar de etapa, ser ganho ou perdido. Campo ausente mantém o valor atual, e `null`
    /// o apaga; o veículo toma por inteiro o lugar do anterior (decisões).
    ///
    /// O que o negócio já tem pode ser enviado de volta, ainda que a loja, o funil, o plano, o consultor ou o
    /// responsável tenha sido desativado; para outro, só um ativo. Com dependentes, o negócio não muda para um tipo
    /// que não seja saúde (decisões).
    ///
    /// `PUT /ext/crm/negocio/{codNegocio}`
    pub fn alterar_negocio(&self) -> builder::AlterarNegocio<'_> {
        builder::AlterarNegocio::new(self)
    }

    /// Cria um dependente em um negócio
    ///
    /// Acrescenta ao negócio um dependente de benefício de saúde. O plano tem de estar à venda, a data de nascimento não pode ser futura, e o nome precisa de ao menos um caractere visível (decisões).
    ///
    /// `POST /ext/crm/negocio/{codNegocio}/dependente`
    pub fn criar_dependente_negocio(&self) -> builder::CriarDependenteNegocio<'_> {
        builder::CriarDependenteNegocio::new(self)
    }

    /// Altera um dependente de um negócio
    ///
    /// Substitui o registro inteiro do dependente; campo ausente fica vazio. O plano que ele já tem pode ficar, ainda que não esteja mais à venda (decisões).
    ///
    /// `PUT /ext/crm/negocio/{codNegocio}/dependente/{codDependente}`
    pub fn alterar_dependente_negocio(&self) -> builder::AlterarDependenteNegocio<'_> {
        builder::AlterarDependenteNegocio::new(self)
    }

    /// Pesquisa eventos
    ///
    /// Devolve os eventos que atendem a todos os filtros informados; sem filtro, todos os das lojas do usuário. Os
    /// dois extremos de um intervalo vão juntos (decisão). A lista segue enquanto é lida (veja *Listas sem páginas*).
    ///
    /// `GET /ext/evento`
    pub fn pesquisar_eventos(&self) -> builder::PesquisarEventos<'_> {
        builder::PesquisarEventos::new(self)
    }

    /// Obtém um evento
    ///
    /// Devolve o evento com pessoas, local, veículo e eventos relacionados. Os relacionados podem ter os seus; o
    /// serviço não repete um evento dentro de si mesmo e limita a profundidade (decisão). O veículo é o do benefício
    /// em evento de cliente e o do terceiro em evento de terceiro, se foi informado (decisão).
    ///
    /// `GET /ext/evento/{codEvento}`
    pub fn obter_evento(&self) -> builder::ObterEvento<'_> {
        builder::ObterEvento::new(self)
    }
}
