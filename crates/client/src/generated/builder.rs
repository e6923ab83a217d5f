//! One builder per operation: its parameters, its body, and `send`.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

use super::{Error, ResponseValue, operations, types};

/// Builder of a call: [`Client::autenticar_usuario`](super::Client::autenticar_usuario).
#[derive(Debug, Clone)]
pub struct AutenticarUsuario<'a> {
    client: &'a super::Client,
    body: Result<
        Option<::serde_json::Map<::std::string::String, ::serde_json::Value>>,
        String,
    >,
}

impl<'a> AutenticarUsuario<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client, body: Ok(None) }
    }

    /// Dispensável. Quando enviado, é um objeto vazio.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<
            ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        >,
        V::Error: ::std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(Some);
        self
    }

    /// Sends `POST /ext/autenticacao`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::AcessoTo>, Error<::std::string::String>> {
        let Self { client, body } = self;
        let body = body.map_err(Error::unset(&operations::AUTENTICAR_USUARIO))?;
        let mut call = client.connection().call(&operations::AUTENTICAR_USUARIO);
        if let Some(body) = &body {
            call.json("application/json", body);
        }
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 408 | 413 | 415 | 429 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_campos_adicionais`](super::Client::listar_campos_adicionais).
#[derive(Debug, Clone)]
pub struct ListarCamposAdicionais<'a> {
    client: &'a super::Client,
    codigo: Result<types::CodigoTipoBeneficio, String>,
}

impl<'a> ListarCamposAdicionais<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            codigo: Err("codigo is not set".to_owned()),
        }
    }

    /// Código do tipo de benefício.
    pub fn codigo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CodigoTipoBeneficio>,
        V::Error: ::std::fmt::Display,
    {
        self.codigo = ::client_runtime::given("codigo", value);
        self
    }

    /// Sends `GET /ext/administracao/campos/{codigo}`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::CampoAdicionalOutputTo>>,
        Error<::std::string::String>,
    > {
        let Self { client, codigo } = self;
        let codigo = codigo
            .map_err(Error::unset(&operations::LISTAR_CAMPOS_ADICIONAIS))?;
        let mut call = client.connection().call(&operations::LISTAR_CAMPOS_ADICIONAIS);
        call.path("codigo", &codigo);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::obter_fornecedor`](super::Client::obter_fornecedor).
#[derive(Debug, Clone)]
pub struct ObterFornecedor<'a> {
    client: &'a super::Client,
    cod_fornecedor: Result<i32, String>,
}

impl<'a> ObterFornecedor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_fornecedor: Err("codFornecedor is not set".to_owned()),
        }
    }

    /// Código do fornecedor (decisão: mínimo 1).
    pub fn cod_fornecedor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_fornecedor = ::client_runtime::given("codFornecedor", value);
        self
    }

    /// Sends `GET /ext/administracao/fornecedor/{codFornecedor}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::FornecedorTo>, Error<::std::string::String>> {
        let Self { client, cod_fornecedor } = self;
        let cod_fornecedor = cod_fornecedor
            .map_err(Error::unset(&operations::OBTER_FORNECEDOR))?;
        let mut call = client.connection().call(&operations::OBTER_FORNECEDOR);
        call.path("codFornecedor", &cod_fornecedor);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_lojas`](super::Client::listar_lojas).
#[derive(Debug, Clone)]
pub struct ListarLojas<'a> {
    client: &'a super::Client,
}

impl<'a> ListarLojas<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /ext/administracao/loja`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::CodigoNomeTo>>,
        Error<::std::string::String>,
    > {
        let Self { client } = self;
        let call = client.connection().call(&operations::LISTAR_LOJAS);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::pesquisar_vendedores`](super::Client::pesquisar_vendedores).
#[derive(Debug, Clone)]
pub struct PesquisarVendedores<'a> {
    client: &'a super::Client,
    bairro: Result<Option<types::PesquisarVendedoresBairro>, String>,
    cidade: Result<Option<types::PesquisarVendedoresCidade>, String>,
    cpf_cnpj: Result<Option<types::PesquisarVendedoresCpfCnpj>, String>,
    nome: Result<Option<types::PesquisarVendedoresNome>, String>,
    tipo: Result<Option<types::PesquisarVendedoresTipo>, String>,
    uf: Result<Option<types::PesquisarVendedoresUf>, String>,
}

impl<'a> PesquisarVendedores<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            bairro: Ok(None),
            cidade: Ok(None),
            cpf_cnpj: Ok(None),
            nome: Ok(None),
            tipo: Ok(None),
            uf: Ok(None),
        }
    }

    /// Bairro do vendedor (decisão: até 100 caracteres).
    pub fn bairro<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarVendedoresBairro>,
        V::Error: ::std::fmt::Display,
    {
        self.bairro = ::client_runtime::given("bairro", value).map(Some);
        self
    }

    /// Cidade do vendedor (decisão: até 100 caracteres).
    pub fn cidade<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarVendedoresCidade>,
        V::Error: ::std::fmt::Display,
    {
        self.cidade = ::client_runtime::given("cidade", value).map(Some);
        self
    }

    /// CPF ou CNPJ, com ou sem máscara (decisão: até 18 caracteres).
    pub fn cpf_cnpj<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarVendedoresCpfCnpj>,
        V::Error: ::std::fmt::Display,
    {
        self.cpf_cnpj = ::client_runtime::given("cpfCnpj", value).map(Some);
        self
    }

    /// Nome do vendedor ou parte dele (decisão: até 200 caracteres).
    pub fn nome<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarVendedoresNome>,
        V::Error: ::std::fmt::Display,
    {
        self.nome = ::client_runtime::given("nome", value).map(Some);
        self
    }

    /// Tipo do vendedor, `CONSULTOR` ou `REPRESENTANTE`, sem distinguir maiúsculas; outro valor não acha ninguém (decisão: até 30 caracteres).
    pub fn tipo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarVendedoresTipo>,
        V::Error: ::std::fmt::Display,
    {
        self.tipo = ::client_runtime::given("tipo", value).map(Some);
        self
    }

    /// Sigla da unidade da federação (decisão: até 2 caracteres).
    pub fn uf<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarVendedoresUf>,
        V::Error: ::std::fmt::Display,
    {
        self.uf = ::client_runtime::given("uf", value).map(Some);
        self
    }

    /// Sends `GET /ext/administracao/vendedor`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::PesquisaVendedorOutputTo>>,
        Error<::std::string::String>,
    > {
        let Self { client, tipo, nome, cpf_cnpj, bairro, cidade, uf } = self;
        let tipo = tipo.map_err(Error::unset(&operations::PESQUISAR_VENDEDORES))?;
        let nome = nome.map_err(Error::unset(&operations::PESQUISAR_VENDEDORES))?;
        let cpf_cnpj = cpf_cnpj
            .map_err(Error::unset(&operations::PESQUISAR_VENDEDORES))?;
        let bairro = bairro.map_err(Error::unset(&operations::PESQUISAR_VENDEDORES))?;
        let cidade = cidade.map_err(Error::unset(&operations::PESQUISAR_VENDEDORES))?;
        let uf = uf.map_err(Error::unset(&operations::PESQUISAR_VENDEDORES))?;
        let mut call = client.connection().call(&operations::PESQUISAR_VENDEDORES);
        call.query("tipo", &tipo);
        call.query("nome", &nome);
        call.query("cpfCnpj", &cpf_cnpj);
        call.query("bairro", &bairro);
        call.query("cidade", &cidade);
        call.query("uf", &uf);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::pesquisar_associados`](super::Client::pesquisar_associados).
