//! Types that need more than a plain struct.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Código de um registro. A interface diz inteiro de 32 bits; decisão: mínimo 1.
pub type Codigo = i32;

/// Código de um plano, da lista de negociação.
pub type CodigoPlano = i32;

::client_runtime::int_enum! {
    /// Código do tipo de benefício. 0 é Veicular, 1 Saúde, 2 Diversos, 3 Consórcio e 4 Assistência 24H.
    pub enum CodigoTipoBeneficio {
        Value0 = 0,
        Value1 = 1,
        Value2 = 2,
        Value3 = 3,
        Value4 = 4,
    }
}

::client_runtime::text_enum! {
    /// Tipo de um campo adicional.
    pub enum TipoCampo {
        Texto = "TEXTO",
        Numero = "NUMERO",
        Data = "DATA",
        Logico = "LOGICO",
        Lista = "LISTA",
    }
}

::client_runtime::text_enum! {
    /// Tipo do benefício.
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
    /// Tipo do telefone.
    pub enum TipoTelefone {
        Fixo = "Fixo",
        Celular = "Celular",
    }
}

::client_runtime::text_enum! {
    /// Tipo do vendedor.
    pub enum TipoVendedor {
        Consultor = "CONSULTOR",
        Representante = "REPRESENTANTE",
    }
}

/// Número sequencial.
pub type Sequencial = i32;

::client_runtime::text_enum! {
    /// Sexo.
    pub enum Sexo {
        Feminino = "Feminino",
        Masculino = "Masculino",
    }
}

::client_runtime::text_enum! {
    /// Tipo da situação, fixo no sistema.
    pub enum TipoSituacao {
        Ativo = "ATIVO",
        Inativo = "INATIVO",
        Pendente = "PENDENTE",
        Cancelado = "CANCELADO",
    }
}

/// Valor em reais, com até duas casas decimais (decisão: de 0 a um bilhão).
pub type Valor = f64;

/// Valor de um campo adicional, na forma que seu tipo pede, a mesma na leitura e na escrita. `TEXTO` e `LISTA` são textos, `NUMERO` é número, `LOGICO` é verdadeiro ou falso, `DATA` é data em texto; nulo é sem valor.
pub type ValorCampo = ::serde_json::Value;

/// `null` or a `PessoaInputToCodigoIntegracao`.
pub type NullablePessoaInputToCodigoIntegracao = ::client_runtime::Nullable<super::types::PessoaInputToCodigoIntegracao>;

::client_runtime::text_enum! {
    /// Natureza da pessoa, `F` física ou `J` jurídica.
    pub enum Natureza {
        F = "F",
        J = "J",
    }
}

/// `null` or a `Sexo`.
pub type NullableSexo = ::client_runtime::Nullable<super::types::Sexo>;

/// `null` or a `DataEntrada`.
pub type NullableDataEntrada = ::client_runtime::Nullable<super::types::DataEntrada>;

/// `null` or a `Email`.
pub type NullableEmail = ::client_runtime::Nullable<super::types::Email>;

/// `null` or a value.
pub type NullableFlag = ::client_runtime::Nullable<bool>;

/// `null` or a value.
pub type NullableTelefoneInputToList = ::client_runtime::Nullable<::std::vec::Vec<super::types::TelefoneInputTo>>;

/// `null` or a `EnderecoTo`.
pub type NullableEnderecoTo = ::client_runtime::Nullable<super::types::EnderecoTo>;

/// `null` or a `PessoaInputToNomeFantasia`.
pub type NullablePessoaInputToNomeFantasia = ::client_runtime::Nullable<super::types::PessoaInputToNomeFantasia>;

/// `null` or a `PessoaInputToRepresentanteLegal`.
pub type NullablePessoaInputToRepresentanteLegal = ::client_runtime::Nullable<super::types::PessoaInputToRepresentanteLegal>;

/// `null` or a `PessoaInputToInscricaoEstadual`.
pub type NullablePessoaInputToInscricaoEstadual = ::client_runtime::Nullable<super::types::PessoaInputToInscricaoEstadual>;

/// `null` or a `PessoaInputToInscricaoMunicipal`.
pub type NullablePessoaInputToInscricaoMunicipal = ::client_runtime::Nullable<super::types::PessoaInputToInscricaoMunicipal>;

