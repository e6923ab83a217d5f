//! Types of what is sent and answered.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

mod own;

pub use own::*;
use super::types;

/// Uma pessoa, com tamanhos e limites.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
pub struct Beneficiario {
    /// `beneficios`
    pub beneficios: ::std::vec::Vec<i32>,
    /// `cpf`
    pub cpf: super::types::BeneficiarioCpf,
    /// `data_nascimento`
    #[serde(rename = "dataNascimento")]
    pub data_nascimento: super::types::BeneficiarioDataNascimento,
    /// `email`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<::std::string::String>,
    /// `endereco`
    pub endereco: Endereco,
    /// `matricula`
    pub matricula: i64,
    /// `nome`
    pub nome: super::types::BeneficiarioNome,
    /// `observacao`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<super::types::BeneficiarioObservacao>,
    /// `situacao`
    pub situacao: ::std::string::String,
    /// `telefone`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefone: ::std::option::Option<::std::string::String>,
    /// `valor`
    pub valor: f64,
}

impl Beneficiario {
    /// A builder with nothing set.
    pub fn builder() -> builder::Beneficiario {
        Default::default()
    }
}

/// A mesma pessoa, com três padrões.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
pub struct BeneficiarioComPadrao {
    /// `beneficios`
    pub beneficios: ::std::vec::Vec<i32>,
    /// `cpf`
    pub cpf: super::types::BeneficiarioComPadraoCpf,
    /// `data_nascimento`
    #[serde(rename = "dataNascimento")]
    pub data_nascimento: super::types::BeneficiarioComPadraoDataNascimento,
    /// `email`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::BeneficiarioComPadraoEmail>,
    /// `endereco`
    pub endereco: Endereco,
    /// `matricula`
    pub matricula: i64,
    /// `nome`
    pub nome: super::types::BeneficiarioComPadraoNome,
    /// `observacao`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<super::types::BeneficiarioComPadraoObservacao>,
    /// `situacao`
    pub situacao: ::std::string::String,
    /// `telefone`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefone: ::std::option::Option<::std::string::String>,
    /// `valor`
    pub valor: f64,
}

impl BeneficiarioComPadrao {
    /// A builder with nothing set.
    pub fn builder() -> builder::BeneficiarioComPadrao {
        Default::default()
    }
}

/// Um pedido de consulta, como foi entendido.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
pub struct Consulta {
    /// `ativo`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// `cpf`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf: ::std::option::Option<::std::string::String>,
    /// `id`
    pub id: i32,
    /// `nome`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
    /// `ordenar`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ordenar: ::std::option::Option<::std::string::String>,
    /// `pagina`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub pagina: ::std::option::Option<i32>,
    /// `situacao`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<::std::string::String>,
    /// `tamanho`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tamanho: ::std::option::Option<i32>,
    /// `uf`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub uf: ::std::option::Option<::std::string::String>,
}

/// Onde a pessoa mora.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
pub struct Endereco {
    /// `bairro`
    pub bairro: super::types::EnderecoBairro,
    /// `cep`
    pub cep: super::types::EnderecoCep,
    /// `cidade`
    pub cidade: super::types::EnderecoCidade,
    /// `logradouro`
    pub logradouro: super::types::EnderecoLogradouro,
    /// `uf`
    pub uf: super::types::EnderecoUf,
}

impl Endereco {
    /// A builder with nothing set.
    pub fn builder() -> builder::Endereco {
        Default::default()
    }
}

/// Uma situação em que um benefício pode estar.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
pub struct SituacaoBeneficio {
    /// `ativo`
    pub ativo: bool,
    /// `codigo`
    pub codigo: i32,
    /// `descricao`
    pub descricao: ::std::string::String,
    /// `sigla`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sigla: ::std::option::Option<::std::string::String>,
}

/// Types for composing complex structures.
pub mod builder {
    /// `Beneficiario`
    #[derive(Clone, Debug)]
    pub struct Beneficiario {
        beneficios: ::std::result::Result<::std::vec::Vec<i32>, ::std::string::String>,
        cpf: ::std::result::Result<super::types::BeneficiarioCpf, ::std::string::String>,
        data_nascimento: ::std::result::Result<
            super::types::BeneficiarioDataNascimento,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<super::Endereco, ::std::string::String>,
        matricula: ::std::result::Result<i64, ::std::string::String>,
        nome: ::std::result::Result<
            super::types::BeneficiarioNome,
            ::std::string::String,
        >,
        observacao: ::std::result::Result<
            ::std::option::Option<super::types::BeneficiarioObservacao>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<::std::string::String, ::std::string::String>,
        telefone: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<f64, ::std::string::String>,
    }

    impl ::std::default::Default for Beneficiario {
        fn default() -> Self {
            Self {
                beneficios: Err("no value supplied for beneficios".to_string()),
                cpf: Err("no value supplied for cpf".to_string()),
                data_nascimento: Err(
                    "no value supplied for data_nascimento".to_string(),
                ),
                email: Ok(Default::default()),
                endereco: Err("no value supplied for endereco".to_string()),
                matricula: Err("no value supplied for matricula".to_string()),
                nome: Err("no value supplied for nome".to_string()),
                observacao: Ok(Default::default()),
                situacao: Err("no value supplied for situacao".to_string()),
                telefone: Ok(Default::default()),
                valor: Err("no value supplied for valor".to_string()),
            }
        }
    }

