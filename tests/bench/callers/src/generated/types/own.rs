//! Types that need more than a plain struct.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

::client_runtime::text! {
    /// `BeneficiarioCpf`
    pub struct BeneficiarioCpf {
        min_length: 11,
        max_length: 11,
    }
}

::client_runtime::text! {
    /// `BeneficiarioNome`
    pub struct BeneficiarioNome {
        min_length: 3,
        max_length: 100,
    }
}

::client_runtime::text! {
    /// `BeneficiarioDataNascimento`
    pub struct BeneficiarioDataNascimento {
        min_length: 10,
        max_length: 10,
    }
}

::client_runtime::text! {
    /// `BeneficiarioObservacao`
    pub struct BeneficiarioObservacao {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// `EnderecoLogradouro`
    pub struct EnderecoLogradouro {
        max_length: 120,
    }
}

::client_runtime::text! {
    /// `EnderecoBairro`
    pub struct EnderecoBairro {
        max_length: 60,
    }
}

::client_runtime::text! {
    /// `EnderecoCidade`
    pub struct EnderecoCidade {
        max_length: 60,
    }
}

::client_runtime::text! {
    /// `EnderecoUf`
    pub struct EnderecoUf {
        min_length: 2,
        max_length: 2,
    }
}

::client_runtime::text! {
    /// `EnderecoCep`
    pub struct EnderecoCep {
        min_length: 8,
        max_length: 8,
    }
}

::client_runtime::text! {
    /// `BeneficiarioComPadraoCpf`
    pub struct BeneficiarioComPadraoCpf {
        pattern: "^[0-9]{11}$",
    }
}

::client_runtime::text! {
    /// `BeneficiarioComPadraoNome`
    pub struct BeneficiarioComPadraoNome {
        min_length: 3,
        max_length: 100,
    }
}

::client_runtime::text! {
    /// `BeneficiarioComPadraoDataNascimento`
    pub struct BeneficiarioComPadraoDataNascimento {
        pattern: r"^[0-9]{4}\-[0-9]{2}\-[0-9]{2}$",
    }
}

::client_runtime::text! {
    /// `BeneficiarioComPadraoEmail`
    pub struct BeneficiarioComPadraoEmail {
        pattern: r"^[^@ ]+@[^@ ]+\.[a-z]{2,}$",
    }
}

::client_runtime::text! {
    /// `BeneficiarioComPadraoObservacao`
    pub struct BeneficiarioComPadraoObservacao {
        max_length: 200,
    }
}

::client_runtime::text! {
    /// `ConsultarBeneficiarioNome`
    pub struct ConsultarBeneficiarioNome {
        max_length: 100,
    }
}

::client_runtime::text! {
    /// `ConsultarBeneficiarioCpf`
    pub struct ConsultarBeneficiarioCpf {
        min_length: 11,
        max_length: 11,
    }
}

::client_runtime::text! {
    /// `ConsultarBeneficiarioSituacao`
    pub struct ConsultarBeneficiarioSituacao {
        max_length: 30,
    }
}

::client_runtime::text! {
    /// `ConsultarBeneficiarioUf`
    pub struct ConsultarBeneficiarioUf {
        min_length: 2,
        max_length: 2,
    }
}

::client_runtime::text! {
    /// `ConsultarBeneficiarioOrdenar`
    pub struct ConsultarBeneficiarioOrdenar {
        max_length: 30,
    }
}