/// `null` or a `PessoaInputToIdentidade`.
pub type NullablePessoaInputToIdentidade = ::client_runtime::Nullable<super::types::PessoaInputToIdentidade>;

/// `null` or a `PessoaInputToOrgaoExpedidor`.
pub type NullablePessoaInputToOrgaoExpedidor = ::client_runtime::Nullable<super::types::PessoaInputToOrgaoExpedidor>;

/// `null` or a `PessoaInputToNumeroCnh`.
pub type NullablePessoaInputToNumeroCnh = ::client_runtime::Nullable<super::types::PessoaInputToNumeroCnh>;

/// `null` or a `PessoaInputToCategoriaCnh`.
pub type NullablePessoaInputToCategoriaCnh = ::client_runtime::Nullable<super::types::PessoaInputToCategoriaCnh>;

/// `null` or a `PessoaInputToNomeMae`.
pub type NullablePessoaInputToNomeMae = ::client_runtime::Nullable<super::types::PessoaInputToNomeMae>;

/// `null` or a `PessoaInputToEstadoCivil`.
pub type NullablePessoaInputToEstadoCivil = ::client_runtime::Nullable<super::types::PessoaInputToEstadoCivil>;

/// `null` or a `PessoaInputToConjuge`.
pub type NullablePessoaInputToConjuge = ::client_runtime::Nullable<super::types::PessoaInputToConjuge>;

/// `null` or a `CpfCnpj`.
pub type NullableCpfCnpj = ::client_runtime::Nullable<super::types::CpfCnpj>;

/// `null` or a `PessoaInputToNomeEmpresa`.
pub type NullablePessoaInputToNomeEmpresa = ::client_runtime::Nullable<super::types::PessoaInputToNomeEmpresa>;

/// Dia do mês em que o benefício vence.
pub type DiaVencimento = i32;

/// `null` or a value.
pub type NullableDiaVencimento = ::client_runtime::Nullable<i32>;

/// `null` or a `NumeroCartaoDesconto`.
pub type NullableNumeroCartaoDesconto = ::client_runtime::Nullable<super::types::NumeroCartaoDesconto>;

/// `null` or a value.
pub type NullableCodigo = ::client_runtime::Nullable<i32>;

/// `null` or a `BeneficioInputToCodigoIntegracao`.
pub type NullableBeneficioInputToCodigoIntegracao = ::client_runtime::Nullable<super::types::BeneficioInputToCodigoIntegracao>;

/// `null` or a `Placa`.
pub type NullablePlaca = ::client_runtime::Nullable<super::types::Placa>;

/// `null` or a `Chassi`.
pub type NullableChassi = ::client_runtime::Nullable<super::types::Chassi>;

/// `null` or a `BeneficioVeiculoInputToMarca`.
pub type NullableBeneficioVeiculoInputToMarca = ::client_runtime::Nullable<super::types::BeneficioVeiculoInputToMarca>;

/// `null` or a `BeneficioVeiculoInputToModelo`.
pub type NullableBeneficioVeiculoInputToModelo = ::client_runtime::Nullable<super::types::BeneficioVeiculoInputToModelo>;

::client_runtime::text_enum! {
    /// Categoria do veículo, como é enviada.
    pub enum CategoriaVeiculo {
        Bicicleta = "BICICLETA",
        Caminhao = "CAMINHAO",
        Leve = "LEVE",
        Motocicleta = "MOTOCICLETA",
        Pickup = "PICKUP",
        Utilitario = "UTILITARIO",
        Onibus = "ONIBUS",
        Outro = "OUTRO",
    }
}

/// `null` or a `CategoriaVeiculo`.
pub type NullableCategoriaVeiculo = ::client_runtime::Nullable<super::types::CategoriaVeiculo>;

::client_runtime::text_enum! {
    /// Combustível do veículo, como é enviado.
    pub enum Combustivel {
        Gasolina = "GASOLINA",
        Etanol = "ETANOL",
        Flex = "FLEX",
        Diesel = "DIESEL",
        Gnv = "GNV",
        Eletrico = "ELETRICO",
        Outro = "OUTRO",
    }
}

/// `null` or a `Combustivel`.
pub type NullableCombustivel = ::client_runtime::Nullable<super::types::Combustivel>;

