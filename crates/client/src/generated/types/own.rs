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

::client_runtime::text! {
    /// CPF ou CNPJ, este numérico ou alfanumérico, com ou sem máscara e com dígitos verificadores corretos (decisão: o padrão e o comprimento).
    pub struct CpfCnpj {
        pattern: r"^(?:[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}\-?[0-9]{2}|[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}\-?[0-9]{2})$",
        min_length: 11,
        max_length: 18,
    }
}

::client_runtime::text! {
    /// Endereço de e-mail (decisão: até 254 caracteres).
    pub struct Email {
        max_length: 254,
    }
}

::client_runtime::text_enum! {
    /// Tipo do telefone.
    pub enum TipoTelefone {
        Fixo = "Fixo",
        Celular = "Celular",
    }
}

::client_runtime::text! {
    /// Bairro (decisão: até 100 caracteres).
    pub struct EnderecoToBairro {
        max_length: 100,
    }
}

::client_runtime::text! {
    /// CEP, com ou sem hífen (decisão: até 9 caracteres).
    pub struct EnderecoToCep {
        max_length: 9,
    }
}

::client_runtime::text! {
    /// Cidade (decisão: até 100 caracteres).
    pub struct EnderecoToCidade {
        max_length: 100,
    }
}

::client_runtime::text! {
    /// Complemento (decisão: até 100 caracteres).
    pub struct EnderecoToComplemento {
        max_length: 100,
    }
}

