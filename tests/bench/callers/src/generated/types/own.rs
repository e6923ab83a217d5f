//! Types that need more than a plain struct.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

::client_runtime::texts! {
    /// `BeneficiarioCpf`
    pub BeneficiarioCpf {
        min_length: 11,
        max_length: 11,
    }

    /// `BeneficiarioNome`
    pub BeneficiarioNome {
        min_length: 3,
        max_length: 100,
    }

    /// `BeneficiarioDataNascimento`
    pub BeneficiarioDataNascimento {
        min_length: 10,
        max_length: 10,
    }

    /// `BeneficiarioObservacao`
    pub BeneficiarioObservacao {
        max_length: 200,
    }

    /// `EnderecoLogradouro`
    pub EnderecoLogradouro {
        max_length: 120,
    }

    /// `EnderecoBairro`
    pub EnderecoBairro {
        max_length: 60,
    }

    /// `EnderecoCidade`
    pub EnderecoCidade {
        max_length: 60,
    }

    /// `EnderecoUf`
    pub EnderecoUf {
        min_length: 2,
        max_length: 2,
    }

    /// `EnderecoCep`
    pub EnderecoCep {
        min_length: 8,
        max_length: 8,
    }

    /// `BeneficiarioComPadraoCpf`
    pub BeneficiarioComPadraoCpf {
        pattern: "^[0-9]{11}$",
    }

    /// `BeneficiarioComPadraoNome`
    pub BeneficiarioComPadraoNome {
        min_length: 3,
        max_length: 100,
    }

    /// `BeneficiarioComPadraoDataNascimento`
    pub BeneficiarioComPadraoDataNascimento {
        pattern: r"^[0-9]{4}\-[0-9]{2}\-[0-9]{2}$",
    }

    /// `BeneficiarioComPadraoEmail`
    pub BeneficiarioComPadraoEmail {
        pattern: r"^[^@ ]+@[^@ ]+\.[a-z]{2,}$",
    }

    /// `BeneficiarioComPadraoObservacao`
    pub BeneficiarioComPadraoObservacao {
        max_length: 200,
    }

    /// `ConsultarBeneficiarioNome`
    pub ConsultarBeneficiarioNome {
        max_length: 100,
    }

    /// `ConsultarBeneficiarioCpf`
    pub ConsultarBeneficiarioCpf {
        min_length: 11,
        max_length: 11,
    }

    /// `ConsultarBeneficiarioSituacao`
    pub ConsultarBeneficiarioSituacao {
        max_length: 30,
    }

    /// `ConsultarBeneficiarioUf`
    pub ConsultarBeneficiarioUf {
        min_length: 2,
        max_length: 2,
    }

    /// `ConsultarBeneficiarioOrdenar`
    pub ConsultarBeneficiarioOrdenar {
        max_length: 30,
    }
}
