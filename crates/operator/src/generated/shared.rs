//! Types that several traits need.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Instante RFC 3339 com fuso.
///
/// Schema `DataHora`.
pub type DataHora = crate::runtime::DateTime;

/// O corpo de todo erro.
///
/// Schema `Erro`.
#[derive(Debug, Clone, PartialEq)]
pub struct Erro {
    /// O que houve, para o programa.
    pub codigo: CodigoErro,
    /// O que houve e o que fazer, para a pessoa.
    ///
    /// At most 1024 characters.
    pub mensagem: String,
    /// Onde está a falha: um ponteiro JSON (começa com `/`) se no corpo; senão, o nome do parâmetro ou do cabeçalho.
    ///
    /// At most 256 characters.
    pub campo: Option<String>,
    /// Pormenores por nome, como quantos registros usam o que se quis remover.
    ///
    /// At most 32 properties.
    pub detalhes: Option<std::collections::BTreeMap<String, String>>,
    /// Identificador do pedido nos registros do serviço.
    ///
    /// Property `idRequisicao`.
    pub id_requisicao: Option<crate::runtime::Uuid>,
}
crate::runtime::object! {
    Erro {
        0 codigo "codigo" required,
        1 mensagem "mensagem" required,
        2 campo "campo" optional,
        3 detalhes "detalhes" optional,
        4 id_requisicao "idRequisicao" optional,
    }
}
impl crate::runtime::Check for Erro {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("mensagem", crate::runtime::check::max_length(&self.mensagem, 1024))?;
        if let Some(value) = &self.campo {
            crate::runtime::check::at("campo", crate::runtime::check::max_length(value, 256))?;
        }
        if let Some(value) = &self.detalhes {
            crate::runtime::check::at("detalhes", crate::runtime::check::max_properties(value, 32))?;
            for (key, item) in value {
                crate::runtime::check::at(
                    "detalhes",
                    crate::runtime::check::at_key(key, crate::runtime::check::max_length(item, 256)),
                )?;
            }
        }
        Ok(())
    }
}

/// Código estável do erro. Alguns só surgem antes de a operação ser escolhida.
///
/// Schema `CodigoErro`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CodigoErro {
    /// `REQUISICAO_INVALIDA`.
    RequisicaoInvalida,
    /// `ENDERECO_PROIBIDO`.
    EnderecoProibido,
    /// `NAO_AUTENTICADO`.
    NaoAutenticado,
    /// `NAO_ENCONTRADO`.
    NaoEncontrado,
    /// `METODO_NAO_ACEITO`.
    MetodoNaoAceito,
    /// `TEMPO_ESGOTADO`.
    TempoEsgotado,
    /// `DUPLICADO`.
    Duplicado,
    /// `EM_USO`.
    EmUso,
    /// `SITUACAO_DIVERGENTE`.
    SituacaoDivergente,
    /// `CHAVE_REUSADA`.
    ChaveReusada,
    /// `RECEPTOR_INATIVO`.
    ReceptorInativo,
    /// `VERSAO_DIVERGENTE`.
    VersaoDivergente,
    /// `CORPO_GRANDE_DEMAIS`.
    CorpoGrandeDemais,
    /// `ENDERECO_LONGO_DEMAIS`.
    EnderecoLongoDemais,
    /// `TIPO_NAO_ACEITO`.
    TipoNaoAceito,
    /// `CABECALHOS_GRANDES_DEMAIS`.
    CabecalhosGrandesDemais,
    /// `ERRO_INTERNO`.
    ErroInterno,
    /// `INDISPONIVEL`.
    Indisponivel,
}
crate::runtime::text_enum! {
    CodigoErro {
        RequisicaoInvalida "REQUISICAO_INVALIDA",
        EnderecoProibido "ENDERECO_PROIBIDO",
        NaoAutenticado "NAO_AUTENTICADO",
        NaoEncontrado "NAO_ENCONTRADO",
        MetodoNaoAceito "METODO_NAO_ACEITO",
        TempoEsgotado "TEMPO_ESGOTADO",
        Duplicado "DUPLICADO",
        EmUso "EM_USO",
        SituacaoDivergente "SITUACAO_DIVERGENTE",
        ChaveReusada "CHAVE_REUSADA",
        ReceptorInativo "RECEPTOR_INATIVO",
        VersaoDivergente "VERSAO_DIVERGENTE",
        CorpoGrandeDemais "CORPO_GRANDE_DEMAIS",
        EnderecoLongoDemais "ENDERECO_LONGO_DEMAIS",
        TipoNaoAceito "TIPO_NAO_ACEITO",
        CabecalhosGrandesDemais "CABECALHOS_GRANDES_DEMAIS",
        ErroInterno "ERRO_INTERNO",
        Indisponivel "INDISPONIVEL",
    }
}

