//! Types that need more than a plain struct.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Instante RFC 3339 com fuso.
pub type DataHora = ::chrono::DateTime<::chrono::offset::Utc>;

::client_runtime::text_enum! {
    /// Código estável do erro. Alguns só surgem antes de a operação ser escolhida.
    pub enum CodigoErro {
        RequisicaoInvalida = "REQUISICAO_INVALIDA",
        EnderecoProibido = "ENDERECO_PROIBIDO",
        NaoAutenticado = "NAO_AUTENTICADO",
        NaoEncontrado = "NAO_ENCONTRADO",
        MetodoNaoAceito = "METODO_NAO_ACEITO",
        TempoEsgotado = "TEMPO_ESGOTADO",
        Duplicado = "DUPLICADO",
        EmUso = "EM_USO",
        SituacaoDivergente = "SITUACAO_DIVERGENTE",
        ChaveReusada = "CHAVE_REUSADA",
        ReceptorInativo = "RECEPTOR_INATIVO",
        VersaoDivergente = "VERSAO_DIVERGENTE",
        CorpoGrandeDemais = "CORPO_GRANDE_DEMAIS",
        EnderecoLongoDemais = "ENDERECO_LONGO_DEMAIS",
        TipoNaoAceito = "TIPO_NAO_ACEITO",
        CabecalhosGrandesDemais = "CABECALHOS_GRANDES_DEMAIS",
        ErroInterno = "ERRO_INTERNO",
        Indisponivel = "INDISPONIVEL",
    }
}

/// Código de um registro.
pub type Codigo = i32;

::client_runtime::text_enum! {
    /// Uma entidade com situação. Os nomes são os dos caminhos do receptor.
    pub enum Entidade {
        Consulta = "consulta",
        HelpDesk = "helpDesk",
        Vistoria = "vistoria",
        Beneficio = "beneficio",
        Evento = "evento",
    }
}

::client_runtime::text_enum! {
    /// `OPERADOR` o desativou; `RESPOSTA_410` o receptor pediu; `FALHAS_CONTINUAS` cinco dias só de falhas.
    pub enum MotivoDesativacao {
        Operador = "OPERADOR",
        Resposta410 = "RESPOSTA_410",
        FalhasContinuas = "FALHAS_CONTINUAS",
    }
}

/// Segredo Standard Webhooks: `whsec_` e 32 bytes em base64.
pub type Segredo = ::std::string::String;

/// `null` or a `AlteracaoReceptorObservacao`.
pub type NullableAlteracaoReceptorObservacao = ::client_runtime::Nullable<super::types::AlteracaoReceptorObservacao>;

::client_runtime::text_enum! {
    /// Por que uma tentativa falhou.
    pub enum FalhaEntrega {
        StatusInesperado = "STATUS_INESPERADO",
        TempoEsgotado = "TEMPO_ESGOTADO",
        ConexaoRecusada = "CONEXAO_RECUSADA",
        ConexaoInterrompida = "CONEXAO_INTERROMPIDA",
        NomeNaoResolvido = "NOME_NAO_RESOLVIDO",
        TlsInvalido = "TLS_INVALIDO",
        EnderecoProibido = "ENDERECO_PROIBIDO",
    }
}

/// Até 1024 caracteres do começo da resposta; o que não é texto legível vem como U+FFFD.
pub type TrechoResposta = ::std::string::String;

::client_runtime::text_enum! {
    /// `PENDENTE` espera a vez ou a próxima tentativa; `ENVIANDO` está com o despachante; `ENTREGUE` foi aceita; `MORTA` esgotou as tentativas ou perdeu o receptor.
    pub enum SituacaoEntrega {
        Pendente = "PENDENTE",
        Enviando = "ENVIANDO",
        Entregue = "ENTREGUE",
        Morta = "MORTA",
    }
}

::client_runtime::text_enum! {
    /// Tipo de benefício.
    pub enum TipoBeneficio {
        Veicular = "VEICULAR",
        Saude = "SAUDE",
        Diversos = "DIVERSOS",
        Consorcio = "CONSORCIO",
        A24H = "A24H",
        Assinatura = "ASSINATURA",
    }
}

::client_runtime::text_enum! {
    /// Tipo de situação de benefício, fixo no sistema.
    pub enum TipoSituacao {
        Ativo = "ATIVO",
        Inativo = "INATIVO",
        Pendente = "PENDENTE",
        Cancelado = "CANCELADO",
    }
}

::client_runtime::text_enum! {
    /// Categoria de veículo, escrita como na lista de tipos de veículo do serviço.
    pub enum CategoriaTipoVeiculo {
        Bicicleta = "Bicicleta",
        Caminhao = "Caminhao",
        Leve = "Leve",
        Motocicleta = "Motocicleta",
        Pickup = "Pickup",
        Utilitario = "Utilitario",
        Onibus = "Onibus",
        Outro = "Outro",
    }
}

/// Dia do mês. Em meses mais curtos, vale o último dia.
pub type DiaVencimento = i32;

