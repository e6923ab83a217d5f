//! Rejections, in the bodies that operations declare.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::rejection::{DeclaredBodies, Shape, Shapes};

pub(super) const SHAPES: Shapes = Shapes {
    bodies: &[
        Shape::Written,
    ],
    elsewhere: Some(0),
    operations: &[
        DeclaredBodies { operation: "consultarVida", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "consultarProntidao", forbidden: 403, bodies: &[] },
        DeclaredBodies { operation: "listarUsuarios", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarUsuario", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarUsuario", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "alterarUsuario", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "redefinirSenha", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "revogarTokens", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "concederLoja", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "retirarLoja", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarReceptores", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "cadastrarReceptor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarReceptor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "alterarReceptor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerReceptor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "trocarSegredo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "testarReceptor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarEntregas", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarEntrega", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "reenviarEntrega", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "reenviarIntervalo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarLojas", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarLoja", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarLoja", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "substituirLoja", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerLoja", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarPlanos", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarPlano", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarPlano", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "substituirPlano", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerPlano", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarSituacoesBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarSituacaoBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarSituacaoBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "substituirSituacaoBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerSituacaoBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarTiposVeiculo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarTipoVeiculo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarTipoVeiculo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "substituirTipoVeiculo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerTipoVeiculo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarClienteSistema", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "definirClienteSistema", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarDiasVencimento", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "incluirDiaVencimento", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerDiaVencimento", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarCamposAdicionais", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarCampoAdicional", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarCampoAdicional", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "substituirCampoAdicional", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerCampoAdicional", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarFornecedores", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarFornecedor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarFornecedor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "substituirFornecedor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerFornecedor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarVendedores", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarVendedor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarVendedor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "substituirVendedor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerVendedor", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarFunis", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarFunil", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarFunil", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "substituirFunil", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerFunil", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarSituacoes", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarSituacao", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarSituacao", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "substituirSituacao", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerSituacao", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarTipos", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "criarTipo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarTipo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "substituirTipo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerTipo", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarConsultas", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "abrirConsulta", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarConsulta", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "moverConsulta", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarHelpDesks", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "abrirHelpDesk", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarHelpDesk", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "moverHelpDesk", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarVistorias", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "abrirVistoria", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarVistoria", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "moverVistoria", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "moverBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarEquipamentos", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "instalarEquipamento", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerEquipamento", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarItensBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "excluirItemBeneficio", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarCartoesCredito", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "cadastrarCartaoCredito", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "removerCartaoCredito", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "encerrarLead", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "listarEventos", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "abrirEvento", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "consultarEvento", forbidden: 401, bodies: &[] },
        DeclaredBodies { operation: "moverEvento", forbidden: 401, bodies: &[] },
    ],
};

/// Writes rejections in types of the document: what the stubs answer before, or instead of, an operation.
///
/// The status and its headers are chosen already; the reason tells what is wrong with the request.
pub trait Reject: Send + Sync + 'static {
    /// The body of a rejection in `application/json`.
    fn erro(&self, rejected: crate::runtime::rejection::Rejected<'_>) -> super::Erro;
}

pub(super) fn written<S: Reject>(
    service: &S,
    body: usize,
    rejected: crate::runtime::rejection::Rejected<'_>,
) -> crate::runtime::Answer {
    let status = rejected.status().as_u16();
    match body {
        0 => {
            let body = Reject::erro(service, rejected);
            crate::runtime::reply::json(status, "application/json", &body)
        }
        _ => unreachable!("the other bodies are written by the runtime"),
    }
}
