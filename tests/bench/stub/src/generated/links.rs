//! Addresses of operations, for links in answers: `context.url(&links::…)`.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

crate::runtime::links! {
    listar_situacoes() "/ext/beneficio/situacaoBeneficio",
    criar_beneficiario() "/ext/beneficiario",
    criar_beneficiario_com_padrao() "/ext/beneficiario/padrao",
    consultar_beneficiario(id: &i32) "/ext/beneficiario/{id}",
}