#[derive(Debug, Clone)]
pub struct PesquisarAssociados<'a> {
    client: &'a super::Client,
    chassi: Result<Option<types::Chassi>, String>,
    cnpj: Result<Option<types::PesquisarAssociadosCnpj>, String>,
    cnpj_empresa: Result<Option<types::PesquisarAssociadosCnpjEmpresa>, String>,
    cod_consultor: Result<Option<i32>, String>,
    cod_loja: Result<Option<i32>, String>,
    cod_pessoa: Result<Option<i32>, String>,
    cod_plano: Result<Option<i32>, String>,
    cod_representante: Result<Option<i32>, String>,
    cpf: Result<Option<types::PesquisarAssociadosCpf>, String>,
    data_atualizacao: Result<Option<types::DataBr>, String>,
    data_cadastro_final: Result<Option<types::DataBr>, String>,
    data_cadastro_inicial: Result<Option<types::DataBr>, String>,
    data_nascimento: Result<Option<types::DataBr>, String>,
    nome: Result<Option<types::PesquisarAssociadosNome>, String>,
    pagina: Result<Option<i32>, String>,
    placa: Result<Option<types::Placa>, String>,
    situacao_beneficio: Result<
        Option<types::PesquisarAssociadosSituacaoBeneficio>,
        String,
    >,
    uf: Result<Option<types::PesquisarVendedoresUf>, String>,
}

impl<'a> PesquisarAssociados<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            chassi: Ok(None),
            cnpj: Ok(None),
            cnpj_empresa: Ok(None),
            cod_consultor: Ok(None),
            cod_loja: Ok(None),
            cod_pessoa: Ok(None),
            cod_plano: Ok(None),
            cod_representante: Ok(None),
            cpf: Ok(None),
            data_atualizacao: Ok(None),
            data_cadastro_final: Ok(None),
            data_cadastro_inicial: Ok(None),
            data_nascimento: Ok(None),
            nome: Ok(None),
            pagina: Ok(None),
            placa: Ok(None),
            situacao_beneficio: Ok(None),
            uf: Ok(None),
        }
    }

    /// Chassi do veículo.
    pub fn chassi<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Chassi>,
        V::Error: ::std::fmt::Display,
    {
        self.chassi = ::client_runtime::given("chassi", value).map(Some);
        self
    }

    /// CNPJ, numérico ou alfanumérico, com ou sem máscara (decisão: até 18 caracteres).
    pub fn cnpj<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarAssociadosCnpj>,
        V::Error: ::std::fmt::Display,
    {
        self.cnpj = ::client_runtime::given("cnpj", value).map(Some);
        self
    }

    /// CNPJ da empresa a que o associado está ligado, com ou sem máscara (decisão: até 18 caracteres).
    pub fn cnpj_empresa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarAssociadosCnpjEmpresa>,
        V::Error: ::std::fmt::Display,
    {
        self.cnpj_empresa = ::client_runtime::given("cnpjEmpresa", value).map(Some);
        self
    }

    /// Código do consultor (decisão: mínimo 1).
    pub fn cod_consultor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_consultor = ::client_runtime::given("codConsultor", value).map(Some);
        self
    }

    /// Código da loja; uma loja que o usuário não acessa não tem resultados (decisão: mínimo 1).
    pub fn cod_loja<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_loja = ::client_runtime::given("codLoja", value).map(Some);
        self
    }

    /// Código da pessoa (decisão: mínimo 1).
    pub fn cod_pessoa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_pessoa = ::client_runtime::given("codPessoa", value).map(Some);
        self
    }

    /// Código do plano.
    pub fn cod_plano<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_plano = ::client_runtime::given("codPlano", value).map(Some);
        self
    }

    /// Código do representante (decisão: mínimo 1).
    pub fn cod_representante<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_representante = ::client_runtime::given("codRepresentante", value)
            .map(Some);
        self
    }

    /// CPF, com ou sem máscara (decisão: até 14 caracteres).
    pub fn cpf<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarAssociadosCpf>,
        V::Error: ::std::fmt::Display,
    {
        self.cpf = ::client_runtime::given("cpf", value).map(Some);
        self
    }

    /// Última atualização do associado ou do benefício: traz o que mudou nesse dia ou depois dele (decisão).
    pub fn data_atualizacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DataBr>,
        V::Error: ::std::fmt::Display,
    {
        self.data_atualizacao = ::client_runtime::given("dataAtualizacao", value)
            .map(Some);
        self
    }

    /// Último dia do cadastro; exige `dataCadastroInicial`.
    pub fn data_cadastro_final<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DataBr>,
        V::Error: ::std::fmt::Display,
    {
        self.data_cadastro_final = ::client_runtime::given("dataCadastroFinal", value)
            .map(Some);
        self
    }

    /// Primeiro dia do cadastro; exige `dataCadastroFinal`.
    pub fn data_cadastro_inicial<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DataBr>,
        V::Error: ::std::fmt::Display,
    {
        self.data_cadastro_inicial = ::client_runtime::given(
                "dataCadastroInicial",
                value,
            )
            .map(Some);
        self
    }

    /// Data de nascimento.
    pub fn data_nascimento<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DataBr>,
        V::Error: ::std::fmt::Display,
    {
        self.data_nascimento = ::client_runtime::given("dataNascimento", value)
            .map(Some);
        self
    }

    /// Nome do associado ou parte dele, sem distinguir acentos nem maiúsculas. Se nenhum nome contém o texto como está, valem os que têm todas as suas palavras, em qualquer ordem: `Silva Maria` acha `Maria da Silva` (decisões; até 200 caracteres).
    pub fn nome<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarAssociadosNome>,
        V::Error: ::std::fmt::Display,
    {
        self.nome = ::client_runtime::given("nome", value).map(Some);
        self
    }

    /// Número da página; a primeira é 1 (decisão: mínimo 1).
    pub fn pagina<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.pagina = ::client_runtime::given("pagina", value).map(Some);
        self
    }

    /// Placa do veículo, no padrão antigo ou Mercosul, com ou sem hífen (decisão: até 8 caracteres).
    pub fn placa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Placa>,
        V::Error: ::std::fmt::Display,
    {
        self.placa = ::client_runtime::given("placa", value).map(Some);
        self
    }

    /// Nome da situação do benefício, sem distinguir maiúsculas (decisão: até 200 caracteres).
    pub fn situacao_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarAssociadosSituacaoBeneficio>,
        V::Error: ::std::fmt::Display,
    {
        self.situacao_beneficio = ::client_runtime::given("situacaoBeneficio", value)
            .map(Some);
        self
    }

    /// Sigla da unidade da federação (decisão: até 2 caracteres).
    pub fn uf<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarVendedoresUf>,
        V::Error: ::std::fmt::Display,
    {
        self.uf = ::client_runtime::given("uf", value).map(Some);
        self
    }

    /// Sends `GET /ext/associado`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<types::ListaPesquisaAssociadoOutputTo>,
        Error<::std::string::String>,
    > {
        let Self {
            client,
            nome,
            cpf,
            cnpj,
            cnpj_empresa,
            cod_pessoa,
            cod_loja,
            cod_consultor,
            cod_representante,
            data_cadastro_inicial,
            data_cadastro_final,
            data_nascimento,
            data_atualizacao,
            situacao_beneficio,
            placa,
            chassi,
            cod_plano,
            uf,
            pagina,
        } = self;
        let nome = nome.map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let cpf = cpf.map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let cnpj = cnpj.map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let cnpj_empresa = cnpj_empresa
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let cod_pessoa = cod_pessoa
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let cod_loja = cod_loja
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let cod_consultor = cod_consultor
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let cod_representante = cod_representante
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let data_cadastro_inicial = data_cadastro_inicial
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let data_cadastro_final = data_cadastro_final
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let data_nascimento = data_nascimento
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let data_atualizacao = data_atualizacao
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let situacao_beneficio = situacao_beneficio
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let placa = placa.map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let chassi = chassi.map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let cod_plano = cod_plano
            .map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let uf = uf.map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let pagina = pagina.map_err(Error::unset(&operations::PESQUISAR_ASSOCIADOS))?;
        let mut call = client.connection().call(&operations::PESQUISAR_ASSOCIADOS);
        call.query("nome", &nome);
        call.query("cpf", &cpf);
        call.query("cnpj", &cnpj);
        call.query("cnpjEmpresa", &cnpj_empresa);
        call.query("codPessoa", &cod_pessoa);
        call.query("codLoja", &cod_loja);
        call.query("codConsultor", &cod_consultor);
        call.query("codRepresentante", &cod_representante);
        call.query("dataCadastroInicial", &data_cadastro_inicial);
        call.query("dataCadastroFinal", &data_cadastro_final);
        call.query("dataNascimento", &data_nascimento);
        call.query("dataAtualizacao", &data_atualizacao);
        call.query("situacaoBeneficio", &situacao_beneficio);
        call.query("placa", &placa);
        call.query("chassi", &chassi);
        call.query("codPlano", &cod_plano);
        call.query("uf", &uf);
        call.query("pagina", &pagina);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::salvar_associado`](super::Client::salvar_associado).
#[derive(Debug, Clone)]
pub struct SalvarAssociado<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::SalvarAssociadoIdempotencyKey>, String>,
    body: Result<types::builder::PessoaInputTo, String>,
}

impl<'a> SalvarAssociado<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::SalvarAssociadoIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// Dados da pessoa, ligados pelo CPF/CNPJ.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PessoaInputTo>,
        <V as std::convert::TryInto<types::PessoaInputTo>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::PessoaInputTo,
        ) -> types::builder::PessoaInputTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/associado`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PessoaOutputTo>, Error<::std::string::String>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::SALVAR_ASSOCIADO))?;
        let body = body
            .and_then(|body| {
                types::PessoaInputTo::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SALVAR_ASSOCIADO))?;
        let mut call = client.connection().call(&operations::SALVAR_ASSOCIADO);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_cartoes_credito`](super::Client::listar_cartoes_credito).
#[derive(Debug, Clone)]
pub struct ListarCartoesCredito<'a> {
    client: &'a super::Client,
    cod_pessoa: Result<i32, String>,
}

impl<'a> ListarCartoesCredito<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_pessoa: Err("codPessoa is not set".to_owned()),
        }
    }

    /// Código da pessoa (decisão: mínimo 1).
    pub fn cod_pessoa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_pessoa = ::client_runtime::given("codPessoa", value);
        self
    }

    /// Sends `GET /ext/associado/{codPessoa}/cartaoCredito`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::CartaoCreditoTo>>,
        Error<::std::string::String>,
    > {
        let Self { client, cod_pessoa } = self;
        let cod_pessoa = cod_pessoa
            .map_err(Error::unset(&operations::LISTAR_CARTOES_CREDITO))?;
        let mut call = client.connection().call(&operations::LISTAR_CARTOES_CREDITO);
        call.path("codPessoa", &cod_pessoa);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::pesquisar_beneficios`](super::Client::pesquisar_beneficios).
