//! Addresses of operations, for links in answers: `context.url(&links::…)`.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

crate::runtime::links! {
    receber_consulta() "/consulta",
    receber_help_desk() "/helpDesk",
    receber_vistoria() "/vistoria",
    receber_beneficio() "/beneficio",
    receber_evento() "/evento",
}