/// Código de um registro.
///
/// Schema `Codigo`. At least 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Codigo(i32);
crate::runtime::newtype! {
    Codigo(i32) |value| {
        crate::runtime::check::minimum(value, 1)?;
        Ok(())
    }
}

/// Ponto de uma lista. Texto opaco.
///
/// Schema `Cursor`. At most 512 characters, matching `^[A-Za-z0-9_-]{1,512}$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cursor(String);
crate::runtime::newtype! {
    Cursor(String) |value| {
        crate::runtime::check::saying("deve ser um cursor que a lista devolveu", || {
            crate::runtime::check::max_length(value, 512)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_1)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Endereço de e-mail.
///
/// Schema `Email`. At most 254 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Email(String);
crate::runtime::newtype! {
    Email(String) |value| {
        crate::runtime::check::max_length(value, 254)?;
        Ok(())
    }
}

/// Nome legível.
///
/// Schema `Nome`. At least 1 character, at most 200 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nome(String);
crate::runtime::newtype! {
    Nome(String) |value| {
        crate::runtime::check::min_length(value, 1)?;
        crate::runtime::check::max_length(value, 200)?;
        Ok(())
    }
}

/// Uma entidade com situação. Os nomes são os dos caminhos do receptor.
///
/// Schema `Entidade`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Entidade {
    /// `consulta`.
    Consulta,
    /// `helpDesk`.
    HelpDesk,
    /// `vistoria`.
    Vistoria,
    /// `beneficio`.
    Beneficio,
    /// `evento`.
    Evento,
}
crate::runtime::text_enum! {
    Entidade {
        Consulta "consulta",
        HelpDesk "helpDesk",
        Vistoria "vistoria",
        Beneficio "beneficio",
        Evento "evento",
    }
}

/// Por que uma tentativa falhou.
///
/// Schema `FalhaEntrega`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FalhaEntrega {
    /// `STATUS_INESPERADO`.
    StatusInesperado,
    /// `TEMPO_ESGOTADO`.
    TempoEsgotado,
    /// `CONEXAO_RECUSADA`.
    ConexaoRecusada,
    /// `CONEXAO_INTERROMPIDA`.
    ConexaoInterrompida,
    /// `NOME_NAO_RESOLVIDO`.
    NomeNaoResolvido,
    /// `TLS_INVALIDO`.
    TlsInvalido,
    /// `ENDERECO_PROIBIDO`.
    EnderecoProibido,
}
crate::runtime::text_enum! {
    FalhaEntrega {
        StatusInesperado "STATUS_INESPERADO",
        TempoEsgotado "TEMPO_ESGOTADO",
        ConexaoRecusada "CONEXAO_RECUSADA",
        ConexaoInterrompida "CONEXAO_INTERROMPIDA",
        NomeNaoResolvido "NOME_NAO_RESOLVIDO",
        TlsInvalido "TLS_INVALIDO",
        EnderecoProibido "ENDERECO_PROIBIDO",
    }
}

/// Até 1024 caracteres do começo da resposta; o que não é texto legível vem como U+FFFD.
///
/// Schema `TrechoResposta`. At most 1024 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TrechoResposta(String);
crate::runtime::newtype! {
    TrechoResposta(String) |value| {
        crate::runtime::check::max_length(value, 1024)?;
        Ok(())
    }
}

/// Tipo de benefício.
///
/// Schema `TipoBeneficio`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TipoBeneficio {
    /// `VEICULAR`.
    Veicular,
    /// `SAUDE`.
    Saude,
    /// `DIVERSOS`.
    Diversos,
    /// `CONSORCIO`.
    Consorcio,
    /// `A24H`.
    A24H,
    /// `ASSINATURA`.
    Assinatura,
}
crate::runtime::text_enum! {
    TipoBeneficio {
        Veicular "VEICULAR",
        Saude "SAUDE",
        Diversos "DIVERSOS",
        Consorcio "CONSORCIO",
        A24H "A24H",
        Assinatura "ASSINATURA",
    }
}