#[derive(Debug, Clone)]
pub struct PesquisarBeneficios<'a> {
    client: &'a super::Client,
    chassi: Result<Option<types::Chassi>, String>,
    cnpj: Result<Option<types::PesquisarAssociadosCnpj>, String>,
    cod_plano: Result<Option<i32>, String>,
    cpf: Result<Option<types::PesquisarAssociadosCpf>, String>,
    numero_cartao_desconto: Result<Option<types::NumeroCartaoDesconto>, String>,
    placa: Result<Option<types::Placa>, String>,
    sequencial: Result<Option<i32>, String>,
    situacao_beneficio: Result<
        Option<types::PesquisarAssociadosSituacaoBeneficio>,
        String,
    >,
}

impl<'a> PesquisarBeneficios<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            chassi: Ok(None),
            cnpj: Ok(None),
            cod_plano: Ok(None),
            cpf: Ok(None),
            numero_cartao_desconto: Ok(None),
            placa: Ok(None),
            sequencial: Ok(None),
            situacao_beneficio: Ok(None),
        }
    }

    /// Chassi do veículo.
    pub fn chassi<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Chassi>,
        V::Error: ::std::fmt::Display,
    {
        self.chassi = ::client_runtime::given("chassi", value).map(Some);
        self
    }

    /// CNPJ, numérico ou alfanumérico, com ou sem máscara (decisão: até 18 caracteres).
    pub fn cnpj<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarAssociadosCnpj>,
        V::Error: ::std::fmt::Display,
    {
        self.cnpj = ::client_runtime::given("cnpj", value).map(Some);
        self
    }

    /// Código do plano.
    pub fn cod_plano<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_plano = ::client_runtime::given("codPlano", value).map(Some);
        self
    }

    /// CPF, com ou sem máscara (decisão: até 14 caracteres).
    pub fn cpf<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarAssociadosCpf>,
        V::Error: ::std::fmt::Display,
    {
        self.cpf = ::client_runtime::given("cpf", value).map(Some);
        self
    }

    /// Número do cartão de desconto, com ou sem espaços.
    pub fn numero_cartao_desconto<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::NumeroCartaoDesconto>,
        V::Error: ::std::fmt::Display,
    {
        self.numero_cartao_desconto = ::client_runtime::given(
                "numeroCartaoDesconto",
                value,
            )
            .map(Some);
        self
    }

    /// Placa do veículo, no padrão antigo ou Mercosul, com ou sem hífen (decisão: até 8 caracteres).
    pub fn placa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Placa>,
        V::Error: ::std::fmt::Display,
    {
        self.placa = ::client_runtime::given("placa", value).map(Some);
        self
    }

    /// Número sequencial do benefício.
    pub fn sequencial<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.sequencial = ::client_runtime::given("sequencial", value).map(Some);
        self
    }

    /// Nome da situação do benefício, sem distinguir maiúsculas (decisão: até 200 caracteres).
    pub fn situacao_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarAssociadosSituacaoBeneficio>,
        V::Error: ::std::fmt::Display,
    {
        self.situacao_beneficio = ::client_runtime::given("situacaoBeneficio", value)
            .map(Some);
        self
    }

    /// Sends `GET /ext/beneficio`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::PesquisaBeneficioOutputTo>>,
        Error<::std::string::String>,
    > {
        let Self {
            client,
            cpf,
            cnpj,
            placa,
            chassi,
            sequencial,
            numero_cartao_desconto,
            situacao_beneficio,
            cod_plano,
        } = self;
        let cpf = cpf.map_err(Error::unset(&operations::PESQUISAR_BENEFICIOS))?;
        let cnpj = cnpj.map_err(Error::unset(&operations::PESQUISAR_BENEFICIOS))?;
        let placa = placa.map_err(Error::unset(&operations::PESQUISAR_BENEFICIOS))?;
        let chassi = chassi.map_err(Error::unset(&operations::PESQUISAR_BENEFICIOS))?;
        let sequencial = sequencial
            .map_err(Error::unset(&operations::PESQUISAR_BENEFICIOS))?;
        let numero_cartao_desconto = numero_cartao_desconto
            .map_err(Error::unset(&operations::PESQUISAR_BENEFICIOS))?;
        let situacao_beneficio = situacao_beneficio
            .map_err(Error::unset(&operations::PESQUISAR_BENEFICIOS))?;
        let cod_plano = cod_plano
            .map_err(Error::unset(&operations::PESQUISAR_BENEFICIOS))?;
        let mut call = client.connection().call(&operations::PESQUISAR_BENEFICIOS);
        call.query("cpf", &cpf);
        call.query("cnpj", &cnpj);
        call.query("placa", &placa);
        call.query("chassi", &chassi);
        call.query("sequencial", &sequencial);
        call.query("numeroCartaoDesconto", &numero_cartao_desconto);
        call.query("situacaoBeneficio", &situacao_beneficio);
        call.query("codPlano", &cod_plano);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::salvar_beneficio`](super::Client::salvar_beneficio).
#[derive(Debug, Clone)]
pub struct SalvarBeneficio<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::SalvarAssociadoIdempotencyKey>, String>,
    body: Result<types::builder::BeneficioInputTo, String>,
}

impl<'a> SalvarBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::SalvarAssociadoIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// Dados do benefício.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::BeneficioInputTo>,
        <V as std::convert::TryInto<types::BeneficioInputTo>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::BeneficioInputTo,
        ) -> types::builder::BeneficioInputTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/beneficio`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::BeneficioOutputTo>, Error<::std::string::String>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::SALVAR_BENEFICIO))?;
        let body = body
            .and_then(|body| {
                types::BeneficioInputTo::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SALVAR_BENEFICIO))?;
        let mut call = client.connection().call(&operations::SALVAR_BENEFICIO);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::salvar_beneficio_veicular`](super::Client::salvar_beneficio_veicular).
#[derive(Debug, Clone)]
pub struct SalvarBeneficioVeicular<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::SalvarAssociadoIdempotencyKey>, String>,
    body: Result<types::builder::BeneficioVeiculoInputTo, String>,
}

impl<'a> SalvarBeneficioVeicular<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::SalvarAssociadoIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// Dados do benefício e do veículo.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::BeneficioVeiculoInputTo>,
        <V as std::convert::TryInto<
            types::BeneficioVeiculoInputTo,
        >>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::BeneficioVeiculoInputTo,
        ) -> types::builder::BeneficioVeiculoInputTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/beneficio/veicular`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::BeneficioOutputTo>, Error<::std::string::String>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::SALVAR_BENEFICIO_VEICULAR))?;
        let body = body
            .and_then(|body| {
                types::BeneficioVeiculoInputTo::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SALVAR_BENEFICIO_VEICULAR))?;
        let mut call = client.connection().call(&operations::SALVAR_BENEFICIO_VEICULAR);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::pesquisar_dependentes`](super::Client::pesquisar_dependentes).
#[derive(Debug, Clone)]
pub struct PesquisarDependentes<'a> {
    client: &'a super::Client,
    cpf: Result<Option<types::PesquisarAssociadosCpf>, String>,
    nome: Result<Option<types::PesquisarDependentesNome>, String>,
    numero_cartao_desconto: Result<Option<types::NumeroCartaoDesconto>, String>,
}

impl<'a> PesquisarDependentes<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cpf: Ok(None),
            nome: Ok(None),
            numero_cartao_desconto: Ok(None),
        }
    }

    /// CPF, com ou sem máscara (decisão: até 14 caracteres).
    pub fn cpf<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarAssociadosCpf>,
        V::Error: ::std::fmt::Display,
    {
        self.cpf = ::client_runtime::given("cpf", value).map(Some);
        self
    }

    /// Nome do dependente ou parte dele, sem distinguir acentos nem maiúsculas (decisão: até 200 caracteres).
    pub fn nome<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarDependentesNome>,
        V::Error: ::std::fmt::Display,
    {
        self.nome = ::client_runtime::given("nome", value).map(Some);
        self
    }

    /// Número do cartão de desconto, com ou sem espaços.
    pub fn numero_cartao_desconto<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::NumeroCartaoDesconto>,
        V::Error: ::std::fmt::Display,
    {
        self.numero_cartao_desconto = ::client_runtime::given(
                "numeroCartaoDesconto",
                value,
            )
            .map(Some);
        self
    }

    /// Sends `GET /ext/beneficio/dependente`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::PesquisaDependenteOutputTo>>,
        Error<::std::string::String>,
    > {
        let Self { client, nome, cpf, numero_cartao_desconto } = self;
        let nome = nome.map_err(Error::unset(&operations::PESQUISAR_DEPENDENTES))?;
        let cpf = cpf.map_err(Error::unset(&operations::PESQUISAR_DEPENDENTES))?;
        let numero_cartao_desconto = numero_cartao_desconto
            .map_err(Error::unset(&operations::PESQUISAR_DEPENDENTES))?;
        let mut call = client.connection().call(&operations::PESQUISAR_DEPENDENTES);
        call.query("nome", &nome);
        call.query("cpf", &cpf);
        call.query("numeroCartaoDesconto", &numero_cartao_desconto);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::salvar_dependente`](super::Client::salvar_dependente).