::client_runtime::text! {
    /// Nome do logradouro, sem o tipo (decisão: até 200 caracteres).
    pub struct EnderecoToLogradouro {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Tipo e nome do logradouro (decisão: até 250 caracteres).
    pub struct EnderecoToLogradouroComTipo {
        max_length: 250,
    }
}

::client_runtime::text! {
    /// Número no logradouro (decisão: até 20 caracteres).
    pub struct EnderecoToNumero {
        max_length: 20,
    }
}

::client_runtime::text! {
    /// Tipo do endereço, por exemplo `Residencial` (decisão: até 30 caracteres).
    pub struct EnderecoToTipoEndereco {
        max_length: 30,
    }
}

::client_runtime::text! {
    /// Tipo do logradouro, por exemplo `Rua` (decisão: até 30 caracteres).
    pub struct EnderecoToTipoLogradouro {
        max_length: 30,
    }
}

::client_runtime::text! {
    /// Sigla da unidade da federação (decisão: até 2 caracteres).
    pub struct EnderecoToUf {
        max_length: 2,
    }
}

::client_runtime::text! {
    /// `PesquisarVendedoresTipo`
    pub struct PesquisarVendedoresTipo {
        max_length: 30,
    }
}

::client_runtime::text! {
    /// `PesquisarVendedoresNome`
    pub struct PesquisarVendedoresNome {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// `PesquisarVendedoresCpfCnpj`
    pub struct PesquisarVendedoresCpfCnpj {
        max_length: 18,
    }
}

::client_runtime::text! {
    /// `PesquisarVendedoresBairro`
    pub struct PesquisarVendedoresBairro {
        max_length: 100,
    }
}

::client_runtime::text! {
    /// `PesquisarVendedoresCidade`
    pub struct PesquisarVendedoresCidade {
        max_length: 100,
    }
}

::client_runtime::text! {
    /// `PesquisarVendedoresUf`
    pub struct PesquisarVendedoresUf {
        max_length: 2,
    }
}

::client_runtime::text_enum! {
    /// Tipo do vendedor.
    pub enum TipoVendedor {
        Consultor = "CONSULTOR",
        Representante = "REPRESENTANTE",
    }
}

::client_runtime::text! {
    /// Telefone com código de área, ou nulo. Vem como `(86)99999-9999`; vai com ou sem máscara (decisão: até 20 caracteres).
    pub struct Telefone {
        max_length: 20,
    }
}

::client_runtime::text! {
    /// `PesquisarAssociadosNome`
    pub struct PesquisarAssociadosNome {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// `PesquisarAssociadosCpf`
    pub struct PesquisarAssociadosCpf {
        max_length: 14,
    }
}

::client_runtime::text! {
    /// `PesquisarAssociadosCnpj`
    pub struct PesquisarAssociadosCnpj {
        max_length: 18,
    }
}

::client_runtime::text! {
    /// `PesquisarAssociadosCnpjEmpresa`
    pub struct PesquisarAssociadosCnpjEmpresa {
        max_length: 18,
    }
}

::client_runtime::text! {
    /// Data em `dd/MM/yyyy`, ou vazia. O padrão é o da interface para consultas; as datas de saída têm a mesma forma (decisão: o comprimento, que o padrão já implica).
    pub struct DataBr {
        pattern: "^(?:[0-9]{2}/[0-9]{2}/[0-9]{4})?$",
        max_length: 10,
    }
}

::client_runtime::text! {
    /// `PesquisarAssociadosSituacaoBeneficio`
    pub struct PesquisarAssociadosSituacaoBeneficio {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Placa no padrão antigo (`ABC-1234`) ou Mercosul (`ABC1D23`), com ou sem hífen, em qualquer caixa (decisão: até 8 caracteres).
    pub struct Placa {
        max_length: 8,
    }
}

::client_runtime::text! {
    /// Número do chassi.
    pub struct Chassi {
        max_length: 20,
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

::client_runtime::text! {
    /// Número de 13 dígitos do cartão de desconto, com ou sem os espaços; nas respostas, com eles (decisão: o comprimento, que o padrão já implica).
    pub struct NumeroCartaoDesconto {
        pattern: "^[0-9]{4} ?[0-9]{2} ?[0-9] ?[0-9]{3} ?[0-9]{3}$",
        max_length: 17,
    }
}

/// Valor em reais, com até duas casas decimais (decisão: de 0 a um bilhão).
pub type Valor = f64;

/// Valor de um campo adicional, na forma que seu tipo pede, a mesma na leitura e na escrita. `TEXTO` e `LISTA` são textos, `NUMERO` é número, `LOGICO` é verdadeiro ou falso, `DATA` é data em texto; nulo é sem valor.
pub type ValorCampo = ::serde_json::Value;

::client_runtime::text! {
    /// Nome ou razão social (decisão: de 1 a 200 caracteres).
    pub struct PessoaInputToNomePessoa {
        min_length: 1,
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Identificador da pessoa no sistema de quem chama (decisão: até 60 caracteres).
    pub struct PessoaInputToCodigoIntegracao {
        max_length: 60,
    }
}

::client_runtime::text_enum! {
    /// Natureza da pessoa, `F` física ou `J` jurídica.
    pub enum Natureza {
        F = "F",
        J = "J",
    }
}

::client_runtime::text! {
    /// Data em um corpo enviado, em `dd/MM/yyyy` ou `yyyy-MM-dd`; vazia vale como ausente (decisão: o padrão e o comprimento).
    pub struct DataEntrada {
        pattern: r"^(?:[0-9]{2}/[0-9]{2}/[0-9]{4}|[0-9]{4}\-[0-9]{2}\-[0-9]{2})?$",
        max_length: 10,
    }
}

::client_runtime::text! {
    /// Nome fantasia.
    pub struct PessoaInputToNomeFantasia {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Representante legal da empresa.
    pub struct PessoaInputToRepresentanteLegal {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Inscrição estadual.
    pub struct PessoaInputToInscricaoEstadual {
        max_length: 20,
    }
}

::client_runtime::text! {
    /// Inscrição municipal.
    pub struct PessoaInputToInscricaoMunicipal {
        max_length: 20,
    }
}

::client_runtime::text! {
    /// Documento de identidade.
    pub struct PessoaInputToIdentidade {
        max_length: 30,
    }
}

::client_runtime::text! {
    /// Órgão expedidor da identidade.
    pub struct PessoaInputToOrgaoExpedidor {
        max_length: 20,
    }
}

::client_runtime::text! {
    /// Número da carteira de habilitação.
    pub struct PessoaInputToNumeroCnh {
        max_length: 20,
    }
}

::client_runtime::text! {
    /// Categoria da carteira de habilitação.
    pub struct PessoaInputToCategoriaCnh {
        max_length: 5,
    }
}

::client_runtime::text! {
    /// Nome da mãe.
    pub struct PessoaInputToNomeMae {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Estado civil.
    pub struct PessoaInputToEstadoCivil {
        max_length: 30,
    }
}

::client_runtime::text! {
    /// Nome do cônjuge.
    pub struct PessoaInputToConjuge {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Nome da empresa a que o associado está ligado.
    pub struct PessoaInputToNomeEmpresa {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Número com código de área, só dígitos ou com máscara (decisão: de 8 a 20 caracteres).
    pub struct TelefoneInputToNumero {
        min_length: 8,
        max_length: 20,
    }
}

/// Dia do mês em que o benefício vence.
pub type DiaVencimento = i32;

::client_runtime::text! {
    /// Situação, pelo nome cadastrado (decisão: até 200 caracteres).
    pub struct BeneficioInputToSituacao {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Identificador do benefício no sistema de quem chama.
    pub struct BeneficioInputToCodigoIntegracao {
        max_length: 60,
    }
}

::client_runtime::text! {
    /// Nome do campo; dispensa `codCampo`.
    pub struct CampoAdicionalInputToNome {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Marca do veículo (decisão: até 60 caracteres).
    pub struct BeneficioVeiculoInputToMarca {
        max_length: 60,
    }
}

::client_runtime::text! {
    /// Modelo do veículo (decisão: até 100 caracteres).
    pub struct BeneficioVeiculoInputToModelo {
        max_length: 100,
    }
}

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

/// Ano com quatro algarismos.
pub type AnoVeiculo = i32;

::client_runtime::text! {
    /// Cor do veículo.
    pub struct BeneficioVeiculoInputToCor {
        max_length: 30,
    }
}

::client_runtime::text! {
    /// Número do Renavam.
    pub struct BeneficioVeiculoInputToRenavam {
        max_length: 11,
    }
}

::client_runtime::text! {
    /// `PesquisarDependentesNome`
    pub struct PesquisarDependentesNome {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// CPF com ou sem máscara e com dígitos verificadores corretos, ou vazio (decisão: o padrão e o comprimento).
    pub struct Cpf {
        pattern: r"^(?:[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}\-?[0-9]{2})?$",
        max_length: 14,
    }
}

::client_runtime::text! {
    /// Nome do dependente, com até 100 caracteres (decisão, não pode ser vazio).
    pub struct DependenteInputToNome {
        min_length: 1,
        max_length: 100,
    }
}

::client_runtime::text! {
    /// Documento de identidade (decisão: até 30 caracteres).
    pub struct DependenteInputToIdentidade {
        max_length: 30,
    }
}

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

::client_runtime::text! {
    /// Número do cartão do benefício, com ou sem espaços, ou CPF/CNPJ do titular (decisão: até 18 caracteres).
    pub struct ValidacaoBeneficioInputToMatricula {
        max_length: 18,
    }
}

::client_runtime::text_enum! {
    /// Resultado da validação de um benefício.
    pub enum StatusValidacao {
        Ativo = "ativo",
        Inativo = "inativo",
    }
}

::client_runtime::text! {
    /// `PesquisarLeadsFiltro`
    pub struct PesquisarLeadsFiltro {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Nome do lead.
    pub struct LeadInputToNomePessoa {
        min_length: 1,
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Cidade do lead.
    pub struct LeadInputToCidade {
        max_length: 100,
    }
}

::client_runtime::text! {
    /// Sigla da unidade da federação.
    pub struct LeadInputToUf {
        max_length: 2,
    }
}

::client_runtime::text! {
    /// O que o lead escreveu.
    pub struct LeadInputToMensagem {
        max_length: 2000,
    }
}

::client_runtime::text! {
    /// De onde o lead veio.
    pub struct LeadInputToOrigem {
        max_length: 60,
    }
}

::client_runtime::text! {
    /// Identificador do lead no sistema de quem chama.
    pub struct LeadInputToCodigoIntegracao {
        max_length: 60,
    }
}

::client_runtime::text! {
    /// `PesquisarNegociosFiltro`
    pub struct PesquisarNegociosFiltro {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Data em `yyyy-MM-dd`, ou vazia, usada na pesquisa de negócios.
    pub struct DataIso {
        pattern: r"^(?:[0-9]{4}\-[0-9]{2}\-[0-9]{2})?$",
        max_length: 10,
    }
}

::client_runtime::text_enum! {
    /// Situação do negócio.
    pub enum SituacaoNegocio {
        Aberto = "ABERTO",
        Ganho = "GANHO",
        Perdido = "PERDIDO",
    }
}

::client_runtime::text! {
    /// Descrição curta do negócio.
    pub struct NegocioInputToDescricao {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Motivo da perda, quando `PERDIDO`.
    pub struct NegocioInputToMotivoPerda {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Anotações.
    pub struct NegocioInputToObservacao {
        max_length: 2000,
    }
}

::client_runtime::text! {
    /// Categoria do veículo (decisão: até 30 caracteres).
    pub struct VeiculoToCategoria {
        max_length: 30,
    }
}

::client_runtime::text! {
    /// Combustível do veículo (decisão: até 30 caracteres).
    pub struct VeiculoToCombustivel {
        max_length: 30,
    }
}

::client_runtime::text! {
    /// Cor do veículo (decisão: até 30 caracteres).
    pub struct VeiculoToCor {
        max_length: 30,
    }
}

::client_runtime::text! {
    /// Marca do veículo (decisão: até 60 caracteres).
    pub struct VeiculoToMarca {
        max_length: 60,
    }
}

::client_runtime::text! {
    /// Modelo do veículo (decisão: até 100 caracteres).
    pub struct VeiculoToModelo {
        max_length: 100,
    }
}

::client_runtime::text! {
    /// Número do Renavam (decisão: até 11 caracteres).
    pub struct VeiculoToRenavam {
        max_length: 11,
    }
}

::client_runtime::text! {
    /// Tipo do veículo (decisão: até 200 caracteres).
    pub struct VeiculoToTipoVeiculo {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// Nome do dependente.
    pub struct NegocioDependenteToNome {
        min_length: 1,
        max_length: 100,
    }
}

::client_runtime::text! {
    /// Documento de identidade.
    pub struct NegocioDependenteToIdentidade {
        max_length: 30,
    }
}

::client_runtime::text_enum! {
    /// Quem está envolvido no evento.
    pub enum Envolvido {
        Cliente = "Cliente",
        Terceiro = "Terceiro",
    }
}

::client_runtime::text! {
    /// `PesquisarEventosProtocolo`
    pub struct PesquisarEventosProtocolo {
        max_length: 30,
    }
}

::client_runtime::text_enum! {
    /// Prioridade do evento.
    pub enum Prioridade {
        Baixa = "Baixa",
        Media = "Média",
        Alta = "Alta",
        Urgente = "Urgente",
    }
}