/// Nome de uma situação.
///
/// Schema `NomeSituacao`. At least 1 character, at most 60 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NomeSituacao(String);
crate::runtime::newtype! {
    NomeSituacao(String) |value| {
        crate::runtime::check::min_length(value, 1)?;
        crate::runtime::check::max_length(value, 60)?;
        Ok(())
    }
}

/// Cor em seis dígitos hexadecimais, sem `#`.
///
/// Schema `CorHex`. At most 6 characters, matching `^[0-9A-Fa-f]{6}$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CorHex(String);
crate::runtime::newtype! {
    CorHex(String) |value| {
        crate::runtime::check::saying("deve ter seis dígitos hexadecimais sem cerquilha, como 1565C0", || {
            crate::runtime::check::max_length(value, 6)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_8)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Nome curto.
///
/// Schema `NomeCurto`. At least 1 character, at most 100 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NomeCurto(String);
crate::runtime::newtype! {
    NomeCurto(String) |value| {
        crate::runtime::check::min_length(value, 1)?;
        crate::runtime::check::max_length(value, 100)?;
        Ok(())
    }
}

/// Versão de um registro, entre aspas.
///
/// Schema `VersaoRegistro`. At most 20 characters, matching `^"[0-9]{1,18}"$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VersaoRegistro(String);
crate::runtime::newtype! {
    VersaoRegistro(String) |value| {
        crate::runtime::check::saying("deve ser a versão entre aspas, como \"3\"", || {
            crate::runtime::check::max_length(value, 20)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_9)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// CPF ou CNPJ, com máscara ou sem; o CNPJ pode ter letras. Os dígitos verificadores são conferidos.
///
/// Schema `CpfCnpj`. At most 18 characters, matching `^(\d{3}\.?\d{3}\.?\d{3}|[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4})-?\d{2}$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CpfCnpj(String);
crate::runtime::newtype! {
    CpfCnpj(String) |value| {
        crate::runtime::check::saying("deve ser um CPF como 529.982.247-25 ou um CNPJ como 12.ABC.345/01DE-35, com ou sem máscara", || {
            crate::runtime::check::max_length(value, 18)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_10)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Um endereço.
///
/// Schema `EnderecoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct EnderecoTo {
    /// Residencial, comercial ou outro.
    ///
    /// Property `tipoEndereco`. At most 30 characters.
    pub tipo_endereco: Option<String>,
    /// Rua, avenida, praça.
    ///
    /// Property `tipoLogradouro`. At most 30 characters.
    pub tipo_logradouro: Option<String>,
    /// Nome do logradouro, sem o tipo.
    pub logradouro: Option<Nome>,
    /// Tipo e nome do logradouro.
    ///
    /// Property `logradouroComTipo`. At most 250 characters.
    pub logradouro_com_tipo: Option<String>,
    /// Número, ou `S/N`.
    ///
    /// At most 20 characters.
    pub numero: Option<String>,
    /// Complemento.
    ///
    /// At most 100 characters.
    pub complemento: Option<String>,
    /// Bairro.
    ///
    /// At most 100 characters.
    pub bairro: Option<String>,
    /// Cidade.
    ///
    /// At most 100 characters.
    pub cidade: Option<String>,
    /// Estado.
    pub uf: Option<Uf>,
    /// CEP.
    pub cep: Option<Cep>,
}
crate::runtime::object! {
    EnderecoTo {
        0 tipo_endereco "tipoEndereco" optional,
        1 tipo_logradouro "tipoLogradouro" optional,
        2 logradouro "logradouro" optional,
        3 logradouro_com_tipo "logradouroComTipo" optional,
        4 numero "numero" optional,
        5 complemento "complemento" optional,
        6 bairro "bairro" optional,
        7 cidade "cidade" optional,
        8 uf "uf" optional,
        9 cep "cep" optional,
    }
}
impl crate::runtime::Check for EnderecoTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.tipo_endereco {
            crate::runtime::check::at("tipoEndereco", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.tipo_logradouro {
            crate::runtime::check::at("tipoLogradouro", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.logradouro_com_tipo {
            crate::runtime::check::at("logradouroComTipo", crate::runtime::check::max_length(value, 250))?;
        }
        if let Some(value) = &self.numero {
            crate::runtime::check::at("numero", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.complemento {
            crate::runtime::check::at("complemento", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.bairro {
            crate::runtime::check::at("bairro", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.cidade {
            crate::runtime::check::at("cidade", crate::runtime::check::max_length(value, 100))?;
        }
        Ok(())
    }
}

/// Um telefone.
///
/// Schema `TelefoneTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct TelefoneTo {
    /// Número com o código de área, com máscara ou sem.
    ///
    /// At least 8 characters, at most 20 characters.
    pub numero: String,
    /// Fixo ou celular.
    pub tipo: TipoTelefone,
}
crate::runtime::object! {
    TelefoneTo {
        0 numero "numero" required,
        1 tipo "tipo" required,
    }
}
impl crate::runtime::Check for TelefoneTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("numero", crate::runtime::check::min_length(&self.numero, 8))?;
        crate::runtime::check::at("numero", crate::runtime::check::max_length(&self.numero, 20))?;
        Ok(())
    }
}

/// Sigla do estado.
///
/// Schema `Uf`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Uf {
    /// `AC`.
    Ac,
    /// `AL`.
    Al,
    /// `AP`.
    Ap,
    /// `AM`.
    Am,
    /// `BA`.
    Ba,
    /// `CE`.
    Ce,
    /// `DF`.
    Df,
    /// `ES`.
    Es,
    /// `GO`.
    Go,
    /// `MA`.
    Ma,
    /// `MT`.
    Mt,
    /// `MS`.
    Ms,
    /// `MG`.
    Mg,
    /// `PA`.
    Pa,
    /// `PB`.
    Pb,
    /// `PR`.
    Pr,
    /// `PE`.
    Pe,
    /// `PI`.
    Pi,
    /// `RJ`.
    Rj,
    /// `RN`.
    Rn,
    /// `RS`.
    Rs,
    /// `RO`.
    Ro,
    /// `RR`.
    Rr,
    /// `SC`.
    Sc,
    /// `SP`.
    Sp,
    /// `SE`.
    Se,
    /// `TO`.
    To,
}
crate::runtime::text_enum! {
    Uf {
        Ac "AC",
        Al "AL",
        Ap "AP",
        Am "AM",
        Ba "BA",
        Ce "CE",
        Df "DF",
        Es "ES",
        Go "GO",
        Ma "MA",
        Mt "MT",
        Ms "MS",
        Mg "MG",
        Pa "PA",
        Pb "PB",
        Pr "PR",
        Pe "PE",
        Pi "PI",
        Rj "RJ",
        Rn "RN",
        Rs "RS",
        Ro "RO",
        Rr "RR",
        Sc "SC",
        Sp "SP",
        Se "SE",
        To "TO",
    }
}

/// CEP, com hífen ou sem.
///
/// Schema `Cep`. At most 9 characters, matching `^\d{5}-?\d{3}$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cep(String);
crate::runtime::newtype! {
    Cep(String) |value| {
        crate::runtime::check::saying("deve ser um CEP como 64049-000, com ou sem hífen", || {
            crate::runtime::check::max_length(value, 9)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_11)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Tipo de telefone.
///
/// Schema `TipoTelefone`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TipoTelefone {
    /// `Fixo`.
    Fixo,
    /// `Celular`.
    Celular,
}
crate::runtime::text_enum! {
    TipoTelefone {
        Fixo "Fixo",
        Celular "Celular",
    }
}

/// Um endereço.
///
/// Schema `EnderecoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct EnderecoToInput {
    /// Residencial, comercial ou outro.
    ///
    /// Property `tipoEndereco`. At most 30 characters.
    pub tipo_endereco: Option<String>,
    /// Rua, avenida, praça.
    ///
    /// Property `tipoLogradouro`. At most 30 characters.
    pub tipo_logradouro: Option<String>,
    /// Nome do logradouro, sem o tipo.
    pub logradouro: Option<Nome>,
    /// Número, ou `S/N`.
    ///
    /// At most 20 characters.
    pub numero: Option<String>,
    /// Complemento.
    ///
    /// At most 100 characters.
    pub complemento: Option<String>,
    /// Bairro.
    ///
    /// At most 100 characters.
    pub bairro: Option<String>,
    /// Cidade.
    ///
    /// At most 100 characters.
    pub cidade: Option<String>,
    /// Estado.
    pub uf: Option<Uf>,
    /// CEP.
    pub cep: Option<Cep>,
}
crate::runtime::object! {
    EnderecoToInput {
        0 tipo_endereco "tipoEndereco" optional,
        1 tipo_logradouro "tipoLogradouro" optional,
        2 logradouro "logradouro" optional,
        3 numero "numero" optional,
        4 complemento "complemento" optional,
        5 bairro "bairro" optional,
        6 cidade "cidade" optional,
        7 uf "uf" optional,
        8 cep "cep" optional,
    }
}
impl crate::runtime::Check for EnderecoToInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.tipo_endereco {
            crate::runtime::check::at("tipoEndereco", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.tipo_logradouro {
            crate::runtime::check::at("tipoLogradouro", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.numero {
            crate::runtime::check::at("numero", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.complemento {
            crate::runtime::check::at("complemento", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.bairro {
            crate::runtime::check::at("bairro", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.cidade {
            crate::runtime::check::at("cidade", crate::runtime::check::max_length(value, 100))?;
        }
        Ok(())
    }
}

/// Uma entidade que só o operador abre e move.
///
/// Schema `EntidadeAtendimento`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EntidadeAtendimento {
    /// `consulta`.
    Consulta,
    /// `helpDesk`.
    HelpDesk,
    /// `vistoria`.
    Vistoria,
    /// `evento`.
    Evento,
}
crate::runtime::text_enum! {
    EntidadeAtendimento {
        Consulta "consulta",
        HelpDesk "helpDesk",
        Vistoria "vistoria",
        Evento "evento",
    }
}

/// A entrada em uma situação.
///
/// Schema `Historico`.
#[derive(Debug, Clone, PartialEq)]
pub struct Historico {
    /// O mesmo código que vai no gatilho.
    ///
    /// Property `codHistorico`.
    pub cod_historico: Option<Codigo>,
    /// Quando entrou.
    ///
    /// Property `dataHistorico`.
    pub data_historico: Option<DataHora>,
    /// A situação.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<Codigo>,
    /// Nome que a situação tinha ao entrar.
    ///
    /// Property `nomeSituacao`.
    pub nome_situacao: Option<NomeSituacao>,
    /// Anotação de quem moveu.
    ///
    /// At most 500 characters.
    pub observacao: Option<String>,
}
crate::runtime::object! {
    Historico {
        0 cod_historico "codHistorico" optional,
        1 data_historico "dataHistorico" optional,
        2 cod_situacao "codSituacao" optional,
        3 nome_situacao "nomeSituacao" optional,
        4 observacao "observacao" optional,
    }
}
impl crate::runtime::Check for Historico {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 500))?;
        }
        Ok(())
    }
}

/// Número do protocolo, o mesmo dos gatilhos: cabe em 2⁵³ − 1, para que todo leitor de JSON o leia sem perda.
///
/// Schema `Protocolo`. At least 0, at most 9007199254740991.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Protocolo(i64);
crate::runtime::newtype! {
    Protocolo(i64) |value| {
        crate::runtime::check::minimum(value, 0)?;
        crate::runtime::check::maximum(value, 9_007_199_254_740_991)?;
        Ok(())
    }
}

/// Para onde mover.
///
/// Schema `MovimentoInput`.
#[derive(Debug, Clone, PartialEq)]
pub struct MovimentoInput {
    /// A situação de destino, do cadastro da entidade.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Codigo,
    /// Se enviada, move apenas a partir desta situação; de outra, 409. Se já está no destino, não há mudança nem erro: o pedido pode ser repetido.
    ///
    /// Property `codSituacaoEsperada`.
    pub cod_situacao_esperada: Option<Codigo>,
    /// Anotação para o histórico.
    ///
    /// At most 500 characters.
    pub observacao: Option<String>,
}
crate::runtime::object! {
    MovimentoInput {
        0 cod_situacao "codSituacao" required,
        1 cod_situacao_esperada "codSituacaoEsperada" optional,
        2 observacao "observacao" optional,
    }
}
impl crate::runtime::Check for MovimentoInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 500))?;
        }
        Ok(())
    }
}

/// A situação depois do pedido.
///
/// Schema `Movimento`.
#[derive(Debug, Clone, PartialEq)]
pub struct Movimento {
    /// Se houve mudança. Falso quando já estava na situação de destino.
    pub mudou: Option<bool>,
    /// O registro do histórico da situação atual, novo ou anterior.
    ///
    /// Property `codHistorico`.
    pub cod_historico: Option<Codigo>,
    /// Quando entrou na situação atual.
    ///
    /// Property `dataHistorico`.
    pub data_historico: Option<DataHora>,
    /// A situação antes do pedido; igual à atual se nada mudou.
    ///
    /// Property `codSituacaoAnterior`.
    pub cod_situacao_anterior: Option<Codigo>,
    /// A situação atual.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<Codigo>,
    /// Nome da situação atual.
    ///
    /// Property `nomeSituacao`.
    pub nome_situacao: Option<NomeSituacao>,
    /// Quantas entregas foram criadas; zero se nada mudou.
    ///
    /// At least 0.
    pub entregas: Option<i32>,
}
crate::runtime::object! {
    Movimento {
        0 mudou "mudou" optional,
        1 cod_historico "codHistorico" optional,
        2 data_historico "dataHistorico" optional,
        3 cod_situacao_anterior "codSituacaoAnterior" optional,
        4 cod_situacao "codSituacao" optional,
        5 nome_situacao "nomeSituacao" optional,
        6 entregas "entregas" optional,
    }
}
impl crate::runtime::Check for Movimento {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.entregas {
            crate::runtime::check::at("entregas", crate::runtime::check::minimum(value, 0))?;
        }
        Ok(())
    }
}

/// Texto livre.
///
/// Schema `Texto`. At least 1 character, at most 4000 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Texto(String);
crate::runtime::newtype! {
    Texto(String) |value| {
        crate::runtime::check::min_length(value, 1)?;
        crate::runtime::check::max_length(value, 4000)?;
        Ok(())
    }
}

/// Prioridade de um chamado ou evento.
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