#[derive(Debug, Clone)]
pub struct SalvarDependente<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::SalvarAssociadoIdempotencyKey>, String>,
    body: Result<types::builder::DependenteInputTo, String>,
}

impl<'a> SalvarDependente<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::SalvarAssociadoIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// Dados do dependente.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DependenteInputTo>,
        <V as std::convert::TryInto<types::DependenteInputTo>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::DependenteInputTo,
        ) -> types::builder::DependenteInputTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/beneficio/dependente`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<types::DependenteBasicoOutputTo>,
        Error<::std::string::String>,
    > {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::SALVAR_DEPENDENTE))?;
        let body = body
            .and_then(|body| {
                types::DependenteInputTo::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SALVAR_DEPENDENTE))?;
        let mut call = client.connection().call(&operations::SALVAR_DEPENDENTE);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_beneficios`](super::Client::listar_beneficios).
#[derive(Debug, Clone)]
pub struct ListarBeneficios<'a> {
    client: &'a super::Client,
    pagina: Result<Option<i32>, String>,
}

impl<'a> ListarBeneficios<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client, pagina: Ok(None) }
    }

    /// Número da página; a primeira é 1 (decisão: mínimo 1).
    pub fn pagina<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.pagina = ::client_runtime::given("pagina", value).map(Some);
        self
    }

    /// Sends `GET /ext/beneficio/lista`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<types::ListaBeneficioOutputTo>,
        Error<::std::string::String>,
    > {
        let Self { client, pagina } = self;
        let pagina = pagina.map_err(Error::unset(&operations::LISTAR_BENEFICIOS))?;
        let mut call = client.connection().call(&operations::LISTAR_BENEFICIOS);
        call.query("pagina", &pagina);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_situacoes_beneficio`](super::Client::listar_situacoes_beneficio).
#[derive(Debug, Clone)]
pub struct ListarSituacoesBeneficio<'a> {
    client: &'a super::Client,
}

impl<'a> ListarSituacoesBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /ext/beneficio/situacaoBeneficio`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::SituacaoBeneficioTo>>,
        Error<::std::string::String>,
    > {
        let Self { client } = self;
        let call = client.connection().call(&operations::LISTAR_SITUACOES_BENEFICIO);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 500 | 503 => Err(answer.refused_text(::std::convert::identity).await),
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_tipos_veiculo`](super::Client::listar_tipos_veiculo).
#[derive(Debug, Clone)]
pub struct ListarTiposVeiculo<'a> {
    client: &'a super::Client,
}

impl<'a> ListarTiposVeiculo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /ext/beneficio/tipoVeiculo`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::TipoVeiculoBean>>,
        Error<::std::string::String>,
    > {
        let Self { client } = self;
        let call = client.connection().call(&operations::LISTAR_TIPOS_VEICULO);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 500 | 503 => Err(answer.refused_text(::std::convert::identity).await),
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_dias_vencimento`](super::Client::listar_dias_vencimento).
#[derive(Debug, Clone)]
pub struct ListarDiasVencimento<'a> {
    client: &'a super::Client,
}

impl<'a> ListarDiasVencimento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /ext/beneficio/vencimento`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::ListaDiaVencimentoTo>>,
        Error<::std::string::String>,
    > {
        let Self { client } = self;
        let call = client.connection().call(&operations::LISTAR_DIAS_VENCIMENTO);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 500 | 503 => Err(answer.refused_text(::std::convert::identity).await),
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::validar_beneficio`](super::Client::validar_beneficio).
#[derive(Debug, Clone)]
pub struct ValidarBeneficio<'a> {
    client: &'a super::Client,
    body: Result<types::builder::ValidacaoBeneficioInputTo, String>,
}

impl<'a> ValidarBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O que identifica o benefício.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ValidacaoBeneficioInputTo>,
        <V as std::convert::TryInto<
            types::ValidacaoBeneficioInputTo,
        >>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::ValidacaoBeneficioInputTo,
        ) -> types::builder::ValidacaoBeneficioInputTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/beneficio/validacao`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<types::ValidacaoBeneficioOutputTo>,
        Error<::std::string::String>,
    > {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::ValidacaoBeneficioInputTo::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::VALIDAR_BENEFICIO))?;
        let mut call = client.connection().call(&operations::VALIDAR_BENEFICIO);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 408 | 413 | 415 | 429 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::cancelar_beneficio`](super::Client::cancelar_beneficio).
#[derive(Debug, Clone)]
pub struct CancelarBeneficio<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
}

impl<'a> CancelarBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
        }
    }

    /// Código do benefício (decisão: mínimo 1).
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// Sends `PUT /ext/beneficio/{codBeneficio}/cancelar`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::serde_json::Value>, Error<::std::string::String>> {
        let Self { client, cod_beneficio } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::CANCELAR_BENEFICIO))?;
        let mut call = client.connection().call(&operations::CANCELAR_BENEFICIO);
        call.path("codBeneficio", &cod_beneficio);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::salvar_dados_adicionais`](super::Client::salvar_dados_adicionais).
#[derive(Debug, Clone)]
pub struct SalvarDadosAdicionais<'a> {
    client: &'a super::Client,
    body: Result<::std::vec::Vec<types::CampoAdicionalInputTo>, String>,
    cod_beneficio: Result<i32, String>,
}

impl<'a> SalvarDadosAdicionais<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Err("body is not set".to_owned()),
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
        }
    }

    /// Campos a gravar (decisão, no máximo 200 por pedido).
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::vec::Vec<types::CampoAdicionalInputTo>>,
        V::Error: ::std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value);
        self
    }

    /// Código do benefício (decisão: mínimo 1).
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// Sends `PUT /ext/beneficio/{codBeneficio}/dadosAdicionais`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::serde_json::Value>, Error<::std::string::String>> {
        let Self { client, cod_beneficio, body } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::SALVAR_DADOS_ADICIONAIS))?;
        let body = body.map_err(Error::unset(&operations::SALVAR_DADOS_ADICIONAIS))?;
        let mut call = client.connection().call(&operations::SALVAR_DADOS_ADICIONAIS);
        call.path("codBeneficio", &cod_beneficio);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_dependentes_beneficio`](super::Client::listar_dependentes_beneficio).
#[derive(Debug, Clone)]
pub struct ListarDependentesBeneficio<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
}

impl<'a> ListarDependentesBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
        }
    }

    /// Código do benefício (decisão: mínimo 1).
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// Sends `GET /ext/beneficio/{codBeneficio}/dependentes`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::DependenteCompletoOutputTo>>,
        Error<::std::string::String>,
    > {
        let Self { client, cod_beneficio } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::LISTAR_DEPENDENTES_BENEFICIO))?;
        let mut call = client
            .connection()
            .call(&operations::LISTAR_DEPENDENTES_BENEFICIO);
        call.path("codBeneficio", &cod_beneficio);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_equipamentos`](super::Client::listar_equipamentos).