::client_runtime::tagged! {
    /// O que um campo adicional aceita; `tipo` escolhe a forma.
    pub enum FormatoCampo by "tipo" {
        FormatoTexto(super::types::FormatoTexto) = "TEXTO",
        FormatoNumero(super::types::FormatoNumero) = "NUMERO",
        FormatoData(super::types::FormatoData) = "DATA",
        FormatoLogico(super::types::FormatoLogico) = "LOGICO",
        FormatoLista(super::types::FormatoLista) = "LISTA",
    }
}

::client_runtime::text_enum! {
    /// Sempre este valor.
    pub enum FormatoTextoTipo {
        Texto = "TEXTO",
    }
}

::client_runtime::text_enum! {
    /// Sempre este valor.
    pub enum FormatoNumeroTipo {
        Numero = "NUMERO",
    }
}

::client_runtime::text_enum! {
    /// Sempre este valor.
    pub enum FormatoDataTipo {
        Data = "DATA",
    }
}

::client_runtime::text_enum! {
    /// Sempre este valor.
    pub enum FormatoLogicoTipo {
        Logico = "LOGICO",
    }
}

::client_runtime::text_enum! {
    /// Sempre este valor.
    pub enum FormatoListaTipo {
        Lista = "LISTA",
    }
}

::client_runtime::text_enum! {
    /// Tipo de telefone.
    pub enum TipoTelefone {
        Fixo = "Fixo",
        Celular = "Celular",
    }
}

::client_runtime::text_enum! {
    /// Sigla do estado.
    pub enum Uf {
        Ac = "AC",
        Al = "AL",
        Ap = "AP",
        Am = "AM",
        Ba = "BA",
        Ce = "CE",
        Df = "DF",
        Es = "ES",
        Go = "GO",
        Ma = "MA",
        Mt = "MT",
        Ms = "MS",
        Mg = "MG",
        Pa = "PA",
        Pb = "PB",
        Pr = "PR",
        Pe = "PE",
        Pi = "PI",
        Rj = "RJ",
        Rn = "RN",
        Rs = "RS",
        Ro = "RO",
        Rr = "RR",
        Sc = "SC",
        Sp = "SP",
        Se = "SE",
        To = "TO",
    }
}

::client_runtime::text_enum! {
    /// Tipo de vendedor.
    pub enum TipoVendedor {
        Consultor = "Consultor",
        Representante = "Representante",
    }
}

::client_runtime::text_enum! {
    /// Uma entidade que só o operador abre e move.
    pub enum EntidadeAtendimento {
        Consulta = "consulta",
        HelpDesk = "helpDesk",
        Vistoria = "vistoria",
        Evento = "evento",
    }
}

/// Número do protocolo, o mesmo dos gatilhos: cabe em 2⁵³ − 1, para que todo leitor de JSON o leia sem perda.
pub type Protocolo = i64;

::client_runtime::text_enum! {
    /// Prioridade de um chamado ou evento.
    pub enum Prioridade {
        Baixa = "Baixa",
        Media = "Média",
        Alta = "Alta",
    }
}

::client_runtime::text_enum! {
    /// De quem é o dano: do cliente ou de um terceiro.
    pub enum Envolvido {
        Cliente = "Cliente",
        Terceiro = "Terceiro",
    }
}

