//! Operations tagged `Evento`.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Evento`.
///
/// Evento: sinistros e outras ocorrências.
pub trait EventoApi: super::Authenticate {
    /// Pesquisa eventos
    ///
    /// Devolve os eventos que atendem a todos os filtros informados; sem filtro, todos os das lojas do usuário. Os
    /// dois extremos de um intervalo vão juntos (decisão). A lista segue enquanto é lida (veja *Listas sem páginas*).
    ///
    /// `GET /ext/evento`, operation `pesquisarEventos`.
    ///
    /// - `context.principal`: let in by `bearer`.
    fn pesquisar_eventos(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        parameters: PesquisarEventosParameters,
    ) -> impl Future<Output = Result<crate::runtime::Items<EventoListaTo>, PesquisarEventosError>> + Send;

    /// Obtém um evento
    ///
    /// Devolve o evento com pessoas, local, veículo e eventos relacionados. Os relacionados podem ter os seus; o
    /// serviço não repete um evento dentro de si mesmo e limita a profundidade (decisão). O veículo é o do benefício
    /// em evento de cliente e o do terceiro em evento de terceiro, se foi informado (decisão).
    ///
    /// `GET /ext/evento/{codEvento}`, operation `obterEvento`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `cod_evento`: path `codEvento`. Código do evento (decisão: mínimo 1).
    fn obter_evento(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        cod_evento: super::Codigo,
    ) -> impl Future<Output = Result<EventoTo, ObterEventoError>> + Send;
}

/// Parameters of `GET /ext/evento`, operation `pesquisarEventos`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisarEventosParameters {
    /// query `envolvido`. Quem está envolvido no evento.
    pub envolvido: Option<Envolvido>,
    /// query `dataAberturaInicial`. Primeiro dia da abertura; exige `dataAberturaFinal`.
    pub data_abertura_inicial: Option<super::DataBr>,
    /// query `dataAberturaFinal`. Último dia da abertura; exige `dataAberturaInicial`.
    pub data_abertura_final: Option<super::DataBr>,
    /// query `dataEventoInicial`. Primeiro dia do evento; exige `dataEventoFinal`.
    pub data_evento_inicial: Option<super::DataBr>,
    /// query `dataEventoFinal`. Último dia do evento; exige `dataEventoInicial`.
    pub data_evento_final: Option<super::DataBr>,
    /// query `protocolo`. Protocolo do evento (decisão: até 30 caracteres). At most 30 characters.
    pub protocolo: Option<String>,
    /// query `codPessoa`. Código da pessoa (decisão: mínimo 1).
    pub cod_pessoa: Option<super::Codigo>,
    /// query `cpfCnpj`. CPF ou CNPJ, com ou sem máscara (decisão: até 18 caracteres). At most 18 characters.
    pub cpf_cnpj: Option<String>,
}