#[derive(Debug, Clone)]
pub struct ListarEquipamentos<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
}

impl<'a> ListarEquipamentos<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
        }
    }

    /// Código do benefício (decisão: mínimo 1).
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// Sends `GET /ext/beneficio/{codBeneficio}/equipamentos`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::RastreadorInstalacaoTo>>,
        Error<::std::string::String>,
    > {
        let Self { client, cod_beneficio } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::LISTAR_EQUIPAMENTOS))?;
        let mut call = client.connection().call(&operations::LISTAR_EQUIPAMENTOS);
        call.path("codBeneficio", &cod_beneficio);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_itens_beneficio`](super::Client::listar_itens_beneficio).
#[derive(Debug, Clone)]
pub struct ListarItensBeneficio<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
}

impl<'a> ListarItensBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
        }
    }

    /// Código do benefício (decisão: mínimo 1).
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// Sends `GET /ext/beneficio/{codBeneficio}/itens`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::ItemBeneficioOutputTo>>,
        Error<::std::string::String>,
    > {
        let Self { client, cod_beneficio } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::LISTAR_ITENS_BENEFICIO))?;
        let mut call = client.connection().call(&operations::LISTAR_ITENS_BENEFICIO);
        call.path("codBeneficio", &cod_beneficio);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::adicionar_item_beneficio`](super::Client::adicionar_item_beneficio).