::client_runtime::texts! {
    /// Ponto de uma lista. Texto opaco.
    pub Cursor {
        pattern: r"^[A-Za-z0-9_\-]{1,512}$",
        max_length: 512,
    }

    /// Nome com que entra. Único; não muda.
    pub UsuarioUsuario {
        pattern: r"^[a-z0-9][a-z0-9\._\-]{2,63}$",
        min_length: 3,
        max_length: 64,
    }

    /// Nome legível.
    pub Nome {
        min_length: 1,
        max_length: 200,
    }

    /// Endereço de e-mail.
    pub Email {
        max_length: 254,
    }

    /// Senha. Vale qualquer caractere, dois-pontos inclusive.
    pub Senha {
        min_length: 12,
        max_length: 128,
    }

    /// Endereço absoluto, com caminho e porta opcionais e sem usuário nem fragmento. A barra final é retirada; uma consulta vai em `consulta`.
    pub UrlReceptor {
        pattern: r"^https?://[^\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}/\?\#@]+(?:/[^\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}\?\#]*)?$",
        max_length: 2048,
    }

    /// O que vem depois do `?` de um endereço, sem o `?`.
    pub ConsultaReceptor {
        pattern: r"^[^\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}\?\#]*$",
        max_length: 1024,
    }

    /// Anotação do operador.
    pub ReceptorObservacao {
        max_length: 500,
    }

    /// Anotação do operador; `null` a apaga.
    pub AlteracaoReceptorObservacao {
        max_length: 500,
    }

    /// `ReenviarIntervaloIdempotencyKey`
    pub ReenviarIntervaloIdempotencyKey {
        pattern: r"^[A-Za-z0-9_\-]{8,64}$",
        min_length: 8,
        max_length: 64,
    }

    /// CNPJ, com máscara ou sem; pode ter letras. Os dígitos verificadores são conferidos.
    pub Cnpj {
        pattern: r"^[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}\-?[0-9]{2}$",
        max_length: 18,
    }

    /// Nome de uma situação.
    pub NomeSituacao {
        min_length: 1,
        max_length: 60,
    }

    /// Cor em seis dígitos hexadecimais, sem `#`.
    pub CorHex {
        pattern: "^[0-9A-Fa-f]{6}$",
        max_length: 6,
    }

    /// Nome curto.
    pub NomeCurto {
        min_length: 1,
        max_length: 100,
    }

    /// Versão de um registro, entre aspas.
    pub VersaoRegistro {
        pattern: "^\"[0-9]{1,18}\"$",
        max_length: 20,
    }

    /// CPF ou CNPJ, com máscara ou sem; o CNPJ pode ter letras. Os dígitos verificadores são conferidos.
    pub CpfCnpj {
        pattern: r"^(?:[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}|[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4})\-?[0-9]{2}$",
        max_length: 18,
    }

    /// Inscrição estadual.
    pub FornecedorInscricaoEstadual {
        max_length: 20,
    }

    /// Inscrição municipal.
    pub FornecedorInscricaoMunicipal {
        max_length: 20,
    }

    /// Ramo, em palavras.
    pub FornecedorTipoFornecedor {
        max_length: 60,
    }

    /// Número com o código de área, com máscara ou sem.
    pub TelefoneToNumero {
        min_length: 8,
        max_length: 20,
    }

    /// Residencial, comercial ou outro.
    pub EnderecoToTipoEndereco {
        max_length: 30,
    }

    /// Rua, avenida, praça.
    pub EnderecoToTipoLogradouro {
        max_length: 30,
    }

    /// Número, ou `S/N`.
    pub EnderecoToNumero {
        max_length: 20,
    }

    /// Complemento.
    pub EnderecoToComplemento {
        max_length: 100,
    }

    /// Bairro.
    pub EnderecoToBairro {
        max_length: 100,
    }

    /// Cidade.
    pub EnderecoToCidade {
        max_length: 100,
    }

    /// CEP, com hífen ou sem.
    pub Cep {
        pattern: r"^[0-9]{5}\-?[0-9]{3}$",
        max_length: 9,
    }

    /// Endereço do atendimento, em uma linha. Sem ele, o da clínica.
    pub ConsultaEndereco {
        max_length: 500,
    }

    /// Anotação para o histórico.
    pub MovimentoInputObservacao {
        max_length: 500,
    }

    /// Texto livre.
    pub Texto {
        min_length: 1,
        max_length: 4000,
    }

    /// Anotação para o histórico.
    pub MovimentoVistoriaInputObservacao {
        max_length: 500,
    }

    /// Número de série.
    pub EquipamentoNumeroSerie {
        min_length: 1,
        max_length: 60,
    }

    /// IMEI.
    pub EquipamentoImei {
        min_length: 1,
        max_length: 20,
    }

    /// Fabricante.
    pub EquipamentoFabricante {
        min_length: 1,
        max_length: 100,
    }

    /// Modelo.
    pub EquipamentoModelo {
        min_length: 1,
        max_length: 100,
    }

    /// Operadora da linha de dados.
    pub EquipamentoOperadora {
        min_length: 1,
        max_length: 60,
    }

    /// Número da linha de dados.
    pub EquipamentoNumeroLinha {
        min_length: 1,
        max_length: 20,
    }

    /// Lugar do veículo em que está.
    pub EquipamentoLocalInstalacao {
        min_length: 1,
        max_length: 100,
    }

    /// Nome de quem instalou.
    pub EquipamentoNomeInstalador {
        min_length: 1,
        max_length: 200,
    }

    /// Bandeira.
    pub CartaoCreditoBandeira {
        min_length: 1,
        max_length: 30,
    }

    /// Os quatro últimos dígitos.
    pub CartaoCreditoUltimosDigitos {
        pattern: "^[0-9]{4}$",
        min_length: 4,
        max_length: 4,
    }

    /// Nome impresso no cartão.
    pub CartaoCreditoNomeTitular {
        min_length: 1,
        max_length: 100,
    }

    /// Validade em `MM/yyyy`.
    pub CartaoCreditoValidade {
        pattern: "^(?:0[1-9]|1[0-2])/[0-9]{4}$",
        min_length: 7,
        max_length: 7,
    }

    /// Placa no padrão antigo ou Mercosul.
    pub VeiculoTerceiroPlaca {
        max_length: 8,
    }

    /// Número do chassi.
    pub VeiculoTerceiroChassi {
        max_length: 20,
    }

    /// Número do Renavam.
    pub VeiculoTerceiroRenavam {
        max_length: 11,
    }

    /// Marca.
    pub VeiculoTerceiroMarca {
        max_length: 60,
    }

    /// Modelo.
    pub VeiculoTerceiroModelo {
        max_length: 100,
    }

    /// Cor.
    pub VeiculoTerceiroCor {
        max_length: 30,
    }
}