/// Ano com quatro algarismos.
pub type AnoVeiculo = i32;

/// `null` or a value.
pub type NullableAnoVeiculo = ::client_runtime::Nullable<i32>;

/// `null` or a `BeneficioVeiculoInputToCor`.
pub type NullableBeneficioVeiculoInputToCor = ::client_runtime::Nullable<super::types::BeneficioVeiculoInputToCor>;

/// `null` or a `BeneficioVeiculoInputToRenavam`.
pub type NullableBeneficioVeiculoInputToRenavam = ::client_runtime::Nullable<super::types::BeneficioVeiculoInputToRenavam>;

/// `null` or a value.
pub type NullableInteger = ::client_runtime::Nullable<i32>;

/// `null` or a value.
pub type NullableValor = ::client_runtime::Nullable<f64>;

/// `null` or a `Cpf`.
pub type NullableCpf = ::client_runtime::Nullable<super::types::Cpf>;

/// `null` or a `DependenteInputToIdentidade`.
pub type NullableDependenteInputToIdentidade = ::client_runtime::Nullable<super::types::DependenteInputToIdentidade>;

/// `null` or a `Telefone`.
pub type NullableTelefone = ::client_runtime::Nullable<super::types::Telefone>;

::client_runtime::text_enum! {
    /// Código do parentesco, ou espécie do animal de estimação.
    pub enum Parentesco {
        Conjuge = "CONJUGE",
        Pai = "PAI",
        Filho = "FILHO",
        Irmao = "IRMAO",
        Avo = "AVO",
        Tio = "TIO",
        Sobrinho = "SOBRINHO",
        Primo = "PRIMO",
        Neto = "NETO",
        Sogro = "SOGRO",
        Outro = "OUTRO",
        PetCanino = "PET_CANINO",
        PetFelino = "PET_FELINO",
        PetOutros = "PET_OUTROS",
        Cunhado = "CUNHADO",
        Genro = "GENRO",
        Enteado = "ENTEADO",
        Padrasto = "PADRASTO",
    }
}

/// `null` or a `Parentesco`.
pub type NullableParentesco = ::client_runtime::Nullable<super::types::Parentesco>;

/// `null` or a value.
pub type NullableCodigoPlanoList = ::client_runtime::Nullable<::std::vec::Vec<i32>>;

/// Cor em seis dígitos hexadecimais, sem cerquilha (decisão: nos eventos, o mesmo padrão dos gatilhos).
pub type CorHex = ::std::string::String;