#[derive(Debug, Clone)]
pub struct AdicionarItemBeneficio<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
    idempotency_key: Result<Option<types::SalvarAssociadoIdempotencyKey>, String>,
    body: Result<types::builder::ItemBeneficioInputTo, String>,
}

impl<'a> AdicionarItemBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do benefício (decisão: mínimo 1).
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::SalvarAssociadoIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// Item a acrescentar.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ItemBeneficioInputTo>,
        <V as std::convert::TryInto<
            types::ItemBeneficioInputTo,
        >>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::ItemBeneficioInputTo,
        ) -> types::builder::ItemBeneficioInputTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/beneficio/{codBeneficio}/itens`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::serde_json::Value>, Error<::std::string::String>> {
        let Self { client, cod_beneficio, idempotency_key, body } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::ADICIONAR_ITEM_BENEFICIO))?;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::ADICIONAR_ITEM_BENEFICIO))?;
        let body = body
            .and_then(|body| {
                types::ItemBeneficioInputTo::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::ADICIONAR_ITEM_BENEFICIO))?;
        let mut call = client.connection().call(&operations::ADICIONAR_ITEM_BENEFICIO);
        call.path("codBeneficio", &cod_beneficio);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_funis`](super::Client::listar_funis).
#[derive(Debug, Clone)]
pub struct ListarFunis<'a> {
    client: &'a super::Client,
}

impl<'a> ListarFunis<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /ext/crm/funil`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::LeadOutputTo>>,
        Error<::std::string::String>,
    > {
        let Self { client } = self;
        let call = client.connection().call(&operations::LISTAR_FUNIS);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::pesquisar_leads`](super::Client::pesquisar_leads).
#[derive(Debug, Clone)]
pub struct PesquisarLeads<'a> {
    client: &'a super::Client,
    filtro: Result<Option<types::PesquisarLeadsFiltro>, String>,
}

impl<'a> PesquisarLeads<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client, filtro: Ok(None) }
    }

    /// Nome, CPF, CNPJ, telefone ou e-mail do lead (decisão: até 200 caracteres).
    pub fn filtro<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarLeadsFiltro>,
        V::Error: ::std::fmt::Display,
    {
        self.filtro = ::client_runtime::given("filtro", value).map(Some);
        self
    }

    /// Sends `GET /ext/crm/lead`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::LeadOutputTo>>,
        Error<::std::string::String>,
    > {
        let Self { client, filtro } = self;
        let filtro = filtro.map_err(Error::unset(&operations::PESQUISAR_LEADS))?;
        let mut call = client.connection().call(&operations::PESQUISAR_LEADS);
        call.query("filtro", &filtro);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::salvar_lead`](super::Client::salvar_lead).
#[derive(Debug, Clone)]
pub struct SalvarLead<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::SalvarAssociadoIdempotencyKey>, String>,
    body: Result<types::builder::LeadInputTo, String>,
}

impl<'a> SalvarLead<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::SalvarAssociadoIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// Dados do lead.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::LeadInputTo>,
        <V as std::convert::TryInto<types::LeadInputTo>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::LeadInputTo) -> types::builder::LeadInputTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/crm/lead`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PessoaOutputTo>, Error<::std::string::String>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::SALVAR_LEAD))?;
        let body = body
            .and_then(|body| {
                types::LeadInputTo::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SALVAR_LEAD))?;
        let mut call = client.connection().call(&operations::SALVAR_LEAD);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::pesquisar_negocios`](super::Client::pesquisar_negocios).
#[derive(Debug, Clone)]
pub struct PesquisarNegocios<'a> {
    client: &'a super::Client,
    cod_lead: Result<Option<i32>, String>,
    cod_loja: Result<Option<i32>, String>,
    cod_usuario_responsavel: Result<Option<i32>, String>,
    data_final: Result<Option<types::DataIso>, String>,
    data_inicial: Result<Option<types::DataIso>, String>,
    filtro: Result<Option<types::PesquisarNegociosFiltro>, String>,
}