/// Errors of `GET /ext/evento`, operation `pesquisarEventos`.
#[derive(Debug)]
pub enum PesquisarEventosError {
    /// 400: Parâmetro inválido, desconhecido ou repetido, ou intervalo incompleto.
    BadRequest(super::BadRequest),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { PesquisarEventosError of "pesquisarEventos" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/evento/{codEvento}`, operation `obterEvento`.
#[derive(Debug)]
pub enum ObterEventoError {
    /// 400: Parâmetro inválido, desconhecido ou repetido.
    BadRequest(super::Invalido),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 404: O código do caminho não existe ou não é de uma das lojas do usuário.
    NotFound(super::NaoEncontrado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ObterEventoError of "obterEvento" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn pesquisar_eventos<S: EventoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 8] = [
        crate::runtime::query::Field::single("envolvido"),
        crate::runtime::query::Field::single("dataAberturaInicial"),
        crate::runtime::query::Field::single("dataAberturaFinal"),
        crate::runtime::query::Field::single("dataEventoInicial"),
        crate::runtime::query::Field::single("dataEventoFinal"),
        crate::runtime::query::Field::single("protocolo"),
        crate::runtime::query::Field::single("codPessoa"),
        crate::runtime::query::Field::single("cpfCnpj"),
    ];
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let envolvido: Option<Envolvido> = query.optional(0, crate::runtime::check::any)?;
    let data_abertura_inicial: Option<super::DataBr> = query.optional(1, crate::runtime::check::any)?;
    let data_abertura_final: Option<super::DataBr> = query.optional(2, crate::runtime::check::any)?;
    let data_evento_inicial: Option<super::DataBr> = query.optional(3, crate::runtime::check::any)?;
    let data_evento_final: Option<super::DataBr> = query.optional(4, crate::runtime::check::any)?;
    let protocolo: Option<String> = query.optional(5, |value: &String| {
        crate::runtime::check::max_length(value, 30)?;
        Ok(())
    })?;
    let cod_pessoa: Option<super::Codigo> = query.optional(6, crate::runtime::check::any)?;
    let cpf_cnpj: Option<String> = query.optional(7, |value: &String| {
        crate::runtime::check::max_length(value, 18)?;
        Ok(())
    })?;
    let parameters = PesquisarEventosParameters {
        envolvido,
        data_abertura_inicial,
        data_abertura_final,
        data_evento_inicial,
        data_evento_final,
        protocolo,
        cod_pessoa,
        cpf_cnpj,
    };
    match EventoApi::pesquisar_eventos(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::items(200, "application/json", body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn obter_evento<S: EventoApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_evento: super::Codigo = call.path(0, "codEvento", crate::runtime::check::any)?;
    call.query(&[])?;
    match EventoApi::obter_evento(service, call.context(principal), cod_evento).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Quem está envolvido no evento.
///
/// Schema `Envolvido`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Envolvido {
    /// `Cliente`.
    Cliente,
    /// `Terceiro`.
    Terceiro,
}
crate::runtime::text_enum! {
    Envolvido {
        Cliente "Cliente",
        Terceiro "Terceiro",
    }
}

/// Evento em uma pesquisa.
///
/// Schema `EventoListaTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct EventoListaTo {
    /// Código do evento.
    ///
    /// Property `codEvento`.
    pub cod_evento: Option<super::Codigo>,
    /// Cor de destaque da situação.
    ///
    /// Property `corDestaque`.
    pub cor_destaque: Option<super::CorHex>,
    /// Cor inversa da de destaque.
    ///
    /// Property `corInversa`.
    pub cor_inversa: Option<super::CorHex>,
    /// Dia da abertura.
    ///
    /// Property `dataAbertura`.
    pub data_abertura: Option<super::DataBr>,
    /// Dia em que o evento ocorreu.
    ///
    /// Property `dataEvento`.
    pub data_evento: Option<super::DataBr>,
    /// Quem está envolvido.
    pub envolvido: Option<Envolvido>,
    /// Nome da loja (decisão: até 200 caracteres).
    ///
    /// Property `nomeLoja`. At most 200 characters.
    pub nome_loja: Option<String>,
    /// Nome da pessoa envolvida (decisão: até 200 caracteres).
    ///
    /// Property `nomePessoa`. At most 200 characters.
    pub nome_pessoa: Option<String>,
    /// Prioridade do evento.
    pub prioridade: Option<Prioridade>,
    /// Protocolo do evento; aqui é texto, nos gatilhos é inteiro (decisão: até 30 caracteres).
    ///
    /// At most 30 characters.
    pub protocolo: Option<String>,
    /// Responsável pelo atendimento (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub responsavel: Option<String>,
    /// Nome da situação do evento (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub situacao: Option<String>,
    /// Tipo do evento (decisão: até 200 caracteres).
    ///
    /// Property `tipoEvento`. At most 200 characters.
    pub tipo_evento: Option<String>,
}
crate::runtime::object! {
    EventoListaTo {
        0 cod_evento "codEvento" optional,
        1 cor_destaque "corDestaque" optional,
        2 cor_inversa "corInversa" optional,
        3 data_abertura "dataAbertura" optional,
        4 data_evento "dataEvento" optional,
        5 envolvido "envolvido" optional,
        6 nome_loja "nomeLoja" optional,
        7 nome_pessoa "nomePessoa" optional,
        8 prioridade "prioridade" optional,
        9 protocolo "protocolo" optional,
        10 responsavel "responsavel" optional,
        11 situacao "situacao" optional,
        12 tipo_evento "tipoEvento" optional,
    }
}
impl crate::runtime::Check for EventoListaTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome_loja {
            crate::runtime::check::at("nomeLoja", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_pessoa {
            crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.protocolo {
            crate::runtime::check::at("protocolo", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.responsavel {
            crate::runtime::check::at("responsavel", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.situacao {
            crate::runtime::check::at("situacao", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.tipo_evento {
            crate::runtime::check::at("tipoEvento", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Prioridade do evento.
///
/// Schema `Prioridade`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Prioridade {
    /// `Baixa`.
    Baixa,
    /// `Média`.
    Media,
    /// `Alta`.
    Alta,
}
crate::runtime::text_enum! {
    Prioridade {
        Baixa "Baixa",
        Media "Média",
        Alta "Alta",
    }
}

/// Evento por inteiro.
///
/// Schema `EventoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct EventoTo {
    /// Código do benefício.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<super::Codigo>,
    /// Código do evento.
    ///
    /// Property `codEvento`.
    pub cod_evento: Option<super::Codigo>,
    /// Cor de destaque da situação.
    ///
    /// Property `corDestaque`.
    pub cor_destaque: Option<super::CorHex>,
    /// Cor inversa da de destaque.
    ///
    /// Property `corInversa`.
    pub cor_inversa: Option<super::CorHex>,
    /// Dia da abertura.
    ///
    /// Property `dataAbertura`.
    pub data_abertura: Option<super::DataBr>,
    /// Dia em que o evento ocorreu.
    ///
    /// Property `dataEvento`.
    pub data_evento: Option<super::DataBr>,
    /// Protocolo do evento; aqui é texto, nos gatilhos é inteiro (decisão: até 30 caracteres).
    ///
    /// At most 30 characters.
    pub protocolo: Option<String>,
    /// Responsável pelo atendimento (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub responsavel: Option<String>,
    /// Nome da situação do evento (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub situacao: Option<String>,
    /// Tipo do evento (decisão: até 200 caracteres).
    ///
    /// Property `tipoEvento`. At most 200 characters.
    pub tipo_evento: Option<String>,
    /// Quem está envolvido.
    pub envolvido: Option<Envolvido>,
    /// Prioridade do evento.
    pub prioridade: Option<Prioridade>,
    /// Associado.
    pub associado: Option<PessoaTo>,
    /// Quem conduzia o veículo.
    pub condutor: Option<PessoaTo>,
    /// Onde o evento ocorreu.
    pub local: Option<super::EnderecoTo>,
    /// Veículo envolvido (decisão: do benefício ou do terceiro, conforme `envolvido`).
    pub veiculo: Option<super::VeiculoTo>,
    /// Eventos relacionados, cada um com os seus.
    pub relacionados: Option<Vec<EventoTo>>,
}
crate::runtime::object! {
    EventoTo {
        0 cod_beneficio "codBeneficio" optional,
        1 cod_evento "codEvento" optional,
        2 cor_destaque "corDestaque" optional,
        3 cor_inversa "corInversa" optional,
        4 data_abertura "dataAbertura" optional,
        5 data_evento "dataEvento" optional,
        6 protocolo "protocolo" optional,
        7 responsavel "responsavel" optional,
        8 situacao "situacao" optional,
        9 tipo_evento "tipoEvento" optional,
        10 envolvido "envolvido" optional,
        11 prioridade "prioridade" optional,
        12 associado "associado" optional,
        13 condutor "condutor" optional,
        14 local "local" optional,
        15 veiculo "veiculo" optional,
        16 relacionados "relacionados" optional,
    }
}
impl crate::runtime::Check for EventoTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.protocolo {
            crate::runtime::check::at("protocolo", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.responsavel {
            crate::runtime::check::at("responsavel", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.situacao {
            crate::runtime::check::at("situacao", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.tipo_evento {
            crate::runtime::check::at("tipoEvento", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.associado {
            crate::runtime::check::at("associado", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.condutor {
            crate::runtime::check::at("condutor", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.local {
            crate::runtime::check::at("local", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.veiculo {
            crate::runtime::check::at("veiculo", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.relacionados {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "relacionados",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        Ok(())
    }
}

/// Pessoa dentro de um evento.
///
/// Schema `PessoaTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PessoaTo {
    /// Categoria da carteira de habilitação (decisão: até 5 caracteres).
    ///
    /// Property `categoriaCnh`. At most 5 characters.
    pub categoria_cnh: Option<String>,
    /// Código da loja.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Código da pessoa.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<super::Codigo>,
    /// CPF ou CNPJ da pessoa.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<super::CpfCnpj>,
    /// Documento de identidade (decisão: até 30 caracteres).
    ///
    /// At most 30 characters.
    pub identidade: Option<String>,
    /// Inscrição estadual (decisão: até 20 caracteres).
    ///
    /// Property `inscricaoEstadual`. At most 20 characters.
    pub inscricao_estadual: Option<String>,
    /// Inscrição municipal (decisão: até 20 caracteres).
    ///
    /// Property `inscricaoMunicipal`. At most 20 characters.
    pub inscricao_municipal: Option<String>,
    /// Nome fantasia (decisão: até 200 caracteres).
    ///
    /// Property `nomeFantasia`. At most 200 characters.
    pub nome_fantasia: Option<String>,
    /// Nome da loja (decisão: até 200 caracteres).
    ///
    /// Property `nomeLoja`. At most 200 characters.
    pub nome_loja: Option<String>,
    /// Nome ou razão social (decisão: até 200 caracteres).
    ///
    /// Property `nomePessoa`. At most 200 characters.
    pub nome_pessoa: Option<String>,
    /// Número da carteira de habilitação (decisão: até 20 caracteres).
    ///
    /// Property `numeroCnh`. At most 20 characters.
    pub numero_cnh: Option<String>,
    /// Órgão expedidor da identidade (decisão: até 20 caracteres).
    ///
    /// Property `orgaoExpedidor`. At most 20 characters.
    pub orgao_expedidor: Option<String>,
    /// Representante legal da empresa (decisão: até 200 caracteres).
    ///
    /// Property `representanteLegal`. At most 200 characters.
    pub representante_legal: Option<String>,
    /// Dia da expedição da identidade.
    ///
    /// Property `dataExpedicao`.
    pub data_expedicao: Option<super::DataBr>,
    /// Data de nascimento.
    ///
    /// Property `dataNascimento`.
    pub data_nascimento: Option<super::DataBr>,
    /// Validade da carteira de habilitação.
    ///
    /// Property `validadeCnh`.
    pub validade_cnh: Option<super::DataBr>,
    /// E-mail da pessoa.
    pub email: Option<super::Email>,
    /// Endereço da pessoa.
    pub endereco: Option<super::EnderecoTo>,
    /// Sexo da pessoa.
    pub sexo: Option<super::Sexo>,
    /// Telefones da pessoa.
    pub telefones: Option<Vec<super::TelefoneTo>>,
}
crate::runtime::object! {
    PessoaTo {
        0 categoria_cnh "categoriaCnh" optional,
        1 cod_loja "codLoja" optional,
        2 cod_pessoa "codPessoa" optional,
        3 cpf_cnpj "cpfCnpj" optional,
        4 identidade "identidade" optional,
        5 inscricao_estadual "inscricaoEstadual" optional,
        6 inscricao_municipal "inscricaoMunicipal" optional,
        7 nome_fantasia "nomeFantasia" optional,
        8 nome_loja "nomeLoja" optional,
        9 nome_pessoa "nomePessoa" optional,
        10 numero_cnh "numeroCnh" optional,
        11 orgao_expedidor "orgaoExpedidor" optional,
        12 representante_legal "representanteLegal" optional,
        13 data_expedicao "dataExpedicao" optional,
        14 data_nascimento "dataNascimento" optional,
        15 validade_cnh "validadeCnh" optional,
        16 email "email" optional,
        17 endereco "endereco" optional,
        18 sexo "sexo" optional,
        19 telefones "telefones" optional,
    }
}
impl crate::runtime::Check for PessoaTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.categoria_cnh {
            crate::runtime::check::at("categoriaCnh", crate::runtime::check::max_length(value, 5))?;
        }
        if let Some(value) = &self.identidade {
            crate::runtime::check::at("identidade", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.inscricao_estadual {
            crate::runtime::check::at("inscricaoEstadual", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.inscricao_municipal {
            crate::runtime::check::at("inscricaoMunicipal", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.nome_fantasia {
            crate::runtime::check::at("nomeFantasia", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_loja {
            crate::runtime::check::at("nomeLoja", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_pessoa {
            crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.numero_cnh {
            crate::runtime::check::at("numeroCnh", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.orgao_expedidor {
            crate::runtime::check::at("orgaoExpedidor", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.representante_legal {
            crate::runtime::check::at("representanteLegal", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.endereco {
            crate::runtime::check::at("endereco", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.telefones {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "telefones",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        Ok(())
    }
}