::client_runtime::text_enum! {
    /// Categoria do tipo de veículo, como é devolvida.
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

::client_runtime::text_enum! {
    /// Resultado da validação de um benefício.
    pub enum StatusValidacao {
        Ativo = "ativo",
        Inativo = "inativo",
    }
}

/// `null` or a `LeadInputToCidade`.
pub type NullableLeadInputToCidade = ::client_runtime::Nullable<super::types::LeadInputToCidade>;

/// `null` or a `LeadInputToUf`.
pub type NullableLeadInputToUf = ::client_runtime::Nullable<super::types::LeadInputToUf>;

/// `null` or a `LeadInputToMensagem`.
pub type NullableLeadInputToMensagem = ::client_runtime::Nullable<super::types::LeadInputToMensagem>;

/// `null` or a `LeadInputToOrigem`.
pub type NullableLeadInputToOrigem = ::client_runtime::Nullable<super::types::LeadInputToOrigem>;

/// `null` or a `LeadInputToCodigoIntegracao`.
pub type NullableLeadInputToCodigoIntegracao = ::client_runtime::Nullable<super::types::LeadInputToCodigoIntegracao>;

::client_runtime::text_enum! {
    /// Situação do negócio.
    pub enum SituacaoNegocio {
        Aberto = "ABERTO",
        Ganho = "GANHO",
        Perdido = "PERDIDO",
    }
}

/// `null` or a `NegocioInputToDescricao`.
pub type NullableNegocioInputToDescricao = ::client_runtime::Nullable<super::types::NegocioInputToDescricao>;

/// `null` or a `NegocioInputToMotivoPerda`.
pub type NullableNegocioInputToMotivoPerda = ::client_runtime::Nullable<super::types::NegocioInputToMotivoPerda>;

/// `null` or a `TipoBeneficio`.
pub type NullableTipoBeneficio = ::client_runtime::Nullable<super::types::TipoBeneficio>;

/// `null` or a value.
pub type NullableCodigoPlano = ::client_runtime::Nullable<i32>;

/// `null` or a `VeiculoTo`.
pub type NullableVeiculoTo = ::client_runtime::Nullable<super::types::VeiculoTo>;

/// `null` or a `NegocioInputToObservacao`.
pub type NullableNegocioInputToObservacao = ::client_runtime::Nullable<super::types::NegocioInputToObservacao>;

::client_runtime::text_enum! {
    /// Quem está envolvido no evento.
    pub enum Envolvido {
        Cliente = "Cliente",
        Terceiro = "Terceiro",
    }
}

::client_runtime::text_enum! {
    /// Prioridade do evento.
    pub enum Prioridade {
        Baixa = "Baixa",
        Media = "Média",
        Alta = "Alta",
    }
}

::client_runtime::texts! {
    /// CPF ou CNPJ, este numérico ou alfanumérico, com ou sem máscara e com dígitos verificadores corretos (decisão: o padrão e o comprimento).
    pub CpfCnpj {
        pattern: r"^(?:[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}\-?[0-9]{2}|[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}\-?[0-9]{2})$",
        min_length: 11,
        max_length: 18,
    }

    /// Endereço de e-mail (decisão: até 254 caracteres).
    pub Email {
        max_length: 254,
    }

    /// Bairro (decisão: até 100 caracteres).
    pub EnderecoToBairro {
        max_length: 100,
    }

    /// CEP, com ou sem hífen (decisão: até 9 caracteres).
    pub EnderecoToCep {
        max_length: 9,
    }

    /// Cidade (decisão: até 100 caracteres).
    pub EnderecoToCidade {
        max_length: 100,
    }

    /// Complemento (decisão: até 100 caracteres).
    pub EnderecoToComplemento {
        max_length: 100,
    }

    /// Nome do logradouro, sem o tipo (decisão: até 200 caracteres).
    pub EnderecoToLogradouro {
        max_length: 200,
    }

    /// Tipo e nome do logradouro (decisão: até 250 caracteres).
    pub EnderecoToLogradouroComTipo {
        max_length: 250,
    }

    /// Número no logradouro (decisão: até 20 caracteres).
    pub EnderecoToNumero {
        max_length: 20,
    }

    /// Tipo do endereço, por exemplo `Residencial` (decisão: até 30 caracteres).
    pub EnderecoToTipoEndereco {
        max_length: 30,
    }

    /// Tipo do logradouro, por exemplo `Rua` (decisão: até 30 caracteres).
    pub EnderecoToTipoLogradouro {
        max_length: 30,
    }

    /// Sigla da unidade da federação (decisão: até 2 caracteres).
    pub EnderecoToUf {
        max_length: 2,
    }

    /// `PesquisarVendedoresTipo`
    pub PesquisarVendedoresTipo {
        max_length: 30,
    }

    /// `PesquisarVendedoresNome`
    pub PesquisarVendedoresNome {
        max_length: 200,
    }

    /// `PesquisarVendedoresCpfCnpj`
    pub PesquisarVendedoresCpfCnpj {
        max_length: 18,
    }

    /// `PesquisarVendedoresBairro`
    pub PesquisarVendedoresBairro {
        max_length: 100,
    }

    /// `PesquisarVendedoresCidade`
    pub PesquisarVendedoresCidade {
        max_length: 100,
    }

    /// `PesquisarVendedoresUf`
    pub PesquisarVendedoresUf {
        max_length: 2,
    }

    /// Telefone com código de área, ou nulo. Vem como `(86)99999-9999`; vai com ou sem máscara (decisão: até 20 caracteres).
    pub Telefone {
        max_length: 20,
    }

    /// `PesquisarAssociadosNome`
    pub PesquisarAssociadosNome {
        max_length: 200,
    }

    /// `PesquisarAssociadosCpf`
    pub PesquisarAssociadosCpf {
        max_length: 14,
    }

    /// `PesquisarAssociadosCnpj`
    pub PesquisarAssociadosCnpj {
        max_length: 18,
    }

    /// `PesquisarAssociadosCnpjEmpresa`
    pub PesquisarAssociadosCnpjEmpresa {
        max_length: 18,
    }

    /// Data em `dd/MM/yyyy`, ou vazia. O padrão é o da interface para consultas; as datas de saída têm a mesma forma (decisão: o comprimento, que o padrão já implica).
    pub DataBr {
        pattern: "^(?:[0-9]{2}/[0-9]{2}/[0-9]{4})?$",
        max_length: 10,
    }

    /// `PesquisarAssociadosSituacaoBeneficio`
    pub PesquisarAssociadosSituacaoBeneficio {
        max_length: 200,
    }

    /// Placa no padrão antigo (`ABC-1234`) ou Mercosul (`ABC1D23`), com ou sem hífen, em qualquer caixa (decisão: até 8 caracteres).
    pub Placa {
        max_length: 8,
    }

    /// Número do chassi.
    pub Chassi {
        max_length: 20,
    }

    /// Número de 13 dígitos do cartão de desconto, com ou sem os espaços; nas respostas, com eles (decisão: o comprimento, que o padrão já implica).
    pub NumeroCartaoDesconto {
        pattern: "^[0-9]{4} ?[0-9]{2} ?[0-9] ?[0-9]{3} ?[0-9]{3}$",
        max_length: 17,
    }

    /// `SalvarAssociadoIdempotencyKey`
    pub SalvarAssociadoIdempotencyKey {
        pattern: r"^[A-Za-z0-9_\-]{8,64}$",
        min_length: 8,
        max_length: 64,
    }

    /// Nome ou razão social (decisão: de 1 a 200 caracteres).
    pub PessoaInputToNomePessoa {
        min_length: 1,
        max_length: 200,
    }

    /// Identificador da pessoa no sistema de quem chama (decisão: até 60 caracteres).
    pub PessoaInputToCodigoIntegracao {
        max_length: 60,
    }

    /// Data em um corpo enviado, em `dd/MM/yyyy` ou `yyyy-MM-dd`; vazia vale como ausente (decisão: o padrão e o comprimento).
    pub DataEntrada {
        pattern: r"^(?:[0-9]{2}/[0-9]{2}/[0-9]{4}|[0-9]{4}\-[0-9]{2}\-[0-9]{2})?$",
        max_length: 10,
    }

    /// Nome fantasia.
    pub PessoaInputToNomeFantasia {
        max_length: 200,
    }

    /// Representante legal da empresa.
    pub PessoaInputToRepresentanteLegal {
        max_length: 200,
    }

    /// Inscrição estadual.
    pub PessoaInputToInscricaoEstadual {
        max_length: 20,
    }

    /// Inscrição municipal.
    pub PessoaInputToInscricaoMunicipal {
        max_length: 20,
    }

    /// Documento de identidade.
    pub PessoaInputToIdentidade {
        max_length: 30,
    }

    /// Órgão expedidor da identidade.
    pub PessoaInputToOrgaoExpedidor {
        max_length: 20,
    }

    /// Número da carteira de habilitação.
    pub PessoaInputToNumeroCnh {
        max_length: 20,
    }

    /// Categoria da carteira de habilitação.
    pub PessoaInputToCategoriaCnh {
        max_length: 5,
    }

    /// Nome da mãe.
    pub PessoaInputToNomeMae {
        max_length: 200,
    }

    /// Estado civil.
    pub PessoaInputToEstadoCivil {
        max_length: 30,
    }

    /// Nome do cônjuge.
    pub PessoaInputToConjuge {
        max_length: 200,
    }

    /// Nome da empresa a que o associado está ligado.
    pub PessoaInputToNomeEmpresa {
        max_length: 200,
    }

    /// Número com código de área, só dígitos ou com máscara (decisão: de 8 a 20 caracteres).
    pub TelefoneInputToNumero {
        min_length: 8,
        max_length: 20,
    }

    /// Categoria do veículo (decisão: até 30 caracteres).
    pub VeiculoToCategoria {
        max_length: 30,
    }

    /// Combustível do veículo (decisão: até 30 caracteres).
    pub VeiculoToCombustivel {
        max_length: 30,
    }

    /// Cor do veículo (decisão: até 30 caracteres).
    pub VeiculoToCor {
        max_length: 30,
    }

    /// Marca do veículo (decisão: até 60 caracteres).
    pub VeiculoToMarca {
        max_length: 60,
    }

    /// Modelo do veículo (decisão: até 100 caracteres).
    pub VeiculoToModelo {
        max_length: 100,
    }

    /// Número do Renavam (decisão: até 11 caracteres).
    pub VeiculoToRenavam {
        max_length: 11,
    }

    /// Tipo do veículo (decisão: até 200 caracteres).
    pub VeiculoToTipoVeiculo {
        max_length: 200,
    }

    /// Situação, pelo nome cadastrado (decisão: até 200 caracteres).
    pub BeneficioInputToSituacao {
        max_length: 200,
    }

    /// Identificador do benefício no sistema de quem chama.
    pub BeneficioInputToCodigoIntegracao {
        max_length: 60,
    }

    /// Nome do campo; dispensa `codCampo`.
    pub CampoAdicionalInputToNome {
        max_length: 200,
    }

    /// Marca do veículo (decisão: até 60 caracteres).
    pub BeneficioVeiculoInputToMarca {
        max_length: 60,
    }

    /// Modelo do veículo (decisão: até 100 caracteres).
    pub BeneficioVeiculoInputToModelo {
        max_length: 100,
    }

    /// Cor do veículo.
    pub BeneficioVeiculoInputToCor {
        max_length: 30,
    }

    /// Número do Renavam.
    pub BeneficioVeiculoInputToRenavam {
        max_length: 11,
    }

    /// `PesquisarDependentesNome`
    pub PesquisarDependentesNome {
        max_length: 200,
    }

    /// CPF com ou sem máscara e com dígitos verificadores corretos, ou vazio (decisão: o padrão e o comprimento).
    pub Cpf {
        pattern: r"^(?:[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}\-?[0-9]{2})?$",
        max_length: 14,
    }

    /// Nome do dependente, com até 100 caracteres (decisão, não pode ser vazio).
    pub DependenteInputToNome {
        min_length: 1,
        max_length: 100,
    }

    /// Documento de identidade (decisão: até 30 caracteres).
    pub DependenteInputToIdentidade {
        max_length: 30,
    }

    /// Número do cartão do benefício, com ou sem espaços, ou CPF/CNPJ do titular (decisão: até 18 caracteres).
    pub ValidacaoBeneficioInputToMatricula {
        max_length: 18,
    }

    /// `PesquisarLeadsFiltro`
    pub PesquisarLeadsFiltro {
        max_length: 200,
    }

    /// Nome do lead.
    pub LeadInputToNomePessoa {
        min_length: 1,
        max_length: 200,
    }

    /// Cidade do lead.
    pub LeadInputToCidade {
        max_length: 100,
    }

    /// Sigla da unidade da federação.
    pub LeadInputToUf {
        max_length: 2,
    }

    /// O que o lead escreveu.
    pub LeadInputToMensagem {
        max_length: 2000,
    }

    /// De onde o lead veio.
    pub LeadInputToOrigem {
        max_length: 60,
    }

    /// Identificador do lead no sistema de quem chama.
    pub LeadInputToCodigoIntegracao {
        max_length: 60,
    }

    /// `PesquisarNegociosFiltro`
    pub PesquisarNegociosFiltro {
        max_length: 200,
    }

    /// Data em `yyyy-MM-dd`, ou vazia, usada na pesquisa de negócios.
    pub DataIso {
        pattern: r"^(?:[0-9]{4}\-[0-9]{2}\-[0-9]{2})?$",
        max_length: 10,
    }

    /// Descrição curta do negócio.
    pub NegocioInputToDescricao {
        max_length: 200,
    }

    /// Motivo da perda, quando `PERDIDO`.
    pub NegocioInputToMotivoPerda {
        max_length: 200,
    }

    /// Anotações.
    pub NegocioInputToObservacao {
        max_length: 2000,
    }

    /// Nome do dependente.
    pub NegocioDependenteToNome {
        min_length: 1,
        max_length: 100,
    }

    /// Documento de identidade.
    pub NegocioDependenteToIdentidade {
        max_length: 30,
    }

    /// `PesquisarEventosProtocolo`
    pub PesquisarEventosProtocolo {
        max_length: 30,
    }
}