    impl Beneficiario {
        /// Sets `beneficios`.
        pub fn beneficios<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.beneficios = ::client_runtime::given("beneficios", value);
            self
        }

        /// Sets `cpf`.
        pub fn cpf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::BeneficiarioCpf>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf = ::client_runtime::given("cpf", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::BeneficiarioDataNascimento>,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `endereco`.
        pub fn endereco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::Endereco>,
            T::Error: ::std::fmt::Display,
        {
            self.endereco = ::client_runtime::given("endereco", value);
            self
        }

        /// Sets `matricula`.
        pub fn matricula<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i64>,
            T::Error: ::std::fmt::Display,
        {
            self.matricula = ::client_runtime::given("matricula", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::BeneficiarioNome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `observacao`.
        pub fn observacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficiarioObservacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.observacao = ::client_runtime::given("observacao", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `telefone`.
        pub fn telefone<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone = ::client_runtime::given("telefone", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<f64>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Beneficiario> for super::Beneficiario {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Beneficiario,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                beneficios: value.beneficios?,
                cpf: value.cpf?,
                data_nascimento: value.data_nascimento?,
                email: value.email?,
                endereco: value.endereco?,
                matricula: value.matricula?,
                nome: value.nome?,
                observacao: value.observacao?,
                situacao: value.situacao?,
                telefone: value.telefone?,
                valor: value.valor?,
            })
        }
    }

    impl ::std::convert::From<super::Beneficiario> for Beneficiario {
        fn from(value: super::Beneficiario) -> Self {
            Self {
                beneficios: Ok(value.beneficios),
                cpf: Ok(value.cpf),
                data_nascimento: Ok(value.data_nascimento),
                email: Ok(value.email),
                endereco: Ok(value.endereco),
                matricula: Ok(value.matricula),
                nome: Ok(value.nome),
                observacao: Ok(value.observacao),
                situacao: Ok(value.situacao),
                telefone: Ok(value.telefone),
                valor: Ok(value.valor),
            }
        }
    }

    /// `BeneficiarioComPadrao`
    #[derive(Clone, Debug)]
    pub struct BeneficiarioComPadrao {
        beneficios: ::std::result::Result<::std::vec::Vec<i32>, ::std::string::String>,
        cpf: ::std::result::Result<
            super::types::BeneficiarioComPadraoCpf,
            ::std::string::String,
        >,
        data_nascimento: ::std::result::Result<
            super::types::BeneficiarioComPadraoDataNascimento,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::BeneficiarioComPadraoEmail>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<super::Endereco, ::std::string::String>,
        matricula: ::std::result::Result<i64, ::std::string::String>,
        nome: ::std::result::Result<
            super::types::BeneficiarioComPadraoNome,
            ::std::string::String,
        >,
        observacao: ::std::result::Result<
            ::std::option::Option<super::types::BeneficiarioComPadraoObservacao>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<::std::string::String, ::std::string::String>,
        telefone: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<f64, ::std::string::String>,
    }

    impl ::std::default::Default for BeneficiarioComPadrao {
        fn default() -> Self {
            Self {
                beneficios: Err("no value supplied for beneficios".to_string()),
                cpf: Err("no value supplied for cpf".to_string()),
                data_nascimento: Err(
                    "no value supplied for data_nascimento".to_string(),
                ),
                email: Ok(Default::default()),
                endereco: Err("no value supplied for endereco".to_string()),
                matricula: Err("no value supplied for matricula".to_string()),
                nome: Err("no value supplied for nome".to_string()),
                observacao: Ok(Default::default()),
                situacao: Err("no value supplied for situacao".to_string()),
                telefone: Ok(Default::default()),
                valor: Err("no value supplied for valor".to_string()),
            }
        }
    }

    impl BeneficiarioComPadrao {
        /// Sets `beneficios`.
        pub fn beneficios<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.beneficios = ::client_runtime::given("beneficios", value);
            self
        }

        /// Sets `cpf`.
        pub fn cpf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::BeneficiarioComPadraoCpf>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf = ::client_runtime::given("cpf", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                super::types::BeneficiarioComPadraoDataNascimento,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficiarioComPadraoEmail>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `endereco`.
        pub fn endereco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::Endereco>,
            T::Error: ::std::fmt::Display,
        {
            self.endereco = ::client_runtime::given("endereco", value);
            self
        }

        /// Sets `matricula`.
        pub fn matricula<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i64>,
            T::Error: ::std::fmt::Display,
        {
            self.matricula = ::client_runtime::given("matricula", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::BeneficiarioComPadraoNome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `observacao`.
        pub fn observacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficiarioComPadraoObservacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.observacao = ::client_runtime::given("observacao", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `telefone`.
        pub fn telefone<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone = ::client_runtime::given("telefone", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<f64>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<BeneficiarioComPadrao>
    for super::BeneficiarioComPadrao {
        type Error = super::error::ConversionError;
        fn try_from(
            value: BeneficiarioComPadrao,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                beneficios: value.beneficios?,
                cpf: value.cpf?,
                data_nascimento: value.data_nascimento?,
                email: value.email?,
                endereco: value.endereco?,
                matricula: value.matricula?,
                nome: value.nome?,
                observacao: value.observacao?,
                situacao: value.situacao?,
                telefone: value.telefone?,
                valor: value.valor?,
            })
        }
    }

    impl ::std::convert::From<super::BeneficiarioComPadrao> for BeneficiarioComPadrao {
        fn from(value: super::BeneficiarioComPadrao) -> Self {
            Self {
                beneficios: Ok(value.beneficios),
                cpf: Ok(value.cpf),
                data_nascimento: Ok(value.data_nascimento),
                email: Ok(value.email),
                endereco: Ok(value.endereco),
                matricula: Ok(value.matricula),
                nome: Ok(value.nome),
                observacao: Ok(value.observacao),
                situacao: Ok(value.situacao),
                telefone: Ok(value.telefone),
                valor: Ok(value.valor),
            }
        }
    }

    /// `Endereco`
    #[derive(Clone, Debug)]
    pub struct Endereco {
        bairro: ::std::result::Result<
            super::types::EnderecoBairro,
            ::std::string::String,
        >,
        cep: ::std::result::Result<super::types::EnderecoCep, ::std::string::String>,
        cidade: ::std::result::Result<
            super::types::EnderecoCidade,
            ::std::string::String,
        >,
        logradouro: ::std::result::Result<
            super::types::EnderecoLogradouro,
            ::std::string::String,
        >,
        uf: ::std::result::Result<super::types::EnderecoUf, ::std::string::String>,
    }

    impl ::std::default::Default for Endereco {
        fn default() -> Self {
            Self {
                bairro: Err("no value supplied for bairro".to_string()),
                cep: Err("no value supplied for cep".to_string()),
                cidade: Err("no value supplied for cidade".to_string()),
                logradouro: Err("no value supplied for logradouro".to_string()),
                uf: Err("no value supplied for uf".to_string()),
            }
        }
    }

    impl Endereco {
        /// Sets `bairro`.
        pub fn bairro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::EnderecoBairro>,
            T::Error: ::std::fmt::Display,
        {
            self.bairro = ::client_runtime::given("bairro", value);
            self
        }

        /// Sets `cep`.
        pub fn cep<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::EnderecoCep>,
            T::Error: ::std::fmt::Display,
        {
            self.cep = ::client_runtime::given("cep", value);
            self
        }

        /// Sets `cidade`.
        pub fn cidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::EnderecoCidade>,
            T::Error: ::std::fmt::Display,
        {
            self.cidade = ::client_runtime::given("cidade", value);
            self
        }

        /// Sets `logradouro`.
        pub fn logradouro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::EnderecoLogradouro>,
            T::Error: ::std::fmt::Display,
        {
            self.logradouro = ::client_runtime::given("logradouro", value);
            self
        }

        /// Sets `uf`.
        pub fn uf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::EnderecoUf>,
            T::Error: ::std::fmt::Display,
        {
            self.uf = ::client_runtime::given("uf", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Endereco> for super::Endereco {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Endereco,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                bairro: value.bairro?,
                cep: value.cep?,
                cidade: value.cidade?,
                logradouro: value.logradouro?,
                uf: value.uf?,
            })
        }
    }

    impl ::std::convert::From<super::Endereco> for Endereco {
        fn from(value: super::Endereco) -> Self {
            Self {
                bairro: Ok(value.bairro),
                cep: Ok(value.cep),
                cidade: Ok(value.cidade),
                logradouro: Ok(value.logradouro),
                uf: Ok(value.uf),
            }
        }
    }
}

/// Error types.
pub mod error {
    /// Error from a `TryFrom` or `FromStr` implementation.
    pub struct ConversionError(::std::borrow::Cow<'static, str>);
    impl ::std::error::Error for ConversionError {}
    impl ::std::fmt::Display for ConversionError {
        fn fmt(
            &self,
            f: &mut ::std::fmt::Formatter<'_>,
        ) -> Result<(), ::std::fmt::Error> {
            ::std::fmt::Display::fmt(&self.0, f)
        }
    }

    impl ::std::fmt::Debug for ConversionError {
        fn fmt(
            &self,
            f: &mut ::std::fmt::Formatter<'_>,
        ) -> Result<(), ::std::fmt::Error> {
            ::std::fmt::Debug::fmt(&self.0, f)
        }
    }

    impl From<&'static str> for ConversionError {
        fn from(value: &'static str) -> Self {
            Self(value.into())
        }
    }

    impl From<String> for ConversionError {
        fn from(value: String) -> Self {
            Self(value.into())
        }
    }
}