impl<'a> PesquisarNegocios<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_lead: Ok(None),
            cod_loja: Ok(None),
            cod_usuario_responsavel: Ok(None),
            data_final: Ok(None),
            data_inicial: Ok(None),
            filtro: Ok(None),
        }
    }

    /// Código do lead (decisão: mínimo 1).
    pub fn cod_lead<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_lead = ::client_runtime::given("codLead", value).map(Some);
        self
    }

    /// Código da loja; uma loja que o usuário não acessa não tem resultados (decisão: mínimo 1).
    pub fn cod_loja<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_loja = ::client_runtime::given("codLoja", value).map(Some);
        self
    }

    /// Código do usuário responsável pelo negócio (decisão: mínimo 1).
    pub fn cod_usuario_responsavel<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_usuario_responsavel = ::client_runtime::given(
                "codUsuarioResponsavel",
                value,
            )
            .map(Some);
        self
    }

    /// Último dia; exige `dataInicial`.
    pub fn data_final<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DataIso>,
        V::Error: ::std::fmt::Display,
    {
        self.data_final = ::client_runtime::given("dataFinal", value).map(Some);
        self
    }

    /// Primeiro dia; exige `dataFinal`.
    pub fn data_inicial<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DataIso>,
        V::Error: ::std::fmt::Display,
    {
        self.data_inicial = ::client_runtime::given("dataInicial", value).map(Some);
        self
    }

    /// Nome, CPF, CNPJ, telefone, e-mail ou número sequencial (decisão: até 200 caracteres).
    pub fn filtro<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarNegociosFiltro>,
        V::Error: ::std::fmt::Display,
    {
        self.filtro = ::client_runtime::given("filtro", value).map(Some);
        self
    }

    /// Sends `GET /ext/crm/negocio`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::PesquisaNegocioOutputTo>>,
        Error<::std::string::String>,
    > {
        let Self {
            client,
            cod_lead,
            filtro,
            data_inicial,
            data_final,
            cod_loja,
            cod_usuario_responsavel,
        } = self;
        let cod_lead = cod_lead.map_err(Error::unset(&operations::PESQUISAR_NEGOCIOS))?;
        let filtro = filtro.map_err(Error::unset(&operations::PESQUISAR_NEGOCIOS))?;
        let data_inicial = data_inicial
            .map_err(Error::unset(&operations::PESQUISAR_NEGOCIOS))?;
        let data_final = data_final
            .map_err(Error::unset(&operations::PESQUISAR_NEGOCIOS))?;
        let cod_loja = cod_loja.map_err(Error::unset(&operations::PESQUISAR_NEGOCIOS))?;
        let cod_usuario_responsavel = cod_usuario_responsavel
            .map_err(Error::unset(&operations::PESQUISAR_NEGOCIOS))?;
        let mut call = client.connection().call(&operations::PESQUISAR_NEGOCIOS);
        call.query("codLead", &cod_lead);
        call.query("filtro", &filtro);
        call.query("dataInicial", &data_inicial);
        call.query("dataFinal", &data_final);
        call.query("codLoja", &cod_loja);
        call.query("codUsuarioResponsavel", &cod_usuario_responsavel);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_negocio`](super::Client::criar_negocio).
#[derive(Debug, Clone)]
pub struct CriarNegocio<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::SalvarAssociadoIdempotencyKey>, String>,
    body: Result<types::builder::NegocioInputTo, String>,
}

impl<'a> CriarNegocio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::SalvarAssociadoIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// Dados do negócio.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::NegocioInputTo>,
        <V as std::convert::TryInto<types::NegocioInputTo>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::NegocioInputTo,
        ) -> types::builder::NegocioInputTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/crm/negocio`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::NegocioOutputTo>, Error<::std::string::String>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::CRIAR_NEGOCIO))?;
        let body = body
            .and_then(|body| {
                types::NegocioInputTo::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_NEGOCIO))?;
        let mut call = client.connection().call(&operations::CRIAR_NEGOCIO);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::obter_negocio`](super::Client::obter_negocio).
#[derive(Debug, Clone)]
pub struct ObterNegocio<'a> {
    client: &'a super::Client,
    cod_negocio: Result<i32, String>,
}

impl<'a> ObterNegocio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_negocio: Err("codNegocio is not set".to_owned()),
        }
    }

    /// Código do negócio (decisão: mínimo 1).
    pub fn cod_negocio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_negocio = ::client_runtime::given("codNegocio", value);
        self
    }

    /// Sends `GET /ext/crm/negocio/{codNegocio}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::NegocioTo>, Error<::std::string::String>> {
        let Self { client, cod_negocio } = self;
        let cod_negocio = cod_negocio.map_err(Error::unset(&operations::OBTER_NEGOCIO))?;
        let mut call = client.connection().call(&operations::OBTER_NEGOCIO);
        call.path("codNegocio", &cod_negocio);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::alterar_negocio`](super::Client::alterar_negocio).
#[derive(Debug, Clone)]
pub struct AlterarNegocio<'a> {
    client: &'a super::Client,
    cod_negocio: Result<i32, String>,
    body: Result<types::builder::NegocioInputTo, String>,
}

impl<'a> AlterarNegocio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_negocio: Err("codNegocio is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do negócio (decisão: mínimo 1).
    pub fn cod_negocio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_negocio = ::client_runtime::given("codNegocio", value);
        self
    }

    /// Dados do negócio.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::NegocioInputTo>,
        <V as std::convert::TryInto<types::NegocioInputTo>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::NegocioInputTo,
        ) -> types::builder::NegocioInputTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /ext/crm/negocio/{codNegocio}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::NegocioOutputTo>, Error<::std::string::String>> {
        let Self { client, cod_negocio, body } = self;
        let cod_negocio = cod_negocio
            .map_err(Error::unset(&operations::ALTERAR_NEGOCIO))?;
        let body = body
            .and_then(|body| {
                types::NegocioInputTo::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::ALTERAR_NEGOCIO))?;
        let mut call = client.connection().call(&operations::ALTERAR_NEGOCIO);
        call.path("codNegocio", &cod_negocio);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_dependente_negocio`](super::Client::criar_dependente_negocio).
#[derive(Debug, Clone)]
pub struct CriarDependenteNegocio<'a> {
    client: &'a super::Client,
    cod_negocio: Result<i32, String>,
    idempotency_key: Result<Option<types::SalvarAssociadoIdempotencyKey>, String>,
    body: Result<types::builder::NegocioDependenteTo, String>,
}

impl<'a> CriarDependenteNegocio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_negocio: Err("codNegocio is not set".to_owned()),
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do negócio (decisão: mínimo 1).
    pub fn cod_negocio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_negocio = ::client_runtime::given("codNegocio", value);
        self
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::SalvarAssociadoIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// Dados do dependente.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::NegocioDependenteTo>,
        <V as std::convert::TryInto<
            types::NegocioDependenteTo,
        >>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::NegocioDependenteTo,
        ) -> types::builder::NegocioDependenteTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/crm/negocio/{codNegocio}/dependente`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<types::NegocioDependenteTo>,
        Error<::std::string::String>,
    > {
        let Self { client, cod_negocio, idempotency_key, body } = self;
        let cod_negocio = cod_negocio
            .map_err(Error::unset(&operations::CRIAR_DEPENDENTE_NEGOCIO))?;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::CRIAR_DEPENDENTE_NEGOCIO))?;
        let body = body
            .and_then(|body| {
                types::NegocioDependenteTo::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_DEPENDENTE_NEGOCIO))?;
        let mut call = client.connection().call(&operations::CRIAR_DEPENDENTE_NEGOCIO);
        call.path("codNegocio", &cod_negocio);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::alterar_dependente_negocio`](super::Client::alterar_dependente_negocio).
#[derive(Debug, Clone)]
pub struct AlterarDependenteNegocio<'a> {
    client: &'a super::Client,
    cod_dependente: Result<i32, String>,
    cod_negocio: Result<i32, String>,
    body: Result<types::builder::NegocioDependenteTo, String>,
}

impl<'a> AlterarDependenteNegocio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_dependente: Err("codDependente is not set".to_owned()),
            cod_negocio: Err("codNegocio is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do dependente no negócio (decisão: mínimo 1).
    pub fn cod_dependente<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_dependente = ::client_runtime::given("codDependente", value);
        self
    }

    /// Código do negócio (decisão: mínimo 1).
    pub fn cod_negocio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_negocio = ::client_runtime::given("codNegocio", value);
        self
    }

    /// Dados do dependente.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::NegocioDependenteTo>,
        <V as std::convert::TryInto<
            types::NegocioDependenteTo,
        >>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::NegocioDependenteTo,
        ) -> types::builder::NegocioDependenteTo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /ext/crm/negocio/{codNegocio}/dependente/{codDependente}`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<types::NegocioDependenteTo>,
        Error<::std::string::String>,
    > {
        let Self { client, cod_negocio, cod_dependente, body } = self;
        let cod_negocio = cod_negocio
            .map_err(Error::unset(&operations::ALTERAR_DEPENDENTE_NEGOCIO))?;
        let cod_dependente = cod_dependente
            .map_err(Error::unset(&operations::ALTERAR_DEPENDENTE_NEGOCIO))?;
        let body = body
            .and_then(|body| {
                types::NegocioDependenteTo::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::ALTERAR_DEPENDENTE_NEGOCIO))?;
        let mut call = client.connection().call(&operations::ALTERAR_DEPENDENTE_NEGOCIO);
        call.path("codNegocio", &cod_negocio);
        call.path("codDependente", &cod_dependente);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::pesquisar_eventos`](super::Client::pesquisar_eventos).
#[derive(Debug, Clone)]
pub struct PesquisarEventos<'a> {
    client: &'a super::Client,
    cod_pessoa: Result<Option<i32>, String>,
    cpf_cnpj: Result<Option<types::PesquisarVendedoresCpfCnpj>, String>,
    data_abertura_final: Result<Option<types::DataBr>, String>,
    data_abertura_inicial: Result<Option<types::DataBr>, String>,
    data_evento_final: Result<Option<types::DataBr>, String>,
    data_evento_inicial: Result<Option<types::DataBr>, String>,
    envolvido: Result<Option<types::Envolvido>, String>,
    protocolo: Result<Option<types::PesquisarEventosProtocolo>, String>,
}

impl<'a> PesquisarEventos<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_pessoa: Ok(None),
            cpf_cnpj: Ok(None),
            data_abertura_final: Ok(None),
            data_abertura_inicial: Ok(None),
            data_evento_final: Ok(None),
            data_evento_inicial: Ok(None),
            envolvido: Ok(None),
            protocolo: Ok(None),
        }
    }

    /// Código da pessoa (decisão: mínimo 1).
    pub fn cod_pessoa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_pessoa = ::client_runtime::given("codPessoa", value).map(Some);
        self
    }

    /// CPF ou CNPJ, com ou sem máscara (decisão: até 18 caracteres).
    pub fn cpf_cnpj<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarVendedoresCpfCnpj>,
        V::Error: ::std::fmt::Display,
    {
        self.cpf_cnpj = ::client_runtime::given("cpfCnpj", value).map(Some);
        self
    }

    /// Último dia da abertura; exige `dataAberturaInicial`.
    pub fn data_abertura_final<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DataBr>,
        V::Error: ::std::fmt::Display,
    {
        self.data_abertura_final = ::client_runtime::given("dataAberturaFinal", value)
            .map(Some);
        self
    }

    /// Primeiro dia da abertura; exige `dataAberturaFinal`.
    pub fn data_abertura_inicial<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DataBr>,
        V::Error: ::std::fmt::Display,
    {
        self.data_abertura_inicial = ::client_runtime::given(
                "dataAberturaInicial",
                value,
            )
            .map(Some);
        self
    }

    /// Último dia do evento; exige `dataEventoInicial`.
    pub fn data_evento_final<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DataBr>,
        V::Error: ::std::fmt::Display,
    {
        self.data_evento_final = ::client_runtime::given("dataEventoFinal", value)
            .map(Some);
        self
    }

    /// Primeiro dia do evento; exige `dataEventoFinal`.
    pub fn data_evento_inicial<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::DataBr>,
        V::Error: ::std::fmt::Display,
    {
        self.data_evento_inicial = ::client_runtime::given("dataEventoInicial", value)
            .map(Some);
        self
    }

    /// Quem está envolvido no evento.
    pub fn envolvido<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Envolvido>,
        V::Error: ::std::fmt::Display,
    {
        self.envolvido = ::client_runtime::given("envolvido", value).map(Some);
        self
    }

    /// Protocolo do evento (decisão: até 30 caracteres).
    pub fn protocolo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::PesquisarEventosProtocolo>,
        V::Error: ::std::fmt::Display,
    {
        self.protocolo = ::client_runtime::given("protocolo", value).map(Some);
        self
    }

    /// Sends `GET /ext/evento`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::EventoListaTo>>,
        Error<::std::string::String>,
    > {
        let Self {
            client,
            envolvido,
            data_abertura_inicial,
            data_abertura_final,
            data_evento_inicial,
            data_evento_final,
            protocolo,
            cod_pessoa,
            cpf_cnpj,
        } = self;
        let envolvido = envolvido.map_err(Error::unset(&operations::PESQUISAR_EVENTOS))?;
        let data_abertura_inicial = data_abertura_inicial
            .map_err(Error::unset(&operations::PESQUISAR_EVENTOS))?;
        let data_abertura_final = data_abertura_final
            .map_err(Error::unset(&operations::PESQUISAR_EVENTOS))?;
        let data_evento_inicial = data_evento_inicial
            .map_err(Error::unset(&operations::PESQUISAR_EVENTOS))?;
        let data_evento_final = data_evento_final
            .map_err(Error::unset(&operations::PESQUISAR_EVENTOS))?;
        let protocolo = protocolo.map_err(Error::unset(&operations::PESQUISAR_EVENTOS))?;
        let cod_pessoa = cod_pessoa
            .map_err(Error::unset(&operations::PESQUISAR_EVENTOS))?;
        let cpf_cnpj = cpf_cnpj.map_err(Error::unset(&operations::PESQUISAR_EVENTOS))?;
        let mut call = client.connection().call(&operations::PESQUISAR_EVENTOS);
        call.query("envolvido", &envolvido);
        call.query("dataAberturaInicial", &data_abertura_inicial);
        call.query("dataAberturaFinal", &data_abertura_final);
        call.query("dataEventoInicial", &data_evento_inicial);
        call.query("dataEventoFinal", &data_evento_final);
        call.query("protocolo", &protocolo);
        call.query("codPessoa", &cod_pessoa);
        call.query("cpfCnpj", &cpf_cnpj);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::obter_evento`](super::Client::obter_evento).
#[derive(Debug, Clone)]
pub struct ObterEvento<'a> {
    client: &'a super::Client,
    cod_evento: Result<i32, String>,
}

impl<'a> ObterEvento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_evento: Err("codEvento is not set".to_owned()),
        }
    }

    /// Código do evento (decisão: mínimo 1).
    pub fn cod_evento<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_evento = ::client_runtime::given("codEvento", value);
        self
    }

    /// Sends `GET /ext/evento/{codEvento}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::EventoTo>, Error<::std::string::String>> {
        let Self { client, cod_evento } = self;
        let cod_evento = cod_evento.map_err(Error::unset(&operations::OBTER_EVENTO))?;
        let mut call = client.connection().call(&operations::OBTER_EVENTO);
        call.path("codEvento", &cod_evento);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}
